import { fold, toAsciiDigits } from '@vitae/language/fold';
import { NUMBER_WORDS } from '@vitae/language/number-words';
import type { Offer } from '../../tools/offers/offer.ts';
import { NO_TAX } from '../../tools/offers/remarks-on-law.ts';
import { figure, inOneCurrency, withSurePay, yearlyOf } from '../../tools/offers/sums.ts';
import { MONTHS, WEEKS } from '../../tools/parts-of-year.ts';
import { sumInDigits } from '../../tools/sum-in-digits.ts';
import { languageOf, reply, type Say, sayIn } from '../language.ts';
import { type CoachAnswer, type Turn, textsOfUser } from '../turn.ts';

// What life costs with each of the offers that were told: "rent 95k in dubai and 60k in riyadh, school 25k per child vs 18k".
// What was told of it in messages before counts too.

interface Cost {
  topic: Topic;
  /** Of a year, by the place of the offer; undefined where it is not told for it. */
  sums: (number | undefined)[];
  /** Whether more than one was told, and not the same with each. */
  isApart: boolean;
}

interface Topic {
  said: RegExp;
  en: string;
  ar: string;
  /** Paid for each child. */
  isOfChild?: boolean;
}

const TOPICS: readonly Topic[] = [
  {
    said: /\b(?:rents?|renting|flat|apartment|apt|housing costs?|house|lodging|room)\b|ايجار|سكن|شقه/u,
    en: 'rent',
    ar: 'الإيجار',
  },
  {
    said: /\b(?:school(?:s|ing|fees?)?|tuition|fees for (?:the )?kids)\b|مدرس|مدارس/u,
    en: 'school',
    ar: 'المدارس',
    isOfChild: true,
  },
  {
    said: /\b(?:nursery|childcare|day ?care|cr[eè]che|nanny|child ?minder)\b|حضان/u,
    en: 'childcare',
    ar: 'الحضانة',
    isOfChild: true,
  },
  { said: /\b(?:insurance|medical|hmo|health cover)\b|تامين/u, en: 'insurance', ar: 'التأمين' },
  {
    said: /\b(?:commut\w+|transport|petrol|fuel|train|bus|parking|car|travel)\b|مواصلات|بنزين/u,
    en: 'transport',
    ar: 'المواصلات',
  },
  {
    said: /\b(?:food|groceries|living (?:costs?|expenses)|living|expenses|bills|utilities)\b|معيشه|مصاريف|فواتير|اكل/u,
    en: 'living',
    ar: 'المعيشة',
  },
  { said: /\b(?:tax(?:es)?|zakat|deductions?)\b|ضريب/u, en: 'tax', ar: 'الضريبة' },
];

const SUM = String.raw`[£$€₹₦]?\s?(?<digits>\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(?<k>k\b|الف|آلاف)?`;
const EACH_SUM = new RegExp(
  String.raw`(?<![\p{L}\d.,])${SUM}(?![\d%])(?!\s?(?:days?|kids?|child(?:ren)?|hours?|km|years?|bed\p{L}*|br\b|offers?))`,
  'giu',
);
const SENTENCES =
  /(?<=[.!?;\n])\s+|\n+|\s(?:and|also|plus) (?=(?:the )?(?:rents?|school\p{L}*|nursery|childcare|insurance|transport|food|living|tax\p{L}*)\b)|[,،] (?=(?:the )?(?:rents?|school\p{L}*|nursery|childcare|insurance|transport|food|living|tax\p{L}*)\b)/iu;
const OF_YEAR = /\b(?:a|per|each|every) (?:year|annum)\b|\b(?:yearly|annual(?:ly)?|pa|p\.a|py)\b|سنوي|في السنه|بالسنه/u;
const OF_MONTH = /\b(?:a|per|each|every) (?:month|mo|mth)\b|\b(?:monthly|pm|pcm)\b|شهري|في الشهر|بالشهر/u;
const OF_WEEK = /\b(?:a|per|each|every) week\b|\b(?:weekly|pw)\b|اسبوع/u;
const PER_CHILD =
  /\b(?:per|each|a|every) (?:child|kid|one|head|boy|girl)\b|\beach\b|لكل (?:طفل|ولد|واحد)|للطفل|للواحد/u;
