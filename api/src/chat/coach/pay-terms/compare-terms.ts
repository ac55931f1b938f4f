import { fold } from '@vitae/language/fold';
import { kindOfPay } from '../../tools/offers/wording.ts';
import { languageOf, reply, type Say, sayIn } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { amount, whole } from './amounts.ts';
import type { PayTerms } from './pay-terms.ts';
import { payrollAdds } from './payroll-adds.ts';
import { type Reckoned, reckon, weeksOf } from './reckon.ts';
import { readTwoOffers, type TwoOffers } from './two-offers.ts';

// Two jobs whose pay has parts of several kinds and times, each brought to a year step by step.

const WRITES = /\b(?:write|draft|compose|reply|e-?mail|message to|note to|letter)\b|اكتب|ايميل/u;
const ASKS_ELSE = /\b(?:resume|cv|summary|cover letter)\b|سيره|سيرتي/u;

/** Null where a message does not tell two such jobs. */
export function compareTerms(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 900));
  if (WRITES.test(words) || ASKS_ELSE.test(words)) return null;
  const told = readTwoOffers(turn.text);
  return told && isOfParts(told) ? tell(turn, told, { told: turn.text, weighed: [] }) : null;
}

/** Whether it takes more than sums side by side. */
export function isOfParts({ offers, rate }: TwoOffers): boolean {
  const [one, other] = offers;
  if (one.currency && other.currency && one.currency !== other.currency) return rate !== null;
  return (
    offers.some(hasParts) ||
    offers.some(({ isHoused }) => isHoused) ||
    (one.name.en !== other.name.en &&
      offers.some(({ name }) => name.en === 'Now') &&
      offers.every(({ costs }) => costs.some(({ en }) => en === 'rent'))) ||
    (one.isContractor !== other.isContractor &&
      offers.some(({ isOnPayroll, monthsMore }) => isOnPayroll || monthsMore > 0)) ||
    (one.pay.per !== other.pay.per &&
      offers.every(({ isPeriodTold }) => isPeriodTold) &&
      offers.some(
        ({ added, costs, signOn, matchPercent, monthsMore }) =>
          added.length + costs.length + signOn + matchPercent + monthsMore > 0,
      ))
  );
}

function hasParts(terms: PayTerms): boolean {
  const {
    pay,
    signOn,
    matchPercent,
    differential,
    differentialPercent,
    weeksAYear,
    contractWeeks,
    taxable,
    monthsMore,
    costs,
    added,
  } = terms;
  const isByTime = pay.per !== 'month' && pay.per !== 'year';
  return (
    signOn > 0 ||
    (matchPercent > 0 && isByTime) ||
    (pay.per === 'hour' && differential + differentialPercent > 0) ||
    taxable !== null ||
    (isByTime && (weeksAYear !== null || contractWeeks !== null || monthsMore > 0 || added.length > 0)) ||
    costs.some(({ sum }) => sum.per === 'week' || sum.per === 'fortnight')
  );
}

export interface Kept {
  told: string;
  weighed: readonly string[];
}

export interface Sides {
  offers: readonly [PayTerms, PayTerms];
  reckoned: readonly [Reckoned, Reckoned];
  code: string | null;
}

export function sidesOf({ offers, rate }: TwoOffers, say: Say): Sides {
  const [one, other] = offers;
  const isOfTwo = rate !== null && one.currency !== other.currency;
  const strong = !isOfTwo ? -1 : strongOf(offers, rate.strong, rate.weak);
  const own = one.currency ?? other.currency;
  const code = isOfTwo ? (offers[strong === 0 ? 1 : 0]!.currency ?? rate.weak) : isBareDollar(offers) ? null : own;
  const factor = (at: number): number => (at === strong ? rate!.value : 1);
  return { offers, reckoned: [reckon(one, say, factor(0), code), reckon(other, say, factor(1), code)], code };
}

/** Of which country a "$" is nobody has said. */
const isBareDollar = (offers: readonly PayTerms[]): boolean =>
  offers.every(
    ({ currency, told }) => currency === null || (currency === 'USD' && !/\b(?:usd|us|dollars?|bucks)\b/u.test(told)),
  );

function strongOf(offers: readonly PayTerms[], strong: string | null, weak: string | null): number {
  const named = offers.findIndex(({ currency }) => currency !== null && currency === strong);
  if (named >= 0) return named;
  const other = offers.findIndex(({ currency }) => currency !== null && currency === weak);
  if (other >= 0) return 1 - other;
  return offers[0]!.pay.value < offers[1]!.pay.value ? 0 : 1;
}

