import { fold, toAsciiDigits } from '@vitae/language/fold';
import { placesIn } from '@vitae/language/regions-of-places';
import { gives } from '../../tools/offers/benefits.ts';
import { compareOffers } from '../../tools/offers/compare-offers.ts';
import type { Offer } from '../../tools/offers/offer.ts';
import { readOffers } from '../../tools/offers/read-offers.ts';
import { ofCosts, ofRent } from '../../tools/offers/remarks-on-living.ts';
import { A_MONTH, A_YEAR, figure, offersTold, verdict, withSurePay, yearlyOf } from '../../tools/offers/sums.ts';
import { MONTHS } from '../../tools/parts-of-year.ts';
import { languageOf, reply, type Say, sayIn } from '../language.ts';

import { withOvertime } from '../offers-by-hour.ts';
import { readRequest } from '../request.ts';
import type { Subject } from '../subject.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { costsOfOffers } from './costs-of-offers.ts';
import { endOfServiceOfOffers } from './end-of-service-of-offers.ts';
import { ofOwnDues } from './offers-own-dues.ts';
import { BESIDE_THE_PAY, thingWeighed, weigh } from './offers-weighed.ts';

/** "what do i say to B": asked are words for it, and nothing is told of it. */
const ASKS_WORDS =
  /\b(?:what|how) (?:do|should|can|could|would|shall) i (?:say|tell|write|answer|reply|ask|send|put)\b/u;
const DIFFERENCE =
  /\b(?:difference|differ|how much (?:more|less|better|is that)|gap between)\b|(?:^|\s)(?:ال)?فرق(?=\s|[؟?]|$)/u;
const WORDS_MAX = 30;
const SUMS_ARE =
  "^(?:(?:no|sorry|actually|oh|i mean|i meant|it'?s|thats|that'?s|that is|this is|they are|they'?re|these are|those are|both(?: are)?|all|sums|are|is|the|لا|هذا|هذي|قصدي|المبالغ|هي)[\\s,]+)*";
/** "they are per month". */
const OF_MONTH = new RegExp(
  `${SUMS_ARE}(?:(?:a|per|by the|each|every) month|monthly|شهريا?|بالشهر|في الشهر)[\\s.!]*$`,
  'u',
);
const OF_YEAR = new RegExp(
  `${SUMS_ARE}(?:(?:a|per|by the|each|every) year|yearly|annual(?:ly)?|سنويا?|بالسنه|في السنه)[\\s.!]*$`,
  'u',
);

/** What a message asks or tells of the offers that were told before; null where it speaks of something else. */
export function ofOffers(turn: Turn, { told, weighed = [] }: Extract<Subject, { kind: 'offers' }>): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 400)).trim();
  const withMore = withOvertime(turn, told);
  if (withMore) return withMore;
  const ofLife = toldBefore(turn, told, weighed);
  if (ofLife) return ofLife;
  if (readOffers(turn.text).length >= 2) return told === '' ? compareOffers.run({ text: turn.text }, turn) : null;
  const { things } = readRequest(turn.text);
  if (
    told === '' ||
    ASKS_WORDS.test(words) ||
    words.split(/\s+/).length > WORDS_MAX ||
    ['resume', 'summary', 'mail', 'skills', 'letter'].some((thing) => things.has(thing))
  )
    return null;
  const offers = offersTold(told, turn);
  if (offers.length < 2) return null;
  const dues = ofOwnDues(turn, offers, told);
  if (dues) return dues;
  if (OF_MONTH.test(words)) return compareOffers.run({ text: `${told} ${A_MONTH}` }, turn);
  if (OF_YEAR.test(words)) return compareOffers.run({ text: `${told} ${A_YEAR}` }, turn);
  const isOfSure = UNSURE.test(words);
  if (DIFFERENCE.test(words)) return differenceOf(isOfSure ? offers.map(withSurePay) : offers, turn, told, isOfSure);
  if (isOfSure) return withoutUnsure(offers, turn, told);
  const rent = RENT.test(words) ? rentIn(turn.text) : 0;
  if (rent > 0) return withRent(offers, rent, turn, told);
  const facts = factsOf(turn.text, offers);
  const raised = NO_PAY.test(words) ? offers : offers.map((offer) => withNewPay(offer, facts.get(offer.name)));
  if (raised.some((offer, at) => offer !== offers[at])) return withOtherPay(raised, turn, told);
  const isOfTheWay = THE_WAY.test(words);
  const named = isOfTheWay ? null : facts.size > 0 || LEADS_ON.test(words) ? thingWeighed(words) : null;
  const thing = named ?? (facts.size > 0 ? BESIDE_THE_PAY : null);
  if (thing) return withWeighed(weigh(thing, offers, facts, turn, told), offers, facts, weighed);
  return ASKS_WHICH.test(words) ? tellWhatCounts(offers, turn, told, weighed) : null;
}

