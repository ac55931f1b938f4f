import { stem } from '@vitae/language/stems';
import { STOP_WORDS } from '@vitae/language/stop-words';
import { tokenise } from '@vitae/language/tokens';
import MiniSearch from 'minisearch';
import type { Answer } from './answers.ts';

/** Where a word is found decides how much it says about an answer. */
const FIELD_WEIGHTS = { question: 5, keywords: 5, short: 0.5, text: 0.2 } as const;
/** Of a stem that may have one wrong letter, and of one that may have two neighbours swapped. */
const MIN_LETTERS_FOR_TYPO = 5;
const MIN_LETTERS_FOR_SWAP = 6;
const MIN_LETTERS_FOR_PREFIX = 3;
/** Share of the query's words, by their rarity, that an answer must know. */
const MIN_KNOWN_SHARE = 0.35;

/** The words that tell a question from another; of a question of nothing but words of grammar, all. */
function wordsOf(text: string): string[] {
  const words = tokenise(text).map((token) => token.word);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).map(stem);
}

/** Finds answers by the words of a question, best first. An empty question finds all, in their own order. */
export function createAnswerSearch(answers: readonly Answer[]): (query: string) => Answer[] {
  const index = new MiniSearch({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: FIELD_WEIGHTS,
      fuzzy: (term) => (term.length >= MIN_LETTERS_FOR_SWAP ? 2 : term.length >= MIN_LETTERS_FOR_TYPO && 1),
      // Only the last word is still being typed.
      prefix: (term, place, terms) => place === terms.length - 1 && term.length >= MIN_LETTERS_FOR_PREFIX,
    },
  });
  const holders = new Map<string, number>();
  const documents = answers.map(({ question, keywords, short, paragraphs, steps, wording = '' }, id) => ({
    id,
    question,
    keywords: keywords.join(' '),
    short,
    text: [...paragraphs, ...steps, wording].join(' '),
  }));
  index.addAll(documents);
  for (const { question, keywords, short, text } of documents)
    for (const word of new Set(wordsOf([question, keywords, short, text].join('\n'))))
      holders.set(word, (holders.get(word) ?? 0) + 1);
  /** A word that stands in every answer says little about any of them. */
  const rarityOf = (words: Iterable<string>) =>
    [...words].reduce((sum, word) => sum + Math.log(1 + answers.length / (holders.get(word) ?? 1)), 0);
  return (query) => {
    const words = new Set(wordsOf(query));
    if (words.size === 0) return [...answers];
    return index
      .search(query)
      .filter(({ queryTerms }) => rarityOf(new Set(queryTerms)) / rarityOf(words) >= MIN_KNOWN_SHARE)
      .map(({ id }) => answers[id]!);
  };
}
