import { stripBullet } from '@vitae/language/bullets';
import { DEGREE_LEVELS, degreeLevels } from '@vitae/language/degrees';
import { fold, foldWords } from '@vitae/language/fold';
import { DOCUMENT_TITLES, HEADINGS } from '@vitae/language/headings';
import { occupationFamilies } from '@vitae/language/occupation-families';
import { namesOccupation } from '@vitae/language/occupations';
import { CITIES, COUNTRIES } from '@vitae/language/places';
import { SCHOOL_WORD } from '@vitae/language/schools';
import { announcesDutiesOfOne } from '../../parsing/phrases/labels.ts';
import type { ParsedResume } from '../../parsing/result.ts';
import { inTitleCase } from '../text/title-case.ts';
import { listOf, sentencesOf, wordCount } from '../text/words.ts';
import { isLabelAlone } from './lines-of-work.ts';
import { areTwoTexts } from './reading-order.ts';
import type { Role } from './role.ts';

// What the parser leaves open of short, plain resumes, read off their text where its form leaves no doubt.

/** Of more jobs than this no text is searched again: a letter tells of the latest. */
export const MOST_JOBS = 12;
const YEARS = /(?:19|20)\d\d/;
const NOT_TOLD = /@|https?:|www\.|(?:19|20)\d\d ?(?:[-–—]|to (?:(?:19|20)\d\d|now|present|date)\b)/i;
const LABEL = /^\p{L}{3,20} ?:/u;
const LINE_WORDS = { least: 2, most: 30 };
const MAX_HEAD_LINES = 3;
const MAX_WORDS_OF_HEAD = 9;
const MAX_LINES = 8;
/** Of a job without bullets the parser may read a few lines alone. */
const FEW_LINES = 3;
/** Characters; a longer line may have been broken at the edge of the page. */
const FULL_LINE = 44;
const MAX_TEXT_LINES = 2000;

