import { namesCertificate } from '@vitae/language/certificates';
import { degreeLevels } from '@vitae/language/degrees';
import { fold, foldWords } from '@vitae/language/fold';
import { HEADINGS, type SectionKind } from '@vitae/language/headings';
import { namesOccupation, OCCUPATION_NOUNS } from '@vitae/language/occupations';
import { CREDENTIALS } from '@vitae/language/persons';
import { STATE_CODES } from '@vitae/language/places';
import { knownSkill } from '@vitae/language/skills';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { findDates } from '../../parsing/phrases/dates.ts';
import { isOnlyDates } from '../../parsing/phrases/only-dates.ts';
import { inTitleCase } from '../text/title-case.ts';
import { isWordOfEveryDay, sentencesOf, upperFirst, wordCount } from '../text/words.ts';
import { linesBySection } from './lines-by-section.ts';
import { outrankedIn } from './outranked.ts';
import { isPlace } from './places.ts';
import { IS_DONE_IN_PART, NO_LONGER_HELD, NOT_HELD } from './state-of-holding.ts';
import { isTold } from './told.ts';

// What a resume says that its writer holds or has learned, line by line and as it is written: the sections that tell of
// work are left out, and so is what can be no name of a qualification.

/** Where a resume says what its writer holds. */
const OF_HOLDINGS: ReadonlySet<SectionKind | 'unknown' | null> = new Set([
  'certifications',
  'education',
  'personal',
  'other',
  'activities',
  null,
]);

/** Words for something that is held: a licence, a trade, an admission. */
export const SAYS_HELD =
  /\b(?:licen[cs]\p{L}*|certific\p{L}*|certified|cert|qualifi\p{L}*|regist\p{L}*|accredit\p{L}*|admitted|admission|called to the bar|chartered|charter|member\p{L}*|fellow|designation|trade test|ticket|tickets|card|permit|clearance|cleared|vetted|diploma|matric|grade|level|pin|trained|training|course|award|belt|apprenticeship|red seal|endorse\p{L}*|nvq|qts|pgce|papers?|dbs|reg(?=\. (?:no|\(|(?:19|20)\d\d)|\.?$))\b/iu;
const MAX_WORDS = 18;
const LIST_WORDS = 6;
const LABEL =
  /^vocational,? (?:[–—:-] ?)?(?=\p{Lu})|^(?:(?:professional |key |other |additional )?(?:(?:trainings?|seminars?|workshops?)(?:\s?[/&]\s?(?:trainings?|seminars?|workshops?))?|licen[cs]es?|certs?\.?|certificates?|certifications?|qualifications?|trainings?|courses?|memberships?|registrations?|tickets|cards|admissions?|education)(?: (?:and|&) \p{L}+)?|also|other|additional)\s*:\s*/iu;

/** The parts of a line that each name something: by signs, and by commas where each part does so. */
function itemsOf(line: string): string[] {
  // A banner: "EPA 608 Universal — TDLR Registered Technician — NATE certified".
  // "First Aid, 2022 / Working at Height, 2021": each with its year.
  const slashed = line.split(' / ');
  const areDated = slashed.length > 1 && slashed.every((part) => /(?:19|20)\d\d\)?$/.test(part.trim()));
  const row = line.split(' — ').length > 2 ? line.replaceAll(' — ', '; ') : areDated ? slashed.join('; ') : line;
  const parts = row
    .replace(LABEL, '')
    .split(
      /\s*[;•|·●★➢➤►▪◆❖✓✔\t]\s*|\s+\/\/\s+|\s{3,}|(?<=\))\s{2,}|(?<=\p{L}{3}|(?:19|20)\d\d|\))(?<!\b(?:Phil|Comm|Dept|Univ|Inst|Govt|Natl|Intl|Tech|Cert|Dipl|[Ee]xp|incl|excl|approx|[Vv]al|[Rr]eg))\. (?=\p{Lu}\p{Ll}|\p{Lu}{3,} (?:registered|licensed|certified|chartered)\b)/u,
    );
  return parts.flatMap((part) => {
    const ofScheme = itemsOfScheme(part);
    if (ofScheme.length > 0) return ofScheme;
    const listed = part.split(/,\s+(?![^(]*\))/);
    // "Licensed plumber - Water, Sanitary, Drainage": what stands behind the stroke is of one licence.
    // "Elm College, Auburn, WA — AAS Accounting"
    if (/ [–-] |: /.test(listed[0]!) || / — /.test(part)) return [part];
    const isNamed = (one: string) => wordCount(one) <= LIST_WORDS && !isPlace(one) && /^[\p{Lu}\d]/u.test(one);
    return listed.length > 1 &&
      // "Registered Nurse, Harbour Board of Nursing, License RN12345": of one thing.
      !listed.slice(1).some((one) => /^\d|^(?:licen[cs]e|registration|reg|pin)\b/i.test(one) || IS_LEVEL.test(one)) &&
      listed.every((one) => isNamed(one) && (listed.length > 2 || SAYS_HELD.test(one)))
      ? listed
      : [part];
  });
}

