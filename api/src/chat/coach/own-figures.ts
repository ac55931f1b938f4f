import { fold, toAsciiDigits } from '@vitae/language/fold';
import { matchAdvert } from '../tools/advert-match.ts';
import { type AdvertPay, payIn } from '../tools/pay-in-advert.ts';
import { linesOf } from '../tools/resume-lines.ts';
import { sumInDigits } from '../tools/sum-in-digits.ts';
import { languageOf, reply, type Said, sayIn } from './language.ts';
import { proRata } from './pro-rata.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// What an answer about pay comes to for the advert that is open, the figures of the question and the own resume.

const OF_EXPECTATION: ReadonlySet<string> = new Set(['salary-expectations', 'salary-in-letter', 'current-salary']);
const OF_OFFER: ReadonlySet<string> = new Set(['negotiate-offer', 'low-offer']);
const NAMED_MAX = 3;
/** An ordinary wish above an offer, as the answer itself says. */
const WISH = 1.1;
const ROUND = 500;
/** Sums of a month are small: half a band of 600 to 800 is no 500. */
const roundOf = (sum: number): number => (sum >= 20_000 ? ROUND : sum >= 2_000 ? 250 : 10);

const figure = (value: number): string => new Intl.NumberFormat('en').format(value);

/** The band of the advert that is open, else the one that the message quotes: "advert says 46-52k". */
const bandOf = ({ advert, text }: Turn): AdvertPay | null => payIn(advert) ?? payIn(text);

/** "£23,500 – 26,000", "45,000 – 60,000 KES". */
const withMoney = (sums: string, currency: string): string =>
  /^\p{Sc}$/u.test(currency) ? `${currency}${sums}` : [sums, currency].filter(Boolean).join(' ');

function named({ from, to, currency, isByMonth }: AdvertPay, language: 'en' | 'ar'): string {
  const sums = withMoney(`${figure(from)} – ${figure(to)}`, currency);
  return language === 'ar' ? `${sums} ${isByMonth ? 'شهريًا' : 'سنويًا'}` : `${sums} a ${isByMonth ? 'month' : 'year'}`;
}

/** Empty where neither advert nor message has a figure for it. */
export function ownFigures(answerId: string, turn: Turn): string {
  if (answerId === 'pro-rata-pay') return proRata(turn);
  if (OF_EXPECTATION.has(answerId)) return ofExpectation(turn);
  return OF_OFFER.has(answerId) ? ofOffer(turn) || (MADE.test(turn.text) ? '' : ofExpectation(turn)) : '';
}

function ofExpectation(turn: Turn): string {
  const band = payIn(turn.advert);
  if (!band) return '';
  const { met, lacking, isUpper } = standing(turn);
  const range = rangeFor(turn, band);
  const assumed: Said =
    band.isByMonth && !band.isPeriodNamed
      ? { en: ' (it names no period; sums of that size are by the month)', ar: ' (لا يذكر المدة، ومبلغ كهذا شهري)' }
      : { en: '', ar: '' };
  const shown: Said =
    met.length > 0
      ? {
          en: ` For it speaks what your resume shows of its demands (${met.join(', ')})${lacking.length > 0 ? `; against it what it does not name (${lacking.join(', ')})` : ''}.`,
          ar: ` يدعمه ما تظهره سيرتك من متطلباته (${met.join('، ')})${lacking.length > 0 ? `، ويضعفه ما لا تذكره (${lacking.join('، ')})` : ''}.`,
        }
      : { en: '', ar: '' };
  return sayIn(languageOf(turn))(
    `**For this job:** the advert states **${named(band, 'en')}**${assumed.en}. Stay inside it: I would say **${range}**, its ${isUpper ? 'upper' : 'lower'} half.${shown.en} Whether the market pays more I do not know.`,
    `**لهذه الوظيفة:** يذكر الإعلان **${named(band, 'ar')}**${assumed.ar}. ابق ضمنه: أقترح **${range}**، أي نصفه ${isUpper ? 'الأعلى' : 'الأدنى'}.${shown.ar} ولا أعرف إن كان السوق يدفع أكثر.`,
  );
}

/** The examples of the reviewed answers, which are of another post and another money. */
const EXAMPLES: readonly RegExp[] = [
  /18,000 to 21,000 a month|18,000 إلى 21,000 شهريًا/gu,
  /15,000 to 17,000|15,000 إلى 17,000/gu,
  /SAR 14,000 to 16,000 a month|14,000 إلى 16,000 ريال شهريًا/gu,
];

const EXAMPLE_OF_OFFER = /19,500/gu;

