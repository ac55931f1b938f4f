import { foldWords } from '@vitae/language/fold';
import { BODY_LABELS } from '@vitae/language/jobs';
import { namesOccupation } from '@vitae/language/occupations';
import { BASE_OF_PAST } from '@vitae/language/verbs';
import { unwrapped } from '../text/unwrap.ts';
import { asItBegins, sentencesOf, upperFirst, wordCount } from '../text/words.ts';
import type { Page } from './reading-order.ts';
import { isDeed } from './told.ts';

// Lines of the work as they can be told one by one.

/** "Sector: Cosmetics" */
export const isFieldOfForm = (line: string) =>
  /^(?:type of business|sector|industry|name and address of (?:the )?employer|occupation or position held)\b[^:]{0,30}:|^(?:reason(?: for leaving)?|(?:last |current )?salary|period|references?)\s*[|:]/i.test(
    line,
  );

/** "Responsibilities:" announces lines, and is none. */
export const isLabelAlone = (line: string) => BODY_LABELS.has(foldWords(line));

/** Some write every line of their work in small letters. */
export function withCapitals(lines: string[]): string[] {
  const small = lines.filter((line) => /^\p{Ll}/u.test(line));
  return small.length > lines.length / 2 ? lines.map(asItBegins) : lines;
}

/** "Data Entry Clerk": the title of another post among the lines of this one. */
export const isTitleAlone = (line: string) =>
  wordCount(line) <= MAX_TITLE_WORDS &&
  /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)+$/u.test(line) &&
  namesOccupation(line.split(' ').at(-1)!);
const MAX_TITLE_WORDS = 4;

/** What stands below the title of another post, which has no dates by which the reading would know it, is of that one. */
export function upToPost(lines: readonly string[], page: Page): readonly string[] {
  const isOnItsOwn = (line: string) =>
    isTitleAlone(line) && page.linesWith(line).some((at) => page.lines[at]!.text === line && !page.lines[at]!.isBullet);
  const end = lines.findIndex((line, at) => at > 0 && isOnItsOwn(line));
  return end < 0 ? lines : lines.slice(0, end);
}

/** "Work experience 2 weeks at Penn Tyres", "before: warehouse worker": of another post, among the lines of this one. */
export const isOfOtherPost = (line: string) =>
  /^(?:before(?: that)?: |(?:(?:\d+|one|two|three|four) (?:days?|weeks?|months?) )?(?:work experience|(?:work )?placement|internship|voluntary work)\b.* (?:at|with) (?:the )?\p{Lu})/iu.test(
    line,
  );

/** "-Handles 90 calls a day", ". 35 weddings last season", "| Weekly meeting with sales" of a table: a mark that its line begins with. */
export const withoutMark = (line: string) =>
  line
    .replace(/^(?:duties\s*)?\|\s+/i, '')
    .replace(/^(?:[-–—•*▪]+\s*(?=[\p{L}\d])|[.:]\s+)/u, '')
    .replace(/^(?:\d{1,2}\.\d{1,2}\.?|[A-Z]\)|\(\d{1,2}\))\s+(?=\p{Lu}|\d)/u, '')
    .replace(/^(?:key )?achievements?:\s+(?=\p{Lu})/iu, '')
    .replace(/^(?:العمل|المهام|المسؤوليات|الإنجازات)\s*:\s+/u, '');
/** "Bricklayer. Schools, a hospital wing" */
const TITLE_BEFORE = /^(\p{Lu}[\p{L}-]+(?: [\p{L}-]+){0,2})\. (?=\p{Lu})/u;
export const withoutTitle = (line: string) =>
  line.replace(TITLE_BEFORE, (before, title: string) => (namesOccupation(title) ? '' : before));

const MAX_LINE_WORDS = 22;
const MIN_SENTENCE_WORDS = 3;

/** "Complaints fell to 4 in the next quarter" says nothing without the sentence before it. */
const LEANS_ON_ANOTHER =
  /^(?:it|this|that|these|those|they|he|she|both|which|have|has|had|was|were|all of (?:it|them|these|this)|as a result|result(?:ed|ing)?\b|later|since then|afterwards|there)(?![\p{L}])|\b(?:the|that|in the) (?:next|following|same) (?:day|week|month|quarter|year|season|term|shift)\b/iu;

/** "Designed the latter from scratch", "Retired 31 reports along the way", "All nine received planning" */
const SPEAKS_OF_BEFORE =
  /\b(?:the (?:latter|former)|along the way|in the process|in (?:the|its|their) first (?:year|month|quarter|season|week|six months))\b|^(?:all|both|none|some|most|half|two|three|four|five|six|seven|eight|nine|ten) (?:(?:of )?(?:them|these|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}) )?(?:was|were|is|are|has|have|had|received|passed|got|won|came|went|opened|sold)\b/iu;
