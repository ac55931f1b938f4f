import { fold, toAsciiDigits } from '@vitae/language/fold';
import { withoutCosts } from '../tools/offers/costs.ts';
import { payIn } from '../tools/pay-in-advert.ts';
import { reply } from './language.ts';
import type { Subject } from './subject.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// How much more one sum is than another: of pay now and pay offered.

type Sums = Extract<Subject, { kind: 'sums' }>;

const SUM = /(?<![\d.,])(?<digits>\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d{1,2})?)\s?(?<k>k\b)?(?![\d%])/giu;
const ASKS_SHARE =
  /\b(?:percent(?:age)?|how much (?:more|less|of a (?:raise|rise|increase|jump)|is (?:that|the (?:raise|difference|increase)))|what(?:'s| is) the (?:difference|raise|increase|jump))\b|\bin %|\b(?:how (?:much|many)|what|which)\b.{0,12}%|نسبه|(?:كم|قديش) (?:الفرق|الزياده|بالميه|في الميه)|بالميه/u;
const NOW =
  /\b(?:now|currently|at the moment|i'?m on|im on|i am on|i (?:earn|make|get)|my (?:current )?(?:pay|salary))\b|حاليا|الان|راتبي|اخذ|باخذ/u;
const BY_MONTH = /\b(?:a|per|each|every) month\b|\bmonthly\b|\bpm\b|شهري|بالشهر|في الشهر/u;
const BY_YEAR = /\b(?:a|per|each|every) year\b|\byearly\b|\bannual\w*\b|\bpa\b|سنوي|بالسنه|في السنه/u;
/** Money in which pay is told by the month. */
const OF_MONTHS =
  /\b(?:aed|dhs?|dirhams?|sar|riyals?|qar|kwd|bhd|omr|egp|kes|kshs?|php|pesos?)\b|درهم|ريال|دينار|جنيه/u;
/** A sum below it is one of a month. */
const YEARLY_MIN = { ofMonths: 150_000, elsewhere: 20_000 };
const THOUSAND = 1_000;
const MONTHS = 12;

const figure = (value: number): string => new Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(value);
const share = (from: number, to: number): string =>
  new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format((Math.abs(to - from) / from) * 100);

/** Without what the way to work costs, whose time is its own. */
const wordsOf = ({ text }: Turn): string => withoutCosts(toAsciiDigits(fold(text.slice(0, 300)))).rest.trim();

function sumsIn(words: string): { value: number; at: number }[] {
  const found = [...words.matchAll(SUM)].map(({ groups, index }) => ({
    value: Number(groups!.digits!.replaceAll(',', '')) * (groups!.k ? THOUSAND : 1),
    at: index,
  }));
  return found.filter(({ value }) => value >= THOUSAND);
}

/** "42k offered, i'm on 37.5k, how much is that in percent"; null where not two sums are told. */
export function compareSums(turn: Turn): CoachAnswer | null {
  const words = wordsOf(turn);
  const [one, other, another] = sumsIn(words);
  if (!ASKS_SHARE.test(words) || !one || !other || another || one.value === other.value) return null;
  const now = words.search(NOW);
  // What is said of now stands before its sum: the nearest behind it.
  const current = now < 0 ? undefined : [one, other].find(({ at }) => at > now);
  const from = current ?? (one.value < other.value ? one : other);
  const to = from === one ? other : one;
  const isByMonth =
    BY_MONTH.test(words) || (!BY_YEAR.test(words) && Math.max(one.value, other.value) < yearlyMin(words));
  return told(turn, { kind: 'sums', from: from.value, to: to.value, isByMonth });
}

const yearlyMin = (words: string): number => (OF_MONTHS.test(words) ? YEARLY_MIN.ofMonths : YEARLY_MIN.elsewhere);

/** The one sum that a message tells, for a year; null where it tells none or several. */
export function sumOfYear(turn: Turn): number | null {
  const words = wordsOf(turn);
  const [sum, another] = sumsIn(words);
  if (!sum || another) return null;
  return BY_MONTH.test(words) ? sum.value * MONTHS : sum.value;
}

export function told(turn: Turn, sums: Sums): CoachAnswer {
  const { from, to, isByMonth } = sums;
  const difference = figure(Math.abs(to - from));
  const unit = isByMonth ? { en: 'a month', ar: 'شهريًا' } : { en: 'a year', ar: 'سنويًا' };
  return reply(
    turn,
    {
      en: `**${share(from, to)} % ${to > from ? 'more' : 'less'}**: ${difference} ${unit.en}, from ${figure(from)} to ${figure(to)}, before tax. What is paid beside it (a car, housing, a bonus, leave) comes on top: tell me what it is worth, and weigh it with that.`,
      ar: `**${share(from, to)} % ${to > from ? 'أكثر' : 'أقل'}**: ${difference} ${unit.ar}، من ${figure(from)} إلى ${figure(to)}، قبل الضريبة. وما يُدفع بجانبه (سيارة، سكن، مكافأة، إجازة) يزيد عليه.`,
    },
    { about: sums },
  );
}

/** "so is it better": of two sums. */
const ASKS_BETTER =
  /\b(?:is|are|sounds?|which|so|would) (?:\p{L}+ ){0,3}(?:better|worth(?: it)?|more|an improvement|a step up|good|higher)\b|(?:^|\s)(?:احسن|افضل|اربح|يستاهل|بيستاهل|بتستاهل|اكثر)(?=\s|[؟?]|$)/u;
const WISHES = /\b(?:try|ask|go|push|aim|hold out|want)\b.{0,12}\b(?:for|to)?\b.{0,6}\d|(?:اطلب|احاول).{0,12}\d/u;

/** "and a month?", "would you try for 44": of the sums that were compared; null for all else. */
export function ofSums(turn: Turn, sums: Sums): CoachAnswer | null {
  const words = wordsOf(turn);
  const { from, to, isByMonth } = sums;
  const difference = to - from;
  if (sumsIn(words).length === 0 && !WISHES.test(words)) {
    if (BY_MONTH.test(words)) return perUnit(turn, sums, isByMonth ? difference : difference / MONTHS, 'month');
    if (BY_YEAR.test(words)) return perUnit(turn, sums, isByMonth ? difference * MONTHS : difference, 'year');
    return ASKS_SHARE.test(words) || ASKS_BETTER.test(words) ? told(turn, sums) : null;
  }
  const typed = Number([...words.matchAll(SUM)].at(-1)?.groups?.digits?.replaceAll(',', '') ?? 0);
  const wish = typed < THOUSAND ? typed * THOUSAND : typed;
  return WISHES.test(words) && wish > to / 2 && wish < to * 2 ? weighWish(turn, sums, wish) : null;
}

const perUnit = (turn: Turn, sums: Sums, value: number, unit: 'month' | 'year'): CoachAnswer =>
  reply(
    turn,
    {
      en: `**${figure(Math.abs(value))} a ${unit}** ${value > 0 ? 'more' : 'less'}, before tax.`,
      ar: `**${figure(Math.abs(value))} ${unit === 'month' ? 'شهريًا' : 'سنويًا'}** ${value > 0 ? 'أكثر' : 'أقل'}، قبل الضريبة.`,
    },
    { about: sums },
  );

function weighWish(turn: Turn, sums: Sums, wish: number): CoachAnswer {
  const band = payIn(turn.advert);
  const above = share(sums.to, wish);
  const place =
    band === null
      ? { en: 'I have no advert with a range to hold it against', ar: 'لا يوجد إعلان بنطاق راتب أقارن به' }
      : wish > band.to
        ? {
            en: `the advert ends at ${figure(band.to)}, so it is above what they planned`,
            ar: `الإعلان ينتهي عند ${figure(band.to)}، فهو فوق ما خططوا له`,
          }
        : {
            en: `the advert goes up to ${figure(band.to)}, so it is inside what they planned`,
            ar: `الإعلان يصل إلى ${figure(band.to)}، فهو ضمن ما خططوا له`,
          };
  const isFair = band !== null && wish <= band.to;
  return reply(
    turn,
    {
      en: `${isFair ? '**Yes, ask once**' : '**Only with a reason**'}: ${figure(wish)} is ${above} % above the offer, and ${place.en}. Ask before you sign, in one sentence and with one proof from your work: “I would like to work with you; given [your result] I had thought of ${figure(wish)}. Is there room?” If they say no, the offer mostly stands.`,
      ar: `${isFair ? '**نعم، اطلب مرة واحدة**' : '**فقط بسبب واضح**'}: ${figure(wish)} أعلى من العرض بنسبة ${above} %، و${place.ar}. اطلب قبل التوقيع في جملة واحدة ودليل واحد من عملك: «أود العمل معكم، وبناءً على [نتيجتك] كنت أفكر في ${figure(wish)}. هل هناك مجال؟» وإن رفضوا فالعرض يبقى غالبًا.`,
    },
    { about: sums },
  );
}
