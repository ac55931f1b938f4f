import { fold } from '@vitae/language/fold';
import { compareOffers } from '../../tools/compare-offers.ts';
import { gives, lacks } from '../../tools/offer-benefits.ts';
import { figure, fixedMonthlyOf, offersTold, verdict, yearlyOf } from '../../tools/offer-sums.ts';
import { MONTHS, type Offer, readOffers } from '../../tools/read-offers.ts';
import { languageOf, reply, type Said, sayIn } from '../language.ts';
import { readRequest } from '../request.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

/** What somebody may weigh offers by, beside the pay. */
interface Weighed extends Said {
  named: RegExp;
  /** Of an offer as it was told; null where nothing was said. */
  told(offer: Offer): string | number | null;
  /** Whether less of it is better. */
  isBurden?: boolean;
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
      return sum > 0 ? figure(sum, offer.currency) : null;
    },
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

const DIFFERENCE =
  /\b(?:difference|differ|how much (?:more|less|better|is that)|gap between)\b|(?:^|\s)(?:ال)?فرق(?=\s|[؟?]|$)/u;
const WORDS_MAX = 30;

/** What a message asks or tells of the offers that were told before; null where it speaks of something else. */
export function ofOffers(turn: Turn, told: string): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 400)).trim();
  if (readOffers(turn.text).length >= 2) return told === '' ? compareOffers.run({ text: turn.text }, turn) : null;
  const { things } = readRequest(turn.text);
  if (
    told === '' ||
    words.split(/\s+/).length > WORDS_MAX ||
    ['resume', 'summary', 'mail', 'skills', 'letter'].some((thing) => things.has(thing))
  )
    return null;
  const offers = offersTold(told, turn);
  if (offers.length < 2) return null;
  if (DIFFERENCE.test(words)) return differenceOf(offers, turn, told);
  const facts = factsOf(turn.text, offers);
  const raised = offers.map((offer) => withNewPay(offer, facts.get(offer.name)));
  if (raised.some((offer, at) => offer !== offers[at])) return withOtherPay(raised, turn, told);
  const weighed =
    facts.size > 0 || LEADS_ON.test(words)
      ? (WEIGHED.find(({ named }) => named.test(words)) ?? otherWeighed(words))
      : null;
  if (weighed) return weigh(weighed, offers, facts, turn, told);
  return ASKS_WHICH.test(words) ? tellWhatCounts(offers, turn, told) : null;
}

/** A message that begins so goes on from the offers. */
const LEADS_ON =
  /^(?:and|but|so|ok|then|which|what about|how about|what if|if|who|does (?:a|b)|is (?:a|b)|with)\b|^(?:و|طيب|طب|بس|اي |مين|ماذا عن|شو عن)/u;

/** "if I care about savings": of what no offer can be asked here. */
const CARES =
  /\b(?:care about|care for|matters? is|important is|prefer|value)\s+(?<what>\p{L}[\p{L} ]{2,40}?)(?: most| more)?[\s?!.]*$/u;
function otherWeighed(words: string): Weighed | null {
  const what = CARES.exec(words)?.groups?.what;
  return what ? { en: what, ar: what, named: CARES, told: () => null } : null;
}

const ASKS_WHICH =
  /^(?:so |ok |and )*(?:which(?: one)?|what)\b.{0,30}\b(?:you|take|pick|choose|better|best|one)\b|^(?:طيب |و)?(?:اي|انهي|ايهم|مين) .{0,20}(?:احسن|افضل|اختار)/u;
function tellWhatCounts(offers: readonly Offer[], turn: Turn, told: string): CoachAnswer {
  const money = verdict(offers, offers.map(yearlyOf), sayIn(languageOf(turn)));
  return reply(
    turn,
    {
      en: `${money} Beyond money it depends on what counts for you. Tell me the one thing that counts most (pay that is sure, days at home, leave, the family’s insurance, growth, safety), and what each offer says of it, and I weigh it against the money.`,
      ar: `${money} وما عدا المال يعتمد على الأهم لك. قل لي أهم شيء (راتب مضمون، أيام من البيت، إجازة، تأمين العائلة، تطور، استقرار) وماذا يقول كل عرض عنه، فأوازنه بالمال.`,
    },
    { kind: 'asking', about: { kind: 'offers', told } },
  );
}

