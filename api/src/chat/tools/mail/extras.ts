import { fold } from '@vitae/language/fold';
import type { Say } from '../../coach/language.ts';

// What somebody may ask for beside the pay of an offer: what the message names, else what the talk has shown to cost them.

interface Extra {
  /** How a message names it as wished. */
  named: RegExp;
  /** How the talk tells that it costs, or is not sure. */
  open?: RegExp;
  en: string;
  ar: string;
}

const EXTRAS: readonly Extra[] = [
  {
    named: /\b(?:dependa?[en]+ts?|levy|iqama|family visa|visa fees?)\b|مرافق|اقامه/u,
    open: /\b(?:fees?|levy)\b.{0,30}\bdepend\w+|\bdepend\w+.{0,30}\b(?:fees?|levy)\b|مرافقين/u,
    en: 'cover the government fees and residence for my dependants',
    ar: 'تحمّل رسوم وإقامة المرافقين',
  },
  {
    named: /\b(?:school(?:ing|s)?|tuition|nursery|childcare|education)\b|مدرس|مدارس|حضان/u,
    open: /\b(?:school(?:ing|s)?|tuition|nursery|childcare)\b|مدرس|مدارس|حضان/u,
    en: 'add an allowance for my children’s schooling',
    ar: 'إضافة بدل لتعليم أبنائي',
  },
  {
    named: /\bbonus\b|مكافا|بونص/u,
    open: /\bbonus\b.{0,40}\b(?:not (?:guaranteed|sure|fixed|certain)|up to|discretionary|depends)\b|(?:مكافا\S*|بونص).{0,20}(?:غير|مش|مو) مضمون/u,
    en: 'guarantee the bonus for the first year',
    ar: 'ضمان المكافأة في السنة الأولى',
  },
  {
    named: /\b(?:medical|insurance|health|hmo|family cover)\b|تامين/u,
    open: /\b(?:medical|insurance|health|hmo)\b.{0,20}\b(?:me only|only me|self|myself|employee only|just me)\b|تامين.{0,12}(?:لي|وحدي) فقط/u,
    en: 'extend the medical insurance to my family',
    ar: 'شمول عائلتي بالتأمين الطبي',
  },
  {
    named: /\b(?:relocat\w+|moving|shipping|move)\b|انتقال|نقل/u,
    open: /\b(?:relocation|moving (?:costs?|expenses))\b/u,
    en: 'help with the cost of the move',
    ar: 'المساهمة في تكاليف الانتقال',
  },
  {
    named: /\b(?:housing|rent|accommodation)\b|سكن|ايجار/u,
    open: /\brents?\b|ايجار/u,
    en: 'raise the housing allowance',
    ar: 'رفع بدل السكن',
  },
  { named: /\b(?:tickets?|flights?)\b|تذاكر|تذكره/u, en: 'add yearly tickets home', ar: 'إضافة تذاكر سفر سنوية' },
  {
    named: /\b(?:transport|car|fuel|commut\w+|travel)\b|مواصلات|بنزين|سياره/u,
    en: 'raise the transport allowance',
    ar: 'رفع بدل المواصلات',
  },
  {
    named: /\b(?:leave|holidays?|annual leave|days off|vacation|pto)\b|اجاز/u,
    en: 'add a few days of leave',
    ar: 'زيادة أيام الإجازة',
  },
  {
    named: /\b(?:remote|wfh|from home|hybrid|flexible|flexi)\b|عن بعد|من البيت/u,
    en: 'agree on days at home',
    ar: 'الاتفاق على أيام عمل عن بُعد',
  },
  { named: /\b(?:sign[- ]?on|joining bonus|signing bonus)\b/u, en: 'add a sign-on payment', ar: 'إضافة مكافأة انضمام' },
  {
    named: /\b(?:start(?:ing)? (?:date|later)|later start|join(?:ing)? (?:date|later))\b|تاريخ البدء/u,
    en: 'move the start date to [date]',
    ar: 'تأجيل تاريخ البدء إلى [التاريخ]',
  },
  { named: /\b(?:title|designation|grade)\b|المسمي/u, en: 'set the title as [title]', ar: 'تعديل المسمى إلى [المسمى]' },
  {
    named: /\b(?:training|course|certificat\w+|licen[cs]e)\b|تدريب|دوره|شهاده/u,
    en: 'pay for [course or licence]',
    ar: 'تحمّل تكلفة [الدورة أو الرخصة]',
  },
  {
    named: /\b(?:money|pay|salary|basic|cash|figure)\b|راتب|اساسي/u,
    en: 'raise the pay to [figure]',
    ar: 'رفع الراتب إلى [الرقم]',
  },
];
const EXTRAS_MAX = 2;
const PAY = EXTRAS.at(-1)!;

/** Whether a message names something beside the pay that an offer may hold. */
export const namesExtra = (text: string): boolean =>
  EXTRAS.some((extra) => extra !== PAY && extra.named.test(fold(text)));

/** "cover … and add …"; a blank where nothing says what is wished. `talk` holds what was told before. */
export function extrasIn(text: string, talk: string, say: Say): string {
  const words = fold(text);
  const named = EXTRAS.filter((extra) => extra.named.test(words));
  const chosen = named.length > 0 ? named : EXTRAS.filter(({ open }) => open?.test(fold(talk)));
  const said = chosen.slice(0, EXTRAS_MAX).map(({ en, ar }) => say(en, ar));
  return said.length > 0
    ? said.join(say(', or else ', ' أو '))
    : say(
        '[one thing: pay, bonus, leave, days at home, tickets, start date]',
        '[شيء واحد: راتب، مكافأة، إجازة، تذاكر، تاريخ البدء]',
      );
}
