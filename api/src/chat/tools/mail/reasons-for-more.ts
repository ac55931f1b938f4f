import { toAsciiDigits } from '@vitae/language/fold';
import type { Say } from '../../coach/language.ts';
import { payIn } from '../pay-in-advert.ts';
import { numberInWords } from './number-in-words.ts';

// What speaks for more than was offered, as far as it was told or the advert states it.

const YEARS =
  /\b(?<count>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\+? ?(?:years?|yrs?)(?:['’]?s?['’]?)?(?: of)?(?: (?:\p{L}+ ){0,3}?(?:exp\w*|in (?:the|this))| (?:doing|in|as|here)|\b(?=[,.;]|$))|(?<arabic>\d{1,2}) (?:سنوات|سنين|سنة|سنه)/iu;

/** "my three years of experience"; undefined where none are told. */
export function yearsAsReason(text: string, say: Say): string | undefined {
  const { count, arabic } = YEARS.exec(toAsciiDigits(text))?.groups ?? {};
  const years = count ?? arabic;
  if (!years) return undefined;
  const word = numberInWords(years.toLowerCase());
  return say(`my ${word} year${word === 'one' ? '' : 's'} of experience`, `خبرتي ${years} سنوات`);
}

/** ", within the 6,500 to 8,000 of your advert"; empty where the figure lies outside of what it states. */
export function inBandOfAdvert(figure: string | undefined, advert: string, say: Say): string {
  const band = payIn(advert);
  const sum = Number((figure ?? '').replace(/[^\d.]/gu, ''));
  if (!band || sum < band.from || sum > band.to) return '';
  const [from, to] = [band.from, band.to].map((each) => new Intl.NumberFormat('en').format(each));
  return say(`, within the ${from} to ${to} of your advert`, ` ضمن نطاق إعلانكم (${from} – ${to})`);
}