/** What each leaves after its costs, or pays at the end of service: sums that are no offers themselves. */
function toldBefore(turn: Turn, told: string, weighed: readonly string[]): CoachAnswer | null {
  const offers = told === '' ? [] : offersTold(told, turn);
  return offers.length < 2
    ? null
    : (endOfServiceOfOffers(turn, offers, told, weighed) ?? costsOfOffers(turn, offers, told, weighed));
}

/** A message that begins so goes on from the offers. */
const LEADS_ON =
  /^(?:and|but|so|ok|then|which|what about|how about|what if|if|who|does (?:a|b)|is (?:a|b)|with)\b|^(?:و|طيب|طب|بس|اي |مين|ماذا عن|شو عن)/u;

const ASKS_WHICH =
  /^(?:so |ok |and |then )*which(?: one)?(?: is better| then| now)?[\s?!.]*$|^(?:so |ok |and )*(?:which(?: one)?|what)\b.{0,30}\b(?:you|take|pick|choose|better|best|one)\b|^(?:طيب |و)?(?:اي|انهي|ايهم|مين) .{0,20}(?:احسن|افضل|اختار)/u;
function tellWhatCounts(offers: readonly Offer[], turn: Turn, told: string, weighed: readonly string[]): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const money = verdict(offers, offers.map(yearlyOf), say);
  const sure = offers.map(withSurePay);
  const isUnsure = sure.some((offer, at) => yearlyOf(offer) < yearlyOf(offers[at]!));
  const ofSure = isUnsure
    ? say(
        ` In what is sure: ${verdict(sure, sure.map(yearlyOf), say)}`,
        ` وفي المضمون: ${verdict(sure, sure.map(yearlyOf), say)}`,
      )
    : '';
  const named =
    weighed.length > 0
      ? say(` Against it stands what you named: ${weighed.join('; ')}.`, ` ويقابله ما ذكرته: ${weighed.join('؛ ')}.`)
      : '';
  return reply(
    turn,
    {
      en: `${money}${ofSure}${named} By money alone take the one that is ahead in what is sure, unless you trust the rest; the choice turns only if something else weighs more for you than the gap. Tell me the one thing that counts most (pay that is sure, days at home, leave, the family’s insurance, growth, safety), and what each offer says of it, and I weigh it against the money.`,
      ar: `${money}${ofSure}${named} بحساب المال وحده خذ الأعلى في المضمون، ويتغير الاختيار فقط إن كان شيء آخر أهم عندك من الفرق. قل لي أهم شيء (راتب مضمون، أيام من البيت، إجازة، تأمين العائلة، تطور، استقرار) وماذا يقول كل عرض عنه، فأوازنه بالمال.`,
    },
    { kind: 'asking', about: { kind: 'offers', told, weighed: [...weighed] } },
  );
}

/** What was said of each offer is kept for the question which one it is to be. */
function withWeighed(
  answer: CoachAnswer,
  offers: readonly Offer[],
  facts: ReadonlyMap<string, string>,
  before: readonly string[],
): CoachAnswer {
  const now = offers.flatMap(({ name }) => (facts.has(name) ? [`${name}: ${facts.get(name)!}`] : []));
  return answer.about?.kind === 'offers'
    ? { ...answer, about: { ...answer.about, weighed: [...before, ...now] } }
    : answer;
}

