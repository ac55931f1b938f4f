import { fold } from '@vitae/language/fold';
import { DEPARTMENT_WORDS } from '@vitae/language/organisations';
import { organisationScore } from '../phrases/words.ts';
import { withoutAgency } from './agencies.ts';

/** "Town hospital, Ward 3b", "Comune di Verona, Piazza Bra 1": the employer without its department and street. */
export function employerAlone(printed: string): string {
  const text = withoutRemark(withoutAgency(printed));
  const [, whole, part] = /^(.{3,}?)\s[-–—]\s(.{3,40})$/u.exec(text) ?? [];
  const isWard =
    part &&
    fold(part)
      .split(' ')
      .some((word) => DEPARTMENT_WORDS.has(word));
  if (whole && isWard && organisationScore(whole) >= 0.6) return whole;
  // "Emergency Department, Elm Street Hospital": the whole behind its part.
  const [, ward, house] = /^([^,،(]{3,60})[,،]\s+([^,،()]{3,60})$/u.exec(text) ?? [];
  if (ward && house && isPartOfHouse(ward) && HOUSE.test(house)) return house;
  const [, name, rest] = /^([^,،(]{3,}?)[,،]\s+(.+)$/u.exec(text) ?? [];
  if (!name || !rest || isLegalTail(rest)) return text;
  const first = fold(rest).split(' ')[0]!;
  const isDepartment = (DEPARTMENT_WORDS.has(first) && organisationScore(name) >= 0.6) || isBranch(rest);
  const isAddress = /^\p{Lu}[\p{L}'’. -]*\s\d+\s?[a-z]?(?:,|$)|^\d+\s\p{Lu}/u.test(rest);
  return isDepartment || isAddress ? name : text;
}

const HOUSE = /(?<!\p{L})(?:hospital|infirmary|clinic|universit\p{L}+|college|council)(?!\p{L})/iu;

/** "Emergency Department", "Department of Geosciences" */
function isPartOfHouse(text: string): boolean {
  const words = fold(text).split(' ');
  return !HOUSE.test(text) && [words[0]!, words.at(-1)!].some((word) => DEPARTMENT_WORDS.has(word));
}

/** "Walsall depot", "Scarborough Town Centre": one of several places of an employer. */
export function isBranch(text: string): boolean {
  return /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,3}\s(?:depot|branch|store|office|outlet|showroom|yard|(?:town|city|shopping|retail) (?:centre|center|park)|mall)$/iu.test(
    text,
  );
}

const MAX_NAME_LENGTH = 160;
const OPEN_REMARK = /(?<=\S)\s\(\p{Ll}[^()]*$/u;

/** "Bairnswear, until it closed", "L'Auberge (Saint-Pée, 1*)", "Sigma (300 people)": what is added in common words, or a town with more. */
function withoutRemark(printed: string): string {
  if (printed.length > MAX_NAME_LENGTH) return printed;
  // "(secretary", whose dates have been taken out.
  const text = printed.replace(OPEN_REMARK, '');
  // "Sample Motors LLC (Japanese & Korean brands)": its legal form ends a name.
  const [, whole = '', form = ''] = /^(\p{Lu}[^()]{2,}?([\p{L}.]{2,8}))\s?\([^()\s]+\s[^()]*\)$/u.exec(text) ?? [];
  if (whole && isLegalTail(form)) return whole;
  // "Creek Horizon Hotel (4 star, 318 rooms), Deira": what is added stands before the town.
  const [, before, behind] = /^(\p{Lu}[^()]{2,}?)\s?\((?:\p{Ll}|\d)[^()]*\)([,،]\s[^()]+)$/u.exec(text) ?? [];
  if (before && behind) return `${before}${behind}`;
  const [, named] =
    /^(\p{Lu}.{2,}?)(?:[,،]\s\p{Ll}[\p{Ll}'’-]*(?:\s\p{Ll}[\p{Ll}'’-]*){0,5}|\s?\((?:\p{Lu}[^(),]*,|\p{Ll}|\d)[^()]*\))$/u.exec(
      text,
    ) ?? [];
  return named ?? text;
}

/** "Inc.", "Co., Ltd.": what goes on a company's name behind a comma. */
export function isLegalTail(text: string): boolean {
  return /^(?:inc|ltd|llc|llp|corp|co|plc|gmbh|s\.?a|limited|w\.?l\.?l|l\.?l\.?c)\b\.?,?(?:\s*(?:ltd|inc|limited)\.?)?$/i.test(
    text,
  );
}