/** An answer on pay with the range for the advert that is open in the place of its example; unchanged where none is known. */
export function inOwnFigures(answerId: string, text: string, turn: Turn): string {
  const isOfOffer = OF_OFFER.has(answerId) && !MADE.test(turn.text);
  const band = OF_EXPECTATION.has(answerId) || isOfOffer ? payIn(turn.advert) : null;
  if (!band) return text;
  const [least, most] = halfFor(turn, band).map(figure);
  if (isOfOffer) return text.replace(EXAMPLE_OF_OFFER, most!);
  const say = sayIn(languageOf(turn));
  const range = say(
    `${withMoney(`${least} to ${most}`, band.currency)} a ${band.isByMonth ? 'month' : 'year'}`,
    `${withMoney(`${least} إلى ${most}`, band.currency)} ${band.isByMonth ? 'شهريًا' : 'سنويًا'}`,
  );
  return EXAMPLES.reduce((all, example) => all.replace(example, range), text);
}

/** How the resume stands against the advert: which half of its band it can argue for. */
function standing({ advert, resume }: Turn): { met: string[]; lacking: string[]; isUpper: boolean } {
  if (!resume) return { met: [], lacking: [], isUpper: false };
  const { met, missing } = matchAdvert(advert, resume.data);
  const lacking = missing.filter(({ importance }) => importance === 'required');
  const labels = (skills: typeof met) => skills.slice(0, NAMED_MAX).map(({ label }) => label);
  return { met: labels(met), lacking: labels(lacking), isUpper: met.length >= lacking.length };
}

/** An offer that was made is weighed by its sum, and not by what one would like to hear. */
const MADE = /\boffer|عرض/iu;

/** "they offered me 46k". */
const OFFERED =
  /\b(?:offer(?:ed|ing|s)?(?: me| us| is| was| of)*|they (?:said|say|gave)|got(?: an? offer of)?|عرضوا(?: علي| عليا)?|العرض)\D{0,15}(?<sum>\d{1,3}(?:,\d{3})+|\d+(?:\.\d)?k?)/iu;

function ofOffer(turn: Turn): string {
  const band = bandOf(turn);
  const typed = OFFERED.exec(toAsciiDigits(turn.text))?.groups?.sum;
  if (!typed || !band) return '';
  const sum = Number(typed.replace(/k$/iu, '').replaceAll(',', '')) * (/k$/iu.test(typed) ? 1_000 : 1);
  const offered = sum < 1_000 && band.from >= 1_000 ? sum * 1_000 : sum;
  const wish = Math.min(band.to, Math.round((offered * WISH) / ROUND) * ROUND);
  const proof = turn.resume ? proofIn(turn) : undefined;
  const say = sayIn(languageOf(turn));
  if (offered >= band.to)
    return say(
      `**With your figures:** ${figure(offered)} is the top of what the advert states (${named(band, 'en')}): there is hardly room in the pay, so ask for start date, leave, training or a review after six months.`,
      `**بأرقامك:** ${figure(offered)} هو أعلى ما يذكره الإعلان (${named(band, 'ar')})، فلا مجال يُذكر في الراتب: اسأل عن تاريخ البدء أو الإجازة أو التدريب أو مراجعة بعد ستة أشهر.`,
    );
  return say(
    `**With your figures:** they offer ${figure(offered)}, and the advert goes up to ${figure(band.to)}: what you ask for is inside their own band, so it is no rudeness. Say once: “Thank you, I would like to work with you. ${proof ? `In my work I ${proof}; with` : 'With'} that I had thought of **${figure(wish)}**. Is there room?”`,
    `**بأرقامك:** يعرضون ${figure(offered)} والإعلان يصل إلى ${figure(band.to)}: ما تطلبه ضمن نطاقهم، فليس فيه قلة ذوق. قل مرة واحدة: «شكرًا، أود العمل معكم. ${proof ? `(${proof}) و` : ''}بناءً على خبرتي كنت أفكر في **${figure(wish)}**. هل هناك مجال؟»`,
  );
}

/** The first line with a result, as one says it. */
function proofIn(turn: Turn): string | undefined {
  const line = linesOf(turn.resume!.data).find(({ text }) => /\d/.test(text) && !/^\p{L}+ing\b/u.test(text));
  const text = line?.text.replace(/[.\s]+$/u, '');
  return text && (languageOf(turn) === 'ar' ? text : text[0]!.toLowerCase() + text.slice(1));
}

