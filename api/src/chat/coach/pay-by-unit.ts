import { fold, toAsciiDigits } from '@vitae/language/fold';
import { figure } from '../tools/offers/sums.ts';
import { answerOfId } from './answer-question.ts';
import { languageOf, reply, type Say, sayIn } from './language.ts';
import { type CoachAnswer, type Turn, textsOfUser } from './turn.ts';

// Pay by what is done (the mile, the piece, the drop, a share of the takings), set against other pay of the kind or by the
// hour: "58 cpm, i get 61 now but they say more miles".

export type Unit = string;
interface Rate {
  /** In whole money: 0.58 of "58 cpm". */
  sum: number;
  /** As typed: "58". */
  told: string;
  unit: Unit;
  at: number;
}

/** As typed, and the word in which it is counted. */
const UNITS: readonly (readonly [string, RegExp])[] = [
  ['mile', /^(?:cpm|miles?|mi)$/u],
  ['hour', /^(?:hours?|hrs?|h)$/u],
];
const COUNTED =
  'miles?|mi|kms?|kilomet\\p{L}+|pieces?|pcs?|box(?:es)?|pallets?|parcels?|items?|garments?|shirts?|trays?|punnets?|bags?|crates?|baskets?|kilos?|kgs?|tonn?e?s?|drops?|deliver(?:y|ies)|stops?|trips?|rides?|orders?|loads?|visits?|calls?|leads?|lessons?|class(?:es)?|sessions?|words?|pages?|articles?|foot|feet|ft|sq ?ft|met(?:er|re)s?|sheets?|bricks?|shifts?|cuts?|heads?|clients?|patients?|rooms?|houses?|jobs?|tickets?|cars?|units?|hours?|hrs?|h';
const MONEY =
  '(?:p|c|¢|pence|pennies|cents?|usd|gbp|eur|aud|cad|kes|ksh|inr|ngn|zar|dollars?|bucks|pounds?|quid|euros?|rupees?|rs|naira|shillings?|bob|rand|dirhams?|riyals?|pesos?)';
const BY_UNIT = new RegExp(
  `(?<![\\d.,])(?:[$£€₹₦]|r(?=\\d))?\\s?(?<sum>\\d{1,4}(?:\\.\\d{1,3})?)\\s?${MONEY}?\\s?(?:(?:an?|per|each|every|the|/)\\s?(?<unit>${COUNTED}|\\p{L}{3,14})\\b|(?<short>cpm|ph|p/h|hourly)\\b)|\\bhourly (?:rate )?(?:of |at |is )?[$£€]?(?<hourly>\\d{1,3}(?:\\.\\d{1,2})?)`,
  'gu',
);
/** "i get 61 now" beside a rate. */
const BARE =
  /\b(?:get(?:ting)?|make|making|on|at|earn(?:ing)?|paid|pays?|gives?|giving|offer(?:s|ing|ed)?|is|now)\s(?:me )?[$£€]?(?<sum>\d{1,4}(?:\.\d{1,3})?)(?:p|c)?(?=\s(?:now|currently|here|there|at|but|and|with|where|from)\b|[,.;!?]|$)/gu;
