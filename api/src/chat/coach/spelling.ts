import { CHAT_SPELLINGS, MISSPELLINGS } from '@vitae/language/spelling';
import type { Turn } from './turn.ts';

/** Words in small letters; a part of an address or of a longer name is none. */
const WORD = /(?<![\p{L}\p{N}@._'’/-])[a-z][a-z\d]{1,19}(?![\p{L}\p{N}@_'’/-]|\.\p{L})/gu;

const respelled = (text: string): string =>
  text.replace(WORD, (word) => CHAT_SPELLINGS.get(word) ?? MISSPELLINGS.get(word) ?? word);

/** The turn with what was typed in haste as it is meant; what stands in documents stays as it is. */
export const withSpelling = (turn: Turn): Turn => ({
  ...turn,
  text: respelled(turn.text),
  history: turn.history.map((message) =>
    message.role === 'user' ? { ...message, text: respelled(message.text) } : message,
  ),
});
