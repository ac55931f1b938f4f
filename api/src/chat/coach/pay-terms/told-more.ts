import { fold } from '@vitae/language/fold';
import { languageOf, sayIn } from '../language.ts';
import { justBefore } from '../spoken-of/last.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { amount, inPlainFigures, sumNamed, sumOf } from './amounts.ts';
import { isOfParts, type Kept, tell } from './compare-terms.ts';
import type { Item, PayTerms } from './pay-terms.ts';
import { readTwoOffers, type TwoOffers } from './two-offers.ts';

// What is told of two such jobs after they were compared: weeks worked, a rent there and at home, hours, costs.

const WEEKS = /(?<weeks>\d{1,2}) (?:weeks|wks|week)\b(?! (?:notice|leave|holidays?|off|vacation))/u;
const HOURS = /(?<hours>\d{1,2}(?:\.\d)?) (?:hours|hrs|h)\b(?! (?:ot|overtime|of ot|drive|away))/u;
const OVERTIME = /(?<hours>\d{1,2}(?:\.\d)?) ?(?:hours|hrs|h) ?(?:of )?(?:ot|overtime)\b/u;
const PLACE =
  /\b(?:rent|room|place|apartment|apt|flat|studio|housing|lodging|furnished|airbnb|house|mortgage|motel)\b|ايجار|سكن|شقه/u;
const AT_HOME =
  /\b(?:keep|home|here|my own|current|back home|still pay|mortgage|mine|my (?:apt|apartment|place|flat|house))\b|هنا|بيتي/u;
const OTHER_COSTS: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:commut\p{L}*|train|bus|gas|petrol|fuel|parking|tolls?|flights?|travel costs?|drive)\b|مواصلات|بنزين/u,
    'way to work',
    'الطريق',
  ],
  [/\b(?:child ?care|day ?care|nursery)\b|حضانه/u, 'childcare', 'حضانة'],
  [/\b(?:insurance|ins|health|medical|premium)\b|تامين/u, 'insurance', 'تأمين'],
  [/\b(?:accountant|software|equipment|laptop|tools)\b|محاسب/u, 'own costs of the work', 'تكاليف العمل'],
];
const SUM = new RegExp(sumNamed('sum'), 'u');
const BETWEEN = /[.;,!?\n]\s|\s(?:and|but|plus|while)\s|\sو(?=\p{Script=Arabic})/u;
const SUM_MIN = 20;
/** Messages of both sides. */
const LOOKED_BACK = 8;

/** The jobs that the talk is about, with what was told of them since. */
export function offersOfTalk(turn: Turn): { two: TwoOffers; kept: Kept } | null {
  const about = turn.history.slice(-LOOKED_BACK).findLast((message) => message.about?.kind === 'offers')?.about;
  if (about?.kind !== 'offers' || about.told === '') return null;
  const two = readTwoOffers(about.told);
  if (!two || !isOfParts(two)) return null;
  const weighed = about.weighed ?? [];
  return { two: weighed.reduce((now, text) => withMore(now, text).two, two), kept: { told: about.told, weighed } };
}

/** Null where a message tells nothing more of them. */
export function tellWithMore(turn: Turn): CoachAnswer | null {
  const of = offersOfTalk(turn);
  if (!of || justBefore(turn)?.kind !== 'offers' || readTwoOffers(turn.text)) return null;
  const { two, lines } = withMore(of.two, turn.text);
  if (lines.length === 0) return null;
  const say = sayIn(languageOf(turn));
  return tell(
    turn,
    two,
    { told: of.kept.told, weighed: [...of.kept.weighed, turn.text] },
    lines
      .map(({ en, ar }) => say(en, ar))
      .filter(Boolean)
      .join('\n\n'),
  );
}

interface More {
  two: TwoOffers;
  /** What was understood of it, beyond what the steps show. */
  lines: { en: string; ar: string }[];
}

