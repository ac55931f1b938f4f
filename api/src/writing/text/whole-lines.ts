import { startsWithBullet } from '@vitae/language/bullets';
import { isTailOfCertificate, namesCertificate } from '@vitae/language/certificates';
import { foldWords } from '@vitae/language/fold';
import { HEADINGS, type SectionKind } from '@vitae/language/headings';
import { namesOccupation } from '@vitae/language/occupations';
import { LEGAL_FORMS } from '@vitae/language/organisations';
import { withLevelsBesideNames } from '@vitae/language/spoken-languages';
import { breaksBeforeDash, breaksBehindMonth, breaksInSchool } from '../../parsing/entries/wrapped-heads.ts';
import { isBrokenLegalForm } from '../../parsing/phrases/broken-legal-form.ts';
import { findDates } from '../../parsing/phrases/dates.ts';
import { slashedHeads } from '../../parsing/phrases/slashed-heads.ts';
import { tightItems } from '../../parsing/phrases/tight-items.ts';
import type { ParsedResume } from '../../parsing/result.ts';

const USUAL_HEADINGS: Partial<Record<SectionKind, string>> = {
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  languages: 'Languages',
  certifications: 'Certifications',
  awards: 'Awards',
  references: 'References',
};
/** "Danish, English (fluent), German" over "(school)" */
const ASIDE_BELOW = /(?<=, \p{L}{2,30})\n(?=\(\p{Ll}[\p{Ll} ]{1,28}\)(?:\n|$))/gu;
const NOTHING_READ = { sections: [], certifications: [] };
const MAX_LINE = 400;
const MOST_WORDS_BEFORE_NAME = 10;
const MOST_WORDS_OF_NAME = 8;

/**
 * The text of a resume with what the page has broken put together, with a comma where only capitals part two names, and
 * with the usual heading where the reading has found a section under one that no list has ("Practice" over the jobs).
 */
