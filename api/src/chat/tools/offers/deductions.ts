import { fold } from '@vitae/language/fold';
import { MONTHS, WEEKS } from '../parts-of-year.ts';
import { sumInDigits } from '../sum-in-digits.ts';

// Sums that an offer tells and that come off its pay: what an employee pays for insurance, what is deducted.

export interface Deduction {
  /** As typed, without the words around it. */
  told: string;
  /** By the month. */
  sum: number;
}

export interface Deductions {
  /** The text without any of them. */
  rest: string;
  deducted: Deduction[];
  /** Where nothing says whether the sum is paid by the person or to them. */
  unclear: Deduction[];
}

const INSURANCE = /\b(?:health|medical|dental|vision|insurance|hmo|medicare|philhealth|nhif|shif)\b|تامين|طبي/u;
const SOCIAL = /\b(?:pension|provident|pf|social security|nssf|sss|pag-?ibig|union|gosi)\b|تقاعد|التامينات|نقابه/u;
const TAKEN =
  /\bdeduct\w*|\bwithh[eo]ld\w*|\b(?:taken?|takes?|taking|comes?|coming|goes|kept) (?:off|out|from|back)\b|\b(?:they|company|employer|firm) (?:takes?|keeps?|charges?)\b|\bminus\b|خصم|استقطاع|يقتطع|تقتطع/u;
