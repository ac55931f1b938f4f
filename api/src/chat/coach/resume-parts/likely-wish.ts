import { fold } from '@vitae/language/fold';
import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { adviceOn, isOfResigning } from './entry-in-doubt.ts';
import { entryNamedIn, speaksOfPart } from './entry-named.ts';
import { rewriteJob } from './rewrite-entry.ts';

// A message of which only a job or a school of the resume was understood: what is most often wanted of one, with what was
// taken for granted said first.

const OF_OTHER =
  /\b(?:letter|e-?mail|mail|interview\w*|ask\w*|answer|say|tell|salary|pay|paid|wages?|offer\w*|notice|contract|boss|manager (?:says|said|wants)|visa|linkedin|reference|referee|quit|resign\w*|fired|redundan\w*|call|phone|apply|applied|date|dates|when|how|why|who|where|what|years?|months?)\b|(?:خطاب|رساله|مقابله|راتب|عرض|استقال|اقدم|كيف|ليش|ليه|لماذا|متي|كم|تاريخ|اقول|يسال)/u;
const IN_DOUBT =
  /\b(?:or|whether|worth|bother|necessary|needed|do i|should i|shall i|is it|does it)\b|(?:^|\s)(?:ولا|والا|او|هل|لازم|واش|ينفع)(?=\s)/u;
const WORDS_MAX = 22;
const TEXT_MAX = 240;

/** Null where no single part is named, or a message asks for something else of it. */
export function likelyWishOfPart(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, TEXT_MAX)).trim();
  if (
    !turn.resume ||
    turn.text.length > TEXT_MAX ||
    words.split(/\s+/u).length > WORDS_MAX ||
    OF_OTHER.test(words) ||
    isOfResigning(words)
  )
    return null;
  if (!speaksOfPart(turn, turn.text)) return null;
  const entry = entryNamedIn(turn, turn.text);
  if (!entry) return null;
  if (IN_DOUBT.test(words)) return adviceOn(turn, entry, { mayGoLast: false, proposes: true });
  if (entry.list !== 'workExperience') return null;
  const answer = rewriteJob(turn, entry.item, false);
  const { text } = reply(turn, {
    en: `I take it that the lines of **${entry.text}** are to read better. If you mean something else of it, say “shorten”, “remove”, “move” or what is to be added.`,
    ar: `أفهم أنك تريد أسطر **${entry.text}** بصياغة أفضل. وإن قصدت غير ذلك فقل «اختصر» أو «احذف» أو «انقل» أو ما تريد إضافته.`,
  });
  return { ...answer, text: `${text}\n\n${answer.text}` };
}
