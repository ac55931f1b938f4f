import { COMMON_WORDS } from '@vitae/language/common-words';
import { stem } from '@vitae/language/stems';
import { type KnownAnswer, readKnowledge } from '../knowledge/read-knowledge.ts';
import { type AskedWord, type ReadWord, Vocabulary, wordsAsked } from './asked-words.ts';

/**
 * What makes an answer the right one: an asking like the question, more of them, all askings and the text together,
 * knowing all that it says, saying it in the text. Fitted (softmax over the answers) to askings asked without themselves:
 * of 2,520 the right answer is first for 56 %, among three for 77 %.
 */
const WEIGHTS = { asking: 0.13, others: 0.1, profile: 0.64, known: 0.08, text: 0.05 } as const;
/** How many askings after the nearest say whether that one is like the question by chance. */
const OTHER_ASKINGS = 2;
/** A word of grammar, which says how something is asked; a telling one says up to five. */
const OF_SMALL_WORDS = 2;
/** Words that share letters and no stem are less surely the same. */
const OF_LETTERS = 0.75;
/** A word that was guessed from a slip of the finger. */
const OF_GUESSES = 0.7;
/** An everyday word that no answer knows says less about what is asked than a name that none knows. */
const OF_COMMON_WORDS = 0.4;

const COMMON_STEMS: ReadonlySet<string> = new Set([...COMMON_WORDS].map((word) => stem(word)));

export interface FoundAnswer {
  answer: KnownAnswer;
  /** How well it answers, for comparison with others. */
  score: number;
  /** How like the question is to the nearest asking: 0 to 1, and 1 only for an asking that stands in the knowledge base. */
  likeness: number;
  /** How like it is to the next ones. */
  othersLikeness: number;
  /** How like it is to all askings and the text together. */
  profileLikeness: number;
  /** Share of what the question says, by the rarity of its words, that title and askings of the answer know: 0 to 1. */
  known: number;
  /** The same without the share: how much that is. */
  evidence: number;
  question: ReadQuestion;
}

/** What is known of a question before it is known what answers it. */
interface ReadQuestion {
  /** How many words say what is asked. */
  words: number;
  /** Share of them, by their rarity, that stand nowhere in the knowledge base: 0 to 1. */
  unheard: number;
}

const telling = <Word extends { isSmall: boolean }>(words: readonly Word[]) => words.filter(({ isSmall }) => !isSmall);

/** Which texts hold a word and with what weight, so that a question meets only those that share one with it. */
class Postings {
  readonly #size: number;
  readonly #at = new Map<string, number>();
  /** Where the texts of each word begin; behind the last word, where they end. */
  readonly #starts: Uint32Array;
  readonly #texts: Uint32Array;
  readonly #weights: Float64Array;