const SHARE = /(?<![\d.])(?<sum>\d{1,2}(?:\.\d)?)\s?(?:%|percent|per cent)/gu;
const COMMISSION = /\b(?:commission|split|takings|chair|table|share of|salon|barber|studio|shop|keep)\b/u;
/** Shares that are no pay. */
const OTHER_SHARE = /\b(?:pension|bonus|tax|match|raise|increase|vat|discount|deposit)\b/u;
const NOW =
  /\b(?:now|currently|current|at the moment|present(?:ly)?|i(?:'m| am|m)? (?:get|make|earn|have|on|getting|making|paid)|getting|where i am|at my|my (?:company|job|boss|place|rate)|mine)\b/u;
const NEW = /\b(?:new|other|another|offer\w*|they|different|next|second|would|instead)\b/u;
const ASKS =
  /\b(?:worth|better|switch\w*|chang\w*|mov(?:e|ing)|should i|shall i|do i|which|good|go for|stay|jump|take it|take the|jump|leave for|compare|vs|versus|help)\b|[?؟]/u;

const unitOf = (typed: string): Unit =>
  UNITS.find(([, named]) => named.test(typed))?.[0] ??
  typed
    .replace(/(?:(?<=(?:x|s|ch|sh))es|(?<!s)s)$/u, '')
    .replace(/ie$/u, 'y')
    .replace('feet', 'foot');

/** The rates that a text tells, in their order. */
function ratesIn(text: string): Rate[] {
  const words = toAsciiDigits(fold(text));
  const read = [...words.matchAll(BY_UNIT)].map(({ groups, index, 0: typed }) => ({
    sum: Number(groups!.sum ?? groups!.hourly) / (IN_CENTS.test(typed) && Number(groups!.sum) >= 1 ? 100 : 1),
    told: groups!.sum ?? groups!.hourly!,
    unit: groups!.short && groups!.short !== 'cpm' ? 'hour' : unitOf(groups!.unit ?? groups!.short ?? 'hour'),
    at: index,
  }));
  const told = read.filter(({ unit }) => KNOWN_UNIT.test(unit) || isOfSeveral(unit, read));
  if (COMMISSION.test(words) && !OTHER_SHARE.test(words) && told.length < 2) {
    const typed = [...words.matchAll(SHARE)].map(({ groups, index }) => ({
      sum: Number(groups!.sum) / 100,
      told: groups!.sum!,
      unit: '%',
      at: index,
    }));
    // "a 45% split, i'm on 45% now": told twice.
    const shares = typed.filter(({ sum }, at) => typed.findLastIndex((other) => other.sum === sum) === at);
    if (shares.length === 2) return shares;
  }
  if (told.length !== 1) return told;
  const [only] = told;
  const bare = [...words.matchAll(BARE)]
    .map(({ groups, index }) => ({
      sum: Number(groups!.sum) * (only!.sum / Number(only!.told)),
      told: groups!.sum!,
      unit: only!.unit,
      at: index,
    }))
    .filter(({ sum, at }) => at !== only!.at && sum !== only!.sum && isNear(sum, only!.sum));
  return [...told, ...bare.slice(0, 1)].toSorted((a, b) => a.at - b.at);
}
const KNOWN_UNIT = new RegExp(`^(?:${COUNTED})$`, 'u');
const TIME = /^(?:days?|weeks?|wks?|fortnights?|months?|years?|yrs?|lot|bit|few|while|time|nights?|shifts?)$/u;
/** In whatever somebody is paid by, where two rates name it: "4.50 a tyre … 5.25 a tyre". */
const isOfSeveral = (unit: Unit, rates: readonly Rate[]): boolean =>
  !TIME.test(unit) && rates.filter((rate) => rate.unit === unit).length > 1;
const IN_CENTS = /cpm|\d ?(?:p|c|¢|pence|pennies|cents?)\b/u;
/** Two rates of one trade lie no farther apart. */
const NEAR = 2;
const isNear = (one: number, other: number): boolean => Math.max(one, other) <= Math.min(one, other) * NEAR;

/** Whether any message of the talk told pay by what is done; the unit of it. */
export const unitTold = (turn: Turn): Unit | undefined =>
  [...textsOfUser(turn.history), turn.text]
    .map((text) => ratesIn(text).find(({ unit }) => unit !== 'hour')?.unit)
    .findLast(Boolean);

/** Which of two rates one has now, by what is said beside each. */
function nowAndNew(text: string, [first, second]: readonly [Rate, Rate]): { now: Rate; next: Rate } {
  const words = toAsciiDigits(fold(text));
  const weightOf = (rate: Rate): number => {
    const clause = clauseAt(words, rate.at);
    return Number(NOW.test(clause)) - Number(NEW.test(clause));
  };
  return weightOf(second) > weightOf(first) ? { now: second, next: first } : { now: first, next: second };
}

const BETWEEN_CLAUSES = /[,;!?]\s|\.\s|\s(?:but|vs\.?|versus|and|while)\s/gu;
function clauseAt(words: string, at: number): string {
  const stops = [...words.matchAll(BETWEEN_CLAUSES)].map(({ index }) => index);
  return words.slice(stops.findLast((stop) => stop < at) ?? 0, stops.find((stop) => stop > at) ?? words.length);
}

const digits = (text: string | undefined): number => Number((text ?? '0').replaceAll(',', ''));

interface Amounts {
  /** How many one does now; 0 where it is not told. */
  done: number;
  /** How many more there would be, or how many in all. */
  more: number;
  there: number;
  /** What one pays there oneself, in the same span. */
  costs: number;
  span: string;
}

/** How much one does of it in a week or a day, and how much it is to be. */
function amountsIn(text: string, unit: Unit): Amounts {
  const words = toAsciiDigits(fold(text));
  const named = NAMED_UNIT[unit] ?? `${unit}(?:e?s)?`;
  const count = (name: string) => `(?<${name}>\\d{1,3}(?:,\\d{3})+|\\d{2,5}(?:\\.\\d)?)(?!\\d|\\s?%)`;
  const more = new RegExp(
    `${count('count')} (?:more|extra|additional) (?:\\p{L}+ )?${named}\\b|${count('behind')} ${named} (?:more|extra)\\b`,
    'u',
  ).exec(words)?.groups;
  const counted = [
    ...words.matchAll(new RegExp(`(?<!more )${count('count')}(?: paid)? ${named}\\b(?! (?:more|extra))`, 'gu')),
  ].map(({ groups, index }) => ({ count: groups!.count, isThere: IS_THERE.test(clauseAt(words, index)) }));
  const told = new Set(ratesIn(text).map((rate) => rate.told));
  const own = [...words.matchAll(new RegExp(`${DOES} ${count('count')}`, 'gu'))]
    .map(({ groups }) => groups!.count!)
    // "i get 61 now" is a rate.
    .find((each) => !told.has(each));
  const span = /\b(?:a|per|each|every|\/) ?(?<span>day|week|month)\b/u.exec(words)?.groups?.span ?? 'week';
  return {
    done: digits(counted.find(({ isThere }) => !isThere)?.count ?? own),
    more: digits(more?.count ?? more?.behind),
    there: digits(counted.find(({ isThere }) => isThere)?.count),
    costs: digits(OWN_COST.exec(words)?.groups?.sum),
    span,
  };
}
const DOES = '\\bi (?:do|run|drive|make|average|pack|sew|take|get|lay|pick|manage)\\b(?: \\p{L}+){0,2}';
const NAMED_UNIT: Readonly<Record<string, string>> = {
  '%': 'sales',
  mile: '(?:miles?|mi)',
  hour: '(?:hours?|hrs?|h)',
};
const IS_THERE = /\b(?:guarante\p{L}*|they|says?|said|other|new|there|promis\p{L}*)\b/u;
/** "i pay 60 a week for the table". */
const OWN_COST =
  /\b(?:i|and|but) pay (?:them )?[£$€]?(?<sum>\d{1,4}) (?:a|per) (?:day|week|month)\b|[£$€]?(?<rent>\d{1,4}) (?:a|per) (?:day|week|month) (?:for (?:the )?)?(?:chair|table|rent|van)\b/u;

/** What the rate does not hold, as it was told. */
const BESIDE: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:diesel|fuel|petrol|gas|mileage|products?|tools?|per ?diem|uniform|equipment|insurance|van|rent)\b/u,
    'Take off what you would pay yourself there (fuel, products, tools), and count what falls away (mileage, per diem): per week, on both sides.',
    'اطرح ما ستدفعه بنفسك هناك (وقود، مواد، أدوات) واحسب ما سيسقط (بدلات): بالأسبوع وعلى الجانبين.',
  ],
  [
    /\b(?:home|weekends?|nights?|closer|commute|family|shorter|hours? off)\b/u,
    'The time at home is not in the rate: the gap above is what it costs or brings you a week. Is it worth that to you? Have it written down from when to when you are home.',
    'الوقت في البيت ليس ضمن السعر: الفرق أعلاه هو ثمنه في الأسبوع. هل يستحق ذلك عندك؟ واطلب كتابته.',
  ],
  [
    /\b(?:slow\w*|fewer|no guarantee\w*|not guaranteed|quiet|winter|less work|guaranteed)\b/u,
    'Less work eats a better rate fast: ask for a guaranteed minimum, and reckon a slow week as well.',
    'قلة العمل تأكل السعر الأفضل سريعًا: اطلب حدًا أدنى مضمونًا واحسب أسبوعًا ضعيفًا أيضًا.',
  ],
  [
    /\b(?:(?:they say|said|promise\w*).{0,20}\bmore|more (?:miles|trips|work|orders|jobs|drops|runs|clients))\b/u,
    'More of it is only said so far: ask what the middle one of the team did last month, and see a pay slip.',
    'زيادة العمل كلام حتى الآن: اسأل كم أنجز الموظف المتوسط الشهر الماضي واطلب رؤية قسيمة راتب.',
  ],
  [
    /\b(?:60|90|45|30) days\b|\bpays? (?:late|after)\b/u,
    'Late payment costs too: for a month or two you lend them your work. Ask for a shorter term or a part in advance.',
    'الدفع المتأخر تكلفة أيضًا: اطلب مدة أقصر أو دفعة مقدمة.',
  ],
];
const besideIt = (text: string, say: Say): string => {
  const words = fold(text);
  const told = BESIDE.filter(([named]) => named.test(words)).map(([, en, ar]) => `- ${say(en, ar)}`);
  return told.length > 0 ? `\n\n${told.join('\n')}` : '';
};

