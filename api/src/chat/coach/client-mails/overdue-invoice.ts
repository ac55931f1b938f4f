import { fold } from '@vitae/language/fold';
import { languageOf, reply } from '../language.ts';
import { type CoachAnswer, type Turn, textsOfUser } from '../turn.ts';
import { clientIn, hasCurrency, MESSAGE_MAX, signatureOf, sumsIn } from './client-told.ts';

// A client has not paid an invoice.

const OWES =
  /\b(?:ow(?:es|e|ed|ing)|unpaid|overdue|not paid|hasn'?t paid|hasnt paid|haven'?t paid|havent paid|didn'?t pay|didnt pay|never paid|past due|still (?:waiting|open)|late)\b|(?:لم|ما) (?:يدفع|دفع|يسدد|سدد)\S*|متاخره?/u;
const INVOICE = /\binvoices?\b|\bbill(?:ed)?\b|فاتوره|فواتير/u;
const MONTH =
  /\b(?<month>january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/iu;
const LATE =
  /\b(?<span>(?:\d{1,3}|an?|one|two|three|four|five|six) (?:days?|weeks?|months?))(?: (?:late|overdue|past due|over|ago|now))\b/iu;
const SAME_OR_OTHER = /\b(?:same|one|together|in it|both|other|another|separate|separately|two)\b/u;
/** Of a landlord's or a shop's bill, or of what one owes oneself. */
const IS_OWED_BY_ME = /\bi (?:owe|haven'?t paid|havent paid)\b/u;

const FULL = 'January February March April May June July August September October November December'.split(' ');

/** The reminder of an invoice that is overdue; null where a message tells of none. */
export function remindOfInvoice(turn: Turn): CoachAnswer | null {
  const text = turn.text.slice(0, MESSAGE_MAX);
  const words = fold(text);
  if (!OWES.test(words) || !INVOICE.test(words) || IS_OWED_BY_ME.test(words)) return null;
  const isArabic = languageOf(turn) === 'ar';
  const name = clientIn([...textsOfUser(turn.history), text]);
  const said = MONTH.exec(text)?.groups?.month?.toLowerCase();
  const month = said ? `${FULL.find((each) => each.toLowerCase().startsWith(said.slice(0, 3)))} ` : '';
  const sum = sumsIn(text).find(hasCurrency)?.written;
  const late = LATE.exec(text)?.groups?.span;
  const mail = `**Subject:** Invoice ${month ? `for ${month.trim()}` : '[number]'}${sum ? ` (${sum})` : ''}: payment

> Hi ${name || '[name]'},
> 
> A quick reminder: my ${month}invoice [number]${sum ? ` of ${sum}` : ''} was due on [date]${late ? ` and is ${late} late` : ' and is still open'}. I attach it once more. Could you tell me by [day] when the payment goes out? If something is missing on my side, let me know and I send it today.
> 
> If it has crossed with your payment, ignore this, and thank you.
> 
> Best,
> ${signatureOf(turn)}`;
  const apart = SAME_OR_OTHER.test(words)
    ? 'In a mail of its own, and this one first: an invoice is a claim, a wish is not; in one mail the one becomes the price of the other. '
    : '';
  const after =
    'No word in a week: send it again with “second reminder” and a date, and ring; then work on only once it is paid. Late interest only if your contract or the law there gives it.';
  if (!isArabic)
    return reply(turn, { en: `${apart}Friendly, with a date to answer by:\n\n${mail}\n\n${after}`, ar: '' });
  return reply(turn, {
    en: '',
    ar: `في رسالة مستقلة، وودّية مع موعد للرد:\n\n**العنوان:** فاتورة [الرقم]\n\n> مرحبًا ${name || '[الاسم]'}،\n> \n> تذكير بسيط: فاتورتي [الرقم]${sum ? ` بمبلغ ${sum}` : ''} استحقت في [التاريخ] ولم تُسدد بعد، وأرفقها مرة أخرى. هل يمكنك إخباري قبل [اليوم] بموعد التحويل؟ وإن نقص شيء من جهتي أرسلته اليوم.\n> \n> مع التحية\n> [اسمك]\n\nإن لم يصل رد خلال أسبوع فأرسلها ثانية واتصل، ولا تبدأ عملًا جديدًا قبل السداد.`,
  });
}
