import { toAsciiDigits } from '@vitae/language/fold';
import type { Say } from '../../coach/language.ts';
import { type AdvertPay, payIn } from '../pay-in-advert.ts';

// The pay that somebody names when they are asked for it: what they tell, else the upper half of what the advert states.

const ROUND = 500;
const SUM = String.raw`\d{1,3}(?:\.\d)?(?=\s?(?:-|–|to|and)\s?\d{1,3}(?:\.\d)?\s?(?:k|lpa|lakhs?)\b)|\d{1,3}(?:,\d{3})+|\d{3,7}|\d{1,3}(?:\.\d)?\s?k|\d{1,2}(?:\.\d)?\s?(?:lpa|lakhs?)`;
const WISHES = new RegExp(
  String.raw`(?:\b(?:i(?:'m| am)? ?(?:want|wanted|need|expect(?:ing)?|hop(?:e|ing) for|would like|was thinking(?: of)?|am thinking(?: of)?|had in mind|look(?:ing)? (?:for|at))|thinking(?: of)?|want|my (?:expectation|figure|number|range) is|(?:tell|say|quote|(?:reply|answer|respond) with)(?: her| him| them)?(?: that)?(?: i want)?)\b|(?:^|\s)(?:ابي|ابغي|ابغى|عايز|عاوز|بدي|اريد|أريد|متوقع|اتوقع|أتوقع))[^\d.,;،]{0,18}(?<from>${SUM})(?:\s?(?:-|–|to|and|الي|إلى|الى|ل)\s?(?<to>${SUM}))?`,
  'iu',
);

/** A band as the mail names it. */
export interface NamedRange {
  from: string;
  to: string;
}

const written = (sum: string): string =>
  /^\d{4,}$/u.test(sum)
    ? new Intl.NumberFormat('en').format(Number(sum))
    : sum
        .replace(/\s/gu, '')
        .toUpperCase()
        .replace(/^(\d+)K$/u, '$1,000')
        .replace(/(?<=\d)(?=L)/u, ' ');

/** The wish that is told; undefined where none is. */
function wishTold(text: string): NamedRange | undefined {
  const { from, to } = WISHES.exec(toAsciiDigits(text))?.groups ?? {};
  if (!from) return undefined;
  // "38-42k" are both thousands.
  const unit = /(?:k|lpa|lakhs?)$/iu.exec(to?.trim() ?? '')?.[0] ?? '';
  const isBare = /^\d{1,3}(?:\.\d)?$/u.test(from.trim());
  return { from: written(isBare ? `${from.trim()}${unit}` : from.trim()), to: to ? written(to.trim()) : '' };
}

function upperHalf({ from, to }: AdvertPay): NamedRange {
  const step = from >= ROUND * 10 ? ROUND : 1;
  const figure = (sum: number) => new Intl.NumberFormat('en').format(sum);
  return { from: figure(Math.round((from + to) / 2 / step) * step), to: figure(to) };
}

/** "SAR 11,500 to 13,000 a month"; a blank where neither the writer nor the advert names a figure. */
export function rangeIn(text: string, advert: string, say: Say): string {
  const stated = payIn(advert);
  const named = wishTold(text) ?? (stated ? upperHalf(stated) : undefined);
  if (!named) return say('[from] to [to]', 'راتبًا إجماليًا بين [من] و[إلى]');
  const currency = stated?.currency ?? '';
  const time = stated ? (stated.isByMonth ? say(' a month', ' شهريًا') : say(' a year', ' سنويًا')) : '';
  const isSign = /^[^\p{L}]$/u.test(currency);
  const money = (sum: string) => (isSign ? `${currency}${sum}` : sum);
  const unit = currency !== '' && !isSign ? currency : '';
  const band = named.to ? `${money(named.from)} ${say('to', 'و')}${say(' ', '')}${money(named.to)}` : money(named.from);
  const inArabic = named.to ? `راتبًا إجماليًا بين ${band}` : `راتبًا إجماليًا قدره ${band}`;
  return say(
    `${[unit, band].filter(Boolean).join(' ')}${time}`,
    `${[inArabic, unit].filter(Boolean).join(' ')}${time}`,
  );
}

/** Where the band comes from, for the line under the mail. */
export const rangeIsOf = (text: string, advert: string): 'told' | 'advert' | 'open' =>
  wishTold(text) ? 'told' : payIn(advert) ? 'advert' : 'open';
