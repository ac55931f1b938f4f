import type { LetterTone } from '@vitae/contract/cover-letter';
import { shortName } from '../advert/company.ts';
import { upperFirst, wordCount } from '../language/words.ts';
import { type Names, type Phrasings, VOICES, type Voice } from './voice.ts';

const OPENING_WORDS = 3;
const MAX_WORDS_OF_A_REPEATED_NAME = 3;
const MAX_WORDS_OF_A_REPEATED_ROLE = 2;

interface WordingOptions {
  role: string;
  company: string;
  tone: LetterTone;
  previousLetters: string[];
  turn: number;
}

/** The words of one letter: chooses among ways to say the same, and remembers what has been said. */
export class Wording {
  readonly voice: Voice;
  hasNamedRole = false;
  private names: Names;
  private readonly saidSentences: string[] = [];
  private readonly usedPhrasings = new Set<unknown>();
  private readonly options: WordingOptions;

  constructor(options: WordingOptions) {
    const { role, company, tone } = options;
    this.options = options;
    this.voice = VOICES[tone];
    this.names = {
      role,
      company,
      short: secondMention(company),
      plain: shortName(company).replace(/^The /, ''),
    };
  }

  hasSaid(sentence: string): boolean {
    return this.saidSentences.includes(sentence);
  }

  /** One of several ways to say something, one that no earlier letter has used where there is one. */
  pick(candidates: string[]): string {
    const start = this.options.turn % Math.max(1, candidates.length);
    const inTurn = [...candidates.slice(start), ...candidates.slice(0, start)];
    const fresh = inTurn.filter((candidate) => !this.saidSentences.includes(candidate));
    const isNew = (candidate: string) => !this.options.previousLetters.some((letter) => letter.includes(candidate));
    const beginsAnew = (candidate: string) =>
      this.saidSentences.every((said) => openingOf(said) !== openingOf(candidate));
    const chosen =
      fresh.find((candidate) => isNew(candidate) && beginsAnew(candidate)) ??
      fresh.find(beginsAnew) ??
      fresh.find(isNew) ??
      fresh[0] ??
      inTurn[0] ??
      '';
    this.saidSentences.push(chosen);
    return chosen;
  }

  /** The sentence that says what the letter applies for. After it a long title is not written out again. */
  apply(phrasings: Phrasings): string {
    const sentence = this.say(phrasings);
    this.hasNamedRole = true;
    if (wordCount(this.names.role) > MAX_WORDS_OF_A_REPEATED_ROLE) this.names = { ...this.names, role: 'advertised' };
    return sentence;
  }

  /** Says it in words that this letter has not used, as long as there are any. */
  say<T extends unknown[]>(phrasings: Phrasings<T>, ...values: T): string {
    const unused = phrasings.filter((phrasing) => !this.usedPhrasings.has(phrasing));
    const ways = unused.length > 0 ? unused : phrasings;
    const said = (phrasing: Phrasings<T>[number]) => upperFirst(phrasing(this.names, ...values));
    const chosen = this.pick(ways.map(said));
    this.usedPhrasings.add(ways.find((phrasing) => said(phrasing) === chosen));
    return chosen;
  }

  inTone(sentence: string): string {
    if (this.options.tone !== 'Casual') return sentence;
    return sentence.replace(/\bI am\b/g, "I'm").replace(/\bI have worked\b/g, "I've worked");
  }

  /** The ways that, once filled in, have none of the words. */
  without<T extends unknown[]>(pattern: RegExp, phrasings: Phrasings<T>, ...values: T): Phrasings<T> {
    return phrasings.filter((phrasing) => !pattern.test(phrasing(this.names, ...values)));
  }
}

/** Two sentences with the same first words sound like one said twice. */
function openingOf(sentence: string): string {
  return sentence.toLowerCase().split(' ').slice(0, OPENING_WORDS).join(' ');
}

function secondMention(company: string): string {
  const short = shortName(company);
  return short.split(' ').length <= MAX_WORDS_OF_A_REPEATED_NAME ? short : '';
}