/** "what if the bonus is not guaranteed". */
const UNSURE =
  /\b(?:without|no|minus) (?:the |any )?(?:bonus|variable|commission)\b|\b(?:don'?t|do not|never|won'?t|cant|can'?t|didn'?t) (?:get|receive|see|reach|hit|pay)\b.{0,16}\b(?:bonus|variable|commission|targets?)\b|\b(?:bonus|variable|commission)\b.{0,30}\b(?:isn'?t|isnt|not|never|no|doesn'?t|don'?t|won'?t)\b|\b(?:not|isn'?t|isnt) (?:guaranteed|sure|certain|fixed|paid)\b|(?:لو|اذا|ان) (?:ما|لم) \S+ .{0,12}(?:مكافا|بونص)|(?:بدون|من غير|بلا) (?:ال)?(?:مكافا|بونص)|(?:مكافا\S*|بونص).{0,20}(?:مش|مو|غير|ما) ?(?:مضمون|اكيد)/u;

/** The offers by what is sure in them, and from which bonus on they are level. */
function withoutUnsure(offers: readonly Offer[], turn: Turn, told: string): CoachAnswer {
  const sure = offers.map(withSurePay);
  const say = sayIn(languageOf(turn));
  const sums = sure.map((offer) => `${offer.name} ${figure(yearlyOf(offer), offer.currency)}`).join(', ');
  const [first, second] = sure
    .map((offer, at) => ({ offer, whole: offers[at]! }))
    .toSorted((a, b) => yearlyOf(b.offer) - yearlyOf(a.offer));
  const costs = (first!.offer.costs - second!.offer.costs) * MONTHS;
  const gap = yearlyOf(first!.offer) - yearlyOf(second!.offer) - costs;
  const left = ofCosts(sure, sure.map(yearlyOf), say);
  const isLevelled =
    gap > 0 && yearlyOf(second!.whole) > yearlyOf(second!.offer) && first!.offer.currency === second!.offer.currency;
  const needed = isLevelled
    ? say(
        ` The bonus of ${second!.offer.name} must come to ${figure(gap, second!.offer.currency)} a year for the two to be level, and more for it to be ahead.`,
        ` يجب أن تبلغ مكافأة ${second!.offer.name} ${figure(gap, second!.offer.currency)} في السنة ليتساوى العرضان، وأكثر ليتقدم.`,
      )
    : '';
  return reply(
    turn,
    {
      en: `Counting only what is sure, a year: ${sums}. ${verdict(sure, sure.map(yearlyOf), say)}${left === '' ? '' : ` ${left}`}${needed} Ask what was paid out in the last two years, and have the rule for it written into the contract.`,
      ar: `باحتساب المضمون فقط في السنة: ${sums}. ${verdict(sure, sure.map(yearlyOf), say)}${left === '' ? '' : ` ${left}`}${needed} اسأل كم صُرف فعلًا في آخر سنتين، واطلب كتابة شرطها في العقد.`,
    },
    { about: { kind: 'offers', told } },
  );
}

const RENT = /\brents?\b|ايجار/u;
const RENT_MIN = 100;
const rentIn = (text: string): number => {
  const sums = [...toAsciiDigits(text).matchAll(/\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?k?/giu)].map(([sum]) =>
    /k$/i.test(sum) ? Number(sum.slice(0, -1)) * 1_000 : Number(sum.replaceAll(',', '')),
  );
  const rent = sums.find((sum) => sum >= RENT_MIN) ?? 0;
  return /\b(?:a|per) year\b|yearly|annual|سنوي|في السنه/u.test(fold(text)) ? rent / MONTHS : rent;
};

/** What is left after the rent, which whoever gives housing saves. */
function withRent(offers: readonly Offer[], rent: number, turn: Turn, told: string): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const [there] = placesIn(turn.text).map(({ words }) => fold(words.join(' ')));
  const isOfOne = offers.some(({ place }) => fold(place) === there);
  const paid = offers.map((offer) => ({
    ...offer,
    rent: gives(offer.benefits, 'housing') || (isOfOne && fold(offer.place) !== there) ? 0 : rent,
  }));
  const isOfAll = paid.every((offer) => offer.rent > 0);
  const all = isOfAll
    ? say(
        ' You would pay it with each of them, so it changes nothing between them, unless the places differ.',
        ' ستدفعه مع كل منها، فلا يغيّر الفرق بينها إلا إن اختلف المكان.',
      )
    : '';
  const year = paid.toSorted((a, b) => b.monthly - b.rent - (a.monthly - a.rent));
  const gap = (year[0]!.monthly - year[0]!.rent - (year[1]!.monthly - year[1]!.rent)) * MONTHS;
  const yearly = isOfAll
    ? ''
    : say(` Over a year that is ${figure(gap, year[0]!.currency)}.`, ` أي ${figure(gap, year[0]!.currency)} في السنة.`);
  const text = isOfOne ? ofRentThere(paid, say) : `${ofRent(paid, say)}${yearly}${all}`;
  return reply(turn, { en: text, ar: text }, { about: { kind: 'offers', told } });
}