/** A week of an ordinary kind, where none is told. */
const EXAMPLE = {
  mile: 2_300,
  hour: 40,
  '%': 1_000,
  word: 10_000,
  foot: 2_000,
  piece: 500,
  box: 1_000,
  drop: 500,
} as Readonly<Record<string, number>>;
const EXAMPLE_ELSE = 100;

/** Null where a message does not set two such rates against each other. */
export function compareByUnit(turn: Turn): CoachAnswer | null {
  const amounts = amountsToldNow(turn);
  if (amounts) return compareByUnit({ ...turn, text: amounts, history: [] });
  if (!ASKS.test(fold(turn.text))) return null;
  const rates = ratesIn(turn.text);
  if (rates.length !== 2) return null;
  const [first, second] = rates as [Rate, Rate];
  if (first.unit !== second.unit) return againstHour(turn, first, second);
  if (first.sum === second.sum) return null;
  if (first.unit === 'hour' && amountsIn(turn.text, 'hour').more === 0) return null;
  return ofOneUnit(turn, nowAndNew(turn.text, [first, second]));
}

/** "about 2,500": how many one does, which was asked for behind a comparison; the whole as one message, null elsewhere. */
function amountsToldNow(turn: Turn): string | null {
  const about = turn.history.at(-1)?.about;
  const words = toAsciiDigits(fold(turn.text.slice(0, 120))).trim();
  if (about?.kind !== 'answer' || about.id !== ABOUT(turn).id || /[?؟]\s*$/u.test(words)) return null;
  const count = /(?<![\d.])\d{1,3}(?:,\d{3})+|(?<![\d.])\d{2,5}\b/u.exec(words)?.[0];
  const rates = ratesIn(about.asked);
  if (!count || rates.length !== 2 || ratesIn(turn.text).length > 0) return null;
  const { unit } = rates.find((rate) => rate.unit !== 'hour') ?? rates[0]!;
  return `${about.asked}. i do ${count} ${unit === '%' ? 'sales' : many(unit)} ${/\b(?:day|month)\b/u.exec(words)?.[0] ? `a ${/\b(?:day|month)\b/u.exec(words)![0]}` : 'a week'}?`;
}

