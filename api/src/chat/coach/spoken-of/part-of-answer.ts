import { arabicForms } from '@vitae/language/arabic-forms';
import { fold } from '@vitae/language/fold';
import { answerOfId } from '../answer-question.ts';
import { stemOf, wordsAsked } from '../asked-words.ts';
import { languageOf } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { workedOut } from '../worked-out.ts';

/** Share of what a message says that sentences of the answer before must speak of. */
const SAID_MIN = 0.5;
export const SENTENCES_MAX = 3;

export type About = { id: string; asked: string };

/** The sentences of the answer before that speak of what the message adds to its question. */
export function partOf(turn: Turn, { id, asked }: About): CoachAnswer | null {
  const given = answerOfId(turn, id);
  if (!given) return null;
  const reckoned = workedOut(id, `${asked}\n${turn.text}`, languageOf(turn));
  if (reckoned !== '' && id.startsWith('gratuity') && reckoned !== workedOut(id, asked, languageOf(turn)))
    return {
      ...given,
      text: `${given.text.split('\n\n')[0]}\n\n${reckoned}`,
      about: { kind: 'answer', id, asked: `${asked}\n${turn.text}` },
    };
  const known = new Set(wordsIn(asked).flat());
  const wanted = wordsIn(turn.text).filter((forms) => !forms.some((form) => known.has(form)));
  const [title = '', ...paragraphs] = given.text.split('\n\n');
  if (wanted.length === 0 && WHAT_NOW.test(fold(turn.text))) return whatToDo(given, title, paragraphs);
  const why = WHY.test(fold(turn.text).trim())
    ? paragraphs.find((paragraph) => GIVES_REASON.test(paragraph))
    : undefined;
  if (why) return { ...given, text: `${title}\n\n${why}` };
  if (wanted.length > 0 && wanted.every(isIn(new Set(wordsIn(title).flat())))) return given;
  const sentences = paragraphs
    .join('\n')
    .split(/(?<=[.!؟?])[^\S\n]+|(?=\n)/u)
    .map((text) => ({ text, forms: new Set(wordsIn(text).flat()) }));
  const ifNot = REFUSED.test(fold(turn.text)) ? sentences.findIndex(({ text }) => IF_NOT.test(text)) : -1;
  if (ifNot >= 0) {
    const rest = sentences
      .slice(ifNot)
      .map(({ text }) => text)
      .join(' ')
      .trim();
    return { ...given, text: `${title}\n\n${rest}`, about: { kind: 'answer', id, asked } };
  }
  const said = sentences
    .filter(({ text }) => !TABLE_ROW.test(text))
    .filter(({ forms }) => wanted.some(isIn(forms)))
    .slice(0, SENTENCES_MAX);
  const covered = wanted.filter((word) => said.some(({ forms }) => isIn(forms)(word)));
  if (covered.length === 0 || covered.length < wanted.length * SAID_MIN) return null;
  const text = `${title}\n\n${said
    .map((sentence) => sentence.text)
    .join(' ')
    .trim()}`;
  return { ...given, text, about: { kind: 'answer', id, asked } };
}

/** A row says nothing without the heads of its table. */
const TABLE_ROW = /^\s*\|/u;

/** "why not just tell them": what an answer says of its reason. */
const WHY = /^(?:and |but )?why\b|^(?:و)?(?:ليش|ليه|لماذا)(?=\s)/u;
const GIVES_REASON = /^(?:Why\b|لماذا)/u;

const isIn = (own: ReadonlySet<string>) => (forms: readonly string[]) => forms.some((form) => own.has(form));

/** "what if he says no": where no word tells what is asked, the answer that somebody may get does. */
const REFUSED =
  /\b(?:says?|said|is|get) no\b|\b(?:refuses?|rejects?)\b|(?:^|\s)(?:رفض|يرفض|رفضوا|قال لا)(?=\s|[؟?]|$)/u;
const IF_NOT = /\bif (?:not|they refuse|the answer is no)\b|\bnot now\b|وإن لم|إن رفض/iu;

/** "what can i do about it": what stands behind the first sentence, which says whether it is so. */
const WHAT_NOW =
  /\b(?:what (?:can|should|do|must|could) i do|how (?:do|can|should) i (?:do|fix|solve|start)|what now|and now)\b|(?:شو|وش|ايش|ماذا|ايه) (?:اسوي|اعمل|افعل)|كيف اسوي/u;
function whatToDo(given: CoachAnswer, title: string, paragraphs: readonly string[]): CoachAnswer {
  const rest = paragraphs.join('\n\n').replace(/^[^.!?؟]{1,160}[.!?؟]\s+/u, '');
  return { ...given, text: `${title}\n\n${rest}` };
}

/** The telling words of a text, each in the forms that it may stand for. */
const wordsIn = (text: string): string[][] =>
  wordsAsked(text)
    .filter(({ isSmall }) => !isSmall)
    .map(({ word }) => arabicForms(word).map(stemOf));
