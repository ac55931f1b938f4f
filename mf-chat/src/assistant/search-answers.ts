import type { Answer } from './answers.ts';

/** Where a word is found decides how much it says about an answer. */
const FIELD_WEIGHTS = { question: 5, keywords: 4, short: 2, text: 1 } as const;
/** Words from this length on may have one wrong letter. */
const MIN_LENGTH_FOR_TYPO = 5;
const MIN_LENGTH_FOR_PREFIX = 3;
/** Share of the query's words, by their weight, that an answer must know. */
const MIN_KNOWN_SHARE = 0.35;

const STOP_WORDS = new Set(
  `a an and are as at be been but by can could did do does for from had has have how i if in is it its job me my of
  on or our should so some that the their them there they this to too was we were what when where which who whom why
  will with would you your about am get go going want need say tell`.split(/\s+/),
);

function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|es|s|ing|ed|e|y)$/, '') : word;
}

interface IndexedAnswer {
  answer: Answer;
  fields: { weight: number; words: string[] }[];
}

function index(answer: Answer): IndexedAnswer {
  const { question, keywords, short, paragraphs, steps, wording = '' } = answer;
  return {
    answer,
    fields: [
      { weight: FIELD_WEIGHTS.question, words: wordsOf(question).map(stem) },
      { weight: FIELD_WEIGHTS.keywords, words: wordsOf(keywords.join(' ')).map(stem) },
      { weight: FIELD_WEIGHTS.short, words: wordsOf(short).map(stem) },
      { weight: FIELD_WEIGHTS.text, words: wordsOf([...paragraphs, ...steps, wording].join(' ')).map(stem) },
    ],
  };
}

/** Finds answers by the words of a question, best first. An empty question finds all, in their own order. */
export function createAnswerSearch(answers: readonly Answer[]): (query: string) => Answer[] {
  const indexed = answers.map(index);
  // A word that stands in every answer says little about any of them.
  const rarity = (word: string) => {
    const holders = indexed.filter(({ fields }) => fields.some(({ words }) => words.includes(word))).length;
    return Math.log(1 + answers.length / Math.max(1, holders));
  };
  return (query) => {
    const all = wordsOf(query);
    const telling = all.filter((word) => !STOP_WORDS.has(word));
    const words = (telling.length > 0 ? telling : all).map(stem);
    const weights = words.map(rarity);
    if (words.length === 0) return [...answers];
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return indexed
      .map(({ answer, fields }) => {
        let score = 0;
        let known = 0;
        words.forEach((word, place) => {
          const isBeingTyped = place === words.length - 1;
          const best = Math.max(...fields.map((field) => field.weight * match(word, field.words, isBeingTyped)));
          score += weights[place]! * best;
          if (best > 0) known += weights[place]!;
        });
        return { answer, score: known / total >= MIN_KNOWN_SHARE ? score : 0 };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ answer }) => answer);
  };
}

function match(word: string, own: readonly string[], isBeingTyped: boolean): number {
  let best = 0;
  for (const candidate of own) {
    if (candidate === word) return 1;
    if (isBeingTyped && word.length >= MIN_LENGTH_FOR_PREFIX && candidate.startsWith(word)) best = Math.max(best, 0.7);
    else if (word.length >= MIN_LENGTH_FOR_TYPO && isOneEditAway(word, candidate)) best = Math.max(best, 0.5);
  }
  return best;
}

/** One letter more, less or other, or two neighbours swapped. */
export function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  );
}
