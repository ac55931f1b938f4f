import { fold } from '@vitae/language/fold';
import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { textsOfUser } from '../turn.ts';
import {
  clientIn,
  hasCurrency,
  inCurrencyOf,
  isOfClient,
  MESSAGE_MAX,
  type Sum,
  signatureOf,
  sumsIn,
} from './client-told.ts';

// A client is asked for a higher rate.

const ASKS_MORE =
  /\b(?:ask(?:ing)?|want|raise|rais(?:e|ing)|increase|put up|charge|go|move|up|rate)\b(?: (?!not\b)\p{L}+){0,5} (?:(?:for|to|of) )?[$€£]?\s?\d|\b(?:raise|increase|put up|higher|better|more)\b(?: \p{L}+){0,3} (?:rates?|price|prices|fee|fees|pay|per hour)\b|(?:ارفع|رفع|زياده|ازيد)\S* (?:\S+ ){0,2}(?:سعر|اسعار|اجر|الساعه)/u;
const WRITES =
  /\b(?:write|draft|make|do|help|need|want|give|send|word)\b(?: \p{L}+){0,4} (?:e-?mail|mail|message|msg|text|note|something)\b|(?:اكتب|صيغ|جهز)/u;
const OF_EMPLOYER = /\b(?:my (?:boss|manager|employer|salary)|offer(?:ed)?|hr|contract says)\b|راتب/u;

/** Since when the rate stands: "since 2 years", "for 18 months". */
const STANDS =
  /\b(?:for|since|in|after|last|past|over) (?:the (?:last|past) )?(?<span>(?:\d{1,2}|an?|one|two|three|four|five) (?:years?|yrs?|months?))\b/iu;
/** What is done now and was not before: "i now do the motion stuff for their instagram". */
const DOES_NOW =
  /\b(?:i (?:also )?now(?: also)?|now i(?: also)?|i also(?: now)?|i (?:have )?started to) (?<deed>(?:do|handle|make|run|manage|write|edit|design|build|take care of|look after|cover|film|record|translate|shoot|plan|lead|train|clean|cook|drive|teach)\b[^.;!?\n]{3,90})/iu;
const BEFORE_ONLY =
  /,?\s*(?:and )?(?:before|earlier|at first|in the beginning) (?:it was |i did |was )?(?:only|just) (?<what>[^.;,!?\n]{3,50})/iu;

export interface RateAsked {
  now: string;
  wanted: string;
  /** Half way between the two; empty where one of them is not told. */
  middle: string;
  unit: string;
  span: string;
  name: string;
  more: string;
}

/** What the talk tells of a rate that is to rise; null where no message asks for such a mail. */
export function rateAskedIn(turn: Turn, texts: readonly string[]): RateAsked | null {
  const asked = texts.findLast((text) => isRateMail(text));
  if (asked === undefined) return null;
  const sums = sumsIn(asked)
    .filter(({ amount }) => amount > 0)
    .filter(
      (sum) => hasCurrency(sum) || sum.unit !== '' || ASKED_SUM.test(asked.slice(Math.max(0, sum.at - 24), sum.at)),
    );
  const [first, second] = sums;
  const now = first && second ? first : undefined;
  const wanted = second ?? first;
  const other = now && wanted && !hasCurrency(now) ? wanted : now;
  const unit = now?.unit || wanted?.unit || '';
  const after = texts.slice(texts.lastIndexOf(asked)).join('\n');
  return {
    now: now && other ? inCurrencyOf(now, other) : '',
    wanted: wanted ? inCurrencyOf(wanted, now ?? wanted) : '',
    middle: now && wanted && other ? halfWay(now, wanted, inCurrencyOf(now, other)) : '',
    unit,
    span: (STANDS.exec(asked.slice(0, MESSAGE_MAX))?.groups?.span ?? '').replace(/\byrs?\b/iu, 'years'),
    name: clientIn([...texts, turn.text]),
    more: moreDone(after),
  };
}
/** Rounded up, as whoever asks would. */
const halfWay = (now: Sum, wanted: Sum, written: string): string =>
  wanted.amount - now.amount < 2
    ? ''
    : written.replace(/\d[\d.,]*/u, String(Math.ceil((now.amount + wanted.amount) / 2)));
const ASKED_SUM =
  /\b(?:ask|asking|want|to|for|charge|raise it|increase|is|gets?|pays?)(?: (?:him|her|them|me|for|to|about))* $/iu;

export const isRateMail = (text: string): boolean => {
  const words = fold(text.slice(0, MESSAGE_MAX));
  return (
    isOfClient(text) &&
    ASKS_MORE.test(words) &&
    WRITES.test(words) &&
    !OF_EMPLOYER.test(words) &&
    !/\bowes?\b/u.test(words)
  );
};