/** How far the offers are apart, by the year and by the month; null where their currencies differ. */
function differenceOf(offers: readonly Offer[], turn: Turn, told: string): CoachAnswer | null {
  const [first, second] = offers
    .map((offer) => ({ ...offer, sum: yearlyOf(offer) - offer.costs * MONTHS }))
    .toSorted((a, b) => b.sum - a.sum);
  if (!first || !second || first.currency !== second.currency) return null;
  const year = figure(first.sum - second.sum, first.currency);
  const month = figure((first.sum - second.sum) / MONTHS, first.currency);
  return reply(
    turn,
    {
      en: `**${year} a year**, that is ${month} a month: ${first.name} ${figure(first.sum, first.currency)}, ${second.name} ${figure(second.sum, second.currency)}. It holds the sums that you named, and nothing that comes in kind.`,
      ar: `**${year} في السنة**، أي ${month} في الشهر: ${first.name} ${figure(first.sum, first.currency)}، و${second.name} ${figure(second.sum, second.currency)}. يشمل المبالغ التي ذكرتها فقط دون المزايا العينية.`,
    },
    { about: { kind: 'offers', told } },
  );
}

/** What a message tells of each offer by its name: "A is 3 days at home, B none". */
function factsOf(text: string, offers: readonly Offer[]): Map<string, string> {
  const facts = new Map<string, string>();
  for (const part of text.split(/[,،;.?؟!\n]+|\s(?:and|but|while|و)\s/iu)) {
    for (const { name } of offers) {
      const words = part.trim().split(/\s+/);
      // The name stands alone: an "a" before a word is no offer A, unless it begins or something is said of it.
      const at = words.findIndex(
        (word, index) =>
          fold(word) === fold(name) && (index === 0 || word === name || SAYS_OF.test(words[index + 1] ?? '')),
      );
      const said = words
        .slice(at + 1)
        .join(' ')
        .replace(LEADS, '')
        .trim();
      if (at >= 0 && said !== '') facts.set(name, said);
    }
  }
  return facts;
}
const SAYS_OF = /^(?:is|has|gives|offers|pays|lets|wants|allows|would|adds|raises|goes)$/iu;
const LEADS = /^(?:is|has|gives|offers|lets me|allows|wants|=|:)\s+/iu;

const MORE = /\b(?:more|extra|adds?|raises? (?:it )?by|on top|plus)\b|زياده|اضافي/iu;

/** An offer with the pay that is told of it now: another sum, or so much more. */
function withNewPay(offer: Offer, fact: string | undefined): Offer {
  const [read] = fact && PAY.test(fact) ? readOffers(`${offer.name}: ${fact}`) : [];
  if (!read) return offer;
  return { ...offer, monthly: MORE.test(fact!) ? offer.monthly + read.monthly : read.monthly };
}
const PAY = /\d{3,}|\d\s?(?:k|lpa|lakh)/iu;

function withOtherPay(offers: readonly Offer[], turn: Turn, told: string): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const yearly = offers.map(yearlyOf);
  const sums = offers.map(({ name, currency }, at) => `${name} ${figure(yearly[at]!, currency)}`).join(', ');
  return reply(
    turn,
    {
      en: `Then it is, a year: ${sums}. ${verdict(offers, yearly, say)}`,
      ar: `عندها يكون في السنة: ${sums}. ${verdict(offers, yearly, say)}`,
    },
    { about: { kind: 'offers', told } },
  );
}

/** The offers by one thing, and what it costs in money to follow it. */
function weigh(
  { en, ar, told: toldOf, isBurden = false }: Weighed,
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
  const worths = columns.map(({ worth }) => worth);
  if (worths.includes(null))
    return reply(
      turn,
      {
        en: `On **${en}**:\n\n${named}\n\nAsk whoever you do not know it of, and have the answer written into the offer. ${money}`,
        ar: `من ناحية **${ar}**:\n\n${named}\n\nاسأل من لم تعرف منه واطلب كتابة الجواب في العرض. ${money}`,
      },
      { about },
    );
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

const shown = (known: string | number | null, say: (en: string, ar: string) => string): string | null =>
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
