import { fold, toAsciiDigits } from '@vitae/language/fold';
import type { ChatLanguage } from './turn.ts';

// The Saudi end-of-service award (Labour Law, art. 84 and 85) for the figures of a question.

const FIRST_YEARS = 5;
const SUM = String.raw`(\d{1,3}(?:[,٬]\d{3})+|\d{3,6})`;
const BASIC = new RegExp(
  `(?:basic|اساسي)(?:\\s(?:salary|pay|wage))?(?:\\s(?:of|is|was))?[\\s:=]{1,3}(?:sar\\s?)?${SUM}|${SUM}\\s?(?:sar|ريال)?\\s?(?:basic|اساسي)`,
  'u',
);
/** Regular allowances count: the award is on the last actual wage. */
const ALLOWANCES = new RegExp(
  `(?:housing|accommodation|transport\\w*|food|mobile|allowances?|سكن|نقل|مواصلات|بدلات|بدل|طعام|جوال)(?:\\s(?:allowance|is|of))?[\\s:=]{1,3}(?:sar\\s?)?${SUM}|${SUM}\\s?(?:sar|ريال)?\\s?(?:for\\s)?(?:housing|accommodation|transport\\w*|food|allowances?|سكن|نقل|مواصلات|بدلات|بدل)(?!\\w*\\s*(?:allowance\\s)?\\d)`,
  'gu',
);
const WAGE = new RegExp(
  `(?:salary|wage|pay|earn|make|get|راتبي|راتب|معاش|اجري)(?:\\s(?:is|was|of|now|total|الكلي|كامل|الشهري))*[\\s:=]{1,3}(?:sar\\s?)?${SUM}|${SUM}\\s?(?:sar|ريال)`,
  'u',
);
const RESIGNS = /\b(?:resign\w*|quit\w*|i (?:leave|left)|leaving)\b|استقل|استقال|استقيل|اترك|تركت/u;
const NOT_RESIGNED =
  /\b(?:terminat\w+|fired|dismiss\w*|laid off|let go|contract (?:ended|expired|ends)|(?:finished|ended|closed|cancell?ed|stopped|did(?:n'?t| not) renew) (?:my |the |our )?contract|end of (?:my )?contract|not renew\w*)\b|فصل|انهاء العقد|انتهي العقد|انتهاء العقد|عدم تجديد/u;

const amountOf = (digits: string | undefined): number => Number((digits ?? '').replace(/[,٬]/gu, '') || 0);

/** The wage that the award is reckoned on, with its parts. */
function wageIn(words: string): { wage: number; basic: number; allowances: number[] } {
  const [, behind, before] = BASIC.exec(words) ?? [];
  const basic = amountOf(behind ?? before);
  const allowances = [...words.matchAll(ALLOWANCES)]
    .map(([, one, other]) => amountOf(one ?? other))
    .filter((sum) => sum !== basic);
  const [, told, alone] = basic > 0 ? [] : (WAGE.exec(words) ?? []);
  const wage = basic > 0 ? basic + allowances.reduce((sum, each) => sum + each, 0) : amountOf(told ?? alone);
  return { wage, basic, allowances };
}

/** Of the whole award, what a resignation after so many years leaves. */
function shareAfter(years: number): { share: number; en: string; ar: string } {
  if (years < 2) return { share: 0, en: 'nothing below two years', ar: 'لا شيء دون سنتين' };
  if (years <= 5) return { share: 1 / 3, en: 'one third from two to five years', ar: 'الثلث من سنتين إلى خمس' };
  if (years < 10) return { share: 2 / 3, en: 'two thirds from five to ten years', ar: 'الثلثان من خمس إلى عشر' };
  return { share: 1, en: 'all of it from ten years on', ar: 'كاملة من عشر سنوات' };
}

const lastOf = (said: RegExp, words: string): number => [...words.matchAll(new RegExp(said, 'gu'))].at(-1)?.index ?? -1;

const figure = (value: number): string => new Intl.NumberFormat('en').format(Math.round(value));

/** The award in steps; empty where years or wage are not told. */
export function awardInSaudiArabia(text: string, years: number, language: ChatLanguage): string {
  const words = toAsciiDigits(fold(text));
  const { wage, basic, allowances } = wageIn(words);
  if (years <= 0 || wage <= 0) return '';
  const first = Math.min(years, FIRST_YEARS);
  const later = Math.max(0, years - FIRST_YEARS);
  const whole = first * (wage / 2) + later * wage;
  // What is said last holds: "and if I had resigned".
  const isWhole = lastOf(NOT_RESIGNED, words) > lastOf(RESIGNS, words);
  const resigns = RESIGNS.test(words) && !isWhole;
  const { share, en, ar } = shareAfter(years);
  const paid = whole * share;
  const parts =
    allowances.length > 0 && basic > 0
      ? `${figure(basic)} + ${allowances.map(figure).join(' + ')} = ${figure(wage)}`
      : figure(wage);
  const steps = `${first} × ${figure(wage / 2)}${later > 0 ? ` + ${later} × ${figure(wage)}` : ''} = ${figure(whole)}`;
  if (language === 'ar') {
    const wageLine = `الأجر الفعلي ${parts} ريال (الأساسي مع البدلات الثابتة)`;
    if (resigns)
      return `**لحالتك:** ${wageLine}. المكافأة كاملة: ${steps}. وعند الاستقالة ${ar}: **${figure(paid)} ريال تقريبًا**.`;
    return `**لحالتك:** ${wageLine}. ${steps}: **${figure(whole)} ريال**${isWhole ? '' : ` إذا انتهى العقد أو أنهاه صاحب العمل؛ وإذا استقلت أنت (${ar}): **${figure(paid)} ريال**`}.`;
  }
  const wageLine = `the actual wage is ${parts} SAR (basic with the regular allowances)`;
  if (resigns)
    return `**With your figures:** ${wageLine}. The whole award: ${steps}. On resignation ${en}: **about ${figure(paid)} SAR**.`;
  return `**With your figures:** ${wageLine}. ${steps}: **${figure(whole)} SAR**${isWhole ? '' : ` when the contract runs out or the employer ends it; if you resign (${en}) **${figure(paid)} SAR**`}.`;
}

const FIXED_TERM = /\bfixed[- ](?:term|time|period)\b|\b(?:one|two|1|2)[- ]year contract\b|(?<!غير )محدد المده/u;
const DAYS_OF_NOTICE = 60;
const MONTHS_AT_LEAST = 2;

/**
 * What a dismissal without a valid reason gives under an open contract that is paid by the month: award (art. 84),
 * compensation (art. 77) and notice (art. 75 and 76), each in steps; empty where years or wage are not told, or the
 * contract is for a fixed time.
 */
export function dismissalInSaudiArabia(text: string, years: number, language: ChatLanguage): string {
  const words = toAsciiDigits(fold(text));
  const { wage } = wageIn(words);
  if (years <= 0 || wage <= 0 || FIXED_TERM.test(words)) return '';
  const first = Math.min(years, FIRST_YEARS);
  const later = Math.max(0, years - FIRST_YEARS);
  const award = first * (wage / 2) + later * wage;
  const awardSteps = `${first} × ${figure(wage / 2)}${later > 0 ? ` + ${later} × ${figure(wage)}` : ''} = ${figure(award)}`;
  const compensation = Math.max(years * (wage / 2), MONTHS_AT_LEAST * wage);
  const notice = (wage / 30) * DAYS_OF_NOTICE;
  const sum = figure(award + compensation + notice);
  if (language === 'ar')
    return [
      `**لحالتك** (أجر فعلي ${figure(wage)} ريال مع البدلات الثابتة، ${years} سنوات، عقد غير محدد المدة، دون سبب مشروع):`,
      `- **مكافأة نهاية الخدمة** (المادة 84): ${awardSteps} ريال`,
      `- **تعويض الفصل** (المادة 77): أجر 15 يومًا عن كل سنة، ${years} × ${figure(wage / 2)}، ولا يقل عن أجر شهرين = ${figure(compensation)} ريال، ما لم ينص العقد على غيره`,
      `- **بدل الإشعار**: ${DAYS_OF_NOTICE} يومًا لمن أجره شهري = ${figure(notice)} ريال`,
      '- **رصيد إجازاتك** غير المأخوذة وأجر أيامك الأخيرة',
      '',
      `المجموع نحو **${sum} ريال** دون الإجازات. ويسقط أكثره إن أثبتوا سببًا من المادة 80، فاطلب خطاب الفصل والمادة التي استندوا إليها. هذا حساب وليس استشارة محامٍ.`,
    ].join('\n');
  return [
    `**With your figures** (actual wage ${figure(wage)} SAR with regular allowances, ${years} years, an open contract, no valid reason):`,
    `- **End-of-service award** (art. 84): ${awardSteps} SAR`,
    `- **Compensation** (art. 77): 15 days’ wage for each year, ${years} × ${figure(wage / 2)}, at least two months’ = ${figure(compensation)} SAR, unless the contract says otherwise`,
    `- **Notice:** ${DAYS_OF_NOTICE} days for who is paid by the month = ${figure(notice)} SAR`,
    '- **Leave** that you have not taken, and the pay of your last days',
    '',
    `Together about **${sum} SAR** without the leave. Most of it falls away if they can prove a reason of art. 80, so ask for the letter and the article that they rely on. This is a reckoning and no lawyer’s advice.`,
  ].join('\n');
}