function withMore(two: TwoOffers, text: string): More {
  const words = inPlainFigures(text.slice(0, 500));
  const [one, other] = two.offers;
  const offers: [PayTerms, PayTerms] = [one, other];
  const lines: { en: string; ar: string }[] = [];
  let at = offerMeant(words, offers);
  for (const clause of words.split(BETWEEN)) {
    const own = namedIn(clause, offers);
    if (own >= 0) at = own;
    const change = (more: Partial<PayTerms>): void => {
      offers[at] = { ...offers[at]!, ...more };
    };
    const overtime = OVERTIME.exec(clause)?.groups?.hours;
    const weeks = WEEKS.exec(clause)?.groups?.weeks;
    const hours = overtime ? undefined : HOURS.exec(clause)?.groups?.hours;
    if (overtime) change({ overtime: Number(overtime) });
    if (weeks) change({ weeksAYear: Number(weeks) });
    if (hours) change({ hours: Number(hours) });
    if (overtime || weeks || hours)
      lines.push({
        en: `With that for **${offers[at]!.name.en}** it is:`,
        ar: `مع ذلك في **${offers[at]!.name.ar}**:`,
      });
    const found = SUM.exec(clause.replace(WEEKS, ' ').replace(HOURS, ' '));
    const sum = found ? sumOf(found.groups!, 'sum', 'month') : null;
    if (!sum || sum.value < SUM_MIN) continue;
    if (PLACE.test(clause) && AT_HOME.test(clause)) {
      lines.push({
        en: `What you pay at home (${amount(sum.value)} a ${sum.per}) is paid in both cases, so it changes nothing between them.`,
        ar: `ما تدفعه في بيتك (${amount(sum.value)}) تدفعه في الحالتين فلا يغيّر الفرق.`,
      });
      continue;
    }
    const item: Item | null = PLACE.test(clause)
      ? { en: 'rent', ar: 'إيجار', sum }
      : (OTHER_COSTS.flatMap(([said, en, ar]) => (said.test(clause) ? [{ en, ar, sum }] : []))[0] ?? null);
    if (!item) continue;
    change({ costs: [...offers[at]!.costs.filter(({ en }) => en !== item.en), item] });
    lines.push({ en: '', ar: '' });
  }
  const said = [...new Map(lines.map((line) => [line.en, line])).values()];
  return { two: { ...two, offers }, lines: said };
}

const ORDINALS = [
  /\b(?:first|1st|offer (?:1|a|one)|staff|now|current|stay)\b|الاول|الحالي/u,
  /\b(?:second|2nd|offer (?:2|b|two)|new|other)\b|الثاني|التاني|الجديد/u,
];
/** "the commute to B", "if A cuts me": an "a" alone is mostly no name. */
function labelIn(clause: string, offers: readonly PayTerms[]): number {
  if (!offers.every(({ name }) => /^(?:A|B|\p{L}+ [AB])$/u.test(name.en))) return -1;
  const first =
    /\b(?:offer|job|option|to|at|for|if|with|and) a(?= (?:cuts?|is|gives?|pays?|has|goes|offers?|costs?|would|only|lets?|drops?|raises?)\b|[?.!,]|$)/u;
  const second = /(?<!\p{L})b(?!\p{L}|\))/u;
  return first.test(clause) ? 0 : second.test(clause) ? 1 : -1;
}
const SAME =
  /^(?:offer|staff|contract|total|which|more|year|week|month|hours|with|from|that|this|have|take|would|rest|health|match|nights?|insurance)$/u;

/** The offer that a clause names; -1 where it names none. */
export function namedIn(clause: string, offers: readonly PayTerms[]): number {
  const byWord = offers.map(({ told }) => wordsOf(told));
  const words = wordsOf(clause).filter((word) => !SAME.test(word));
  const hits = byWord.map(
    (own, at) => words.filter((word) => own.includes(word) && !byWord[1 - at]!.includes(word)).length,
  );
  const byLabel = labelIn(clause, offers);
  if (byLabel >= 0) return byLabel;
  if (hits[0] !== hits[1]) return hits[0]! > hits[1]! ? 0 : 1;
  const ordinal = ORDINALS.map((said) => said.test(clause));
  return ordinal[0] === ordinal[1] ? -1 : ordinal[0] ? 0 : 1;
}
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);

/** Whoever says no more means the one that is for a time, or the new one. */
function offerMeant(words: string, offers: readonly PayTerms[]): number {
  const named = namedIn(words, offers);
  if (named >= 0) return named;
  const forTime = offers.findIndex(({ contractWeeks }) => contractWeeks !== null);
  if (forTime >= 0) return forTime;
  const contractor = offers.findIndex(({ isContractor }) => isContractor);
  return contractor >= 0 ? contractor : offers.findIndex(({ name }) => name.en !== 'Now');
}
