import { fold } from '@vitae/language/fold';
import { COUNTABLE_NOUNS } from '@vitae/language/nouns';
import { namesOccupation } from '@vitae/language/occupations';
import { CREDENTIALS } from '@vitae/language/persons';
import { escapePattern } from '@vitae/language/phrases';
import { QUALITY_OF_WORD } from '@vitae/language/qualities';
import { singular } from '@vitae/language/stems';
import { termsOfTrade } from '../text/terms.ts';
import { isProperAdjective, isWordOfEveryDay, wordCount } from '../text/words.ts';
import type { Job } from '../understand/advert.ts';
import { isPlace } from '../understand/places.ts';

// What advert and resume both name and no list of ours has to know: "T24", "Axiell Collections", "inward processing". It is
// told in the words of the resume, so that nothing is said of it that the page does not say.

const MOST_POINTS = 4;
const MOST_SKILLS = 5;
const SKILL_WORDS = 4;
/** By itself a shorter one is a word among points that tell something. */
const MIN_WORDS_OF_SKILL = 3;

interface Item {
  text: string;
  isSkill: boolean;
}

/** Firms whose name stands before each of their products. */
const MAKERS =
  /^(?:Google|Microsoft|MS|Adobe|Meta|Oracle|Amazon|Apple|Cisco|Facebook|IBM|Autodesk|Siemens|General|National|International)$/;
/** A capital within, or a figure: no word of a sentence. */
const IS_CODE = /^(?=.*\p{L})(?:.*\d|.+\p{Lu})/u;
const NO_CODE =
  /^(?:\d{1,2}(?:st|nd|rd|th)|\d+[kKmMxX+%]?|UK|US|USA|EU|UAE|IT|HR|CV|PA|AM|PM|FT|PT|TBC|GPA|CGPA|[A-Z]\d)$/;

/** The words of a text by which something is called. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\d])[\p{L}\d][\p{L}\d+#.&'’-]*[\p{L}\d+#]/gu)]
    .map(([word]) => word)
    .filter((word) => {
      if (NO_CODE.test(word) || MAKERS.test(word) || isPlace(word)) return false;
      if (IS_CODE.test(word)) return true;
      return (
        /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
        !isWordOfEveryDay(fold(word)) &&
        !isProperAdjective(word) &&
        !namesOccupation(word) &&
        termsOfTrade(word).length > 0
      );
    });
}

/** "Post Grad Dip Nursing (Nephrology)", for "a post-graduate qualification in nephrology" */
const IS_PAPER = /\b(?:dip|diploma|cert|certificate|certification|course|licen[cs]e|card|ticket)\b/i;
/** The stem of a word that says that it is a paper, and not which. */
const NAMES_A_PAPER = /^(?:certif|licen|qualif|card|ticket|cours)/;
const ASKS_FOR_PAPER =
  /\b(?:qualification|diploma|certificate|certification|licen[cs]e|card|ticket|post-?graduate)s?\b/i;
const IS_DATED = /(?:19|20)\d\d\)?$/;
const stands = (words: string, text: string) =>
  new RegExp(`(?<![\\p{L}\\d])${escapePattern(words)}(?![\\p{L}\\d])`, 'u').test(text);

/** What of an item the advert has as well: its name as a whole, words by which it is called, terms of the trade. */
function sharedWith(job: Job): (item: string) => { isNamed: boolean; terms: string[] } {
  const folded = fold(job.text);
  const trade = new Set(termsOfTrade(job.text));
  const ofPapers = new Set(
    job.text
      .split('\n')
      .filter((line) => ASKS_FOR_PAPER.test(line))
      .flatMap(termsOfTrade),
  );
  const ofHouse = new Set([...termsOfTrade(job.company), ...termsOfTrade(job.contact)]);
  return (item) => {
    const bare = fold(item.replace(/\s*\([^()]*\)/g, '').replace(/,? (?:19|20)\d\d$/, ''));
    const terms = [...new Set(termsOfTrade(item))].filter((term) => trade.has(term) && !ofHouse.has(term));
    // "Working at heights (2025)": words of every day, which are the name of what is dated.
    const isName = terms.length > 0 || (IS_DATED.test(item) && wordCount(bare) >= MIN_WORDS_OF_SKILL);
    const isHeld = IS_PAPER.test(item) && terms.some((term) => ofPapers.has(term) && !NAMES_A_PAPER.test(term));
    const isWhole = bare.length > 2 && isName && stands(bare, folded);
    if (isWhole && terms.length === 0) return { isNamed: true, terms: [bare] };
    return { isNamed: isWhole || isHeld || namesIn(item).some((name) => stands(name, job.text)), terms };
  };
}

/** Items of the list of skills that the advert names, as the resume writes them, first those named first. */
export function skillsInBoth(job: Job, skills: readonly string[]): string[] {
  const shared = sharedWith(job);
  const at = (skill: string) => Math.min(...shared(skill).terms.map((term) => job.text.toLowerCase().indexOf(term)));
  return skills
    .filter(
      (skill) =>
        wordCount(skill) <= SKILL_WORDS &&
        /^\p{Lu}/u.test(skill) &&
        // "Trained GIS User" is somebody.
        !/^(?:Trained|Experienced|Qualified) /.test(skill) &&
        // "PLAXIS 2D and 3D" is one.
        !/ and (?!\d\p{Lu}$)| [–-] |skills$/u.test(skill) &&
        !QUALITY_OF_WORD.has(fold(skill)) &&
        !isPlace(skill) &&
        // "Tractor": a thing, of which the page says no more.
        !COUNTABLE_NOUNS.has(singular(fold(skill))) &&
        shared(skill).isNamed,
    )
    .sort((one, other) => at(one) - at(other))
    .slice(0, MOST_SKILLS);
}

/** Items beside the work with something that the advert has and `told` has not, the one with most of it first. */
export function pointsInBoth(job: Job, items: readonly Item[], told: string): string[] {
  const shared = sharedWith(job);
  const said = new Set(termsOfTrade(told));
  const rest = items
    .filter(
      ({ text, isSkill }) =>
        wordCount(text) >= MIN_WORDS_OF_SKILL ||
        // "NYSC", the heading of what stands below it
        (!isSkill && (wordCount(text) > 1 || CREDENTIALS.has(fold(text))) && /\d|\p{Lu}{2}/u.test(text)),
    )
    .map(({ text: item }) => ({ item, ...shared(item) }))
    .filter(({ isNamed, terms }) => isNamed || terms.length > 1);
  const points: string[] = [];
  while (points.length < MOST_POINTS) {
    const news = ({ isNamed, terms }: (typeof rest)[number]) => {
      const untold = terms.filter((term) => !said.has(term)).length;
      return isNamed || untold > 1 ? untold : 0;
    };
    const [best] = [...rest].sort((one, other) => news(other) - news(one));
    if (!best || news(best) === 0) break;
    points.push(best.item);
    for (const term of best.terms) said.add(term);
  }
  return points;
}