/** "£5 a tray or 12.21 an hour": how many an hour make them level. */
function againstHour(turn: Turn, one: Rate, other: Rate): CoachAnswer | null {
  const [piece, hour] = one.unit === 'hour' ? [other, one] : [one, other];
  if (hour.unit !== 'hour' || piece.unit === 'hour' || piece.unit === '%') return null;
  const level = rounded(hour.sum / piece.sum);
  const say = sayIn(languageOf(turn));
  return reply(
    turn,
    {
      en: `**They are level at ${level} ${many(piece.unit)} an hour.** If you do more than that in an hour that you are there, waiting and walking included, the ${piece.unit} pays more; if less, the ${hour.told} an hour does, and it is sure on a bad day too.\n\nCount an ordinary day: all you did ÷ all hours from coming to going.${besideIt(turn.text, say)}\n\nTell me how many you do in a day and in how many hours, and I reckon both.`,
      ar: `**يتساويان عند ${level} وحدة في الساعة.** إن أنجزت أكثر من ذلك في كل ساعة تقضيها هناك مع الانتظار فالدفع بالقطعة أكثر، وإن أقل فالدفع بالساعة، وهو مضمون في اليوم السيئ أيضًا.${besideIt(turn.text, say)}`,
    },
    { about: ABOUT(turn) },
  );
}
const ABOUT = (turn: Turn) => ({ kind: 'answer', id: 'piece-or-hourly-pay', asked: turn.text }) as const;
const rounded = (value: number): string => String(Math.round(value * 100) / 100);
const many = (unit: Unit): string =>
  unit === 'foot'
    ? 'feet'
    : /(?:x|s|ch|sh)$/u.test(unit)
      ? `${unit}es`
      : /[^aeiou]y$/u.test(unit)
        ? `${unit.slice(0, -1)}ies`
        : `${unit}s`;
