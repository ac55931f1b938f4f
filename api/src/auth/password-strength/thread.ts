import { parentPort } from 'node:worker_threads';
import { type MatchExtended, type Score, ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as english from '@zxcvbn-ts/language-en';
import type { StrengthAnswer, StrengthQuestion, Weakness } from './weakness.ts';

/** "Safely unguessable" in zxcvbn's words: more than 10^8 guesses. */
const SCORE_MIN: Score = 3;
/** The time grows faster than the length; what is this long by then is strong, or repeats itself. */
const EXAMINED_CHARACTERS = 24;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
});

function readWeakness(match: MatchExtended): Weakness {
  switch (match.pattern) {
    case 'dictionary':
      if (match.dictionaryName === 'userInputs') return 'personal';
      return String(match.dictionaryName).startsWith('passwords') ? 'common' : 'guessable';
    case 'spatial':
      return 'keyboard';
    case 'repeat':
      return 'repeated';
    case 'sequence':
      return 'sequence';
    case 'date':
      return 'date';
    default:
      return 'guessable';
  }
}

function findWeakness({ password, known }: StrengthQuestion): Weakness | null {
  const { score, sequence } = zxcvbn.check(password.slice(0, EXAMINED_CHARACTERS), known);
  if (score >= SCORE_MIN) return null;
  const [longest] = [...sequence].sort((a, b) => b.token.length - a.token.length);
  return longest ? readWeakness(longest as MatchExtended) : 'guessable';
}

parentPort!.on('message', (question: StrengthQuestion) => {
  const answer: StrengthAnswer = { id: question.id, weakness: findWeakness(question) };
  parentPort!.postMessage(answer);
});