/** "ISTQB Certified Tester, Foundation Level" */
const IS_LEVEL =
  /^(?:foundation|entry|intermediate|advanced|expert|associate|professional|practitioner)(?: level)?(?: \((?:19|20)\d\d\))?$/i;

/** "HRWL: C6 (up to 60t), RI rigging", "Crewsafe VOC: LTM 1220, GMK5150": each under the name of its scheme. */
function itemsOfScheme(row: string): string[] {
  const [, scheme = '', list = ''] = /^((?:\p{L}+ ){0,2}\p{Lu}[\p{Lu}\d-]{2,7}): (\S.*)$/u.exec(row) ?? [];
  const items = list.split(/,\s+(?![^(]*\))/).map((item) => item.trim());
  if (!scheme || items.length < 2 || !items.every((item) => /^[\p{Lu}\d]/u.test(item) && wordCount(item) <= LIST_WORDS))
    return [];
  // "ACS: CCN1, HTR1 (renewed 2023)": what the bracket says may be of all.
  const isOfAll = items.at(-1)!.endsWith(')') && !items.slice(0, -1).some((item) => item.includes('('));
  return isOfAll ? [`${scheme} – ${list}`] : items.map((item) => `${scheme} – ${item}`);
}

/** Who has issued something, by itself. */
const IS_ISSUER =
  /\b(?:Authority|Council|Board|Institute|Institution|Association|Society|University|College|Academy|Ministry)(?: of [\p{L} ]+)?(?: \([^()]+\))?$/u;