/** "Accredited for the full five years", "Sold out in 16 days", "Took two half terms": what of, the sentence before says. */
const OF_A_THING_BEFORE =
  /^(?:accredited|approved|adopted|used|awarded|shortlisted|published|featured|rated|commended|praised|picked up|rolled out|installed|completed|finished|delivered|launched|built|funded|signed off|sold out|turned out)(?: \p{L}+ly)? (?:for|by|in|at|with|as|on|to be|to|within|without|across|under|ahead|on)\b|^took (?:me |us )?(?:about |only |just )?(?:\d+|two|three|four|five|six|a|one) (?:half |full |whole )?(?:days?|weeks?|months?|years?|terms?|hours?)\b/iu;
/** "Saved roughly $38k a year" */
const IS_SUM_ALONE =
  /^(?:saved|cut|earned|raised|recovered|won|freed)(?: us| me| the \p{L}+)? (?:(?:roughly|about|around|over|some|nearly|almost|up to|an estimated) )?[$€£]?\d[\d,.]*[\p{L}%]*(?: (?:hours?|days?|minutes?|dollars|euros|pounds))?(?: (?:a|per|each|every) \p{L}+)?[.\s]*$/iu;
const leansOnAnother = (sentence: string) =>
  [LEANS_ON_ANOTHER, SPEAKS_OF_BEFORE, OF_A_THING_BEFORE, IS_SUM_ALONE].some((leans) => leans.test(sentence));

function joinedToLeaning(sentences: readonly string[]): string[] {
  const whole: string[] = [];
  for (const sentence of sentences)
    if (leansOnAnother(sentence) && whole.length > 0) whole.push(`${whole.pop()} ${sentence}`);
    else whole.push(sentence);
  return whole;
}

const MOST_WORDS_WITH_RESULT = 40;
/** "First-week activation up from 47% to 58%", behind what brought it about: alone nobody would know what. */
const IS_RESULT =
  /^(?:the |our |its )?\p{L}[^,;]{2,60} (?:up|down|rose|fell|grew|dropped|went|increased|decreased|improved|halved|doubled)\b[^.;]*\d/iu;
/** "Billing corrected 2,300 accounts", "The collections team now calls them first" */
const IS_DONE_BY_OTHERS =
  /^(?:(?:The|Our|Its) (?:[\p{Ll}-]+ ){1,3}|\p{Lu}\p{Ll}+ )(?:now \p{Ll}+|\p{Ll}{2,}ed (?=(?:\d|the|an?|our|all|it|them|this|about|around|over|every)(?!\p{L})))/u;
function withResults(sentences: readonly string[]): string[] {
  const told: string[] = [];
  for (const sentence of sentences) {
    const before = told.at(-1) ?? '';
    const isOfBefore =
      before !== '' &&
      (IS_RESULT.test(sentence) || IS_DONE_BY_OTHERS.test(sentence)) &&
      !isDeed(sentence) &&
      !/^I\b/.test(sentence) &&
      wordCount(before) + wordCount(sentence) <= MOST_WORDS_WITH_RESULT;
    if (isOfBefore) told[told.length - 1] = `${before} ${sentence}`;
    else told.push(sentence);
  }
  return told;
}

const JOINT = /^(?:and|or|of|the|an?|for|with|in|to|by|on|at|from|as|is|was|were|be|been|are|has|have|had|which|who)$/i;
/** "…a hosted product Executed a new plan", "…reconciliations.Performed checks": two lines that have run together. */
const MAY_BE_GLUED =
  /(?:(\p{Ll}+)\)? |\p{Ll}{3}(\.))(?=(\p{Lu}\p{Ll}{2,}) ((?:an?|the|all|over|multiple|several|new)(?!\p{L})|\d|(?<=\p{Ll}ed )\p{Ll})?)/gu;
/** "in the Managed care unit", "a course of Applied linguistics": parts of names. */
const IS_PART_OF_NAME =
  /^(?:accredited|advanced|applied|assisted|associated|automated|certified|chartered|closed|combined|connected|distributed|embedded|enhanced|estimated|extended|fixed|guided|integrated|licensed|limited|managed|mixed|qualified|registered|related|retired|shared|structured|supervised|trained|united)$/i;