const linesOf = (text: string) =>
  text
    .split('\n', MAX_TEXT_LINES)
    .map((line) => line.trim())
    .map((line) => line.replace(/^#{1,6}\s+/, '').replace(/\*\*/g, ''));

const isHeading = (line: string) =>
  HEADINGS.has(
    fold(line)
      .replace(/[^\p{L}\p{N} ]/gu, '')
      .trim(),
  );

/** For each job that the parser has found hardly a line of: those that stand below its head, with or without bullets. */
export function linesBelow(jobs: readonly Role[], resumeText: string): string[][] {
  const lines = linesOf(resumeText);
  const names = jobs.map(({ title, place }) => [place, title].filter((name) => name.length > 2).map(fold));
  const isHeadOf = (line: string, job: number) => names[job]!.some((name) => fold(line).includes(name));
  return jobs.map((job, index) => {
    if (index >= MOST_JOBS || job.lines.length > FEW_LINES || names[index]!.length === 0) return [];
    const head = lines.findIndex(
      (line) => names[index]!.every((name) => fold(line).includes(name)) && wordCount(line) < 20,
    );
    const [first = ''] = names[index]!;
    const begins = [(line: string) => fold(line).includes(first), (line: string) => isHeadOf(line, index)];
    const begin = [head, ...begins.map((is) => lines.findIndex((line) => is(line) && wordCount(line) < 12))].find(
      (at) => at >= 0,
    );
    if (begin === undefined) return [];
    let from = begin + 1;
    while (from <= begin + MAX_HEAD_LINES && isOfHead(lines[from] ?? '', index, isHeadOf)) from += 1;
    const found = linesFrom(lines, from, (line) =>
      jobs.some((_, other) => other !== index && isHeadOfOther(line, jobs[other]!)),
    );
    if (isOfEveryJob(jobs, index) && isLabelAlone(lines[from] ?? '')) return [];
    return job.lines.every((line) => found.some((one) => one.startsWith(line))) ? found : [];
  });
}

/** A row of a table may name a project beside the job. */
const FEWEST_LINES = 2;

/** After the last of several jobs of which the others say nothing themselves, "Duties and responsibilities" are those of all of them. */
const isOfEveryJob = (jobs: readonly Role[], index: number) =>
  jobs.length > 1 &&
  index === jobs.length - 1 &&
  jobs.slice(0, index).every(({ lines }) => lines.filter((line) => !OF_THE_HOUSE.test(line)).length < FEWEST_LINES);
/** "(655 beds, accredited)", "Nurse patient ratio: 1:2": what the house is, and nothing that was done there. */
const OF_THE_HOUSE = /^\([^()]*\)$|^\p{L}[\p{L} ]{2,30}:\s.{0,24}$/u;

/** What a resume tells under one heading of all its jobs, which it only names; empty where it tells of each by itself. */
export function linesOfEveryJob(jobs: readonly Role[], resumeText: string): string[] {
  if (!isOfEveryJob(jobs, jobs.length - 1)) return [];
  const lines = linesOf(resumeText);
  const last = Math.max(
    ...jobs.map(({ place, title }) => lines.findLastIndex((line) => line.includes(place || title))),
  );
  const label = lines.findIndex((line, index) => index > last && isLabelAlone(line) && !isOfSkills(line));
  return last < 0 || label < 0 ? [] : linesFrom(lines, label + 1, () => false);
}

/** "Tools" below the jobs heads what their writer knows. */
const isOfSkills = (line: string) => HEADINGS.get(foldWords(line)) === 'skills';

/** "Best of seven stylists" is no head of the job as a stylist. */
const isHeadOfOther = (line: string, { title, place }: Role) =>
  place.length > 2
    ? fold(line).includes(fold(place))
    : title.length > 2 && fold(line).startsWith(fold(title)) && wordCount(line) < MAX_WORDS_OF_HEAD;

function isOfHead(line: string, job: number, isHeadOf: (line: string, job: number) => boolean): boolean {
  return line !== '' && (isHeadOf(line, job) || (YEARS.test(line) && wordCount(line) < 9) || isTown(line));
}

const isTown = (line: string) =>
  line.split(/,\s*/).every((part) => CITIES.has(fold(part)) || COUNTRIES.has(fold(part)));

function linesFrom(lines: readonly string[], from: number, isNext: (line: string) => boolean): string[] {
  const told: string[] = [];
  let isBelowItem = false;
  for (const [index, line] of lines.slice(from).entries()) {
    const next = lines[from + index + 1] ?? '';
    const isHeadOfNext = wordCount(line) < 9 && NOT_TOLD.test(next) && !isNext(next);
    const isEnd =
      line === '' ||
      isHeading(line) ||
      OTHER_SECTION.test(line) ||
      isOfStudy(line) ||
      announcesDutiesOfOne(line) ||
      LABEL.test(line) ||
      NOT_TOLD.test(line) ||
      isNext(line);
    if (isEnd || isHeadOfNext || told.length === MAX_LINES) break;
    if (areTwoTexts(line.split('\t'))) continue;
    const text = stripBullet(line);
    const last = told.at(-1) ?? '';
    if (text !== line) isBelowItem = true;
    // What has a sign before it goes on until the next one.
    const goesOn = /^(?:\p{Ll}|\d[\d,.-]* \p{Ll})/u.test(text) && text === line;
    if (goesOn && last !== '' && (isBelowItem || last.length > FULL_LINE)) told[told.length - 1] = `${last} ${text}`;
    // An unmarked line below marked ones begins something else.
    else if (isBelowItem && text === line) break;
    else told.push(text);
  }
  return told.filter((line) => wordCount(line) >= LINE_WORDS.least && wordCount(line) <= LINE_WORDS.most);
}

/** "Training and studies", "Tickets": a heading in somebody's own words. */
const OTHER_SECTION =
  /^(?:training|education|studies|schooling|courses?|qualifications?|tickets|skills|languages?|interests|hobbies|other)\b.{0,25}$/i;
const OF_LEVEL = /^(?:NVQ|SVQ|BTEC|QQI|HN[CD]|City & Guilds|Level \d|Diploma|Certificate)\b/i;
/** "MA Social Work, University of Sheffield, 2018" */
export const isOfStudy = (line: string) =>
  YEARS.test(line) &&
  wordCount(line) < LINE_WORDS.most / 2 &&
  SCHOOL_WORD.test(fold(line)) &&
  (degreeLevels(fold(line)).length > 0 || OF_LEVEL.test(line));

const NAME_PART = "\\p{Lu}[\\p{L}&.'’-]*";
const PLACE = `(${NAME_PART}(?: (?:${NAME_PART}|of|and|the|for|&)){0,5})`;
const TITLE = '(\\p{L}[\\p{L}/-]*(?: [\\p{L}/-]+){0,4})';
/** "Kitchen assistant at The Crown Hotel since 2023" */
const IN_A_SENTENCE = new RegExp(
  `^(?:i (?:am|was|have been|work as|worked as|have worked as) (?:an? |the )?)?${TITLE} (?:at|with|for) ${PLACE},? (?:since|from) ((?:19|20)\\d\\d)(?: (?:to|until) ((?:19|20)\\d\\d))?$`,
  'iu',
);
/** "2022-now Warehouse Operative, Swift Parcels, Coventry" */
const AFTER_YEARS = new RegExp(
  `^((?:19|20)\\d\\d) ?(?:[-–—]|to) ?((?:19|20)\\d\\d|now|present|today|current)?[:,]?[ \\t]{1,40}${TITLE}, ${PLACE}(?:,.{0,40})?$`,
  'iu',
);
/** "Florist, Petal & Pine, Norwich, 2016 to 2021" */
const BEFORE_PLACE = new RegExp(
  `^${TITLE}, (?:${PLACE}|self-employed|freelance)(?:, [\\p{L} ]{2,20}){0,2},?(?: [–—-])?[ \\t]{1,40}(?:\\p{L}{3,9}\\.? |\\d{1,2}/)?((?:19|20)\\d\\d) ?(?:[-–—]|to) ?(?:\\p{L}{3,9}\\.? |\\d{1,2}/)?((?:19|20)\\d\\d|now|present|today|current)$`,
  'iu',
);
/** "Light Vehicle Technician (Nov 2018 - present)" below "HALLAM VANS, WOLVERHAMPTON" */
const BEFORE_YEARS = new RegExp(
  `^${TITLE} \\((?:\\p{L}{3,9} )?((?:19|20)\\d\\d) ?(?:[-–—]|to) ?(?:\\p{L}{3,9} )?((?:19|20)\\d\\d|now|present|today|current)\\)$`,
  'iu',
);
const MAX_JOBS = 6;
const MAX_HEAD = 160;
const MAX_PROSE = 1_000;

/** Jobs of a resume in which the parser finds none. */
export function jobsInText(resumeText: string): Role[] {
  const lines = linesOf(resumeText);
  return lines
    .flatMap((line, index) => {
      const below = line.length < MAX_HEAD ? jobBelow(lines[index - 1] ?? '', line) : null;
      if (below) return [{ ...below, lines: linesFrom(lines, index + 1, isJob) }];
      const heads = line.length < MAX_PROSE ? sentencesOf(line).filter((head) => head.length < MAX_HEAD) : [];
      return heads.flatMap((head) => jobOf(head.replace(/[.\s]+$/, ''), () => linesUnder(lines, index)));
    })
    .slice(0, MAX_JOBS);
}

/** The lines below a job, whether or not "What I have done" stands between. */
function linesUnder(lines: readonly string[], head: number): string[] {
  const next = lines.findIndex((line, index) => index > head && line !== '');
  return linesFrom(lines, isLabelAlone(lines[next] ?? '') ? next + 1 : head + 1, isJob);
}

/** The head of a job, and nothing that was done in one. */
export const isJob = (line: string) =>
  line.length < MAX_HEAD && [AFTER_YEARS, IN_A_SENTENCE, BEFORE_YEARS, BEFORE_PLACE].some((head) => head.test(line));

/** Where somebody held a post, as the one head of that title says. */
export function placeBesideTitle(title: string, resumeText: string): string {
  const places = linesOf(resumeText).flatMap((line) => {
    const [, post = '', place = ''] = line.length < MAX_HEAD ? (BEFORE_PLACE.exec(line) ?? []) : [];
    return place && fold(post) === fold(title) ? [place] : [];
  });
  return places.length === 1 ? (places[0] ?? '') : '';
}

function jobBelow(employer: string, line: string): Role | null {
  const [, title = '', start = '', end = ''] = BEFORE_YEARS.exec(line) ?? [];
  if (!title || !isTitle(title)) return null;
  const [place = ''] = inTitleCase(employer).split(/,\s+/);
  return { kind: 'job', title, place, start, end: /^\d/.test(end) ? end : 'present', lines: [] };
}

export const isJobInSentence = (sentence: string) => jobOf(sentence, () => []).length > 0;

function jobOf(head: string, lines: () => string[]): Role[] {
  const [, title = '', place = '', from = '', until = 'present'] = IN_A_SENTENCE.exec(head) ?? [];
  if (title && isTitle(title))
    return [{ kind: 'job', title: capitalised(title), place, start: from, end: until, lines: lines() }];
  const [, held = '', at = '', begun = '', ended = ''] = BEFORE_PLACE.exec(head) ?? [];
  if (held && isTitle(held))
    return [
      {
        kind: 'job',
        title: capitalised(held),
        place: at,
        start: begun,
        end: /^\d/.test(ended) ? ended : 'present',
        lines: lines(),
      },
    ];
  const [, start = '', end = '', post = '', employer = ''] = AFTER_YEARS.exec(head) ?? [];
  if (!post || !isTitle(post)) return jobsInClauses(head);
  return [
    {
      kind: 'job',
      title: capitalised(post),
      place: employer,
      start,
      end: /^\d/.test(end) ? end : 'present',
      lines: lines(),
    },
  ];
}

/** "Cleaner at Thames Offices 2019-2026, before that housekeeper at Holiday Inn 2015-2019" */
const IN_CLAUSES = new RegExp(
  `(?:^|, (?:and )?)(?:[Bb]efore (?:that|this),? |[Tt]hen |[Pp]reviously )?${TITLE} (?:at|with|for) ${PLACE},? (?:from )?((?:19|20)\\d\\d) ?(?:[-–—]|to) ?((?:19|20)\\d\\d|now|present|today)(?![\\p{L}\\d])`,
  'gu',
);

function jobsInClauses(sentence: string): Role[] {
  return [...sentence.matchAll(IN_CLAUSES)].flatMap(([, title = '', place = '', start = '', end = '']) =>
    namesOccupation(title)
      ? [{ kind: 'job', title: capitalised(title), place, start, end: /^\d/.test(end) ? end : 'present', lines: [] }]
      : [],
  );
}

const isTitle = (title: string) =>
  namesOccupation(title) ||
  occupationFamilies(title).length > 0 ||
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}$/u.test(title);

const QUALIFICATION = /\b(?:level \d|certificate|certified|licen[cs]e|card)\b/i;
const LISTED = /^(?:certificates?|certifications?|licen[cs]es?|qualifications?|training|tickets) ?: ?(.{3,120})$/i;
const MAX_QUALIFICATION_WORDS = 6;

const OF_LICENCES = /^licen[cs]es? ?: ?((?:[\p{Ll}\d]+(?: \p{Ll}+)?, ?)+[\p{Ll}\d ]{2,20})\.?$/u;

/** "Licences: tractor, telehandler, car" as what they are for. */
export function licencesInText(resumeText: string): string[] {
  return linesOf(resumeText).flatMap((line) => {
    const list = line.length < MAX_HEAD ? OF_LICENCES.exec(line.replace(/^L/, 'l'))?.[1] : undefined;
    return list ? [`licences for ${listOf(list.split(/, ?/))}`] : [];
  });
}

/** What a resume without sections says it holds: "Food hygiene level 2.", "Certificates: first aid, manual handling". */
export function qualificationsInText(resumeText: string): string[] {
  return linesOf(resumeText)
    .filter((line) => line.length < MAX_HEAD)
    .flatMap((line) => {
      const list = LISTED.exec(line)?.[1];
      if (list) return list.split(/,\s*/);
      return sentencesOf(line).filter(
        (sentence) => QUALIFICATION.test(sentence) && wordCount(sentence) <= MAX_QUALIFICATION_WORDS,
      );
    })
    .map((name) => name.replace(/[.\s]+$/, ''))
    .filter(Boolean);
}

/** "شهادة CIPD المستوى الثالث 2021", among the studies; of a school or of birth it is none. */
const CERTIFICATE_IN_ARABIC =
  /^(?:شهادة|رخصة مزاولة|ترخيص|عضوية)\s(?!(?:ال)?(?:ثانوية|متوسطة|ابتدائية|إعدادية|اعدادية|بكالوريوس|ماجستير|دكتوراه|ليسانس|ميلاد|خبرة))[^،:|]{2,60}/u;

export const certificatesInArabic = (resumeText: string): string[] =>
  linesOf(resumeText)
    .map(stripBullet)
    .flatMap((line) => CERTIFICATE_IN_ARABIC.exec(line)?.[0] ?? [])
    .map((name) => name.replace(/\s*[(（]?(?:19|20)\d\d[)）]?\s*$/, '').trim());

const OF_QUALIFICATIONS =
  /^(?:professional )?(?:qualifications?|training|certificates|certifications|licen[cs]es|tickets)(?: and (?:training|licen[cs]es|certificates))?:?$/i;
const MAX_UNDER_HEADING = 8;
/** Among schools: certificates that none of them has given. */
const CERTIFIED = /^(?!.*(?:University|College|School|Institute|Academy)).*\bcertified\b/i;

/** The lines of a section of qualifications that is not one of schools. */
export function qualificationsUnder(resumeText: string): string[] {
  const lines = linesOf(resumeText);
  const at = lines.findIndex((line) => OF_QUALIFICATIONS.test(line));
  if (at < 0) return [];
  const length = lines.slice(at + 1).findIndex((line) => line === '' || isHeading(line));
  const named = lines.slice(at + 1, length < 0 ? undefined : at + 1 + length).map(stripBullet);
  const isOfSchools = named.some((line) => SCHOOL_WORD.test(fold(line)) || degreeLevels(fold(line)).length > 0);
  if (named.length > MAX_UNDER_HEADING) return [];
  return named
    .filter((line) => !isOfSchools || CERTIFIED.test(line) || !isOfSchool(line))
    .flatMap((line) => line.split(/;\s*/))
    .map((line) => line.replace(/,? \(?(?:19|20)\d\d\)?\.?$/, ''));
}

/** "City & Guilds 2365 Level 3; AM2" is of none. */
const isOfSchool = (line: string) =>
  SCHOOL_WORD.test(fold(line)) ||
  degreeLevels(fold(line)).some((level) => DEGREE_LEVELS.indexOf(level) >= DEGREE_LEVELS.indexOf('bachelor'));

const capitalised = (title: string) =>
  title.replace(/(^| )(\p{Ll})(?=\p{L}{2})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());

const NAME =
  /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.?|\p{Lu}[\p{L}'’-]+|de|da|van|von|al|bin|binti|binte|a\/[lp]|[sd]\/o)){1,4}$/u;

/** "Hi, I'm Chloe Penrose (19)." */
/** "My name is Jane Doe and …", "Summary of qualifications for: Jane M. Doe" */
const SAYS_NAME =
  /(?:^|\b)(?:[Mm]y name is|[Ss]ummary of qualifications (?:for|of):?|SUMMARY OF QUALIFICATIONS (?:FOR|OF):?)\s(\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:\p{Lu}\.|\p{Lu}\p{Ll}[\p{L}'’-]*)){1,3})/u;
const INTRODUCES =
  /^(?:(?:[Hh]i|[Hh]ello)[,!.]? )?(?:[Ii]'m|[Ii] am|[Mm]y name is) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})(?![\p{L}])/u;

/** "DCI (retired) Yvonne Mackintosh" */
const RANK = /^(?:(?:\p{Lu}{2,5}|Sgt|Capt|Maj|Col|Lt) )?(?:\((?:retired|retd|ret'd|ret)\.?\) )/u;

/** "Dr. ir. Wouter Marsh" */
const ACADEMIC =
  /^(?:(?:Prof|Dr|Ir|Ing|Dipl|Drs|Mag|Doc|med|rer|nat|phil|habil|Engr|Arch)\b\.?(?:-Ing\.?)?\s+){2,5}(?=\p{Lu})/iu;

const withoutNickname = (name: string) => name.replace(/ ["“(]\p{Lu}\p{L}{1,14}["”)](?= \p{Lu})/u, '');

/** The first line where it can only be a name: the parser may have met a mark before it, or doubts a text so short. */
export function nameAtTop({ name, email }: ParsedResume, resumeText: string): string {
  const address = email?.value ?? emailIn(resumeText);
  return (
    nameInFirstLines(name, resumeText) ||
    nameOnTwoLines(address, resumeText) ||
    onlyName(address, resumeText) ||
    nameOfAddress(address, resumeText)
  );
}

/** "Etta" of "etta@example.org": all the name that there is. */
function onlyName(email: string, resumeText: string): string {
  const top = linesOf(resumeText).find(Boolean) ?? '';
  return /^\p{Lu}\p{L}{2,}$/u.test(top) && fold(email.split('@')[0] ?? '') === fold(top) ? top : '';
}

/** "KRISTEN" above "MARSH", in a column too narrow for both, with "k.marsh@example.org" below. */
function nameOnTwoLines(email: string, resumeText: string): string {
  const words = linesOf(resumeText).filter(Boolean).slice(0, 2);
  const isName = (word: string) =>
    /^\p{Lu}[\p{L}'’-]+$/u.test(word) && !isHeading(word) && !DOCUMENT_TITLES.has(fold(word)) && !namesOccupation(word);
  return words.length === 2 && words.every(isName) && words.some((word) => isPartlyOfAddress(word, email))
    ? words.join(' ')
    : '';
}

/** "Priya Marsh" below a column of contacts, with "priya.m@example.org" among them: the one line of names that the address is made of. */
function nameOfAddress(email: string, resumeText: string): string {
  const [top = '', ...others] = linesOf(resumeText).filter(Boolean);
  // "zanele marsh", of somebody who writes everything so.
  const first = top === top.toLowerCase() && isOfAddress(top.split(' ')[0]!, email) ? capitalisedName(top) : top;
  const lines = [first, ...others]
    .map((line) => line.split(/\s[|·•]\s|\t/)[0]!.trim())
    .filter(
      (line) =>
        NAME.test(line) &&
        !namesOccupation(line) &&
        !isHeading(line) &&
        !DOCUMENT_TITLES.has(fold(line)) &&
        line.split(' ').some((word) => isOfAddress(word, email)),
    );
  return new Set(lines).size === 1 ? lines[0]! : '';
}
const SHORTEST_OF_ADDRESS = 4;
/** As addresses write what they have no letters for: "Oberländer" as "oberlaender". */
const SPELT_IN_ADDRESSES: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  å: 'aa',
  ø: 'oe',
  æ: 'ae',
};
function isOfAddress(word: string, email: string): boolean {
  const spelt = word.toLowerCase().replace(/[äöüßåøæ]/g, (letter) => SPELT_IN_ADDRESSES[letter]!);
  return [word, spelt].map(fold).some((name) => name.length >= SHORTEST_OF_ADDRESS && fold(email).includes(name));
}
/** "Marsh" of "Marsh-Holm" */
const isPartlyOfAddress = (name: string, email: string) =>
  name.split('-').some((part) => isOfAddress(part, email)) || isOfAddress(name.replace(/-/g, ''), email);
const capitalisedName = (name: string) => name.replace(/(?<=^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase());

const LEAST_SURE_OF_TOP = 0.7;
function nameInFirstLines(name: ParsedResume['name'], resumeText: string): string {
  const [first = '', second = '', ...others] = linesOf(resumeText).filter(Boolean);
  // "*** Jane Doe ***"
  const top = first.replace(/^[*=~_#•–—-]{1,10} ?| ?[*=~_#•–—-]{1,10}$/gu, '');
  const [, said = ''] = SAYS_NAME.exec([top, second, ...others.slice(0, 4)].join('\n')) ?? [];
  if (said) return said;
  // Of an Arabic name the reading is less sure, as no capital tells it.
  if (name !== null && name.confidence >= LEAST_SURE_OF_TOP && /^\p{Script=Arabic}/u.test(top) && name.value === top)
    return top;
  // "LORENZO" above "Lorenzo Bianchetti, 24, Glasgow"
  const isFirstName = !top.includes(' ') && top !== '' && fold(second).startsWith(`${fold(top)} `);
  // 'Barry "Baz" Whittock'
  const line = withoutNickname((isFirstName ? second : top).replace(/^(?:full )?name ?(?:: ?|(?=\p{Lu}))/iu, ''));
  // "Becky Truscott, Truro, 07700 900777"
  const [, introduced = ''] = INTRODUCES.exec(line) ?? [];
  if (introduced) return introduced;
  // "Precious Moyo. Carer, Luton", "Saoirse Lindqvist-Byrne, Dundee"
  const [before = '', ...rest] = line.split(/,|(?<=\p{Ll}{3})\.\s|\s[|·•–—-]\s|\t/u);
  const withoutRank = (name: string) => name.replace(RANK, '').replace(ACADEMIC, '');
  const isOfPlace = (part: string) => isTown(part.trim()) || namesOccupation(part);
  const isBehind = rest.length > 0 && (/[@\d]/.test(rest.join()) || rest.every(isOfPlace));
  const only = withoutRank(isBehind ? before.trim() : line);
  // "Aneta, 23, barista"
  if (/^\p{Lu}\p{Ll}{2,}$/u.test(only) && /^\d\d$/.test(rest[0]?.trim() ?? '')) return only;
  if (NAME.test(only) && name !== null && fold(name.value) === fold(only)) return only;
  if (!NAME.test(only) || namesOccupation(only) || isHeading(only) || DOCUMENT_TITLES.has(fold(only))) return '';
  // "Brgy. Poblacion, Mariveles" is nobody.
  const isAnother =
    name !== null &&
    name.confidence > 0.7 &&
    !name.value.includes(',') &&
    fold(withoutNickname(name.value)) !== fold(only);
  return isAnother ? '' : only;
}

const EMAIL = /(?<![\w.+-])[\w+-]+(?:\.[\w+-]+){0,4}@[a-z\d-]+(?:\.[a-z\d-]+){1,3}(?![\w@])/gi;

/** The address, where the text holds one and no other. */
export function emailIn(resumeText: string): string {
  const found = new Set(linesOf(resumeText).flatMap((line) => (line.length < 300 ? (line.match(EMAIL) ?? []) : [])));
  return found.size === 1 ? ([...found][0] ?? '') : '';
}

const PHONE = /(?<![\d.-])(?!000)(?:\+\d{1,3} ?)?\d(?:[ -]?\d){8,13}(?![ -]?\d|\.)/g;

/** The telephone number, where the text holds one and no other. */
export function phoneIn(resumeText: string): string {
  const found = new Set(
    linesOf(resumeText).flatMap((line) => (line.length < 300 ? (line.replace(EMAIL, '').match(PHONE) ?? []) : [])),
  );
  return found.size === 1 ? ([...found][0] ?? '') : '';
}
