import { CAREER_SYNONYMS } from '@vitae/language/career-synonyms';
import { COMMON_WORDS } from '@vitae/language/common-words';
import { stem } from '@vitae/language/stems';
import { STOP_WORDS } from '@vitae/language/stop-words';
import { americanSpelling } from '@vitae/language/synonyms';
import { tokenise } from '@vitae/language/tokens';
import MiniSearch from 'minisearch';
import { type KnownAnswer, readKnowledge } from '../knowledge/read-knowledge.ts';

/** Where a word is found decides how much it says about an answer. */
const FIELD_WEIGHTS = { title: 4, asked: 4, text: 0.4 } as const;
/** Of a stem that may have one wrong letter, and of one that may have two. */
const MIN_LETTERS_FOR_TYPO = 4;
const MIN_LETTERS_FOR_TWO_TYPOS = 7;
/** An everyday word that no answer knows says less about what is asked than a name that none knows. */
const OF_COMMON_WORDS = 0.4;
/** A question far longer than any that is asked is read no further. */
const MAX_WORDS = 60;

const COMMON_STEMS: ReadonlySet<string> = new Set([...COMMON_WORDS].map((word) => stem(word)));

export interface FoundAnswer {
  answer: KnownAnswer;
  score: number;
  /** Share of what the question says, by the rarity of its words, that title and askings of the answer know: 0 to 1. */
  known: number;
}

/** The stems that tell a question from another; of a question of nothing but words of grammar, all. */
export function tellingStems(text: string): string[] {
  const words = tokenise(text)
    .map((token) => token.word)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  const telling = words
    .map((word) => CAREER_SYNONYMS.get(word) ?? word)
    .filter((word) => !STOP_WORDS.has(word) && !FIGURE.test(word));
  return (telling.length > 0 ? telling : words).map(stemOf);
}

/** The telling stems of a text of any length, such as an advert. */
export function stemsOfText(text: string): Set<string> {
  return new Set(text.split(/[\n.;]/).flatMap(tellingStems));
}

const FIGURE = /^\d+$/;

/** Words that job seekers use for the same thing share a stem: "cv" and "resume", "pay" and "salary". */
function stemOf(word: string): string {
  const stemmed = stem(americanSpelling(word));
  const meant = CAREER_SYNONYMS.get(stemmed);
  return meant === undefined ? stemmed : stem(meant);
}

interface Entry {
  id: number;
  title: string;
  asked: string;
  text: string;
}

/**
 * Looks answers up by the words of a question, the best first. Stems of places say where, not what: an answer need not
 * know them.
 */
export function createKnowledgeSearch(
  answers: readonly KnownAnswer[],
): (question: string, ofPlaces?: ReadonlySet<string>) => FoundAnswer[] {
  const index = new MiniSearch<Entry>({
    fields: Object.keys(FIELD_WEIGHTS),
    tokenize: tellingStems,
    processTerm: (term) => term,
    searchOptions: {
      boost: FIELD_WEIGHTS,
      fuzzy: (term) => (term.length >= MIN_LETTERS_FOR_TWO_TYPOS ? 2 : term.length >= MIN_LETTERS_FOR_TYPO ? 1 : false),
      weights: { fuzzy: 0.5, prefix: 0.3 },
    },
  });
  const entries = answers.map(({ en, ar }, id) => ({
    id,
    title: `${en.title}\n${ar.title}`,
    asked: [...en.asked, ...ar.asked].join('\n'),
    text: `${en.text}\n${ar.text}`,
  }));
  index.addAll(entries);
  const holders = new Map<string, number>();
  for (const { title, asked, text } of entries) {
    for (const word of new Set(tellingStems([title, asked, text].join('\n').slice(0, 1e6)))) {
      holders.set(word, (holders.get(word) ?? 0) + 1);
    }
  }
  const rarityOf = (word: string) => {
    const rarity = Math.log(1 + answers.length / (holders.get(word) ?? 1));
    return holders.has(word) || !COMMON_STEMS.has(word) ? rarity : rarity * OF_COMMON_WORDS;
  };
  const sumOf = (words: Iterable<string>) => [...words].reduce((sum, word) => sum + rarityOf(word), 0);

  return (question, ofPlaces = new Set()) => {
    const words = new Set(tellingStems(question).filter((word) => !ofPlaces.has(word)));
    if (words.size === 0) return [];
    const all = sumOf(words);
    const asked = new Map(
      index.search(question, { fields: ['title', 'asked'] }).map(({ id, queryTerms }) => [id, new Set(queryTerms)]),
    );
    return index.search(question).map(({ id, score }) => {
      const known = [...(asked.get(id) ?? [])].filter((word) => words.has(word));
      return { answer: answers[id]!, score, known: sumOf(known) / all };
    });
  };
}

let shared: ReturnType<typeof createKnowledgeSearch> | undefined;

/** The site's knowledge base, read when it is first asked. */
export function searchKnowledge(question: string, ofPlaces?: ReadonlySet<string>): FoundAnswer[] {
  shared ??= createKnowledgeSearch(readKnowledge());
  return shared(question, ofPlaces);
}
