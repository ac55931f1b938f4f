import { stripBullet } from '@vitae/language/bullets';
import { certificatesNamed, namesCertificate } from '@vitae/language/certificates';
import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { findDates } from '../../parsing/phrases/dates.ts';
import { onceEach, wordCount } from '../text/words.ts';
import { isNamedAsOrganisation } from './company.ts';
import { outrankedIn } from './outranked.ts';
import { isPlace } from './places.ts';
import { headingOf, type Page, readPage } from './reading-order.ts';
import { IS_UNDER_WAY, NO_LONGER_HELD, NOT_HELD } from './state-of-holding.ts';
import { isDeed, isNameAlone, isTold } from './told.ts';

/**
 * Of names taken for certificates those that certainly are, each by itself: by their own words, as known ones, or in
 * a dated line below a heading of certificates. Subjects, issuers, posts and deeds stand in such lists as well.
 */
export function surelyHeld(names: readonly string[], resumeText: string): string[] {
  const page = readPage(resumeText);
  const subjects = subjectsOf(resumeText);
  const isOutranked = outrankedIn(resumeText);
  const isSure = (name: string) =>
    isName(name) &&
    !isOutranked(name) &&
    !subjects.some((line) => line.includes(name)) &&
    (namesCertificate(name) || isListed(name, page));
  return onceEach(
    names
      .map((name) => beforeNextCell(name.replace(/^\d{1,2}(?:\.\d{1,2})+\.? +/, ''), page))
      .map((name) => name.replace(BEFORE_LATIN_NAME, '$1 ').replace(BEFORE_SHORT_FORM, ' '))
      .flatMap((name) => asOnPage(name, page))
      .flatMap(parted)
      .map(withoutRest)
      .filter(
        (name) =>
          !IS_OPEN.test(name) &&
          !hasExpired(name, page) &&
          !isOnlyExamined(name, page) &&
          !isLastOfCodes(name, resumeText),
      )
      .map(withoutRemark)
      .filter(isSure),
  );
}

/** "ترخيص DHA صيدلاني: ناجحة بالامتحان (Eligibility 2023)": what is behind the colon says that it is not held yet. */
const isOnlyExamined = (name: string, { lines }: Page) =>
  lines.some(({ text }) => text.startsWith(`${name}:`) && OF_AN_EXAM.test(text.slice(name.length)));
const OF_AN_EXAM =
  /(?<!\p{L})(?:ناجح\p{L}*|اجتياز|اجتزت|مؤهل\p{L}*|قيد|بانتظار|امتحان|بالامتحان|تحت|eligib\p{L}+|exam (?:passed|booked|due)|in process|pending|awaiting)(?!\p{L})/iu;

/** "T8 (Medium-Heavy Truck)" of "ASE T2, T4, T6, T8 (Medium-Heavy Truck)": whose it is, the page has said before the first. */
export const isLastOfCodes = (name: string, resumeText: string) =>
  /^[A-Z]\d{1,2}(?![\p{L}\d])/u.test(name) &&
  /[A-Z]\d{1,2}, ?$/.test(resumeText.slice(0, Math.max(0, resumeText.indexOf(name))));

/** "شهادة ،SHRM-CP": the order of the page has put the comma before the name. */
const BEFORE_LATIN_NAME = /^(شهادة|رخصة|دورة)\s*،\s*(?=\p{Script=Latin})/u;

/** "شهادة إدارة المشاريع الاحترافية، PMP": one, and its short form. */
const BEFORE_SHORT_FORM = /(?<=^(?:شهادة|رخصة|دورة|عضوية) [^،]{4,60})\s*،\s*(?=[A-Z]{2,6}$)/u;

/** Of a row of a table, what stands before the next cell: "Board Governance ⇥ Chartered Governance Institute". */
function beforeNextCell(name: string, page: Page): string {
  const folded = fold(name);
  const next = page.lines
    .flatMap(({ cells }) => cells.slice(1).map((cell, at) => ({ cell, before: cells[at]! })))
    .find(
      ({ cell, before }) =>
        folded.endsWith(` ${cell}`) && before.endsWith(folded.slice(0, folded.length - cell.length - 1)),
    );
  return next ? name.slice(0, name.length - next.cell.length - 1) : name;
}

