import { answerOf, type ChatLanguage, type CoachAnswer, type Turn } from './turn.ts';

const ARABIC_LETTERS = /\p{Script=Arabic}/gu;
const LATIN_LETTERS = /\p{Script=Latin}/gu;

type Spoken = Pick<Turn, 'text' | 'language' | 'answerIn'>;

/** The language of the question; of the page where the question has no letters to tell. */
export function languageOf({ text, language, answerIn }: Spoken): ChatLanguage {
  if (answerIn) return answerIn;
  const arabic = text.match(ARABIC_LETTERS)?.length ?? 0;
  const latin = text.match(LATIN_LETTERS)?.length ?? 0;
  if (arabic + latin === 0) return language;
  return arabic >= latin ? 'ar' : 'en';
}

/** One text in both languages. */
export interface Said {
  en: string;
  ar: string;
}

/** Takes a text in both languages, and gives the one in which is answered. */
export type Say = (en: string, ar: string) => string;

/** Words in an answer's language. */
export function sayIn(language: ChatLanguage): Say {
  return (en, ar) => (language === 'ar' ? ar : en);
}

interface ReplyMore extends Partial<Omit<CoachAnswer, 'choices'>> {
  choices?: readonly Said[];
}

/** An answer in the language of the turn. */
export function reply(turn: Spoken, said: Said, { choices = [], ...more }: ReplyMore = {}): CoachAnswer {
  const language = languageOf(turn);
  return answerOf(said[language], { ...more, choices: choices.map((choice) => choice[language]) });
}