const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;

/** "60%" of what is taken, "58 a mile". */
const rateOf = ({ told, unit }: Rate): string =>
  unit === '%' ? `${told}%` : `${told} a${/^(?:[aeio]|hour)/u.test(unit) ? 'n' : ''} ${unit}`;

function ofOneUnit(turn: Turn, { now, next }: { now: Rate; next: Rate }): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const { unit } = now;
  const { done, more, there, costs, span } = amountsIn(turn.text, unit);
  const isShare = unit === '%';
  const things = isShare ? 'takings' : many(unit);
  const isLess = next.sum < now.sum;
  const needed = now.sum / next.sum - 1;
  const level = isLess
    ? `you need **${percent(needed)} more ${things}** there for the same money`
    : `the same money comes with **${percent(-needed)} fewer ${things}**`.replace('fewer takings', 'less takings');
  const base = done || there || (EXAMPLE[unit] ?? EXAMPLE_ELSE);
  const isExample = done === 0;
  const paid = (rate: Rate, count: number): number => rate.sum * count;
  const counted = (count: number): string =>
    isShare ? `takings of ${figure(count, null)}` : `${figure(count, null)} ${things}`;
  const taken = there || base;
  const gap = paid(next, taken) - costs - paid(now, base);
  const amounts = there > 0 && !isExample ? `${counted(base)} now and ${counted(there)} there` : counted(taken);
  const own = costs > 0 ? ` after the ${figure(costs, null)} that you pay` : '';
  const levelFrom = isLess && there === 0 ? `; level from ${counted(Math.ceil(base * (now.sum / next.sum)))} on` : '';
  const sums = `${isExample && there === 0 ? 'For example with' : 'With'} ${amounts} a ${span}: ${figure(paid(now, base), null)} now, ${figure(paid(next, taken) - costs, null)} there${own}, so **${figure(Math.abs(gap), null)} ${gap < 0 ? 'less' : 'more'}**${levelFrom}.`;
  const extra = more > 0 ? ofMore(now, next, { done, more, span, things }) : '';
  const asks = isExample
    ? `\n\nTell me how ${isShare ? 'much you take' : `many ${things} you do`} in an ordinary ${span}, here and there, and I reckon with those.`
    : '';
  const verdict = isLess
    ? `**By the rate alone no:** ${rateOf(next)} against ${rateOf(now)} is ${percent(1 - next.sum / now.sum)} less; ${level}.`
    : `**By the rate alone yes:** ${rateOf(next)} against ${rateOf(now)} is ${percent(next.sum / now.sum - 1)} more; ${level}.`;
  return reply(
    turn,
    {
      en: `${verdict}\n\n${sums}${extra}${besideIt(turn.text, say)}${asks}`,
      ar: `${isLess ? '**بالسعر وحده لا:**' : '**بالسعر وحده نعم:**'} ${next.told} مقابل ${now.told}، أي ${percent(Math.abs(next.sum / now.sum - 1))} ${isLess ? 'أقل' : 'أكثر'}. للمبلغ نفسه تحتاج ${percent(Math.abs(needed))} ${isLess ? 'أكثر' : 'أقل'} من العمل.\n\n${isExample ? 'مثلًا مع' : 'مع'} ${figure(base, null)}: ‏${figure(paid(now, base), null)} الآن و${figure(paid(next, base), null)} هناك.${besideIt(turn.text, say)}`,
    },
    { about: ABOUT(turn), choices: [WHAT_TO_ASK] },
  );
}
const WHAT_TO_ASK = { en: 'What should I ask them before I sign?', ar: 'ماذا أسألهم قبل أن أوقّع؟' };