/** "Institute and Faculty of Actuaries (IFoA)" */
const IS_BODY =
  /^(?:the )?(?:(?:chartered|royal|national|international) )?(?:institut(?:e|ion)|faculty|college|council|board|association|society|federation)(?: (?:and|&) \p{Lu}\p{L}+)? (?:of|for) [\p{L} &,’'-]+(?: \([^()]+\))?$/iu;

/** A licence, and "Court of Master Sommeliers" */
const NO_DEGREE = /[Ll]icen[cs]e|\b[Mm]aster (?=\p{Lu}\p{Ll})(?!Degree)|\b[Aa]ssociate(?= (?:member|level))/gu;
const namesDegree = (text: string) =>
  degreeLevels(fold(text.replace(NO_DEGREE, ''))).some((level) => level !== 'school' && level !== 'diploma');

/** "Working at Heights (2025)": what a course is in, and nothing that was done. */
const IS_COURSE_IN =
  /^(?:working (?:at heights?|in confined spaces?)|moving and handling|handling of \p{L}+)(?=$|[,(]| \(|, )/iu;
const isName = (item: string) =>
  wordCount(item) <= MAX_WORDS &&
  item.length > 2 &&
  !/^(?:have|has|had|am|is|was|were|passed|valid|obtained|status|renewed)\b|\b(?:workshop|seminar|conference|webinar)s?\b/i.test(
    item,
  ) &&
  /^[\p{Lu}\d]/u.test(item) &&
  !/[@|<>{}[\]!?"“”*#]|https?:|www\.|:(?!\d)|\d{6}|\bPIN\b|\bdriv\p{L}*['’]?s? licen|\b(?:i(?!\.\p{L})|my|we|our|you|your)\b/iu.test(
    item,
  ) &&
  !/x{3}|^driv\p{L}*['’]?s? licen[cs]e(?: class)?$|^[A-Z]\d?(?:, ?[A-Z]{1,2}\d?)+ -/iu.test(item) &&
  // "Physical Sciences 76%", of school.
  !/^\p{Lu}[\p{L} &]{2,40}:? \(?\d{2}(?:\.\d+)?\s?%\)?$/u.test(item) &&
  // A level or a code says nothing without what it is of.
  !/^(?:(?:ticket|certificate|certification|licen[cs]e|course|qualification|training|award|permit|teaching certificate|expiry)s?)$/iu.test(
    item,
  ) &&
  !/^(?:(?:EQF |RQF |NQF )?level \d|code \p{Lu}{1,2}\d?)$/iu.test(item) &&
  // "Basic – R from university", a level beside its skill; "ABC/LS/28-5510", a number without what it is of.
  !/^(?:basic|beginner|intermediate|advanced|expert|good|fair|fluent|working) [–-] |^[\p{Lu}\d/–-]*\/[\p{Lu}\d/–-]*\d{4}$/iu.test(
    item,
  ) &&
  // "IHRM MEMBER", of a headline.
  !(item === item.toUpperCase() && / (?<!– )\p{Lu}{5}/u.test(item) && !item.includes('(')) &&
  !(isTold(item) && !SAYS_HELD.test(item.split(' ')[0] ?? '') && !IS_COURSE_IN.test(item)) &&
  !/(?:19|20)\d\d ?[-–—] ?(?:(?:19|20)\d\d|present|now|current)/i.test(item) &&
  !item.split(/, ?/).every(isPlace) &&
  // "St. Elizabeth, Jamaica"
  !(
    isPlace(item.split(/, ?/).at(-1)!) &&
    item.includes(', ') &&
    !SAYS_HELD.test(item) &&
    !isKnown(item) &&
    !/\d/.test(item)
  ) &&
  !isOnlyDates(item) &&
  // "OH (in progress)", the end of a line that has been parted at its commas.
  !STATE_CODES.has(item.split(' (')[0]!) &&
  // "Senior Engineer at Tidewater": a headline beside the certificates.
  !(/ at \p{Lu}/u.test(item) && namesOccupation(item.split(' at ')[0]!)) &&
  // "Front Office Manager": a post.
  !(OCCUPATION_NOUNS.has(fold(item.split(' ').at(-1)!)) && !SAYS_HELD.test(item) && !/[\d(,]/.test(item)) &&
  // "Dutch (B1)"
  !(spokenLanguage(fold(item.split(/[ (]/)[0]!)) !== null && wordCount(item) <= 3) &&
  // "Gas licence – not have", "LCQ no. First aid yes"
  !/\bno longer\b|\bnot\b|^\S+ no\b/i.test(item) &&
  // "Registration of youth groups for loans" was done for others; "Present resident in Leeds" is nothing held.
  !/^(?:registration|licensing|certification|training) of \p{L}|^(?:(?:present|current|permanent) )?resident (?:in|of) /iu.test(
    item,
  ) &&
  /\p{L}{2}/u.test(item) &&
  // "NALA", of nobody knows what.
  (/[^\p{L}\d]/u.test(item) || isKnown(item)) &&
  !((IS_ISSUER.test(item) || IS_BODY.test(item)) && !item.includes(', ')) &&
  !namesDegree(item) &&
  // "1 in progress"
  !(/^\d/.test(item) && NOT_HELD.test(item)) &&
  item.split('(').length === item.split(')').length &&
  !/(?:[-–—,&/(]|\b(?:and|or|of|the|in|for|to|with|by|at|from|on|no\.?|such as|including|e\.?g\.?))$/iu.test(item);

/** A name of three words and more, typed in capitals. */
const IN_CAPITALS = /^\p{Lu}[\p{Lu}&-]{2,}(?:[ ,]+[\p{Lu}&-]{2,}){2,}(?=$| \()/u;
/** "SAFETY AND HEALTH (LEVEL 1, 2) CERTIFICATION": with what stands in brackets within it. */
const CAPITALS_THROUGHOUT = /^\p{Lu}{2,}[^\p{Ll}]{12,}$/u;
/** "CERTIFICATE OF FOOD SAFETY" as "Certificate of Food Safety"; in "TESDA NC III SMAW" each is a name in short. */
function withCapitalsOfNames(words: string): string {
  const each = words.split(' ');
  const isName = (word: string) => {
    const bare = fold(word.replace(/[^\p{L}]/gu, ''));
    return (
      bare.length <= MOST_OF_SHORT_FORM &&
      !SMALL_WORD.test(bare) &&
      !isWordOfEveryDay(bare) &&
      !isWordOfEveryDay(bare.replace(/s$/, ''))
    );
  };
  if (each.filter(isName).length * 2 > each.length) return words;
  const told = inTitleCase(words).split(' ');
  return told.length === each.length ? told.map((word, at) => (isName(each[at]!) ? each[at]! : word)).join(' ') : words;
}
const MOST_OF_SHORT_FORM = 6;
const SMALL_WORD = /^(?:of|and|the|an?|in|on|for|to|at|with|by|from)$/;
/** As the page has it, without its number and its full stop; "Admitted as a solicitor: November 2020" without the colon. */
const asItem = (item: string) =>
  item
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.,;\s]+$/, '')
    .replace(/^\d{1,2}(?:(?:\.\d{1,2})+\.?|[.)]) +(?=\P{Nd})/u, '')
    .replace(/^(?:\d{1,2}\/)?(?:19|20)\d\d[:,]? (?:[–—-] )?/, '')
    .replace(/^(?:19|20)\d\d ?[–—-] ?(?:(?:19|20)\d\d|present|now|(?:till |to )?date|ongoing):? +/i, '')
    .replace(/^(?:evening class|course|part[- ]time course): /i, '')
    .replace(/^(\p{Lu}[\p{L} ]{1,18}): ([^:]{3,90})$/u, (whole, label: string, value: string) =>
      SAYS_HELD.test(label) && !/^(?:\d|yes|no)/i.test(value)
        ? value.includes('(') || (label.includes(' ') && value.includes(','))
          ? `${label} – ${value}`
          : `${label} (${value})`
        : whole,
    )
    // "Harbour Nurses Council: RN registered 2016"
    .replace(
      /^(\p{Lu}[\p{L} &'’]*(?:Council|Board|Authority|Institute)): ([^:]{3,60})$/u,
      (whole, body: string, value: string) =>
        SAYS_HELD.test(value) && /\p{L}{2}/u.test(value) ? `${value} (${body})` : whole,
    )
    .replace(/(?<=\b(?:until|till?|to|from|since|thru)):? ?: (?=(?:\p{L}{3,9} )?(?:19|20)\d\d$)/iu, ' ')
    .replace(/: (?=(?:\p{L}{3,9} )?(?:19|20)\d\d$)/u, ', ')
    .replace(
      /^(\p{Lu}[\p{L} ]*(?:Council|Board|Authority)),? (?:no\.?|number|#)\s?:? ?[\w-]*\d{3,}\w*/iu,
      'Registered with the $1',
    )
    .replace(/,? (?:no\.?|number|#):? ?[\w-]*\d{3,}\w*/giu, '')
    .replace(/(?<=\b(?:registration|registered|licen[cs]e|member|membership)):? [A-Z]{0,3}\d{4,}[A-Z]?(?=$| \()/iu, '')
    .replace(/ +/g, ' ')
    .replace(CAPITALS_THROUGHOUT, withCapitalsOfNames)
    .replace(IN_CAPITALS, withCapitalsOfNames);

/** Named by a list, it is held wherever it stands. */
const isKnown = (item: string) =>
  namesCertificate(item) ||
  item.split(/[^\p{L}]+/u).some((word) => /^\p{Lu}{3,}/u.test(word) && CREDENTIALS.has(fold(word)));

/** "MS Project, Excel, Procore", below a heading that nobody knows. */
function isListOfSkills(item: string): boolean {
  const parts = item.split(/, /);
  return (
    parts.length > 1 &&
    !/^(?:19|20)\d\d$/.test(parts[1]!) &&
    !SAYS_HELD.test(item) &&
    parts.filter((part) => knownSkill(part) !== null).length >= parts.length / 2
  );
}

const TERM =
  /\b(?:current to|planned|scheduled|expected|booked|sitting|due|valid|exp(?:iry|ires|iring)?|until|till|up to|thru|through|good to|renew\p{L}* by)\b(?! since)/iu;

const TERM_IN_ARABIC = /(?<!\p{L})(?:ساري[ةه]?(?: المفعول)?|صالح[ةه]?) (?:حتى|لغاية|إلى)|(?:ت|ي)نتهي(?: في)?/u;

/** Whether each line of the page that names what is held says that it has run out: "ACLS – سارية حتى 5/2026". */
export function hasRunOutOnPage(name: string, resumeText: string, month: string): boolean {
  const lines = resumeText.split('\n').filter((line) => line.includes(name));
  return lines.length > 0 && lines.every((line) => hasRunOut(line, month));
}

/** "BLS, valid to March 2026", read in November 2026; `month` is YYYY-MM. */
export function hasRunOut(item: string, month: string): boolean {
  const term = TERM.exec(item) ?? TERM_IN_ARABIC.exec(item);
  const [date] = term ? findDates(item.slice(term.index + term[0].length)).slice(-1) : [];
  const end = date ? (date.end ?? date.start) : null;
  return end !== null && end !== undefined && end !== 'present' && end < month.slice(0, end.length);
}

type LineOfPage = ReturnType<typeof linesBySection>[number];
/** "Level 5 Diploma in Leadership for" over "Children's Care": a narrow column cuts a name where no name ends. */
const withCutName = (whole: LineOfPage[], line: LineOfPage): LineOfPage[] => {
  const last = whole.at(-1);
  const goesOn =
    (last?.section === 'certifications' || last?.section === 'education') &&
    line.section === last.section &&
    !line.isBullet &&
    /\p{L} (?:for|of|and|in|the|to|&)$/u.test(last.text) &&
    /^\p{L}/u.test(line.text) &&
    wordCount(last.text) <= MAX_WORDS;
  return goesOn ? [...whole.slice(0, -1), { ...last, text: `${last.text} ${line.text}` }] : [...whole, line];
};

/** The names of things held on the lines of a resume that are neither of work nor of others, and have not run out in `month`, YYYY-MM. */
export function itemsOnPage(resumeText: string, fullName: string, month: string): string[] {
  const names = fold(fullName).split(' ').filter(Boolean);
  const lines = linesBySection(resumeText).reduce(withCutName, []);
  const isOutranked = outrankedIn(resumeText);
  const certificates = lines.filter(({ section }) => section === 'certifications');
  const areSmall = certificates.filter(({ text }) => /^\p{Ll}/u.test(text)).length * 2 > certificates.length;
  // Of somebody who begins them in small letters.
  const asBegun = (item: string) =>
    areSmall && !HEADINGS.has(foldWords(item)) && (SAYS_HELD.test(item) || isKnown(item)) ? upperFirst(item) : item;
  return lines.flatMap(({ text, section }) => {
    const isOfName = names.length > 0 && names.every((name) => fold(text).includes(name));
    // "LPG ticket      lapsed 2019"
    if (isOfName || isListOfSkills(text) || isOpenRow(text)) return [];
    const isThere = OF_HOLDINGS.has(section);
    return itemsOf(withoutHeading(text).replace(BODY_AND_STATE, '$1 – $2'))
      .map((item) => (section === 'certifications' ? asBegun(asItem(item)) : asItem(item)))
      .filter(
        (item) =>
          isName(item) &&
          !isOutranked(item) &&
          !hasRunOut(item, month) &&
          (section === 'certifications' ||
            (section === 'summary' &&
              (IS_MEMBER.test(item) || IS_REGISTERED.test(item)) &&
              wordCount(item) <= LIST_WORDS + 2) ||
            (isThere &&
              // Who somebody is, above all sections: "Newly Qualified Solicitor".
              !(section === null && namesOccupation(item) && !/[\d,]/.test(item)) &&
              !/, (?!admitted|called|registered|qualified|passed|first[- ]time |obtained|completed|renewed|issued|awarded|on |in |no |valid|current|with )\p{Ll}/u.test(
                item.replace(/\([^()]*\)/g, ''),
              ) &&
              (SAYS_HELD.test(item) || isKnown(item)))),
      );
  });
}

/** "MEMBERSHIPS ICE (graduate member), IMechE": a heading that stands in one line with what it announces. */
function withoutHeading(text: string): string {
  const [, heading = '', rest = ''] = /^(\p{Lu}{5,19}S):? (?=\p{Lu})(.+)$/u.exec(text) ?? [];
  const isHeading = HEADINGS.has(fold(heading)) && !namesOccupation(text.split(',')[0]!);
  return isHeading && /[,(]/.test(rest) ? rest : text;
}

/**
 * Whether what an item of the page names is not held yet: "Management Certificate" over "Elm College (evenings)" and "5 of
 * 9 courses done, expected Aug 2027".
 */
export function stillTakenOn(resumeText: string): (item: string) => boolean {
  const lines = resumeText.split('\n').map((line) => line.trim());
  return (item) => {
    // With its year it is held.
    if (/(?<!\d)(?:19|20)\d\d(?!\d)/.test(item)) return false;
    const at = lines.indexOf(item.replace(/\.$/, ''));
    const below = at < 0 ? [] : lines.slice(at + 1, at + 1 + LINES_OF_STATE);
    const end = below.findIndex((line) => namesDegree(line) || /\b(?:certificate|diploma|licen[cs]e)\b/i.test(line));
    return below
      .slice(0, end < 0 ? undefined : end)
      .some((line) => IS_DONE_IN_PART.test(line) || TELLS_STATE.test(line));
  };
}
const LINES_OF_STATE = 3;
const TELLS_STATE =
  /^(?:in progress|ongoing|expected|pursuing|currently)\b|\b(?:expected|due|started|began) (?:in )?(?:\p{L}{3,9}\.? )?20\d\d|\b(?:exam|results?|capstone|thesis|project) (?:is |are )?(?:due|pending|awaited)\b/iu;

/** "AHPRA ⇥ PHY0001234567 - general registration, no conditions": with whom, its number, and what it is. */
const BODY_AND_STATE =
  /^(\p{Lu}{3,8})\t(?:[A-Z]{0,4}[\dX]{4,}\w*(?: [-–] |, ))?((?=[^\t]*\b(?:registration|registered|licen[cs]ed?|member)\b)[^\t]{6,80})$/u;

/** "Member of ICPAK in good standing", "SACNASP registered", a sentence of a summary */
const IS_MEMBER = /^(?:(?:full|associate) )?(?:member|fellow|registered|licen[cs]ed|chartered) (?:of|with|by|member) /i;
const IS_REGISTERED = /^\p{Lu}{3,} (?:registered|licen[cs]ed|certified|chartered|accredited)(?: \([^()]{2,20}\))?$/u;

const MOST_WORDS_OF_WISH = 30;

/** The lines of a resume, beside those of jobs, that can stand in a list as they are. */
export const linesBesideWork = (resumeText: string): string[] =>
  linesBySection(resumeText).flatMap(({ text, section }) =>
    !OF_OTHERS_OR_OF_WORK.has(section) &&
    !isOpenRow(text) &&
    wordCount(text) <= MOST_WORDS_OF_WISH &&
    /^[\p{Lu}\d]/u.test(text) &&
    !/[@|<>{}[\]!?"“”*#\t]|https?:|www\.|\d{6}|\b(?:i|my|we|our|you|your)\b/iu.test(text)
      ? [text.replace(/[.,;\s]+$/, '')]
      : [],
  );

/** "NMC OSCE ⇥ Not yet taken": parted at its cells, nothing of it says so. */
const isOpenRow = (text: string) =>
  // "03/2025 – ⇥ German B2 evening course": with no end.
  /(?:19|20)\d\d ?[–-]\s*\t/.test(text) ||
  text
    .split(/\t|\s{2,}/)
    .slice(1)
    .some((cell) => NOT_HELD.test(cell) || /\bnot current\b/i.test(cell));

const OF_OTHERS_OR_OF_WORK: ReadonlySet<SectionKind | 'unknown' | null> = new Set([
  'experience',
  'volunteer',
  'projects',
  'research',
  'publications',
  'patents',
  'talks',
  'thesis',
  'references',
  'interests',
  'languages',
  'declaration',
]);

/**
 * What a resume lists beside its jobs, item by item in its own words: highlights, tools, tickets, a registration in the
 * head of the page. Running text is left out.
 */
export function itemsBesideWork(resumeText: string, fullName: string): { text: string; isSkill: boolean }[] {
  const names = fold(fullName).split(' ').filter(Boolean);
  const isOutranked = outrankedIn(resumeText);
  return linesBySection(resumeText)
    .filter(
      ({ text, section, isBullet }) =>
        !OF_OTHERS_OR_OF_WORK.has(section) &&
        !(section === 'education' && namesDegree(text)) &&
        (isBullet || (section !== 'summary' && section !== 'objective')) &&
        !(section === 'skills' && isRunningText(text)) &&
        !isOpenRow(text) &&
        !(names.length > 0 && names.every((name) => fold(text).includes(name))),
    )
    .flatMap(({ text, section, isBullet }) =>
      (section === 'skills'
        ? itemsOf(text.replace(LABEL_OF_SKILLS, '')).flatMap((item) =>
            / [–-] /.test(item) ? [item] : item.split(/,\s+(?![^(]*\))/),
          )
        : isBullet
          ? // Two items of a list set in two columns.
            text.split(/\s*\t\s*/)
          : itemsOf(text)
      )
        .map(asItem)
        .filter(
          (item) =>
            canBePoint(item) &&
            !isOutranked(item) &&
            !isCutInList(item, resumeText) &&
            // A headline: "Freelance Content Marketer for B2B SaaS".
            !(namesOccupation(item) && (section === null || / (?:for|at) /.test(item)) && !SAYS_HELD.test(item)) &&
            // Who somebody is and where they live, above all sections; what nobody knows to be a section.
            ((section !== null && section !== 'unknown') || SAYS_HELD.test(item) || isKnown(item)),
        )
        .map((item) => ({ text: item, isSkill: section === 'skills' })),
    );
}
/** "list of 340 suppliers in Qatar", where the page goes on with ", UAE, India and China". */
const isCutInList = (item: string, resumeText: string) =>
  /\b(?:in|from|for|with|of|to|across|between|including) \S+$/i.test(item) &&
  wordCount(item) >= LEAST_WORDS_OF_CUT &&
  resumeText.split(item).length > 1 &&
  resumeText
    .split(item)
    .slice(1)
    .every((behind) => /^, \p{L}/u.test(behind));
const LEAST_WORDS_OF_CUT = 5;

/** Sentences among skills: what is between their commas is no item of a list. */
const isRunningText = (text: string) => {
  const sentences = sentencesOf(text);
  return sentences.length > 1 && wordCount(text) > sentences.length * WORDS_OF_ITEM;
};
const WORDS_OF_ITEM = 8;
const MANY_IN_ROW = 4;
/** "Systems: Trados, memoQ" */
const LABEL_OF_SKILLS = /^[\p{L} &/-]{3,30}:\s+/u;

/** "I am a qualified social worker. I enjoy working with students." */
const SPEAKS_OF_SELF = /(?:^|[.,;] |\band )I(?:['’]\p{L}+)? \p{Ll}/u;
/** "CPD last 12 months" */
const HEADS_RECENT = /\b(?:last|past) (?:\d+|twelve|six|two|three) (?:months|years)$/i;
const canBePoint = (item: string) =>
  !HEADS_RECENT.test(item) &&
  !isOnlyDates(item) &&
  !/^['’]\d\d$/.test(item) &&
  item.length > 1 &&
  // "Python / CAPL / Git / Jenkins", a row of skills.
  item.split(' / ').length < MANY_IN_ROW &&
  // "RM 5,200", what somebody wants to earn.
  !/^(?:\p{Sc}|[A-Z]{2,3} ?)\d[\d,.]*k?$/u.test(item) &&
  // "Townsville QLD 4810", "Austin, TX 78704"
  !/^\p{Lu}.*[ ,][A-Z]{2,3} \d{4,5}(?:-\d{4})?$/u.test(item) &&
  // What people say of themselves.
  !SPEAKS_OF_SELF.test(item) &&
  !/^(?:an? |having |experienced? (?:in|of|with)\b|skilled in\b|hands[- ]on\b|strong\b|proficien|familiar|knowledge of\b|passionate|dedicated|hard[- ]?working|highly|self[- ]|results?[- ]|motivated|reliable|excellent|strong|good|able to|ability)\b/i.test(
    item,
  ) &&
  !item.split(/, /).some(isPlace) &&
  !HEADINGS.has(foldWords(item)) &&
  !item.includes(' | ') &&
  (isName(item) || isKnown(item) || /^\p{Lu}[\p{L}\d+#.]+$/u.test(item)) &&
  !NO_LONGER_HELD.test(item) &&
  !/\b(?:started|want to|years experience|first class|second class|upper|lower|C?GPA)\b|\s[-–:]?\s?(?:yes|no)(?=$|[.)]| -)/i.test(
    item,
  ) &&
  spokenLanguage(fold(item.split(/[ (,]/)[0]!)) === null;
