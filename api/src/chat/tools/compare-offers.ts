import { fold, toAsciiDigits } from '@vitae/language/fold';
import { z } from 'zod';
import { languageOf, reply, type Said, sayIn } from '../coach/language.ts';
import { answerOf, type CoachAnswer } from '../coach/turn.ts';
import { defineTool } from './tool.ts';

const OFFERS_MAX = 4;
/** "6 days" are those of a week's work. */
const DAYS_OF_WEEK = 7;
const MONTHS = 12;
/** Units for one US dollar, as their central banks have fixed them. */
const PEGS: Record<string, number> = { USD: 1, AED: 3.6725, SAR: 3.75, QAR: 3.64, BHD: 0.376, OMR: 0.3845 };
const CURRENCY =
  /\b(aed|sar|qar|kwd|bhd|omr|usd|eur|gbp|inr|dhs?|dirhams?|riyals?)\b|(\$|€|£)|(درهم|ريال|دينار|دولار)/i;
const NAMES: Record<string, string> = {
  dh: 'AED',
  dhs: 'AED',
  dirham: 'AED',
  dirhams: 'AED',
  riyal: 'SAR',
  riyals: 'SAR',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  درهم: 'AED',
  ريال: 'SAR',
  دولار: 'USD',
};
const AMOUNT = /(\d{1,3}(?:[,٬]\d{3})+|\d+)(?:\.\d+)?\s?(k\b|[آا]لاف|[أا]لف)?\s*(%|percent|days?|يوم)?/gi;
const YEARLY = /per year|a year|yearly|annual|p\.?a\b|سنويا|في السنه/i;
/** Each sum is by the month or by the year on its own: "18,000 a month + housing 60,000 a year". */
const PIECES = /[+＋،]|,(?!\d{3})|\b(?:and|plus)\b/i;
const BONUS = /bonus|مكافا/i;

/** Housing, flights, a car with no sum behind it. */
const IN_KIND =
  /(?<!\d )(?:housing|accommodation|flights?|tickets?|car|transport|سكن|تذاكر|تذكره|سياره|مواصلات)\b(?!.{0,6}\d)/u;

interface Offer {
  name: string;
  currency: string | null;
  monthly: number;
  bonusPercent: number;
  leaveDays: number | null;
}

