import { fold } from '@vitae/language/fold';
import { readRequest } from '../request.ts';
import type { Turn } from '../turn.ts';

const AGREES =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|yup|sure|fine|alright|great|good|cool|please|pls|right|then|lets|let's|just)[\s,.!]+)*(?:(?:please |pls |just )?(?:do|make) (?:it|that|so|this)|go (?:ahead|for it|on)|yes (?:please|pls)|please do|do that (?:then|please|pls)|(?:remove|delete|drop|add|take) (?:them|those|these)(?: (?:out|off))?|sounds good(?: do it)?)(?:[\s,]+(?:then|please|pls|for me|now|thanks))*[\s.!]*$|^(?:(?:اوك|اوكي|طيب|تمام|ماشي|ايوه|اي|نعم|يلا|خلص)[\s،,.]+)*(?:(?:ا?عمل|سو|نفذ|احذف|شيل|ضيف)(?:ي)?(?:ها|ه|هم|يها|يهم|لي ياها)|سو كذا|تفضل(?:ي)?|نعم لو سمحت|نفذ)[\s.!]*$/u;

/** "ok do it": the order that the answer before has offered; null where it offered none, or proposed something already. */
export function offeredBefore({ text, history }: Turn): string | null {
  const { role, choices = [], proposals = [] } = history.at(-1) ?? {};
  if (role !== 'assistant' || proposals.length > 0 || !AGREES.test(fold(text.slice(0, 80)).trim())) return null;
  const orders = choices.filter((choice) => {
    const { orders, isQuestion } = readRequest(choice);
    return orders.size > 0 && !isQuestion;
  });
  return orders.length === 1 ? orders[0]! : null;
}