const BY_PERSON =
  /\bpremiums?\b|\bcontributions?\b|\bcosts?\b|\bi(?:'d|'ll| would| will| have to| must)? pay\b|\bmy (?:share|part|cost|own)\b|\b(?:employee|worker)(?:'?s)? (?:share|part|pays?)\b|\bfrom my (?:pay|salary|wages?)\b|قسط|اشتراك|ادفع|علي حسابي/u;
const OF_EMPLOYER =
  /\b(?:they|company|employer|firm|boss)(?:'ll| will| would| also)? (?:pays?|covers?|gives?|adds?|contributes?)\b|\bemployer\b|\b(?:paid|covered) (?:by|for)\b|تدفع الشركه|علي الشركه|يدفعون/u;
const PAID_OUT =
  /allowance|reimburs|stipend|subsid|\bbudget\b|\bcash\b|\b(?:shift|night|weekend|holiday|overtime) premium|\bpremium pay\b|\b(?:after|before|less) (?:all |any )?deductions\b|بدل/u;
/** "88,000 base, health premium 210, remote": each tells one thing. */
const CLAUSES =
  /(?<=[,،;+＋(])(?!\d)|(?<=\.)(?=\s)|(?=\))|(?=\s(?:and|plus|but|with|minus|less(?=\s\d)|they (?:take|deduct|charge|keep)|from which|of which|مع|ناقص)\s)|(?<!\b(?:pays?|covers?|gives?|adds?|costs?|takes?|deducts?|for|my|the|their|of|my own))(?=\s(?:health|medical|dental|vision)\s(?:(?:insurance|premiums?|cover|plan|costs?)\s){0,2}[£$€]?\d)|(?=\sو\p{Script=Arabic})|(?<=\n)/u;
const SUM =
  /(?<![\d.,])[£$€]?(?<digits>\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(?<k>k\b)?(?!\s?(?:%|٪|percent|days?|hours?|يوم))/iu;
const BY_YEAR = /\b(?:per|a|each|every) year\b|\byearly\b|\bannual(?:ly)?\b|\bp\.?a\b|سنوي|في السنه/u;
const BY_MONTH = /\b(?:per|a|each|every) month\b|\bmonthly\b|\/\s?mo\b|شهري|في الشهر/u;
const BY_FORTNIGHT =
  /\b(?:bi-?weekly|fortnight(?:ly)?|(?:per|a|each|every) (?:pay ?check|pay ?period|two weeks|2 weeks|fortnight))\b/u;
const BY_WEEK = /\b(?:(?:per|a|each|every) week|weekly)\b|في الاسبوع/u;
const FORTNIGHTS = 26;
/** Nobody pays more in a month. */
const MONTH_MAX = 1_500;
/** "they deduct 300 for housing and 50 for transport". */
const GOES_ON = /^\s(?:and|plus)\s[£$€]?\d[\d.,]*\s(?:[a-z]{3}\s)?(?:for|of)\s/iu;
const RENT_PAID = /\bi pay\b.*\brent|\brent\b.*\bi pay\b/u;

const sumIn = (clause: string): number => {
  const { digits, k } = SUM.exec(clause)?.groups ?? {};
  return digits === undefined ? 0 : sumInDigits(digits, k);
};

function byMonth(sum: number, words: string, isByYear: boolean): number {
  if (BY_FORTNIGHT.test(words)) return (sum * FORTNIGHTS) / MONTHS;
  if (BY_WEEK.test(words)) return (sum * WEEKS) / MONTHS;
  const isOfYear = BY_YEAR.test(words) || (isByYear && !BY_MONTH.test(words) && sum >= MONTH_MAX);
  return isOfYear ? sum / MONTHS : sum;
}

type Kind = 'deducted' | 'unclear' | 'of employer' | null;

/** What one clause says: off the pay, unclear, of the employer alone, or none of them. */
function kindOf(words: string, before: Kind): Kind {
  if (PAID_OUT.test(words) || RENT_PAID.test(words)) return null;
  if (TAKEN.test(words) || (before === 'deducted' && GOES_ON.test(words))) return 'deducted';
  const isInsurance = INSURANCE.test(words);
  if (!isInsurance && !SOCIAL.test(words)) return /\bpremiums? (?:is |of )?[£$€]?\d/u.test(words) ? 'unclear' : null;
  if (OF_EMPLOYER.test(words)) return 'of employer';
  if (isInsurance && BY_PERSON.test(words)) return 'deducted';
  if (!isInsurance) return /\bmy\b|\bi\b|\bemployee\b/u.test(words) && BY_PERSON.test(words) ? 'deducted' : null;
  return 'unclear';
}

/** What comes off the pay in one offer's part of a message, as long as a greater sum beside it is the pay. */
export function withoutDeductions(part: string, isByYear: boolean): Deductions {
  const clauses = part.split(CLAUSES);
  const found: Deductions = { rest: part, deducted: [], unclear: [] };
  const kinds: Kind[] = [];
  for (const clause of clauses) kinds.push(SUM.test(clause) ? kindOf(fold(clause), kinds.at(-1) ?? null) : null);
  const pay = Math.max(0, ...clauses.filter((_, at) => kinds[at] === null).map(sumIn));
  const rest = clauses.map((clause, at) => {
    const kind = kinds[at] ?? null;
    const sum = sumIn(clause);
    if (kind === null || sum >= pay) return clause;
    if (kind === 'of employer') return clause.replace(SUM, ' ');
    const told = clause.replace(/^[\s,،;+(]*(?:(?:and|plus|but|with)\s)?|[\s,،;+().]+$/gu, '');
    found[kind].push({ told, sum: byMonth(sum, fold(clause), isByYear) });
    return /[,،;+(]$/u.test(clause) ? ', ' : ' ';
  });
  return { ...found, rest: rest.join('') };
}

/** Where one offer's premium is told for what it is, so is the bare sum for insurance of the other. */
export function asTheOthers<Of extends Pick<Deductions, 'deducted' | 'unclear'>>(offers: readonly Of[]): Of[] {
  const isOfInsurance = ({ told }: Deduction) => INSURANCE.test(fold(told));
  if (!offers.some(({ deducted }) => deducted.some(isOfInsurance))) return [...offers];
  return offers.map((offer) => ({
    ...offer,
    deducted: [...offer.deducted, ...offer.unclear.filter(isOfInsurance)],
    unclear: offer.unclear.filter((each) => !isOfInsurance(each)),
  }));
}

/** What comes off an offer's pay in a month. */
export const deductedOf = ({ deducted }: Pick<Deductions, 'deducted'>): number =>
  deducted.reduce((sum, each) => sum + each.sum, 0);
