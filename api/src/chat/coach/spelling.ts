import { CHAT_SPELLINGS, MISSPELLINGS } from '@vitae/language/spelling';
import type { Turn } from './turn.ts';

/** Words in small letters; a part of an address or of a longer name is none. */
const WORD = /(?<![\p{L}\p{N}@._'’/-])[a-z][a-z\d]{1,19}(?![\p{L}\p{N}@_'’/-]|\.\p{L})/gu;

/** Slips in the words that tell a question from an order, beside those of any chat. */
const SLIPS_OF_QUESTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    should: ['shoud', 'shuld', 'sould', 'shold', 'shoudl', 'shhould', 'sholud', 'shuold'],
    what: ['wat', 'waht', 'wht', 'wot', 'whta'],
    how: ['hwo', 'howw'],
    when: ['wehn', 'whne'],
    where: ['wher', 'wheer', 'whre'],
    which: ['whch', 'whcih', 'wihch'],
    why: ['wy', 'whyy'],
    could: ['cud', 'coud', 'culd', 'cld'],
    would: ['woud', 'wuld', 'wld'],
    does: ['deos', 'duz'],
    do: ['doo'],
    people: ['ppl', 'peeps'],
  }).flatMap(([meant, slips]) => slips.map((slip) => [slip, meant] as const)),
);
const meantBy = (word: string): string =>
  SLIPS_OF_QUESTIONS.get(word) ?? CHAT_SPELLINGS.get(word) ?? MISSPELLINGS.get(word) ?? word;

/** "بهالوظيفة", "هالرقم": "this" is spoken as a part of the word. */
const THIS_IN_ARABIC = /(?<!\p{L})(?<lead>[بلعفو]{0,2})هال(?=\p{Script=Arabic}{3})/gu;

const respelled = (text: string): string => text.replace(WORD, meantBy).replace(THIS_IN_ARABIC, withArticle);

/** "ل" and "ع" take the article into themselves. */
const withArticle = (_: string, lead: string): string => (lead.endsWith('ل') ? `${lead}ل` : `${lead}ال`);

/** The turn with what was typed in haste as it is meant; what stands in documents stays as it is. */
export const withSpelling = (turn: Turn): Turn => ({
  ...turn,
  text: respelled(turn.text),
  history: turn.history.map((message) =>
    message.role === 'user' ? { ...message, text: respelled(message.text) } : message,
  ),
});
