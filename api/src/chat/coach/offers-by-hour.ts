import { fold, toAsciiDigits } from '@vitae/language/fold';
import { figure } from '../tools/offers/sums.ts';
import { MONTHS, WEEKS } from '../tools/parts-of-year.ts';
import { reply } from './language.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// Two offers that are paid by the hour, side by side: "one is 23.50/hr 40 hrs, other one 25.10/hr 38 hrs".

const BY_HOUR = /(?<rate>\d{1,3}(?:\.\d{1,2})?)\s?(?:\/|an?\s|per\s)\s?(?:hour|hr)\b/gu;
const HOURS = /(?<hours>\d{2}(?:\.\d)?)\s?(?:hours|hrs|h)\b(?!\s?(?:ot|overtime))/u;
const ADDED = /(?:\bplus|\+)\s?[$£€]?(?<added>\d{1,2}(?:\.\d{1,2})?)\b(?! ?(?:%|min|hour|hr))/u;
const INSURANCE =
  /\b(?:insurance|medical|premium)\b(?: is| costs?)?\s?[$£€]?(?<sum>\d{2,4})\s?(?:a|per|\/)\s?(?:month|mo)\b/u;
const WAY = /(?<minutes>\d{1,3}) ?min(?:utes?)?\b.{0,12}\b(?:more|longer|extra)\b/u;
const OVERTIME = /(?<hours>\d{1,2}(?:\.\d)?) ?(?:hours|hrs|h) ?(?:of )?(?:ot|overtime)\b/u;
const FIRST = /\b(?:first|1st|a)\b(?! week)/u;
const DAYS = 5;
const TIME_AND_A_HALF = 1.5;

interface HourlyOffer {
  rate: number;
  hours: number;
  insurance: number;
  /** More on the road each way than with the other, in minutes. */
  minutes: number;
  overtime: number;
}

const number = (text: string | undefined): number => Number(text ?? 0);

function offersByHour(text: string): HourlyOffer[] {
  const words = toAsciiDigits(fold(text));
  const rates = [...words.matchAll(BY_HOUR)];
  return rates.map((found, at) => {
    const part = words.slice(found.index + found[0].length, rates[at + 1]?.index);
    return {
      rate: number(found.groups!.rate) + number(ADDED.exec(part)?.groups?.added),
      hours: number(HOURS.exec(part)?.groups?.hours) || 40,
      insurance: number(INSURANCE.exec(part)?.groups?.sum),
      minutes: number(WAY.exec(part)?.groups?.minutes),
      overtime: 0,
    };
  });
}

const grossOf = ({ rate, hours, overtime }: HourlyOffer): number =>
  (rate * hours + rate * TIME_AND_A_HALF * overtime) * WEEKS;
const leftOf = (offer: HourlyOffer): number => grossOf(offer) - offer.insurance * MONTHS;

/** Null where a message does not tell two such offers. */
export function compareByHour(turn: Turn): CoachAnswer | null {
  const offers = offersByHour(turn.text);
  return offers.length === 2 ? told(turn, offers, turn.text) : null;
}

/** "what if theres 6 hrs OT a week at the first one", of two that were told before; null for all else. */
export function withOvertime(turn: Turn, before: string): CoachAnswer | null {
  const words = toAsciiDigits(fold(turn.text));
  const hours = number(OVERTIME.exec(words)?.groups?.hours);
  const offers = offersByHour(before);
  if (hours === 0 || offers.length !== 2) return null;
  const meant = FIRST.test(words) ? 0 : 1;
  return told(
    turn,
    offers.map((offer, at) => (at === meant ? { ...offer, overtime: hours } : offer)),
    before,
  );
}

function told(turn: Turn, offers: readonly HourlyOffer[], text: string): CoachAnswer {
  const names = ['A', 'B'];
  const rows = offers.map((offer, at) => {
    const { rate, hours, insurance, overtime } = offer;
    const time = overtime > 0 ? `${hours} + ${overtime} OT` : String(hours);
    return `| ${names[at]} | ${rate.toFixed(2)} | ${time} | ${figure(grossOf(offer), null)} | ${figure(insurance * MONTHS, null)} | **${figure(leftOf(offer), null)}** |`;
  });
  const [a, b] = offers.map(leftOf) as [number, number];
  const ahead = a >= b ? 'A' : 'B';
  const gap = figure(Math.abs(a - b), null);
  const way = offers.findIndex(({ minutes }) => minutes > 0);
  const road = way < 0 ? 0 : Math.round((offers[way]!.minutes * 2 * DAYS * WEEKS) / 60);
  const hasOvertime = offers.some(({ overtime }) => overtime > 0);
  return reply(
    turn,
    {
      en: `| Offer | an hour | hours a week | a year | insurance | left before tax |\n| --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}\n\n**${ahead}** leaves ${gap} more a year before tax.${hasOvertime ? ' Overtime is counted at one and a half times the rate, and only while it lasts: ask whether it is sure.' : ''}${road > 0 ? ` **${names[way]}** also costs you about ${road} hours a year more on the road, and the fuel.` : ''}\n\nAsk both: what the insurance covers, how many hours are sure, paid days off, and for the shift pay whether it stays.`,
      ar: `| العرض | الساعة | ساعات الأسبوع | سنويًا | التأمين | الباقي قبل الضريبة |\n| --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}\n\n**${ahead}** يُبقي لك ${gap} أكثر في السنة قبل الضريبة.${hasOvertime ? ' حُسب العمل الإضافي بمرة ونصف، وفقط ما دام مستمرًا.' : ''}${road > 0 ? ` و**${names[way]}** يكلفك نحو ${road} ساعة إضافية في الطريق سنويًا.` : ''}`,
    },
    { about: { kind: 'offers', told: text } },
  );
}
