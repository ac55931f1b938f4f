import { fold } from '@vitae/language/fold';
import { languageOf, sayIn } from '../language.ts';
import type { ChatLanguage, CoachAnswer, Turn } from '../turn.ts';

// A mail that is asked for in the other of the two languages: "اكتب لي ايميل استقالة بالانجليزي", "resignation mail in arabic".

const MAIL = /\b(?:e-?mails?|mail|message|letter|note|resignation)\b|ايميل|رساله|خطاب|استقاله|مسج/u;
const WRITES =
  /\b(?:write|draft|make|do|give|need|want|send|prepare)\b|(?:اكتب|جهز|صيغ|اعمل|سو|ابي|ابغي|عايز|بدي|محتاج|حضر)/u;
const ENGLISH = /(?:^|\s)(?:بال|باللغه ال|ب)ا?ن[جقكغ]ليزي\p{L}*(?=\s|[،.؟!]|$)|\bin english\b/u;
const ARABIC = /\bin arabic\b|(?:^|\s)(?:بال|باللغه ال)عربي\p{L}*(?=\s|[،.؟!]|$)/u;
const MAX = 300;

export function languageOfMail(turn: Turn): ChatLanguage | null {
  const words = fold(turn.text.slice(0, MAX));
  if (!MAIL.test(words) || !WRITES.test(words)) return null;
  const named = ENGLISH.test(words) ? 'en' : ARABIC.test(words) ? 'ar' : null;
  return named !== null && named !== languageOf(turn) ? named : null;
}

/** The mail in that language, with a word on it in the language of whoever asked; null where another thing was written. */
export function mailInNamedLanguage(turn: Turn, answerTo: (turn: Turn) => CoachAnswer): CoachAnswer | null {
  const language = turn.practice || turn.answerIn ? null : languageOfMail(turn);
  if (!language) return null;
  const answer = answerTo({ ...turn, answerIn: language });
  if (answer.about?.kind !== 'mail') return null;
  const lead = sayIn(languageOf(turn))('In Arabic, as you asked:', 'بالإنجليزية كما طلبت، وأكمل ما بين الأقواس:');
  return { ...answer, text: `${lead}\n\n${answer.text}` };
}