export function tell(turn: Turn, two: TwoOffers, kept: Kept, lead = ''): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const sides = sidesOf(two, say);
  const { offers, reckoned, code } = sides;
  const parts = offers.map((terms, at) => partOf(terms, reckoned[at]!, code, say));
  const assumed = [...new Set(reckoned.flatMap((each) => each.assumed))];
  const notes = notesOn(sides, two, kept, say);
  const text = [
    lead,
    ...parts,
    verdictOf(sides, say),
    notes.length > 0 ? notes.map((note) => `- ${note}`).join('\n') : '',
    assumed.length > 0
      ? `${say('Assumed, as you told me nothing of it:', 'افترضت ما لم تذكره:')} ${assumed.join('; ')}.`
      : '',
    asksFor(sides, kept, say),
  ]
    .filter(Boolean)
    .join('\n\n');
  return reply(
    turn,
    { en: text, ar: text },
    { about: { kind: 'offers', told: kept.told, weighed: [...kept.weighed] } },
  );
}

function partOf(terms: PayTerms, { steps, total }: Reckoned, code: string | null, say: Say): string {
  const name = say(terms.name.en, terms.name.ar);
  const lines = steps.map(({ text }) => `- ${text}`);
  return `**${name}**${say(', a year', '، في السنة')}:\n${lines.join('\n')}\n- ${say('together', 'المجموع')}: **${whole(total)}${code ? ` ${code}` : ''}**`;
}

const EQUAL_SHARE = 0.01;

export function verdictOf({ offers, reckoned, code }: Sides, say: Say): string {
  const [a, b] = reckoned.map(({ total }) => total) as [number, number];
  const first = a >= b ? 0 : 1;
  const [more, less] = [Math.max(a, b), Math.min(a, b)];
  const names = offers.map(({ name }) => say(name.en, name.ar));
  const money = code ? ` ${code}` : '';
  const areNet = offers.every(({ told }) => kindOfPay(told) === 'net');
  const tax = areNet ? say('net, as you told them', 'صافيًا كما ذكرت') : say('before tax', 'قبل الضريبة');
  if (more - less <= more * EQUAL_SHARE)
    return say(`**They are as good as level**, ${tax}.`, `**هما متساويان تقريبًا**، ${tax}.`);
  const share = less > 0 ? ` (${Math.round((more / less - 1) * 100)}%)` : '';
  const month = whole((more - less) / 12);
  return say(
    `**${names[first]} is ahead by ${whole(more)} − ${whole(less)} = ${whole(more - less)}${money} a year${share}**, about ${month} a month, ${tax}.`,
    `**${names[first]} أعلى بـ ${whole(more)} − ${whole(less)} = ${whole(more - less)}${money} في السنة${share}**، نحو ${month} شهريًا، ${tax}.`,
  );
}

function notesOn(sides: Sides, two: TwoOffers, { weighed }: Kept, say: Say): string[] {
  const { offers, reckoned } = sides;
  return [
    ...offers.flatMap((_, at) => levelWeeks(sides, at, say) ?? []),
    ...offers.flatMap((terms) => ofTaxable(terms, say)),
    ...offers.flatMap((terms, at) => ofContractWeeks(terms, reckoned[at]!, say)),
    ...offers.flatMap((terms) =>
      terms.signOn > 0
        ? say(
            `The sign-on sum of ${amount(terms.signOn)} comes once: in a year without it **${nameOf(terms, say)}** has ${whole(terms.signOn / ((terms.signOnMonths ?? 12) / 12))} less. Read what you pay back if you leave early.`,
            `مكافأة التوقيع ${amount(terms.signOn)} مرة واحدة، فاقرأ ما تردّه إن تركت مبكرًا.`,
          )
        : [],
    ),
    ...(two.rate && weighed.length === 0
      ? [
          say(
            `Reckoned at your rate of ${amount(two.rate.value)}: if it falls by a tenth, so does that pay. Ask in which currency the sum is fixed, and who bears the transfer fees.`,
            `محسوب بسعرك ${amount(two.rate.value)}: إن هبط عُشرًا هبط هذا الأجر مثله. اسأل بأي عملة ثُبّت المبلغ ومن يتحمل رسوم التحويل.`,
          ),
        ]
      : []),
    ...ofNetAndGross(offers, say),
    ...ofHousing(sides, say),
    ...payrollAdds(offers, say),
  ];
}

/** What arrives is no match for what is still to be taxed. */
function ofNetAndGross(offers: readonly PayTerms[], say: Say): string[] {
  const isNet = offers.map(({ told }) => kindOfPay(told) === 'net');
  if (isNet[0] === isNet[1]) return [];
  const [net, other] = isNet[0] ? [offers[0]!, offers[1]!] : [offers[1]!, offers[0]!];
  return [
    say(
      `**${nameOf(net, say)} is told as it arrives (net), ${nameOf(other, say)} before tax:** the gap above is not what you would feel. Put ${nameOf(other, say)} into a net pay calculator of your country first. Cash without papers also means no pension, no sick pay and no proof of work.`,
      `**${nameOf(net, say)} صافٍ و${nameOf(other, say)} قبل الضريبة:** احسب صافي الثاني أولًا قبل المقارنة. والنقد دون أوراق بلا تقاعد ولا مرض ولا إثبات عمل.`,
    ),
  ];
}