function moreDone(text: string): string {
  const deed = DOES_NOW.exec(text.slice(0, 2 * MESSAGE_MAX))?.groups?.deed;
  if (!deed) return '';
  const before = BEFORE_ONLY.exec(deed)?.groups?.what ?? '';
  const now = deed
    .replace(BEFORE_ONLY, '')
    .replace(/\btheir\b/gu, 'your')
    .replace(/\bthem\b/gu, 'you')
    .replace(/[\s,]+$/u, '');
  return before ? `I now also ${now}; before, it was only ${before.trim()}.` : `I now also ${now}.`;
}

/** The mail; `isSoft` asks for a talk about it and leaves a way open. */
export function mailOfRate(turn: Turn, rate: RateAsked, isSoft: boolean, isShort: boolean): CoachAnswer {
  const per = rate.unit ? ` per ${rate.unit}` : '';
  const wanted = rate.wanted || '[new rate]';
  const since = rate.span
    ? `My rate has stayed ${rate.now ? `at ${rate.now}${per}` : 'the same'} for ${rate.span.replace(/^an? /u, 'a ')}.`
    : rate.now
      ? `My rate is ${rate.now}${per} so far.`
      : '';
  const open = `I enjoy working with you${rate.span ? ', and am glad that it has gone on for so long' : ''}.`;
  const asks = isSoft
    ? `I have been thinking about my rate, and would like to hear what you think: could we move to ${wanted}${per} from [date]? If that is a big step at once, I am open to doing it in two.`
    : `From [date] I would like to charge ${wanted}${per}. Work that is agreed by then stays at the present rate.`;
  const ends = isSoft ? 'Happy to talk it over on a short call.' : 'Does that work for you?';
  const parts = [
    `Hi ${rate.name || '[name]'},`,
    isShort ? '' : open,
    [since, rate.more].filter(Boolean).join(' '),
    asks,
    ends,
    `Best,\n${signatureOf(turn)}`,
  ].filter(Boolean);
  const mail = parts
    .join('\n\n')
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const note = rate.more
    ? 'What you do more than at the start is your reason; one is enough.'
    : 'Tell me what you do now that you did not at the start, or what came of your work for them, and I put it in: that is the reason a client accepts.';
  return reply(turn, {
    en: `**Subject:** ${isSoft ? 'A quick thought on my rate' : 'My rate from [month]'}\n\n${mail}\n\n${note} Send it between two jobs, and give four weeks until the new rate. Say “less direct”, “shorter”, or “and if they say no?”.`,
    ar: `**العنوان:** My rate\n\n${mail}\n\nكتبتها بالإنجليزية. أرسلها بين عملين، وأعط مهلة أربعة أسابيع قبل السعر الجديد.`,
  });
}

export function ifRateRefused(turn: Turn, rate: RateAsked): CoachAnswer {
  const per = rate.unit ? ` per ${rate.unit}` : '';
  const wanted = rate.wanted ? `${rate.wanted}${per}` : 'the new rate';
  const to = rate.name || '[name]';
  return reply(turn, {
    en: `A no is mostly to the sum or to the moment. Ask which, offer one step, and decide before it what you do without any. Do not take the first no with a discount.\n\n> Hi ${to},\n> \n> Thanks for telling me openly, I understand. Could we meet in the middle: ${rate.middle || '[middle sum]'}${per} from [date], and ${wanted} from [date in six months]? Or I keep the present rate for ${rate.more ? 'the work that I began with, and the new kind is charged at the new one' : 'a smaller part of the work'}.\n> \n> Which would suit you better?\n> \n> Best,\n> ${signatureOf(turn)}\n\n**If it is still no:** “All right, then let us stay as we are for now and look at it again in [month].” Then take new clients at your new rate, and give this one fewer hours as they come. Never threaten to go unless you would.`,
    ar: `الرفض غالبًا للمبلغ أو للتوقيت. اسأل أيهما، واعرض خطوة واحدة، وقرر قبلها ماذا تفعل إن بقي الرفض.\n\n> Hi ${to},\n> \n> Thanks for telling me openly, I understand. Could we meet in the middle: ${rate.middle || '[middle sum]'}${per} from [date], and ${wanted} from [date in six months]?\n> \n> Best,\n> ${signatureOf(turn)}\n\n**إن بقي الرفض:** اتفقا على موعد لمراجعة السعر، وخذ العملاء الجدد بالسعر الجديد.`,
  });
}

export const rateTalked = (turn: Turn): RateAsked | null =>
  rateAskedIn(turn, [...textsOfUser(turn.history), turn.text]);