/** What is left where the rent of one place alone is told; what the other costs is asked for. */
function ofRentThere(offers: readonly Offer[], say: Say): string {
  const left = offers
    .filter(({ rent }) => rent > 0)
    .map(({ name, monthly, rent, currency }) => `${name} ${figure(monthly - rent, currency)}`)
    .join(', ');
  return say(
    `After that rent, a month: ${left}. Tell me the rent at the other place too, and I set what is left of both against each other.`,
    `بعد هذا الإيجار شهريًا: ${left}. قل لي الإيجار في المكان الآخر أيضًا فأقارن ما يبقى من كليهما.`,
  );
}

/** How far the offers are apart, by the year and by the month; null where their currencies differ. */
function differenceOf(offers: readonly Offer[], turn: Turn, told: string, isOfSure: boolean): CoachAnswer | null {
  const [first, second] = offers
    .map((offer) => ({ ...offer, sum: yearlyOf(offer) - offer.costs * MONTHS }))
    .toSorted((a, b) => b.sum - a.sum);
  if (!first || !second || first.currency !== second.currency) return null;
  const year = figure(first.sum - second.sum, first.currency);
  const month = figure((first.sum - second.sum) / MONTHS, first.currency);
  const [paid, paidInArabic] = isOfSure ? [' when no bonus is paid', ' دون أي مكافأة'] : ['', ''];
  const [left, leftInArabic] = offers.some(({ costs }) => costs > 0)
    ? [', after the costs that you named', '، بعد التكاليف التي ذكرتها']
    : ['', ''];
  return reply(
    turn,
    {
      en: `**${year} a year**, that is ${month} a month, more at **${first.name}**${paid}${left}: ${first.name} ${figure(first.sum, first.currency)}, ${second.name} ${figure(second.sum, second.currency)}. It holds the sums that you named, and nothing that comes in kind.`,
      ar: `**${year} في السنة**، أي ${month} في الشهر لصالح **${first.name}**${paidInArabic}${leftInArabic}: ${first.name} ${figure(first.sum, first.currency)}، و${second.name} ${figure(second.sum, second.currency)}. يشمل المبالغ التي ذكرتها فقط دون المزايا العينية.`,
    },
    { about: { kind: 'offers', told } },
  );
}

/** What a message tells of each offer by its name: "A is 3 days at home, B none". */
function factsOf(text: string, offers: readonly Offer[]): Map<string, string> {
  const facts = new Map<string, string>();
  for (const part of text.split(
    /[,،;?؟!\n]+|\.(?!\d)|\s(?:and|but|while|و)\s|\s(?=(?:two|b|offer two|the other|the second)(?: one)? (?:is|has|gives|offers|pays)\b)/iu,
  )) {
    for (const [place, { name }] of offers.entries()) {
      const ofPlace = OF_PLACE[place]?.exec(part.trim())?.groups;
      const said = ofPlace?.said ?? ofPlace?.behind;
      if (said) facts.set(name, said.replace(LEADS, '').replace(TAIL, '').trim());
      const words = part.trim().split(/\s+/);
      // The name stands alone: an "a" before a word is no offer A, unless it begins or something is said of it.
      const at = words.findIndex(
        (word, index) =>
          fold(word) === fold(name) && (index === 0 || word === name || SAYS_OF.test(words[index + 1] ?? '')),
      );
      const behind = words
        .slice(at + 1)
        .join(' ')
        .replace(LEADS, '')
        .trim();
      if (at >= 0 && behind !== '') facts.set(name, behind);
    }
  }
  return facts;
}
/** "the first one is …": offers by their place. */
const OF_PLACE = [
  /^(?:and |but |so )?(?:the )?(?:first|1st|offer one|offer a|offer 1|one)(?: (?:one|offer|job))?\s+(?<said>.+)$|^(?:و|بس )?(?:العرض )?(?:ال)?[اأ]ول\s+(?<behind>.+)$/iu,
  /^(?:and |but |so )?(?:what if |if )?(?:the )?(?:second|2nd|other|offer two|offer b|offer 2|two)(?: (?:one|offer|job))?\s+(?<said>.+)$|^(?:و|بس )?(?:العرض )?ال[ثت]اني\s+(?<behind>.+)$/iu,
];
const TAIL = /\s+(?:tho|though|btw)$/iu;
const SAYS_OF = /^(?:is|has|gives|offers|pays|lets|wants|allows|would|adds|raises|goes)$/iu;
const LEADS =
  /^(?:would |could |will |can )?(?:go(?:es)?|went|comes?|came|rais(?:e|es)|mov(?:e|es)|increas(?:e|es)|match(?:es)?|offers?|pays?|gives?) (?:it |me |that )?(?:up )?(?:to )?(?=[£$€]?\d)|^(?:(?:is|has|gives|offers) )?(?:like|about|around)\s+|^(?:is|has|gives|offers|lets me|allows|wants|=|:)\s+/iu;