const CHILDREN =
  /\b(?<count>\d|one|two|three|four|five|a) (?:\p{L}+ )?(?:kids?|child(?:ren)?|sons?|daughters?)\b|(?<arabic>طفلين|ولدين|طفل|\d (?:اطفال|اولاد))/u;
const COUNTS: Readonly<Record<string, number>> = {
  ...NUMBER_WORDS,
  a: 1,
  one: 1,
  طفل: 1,
  طفلين: 2,
  ولدين: 2,
};
const SPOUSE = /\b(?:wife|husband|spouse)\b|زوج/u;
/** Not for pay: what an offer gives is told and not paid. */
const OF_PAY = /\b(?:offers?|pays?|salary|basic|allowance|gives?|bonus)\b|راتب|اساسي|بدل/u;

const childrenIn = (talk: string): number => {
  const { count, arabic } = CHILDREN.exec(talk)?.groups ?? {};
  const told = count ?? arabic;
  return told ? (COUNTS[told] ?? (Number.parseInt(told, 10) || 1)) : 1;
};

/** Where the offer is named in a text, by its name or its place; below zero where it is not. */
const namedAt = (words: string, { name, place }: Offer): number =>
  Math.max(
    ...[name, place]
      .filter((called) => called.length > 0)
      .map((called) =>
        words.search(
          new RegExp(`(?<!\\p{L})(?:[بلف]|في )?${fold(called).replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?!\\p{L})`, 'u'),
        ),
      ),
    -1,
  );

