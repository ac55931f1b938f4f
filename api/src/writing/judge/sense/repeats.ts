import { plain, stem, stemsOf, wordsOf } from '../text.ts';
import { capitalRuns, readSentence } from '../truth/sentence.ts';
import { holdingsOf } from './holdings.ts';
import type { Told } from './told.ts';

/** What stands behind a name and is no part of it: "NMC registration", "CSCS card". */
const OF_ANY_HOLDING = new Set(
  'registration registered card certificate certification certified licence license qualification skill experience training knowledge level basic advanced good fluent native'
    .split(' ')
    .map(stem),
);
const FEWEST_WORDS = 3;
const SAME_SHARE = 0.8;
const DEGREE =
  /\b(?:ph\.?d|doctorate|m\.?sc|m\.?a|mba|m\.?eng|m\.?tech|master(?:'s)?|b\.?sc|b\.?a|b\.?eng|b\.?tech|b\.?com|b\.e|bachelor(?:'s)?|diploma|hnd|hnc|nvq|btec)(?![\p{L}])/u;
const SCHOOL = /universit|college|institut|school|academy|polytechnic|\b[A-Z]{3,}\b/i;

/** Sentences; what is longer is no letter. */
const MOST = 80;

/** What a letter says twice: a skill or certificate that it lists again, a deed told again, a degree named again. */
export function repeats(told: readonly Told[]): { text: string; what: string }[] {
  const found: { text: string; what: string }[] = [];
  const held = new Set<string>();
  const facts = new Set<string>();
  const before: { stems: Set<string>; study: string }[] = [];
  for (const { text, isItem, head } of told.slice(0, MOST)) {
    const isFact = isItem && /\babout me\b/i.test(head);
    const names = isFact ? text.split(/,\s+/) : holdingsOf(text);
    for (const name of names) {
      const key = keyOf(name);
      if (key !== '' && (held.has(key) || (!isFact && facts.has(key))))
        found.push({ text, what: `"${name}" is said twice` });
    }
    for (const name of names) (isFact ? facts : held).add(keyOf(name));
    const { isWish, isClaim } = readSentence(text);
    if (isWish || !(isClaim || isItem) || /^thank/i.test(text)) continue;
    const stems = withoutNames(text);
    const study = studyOf(text);
    if (before.some((other) => isSame(stems, other.stems))) found.push({ text, what: 'tells what is told before' });
    else if (study !== '' && before.some((other) => other.study === study))
      found.push({ text, what: 'names a degree that is named before' });
    before.push({ stems, study });
  }
  return found;
}

const keyOf = (name: string) =>
  wordsOf(name.replace(/\([^()]*\)/g, ''))
    .map(stem)
    .filter((one) => !OF_ANY_HOLDING.has(one) && !/^(?:an?|the|of|in|with|and)$/.test(one))
    .sort()
    .join(' ');

function withoutNames(text: string): Set<string> {
  const names = new Set(capitalRuns(text).flatMap((run) => [...stemsOf(run.text)]));
  return new Set([...stemsOf(text)].filter((one) => !names.has(one)));
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const fewest = Math.min(one.size, other.size);
  const shared = [...one].filter((word) => other.has(word)).length;
  return fewest >= FEWEST_WORDS && shared >= fewest * SAME_SHARE && shared >= Math.max(one.size, other.size) / 2;
}

/** The degree and its school; empty where a sentence does not name both. */
function studyOf(text: string): string {
  const degree = DEGREE.exec(plain(text))?.[0].replace(/\W/g, '') ?? '';
  const school = capitalRuns(text).find((run) => SCHOOL.test(run.text) && wordsOf(run.text).length > 1)?.text ?? '';
  return degree && school ? `${degree} ${plain(school)}` : '';
}
