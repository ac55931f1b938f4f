import { toAsciiDigits } from '@vitae/language/fold';
import { escapePattern } from '@vitae/language/phrases';
import { termsOf, termsOfTrade } from '../../text/terms.ts';
import type { Role } from '../role.ts';
import { type Clause, OF_OTHER_YEAR } from './clauses.ts';
import { namesHouse } from './names.ts';

const NUMBER = /(?<![\p{L}\d.,])\d[\d,.]*[km]?(?![\p{L}\d])/gu;
const IS_YEAR = /^(?:19|20)\d\d$/;
const numbersIn = (text: string) =>
  [...text.matchAll(NUMBER)].map(([number]) => number.replace(/[.,]+$/, '')).filter((number) => !IS_YEAR.test(number));

/** A smaller one may stand in two texts by chance. */
const LEAST_NUMBER = 10;
const REVISES =
  /(?<!\p{L})(?:now|not|actually|really|realistic\p{L}*|more like|only|plan(?:ned)?|wrong|result|can(?:no|['’]?)t|last (?:year|yr|month)|by the end|down to|up to|instead|less|fewer|from)(?!\p{L})/iu;
const NOT_MINE = /(?<!\p{L})(?:by|others?|somebody|someone|colleagues?|not|never|only|me i)(?!\p{L})/iu;
/** "the ledger one: …", "that dashboard thing" */
const ONE_THING =
  /^(?:(?:ok|so|and|also|oh),? )*(?:the|that|this) \p{L}+ (?:one|thing|bullet|point|line|bit|project)(?!\p{L})/iu;
const LONGEST_SMALL_WORD = 3;
const MOST_OTHER_WORDS = 1;
const isSpokenOf = (subject: readonly string[], told: ReadonlySet<string>) =>
  subject.length > 1 &&
  subject.filter((term) => told.has(term)).length >= Math.max(2, subject.length - MOST_OTHER_WORDS);

/** "i only did the tests, not the design" */
const NOT_DONE = /^(?:i )?(?:did )?not (?:do |did )?(?:the |any |a )?(\p{L}{4,})$/iu;
const NOT_SO_MANY = /(?<!\p{L})(?:not|instead of|rather than|مش|مو|ماشي|موش|و?ليس|بدل(?: من)?|بدلا من) (\d[\d,.]*)/iu;
const WORDS_FOR_NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const NUMBER_IN_WORDS = new RegExp(`(?<![\\p{L}-])(?:${WORDS_FOR_NUMBERS.join('|')})(?![\\p{L}-])`, 'giu');
/** "three juniors" as "3 juniors" */
const inDigits = (text: string) =>
  toAsciiDigits(text).replace(NUMBER_IN_WORDS, (word) => String(WORDS_FOR_NUMBERS.indexOf(word.toLowerCase()) + 2));

const HAS_DONE = /(?<!\p{L})(?:passed|finished|completed|done|got|achieved|graduated|awarded)(?!\p{L})/iu;
const UNDER_WAY =
  /(?<!\p{L})(?:working towards?|in progress|under way|ongoing|on-going|studying|expected|pending|enrolled|to be completed|\d+ of \d+ (?:units|modules|papers|courses))(?!\p{L})/iu;

/** A line as it is held against clauses. */
interface ToldLine {
  terms: ReadonlySet<string>;
  first: string;
  numbers: readonly string[];
  years: readonly string[];
}

/** Reads each line once, however many clauses it is held against. */
export function lineReader(): (line: string) => ToldLine {
  const read = new Map<string, ToldLine>();
  return (line) => {
    const known = read.get(line);
    if (known) return known;
    const terms = termsOf(line);
    const text = inDigits(line);
    const told = {
      terms: new Set(terms),
      first: terms[0] ?? '',
      numbers: numbersIn(text),
      years: text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [],
    };
    read.set(line, told);
    return told;
  };
}

/** "cv says 150k per month but it is 95k now" */
const PAGE_SAYS =
  /(?<!\p{L})(?:cv|resume|page|it) (?:still )?(?:says|has|shows|stands|states|reads|lists)(?!\p{L})[^\d.;]{0,30}(\d[\d,.]*[km]?)\+?(?![\p{L}\d])(?: (years?|months?|people))?/iu;

/** "the refresher was 2022" of a line that has another year */
function tellsOtherYear({ text, subject }: Clause, { terms, years }: ToldLine): boolean {
  if (years.length === 0 || subject.length === 0 || !subject.every((term) => terms.has(term))) return false;
  const [, year = ''] = OF_OTHER_YEAR.exec(text) ?? [];
  return year !== '' && !years.includes(year);
}

/** "the dashboard has 340 advisers now" of a line on 200 of them */
const NUMBER_NOW =
  /(?<![\p{L}\d.,])(\d[\d,.]*[km]?)\+? (?:\p{L}+ )?(\p{L}{4,}) (?:now|by now|these days|nowadays|at the moment)(?!\p{L})|(?<!\p{L})now (?:has |have |is |are )?(?:about |around |over )?(\d[\d,.]*[km]?)\+? (\p{L}{4,})/iu;
/** "IELTS is now 7.0" of a line with another band */
const SCORE_NOW = /(?<!\p{L})(\p{L}{3,})(?: (?:score|band|grade))? (?:is|are) now (\d[\d.]*)/iu;
function tellsOtherScore({ text }: Clause, { terms, numbers }: ToldLine): boolean {
  const [, test = '', score = ''] = SCORE_NOW.exec(text) ?? [];
  const [term] = termsOf(test);
  return term !== undefined && terms.has(term) && numbers.length > 0 && !numbers.includes(score.replace(/\.$/, ''));
}
function tellsOtherNumber({ text }: Clause, line: string): boolean {
  const [, number = '', what = '', later = '', of = ''] = NUMBER_NOW.exec(text) ?? [];
  const unit = termsOf(what || of)[0];
  if (unit === undefined) return false;
  return [...line.matchAll(COUNTED)].some(
    ([, told, ...words]) => told !== (number || later) && words.some((word) => word && termsOf(word)[0] === unit),
  );
}
const COUNTED = /(?<![\p{L}\d.,])(\d[\d,.]*[km]?)\+? (\p{L}+)(?: (\p{L}+))?/giu;

/** "pilotage acts now abt 3,150" of a line with another number of them, "weekly output now more like 55" */
const AMOUNT_NOW =
  /(?:^|[,;] ?)(?:my |the |our )?((?:\p{L}{3,} ){1,3})(?:is |are )?now (?:abt\.? |about |around |approx\.? |roughly |more like |closer to |nearer |over |at |~)?(\d[\d,.]*[km]?)(?![\p{L}\d]| (?:days?|weeks?|months?|years?|yrs?)\b)/iu;
function tellsOtherAmount({ text }: Clause, { terms, numbers, years }: ToldLine): boolean {
  const [, what = '', amount = ''] = AMOUNT_NOW.exec(text) ?? [];
  const told = numbers.filter((number) => !years.includes(number));
  return told.length > 0 && !told.includes(amount) && termsOf(what).some((term) => terms.has(term));
}

/** "team is 4 people now", of "Lead a team of three" */
const TEAM_NOW =
  /(?<!\p{L})team (?:is|has|of) (?:now )?(\d+)(?: people)?(?: now)?(?=$|[,.;]| (?:now|strong|of us)(?!\p{L}))/iu;
const TEAM_TOLD =
  /(?<!\p{L})team of (?:about |over |around )?(\d+)|(?<!\d)(\d+)[- ](?:person|people|member|strong)[- ](?:\p{L}+ )?team/iu;
function tellsOtherTeam({ text }: Clause, line: string, role?: Role): boolean {
  const [, now = ''] = TEAM_NOW.exec(inDigits(text)) ?? [];
  const [, ofTeam, inTeam] = TEAM_TOLD.exec(inDigits(line)) ?? [];
  const told = ofTeam ?? inTeam;
  return now !== '' && told !== undefined && told !== now && (role === undefined || role.end === 'present');
}

interface Known {
  read: (line: string) => ToldLine;
  /** Terms of the skills that the page lists. */
  skills: ReadonlySet<string>;
  /** Terms of the names of houses. */
  houses: ReadonlySet<string>;
}

/** Whether a clause puts in doubt what a line tells; `role` is the one that it is of, if any. */
export function doubtsLine(clause: Clause, line: string, { read, skills, houses }: Known, role?: Role): boolean {
  const { text, terms, subject } = clause;
  const told = read(line);
  const isTold = (term: string) => told.terms.has(term);
  if (![...terms].some(isTold)) return false;
  // "30+ teams was what we put in the plan", "the 18% is from another team"
  if (clause.isUnheard) {
    const shared = told.numbers.length === 0 ? [] : numbersIn(text).filter((number) => told.numbers.includes(number));
    const isLarge = shared.some((number) => Number.parseFloat(number) >= LEAST_NUMBER);
    const words = [...terms].filter((term) => isTold(term) && term.length > LONGEST_SMALL_WORD).length;
    if (shared.length > 0 && words >= (isLarge ? 1 : 2) && REVISES.test(text)) return true;
    const own = role && namesHouse(clause, role) ? subject.filter((term) => !houses.has(term)) : [];
    // "in Elm the chiller work was done by others"
    if (own.some((term) => isTold(term) && termsOfTrade(term).length > 0) && NOT_MINE.test(text)) return true;
    if (subject.length === 1 && ONE_THING.test(text)) return isTold(subject[0]!);
    return isSpokenOf(
      subject.filter((term) => !houses.has(term)),
      told.terms,
    );
  }
  if (
    tellsOtherYear(clause, told) ||
    tellsOtherScore(clause, told) ||
    tellsOtherNumber(clause, line) ||
    tellsOtherAmount(clause, told) ||
    tellsOtherTeam(clause, line, role)
  )
    return true;
  // "I passed my diploma in june" of "Diploma – working towards"
  if (UNDER_WAY.test(line) && HAS_DONE.test(text) && clause.telling.filter(isTold).length > 0) return true;
  const [, denied = '', unit = ''] = PAGE_SAYS.exec(inDigits(text)) ?? NOT_SO_MANY.exec(inDigits(text)) ?? [];
  if (unit !== '' && new RegExp(`(?<![\\d.,])${escapePattern(denied)}\\+? ${unit}`, 'iu').test(inDigits(line)))
    return true;
  if (denied === '' && !clause.denies && !clause.corrects && !clause.isNotToBeTold) return false;
  // "chair until March 2025 not 2024"
  if (IS_YEAR.test(denied)) return told.years.includes(denied) && clause.telling.some(isTold);
  if (denied !== '' && told.numbers.includes(denied.replace(/[.,]+$/, '')))
    return Number.parseFloat(denied) >= LEAST_NUMBER || clause.telling.some(isTold);
  const [, undone = ''] = NOT_DONE.exec(text) ?? [];
  if (undone !== '' && told.first === termsOf(undone)[0]) return true;
  const [only = '', ...others] = subject;
  if (others.length === 0)
    return only !== '' && isTold(only) && !skills.has(only) && clause.denies && termsOfTrade(only).length > 0;
  return isSpokenOf(subject, told.terms);
}
