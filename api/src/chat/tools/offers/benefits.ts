import { fold } from '@vitae/language/fold';
import type { Said } from '../../coach/language.ts';
import { NO_BONUS } from './bonus.ts';

/** What an offer gives beside its pay, where no sum stands for it. */
interface Benefit extends Said {
  named: RegExp;
}

const BONUS: Benefit = { en: 'a bonus', ar: 'مكافأة', named: /\bbonus\b(?!.{0,10}\d)|مكافاه|بونص/u };
const BENEFITS: readonly Benefit[] = [
  {
    en: 'housing',
    ar: 'سكن',
    named: /\b(?:housing|accommodation|lodging|flat provided|apartment|(?:house|flat)(?=\s*$|\sin\s))\b|سكن|شقه/u,
  },
  {
    en: 'family insurance',
    ar: 'تأمين للعائلة',
    named:
      /\b(?:family|dependents?'?|wife|kids|children)\b.{0,20}\b(?:insurance|medical|health|cover)\b|\b(?:insurance|medical|health cover)\b.{0,20}\b(?:family|dependents?|wife|kids|children)\b|تامين.{0,12}(?:عايل|اسر|عيال|اهل)/u,
  },
  { en: 'health insurance', ar: 'تأمين صحي', named: /\b(?:insurance|medical|health cover)\b|تامين/u },
  { en: 'flights', ar: 'تذاكر', named: /\b(?:flights?|tickets?|air ?fare)\b|تذكره|تذاكر/u },
  {
    en: 'a car or transport',
    ar: 'سيارة أو مواصلات',
    named:
      /\b(?:car|transport(?:ation)?(?! (?:planner|manager|officer|engineer|coordinator|supervisor))|petrol|fuel)\b|سياره|مواصلات/u,
  },
  { en: 'school fees', ar: 'رسوم مدارس', named: /\b(?:school(?:ing)?|education|tuition)\b|مدارس/u },
  BONUS,
  { en: 'meals', ar: 'وجبات', named: /\b(?:meals?|food)\b|وجبات|اكل/u },
];
const WITHOUT = /\b(?:without|no|not|excluding|excl|minus|lacks?)\b|بدون|بلا|من غير|ما فيه|مافي/u;
/** "4,000 housing", "housing 4,000": that is counted as money. */
const SUM_OF_BENEFIT =
  /\d{3}[^\p{L}]{0,12}(?:housing|transport|سكن|مواصلات)|\d.{0,24}(?:bonus|مكافاه|بونص)|(?:housing|transport\w*|tickets?|bonus|سكن|مواصلات)(?: allowance)?[^\p{L}]{0,3}\d/u;
const PIECES =
  /[,،;.]|\s(?:and|plus|but|with)\s|\s(?=(?:without|no|excluding)\s)|\sو(?=\p{Script=Arabic})|\s(?=(?:بدون|بلا|مع)\s)/u;

export interface NamedBenefits {
  given: readonly Said[];
  /** Of what is said that it is not given. */
  lacking: readonly Said[];
}

/** The benefits that one offer's part of a message names. */
export function benefitsIn(part: string): NamedBenefits {
  const given = new Set<Said>();
  const lacking = new Set<Said>();
  const words = fold(part);
  const rest = words.replace(NO_BONUS, ' ');
  if (rest !== words) lacking.add(BONUS);
  for (const piece of rest.split(PIECES)) {
    const benefit = SUM_OF_BENEFIT.test(piece) ? undefined : BENEFITS.find(({ named }) => named.test(piece));
    if (benefit) (WITHOUT.test(piece) ? lacking : given).add(benefit);
  }
  return { given: [...given], lacking: [...lacking] };
}

/** Whether an offer's part of a message says of a benefit that it is not given. */
export const lacks = ({ lacking }: NamedBenefits, benefit: string): boolean => lacking.some(({ en }) => en === benefit);

export const gives = ({ given }: NamedBenefits, benefit: string): boolean => given.some(({ en }) => en === benefit);