/** A name before the first sum: "Emaar 18,000", "Al Futtaim: AED 15k". */
const EMPLOYER = /(?:^|[?!:]\s)\s*((?:\p{Lu}[\p{L}&.'-]*\s+){1,3})(?:(?:AED|SAR|QAR|KWD|BHD|OMR|USD)\s*)?\d/u;

/** One offer's part of what was typed; null where it holds no amount. */
function readOffer(part: string, index: number): Offer | null {
  const text = toAsciiDigits(part);
  const named =
    /^\s*(?:offer\s+|job\s+|option\s+|العرض\s+)?([\p{L}\d]{1,20})\s*[:：-]/iu.exec(text)?.[1] ??
    EMPLOYER.exec(text)?.[1]?.trim();
  const found = CURRENCY.exec(text);
  const written = (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').toLowerCase();
  const offer: Offer = {
    name: named ?? String.fromCharCode(65 + index),
    currency: written === '' ? null : (NAMES[written] ?? written.toUpperCase()),
    monthly: 0,
    bonusPercent: 0,
    leaveDays: null,
  };
  for (const piece of text.split(PIECES)) {
    for (const match of piece.matchAll(AMOUNT)) {
      const value = Number(match[1]!.replace(/[,٬]/g, '')) * (match[2] ? 1000 : 1);
      const unit = match[3]?.toLowerCase();
      if (unit === '%' || unit === 'percent') offer.bonusPercent += BONUS.test(text) ? value : 0;
      else if (unit) offer.leaveDays = value > DAYS_OF_WEEK ? value : offer.leaveDays;
      else if (value >= 100) offer.monthly += YEARLY.test(piece) ? value / MONTHS : value;
    }
  }
  return offer.monthly > 0 ? offer : null;
}

const PARTS =
  /\n+|;|؛|\s+(?:vs\.?|versus|مقابل)\s+|[,،.]?\s+(?:(?:and|but|while)\s+)?(?:the\s+)?(?:other|second|another)(?:\s+(?:one|offer|job))?\b(?=.{0,40}\d)|(?=\b(?:offer|job|option)\s+(?:[b-d2-4])\b)|(?=(?:^|\s)[b-d]\s*[:：])/i;

export function readOffers(text: string): Offer[] {
  const body = text
    .replace(/[ \t]+/g, ' ')
    .replace(/^[^:：\n]*\b(?:compare|comparison|قارن)\b[^:：\n]*[:：](?!\s*\d)/i, '');
  const offers = readParts(body.split(PARTS));
  return offers.length === 1 ? readParts(body.split(AND)) : offers;
}

/** Where nothing else parts two offers: "12,000 dirhams and 15,000 riyals". */
const AND = /\s+(?:and|or|أو|او)\s+(?=\D{0,20}\d)|\s+و\s*(?=\D{0,20}\d)/iu;

function readParts(parts: readonly string[]): Offer[] {
  const offers = parts.map((part, index) => readOffer(part, index)).filter((offer) => offer !== null);
  // A currency that is named once is meant of all.
  const [only, another] = [...new Set(offers.flatMap(({ currency }) => currency ?? []))];
  const currency = another === undefined ? only : undefined;
  return offers
    .map((offer) => ({ ...offer, currency: offer.currency ?? currency ?? null }))
    .map((offer, index) => (/^[A-Z]$/.test(offer.name) ? { ...offer, name: String.fromCharCode(65 + index) } : offer))
    .slice(0, OFFERS_MAX);
}

const ASK_FOR_OFFERS: Said = {
  en: 'Tell me both with their figures, each on a line of its own, by the month:\n\n> A: 12,000 AED basic + 4,000 housing, bonus 10%, 30 days\n> B: 15,500 AED all in, 22 days',
  ar: 'اذكر العرضين بالأرقام الشهرية، كل عرض في سطر:\n\n> A: 12,000 درهم أساسي + 4,000 سكن، مكافأة 10٪، 30 يوم\n> B: 15,500 درهم شامل، 22 يوم',
};

/** Whether a message of the assistant asks for the figures of offers. */
export const asksForOffers = (text: string) => text === ASK_FOR_OFFERS.en || text === ASK_FOR_OFFERS.ar;

/** The year's money of each offer, side by side. */
export const compareOffers = defineTool({
  name: 'compare_offers',
  description:
    'Works out the yearly money of two to four job offers. Give each offer in `text` on a line of its own, with its monthly amounts.',
  input: z.object({ text: z.string().max(3_000) }),
  run({ text }, turn): CoachAnswer {
    const say = sayIn(languageOf(turn));
    const offers = readOffers(text);
    if (offers.length < 2) {
      return reply(turn, ASK_FOR_OFFERS, { kind: 'asking' });
    }
    const yearly = offers.map(({ monthly, bonusPercent }) => monthly * MONTHS * (1 + bonusPercent / 100));
    const figure = (value: number, currency: string | null) =>
      [new Intl.NumberFormat('en').format(Math.round(value)), currency].filter(Boolean).join(' ');
    const rows = offers.map(
      ({ name, currency, monthly, bonusPercent, leaveDays }, index) =>
        `| ${name} | ${figure(monthly, currency)} | ${bonusPercent ? `${bonusPercent}%` : '–'} | ${leaveDays ?? '–'} | **${figure(yearly[index]!, currency)}** |`,
    );
    const table = `${say('| Offer | a month | bonus | leave | a year |', '| العرض | شهريًا | مكافأة | إجازة | سنويًا |')}\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}`;
    const inKind = IN_KIND.test(fold(text))
      ? say(
          '\n\nWhat comes in kind (housing, flights, a car) and has no sum is **not** counted. Ask what it would cost you to pay it yourself, and add that.',
          '\n\nما يُقدَّم عينًا دون مبلغ (سكن أو تذاكر أو سيارة) **غير** محسوب. احسب كم سيكلفك لو دفعته بنفسك وأضفه.',
        )
      : '';
    return answerOf(
      `${table}\n\n${verdict(offers, yearly, say)}${inKind}\n\n${say(
        'Money is one column. Ask of each: who is the boss, what do I learn, how safe is it, what will rent and travel cost? In the Gulf the end of service is reckoned on the **basic** pay: ask how the sum is split.',
        'المال عمود واحد. اسأل عن كل عرض: من المدير، ماذا أتعلم، ما مدى الأمان، كم الإيجار والمواصلات؟ وفي الخليج تُحسب نهاية الخدمة على **الأساسي**: اسأل كيف يُقسم المبلغ.',
      )}`,
    );
  },
});

function verdict(offers: readonly Offer[], yearly: readonly number[], say: (en: string, ar: string) => string): string {
  const currencies = new Set(offers.map(({ currency }) => currency));
  const inDollars = offers.map(({ currency }, index) =>
    currencies.size === 1 ? yearly[index]! : yearly[index]! / (PEGS[currency ?? ''] ?? Number.NaN),
  );
  if (inDollars.some(Number.isNaN)) {
    return say(
      'They are in different currencies, and I know no rate for one of them: convert it first.',
      'العملات مختلفة ولا أعرف سعر إحداها: حوّلها أولًا.',
    );
  }
  const order = offers.map(({ name }, index) => ({ name, sum: inDollars[index]! })).toSorted((a, b) => b.sum - a.sum);
  const [first, second] = [order[0]!, order[1]!];
  const share = Math.round((first.sum / second.sum - 1) * 100);
  if (share < 2) return say('In money they are as good as equal.', 'هما متساويان تقريبًا ماليًا.');
  return say(
    `**${first.name}** pays ${share}% more than ${second.name} over the year.`,
    `**${first.name}** يدفع أكثر بـ${share}٪ من ${second.name} في السنة.`,
  );
}
