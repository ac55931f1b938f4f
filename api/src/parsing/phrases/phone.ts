import { toAsciiDigits } from '@vitae/language/fold';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const CANDIDATE =
  /(?<!\d)(?:\(\s?\+?\d{1,4}\s?\)|\+|00)?[\s-]?\(?\d{1,5}\)?(?:[\s.\-\u2010-\u2012–/]{0,3}\(?\d{1,5}\)?){1,6}(?:\s?(?:x|ext\.?)\s?\d{1,5})?/g;
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;
const YEARS =
  /^(?:19|20)\d\d\s?[-–/.]\s?(?:19|20)?\d\d$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^(?:19|20)\d\d[./-]\d{1,2}([./-]\d{1,2})?$/;

/** "117 – 4815-250 L…": a house number and a postal code before its town. */
const ADDRESS = /^\d{1,4}\s[-–]\s(?:\d{4}-\d{3}|\d{5})\s\p{Lu}|^\d{4}-\d{3}\s\p{Lu}\p{Ll}/u;
/** "1187/2019", "D/1187": numbers of a register. */
const REGISTERED = /^\d{1,6}\/(?:19|20)\d\d$/;
const IN_CODE = /\p{L}\/$/u;
/** "(2000-7000)": from one number to another. */
const RANGE_IN_BRACKETS = /^\(\d{3,4}\s?[-–]\s?\d{3,4}\)$/;
/** "(321-555-0137)" */
const WHOLLY_IN_BRACKETS = /^\(([^()]+)\)$/;
/** A Brazilian postal code. */
const POSTAL_CODE = /^\d{5}-\d{3}$/;

/** "P.O. Box 4411-00200" */
const POST_BOX = /\b(?:p\.? ?o\.? ?)?box(?: no\.?)?[\s:#]*$|(?:ص\. ?ب\.?|صندوق بريد)[\s:]*$/i;
/** "ORCID 0000-0002-xxxx-4417" */
const IDENTIFIER = /\b(?:orcid(?: id)?|isbn|issn|scopus(?: id)?|scopus author id)[\s:#]*$/i;
const MAX_LABEL = 20;

const ADDRESS_ONLINE = /[\w.+-]{1,64}@[\w.-]{1,120}/g;

export interface FoundPhone {
  text: string;
  index: number;
  /** Recognised as a number that exists in some country. */
  isValid: boolean;
}

type Match = Pick<RegExpExecArray, 0 | 'index'>;
/** "072 555 0190 / 068 555 0111" are two numbers, "030 / 555 0190" is one. */
function eachOfTwo(match: Match): Match[] {
  const at = match[0].indexOf('/');
  if (at < 0 || match[0].replace(/\D/g, '').length <= MAX_DIGITS) return [match];
  return [
    { 0: match[0].slice(0, at), index: match.index },
    { 0: match[0].slice(at + 1), index: match.index + at + 1 },
  ];
}

/** "0790551842 962+", as a text from right to left has its code: "+962 790551842". */
function codeFirst(number: string, next: string | undefined): string {
  const [, rest = '', code = ''] = /^(.{6,}?)[\s(]+(\d{1,3})$/.exec(number.trim()) ?? [];
  return next === '+' && code !== '' ? `+${code} ${rest.trim().replace(/^0/, '')}` : number;
}

/** Telephone numbers in a text, as printed. */
export function findPhones(text: string): FoundPhone[] {
  // "98765 43210  2021abc12@example.org": the address is none of the number.
  const ascii = toAsciiDigits(text).replace(ADDRESS_ONLINE, (address) => ' '.repeat(address.length));
  const found: FoundPhone[] = [];
  for (const match of [...ascii.matchAll(CANDIDATE)].flatMap(eachOfTwo)) {
    const printed = codeFirst(match[0], ascii[match.index + match[0].length])
      .trim()
      .replace(/^[-–./\s]+|[-–./\s(]+$/g, '')
      // "Boulder, CO 80301 - (303) 555-0121": the code of the town.
      .replace(/^\d{5}(?:-\d{4})?\s[-–/]\s(?=(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}$)/, '');
    const digits = printed.replace(/\D/g, '');
    if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) continue;
    if (YEARS.test(printed) || RANGE_IN_BRACKETS.test(printed) || POSTAL_CODE.test(printed) || REGISTERED.test(printed))
      continue;
    const index = match.index + Math.max(0, match[0].indexOf(printed));
    const before = ascii[index - 1] ?? '';
    const after = ascii[match.index + match[0].length] ?? '';
    if (IN_CODE.test(ascii.slice(Math.max(0, index - 2), index))) continue;
    if (/[\p{L}\d@_#$€£]/u.test(before) || /[\p{L}\d@_%]/u.test(after)) continue;
    if (IDENTIFIER.test(ascii.slice(Math.max(0, index - MAX_LABEL), index))) continue;
    if (POST_BOX.test(ascii.slice(Math.max(0, index - MAX_LABEL), index))) continue;
    if (ADDRESS.test(ascii.slice(index, index + printed.length + 3))) continue;
    const international = printed.replace(/^00/, '+').replace(/^\(00/, '(+');
    const number = parsePhoneNumberFromString(international, 'US');
    found.push({ text: printed.replace(WHOLLY_IN_BRACKETS, '$1'), index, isValid: number?.isPossible() ?? false });
  }
  return found;
}
