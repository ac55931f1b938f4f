import { EMPLOYER_ENDINGS } from '../lists/employer-endings.ts';
import { FACTS_OF_A_JOB } from '../lists/facts-of-a-job.ts';
import { PAGE_FURNITURE } from '../lists/page-furniture.ts';
import { TITLE_WORDS_OF_PAGES } from '../lists/title-words-of-pages.ts';
import { fold } from './fold.ts';
import { anyOf } from './phrases.ts';
import { linesOf } from './terms.ts';

/** Matches a text with a word of which a job's title has one: "Pastry Chef", "two nurses". */
export const HAS_TITLE_WORD = new RegExp(`\\b(?:${anyOf(linesOf(TITLE_WORDS_OF_PAGES))})s?\\b`, 'iu');

/** Matches a text that ends as the name of an employer does: "Quarrystone Ltd". */
export const ENDS_LIKE_EMPLOYER = new RegExp(`\\b(?:${anyOf(linesOf(EMPLOYER_ENDINGS))})\\.?$`, 'iu');

/** Matches a line that begins with a fact of a job, and so names nobody: "Full-time", "Location: Berlin". */
export const BEGINS_WITH_FACT = new RegExp(`^(?:${anyOf(linesOf(FACTS_OF_A_JOB))})\\b`, 'iu');

const FURNITURE: ReadonlySet<string> = new Set(linesOf(PAGE_FURNITURE));
/** Lines that hold a number, a name or next to nothing. */
const COUNTER =
  /^(?:back to .*|posted .{0,30}|\d+\+? (?:applicants?|views|days? ago|hours? ago|weeks? ago)|over \d+ applicants|be among the first .*|.{0,3})$/i;

const BETWEEN_BUTTONS = /\s{2,}|\t|\s*[|•·]\s*/;

/** Whether a line stands on a job page around the advert: a menu, a button, a counter. */
export const isPageFurniture = (line: string): boolean => isRowOfButtons(line) || COUNTER.test(line);

/** Whether a line is nothing but the menus and buttons of a job page: "Apply now", "Yes   No   Skip". */
export function isRowOfButtons(line: string): boolean {
  return [line.split(BETWEEN_BUTTONS), line.split(' ')]
    .map((names) => names.filter(Boolean))
    .some((names) => names.length > 0 && names.every((name) => FURNITURE.has(fold(name))));
}