interface More {
  done: number;
  more: number;
  span: string;
  things: string;
}

/** What so much more of it brings. */
function ofMore(now: Rate, next: Rate, { done, more, span, things }: More): string {
  if (done > 0) {
    const gap = (done + more) * next.sum - done * now.sum;
    return ` With the ${figure(more, null)} ${things} more: ${figure((done + more) * next.sum, null)}, so **${figure(Math.abs(gap), null)} ${gap < 0 ? 'less' : 'more'}** a ${span} than now.`;
  }
  if (next.sum >= now.sum)
    return ` ${figure(more, null)} ${things} more bring ${figure(more * next.sum, null)} a ${span} on top.`;
  const most = (more * next.sum) / (now.sum - next.sum);
  return ` **${figure(more, null)} ${things} more a ${span} bring ${figure(more * next.sum, null)}**: that outweighs the lower rate as long as you do fewer than ${figure(most, null)} ${things} a ${span} now. For those ${things} you also work longer: divide both by all hours.`;
}

const ASKS_WHAT_TO_ASK =
  /\b(?:what|which|anything|any) (?:else |questions? |things? )*(?:(?:shud|should|shuld|shall|can|could|do|must|would|to|i|we|need|have|ought)(?: |$))*(?:ask|check|find out|clear up|know|look (?:for|at|out))\b|\bquestions?\b.{0,30}\b(?:before|b4)\b|\bwhat (?:would|wud) (?:yo)?u ask\b|(?:شو|وش|ايش|ماذا|ايه) (?:لازم )?(?:ا?سال|اسالهم|استفسر)/u;
const BEFORE_SIGNING =
  /\b(?:before|b4|befor) (?:i |we |you |me )?(?:sign\w*|accept\w*|agree|join\w*|commit|start\w*|go|take|say(?:ing)? yes|switch|move|mov\w*|jump|leave|quit|resign|change|changing)\b|قبل (?:ما |ان )?(?:اوقع|امضي|اقبل|ابدا|اوافق|التوقيع)/u;

/** What to ask whoever offers such pay; behind another answer on pay, what one asks before any signature. Null for all else. */
export function askedBeforeSigning(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 200));
  if (words.split(/\s+/u).length > WORDS_MAX || turn.history.length === 0) return null;
  const about = turn.history.at(-1)?.about;
  const isOfPay = about?.kind === 'answer' && about.id === ABOUT(turn).id;
  const isAsked =
    ASKS_WHAT_TO_ASK.test(words) ||
    (BEFORE_SIGNING.test(words) && /\b(?:ask|check|questions?|clear up|find out)\b/u.test(words));
  if (!isAsked) return null;
  const unit = unitTold(turn);
  if (!BEFORE_SIGNING.test(words) && !isOfPay) return null;
  if (
    unit !== undefined &&
    ratesIn(textsOfUser(turn.history).findLast((text) => ratesIn(text).length > 0) ?? '').length > 0
  )
    return questionsOn(turn, unit);
  return about?.kind === 'answer' || about?.kind === 'offers' ? answerOfId(turn, 'ask-before-signing') : null;
}
const WORDS_MAX = 16;

