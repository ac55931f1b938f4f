import { escapePattern } from '@vitae/language/phrases';
import { wordCount } from '../text/words.ts';

const A_LITTLE =
  'a (?:little|bit)|some|basics?|begin{1,2}er|learning|reading|view|self|getting|academic|course ?work|course|college|theor\\p{L}*|exposure|familiar\\p{L}*|intro\\p{L}*|limited|conversational|rusty|hobby|only|enough (?:to|for)';
/** "Basic SQL", and not "Basic Life Support", which is the name of a course. */
const SAYS_SO = new RegExp(
  `.\\s{1,20}(?:\\((?:${A_LITTLE})(?!\\p{L})[^()]*\\)|basics)$|^(?:basic|elementary) (?!life|first|food|fire|fatigue|safety|offshore|cardiac|trauma|disclosure)\\p{L}`,
  'iu',
);

/** A name by itself, and no part of another word. */
const named = (name: string, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}\\d])${escapePattern(name)}(?![\\p{L}\\d])`, flags);

const MOST_FOUND = 12;
/** Characters of a sentence before and behind a name. */
const OF_SENTENCE = 160;
/** "a course booked for January 2027", "exam planned for spring" */
const IS_PLANNED =
  /\b(?:(?:courses?|class(?:es)?|training|exam|test|module|certification) (?:is |are )?(?:booked|planned|scheduled|starting|starts)|(?:booked|planned|scheduled) for|enrolled (?:on|in|for)|registered for|about to start)\b/i;

/** Whether each sentence that names it says of something that is still to come. */
function isOnlyPlanned(name: string, resumeText: string): boolean {
  const found = [...resumeText.matchAll(named(name, 'giu'))];
  return (
    found.length > 0 &&
    found.length <= MOST_FOUND &&
    found.every(({ index }) => {
      const before = resumeText
        .slice(Math.max(0, index - OF_SENTENCE), index)
        .split(/[.;•]\s|\n\s*[-–•]/)
        .at(-1)!;
      const behind = resumeText.slice(index, index + OF_SENTENCE).split(/[.;•](?:\s|$)|\n\s*[-–•]/)[0]!;
      return IS_PLANNED.test(`${before}${behind}`.replace(/\s+/g, ' '));
    })
  );
}

/** "Learning: scikit-learn, XGBoost", and "Fundamentals" over the row. */
const ROW_OF_LITTLE =
  /^\W*(?:(?:currently |now |still )?(?:learning|exploring|studying)|(?:currently|now) (?:taking|doing|completing)|(?:the )?fundamentals?|basics?|basic knowledge|beginners?|novice|elementary|exposure(?: to)?|some exposure)\s*(?:[:–—|\t-]|$)/i;

/** "Excel, Tableau, Git. Learning: dbt, Power BI." is of two rows. */
const BEGINS_ROW = /\n|(?<=\p{L}\.) (?=\p{Lu}[\p{Ll} ]{2,24}:)/u;

/** Whether each line that names it is in a row of what is known a little. */
function isOnlyInSuchRow(name: string, resumeText: string): boolean {
  const lines = resumeText.split(BEGINS_ROW);
  const names = named(name);
  const found = lines.flatMap((line, at) => (names.test(line) ? [at] : []));
  const isBelowLabel = (at: number) => {
    const above = lines[at - 1]?.trim() ?? '';
    return above !== '' && ROW_OF_LITTLE.exec(above)?.[0] === above && !/[:|\t]/.test(lines[at]!);
  };
  return found.length > 0 && found.every((at) => ROW_OF_LITTLE.test(lines[at]!) || isBelowLabel(at));
}

/** "Python and Machine Learning basics", "مبادئ HubSpot (تكوين عن بعد)", "Civil 3D (مبتدئ)" */
const SAYS_LITTLE =
  /(?<!\p{L})(?:basics?|begin{1,2}er|novice|elementary|user[- ]level|(?:training|theory|course) only|(?:و?ال|و)?(?:مبتدئ[ةه]?|مبادئ|[أا]ساسيات|[أا]ساسي|مبدئي[ةه]?|بسيط[ةه]?|قليل(?:ا|اً)?)|قيد التعلم|[أا]تعلم)(?!\p{L})/iu;
const MOST_WORDS_OF_ITEM = 7;

/** Whether an item of a list that names it says so, of that name or of all that it names. */
function isOfSuchItem(name: string, resumeText: string): boolean {
  const names = named(name);
  return resumeText
    .split('\n')
    .filter((line) => names.test(line))
    .flatMap((line) => line.split(BETWEEN_ITEMS))
    .some(
      (item) => names.test(item) && wordCount(item) <= MOST_WORDS_OF_ITEM && SAYS_LITTLE.test(item.replace(names, ' ')),
    );
}
const BETWEEN_ITEMS = /[,;،؛•|\t](?![^()]*\))/;

/**
 * Whether the resume says of a skill that there is little of it, or that it is still to be learned, in the skill's
 * own words or beside it: "Xero (a little, for petty cash)", "Ansible basics", "some Docker". No letter claims it.
 */
export const isKnownALittle = (name: string, resumeText: string): boolean =>
  SAYS_SO.test(name) || (isOnPage(name, resumeText) && isSaidOnPage(name, resumeText));

/** Of hundreds of names that are asked about, the page has few, and only those are worth a closer look. */
const isOnPage = (name: string, resumeText: string) => named(name).test(resumeText);

const isSaidOnPage = (name: string, resumeText: string): boolean =>
  isOnlyPlanned(name, resumeText) ||
  isOnlyInSuchRow(name, resumeText) ||
  isOfSuchItem(name, resumeText) ||
  new RegExp(
    `(?<!\\p{L})${escapePattern(name)}(?: (?:\\d[\\d.]{0,4} (?:\\p{L}{1,3} )?)?basics?(?!\\p{L})|\\s{1,20}\\([^()\\n]{1,30} only\\)|\\s{1,20}(?:\\(|- ?)(?:${A_LITTLE})| a (?:little|bit)(?!\\p{L})|(?: \\p{Lu}\\p{Ll}+)?(?:[ \\t]*[|:–—-][ \\t]*|\\t+| {2,})(?:basics?|begin{1,2}er|learning|novice|elementary)(?!\\p{L})|, (?:basic|beginner|learning|novice|elementary|conversational)(?=[ \\t]*(?:[;,.\\n]|$)))|(?:basic|simple|some|a little|(?:a )?bit of|(?:a )?touch of|learning|can read)\\s{1,20}${escapePattern(name)}(?!\\p{L})`,
    'iu',
  ).test(resumeText);
