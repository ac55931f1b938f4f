import { gives, lacks } from '../../tools/offers/benefits.ts';
import type { Offer } from '../../tools/offers/offer.ts';
import { figure, fixedMonthlyOf, verdict, withSurePay, yearlyOf } from '../../tools/offers/sums.ts';
import { MONTHS } from '../../tools/parts-of-year.ts';
import { languageOf, reply, type Said, type Say, sayIn } from '../language.ts';

import type { CoachAnswer, Turn } from '../turn.ts';

/** What somebody may weigh offers by, beside the pay. */
interface Weighed extends Said {
  named: RegExp;
  /** Of an offer as it was told; null where nothing was said. */
  told(offer: Offer): string | number | null;
  /** Whether less of it is better. */
  isBurden?: boolean;
  /** Whether it is money that may not come. */
  isUnsure?: boolean;
}

const given = (benefit: string) => (offer: Offer) =>
  gives(offer.benefits, benefit) ? 1 : lacks(offer.benefits, benefit) ? 0 : null;
const OFFICE_WEEK = 5;

const atHome = (officeDays: number | null): string | number | null => {
  if (officeDays === null) return null;
  return officeDays >= OFFICE_WEEK ? 0 : `${OFFICE_WEEK - officeDays} days`;
};

const WEIGHED: readonly Weighed[] = [
  {
    en: 'working from home',
    ar: 'العمل من البيت',
    named: /\b(?:home|remote|remotely|wfh|hybrid|office)\b|عن بعد|من البيت|حضور|المكتب/u,
    told: ({ officeDays }) => atHome(officeDays),
  },
  {
    en: 'leave',
    ar: 'الإجازة',
    named: /\b(?:leave|holidays?|vacation|days off|annual leave)\b|اجاز/u,
    told: ({ leaveDays }) => (leaveDays === null ? null : `${leaveDays} days`),
  },
  {
    en: 'the bonus and what is variable',
    ar: 'المكافأة والمتغير',
    named: /\b(?:bonus|variable|commission)\b|مكافا|بونص|عموله/u,
    told: (offer) => {
      const sum = offer.bonus + (offer.variable ?? 0) + (offer.monthly * MONTHS * offer.bonusPercent) / 100;
      return sum > 0 ? figure(sum, offer.currency) : lacks(offer.benefits, 'a bonus') ? 0 : null;
    },
    isUnsure: true,
  },
  {
    en: 'what is paid for sure',
    ar: 'المضمون',
    named: /\b(?:fixed|guaranteed|sure|certain|safe money|stable)\b|ثابت|مضمون/u,
    told: (offer) => figure(fixedMonthlyOf(offer) * MONTHS, offer.currency),
  },
  { en: 'housing', ar: 'السكن', named: /\b(?:housing|accommodation|flat|rent)\b|سكن|ايجار/u, told: given('housing') },
  {
    en: 'insurance for the family',
    ar: 'تأمين العائلة',
    named: /\b(?:family|kids|children|wife|husband|dependents?)\b|عايل|اسره|اولاد|عيال/u,
    told: given('family insurance'),
  },
  { en: 'insurance', ar: 'التأمين', named: /\b(?:insurance|medical|health)\b|تامين/u, told: given('health insurance') },
  {
    en: 'the way to work',
    ar: 'الطريق إلى العمل',
    named: /\b(?:commute|distance|drive|far|close(?:r)? to|metro|traffic|minutes?)\b|مسافه|الطريق|قريب|بعيد/u,
    told: () => null,
    isBurden: true,
  },
  {
    en: 'the hours',
    ar: 'ساعات العمل',
    named: /\b(?:hours?|overtime|weekends?|shifts?|work[- ]life|days a week)\b|ساعات|دوام|ويكند/u,
    told: ({ workDays }) => workDays,
    isBurden: true,
  },
  {
    en: 'growth',
    ar: 'التطور',
    named: /\b(?:growth|grow|learn(?:ing)?|career|promotion|title|training)\b|تطور|اتعلم|ترقي/u,
    told: () => null,
  },
  {
    en: 'safety of the job',
    ar: 'استقرار الوظيفة',
    named: /\b(?:stability|secure|security|safe|startup|permanent|probation)\b|استقرار|امان/u,
    told: () => null,
  },
];

/** What is told of an offer and stands in no list here. */
export const BESIDE_THE_PAY: Weighed = {
  en: 'what comes beside the pay',
  ar: 'ما عدا الراتب',
  named: /./u,
  told: () => null,
};

/** What a message weighs offers by; null where it names nothing. */
export const thingWeighed = (words: string): Weighed | null =>
  WEIGHED.find(({ named }) => named.test(words)) ?? otherWeighed(words);

/** "if I care about savings": of what no offer can be asked here. */
const CARES =
  /\b(?:care about|care for|matters? is|important is|prefer|value)\s+(?<what>\p{L}[\p{L} ]{2,40}?)(?: most| more)?[\s?!.]*$/u;
function otherWeighed(words: string): Weighed | null {
  const what = CARES.exec(words)?.groups?.what;
  return what ? { en: what, ar: what, named: CARES, told: () => null } : null;
}