  constructor(texts: readonly (readonly (readonly [string, number])[])[]) {
    this.#size = texts.length;
    const counts: number[] = [];
    for (const [word] of texts.flat()) {
      const at = this.#at.get(word) ?? counts.length;
      this.#at.set(word, at);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    this.#starts = new Uint32Array(counts.length + 1);
    for (const [at, count] of counts.entries()) this.#starts[at + 1] = this.#starts[at]! + count;
    const next = this.#starts.slice();
    this.#texts = new Uint32Array(this.#starts.at(-1)!);
    this.#weights = new Float64Array(this.#starts.at(-1)!);
    for (const [text, words] of texts.entries())
      for (const [word, weight] of words) {
        const place = next[this.#at.get(word)!]!++;
        this.#texts[place] = text;
        this.#weights[place] = weight;
      }
  }

  /** For each text the sum of its weights times those of the same words. */
  sumsFor(words: readonly (readonly [string, number])[]): Float64Array {
    const sums = new Float64Array(this.#size);
    for (const [word, weight] of words) {
      const at = this.#at.get(word);
      if (at === undefined) continue;
      for (let place = this.#starts[at]!; place < this.#starts[at + 1]!; place += 1)
        sums[this.#texts[place]!]! += weight * this.#weights[place]!;
    }
    return sums;
  }
}

/** Stems and pairs of stems, each with how much it says; and the length of them all. */
interface Bag {
  weights: ReadonlyMap<string, number>;
  length: number;
}

/**
 * Looks answers up by the words of a question, the best first. Words of places say where, not what: an answer need not
 * know them.
 */
export function createKnowledgeSearch(
  answers: readonly KnownAnswer[],
): (question: string, ofPlaces?: readonly string[]) => FoundAnswer[] {
  const askings = answers.map(({ en, ar }) => [en.title, ar.title, ...en.asked, ...ar.asked].map(wordsAsked));
  const vocabulary = new Vocabulary(askings.flat().map((words) => telling(words).map(({ word }) => word)));
  const readAll = (words: readonly AskedWord[]) => words.map((word) => vocabulary.read(word));
  // The knowledge says the same words over and over; what is asked is read anew, and kept by nobody.
  const ofKnowledge = new Map<string, ReadWord>();
  const readKnown = (words: readonly AskedWord[]) =>
    words.map((asked) => {
      const read = ofKnowledge.get(asked.word) ?? vocabulary.read(asked);
      ofKnowledge.set(asked.word, read);
      return read;
    });
  const phrases = askings.map((of) => of.map(readKnown));
  const stemsOf = (words: readonly ReadWord[]) => telling(words).map((word) => word.stem);
  const asked = phrases.map((of) => new Set(of.flatMap(stemsOf)));
  const tellingText = answers.map(({ en, ar }) =>
    `${en.text}\n${ar.text}`.split(/[\n.]/).flatMap((line) => telling(readKnown(wordsAsked(line)))),
  );
  const told = tellingText.map((words) => new Set(words.map((word) => word.stem)));
  const holders = countHolders(asked);
  const tellers = countHolders(told);
  const rarityOf = (word: string) => {
    const rarity = Math.log(1 + answers.length / (holders.get(word) ?? 1));
    return holders.has(word) || tellers.has(word) || !COMMON_STEMS.has(word) ? rarity : rarity * OF_COMMON_WORDS;
  };
  const weightOf = ({ stem: word, isSmall, isGuessed }: ReadWord) =>
    isSmall ? OF_SMALL_WORDS : rarityOf(word) * (isGuessed ? OF_GUESSES : 1);
  const bagOf = (words: readonly ReadWord[]): Bag => {
    const weights = new Map<string, number>();
    for (const [index, word] of words.entries()) {
      const key = word.isSmall ? `${word.stem} ` : word.stem;
      weights.set(key, Math.max(weightOf(word), weights.get(key) ?? 0));
      const next = words[index + 1];
      if (next) weights.set(`${word.stem} ${next.stem}`, (weightOf(word) + weightOf(next)) / 2);
    }
    const length = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight * weight, 0));
    return { weights, length };
  };
  const bags = phrases.map((of) => of.map(bagOf));
  const nearAskings = new Postings(bags.flat().map(ofLengthOne));
  const nearProfiles = new Postings(bags.map((of, index) => ofLengthOne(profileOf(of, bagOf(tellingText[index]!)))));
  const letters = askings.flat().map(lettersOf);
  const sharedLetters = new Postings(letters.map(eachOnce));
  const sizes = letters.map(({ size }) => size);
  const counts = bags.map(({ length }) => length);
  const ends = counts.map((_, index) => counts.slice(0, index + 1).reduce((sum, count) => sum + count, 0));

  return (question, ofPlaces = []) => {
    const places = new Set(ofPlaces.flatMap(wordsAsked).map(({ word }) => word));
    const words = readAll(withoutPlaces(wordsAsked(question), places));
    const bag = bagOf(words);
    const written = lettersOf(withoutPlaces(wordsAsked(question), places));
    const likenesses = nearAskings.sumsFor(ofLengthOne(bag));
    const profileLikenesses = nearProfiles.sumsFor(ofLengthOne(bag));
    const common = sharedLetters.sumsFor(eachOnce(written));
    const likenessOf = (asking: number) =>
      Math.max(likenesses[asking]!, OF_LETTERS * shareOfLetters(common[asking]!, written.size + sizes[asking]!));
    const weights = new Map(telling(words).map((word) => [word.stem, weightOf(word)]));
    const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    const sumOf = (known: { has(word: string): boolean }) =>
      [...weights].reduce((sum, [word, weight]) => (known.has(word) ? sum + weight : sum), 0);
    const shareOf = (sum: number) => (all === 0 ? 0 : sum / all);
    const heard = { has: (word: string) => holders.has(word) || tellers.has(word) };
    const read: ReadQuestion = { words: weights.size, unheard: shareOf(all - sumOf(heard)) };
    return answers
      .map((answer, index): FoundAnswer => {
        const evidence = sumOf(asked[index]!);
        const [likeness = 0, ...others] = Array.from({ length: counts[index]! }, (_, at) =>
          likenessOf(ends[index]! - counts[index]! + at),
        ).toSorted((a, b) => b - a);
        const othersLikeness = others.slice(0, OTHER_ASKINGS).reduce((sum, each) => sum + each, 0) / OTHER_ASKINGS;
        const known = shareOf(evidence);
        const profileLikeness = profileLikenesses[index]!;
        const text = shareOf(sumOf(told[index]!));
        const score =
          WEIGHTS.asking * likeness +
          WEIGHTS.others * othersLikeness +
          WEIGHTS.profile * profileLikeness +
          WEIGHTS.known * known +
          WEIGHTS.text * text;
        return { answer, score, likeness, othersLikeness, profileLikeness, known, evidence, question: read };
      })
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
  };
}

/** Leaves out the words of places, and the small ones that lead to them: "in the". */
function withoutPlaces(words: readonly AskedWord[], places: ReadonlySet<string>): AskedWord[] {
  const left: AskedWord[] = [];
  for (const word of words) {
    if (places.has(word.word)) while (left.at(-1)?.isSmall) left.pop();
    else left.push(word);
  }
  return left;
}

function countHolders(sets: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const holders = new Map<string, number>();
  for (const words of sets) for (const word of words) holders.set(word, (holders.get(word) ?? 0) + 1);
  return holders;
}

/** What all askings of an answer say together, and its text with the weight of a few. */
function profileOf(askings: readonly Bag[], text: Bag): Bag {
  const sums = new Map<string, number>();
  const add = (bag: Bag, times: number) => {
    for (const [word, weight] of ofLengthOne(bag)) sums.set(word, (sums.get(word) ?? 0) + times * weight);
  };
  for (const asking of askings) add(asking, 1);
  add(text, TEXT_IN_PROFILE);
  const weights = new Map([...sums].map(([word, sum]) => [word, sum ** OF_OFTEN]));
  return { weights, length: Math.hypot(...weights.values()) };
}
/** As much as so many askings. */
const TEXT_IN_PROFILE = 6;
/** A word that stands in many askings says more than one that stands in one, but not as many times. */
const OF_OFTEN = 0.7;

const ofLengthOne = ({ weights, length }: Bag) =>
  [...weights].map(([word, weight]) => [word, weight / (length || 1)] as const);
const eachOnce = (words: ReadonlySet<string>) => [...words].map((word) => [word, 1] as const);

const ARABIC = /^\p{Script=Arabic}/u;

/** Threes of letters of the telling words, with the words' ends: they are shared where stems differ. */
function lettersOf(words: readonly AskedWord[]): ReadonlySet<string> {
  return new Set(
    telling(words).flatMap(({ word }) => {
      if (!ARABIC.test(word)) return [];
      const whole = ` ${word} `;
      return Array.from({ length: whole.length - 2 }, (_, at) => whole.slice(at, at + 3));
    }),
  );
}

const shareOfLetters = (common: number, both: number): number => (common === 0 ? 0 : (2 * common) / both);

let shared: ReturnType<typeof createKnowledgeSearch> | undefined;

/** The site's knowledge base, read when it is first asked. */
export function searchKnowledge(question: string, ofPlaces?: readonly string[]): FoundAnswer[] {
  shared ??= createKnowledgeSearch(readKnowledge());
  return shared(question, ofPlaces);
}

let byId: ReadonlyMap<string, KnownAnswer> | undefined;

/** An answer of the knowledge base by its id. */
export function knownAnswer(id: string): KnownAnswer | undefined {
  byId ??= new Map(readKnowledge().map((answer) => [answer.id, answer]));
  return byId.get(id);
}

let titles: ReadonlySet<string> | undefined;

/** Whether a text is the title of an answer, in either language. */
export function isTitle(text: string): boolean {
  titles ??= new Set(readKnowledge().flatMap(({ en, ar }) => [en.title, ar.title]));
  return titles.has(text);
}