const ENDS_OPEN = /[–—,-]$|\b(?:of|in|for|and|the|with|to)$/i;

/** What the reading has joined of several lines of the page, each by itself. */
function asOnPage(name: string, page: Page): string[] {
  const text = squeezed(name);
  if (page.lines.some((line) => squeezed(line.text).includes(text))) return [name];
  const first = page.lines.find(({ text: line }) => line !== '' && text.startsWith(`${squeezed(line)} `));
  // The reading leaves out dates and signs within a line.
  if (!first) return certificatesNamed(name).length < 2 ? [name] : [];
  const rest = text.slice(squeezed(first.text).length + 1);
  if (ENDS_OPEN.test(first.text) || /^\p{Ll}/u.test(rest)) return [name];
  return /\)$/.test(first.text) || namesCertificate(rest) ? [first.text, rest] : [];
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ');

/** "IPAF 3a/3b, PASMA": several where each says so itself; else the second names who has issued the first. */
function parted(name: string): string[] {
  return name.split(/;\s*|\s*[•·|]\s*|\s+\/\s+|(?<=\p{L}{3}|\d{4}|\s)\.\s+(?=\p{Lu})/u).flatMap((one) => {
    const parts = one.split(/[,،]\s+(?![^(]*\))/);
    return parts.length > 1 && parts.filter(namesCertificate).length > 1 ? parts.filter(namesCertificate) : [one];
  });
}