/** The offers by one thing, and what it costs in money to follow it. */
export function weigh(
  { en, ar, told: toldOf, isBurden = false, isUnsure = false }: Weighed,
  offers: readonly Offer[],
  facts: ReadonlyMap<string, string>,
  turn: Turn,
  told: string,
): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const columns = offers.map((offer) => {
    const fact = facts.get(offer.name);
    const known = toldOf(offer);
    return { offer, said: fact ?? shown(known, say), worth: worthOf(fact ?? known) };
  });
  const about = { kind: 'offers', told } as const;
  const named = columns
    .map(({ offer, said }) => `- **${offer.name}:** ${said ?? say('not told', 'لم يُذكر')}`)
    .join('\n');
  const money = verdict(offers, offers.map(yearlyOf), say);
  const way = columns.flatMap(({ offer, said }) => hoursAWeek(said, offer.name, say)).join('');
  const worths = columns.map(({ worth }) => worth);
  if (worths.includes(null))
    return reply(
      turn,
      {
        en: `On **${en}**:\n\n${named}\n\nAsk whoever you do not know it of, and have the answer written into the offer.${way} ${money}`,
        ar: `من ناحية **${ar}**:\n\n${named}\n\nاسأل من لم تعرف منه واطلب كتابة الجواب في العرض.${way} ${money}`,
      },
      { about },
    );
  if (isUnsure) {
    const sure = offers.map(withSurePay);
    const ofSure = verdict(sure, sure.map(yearlyOf), say);
    return reply(
      turn,
      {
        en: `On **${en}**, a year:\n\n${named}\n\nThat is what it can come to, and it is not sure. With all of it: ${money} Without it: ${ofSure} Ask how much was paid out in the last two years and on what it depends, and have the rule written into the contract.`,
        ar: `من ناحية **${ar}** في السنة:\n\n${named}\n\nهذا أقصى ما قد يُصرف وليس مضمونًا. معه كاملًا: ${money} وبدونه: ${ofSure} اسأل كم صُرف في آخر سنتين وعلى أي أساس، واطلب كتابة القاعدة في العقد.`,
      },
      { about },
    );
  }
  const order = columns.toSorted((a, b) => (isBurden ? a.worth! - b.worth! : b.worth! - a.worth!));
  const [first, second] = [order[0]!, order[1]!];
  if (first.worth === second.worth)
    return reply(
      turn,
      {
        en: `On **${en}** they are alike:\n\n${named}\n\n${money}`,
        ar: `من ناحية **${ar}** هما سواء:\n\n${named}\n\n${money}`,
      },
      { about },
    );
  const price = yearlyOf(second.offer) - yearlyOf(first.offer);
  const isPriced = price > 0 && first.offer.currency === second.offer.currency;
  const sum = figure(price, first.offer.currency);
  return reply(
    turn,
    {
      en: `If **${en}** counts most, **${first.offer.name}**:\n\n${named}\n\n${isPriced ? `It costs you ${sum} a year against ${second.offer.name}: is it worth that to you? ` : `It costs you nothing: ${first.offer.name} does not pay less. `}Have it written into the contract, since what is only said can be taken back.`,
      ar: `إن كان **${ar}** هو الأهم فالأنسب **${first.offer.name}**:\n\n${named}\n\n${isPriced ? `يكلفك ذلك ${sum} في السنة مقارنة بـ${second.offer.name}، فهل يستحق عندك؟ ` : 'ولا يكلفك ذلك شيئًا من الراتب. '}واطلب كتابته في العقد، فما يُقال شفهيًا قد يتغير.`,
    },
    { about },
  );
}

/** "1.5 hrs each way": both ways, on five days. */
const EACH_WAY =
  /(?<hours>\d+(?:\.\d+)?) ?(?:hrs?|hours?|h)\b.{0,30}\b(?:each|one|per) way|(?<arabic>\d+(?:\.\d+)?) ساع\S* .{0,20}(?:ذهاب|كل)/iu;
const DAYS_A_WEEK = 5;
function hoursAWeek(said: string | null, name: string, say: Say): string[] {
  const { hours, arabic } = EACH_WAY.exec(said ?? '')?.groups ?? {};
  const week = Number(hours ?? arabic ?? 0) * 2 * DAYS_A_WEEK;
  return week > 0
    ? [
        say(
          ` For ${name} that is ${week} hours a week on the road: put your own price on them, and ask for days at home.`,
          ` أي ${week} ساعة أسبوعيًا في الطريق مع ${name}: قدّر ثمنها عندك واسأل عن أيام من البيت.`,
        ),
      ]
    : [];
}

const shown = (known: string | number | null, say: Say): string | null =>
  known === 0 ? say('none', 'لا شيء') : known === 1 ? say('given', 'يشمله') : known === null ? null : String(known);

const NONE = /^(?:none|no|not|nothing|never|zero|without|doesn'?t|does not|لا|بدون|ما في)(?:\s|$)/iu;
const ALL = /\b(?:full(?:y)?|always|all|every|100)\b/iu;

/** How much of it an offer gives, as far as words say it; null where nothing is said. */
function worthOf(said: string | number | null): number | null {
  if (said === null || typeof said === 'number') return said;
  const digits = /\d[\d,.]*/.exec(said)?.[0];
  if (NONE.test(said)) return 0;
  if (digits) return Number(digits.replaceAll(',', ''));
  return ALL.test(said) ? OFFICE_WEEK : null;
}
