import { fold } from '@vitae/language/fold';
import { stemsOfText, tellingStems } from '../asked-words.ts';

// What those who read a resume look for in its lines, by who they are.

export type Care = 'govern' | 'result' | 'scope' | 'people' | 'money' | 'safety' | 'customers' | 'quality';

/** What a line speaks of. */
export const SPEAKS_OF: Readonly<Record<Care, RegExp>> = {
  govern:
    /\b(?:board|committee|audit\w*|govern\w+|complian\w+|regulat\w+|policy|policies|risk|trustee|chair\w*|director|strateg\w+|sharehold\w+|investors?|lenders?|reporting to|ifrs|listed|merg\w+|acqui\w+|refinanc\w+|b-?bbee|esg|fiduciary|transform\w+)\b|مجلس|لجنه|حوكمه|مخاطر|استراتيجي|امتثال|تدقيق/u,
  result:
    /\d[\d.,]*\s?(?:%|percent|points?)|\bfrom \d.{0,30}\bto (?:about )?\d|\b(?:level|grade|rank) \d to\b|\b(?:reduc\w+|cut|cutting|increas\w+|grew|rais\w+|sav\w+|lowered|dropped|improv\w+|doubled|halved|won|award|employee of|down from|up from|best|by \d+)\b|من \S*\d.{0,24} (?:الي|لـ?) ?\S*\d|خفض|رفع|زاد|وفر|نقص|ارتفع|فاز|جايز/u,
  scope: /\d/u,
  people:
    /\b(?:team|crew|staff|train\w*|mentor\w*|supervis\w+|led|lead|manag\w+|roster|rota|hired?|recruit\w*|coach\w*|apprentic\w+|trainees?|juniors?|shift leader)\b|\b\d{1,3} (?:\p{L}+ )?(?:people|staff|employees|guards|nurses|techs?|technicians|cooks|waiters|drivers|attendants|cleaners|workers|agents|engineers|teachers|assistants|apprentices|students?|interns?|members)\b|فريق|تدريب|درب|اشراف|اشرف|تكوين|موظف|متدرب/u,
  money:
    /[$€£₹]|\b(?:budget\w*|cost\w*|revenue|sales|sold|profit|margin|debt|tax|billing|invoice\w*|cash|loss\w*|usd|aed|sar|kes|ngn|inr|cr|lakh|million|[rk]\d)\b|ميزانيه|تكلفه|تكاليف|مبيعات|ارباح|ديون|ضريب|ذمم|تقارير/u,
  safety:
    /\b(?:safety|hazard\w*|incident\w*|accident\w*|haccp|hygiene|infection\w*|vaccinat\w+|theft|patrol\w*|checks?|inspection\w*|ppe|risk assessment)\b|سلامه|حوادث|تطعيم|امن/u,
  customers:
    /\b(?:customers?|guests?|clients?|patients?|mothers|pupils|students|parents|complaints?|service|tenants|residents)\b|زباين|زبناء|عملاء|مرضي|طلاب|ضيوف/u,
  quality:
    /\b(?:quality|standards?|errors?|defects?|wast\w+|rework|comebacks?|on[- ]time|accura\w+|certif\w+|iso)\b|جوده|اخطاء|هدر|نسبه النجاح/u,
};

interface Reader {
  names: RegExp;
  cares: readonly Care[];
}
const READERS: readonly Reader[] = [
  {
    names:
      /\b(?:nominat\w+|boards?|non[- ]?exec\w*|ned|trustees?|chair(?:man|woman|person)?|governors?|search firm|investors?)\b|مجلس|امناء/u,
    cares: ['govern', 'result', 'money'],
  },
  {
    names: /\b(?:cfo|finance|financial|controller|audit\w*|accountant|bank\w*|treasur\w*)\b|مدير مالي|ماليه|محاسب/u,
    cares: ['money', 'result', 'govern'],
  },
  {
    names: /\b(?:matron|nurse|ward|hospital|clinic\w*|doctor|care home|medical|head of nursing)\b|مستشفي|تمريض|طبيب/u,
    cares: ['customers', 'safety', 'result', 'people'],
  },
  {
    names: /\b(?:head ?teacher|principal|school|deputy head|governing|parents)\b|مدرسه|مدير المدرسه/u,
    cares: ['customers', 'result', 'people'],
  },
  {
    names: /\b(?:hotel|general manager|gm|cruise|restaurant|chef|hospitality|cafe|front office)\b|فندق|مطعم/u,
    cares: ['customers', 'people', 'result', 'quality'],
  },
  {
    names:
      /\b(?:project|site|contractor|construction|engineer\w*|plant|factory|production|maintenance)\b|مشروع|موقع|مصنع|هندس/u,
    cares: ['result', 'scope', 'quality', 'safety'],
  },
  {
    names: /\b(?:transport|fleet|logistics|warehouse|depot|driver|dispatch\w*|haulage|trucking)\b|نقل|مستودع|لوجست/u,
    cares: ['quality', 'safety', 'people', 'result'],
  },
  {
    names: /\b(?:security|guard\w*|police|safety|hse)\b|امن|حراسه|سلامه/u,
    cares: ['safety', 'people', 'result'],
  },
  {
    names: /\b(?:supervis\w+|team lead\w*|manager|management|foreman|head of|lead|director)\b|مشرف|مدير|رييس/u,
    cares: ['people', 'result', 'customers', 'quality'],
  },
  { names: /\b(?:sales|store|shop|retail|customer)\b|مبيعات|متجر/u, cares: ['customers', 'money', 'result'] },
];
const ANYBODY: readonly Care[] = ['result', 'people', 'scope'];

/** What a reader looks for first, by the words in which somebody speaks of that reader; else by those behind it. */
export const caresOf = (...readers: readonly string[]): readonly Care[] =>
  readers.map((reader) => READERS.find(({ names }) => names.test(fold(reader)))?.cares).find(Boolean) ?? ANYBODY;

const FIRST_CARE = 3;
const OF_RESULT = 2;
const OF_ADVERT = 1.5;
const ONLY_DUTY =
  /^(?:responsible for|duties|doing|handl\w+|daily|weekly|monthly|general|various|assist\w*|help\w*|مسوول|مساعده|اعمال)\b|^(?:team of|crew of) \d+/u;
const OF_DUTY = -1.5;

export interface WeighedLine {
  weight: number;
  cares: Care[];
}

/** How much of what a reader looks for a line says. */
export function weighLine(text: string, cares: readonly Care[], advert: string): WeighedLine {
  const words = fold(text);
  const found = cares.filter((care) => SPEAKS_OF[care].test(words));
  const hasResult = SPEAKS_OF.result.test(words);
  const wanted = advert === '' ? new Set<string>() : stemsOfText(advert.slice(0, 8_000));
  const shared = tellingStems(text).filter((stem) => wanted.has(stem)).length;
  const weight =
    found.reduce((sum, care) => sum + FIRST_CARE - Math.min(cares.indexOf(care), 2), 0) +
    (hasResult && !found.includes('result') ? OF_RESULT / 2 : 0) +
    (hasResult && /\d/u.test(text) ? OF_RESULT : 0) +
    (/\d/u.test(text) ? 0.5 : 0) +
    (shared > 1 ? OF_ADVERT : 0) +
    (ONLY_DUTY.test(words) && found.length < 2 ? OF_DUTY : 0);
  return { weight, cares: hasResult && !found.includes('result') ? [...found, 'result'] : found };
}
