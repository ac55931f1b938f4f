import { fold } from '@vitae/language/fold';
import { BASE_OF_PAST } from '@vitae/language/verbs';
import { type FoundDates, findDates } from '../phrases/dates.ts';
import { endsShortened } from '../phrases/shortened.ts';
import { degreeScore, titleScore } from '../phrases/words.ts';

const isRange = (text: string) => findDates(text).some((date) => date.isRange);

/** Whether a statement is of a job, by its dates or by how long it was. */
export const statesTime = (text: string): boolean => isRange(text) || TIME_BEHIND.test(text);
/** "Frontend developer, Elm Studio, Lagos (3 years)" */
const TIME_BEHIND =
  /, .*\(\p{Nd}{1,2}\+? (?:years?|yrs?|سنوات|سنة|سنه|عاماً|أعوام)\)$|، .*\(\p{Nd}{1,2} (?:سنوات|سنة|سنه|عاماً|أعوام)\)$/iu;

/** What a line states, each statement as the lines in which a resume would print it: a head, and below it what was done. */
export function statementsOf(line: string): string[][] {
  return clausesOf(line).flatMap(entriesOf);
}

const BETWEEN_STATEMENTS = /\s*[;؛]\s*|\s*[|•]\s*|\s(?=(?:before (?:that|this)|previously|prior to that)\s\p{L})/iu;
/** "دبلوم شبكات ٢٠٢٠، وشهادة CCNA", "bus driver, PCV licence since 2011" */
const BEFORE_CERTIFICATE =
  /(?<=\p{Nd})[,،]\s+(?:و(?=شهادة|دبلوم|رخصة|دورة|بكالوريوس)|and\s+)?(?=(?:شهادة|دبلوم|رخصة|دورة|بكالوريوس)\s|\p{Lu}{3,}[\p{Lu}\d+-]*(?![\p{L}\d]))|,\s+(?=(?:[\p{L}()+]+\s){0,3}[Ll]icen[cs]e (?:since|from)\s)/u;

/** A line cut where a sentence or a further statement of its kind begins. */
function clausesOf(line: string): string[] {
  return line
    .split(BETWEEN_STATEMENTS)
    .flatMap(partsAtSlash)
    .flatMap(partsAtDash)
    .flatMap(sentencesOf)
    .flatMap(eachWithItsDates)
    .flatMap((clause) => clause.split(BEFORE_CERTIFICATE))
    .map((clause) => clause.replace(/[.,،\s]+$/u, '').trim())
    .filter(Boolean);
}

/** "OSHA 30 / aerial lift" are two, "Senior agent / floor support, Elm BPO 2022 to now" is one: a slash before dates is of their head. */
function partsAtSlash(text: string): string[] {
  const ends = findDates(text)
    .filter(({ isRange }) => isRange)
    .map(endOf);
  const at = ends.length > 0 ? Math.max(...ends) : 0;
  const [first = '', ...others] = text.slice(at).split(/\s+\/\s+/u);
  return [`${text.slice(0, at)}${first}`, ...others];
}

const endOf = ({ index, length }: FoundDates) => index + length;

/** "Elm Ltd - 2017 to 2024 - Diploma in Law": behind its dates a statement ends, whatever other dashes there are. */
function partsAtDash(text: string): string[] {
  const ends = findDates(text).map(endOf);
  const dash = [...text.matchAll(/\s[–—-]\s(?=\p{L}{3})/gu)].find(({ index }) => ends.includes(index));
  return dash ? [text.slice(0, dash.index), ...partsAtDash(text.slice(dash.index + dash[0].length))] : [text];
}

/** As typed: the next sentence may begin in small letters. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: stop } of text.matchAll(/(?<=[\p{L}\p{N})]{2})\.\s+(?=\S)/gu)) {
    const before = text.slice(start, index);
    if (endsShortened(before) || ENDS_IN_SHORT.test(before) || isInBrackets(text, index)) continue;
    sentences.push(text.slice(start, index));
    start = index + stop.length;
  }
  return [...sentences, text.slice(start)];
}

/** "GCSEs incl. English 4" */
const ENDS_IN_SHORT = /(?<!\p{L})(?:incl|excl|approx|etc|exp|vs|dept|mgmt)$/iu;

const isInBrackets = (text: string, at: number) =>
  text.slice(0, at).split('(').length > text.slice(0, at).split(')').length;

/** "PRINCE2 Foundation 2022, HND Computing 2014" ends each with its date, "2013-2018 Elm Yard, 2018-now Oak Yard" begins so. */
function eachWithItsDates(text: string): string[] {
  const dates = findDates(text);
  if (dates.length < 2 || (dates[0]!.isRange && dates[0]!.index > 1)) return [text];
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: comma } of text.matchAll(/[,،]\s+/gu)) {
    const next = index + comma.length;
    const beginsNext = dates[0]!.isRange
      ? dates.some((date) => date.isRange && date.index >= next && date.index - next < 2)
      : dates.some((date) => endOf(date) === index) && dates.some((date) => date.index >= next);
    if (isInBrackets(text, index) || !beginsNext) continue;
    parts.push(text.slice(start, index));
    start = next;
  }
  return [...parts, text.slice(start)];
}