/** Of one sentence: one sum for each offer. */
function sumsOfSentence(words: string, offers: readonly Offer[], factor: number): (number | undefined)[] | null {
  const found = [...words.matchAll(EACH_SUM)].map((match) => ({
    at: match.index,
    value: sumInDigits(match.groups!.digits!, match.groups!.k),
  }));
  const sums = found.filter(({ value }) => value >= SUM_MIN);
  if (sums.length === 0 || sums.length > offers.length) return null;
  const places = offers.map((offer) => namedAt(words, offer));
  const isNamed = places.some((at) => at >= 0);
  // The same with each of them.
  if (!isNamed && sums.length === 1) return offers.map(() => sums[0]!.value * factor);
  if (!isNamed) return sums.length === offers.length ? sums.map(({ value }) => value * factor) : null;
  const result: (number | undefined)[] = offers.map(() => undefined);
  const named = places
    .map((at, offer) => ({ at, offer }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  // As many sums as names: they follow one another, whichever stands first.
  for (const [index, { offer }] of named.entries()) {
    const sum = sums[Math.min(index, sums.length - 1)];
    if (sums.length > index) result[offer] = sum!.value * factor;
  }
  // The one that is left belongs to the one that is not named.
  if (sums.length === offers.length && named.length === offers.length - 1) {
    const unnamed = offers.findIndex((_, at) => places[at]! < 0);
    const isFirst =
      sums[0]!.at > named[0]!.at || Math.abs(sums[0]!.at - named[0]!.at) <= Math.abs(sums.at(-1)!.at - named[0]!.at);
    const [own, other] = isFirst ? [sums[0]!, sums.at(-1)!] : [sums.at(-1)!, sums[0]!];
    result[named[0]!.offer] = own.value * factor;
    result[unnamed] = other.value * factor;
  }
  return result;
}
const SUM_MIN = 50;

/** The costs that texts tell, the newest of each topic. */
function costsTold(texts: readonly string[], offers: readonly Offer[], children: number): Cost[] {
  const costs = new Map<string, Cost>();
  for (const text of texts) {
    let period = OF_YEAR.test(fold(text)) && !OF_MONTH.test(fold(text)) ? 1 : 0;
    for (const sentence of toAsciiDigits(text).split(SENTENCES)) {
      const words = fold(sentence);
      const topic = TOPICS.find(({ said }) => said.test(words));
      if (!topic || (OF_PAY.test(words) && topic.en !== 'rent')) continue;
      if (OF_WEEK.test(words)) period = WEEKS;
      else if (OF_MONTH.test(words)) period = MONTHS;
      else if (OF_YEAR.test(words)) period = 1;
      const one = sumsOfSentence(words, offers, 1);
      if (!one) continue;
      const isOfYear = one.some((sum, at) => (sum ?? 0) > offers[at]!.monthly * MONTHLY_SHARE_MAX) || topic.isOfChild;
      const factor = (period || (isOfYear ? 1 : MONTHS)) * (topic.isOfChild && PER_CHILD.test(words) ? children : 1);
      const before = costs.get(topic.en);
      const sums = one.map((sum, at) => (sum === undefined ? before?.sums[at] : sum * factor));
      costs.set(topic.en, { topic, sums, isApart: new Set(one).size > 1 });
    }
  }
  return [...costs.values()];
}
/** Nobody pays more of the month's pay for one thing in a month. */
const MONTHLY_SHARE_MAX = 0.9;

const LEVY =
  /\b(?:fees?|levy|charge|tax|pay(?:ment)?s?)\b.{0,30}\b(?:depend\w+|family|wife|kids)\b|\bdepend\w+.{0,20}\b(?:fees?|levy|charge|tax)\b|(?:رسوم|مقابل مالي).{0,15}(?:مرافق|التابع)|مرافقين/u;
/** SAR a month for each dependant who is no citizen, since July 2020. */
const LEVY_A_MONTH = 400;

/** What a message tells of the costs with each offer, and with what was told before: what is left of the pay. Null where it tells none. */
export function costsOfOffers(
  turn: Turn,
  offers: readonly Offer[],
  told: string,
  weighed: readonly string[],
): CoachAnswer | null {
  const now = costsTold([turn.text], offers, 1);
  const isOfLevy = LEVY.test(fold(turn.text));
  const isTold = now.some(({ isApart, sums }) => isApart && sums.every((sum) => sum !== undefined));
  if (
    !isTold &&
    !(isOfLevy && (now.length > 0 || /[?؟]|\b(?:what about|how about|and)\b/u.test(fold(turn.text)))) &&
    !isOfTwice(turn, now)
  )
    return null;
  const said = textsOfUser(turn.history);
  const since = said.slice(said.findLastIndex((text) => told.includes(text.slice(0, TOLD_HEAD))) + 1);
  const talk = fold([...said, turn.text].join('\n'));
  const children = childrenIn(talk);
  const costs = costsTold([...since, turn.text], offers, children);
  const say = sayIn(languageOf(turn));
  const levied = LEVY.test(talk) ? levyOf(offers, children, talk) : null;
  const rows = levied ? [...costs, levied] : costs;
  const sure = offers.map(withSurePay);
  const left = sure.map((offer, at) => yearlyOf(offer) - rows.reduce((sum, { sums }) => sum + (sums[at] ?? 0), 0));
  const text = [
    tableOf(sure, rows, left, say),
    standing(sure, left, say),
    ...notesOn(offers, rows, levied, children, say),
  ].join('\n\n');
  const facts = offers.map(
    ({ name }, at) =>
      `${name}: ${rows.map(({ topic, sums }) => `${say(topic.en, topic.ar)} ${sums[at] === undefined ? '?' : figure(sums[at]!, null)}`).join(', ')}`,
  );
  return reply(turn, { en: text, ar: text }, { about: { kind: 'offers', told, weighed: [...weighed, ...facts] } });
}
const TOLD_HEAD = 40;

/** One sum now, and the other of the same thing before. */
function isOfTwice({ history }: Turn, now: readonly Cost[]): boolean {
  const before = fold(textsOfUser(history).slice(-2).join('\n'));
  return (
    now.length > 0 &&
    now.some(
      ({ topic, sums }) =>
        sums.some((sum) => sum !== undefined) &&
        topic.said.test(before) &&
        /\brents?\b|ايجار|school|مدرس/u.test(before) &&
        /\d/u.test(before),
    ) &&
    !/\boffers?\b/u.test(before)
  );
}

function levyOf(offers: readonly Offer[], children: number, talk: string): Cost | null {
  const heads = (CHILDREN.test(talk) ? children : 0) + (SPOUSE.test(talk) ? 1 : 0);
  const sums = offers.map(({ currency }) => (currency === 'SAR' ? LEVY_A_MONTH * MONTHS * heads : undefined));
  return heads > 0 && sums.some((sum) => sum !== undefined)
    ? {
        topic: { said: LEVY, en: 'dependants’ fee', ar: 'رسوم المرافقين' },
        sums: sums.map((sum) => sum ?? 0),
        isApart: true,
      }
    : null;
}

function tableOf(offers: readonly Offer[], rows: readonly Cost[], left: readonly number[], say: Say): string {
  const head = [say('A year', 'في السنة'), ...offers.map(({ name }) => name)];
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map(() => '---')),
    line([say('pay that is sure', 'الأجر المضمون'), ...offers.map((offer) => figure(yearlyOf(offer), offer.currency))]),
    ...rows.map(({ topic, sums }) =>
      line([
        say(topic.en, topic.ar),
        ...sums.map((sum) => (sum === undefined ? say('not told', 'غير مذكور') : `− ${figure(sum, null)}`)),
      ]),
    ),
    line([say('**left**', '**الباقي**'), ...left.map((sum, at) => `**${figure(sum, offers[at]!.currency)}**`)]),
  ].join('\n');
}

