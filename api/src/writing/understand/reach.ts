import { escapePattern } from '@vitae/language/phrases';
import type { Field, ParsedResume } from '../../parsing/result.ts';
import { livesIn } from './residence.ts';
import { emailIn, phoneIn } from './resume-text.ts';
import { sure } from './sure.ts';

/** How an applicant is reached, empty strings where the resume does not say. `isPlain`: it has no sections. */
export function reachOf(
  { email, phone, location }: ParsedResume,
  resumeText: string,
  isPlain: boolean,
): { email: string; phone: string; location: string } {
  const number =
    withItsCode(sure(phone), resumeText) || behindItsLabel(phone, resumeText) || phoneOf(resumeText, isPlain);
  return {
    email: withoutShouting(sure(email) || emailIn(resumeText)),
    phone: ofNobodyElse(wholeNumber(number, resumeText), resumeText),
    location: livesIn(sure(location), resumeText) ? sure(location) : '',
  };
}

/** "07700 900" at the end of a line, and "584" on the next: half a number reaches nobody. */
const wholeNumber = (phone: string, resumeText: string) =>
  phone !== '' && new RegExp(`${escapePattern(phone)}[ -]*\\n[ \\t]*\\d{2,4}(?!\\d|[./-]\\d)`).test(resumeText)
    ? ''
    : phone
        .replace(BEFORE_PHONE, '')
        .replace(/^\+\s+(?=\d)/, '+')
        .replace(/^(\(\+\d{1,3}\))(?=\d)/, '$1 ');

/** "3216 – 0400 000 318", "44107 . 216-555-0174": a postal code is no part of a number. */
const BEFORE_PHONE = /^\d{4,5} (?:[–—-] (?=0)|[.·•|] (?=[\d(+]))/;

/** "JO@EXAMPLE.NG", of a page in capitals. */
const withoutShouting = (email: string) => (email === email.toUpperCase() ? email.toLowerCase() : email);

/** "+971-" at the end of a line, and the number on the next. */
function withItsCode(phone: string, resumeText: string): string {
  const at = /^[1-9]/.test(phone) ? resumeText.indexOf(phone) : -1;
  const code = at < 0 ? undefined : /\+\d{1,3}(?=[\s-]*\n\s*$)/.exec(resumeText.slice(Math.max(0, at - 12), at))?.[0];
  return code ? `${code} ${phone}` : phone;
}

/** "ت 771 340 268", "Mob. 771340268": a number in short, which its label tells. */
const behindItsLabel = (phone: Field | null, resumeText: string): string =>
  phone !== null &&
  new RegExp(
    `(?:^|\\n|\\|)\\s*(?:ت|هاتف|الهاتف|جوال|الجوال|موبايل|تلفون|نقال|tel|phone|mobile|mob|cell)\\.?\\s?:?\\s{0,3}${escapePattern(phone.value)}`,
    'iu',
  ).test(resumeText)
    ? phone.value
    : '';

/** Of a longer text only what begins as numbers do that one can call. */
function phoneOf(resumeText: string, isPlain: boolean): string {
  const phone = phoneIn(resumeText);
  return isPlain || /^[+0]/.test(phone) ? phone : '';
}

/** "000 000 0000" keeps a place, and "672-555-0134 (husband's number)" reaches somebody else. */
const ofNobodyElse = (phone: string, resumeText: string) =>
  /^0+$/.test(phone.replace(/\D/g, '')) ||
  new RegExp(
    `${escapePattern(phone)}\\s{0,3}[(–—-]\\s{0,3}(?:my )?(?:husband|wife|mother|father|mum|mom|dad|parents?|brother|sister|son|daughter|friend|neighbou?r|agent|c/o)\\b`,
    'iu',
  ).test(resumeText)
    ? ''
    : phone;
