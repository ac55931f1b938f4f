import { fold } from '@vitae/language/fold';
import { tellingStems } from './asked-words.ts';

/** Where what is asked ends, and the case of whoever asks begins, or the other way round. */
const CLAUSE =
  /[?؟\n;,،:.!]+\s*|\s+(?=(?:if|when|because|but|since|although|though|while|coz|cuz|cos|as i|and i|and my|and they|with my|considering)\s)|\s+(?=(?:اذا|إذا|لو|لما|لان|لأن|بس|لكن|علما|مع العلم|وراتبي|وانا|وعندي|وعمري)(?:\s|$))/iu;
const ASKS =
  /^(?:(?:and|so|but|ok|hi|hello|also|please|pls|then|sorry|question|quick question)[\s,]+)*(?:what|which|who|whom|whose|when|where|why|how|is|are|am|do|does|did|can|could|should|shall|must|may|will|would|any)\b|\b(?:how (?:much|many|long|do|can|should)|what (?:is|are|do|should|happens)|(?:do|can|should|must|may) i)\b|^(?:و)?(?:كم|كيف|هل|متي|وين|اين|ليش|ليه|لماذا|شو|وش|ايش|ماذا|ما هي|ما هو|ايه|شنو|مين|من)\s|(?:^|\s)(?:كم|كيف|هل)\s/u;
const TELLING_MIN = 2;

/** The clause of a message that asks, where others stand beside it; null where there is none, or it alone says too little. */
export function headOfQuestion(text: string): string | null {
  const clauses = text
    .slice(0, 600)
    .split(CLAUSE)
    .map((clause) => clause.trim())
    .filter(Boolean);
  const asking = clauses.filter((clause) => ASKS.test(fold(clause)));
  if (clauses.length < 2 || asking.length !== 1) return null;
  return tellingStems(asking[0]!).length >= TELLING_MIN ? asking[0]! : null;
}
