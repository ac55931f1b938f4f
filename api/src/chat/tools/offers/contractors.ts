import type { Say } from '../../coach/language.ts';
import type { Offer } from './offer.ts';

/** What whoever works on invoices pays out of the sum, beside an offer of employment. */
export function ofContractors(offers: readonly Offer[], say: Say): string {
  const contractors = offers.filter(({ isContractor }) => isContractor).map(({ name }) => name);
  if (contractors.length === 0 || contractors.length === offers.length) return '';
  const named = contractors.join(', ');
  return say(
    `**${named} is on invoices:** nobody deducts tax, and nobody pays in for a pension, insurance, leave or sick days. Put a third of each payment aside at first. Its pay should be about a third above that of the other to be worth the same.`,
    `**${named} بنظام الفواتير:** لا أحد يخصم الضريبة أو يدفع عنك تقاعدًا أو تأمينًا أو إجازة أو مرضًا. ضع ثلث كل دفعة جانبًا في البداية، ويُفترض أن يزيد أجره نحو الثلث ليساوي الآخر.`,
  );
}