/** "– 2016, Green World Group", "- all up to date" */
const REMARK = /[,;]?\s+[–—-]\s*(?=[,\d\p{Ll}]|$).*$/u;
/** "valid until 2027" */
const TERM =
  /[,;]?\s+\(?(?:since|valid|good (?:thru|through|until|till)|until|till|exp|expir(?:y|es|ed)|issued|renewed|current|recertified|from)(?![\p{L}-]).*$/iu;

const withoutRemark = (name: string) =>
  name
    .replace(REMARK, '')
    .replace(TERM, '')
    .replace(/,? (?:\((?:19|20)\d\d\)|(?:19|20)\d\d)$/, '')
    .replace(/[.,;:\s]+$/, '')
    .trim();

/** "CMA part 1, part 2 planned": what is held of it. */
const withoutRest = (name: string) => {
  const [first = '', ...rest] = name.split(/\s*,\s+/);
  return rest.some((part) => IS_OPEN.test(part)) && !IS_OPEN.test(first) ? first : name;
};

/** Within the name of a certificate, whatever is said of an exam or of what is studied for. */
const IS_OPEN = new RegExp(
  `${NOT_HELD.source}|\\b(?:candidate|eligib\\w+|renewal|exam|to be|applied|awaiting|pursuing|studying|working towards)\\b`,
  'iu',
);
/** "welder card (expired 2024)", "AAT Level 2, Lakes College, started Sept 2025" */
const hasExpired = (name: string, page: Page) =>
  page.lines.some(({ text }) => {
    const [behind = ''] = text.includes(name) ? text.slice(text.indexOf(name) + name.length).split(/[;|•]/) : [];
    return ENDS_IT.test(behind) || IS_UNDER_WAY.test(behind);
  });

/** Behind a name and its year. */
const ENDS_IT = new RegExp(`^(?:\\s?\\([^()]{1,20}\\))?[^\\p{L}]{0,14}(?:${NO_LONGER_HELD.source})`, 'iu');

/** Told with the languages, with the register, and nowhere. */
const TOLD_ELSEWHERE = / speaker$|\bPIN \S*\d|\bpassport\b|\bexpir(?:y|es)\b|\bdate of\b/i;
/** Where nothing more is said, it is who has issued something. */
const IS_ORGANISATION =
  /^(?:Chartered|Registered|Accredited|Certified)? ?(?:Institute|Association|Society|Council|Board)\b(?!.*(?:\d|diploma|certificate|member|fellow))/i;
const MAX_WORDS = 11;

/** What can be the name of something held at all. */
function isName(name: string): boolean {
  const [last = '', before = ''] = name.split(' ').reverse();
  const isRunIntoPlace =
    isPlace(name) ||
    (/^\p{Lu}/u.test(last) && isPlace(last) && !/^(?:of|in|for|the|,)$/.test(before) && !before.endsWith(','));
  return (
    /^[\p{L}\d]/u.test(name) &&
    !/^(?:i|my|all|never|no|not)\b|^(?:an?|the) (?!levels?\b)\p{Ll}/iu.test(name) &&
    name.split('(').length === name.split(')').length &&
    !/[[\]|@]|:(?![^(]*\))|https?/.test(name) &&
    wordCount(name) <= MAX_WORDS &&
    !findDates(name).some(({ index, length }) => length > name.length / 2 || index === 0) &&
    !isDeed(name) &&
    !(isTold(name) && certificatesNamed(name).length === 0) &&
    !isRunIntoPlace &&
    !/^permits? to work$/i.test(name) &&
    !IS_ORGANISATION.test(name) &&
    !TOLD_ELSEWHERE.test(name) &&
    !/\btrainee$|\bawards?$|Academy$|\bAuthority\b|^\p{Lu}?\p{Ll}+ courses?$/iu.test(name) &&
    !/ at \p{Lu}/u.test(name.replace(/ at (?:Work|Heights?|Sea)\b/, '')) &&
    !(/^\p{Ll}/u.test(name) && namesOccupation(name)) &&
    !ENDS_OPEN.test(name) &&
    !isRunTogether(name) &&
    saysOfWhat(name)
  );
}

/** "Victoria - Certificate #01064883" is a certificate of nobody knows what. */
const saysOfWhat = (name: string) =>
  name
    .split(/[^\p{L}\d+]+/u)
    .some(
      (word) =>
        word !== '' &&
        !/^(?:certificates?|certified|licen[cs]e|diploma|no|number|\d{4,})$/i.test(word) &&
        !isPlace(word),
    );

/** "CCNP Enterprise Fortinet NSE 4 CompTIA Security+": nobody can tell where one ends. */
function isRunTogether(name: string): boolean {
  const text = fold(name);
  let [groups, end] = [0, -2];
  for (const one of certificatesNamed(name)) {
    const at = text.indexOf(one, Math.max(0, end));
    const between = text.slice(Math.max(0, end), at);
    const isOfOne = /[,&/()]|\band\b/.test(between) || (between.trim() === '' && !/[\d+]$/.test(text.slice(0, end)));
    if (end < 0 || !isOfOne) groups += 1;
    end = at + one.length;
  }
  return groups > 1;
}

const OF_CERTIFICATES = /certif|licen[cs]|tickets|accredit|شهاد|تراخيص/i;
const OF_TRAINING = /train|course|skill|دور|تدريب/i;
const BEGINS_OF_DATE = /^\W{0,4}(?:\(?\p{L}{3,9}\.? )?\(?(?:19|20)\d\d\)?(?:$|[,;] )/u;

/** "SACIA Event Safety, 2019" in a line of its own below "Certificates". */
function isListed(name: string, page: Page): boolean {
  const at = page.lines.findIndex(({ text }) => {
    const begin = text.indexOf(name);
    // Several may stand in one line.
    return (
      /(?:^|[,;] )$/.test(text.slice(0, Math.max(0, begin))) && BEGINS_OF_DATE.test(text.slice(begin + name.length))
    );
  });
  const heading = headingOf(page, at - 1)?.text ?? '';
  return (
    OF_CERTIFICATES.test(heading) &&
    !OF_TRAINING.test(heading) &&
    isNameAlone(name) &&
    !isNamedAsOrganisation(name) &&
    degreeLevels(fold(name)).length === 0
  );
}

const LINES_OF_COURSE = 4;
const MAX_LINE = 400;
const OF_A_COURSE = /^(?:relevant )?(?:coursework|modules|courses taken|subjects)\b/i;

/** The lines that name subjects of a course. */
function subjectsOf(resumeText: string): string[] {
  const lines = resumeText
    .split('\n')
    .map((line) => stripBullet(line.trim()))
    .filter((line) => line !== '' && line.length < MAX_LINE);
  const isHeading = (line: string) => OF_A_COURSE.test(line) && wordCount(line) <= 2;
  return lines.filter(
    (line, at) => OF_A_COURSE.test(line) || lines.slice(Math.max(0, at - LINES_OF_COURSE), at).some(isHeading),
  );
}