const WEIGHS =
  /\b(?:is|are|was|would|isn'?t|sounds?|seems?)\b.{0,20}\d.{0,30}\b(?:fair|good|enough|ok|okay|low|high|much|little|realistic|reasonable|normal|right|decent)\b|\b(?:can|could|should|may|shall|what if) i (?:really |just |even )?(?:ask|say|go|push|name|demand)\b.{0,16}\d|(?:هل|اقدر|ممكن|ينفع|لو).{0,20}(?:اطلب|اقول).{0,10}\d|\d.{0,16}(?:عادل|كويس|منيح|قليل|كثير|مناسب|كافي)/u;
const SUM =
  /(?<![\d.,])(?<digits>\d{1,3}(?:,\d{3})+|\d{2,6})\s?(?<k>k)?(?![\d%]|\.\d| ?(?:hours?|hrs?|days?|weeks?|months?|years?|pages?|minutes?|ساعه|ساعات|يوم|ايام|سنه|سنوات|سنين)(?!\p{L}))/iu;

/** "is 46k fair for this job": against what the advert states; null where it states nothing, or no sum is weighed. */
export function weighSum(turn: Turn): CoachAnswer | null {
  const band = payIn(turn.advert);
  const words = toAsciiDigits(fold(turn.text.slice(0, 200)));
  const { digits, k } = SUM.exec(words)?.groups ?? {};
  if (!band || !digits || !WEIGHS.test(words)) return null;
  const typed = sumInDigits(digits, k);
  const sum = typed < 1_000 && band.from >= 1_000 ? typed * 1_000 : typed;
  if (sum < band.from / 2 || sum > band.to * 2) return null;
  const place =
    sum < band.from
      ? { en: 'below', ar: 'دون' }
      : sum > band.to
        ? { en: 'above', ar: 'فوق' }
        : sum - band.from < (band.to - band.from) / 2
          ? { en: 'in the lower half of', ar: 'في النصف الأدنى من' }
          : { en: 'in the upper half of', ar: 'في النصف الأعلى من' };
  const above = sum > band.to;
  return reply(
    turn,
    {
      en: `**${figure(sum)}** is ${place.en} what the advert states: **${named(band, 'en')}**. ${above ? 'Whoever hires would have to ask for leave to pay it, and may pass you over for it: name it only with another offer in hand, or as the whole package with bonus and benefits. Else stay at the top of the band.' : `With what your resume shows I would say ${rangeFor(turn, band)}.`} Whether the market pays more I do not know.`,
      ar: `**${figure(sum)}** ${place.ar} ما يذكره الإعلان: **${named(band, 'ar')}**. ${above ? 'من يوظف سيحتاج إذنًا لدفعه وقد يتجاوزك بسببه: اذكره فقط مع عرض آخر، أو كحزمة كاملة مع المكافأة والمزايا. وإلا فابق عند أعلى النطاق.' : `ومع ما تظهره سيرتك أقترح ${rangeFor(turn, band)}.`} ولا أعرف إن كان السوق يدفع أكثر.`,
    },
    { about: { kind: 'answer', id: 'salary-expectations', asked: turn.text } },
  );
}

/** The half of the band that the resume can argue for. */
function halfFor(turn: Turn, { from, to }: Pick<AdvertPay, 'from' | 'to'>): [number, number] {
  const round = roundOf(from);
  const middle = Math.round((from + to) / 2 / round) * round;
  return standing(turn).isUpper ? [middle, to] : [from, middle];
}

function rangeFor(turn: Turn, { from, to }: AdvertPay): string {
  const [least, most] = halfFor(turn, { from, to });
  return `${figure(least)} – ${figure(most)}`;
}

/** Why those figures: null where an answer gave none. */
export function reasonOfFigures(answerId: string, asked: string, turn: Turn): { en: string; ar: string } | null {
  const band = ownFigures(answerId, { ...turn, text: asked }) === '' ? null : bandOf({ ...turn, text: asked });
  if (!band) return null;
  const { met, lacking } = standing(turn);
  return {
    en: `Because the advert itself states ${named(band, 'en')}: that sum is approved, and a wish inside it needs nobody else’s leave. Where in it you stand rests on what your resume shows of its demands${met.length > 0 ? ` (${met.join(', ')})` : ''}${lacking.length > 0 ? `, and on what it does not name yet (${lacking.join(', ')})` : ''}. It is a place to begin a talk, no figure of the market: three adverts of the same title, or a salary guide, tell you more.`,
    ar: `لأن الإعلان نفسه يذكر ${named(band, 'ar')}: هذا المبلغ معتمد لديهم، وما يقع ضمنه لا يحتاج إذنًا من أحد. وموقعك فيه يعتمد على ما تظهره سيرتك من متطلباته${met.length > 0 ? ` (${met.join('، ')})` : ''}${lacking.length > 0 ? ` وما لا تذكره بعد (${lacking.join('، ')})` : ''}. وهو نقطة بداية للحديث لا رقم السوق: ثلاثة إعلانات بالمسمى نفسه أو دليل رواتب يخبرك بأكثر.`,
  };
}

/** "why that much", "how did you get to that number". */
export const asksWhySoMuch = (text: string): boolean =>
  /^(?:and |but |ok |so )*(?:why|how come)\b.{0,20}\b(?:much|many|little|high|low|number|figure|range|amount|sum|that|more)\b|^(?:and |but |so )*(?:how did (?:yo)?u|where did (?:yo)?u|how do (?:yo)?u)\b.{0,20}\b(?:get|come|know|find|arrive)|^(?:و)?(?:ليش|ليه|لماذا|كيف) .{0,20}(?:كثير|قليل|الرقم|المبلغ|هيك|كذا|هذا|بالذات|طلعت|حسبت)/u.test(
    fold(text.slice(0, 120)).trim(),
  );