/** What the other job must pay to be level with one that houses, where it falls behind. */
function ofHousing({ offers, reckoned }: Sides, say: Say): string[] {
  const at = offers.findIndex(({ isHoused }) => isHoused);
  const other = offers[1 - at];
  if (at < 0 || !other || other.pay.per !== 'month') return [];
  const gap = (reckoned[at]!.total - reckoned[1 - at]!.total) / 12;
  if (gap <= 0) return [];
  const level = other.pay.value + gap;
  return [
    say(
      `**Level from ${whole(level)} a month on**: ${amount(other.pay.value)} + ${whole(gap)}. Bills, deposit and the way to work come on top. Ask for ${whole(level)} or more, or for housing, before you say yes.`,
      `**يتساويان من ${whole(level)} شهريًا**: ${amount(other.pay.value)} + ${whole(gap)}، وفوقها الفواتير والتأمين والمواصلات. اطلب ${whole(level)} أو أكثر، أو السكن، قبل أن توافق.`,
    ),
  ];
}

const nameOf = ({ name }: PayTerms, say: Say): string => say(name.en, name.ar);

/** How many weeks' work at the one make it level with the other. */
function levelWeeks({ offers, reckoned }: Sides, at: number, say: Say): string | null {
  const terms = offers[at]!;
  const other = reckoned[1 - at]!;
  if (terms.contractWeeks === null || terms.weeksAYear !== null) return null;
  const { steps, total } = reckoned[at]!;
  // What is paid for the month or the year goes on whether one works or not.
  const fixed = steps.filter(({ kind }) => kind === 'cost').reduce((all, { sum }) => all + sum, 0);
  const perWeek = (total - fixed) / weeksOf(terms);
  const weeks = (other.total - fixed) / perWeek;
  if (weeks <= 0 || weeks >= 52) return null;
  return say(
    `**They are level at ${Math.ceil(weeks * 10) / 10} weeks of work** with ${nameOf(terms, say)} in the year, if its costs run on: ${fixed === 0 ? whole(other.total) : `(${whole(other.total)} + ${whole(-fixed)})`} ÷ ${whole(perWeek)}. Fewer, and the other one pays more.`,
    `**يتساويان عند ${Math.ceil(weeks * 10) / 10} أسبوع عمل** في السنة مع ${nameOf(terms, say)}؛ وأقل من ذلك فالآخر أعلى.`,
  );
}

const ofTaxable = (terms: PayTerms, say: Say): string[] => {
  const { taxable, pay } = terms;
  if (taxable === null || taxable >= pay.value) return [];
  const free = pay.value - taxable;
  return [
    say(
      `${nameOf(terms, say)}: ${amount(pay.value)} − ${amount(taxable)} = ${amount(free)} a ${pay.per} are stipends, × ${weeksOf(terms)} = ${whole(free * weeksOf(terms))}. As a rule they are free of tax only while you keep a home of your own elsewhere and pay for both: ask a tax adviser. After tax this job then stands better than the sums above show. Only the taxed part counts for a loan, unemployment or sick pay.`,
      `${nameOf(terms, say)}: ${amount(free)} من الأجر بدلات لا تُعفى من الضريبة عادة إلا إن احتفظت ببيتك ودفعت عن الاثنين: اسأل مستشارًا ضريبيًا.`,
    ),
  ];
};

const ofContractWeeks = (terms: PayTerms, { pay }: Reckoned, say: Say): string[] => {
  const { contractWeeks } = terms;
  if (contractWeeks === null || contractWeeks >= 52) return [];
  const one = (pay / weeksOf(terms)) * contractWeeks;
  return [
    say(
      `One contract of ${contractWeeks} weeks is ${whole(one)}. It can be cancelled or not renewed: ask for guaranteed hours, what you get if they cancel, and whether days off are paid.`,
      `العقد الواحد ${contractWeeks} أسبوعًا = ${whole(one)}. وقد يُلغى أو لا يُجدَّد: اسأل عن ساعات مضمونة وعن التعويض عند الإلغاء.`,
    ),
  ];
};

function asksFor({ offers }: Sides, { weighed }: Kept, say: Say): string {
  const isAway = offers.some(({ contractWeeks, weeksAYear }) => contractWeeks !== null && weeksAYear === null);
  const open = [
    ...(isAway ? [say('how many weeks a year you would work there', 'كم أسبوعًا ستعمل في السنة')] : []),
    ...(isAway && !offers.some(({ costs }) => costs.some(({ en }) => en === 'rent'))
      ? [say('the rent there and at home', 'الإيجار هناك وفي بيتك')]
      : []),
  ];
  if (open.length === 0 || weighed.length > 0) return '';
  return say(`Tell me ${open.join(' and ')}, and I reckon with it.`, `اذكر لي ${open.join(' و')} فأعيد الحساب.`);
}