export function inWholeLines(
  resumeText: string,
  { sections, certifications }: Pick<ParsedResume, 'sections' | 'certifications'> = NOTHING_READ,
): string {
  const usual = new Map(
    sections.flatMap(({ kind, heading }) => {
      const name = USUAL_HEADINGS[kind];
      const listed = heading ? HEADINGS.get(foldWords(heading)) : undefined;
      // "Career summary" is mostly a profile, and here the jobs.
      const isOfJobs = kind === 'experience' && listed === 'summary';
      return name && heading && (listed === undefined || isOfJobs) ? [[heading, name]] : [];
    }),
  );
  const certificates = certifications.map(({ title }) => title.value);
  const kindOf = new Map(sections.flatMap(({ kind, heading }) => (heading ? [[heading, kind] as const] : [])));
  let section: SectionKind | null = null;
  const lines: string[] = [];
  const all = withLevelsBesideNames(
    withHeadingsApart(resumeText.replace(ASIDE_BELOW, ' ').split('\n').flatMap(itemsApart), kindOf),
  );
  const last = all.findLastIndex((line) => line.trim() !== '');
  const slashed = slashedHeads(all);
  const rests = new Set([...slashed].flatMap(([at, { count }]) => (count > 1 ? [at + 1] : [])));
  for (const [at, written] of all.entries()) {
    if (rests.has(at)) continue;
    const head = slashed.get(at);
    if (head) {
      lines.push(head.house, head.post);
      continue;
    }
    const line = written
      .replace(EUROPASS_DATES, (_, before: string, dates: string) =>
        before.trim() === '' ? dates : `${before}, ${dates}`,
      )
      .replace(EUROPASS_TOWN, ', $1, ')
      .replace(RATING, toLevel)
      .replace(STARS, '')
      .replace(SHORT_RANGE, withWholeYears)
      .replace(GLUED_TO_YEAR, '$1 ')
      .replace(CERTIFICATE_AND_STATE, (row, name: string, state: string) =>
        /^\p{Lu}{3,8}$/u.test(name) || namesCertificate(name) || IS_PAPER.test(name)
          ? `${name}, ${state.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
          : row,
      );
    // "Full clean UK driving licence", the last line: a heading of nothing says it itself.
    const heading = at < last ? usual.get(line.trim()) : undefined;
    section = kindOf.get(line.trim()) ?? HEADINGS.get(foldWords(line)) ?? section;
    if (heading) lines.push(heading);
    else if (isBareYear(lines.at(-1) ?? '') && breaksInSchool(lines.at(-2) ?? '', line))
      lines[lines.length - 2] += ` ${line.trim()}`;
    else if (
      goesOn(lines.at(-1) ?? '', line) ||
      (section === 'certifications' &&
        (goesOnBelow(lines.at(-1) ?? '', line) || isOfOneName(lines.at(-1) ?? '', line, certificates)))
    )
      lines[lines.length - 1] += ` ${line.trim()}`;
    else lines.push(withNameInCapitalsApart(line));
  }
  return lines.join('\n');
}

/** A year that a column of its own sets between the lines of a name. */
const isBareYear = (line: string) => /^\s*(?:19|20)\d\d\s*$/.test(line);

function itemsApart(line: string): string[] {
  const items = line.length <= MAX_LINE ? tightItems(line) : [];
  return items.length > 0 ? items.map((item) => `• ${item}`) : [line];
}

/** "Profile ⇥ Solicitor, nine years qualified": a heading that the reading has found in a column of its own, on a line of its own. */
const withHeadingsApart = (lines: readonly string[], kindOf: ReadonlyMap<string, SectionKind>): string[] =>
  lines.flatMap((line) => {
    const at = line.indexOf('\t');
    const first = line.slice(0, Math.max(0, at)).trim();
    return at > 0 && kindOf.has(first) ? [first, line.slice(at + 1)] : [line];
  });

/** Characters of an item of a narrow column. */
const MOST_OF_NARROW = 50;
/** "Associate, exam in February" below "• Certified Digital Marketing" in a narrow column. */
const goesOnBelow = (before: string, line: string) =>
  startsWithBullet(before) &&
  line.length <= MOST_OF_NARROW &&
  !startsWithBullet(line) &&
  !line.includes('\t') &&
  line.trim() !== '' &&
  !/[.:;!?)]\s*$/.test(before) &&
  !HEADINGS.has(foldWords(line)) &&
  line.trim().split(/\s+/).length <= MOST_WORDS_OF_REST;

/** "Meta Certified Digital Marketing" over "Associate (2024)", of which the reading has made one name. */
const isOfOneName = (before: string, line: string, certificates: readonly string[]) =>
  certificates.some(
    (name) =>
      name.startsWith(`${before.trim()} `) &&
      line.trim().startsWith(name.slice(before.trim().length + 1)) &&
      (isOfOneShortForm(before, line) || !(isNameByItself(before) && isNameByItself(line))),
  );

/** "Registered, College of Alberta" over "Dental Assistants (CADA)": the short form takes its letters from both. */
function isOfOneShortForm(before: string, line: string): boolean {
  const [, rest = '', short = ''] = /^([^()]{3,60}?)\s*\((\p{Lu}{3,8})\)/u.exec(line.trim()) ?? [];
  const initials = (text: string) => (text.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('');
  return short !== '' && initials(`${before} ${rest}`).endsWith(short) && !initials(rest).endsWith(short);
}

/** "Zendesk Support Administrator" over "Data Privacy Act Awareness": two, though the reading has joined them. */
const isNameByItself = (line: string) => {
  const words = line
    .trim()
    .replace(/\s*\([^()]*\)$/, '')
    .split(/\s+/);
  return words.length >= LEAST_WORDS_OF_NAME && /^\p{Lu}/u.test(words[0]!) && /^\p{Lu}/u.test(words.at(-1)!);
};
const LEAST_WORDS_OF_NAME = 3;

/** "LICENCE" in capitals, below what has none. */
const isHeading = (line: string, before: string) => line === line.toUpperCase() && before !== before.toUpperCase();
/** "AWS Certified Solutions" over "Architect – Associate" */
const ENDS_IN_CERTIFIED =
  /\bCertified (?:Solutions|Cloud|Data|SysOps|DevOps|Advanced|Machine|Information|Ethical|Public|Project|Product|Management)$/;

/** Whether a line is the rest of the one before it. */
const goesOn = (before: string, line: string) =>
  before.length <= MAX_LINE &&
  ((isTailOfCertificate(line) &&
    /\p{L}$/u.test(before) &&
    !HEADINGS.has(foldWords(before)) &&
    !isHeading(line, before)) ||
    (ENDS_IN_CERTIFIED.test(before) && /^\p{Lu}\p{Ll}/u.test(line.trim())) ||
    (isLoneLetter(line) && /\p{Ll}$/u.test(before)) ||
    (IS_KIND_OF_SCHOOL.test(line.trim()) && /(?:19|20)\d\d.*\p{Lu}\p{Ll}+$/u.test(before)) ||
    (/[,\p{Ll}] (?:since|from|until|valid until|expires)$/u.test(before) && STARTS_WITH_DATE.test(line.trim())) ||
    breaksInSchool(before, line) ||
    breaksBeforeDash(before, line) ||
    breaksBehindMonth(before, line) ||
    closesBracket(before, line) ||
    (ENDS_IN_NAME.test(before) && isNameOfFirm(line)) ||
    isBrokenLegalForm(before, line) ||
    // "Police clearance & Form" over "30, Feb 2026"
    (/\b(?:Form|Level|Class|Grade|Module|Part|Band|Section)$/.test(before) && /^\d{1,3}(?![\d%])/.test(line.trim())) ||
    goesOnHead(before, line) ||
    goesOnItem(before, line));

/** "Lecturer in Rivers, School of History, University of West" over "Elm, 2021 – present": a head that its line had no room for. */
function goesOnHead(before: string, line: string): boolean {
  const text = before.trim();
  const [dates] = findDates(line);
  const isFull = text.endsWith(',') || text.length >= FULL_LINE;
  if (!dates?.isRange || !isFull || startsWithBullet(line) || startsWithBullet(before) || findDates(text).length > 0)
    return false;
  const rest = line.slice(0, dates.index).trim();
  return (
    /^\p{Lu}/u.test(rest) &&
    rest.endsWith(',') &&
    rest.split(/\s+/).length <= (text.endsWith(',') ? MOST_WORDS_BEHIND_COMMA : MOST_WORDS_WITHOUT_COMMA) &&
    namesOccupation(text.split(',')[0]!) &&
    text.includes(', ') &&
    !namesOccupation(rest) &&
    !/[.!?]$/.test(text)
  );
}
/** Characters of a line that had no room for more. */
const FULL_LINE = 70;
const MOST_WORDS_WITHOUT_COMMA = 2;
const MOST_WORDS_BEHIND_COMMA = 5;

/** "…, Elm" over "Larch KG, Leeds": one name, which the line had no room for. */
const ENDS_IN_NAME = /, \p{Lu}\p{Ll}{2,}$/u;
const isNameOfFirm = (line: string) => {
  const [, , form = ''] = /^(\p{Lu}\p{Ll}+) (\p{Lu}[\p{L}.]{0,5})(?=[,.]|$)/u.exec(line.trim()) ?? [];
  return LEGAL_FORMS.has(form.replace(/\./g, '').toLowerCase());
};

/** "September 2020" below "General Dental Council, since" */
const STARTS_WITH_DATE = /^(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:19|20)\d\d(?!\d)/u;
/** "University" below a dated "…, Elm" whose line has no room for it. */
const IS_KIND_OF_SCHOOL = /^(?:University|College|School|Institute|Academy)$/;
/** "leave Aug 2019 – May 2020)" below "… (parental" */
const closesBracket = (before: string, line: string) =>
  /\([^()]{1,120}$/.test(before) && /^[^()\t]{1,120}\)/.test(line) && !startsWithBullet(line);

const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{Ll}{0,6}\\.?';
/** "Mar 17 – Dec 18", "Aug '24 – now" */
const SHORT_RANGE = new RegExp(
  `(?<![\\p{L}\\d])(${MONTH}) ['’]?(\\d\\d)( ?[-–—] ?|\\s?to\\s?)(?:(${MONTH}) ['’]?(\\d\\d)|(present|now|date|current))(?![\\p{L}\\d])`,
  'giu',
);
/** Years of a working life that are written with two figures. */
const LAST_YEAR_OF_CENTURY = 50;
const wholeYear = (short: string) => `${Number(short) > LAST_YEAR_OF_CENTURY ? 19 : 20}${short}`;
const withWholeYears = (
  _: string,
  from: string,
  year: string,
  to: string,
  until?: string,
  end?: string,
  now?: string,
) => `${from} ${wholeYear(year)}${to}${now ?? `${until} ${wholeYear(end!)}`}`;

/** "Aug 2024Barista" */
const GLUED_TO_YEAR = /((?<!\d)(?:19|20)\d\d)(?=\p{Lu}\p{Ll})/gu;

/** "IELTS ⇥ 7.5 overall", "ACLS ⇥ valid until May 2027": neither cell says anything without the other. */
const CERTIFICATE_AND_STATE =
  /^([\p{L}\d][\p{L}\d &/.-]{1,40})\t((?:valid|renewed|current|issued|registered|passed|\d\.\d overall)(?!\p{L})[^\t@]{0,80})$/iu;
const IS_PAPER = /\b(?:card|CPC|licen[cs]e|certificate|ticket|permit|badge)$/i;

/** "German ●○○○○", "After Effects ★☆☆☆☆" */
const RATING = /[ \t]{0,9}([●★■⬤◆]{1,10})([○☆□◯◇⚪]{1,10})/gu;
/** "Hotel Sample ★★★★", "Hotel Sample ****", and the mark of a note, "Osteria Sample*" */
const STARS = /[ \t]{0,9}★{2,5}|(?<!\*\S[^*\n]{0,80})(?<=\p{L}{3}) ?\*{1,5}(?=[,;]|\s|$)/gu;
const MOST_OF_LITTLE = 0.4;
const toLevel = (_: string, full: string, open: string) =>
  full.length / (full.length + open.length) <= MOST_OF_LITTLE ? ' (basic)' : '';

/** "A" below "Sample Pharmacy Council, Category" in a narrow column. */
const isLoneLetter = (line: string) => /^[A-Z\d]$/.test(line.trim());

/** "the project ROOTSAFE" */
const NAMED_SO =
  /^(?:projects?|called|named|programs?|programmes?|tools?|systems?|software|platform|product|brand|app|game|band|ship|vessel|as|the|of|for|at|in|by|with|from|and|or|on|to|using|include|includes|including)$/i;

const MOST_WORDS_OF_REST = 6;

/** "nurses" below "✓ Council register of dental": what follows an item in small letters, without a sign of its own. */
const goesOnItem = (before: string, line: string) =>
  startsWithBullet(before) &&
  /^\s*\p{Ll}/u.test(line) &&
  !startsWithBullet(line) &&
  !line.includes('\t') &&
  !/[.:;!?)]\s*$/.test(before) &&
  line.trim().split(/\s+/).length <= MOST_WORDS_OF_REST;

/** "Team Leader – customer service SAMPLE MAROC": the post, and in capitals its employer. */
function withNameInCapitalsApart(line: string): string {
  if (line.length > MAX_LINE || startsWithBullet(line)) return line;
  const words = line.split(' ');
  const before = words.findLastIndex((word) => !/^[\p{Lu}\d&'’.,/–-]+$/u.test(word)) + 1;
  const name = words.slice(before);
  const isName =
    before > 0 &&
    before <= MOST_WORDS_BEFORE_NAME &&
    name.length <= MOST_WORDS_OF_NAME &&
    name.some((word) => /^\p{Lu}{6,},?$/u.test(word)) &&
    /\p{Ll}[.)]?$|\d\)$/u.test(words[before - 1]!) &&
    !NAMED_SO.test(words[before - 1]!) &&
    /^\p{Lu}{2}/u.test(name[0]!);
  return isName ? `${words.slice(0, before).join(' ')}, ${name.join(' ')}` : line;
}

/** "[ 2005 – 2009 ] City: Elmtown | Country: Romania" */
const EUROPASS_DATES =
  /(^|\S)\s{0,3}\[\s{0,3}([\d/. ]{0,8}(?:19|20)\d\d\s?[–-]\s?(?:[\d/. ]{0,8}(?:19|20)\d\d|current|present))\s{0,3}\]/giu;
const EUROPASS_TOWN = /\s{1,10}City: ([^|:]{2,40}?) \| Country: (?=\p{Lu})/u;