function standing(offers: readonly Offer[], left: readonly number[], say: Say): string {
  const alike = inOneCurrency(offers, left);
  if (!alike)
    return say(
      'They are in different currencies: convert one at today’s rate to set what is left against each other.',
      'العملات مختلفة: حوّل أحدهما بسعر اليوم للمقارنة.',
    );
  const order = offers
    .map(({ name, currency }, at) => ({ name, currency, own: left[at]!, sum: alike[at]! }))
    .toSorted((a, b) => b.sum - a.sum);
  const [first, second] = [order[0]!, order[1]!];
  if (Math.abs(first.sum - second.sum) <= Math.abs(first.sum) * LEVEL_SHARE)
    return say('After what you named they leave about the same.', 'بعد ما ذكرته يتركان المبلغ نفسه تقريبًا.');
  // The gap in the money of the first: its own sum for each unit of the common one.
  const rate = first.sum === 0 ? 1 : first.own / first.sum;
  const gap = figure(Math.round(((first.sum - second.sum) * rate) / GAP_STEP) * GAP_STEP, first.currency);
  return say(
    `**${first.name}** leaves about ${gap} a year more than ${second.name}, after what you named.`,
    `**${first.name}** يترك نحو ${gap} في السنة أكثر من ${second.name} بعد ما ذكرته.`,
  );
}
/** Told with “about”. */
const GAP_STEP = 100;
const LEVEL_SHARE = 0.01;

function notesOn(
  offers: readonly Offer[],
  rows: readonly Cost[],
  levied: Cost | null,
  children: number,
  say: Say,
): string[] {
  const isUnsure = offers.some((offer) => yearlyOf(offer) > yearlyOf(withSurePay(offer)));
  const missing = rows.flatMap(({ topic, sums }) =>
    sums.flatMap((sum, at) => (sum === undefined ? [`${say(topic.en, topic.ar)} (${offers[at]!.name})`] : [])),
  );
  const notes = [
    rows.some(({ topic }) => topic.isOfChild) && children > 1
      ? say(
          `School and childcare are reckoned for ${children} children where you said “per child”.`,
          `المدارس والحضانة محسوبة لـ${children} أطفال حيث قلت «لكل طفل».`,
        )
      : '',
    levied
      ? say(
          `The fee for dependants in Saudi Arabia is ${LEVY_A_MONTH} SAR a month for each (wife and children), as it has stood since 2020, paid ahead with the iqama: check the rate of today, and ask whether the employer pays it.`,
          `المقابل المالي للمرافقين في السعودية ${LEVY_A_MONTH} ريال شهريًا عن كل فرد كما هو منذ 2020 ويُدفع مقدمًا مع الإقامة: تأكد من الرسم الحالي واسأل هل تتحمله الشركة.`,
        )
      : '',
    isUnsure ? say('A bonus that is not sure is left out.', 'المكافأة غير المضمونة غير محسوبة.') : '',
    offers.some(({ currency }) => currency !== null && !NO_TAX.has(currency))
      ? say(
          'Tax is not taken off: reckon from the net pay where it is due.',
          'الضريبة غير مخصومة: احسب من الصافي حيث تُفرض.',
        )
      : '',
    missing.length > 0
      ? say(
          `Not told: ${missing.join(', ')}. Tell me, and I take it off.`,
          `غير مذكور: ${missing.join('، ')}. اذكره لأطرحه.`,
        )
      : '',
  ].filter(Boolean);
  return notes.length > 0 ? [notes.map((note) => `- ${note}`).join('\n')] : [];
}