export function apart(line: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const found of line.matchAll(MAY_BE_GLUED)) {
    const [all, before = '', stop, verb = '', next] = found;
    const isBare = /^\p{Ll}$/u.test(next ?? '');
    const isDeed = BASE_OF_PAST.has(verb.toLowerCase()) && !(isBare && IS_PART_OF_NAME.test(verb));
    if (!isDeed || (stop === undefined && (next === undefined || before.length < 3 || JOINT.test(before)))) continue;
    parts.push(line.slice(from, found.index + all.length));
    from = found.index + all.length;
  }
  return [...parts, line.slice(from)].map((part) => part.trim());
}

/** A paragraph in place of a line is told sentence by sentence. */
export const inSentences = (line: string): string[] => apart(line).flatMap(sentencesToTell);
function sentencesToTell(line: string): string[] {
  const sentences = withResults(joinedToLeaning(sentencesOf(line)));
  const isEachWhole = sentences.every((sentence) => wordCount(sentence) >= MIN_SENTENCE_WORDS);
  return (wordCount(line) > MAX_LINE_WORDS || isEachWhole ? sentences : [line]).filter(Boolean);
}

/** "I support the owner of six clinics", as items of a list are written; "I was in charge of bookings" is no deed. */
export const withoutI = (line: string) => {
  // "I do rounds and I have witnessed them": the one I stands with the other.
  // "and from 2018 as senior practitioner I led two teams": the same.
  const hasTwo =
    / and (?:I (?:am|was|have|had)\b|(?:from|in|at|as|since|during|after|before|later|then|for|by|on)\b[^,;.]{1,80} I \p{Ll})/u;
  const deed = hasTwo.test(line) ? line : withoutJoint(line).replace(OWN_I, '');
  // "I do the inspections and I keep the register"
  return deed === line ? line : upperFirst(deed.replace(/ and I (?=(?!am\b|was\b|have\b|had\b)\p{Ll})/gu, ' and '));
};
/** "As well as trained others", "Also operated the machines": behind what, the list does not say. */
const withoutJoint = (line: string) =>
  line.replace(/^(?:As well as|Also|Additionally,?|In addition,?) (?=(\p{Ll}+) )/u, (joint, verb: string) =>
    BASE_OF_PAST.has(verb) ? '' : joint,
  );
const OWN_I = /^I (?:was (?=(?:in charge|responsible)\b)|(?:also |now )?(?!am\b|was\b|have\b|had\b)(?=\p{Ll}))/u;

/** What stands below the sign of an item and begins in small letters goes on with it, however many lines do. */
export function joinedTo(lines: readonly string[], isItem: (at: number) => boolean): string[] {
  const whole: string[] = [];
  let isBelowItem = false;
  for (const [at, line] of lines.entries()) {
    if (isItem(at)) isBelowItem = true;
    else if (isBelowItem && /^(?:\p{Ll}|\d[\d,.-]* \p{Ll})/u.test(line)) {
      whole[whole.length - 1] = `${whole.at(-1)} ${line}`;
      continue;
    }
    whole.push(line);
  }
  return whole;
}

/** Lines that the page has wrapped, where its writer begins lines with capitals. */
export const wholeLines = (lines: readonly string[]) => wrappedLines(lines.reduce(withOpenEnd, []));

/** "Built a course for teachers;" over "340 have completed it" */
const withOpenEnd = (whole: string[], line: string): string[] =>
  /[;,]$/.test(whole.at(-1) ?? '') && /^[\d\p{Ll}]/u.test(line)
    ? [...whole.slice(0, -1), `${whole.at(-1)} ${line}`]
    : [...whole, line];

const wrappedLines = (lines: readonly string[]) =>
  lines.filter((line) => /^\p{Ll}/u.test(line)).length < lines.length * MOST_WRAPPED ? unwrapped(lines) : [...lines];
/** Who writes everything in small letters begins more of their lines so. */
const MOST_WRAPPED = 0.7;

/** A letter tells of fewer. */
const MOST_READ = 400;
/** "…, largely" over "Karen and Dari speakers": the reading, which sees how far a line is set in, knows what goes on. */
export function wholeAsRead(written: readonly string[], read: readonly string[]): string[] {
  const bare = (line: string) => line.replace(/[.;,\s]{1,20}$/, '');
  const known = read.slice(0, MOST_READ);
  const wholes = new Set(known.map(bare));
  return written.flatMap((line) => {
    // Read so, it is whole, whatever begins like it in another job.
    if (wholes.has(bare(line))) return [line];
    const longer = known.filter((one) => one.length > line.length);
    const whole = longer.find((one) => one.startsWith(bare(line)));
    const isRest = longer.some((one) => bare(one).endsWith(` ${bare(line)}`));
    return whole ?? (isRest ? [] : line);
  });
}