/** "Before:", "Now:", "job:": how one statement follows another, and nothing of what it states. */
const CONNECTIVE =
  /^(?:and )?(?:before(?: that| this)?|previously|prior(?: to that)?|earlier|then|now|currently|present(?:ly)?|current(?: job)?|(?:last )?job|work|experience|study|studies|education|و?قبل ذلك|و?قبلها|حاليا|حالياً|الآن|سابقا|سابقاً|العمل|الوظيفة|الدراسة)(?:\s?[:,–-]\s?|\s(?=\S))/iu;

/** "2 years 3 months at Elm Analytics (Oct 2022 onwards)": as the dates say. */
const HOW_LONG = /^\d+ (?:years?|yrs?)(?:,? (?:and )?\d+ (?:months?|mths?))? (?:at|with) /i;

/** "بكالوريوس تجارة جامعة طنطا" */
const BEFORE_SCHOOL =
  /(?<=^(?:بكالوريوس|دبلوم|ماجستير|ليسانس|إجازة|الإجازة|دكتوراه) [^،,]{2,40}) (?:من )?(?=(?:ال)?(?:جامعة|معهد|كلية|أكاديمية)(?!\p{L}))/u;

/** "Warehouse operative: Kestrel Logistics" */
const COLON_BEHIND_POST = /(?<=^\p{L}[^,:()]{3,40}): (?=\p{Lu})/u;

/** A clause as head and text; a study behind a job is an entry of its own. */
function entriesOf(clause: string): string[][] {
  const bare = clause.replace(CONNECTIVE, '');
  const isLabelled = /[:：]/.test(clause.slice(0, clause.length - bare.length));
  const text = isLabelled || isRange(bare) ? bare : clause;
  const range = findDates(text).find((date) => date.isRange);
  if (!range) return [undatedJobIn(text) ?? [text.replace(BEFORE_SCHOOL, '، ')]];
  const end = range.index < 2 ? endOfHeadBehind(text, endOf(range)) : endOfHeadBefore(text, endOf(range));
  const head = text.slice(0, end).replace(HOW_LONG, '').replace(COLON_BEHIND_POST, ', ').trim();
  const told = text
    .slice(end)
    .replace(/^[\s,،:;.–—-]+/u, '')
    .replace(/^\(([^()]+)\)$/, '$1')
    .trim();
  if (told === '') return [[head]];
  return namesStudy(told) ? [[head], [told]] : [[head, told]];
}

const SURE = 0.5;

/** "Frontend developer (React), 3 years at Elm Studio, Lagos", "فني شبكات، ٣ سنوات في شركة البرق" */
const FOR_YEARS =
  /^(?<post>\p{L}[^,،()]{2,50}?)(?: \((?<told>[^()]{3,80})\))?(?<comma>[,،])? (?<time>\p{Nd}{1,2}\+? (?:years?|yrs?|سنوات|سنة|سنه|عاماً|أعوام)) (?:at|with|in|for|في|لدى) (?<house>.{3,80})$/iu;

/** A job of which only is said how long it was, as post and house with the years behind them; null where it is none. */
function undatedJobIn(text: string): string[] | null {
  const { post = '', told, comma = ',', time = '', house = '' } = FOR_YEARS.exec(text)?.groups ?? {};
  if (titleScore(post) < SURE) return null;
  const named = house.replace(/ \(([^()]+)\)$/, `${comma} $1`);
  return [`${post}${comma} ${named} (${time})`, ...(told ? [told] : [])];
}
/** "Diploma in law, typing", but not "fixes for WCAG AA" */
const namesStudy = (told: string) => degreeScore(told.split(' ', WORDS_OF_DEGREE).join(' ')) >= SURE;
const WORDS_OF_DEGREE = 3;

/** "Elm Trust, 2018 to now: moved 300 laptops", but "Elm Grill 2018-2020 crew member" */
function endOfHeadBefore(text: string, end: number): number {
  const rest = text.slice(end);
  const isOfHead = /^\s+\p{L}/u.test(rest) && titleScore(rest) >= SURE;
  return isOfHead ? text.length : end + (/^\s*[)\]]/.exec(rest)?.[0].length ?? 0);
}

/** "2018-now Elm Yard, stainless pipes for dairies": up to the first comma behind the names. */
function endOfHeadBehind(text: string, end: number): number {
  for (const { index, 0: comma } of text.matchAll(/[,،:]\s+/gu)) {
    if (index <= end + 1 || isInBrackets(text, index)) continue;
    const head = text.slice(end, index).trim();
    // "2013-2015 security, rugby nights, Cargill Stadium": of which nothing is surely the head.
    if (/^\p{Ll}/u.test(head) && titleScore(head) < SURE) return text.length;
    const rest = text.slice(index + comma.length);
    const isPost = titleScore(rest) >= SURE && !BASE_OF_PAST.has(fold(rest.split(' ')[0]!));
    // Of a capital that may begin a name; letters that have none say nothing of where one ends.
    if (!/^\p{Lu}/u.test(rest) && !(isPost && /^\p{Ll}/u.test(rest))) return index;
  }
  return text.length;
}
