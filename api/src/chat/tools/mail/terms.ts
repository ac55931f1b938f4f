import { toAsciiDigits } from '@vitae/language/fold';
import type { Say } from '../../coach/language.ts';
import type { ChatLanguage } from '../../coach/turn.ts';
import { MONTH_NAMES as MONTH, withEnglishMonths } from '../month-names.ts';
import { payIn } from '../pay-in-advert.ts';

// What adverts ask to be told with an application: the pay that is wished for, from when, and by which reference.

/** "expected salary 13000", "salary wish 42000", "الراتب المتوقع 9000". */
const SALARY =
  /\b(?:(?:expected|expecting|asking|desired|wished|target|minimum) (?:salary|pay|ctc|wage)|(?:salary|pay|ctc|wage) (?:wish|expectations?|expected|requirements?|demand)|gehaltswunsch|gehaltsvorstellung)(?: is| are| of| would be|:)?\s(?:about |around )?(?<currency>[A-Z]{3} |[£$€₹])?(?<sum>\d(?:[\d.,]*\d)? ?(?:k\b|lpa\b|lakhs?\b)?)|(?:الراتب المتوقع|راتب متوقع|توقعاتي للراتب|الراتب المطلوب)(?: هو)?\s(?<arabic>\d[\d,]*\d)/iu;
const VISA =
  /\b(?:visa(?: is)? transferable|transferable visa)\b|إقامة قابلة للنقل|اقامة قابلة للنقل|(?:ال)?[اإ]قام[ةه] قابل[ةه] للتحويل/iu;
/** "joining 30 days", "can start in two weeks". */
const JOINS =
  /\b(?:join(?:ing)?|start(?:ing)?|available)(?: within| in| after|:)? (?<count>\d{1,3}|one|two|three|four|six) (?<unit>days?|weeks?|months?)\b/iu;
const AT_ONCE =
  /\b(?:start|join|available|begin)\b.{0,12}\b(?:immediately|at once|right away|asap|straight ?away)\b|\bimmediate joiner\b|(?:متاح|البدء|أبدأ|ابدا) (?:فور[اً]*|حالًا|مباشرة)/iu;
const DATE = `(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})\\b|(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?\\b|next (?:week|month)|(?:the )?(?:mid(?:dle)?|beginning|start|end) (?:of )?(?:next month|${MONTH})\\b|(?:${MONTH})\\b`;
const STARTS = new RegExp(
  `\\b(?:start(?:ing)?|begin|join|available|free)(?: work| date| with you)?(?: is|:)?(?: on| from| by| in| as of)? (?<when>${DATE})`,
  'iu',
);
const STARTS_IN_ARABIC =
  /(?:ابدا|أبدأ|البدء|متاح|متاحة|اباشر|أباشر|المباشرة)(?: العمل)?(?: من| يوم| في| ابتداء من)?\s(?<when>\d{1,2} \p{Script=Arabic}{3,10}|الشهر (?:القادم|الجاي|المقبل))/u;

const DIGITS = /^\d{4,}$/u;
const YEARLY_MIN = 15_000;

/** The facts that adverts ask for, as their writer tells them, a sentence each. */
export function termsTold({ text, advert }: { text: string; advert: string }, language: ChatLanguage): string[] {
  const say: Say = (en, ar) => (language === 'ar' ? ar : en);
  const told = toAsciiDigits(text);
  return [
    payNow(told, say),
    payWished(told, advert, say),
    noticeTold(told, say),
    VISA.test(told) ? say('My visa is transferable.', 'إقامتي قابلة للنقل.') : '',
    startTold(told, say),
  ].filter(Boolean);
}