const MORE = /\b(?:more|extra|adds?|raises? (?:it )?by|on top|plus)\b|زياده|اضافي/iu;

/** An offer with the pay that is told of it now: another sum, or so much more. */
function withNewPay(offer: Offer, fact: string | undefined): Offer {
  const inThousands = fact?.replace(THOUSANDS, '$1k');
  const [read] = inThousands && PAY.test(inThousands) ? readOffers(`${offer.name}: ${inThousands}`) : [];
  if (!read) return offer;
  const told = MORE.test(fact!) ? offer.monthly + read.monthly : read.monthly;
  // A sum that comes nearer to the pay of a year is that of a year.
  const byYear = MORE.test(fact!) ? offer.monthly + read.monthly / MONTHS : read.monthly / MONTHS;
  const isOfYear = Math.abs(byYear - offer.monthly) < Math.abs(told - offer.monthly) && !MORE.test(fact!);
  return { ...offer, monthly: isOfYear ? byYear : told };
}
/** The pay by the month that a message wishes for one of the offers: "and if A goes up to 43?"; null where it tells none. */
export function payTold(text: string, offers: readonly Offer[], offer: Offer): number | null {
  const { monthly } = withNewPay(offer, NO_PAY.test(fold(text)) ? undefined : factsOf(text, offers).get(offer.name));
  return monthly === offer.monthly ? null : monthly;
}

/** "10 min from home": how far it is, and no work from home. */
const THE_WAY = /\d ?(?:mins?|minutes?|km|kms|miles?)\b|\bcommut|\d ?(?:دقيق|دقايق|كيلو)/u;

/** Days and hours are no pay. */
const NO_PAY =
  /\b(?:leave|days?|hours?|holidays?|vacation|minutes?|mins?|hrs?|km|kms|kilomet(?:er|re)s?|miles?|commut\p{L}*|away from (?:home|me|my))\b|اجاز|ايام|يوم|ساع|دقيق|دقايق|كيلو/u;
/** "gives 16 instead", of pay that is told in thousands. */
const THOUSANDS = /^(\d{1,3}(?:\.\d)?)(?= ?(?:instead|now|then|$))/iu;
const PAY = /\d{3,}|\d\s?(?:k|lpa|lakh)/iu;

function withOtherPay(offers: readonly Offer[], turn: Turn, told: string): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const yearly = offers.map(yearlyOf);
  const sums = offers.map(({ name, currency }, at) => `${name} ${figure(yearly[at]!, currency)}`).join(', ');
  const costs = ofCosts(offers, yearly, say);
  const sure = offers.map(withSurePay);
  const isUnsure = sure.some((offer, at) => yearlyOf(offer) < yearlyOf(offers[at]!));
  const ofSure = isUnsure
    ? say(` If no bonus is paid: ${leftOf(sure)}.`, ` وإن لم تُصرف المكافأة: ${leftOf(sure)}.`)
    : '';
  const left = `${costs === '' ? '' : ` ${costs}`}${ofSure}`;
  return reply(
    turn,
    {
      en: `Then it is, a year: ${sums}. ${verdict(offers, yearly, say)}${left}`,
      ar: `عندها يكون في السنة: ${sums}. ${verdict(offers, yearly, say)}${left}`,
    },
    { about: { kind: 'offers', told } },
  );
}

/** What each leaves in a year, after what it costs to take it. */
const leftOf = (offers: readonly Offer[]): string =>
  offers.map((offer) => `${offer.name} ${figure(yearlyOf(offer) - offer.costs * MONTHS, offer.currency)}`).join(', ');