const OF_UNIT: Readonly<Record<string, readonly string[]>> = {
  mile: [
    'Which miles are paid: practical, hub or short-route, loaded and empty alike?',
    'How many miles did the middle driver run in each of the last eight weeks, and the slowest?',
    'Detention, layover, breakdown, extra stops: from which hour on, and how much?',
    'Tolls, fuel, lumpers, escrow: what comes off my cheque?',
  ],
  '%': [
    'A share of what: before or after tax, products and card fees, of what is sold or of what is paid?',
    'What did the middle person of the team bring home in each of the last three months?',
    'Who brings the clients, and do mine stay mine when I leave?',
    'Chair, products, tools, training, no-shows: what do I pay?',
  ],
};

function questionsOn(turn: Turn, unit: Unit): CoachAnswer {
  const of = many(unit === '%' ? 'sale' : unit);
  const own = OF_UNIT[unit] ?? [
    `How many ${of} did the middle person of the team do in each of the last eight weeks, and in the slowest?`,
    `Which ${of} are paid, and what of waiting, the way, redoing and what is sent back?`,
    'Fuel, tools, products, insurance, fines: what do I pay, and what comes off?',
  ];
  const promised = promisesIn(textsOfUser(turn.history).join('\n'));
  const all = [
    ...own,
    'Is there a guaranteed minimum for a slow week, and for the first weeks?',
    ...(promised.length > 0
      ? [`You spoke of ${promised.join(' and ')}: will that stand in the contract, with figures?`]
      : []),
    'When is it paid, and may any of it be taken back?',
    'Can the rate be changed, and with what notice? When is it raised?',
    'Insurance, leave, sick pay: from which day on?',
    'Notice on both sides, and anything to pay back when I leave (training, sign-on money)?',
  ];
  return reply(
    turn,
    {
      en: `Ask by mail or text, so that the answers are in writing: “Before I sign, may I clear up a few points?”\n\n${all.map((line, at) => `${at + 1}. ${line}`).join('\n')}\n\nThe second answer decides most: a rate is worth what it brings in an ordinary week. Who does not like to be asked has answered too.`,
      ar: 'اسأل كتابة: «قبل التوقيع هل يمكنني توضيح بعض النقاط؟»\n\n1. كم أنجز الموظف المتوسط في كل من الأسابيع الثمانية الأخيرة، وفي أضعفها؟\n2. ما الذي يُدفع وما الذي لا يُدفع: الانتظار والطريق وإعادة العمل؟\n3. ماذا أدفع أنا: وقود وأدوات وتأمين وغرامات؟\n4. هل هناك حد أدنى مضمون للأسبوع الضعيف؟\n5. متى يُدفع، وهل يُسترد شيء منه؟\n6. هل يتغير السعر وبأي إشعار؟\n7. التأمين والإجازة والمرض: من أي يوم؟\n8. الإشعار من الطرفين، وهل أعيد شيئًا إن رحلت؟',
    },
    {
      about: ABOUT(turn),
      choices: [{ en: 'What do I check before I sign a contract?', ar: 'ماذا أراجع قبل توقيع العقد؟' }],
    },
  );
}

const PROMISES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:home (?:every |on |at |most )?(?:the )?weekends?|weekends? (?:off|home|at home))\b/u, 'weekends at home'],
  [/\bhome (?:every night|daily|time)\b/u, 'time at home'],
  [/\bmore miles\b/u, 'more miles'],
  [/\bmore (?:trips|orders|drops|jobs|runs|rides|deliveries|loads)\b/u, 'more work'],
  [/\bmore (?:hours|hrs)\b|\b(?:hours|hrs) more\b/u, 'more hours'],
  [/\bbonus\b/u, 'a bonus'],
];
const promisesIn = (text: string): string[] => {
  const words = fold(text);
  return PROMISES.filter(([said]) => said.test(words)).map(([, name]) => name);
};