function payWished(told: string, advert: string, say: Say): string {
  const { sum, currency, arabic } = SALARY.exec(told)?.groups ?? {};
  const written = sum ?? arabic;
  if (!written) return '';
  const inAdvert = payIn(advert);
  const isInLakhs = /lpa|lakh/iu.test(written);
  const code = currency?.trim() || (isInLakhs ? '' : inAdvert?.currency) || '';
  const name = code === '' ? (MONEY.exec(advert)?.groups?.name ?? '') : '';
  const value = /k$/iu.test(written) ? `${written.replace(/ ?k$/iu, '')}000` : written.trim();
  const figure = /lpa|lakh/iu.test(value)
    ? value.replace(/lpa/iu, 'LPA')
    : DIGITS.test(value)
      ? new Intl.NumberFormat('en').format(Number(value))
      : value;
  const isOfYear = inAdvert !== null && !inAdvert.isByMonth && Number(value.replace(/\D/gu, '')) >= YEARLY_MIN;
  const money = [code, figure, name].filter(Boolean).join(' ');
  return say(
    `My expected salary is ${money}${isOfYear ? ' a year' : ''}.`,
    `راتبي المتوقع ${money}${isOfYear ? ' سنويًا' : ''}.`,
  );
}
/** "current ctc 11 lpa". */
const PAY_NOW =
  /\b(?:current|present) (?<what>ctc|salary|pay)(?: is|:)? (?<sum>(?:[A-Z]{3} |[£$€₹])?\d[\d.,]*(?: ?(?:k|lpa|lakhs?))?\b)/iu;
function payNow(told: string, say: Say): string {
  const { what, sum } = PAY_NOW.exec(told)?.groups ?? {};
  if (!what || !sum) return '';
  const named = sum.replace(/lpa/iu, 'LPA');
  return say(`My current ${/ctc/iu.test(what) ? 'CTC' : 'salary'} is ${named}.`, `راتبي الحالي ${named}.`);
}

/** "notice period 60 days negotiable". */
const NOTICE =
  /\bnotice(?: period)?(?: is| of|:)? (?<count>\d{1,3}|one|two|three) (?<unit>days?|weeks?|months?)(?<open>[ ,(]{1,2}negotiable)?/iu;
function noticeTold(told: string, say: Say): string {
  const { count, unit, open } = NOTICE.exec(told)?.groups ?? {};
  return count && unit
    ? say(
        `My notice period is ${count} ${unit.toLowerCase()}${open ? ', and negotiable' : ''}.`,
        `مدة إشعاري ${count} ${/day/iu.test(unit) ? 'يومًا' : /week/iu.test(unit) ? 'أسابيع' : 'أشهر'}.`,
      )
    : '';
}

/** "from 42,000 euros a year". */
const MONEY = /\d{3}\s?(?<name>euros|pounds|dollars|dirhams|riyals|rupees|ريال|درهم|جنيه|دينار)/iu;

function startTold(told: string, say: Say): string {
  if (AT_ONCE.test(told)) return say('I can start at once.', 'يمكنني البدء فورًا.');
  const { count, unit } = JOINS.exec(told)?.groups ?? {};
  if (count && unit) return say(`I can join within ${count} ${unit.toLowerCase()}.`, 'يمكنني البدء خلال [المدة].');
  const when = STARTS.exec(told)?.groups?.when;
  const arabic = STARTS_IN_ARABIC.exec(told)?.groups?.when;
  if (arabic) return say('I can start on [date].', `يمكنني البدء في ${arabic}.`);
  if (!when) return '';
  const named = withEnglishMonths(when.replace(/(\d)(?:st|nd|rd|th)/iu, '$1')).replace(/^the /iu, '');
  const written = named.replace(
    new RegExp(`(?<!\\p{L})(?:${MONTH})(?!\\p{L})`, 'giu'),
    (month) => month[0]!.toUpperCase() + month.slice(1),
  );
  const preposition = /\d/u.test(written)
    ? 'on '
    : /^next/iu.test(written)
      ? ''
      : /^(?:mid|begin|start|end)/iu.test(written)
        ? 'at the '
        : 'in ';
  return say(`I can start ${preposition}${written}.`, 'يمكنني البدء في [التاريخ].');
}

/** "Reference: WF-ST-27", "quoting SCM/04". */
const REFERENCE =
  /\b(?:ref(?:erence)?(?: (?:no|number|code))?\.?|quoting|vacancy (?:no|number|ref)\.?|job (?:id|code|no|ref)\.?)\s?[:#]?\s*(?:ref(?:erence)?\.? )?(?<code>(?=[A-Z\d/_-]*\d)[A-Z\d][A-Z\d/_-]{2,20})/iu;
export const referenceOf = (advert: string): string => REFERENCE.exec(advert)?.groups?.code ?? '';
