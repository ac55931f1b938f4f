import { fold } from '@vitae/language/fold';
import { DEPARTMENT_WORDS } from '@vitae/language/organisations';
import { organisationScore } from '../phrases/words.ts';

/** "Town hospital, Ward 3b", "Comune di Verona, Piazza Bra 1": the employer without its department and street. */
export function employerAlone(printed: string): string {
  const text = withoutRemark(printed);
  const [, whole, part] = /^(.{3,}?)\s[-–—]\s(.{3,40})$/u.exec(text) ?? [];
  const isWard =
    part &&
    fold(part)
      .split(' ')
      .some((word) => DEPARTMENT_WORDS.has(word));
  if (whole && isWard && organisationScore(whole) >= 0.6) return whole;
  const [, name, rest] = /^([^,،(]{3,}?)[,،]\s+(.+)$/u.exec(text) ?? [];
  if (!name || !rest || isLegalTail(rest)) return text;
  const first = fold(rest).split(' ')[0]!;
  const isDepartment = DEPARTMENT_WORDS.has(first) && organisationScore(name) >= 0.6;
  const isAddress = /^\p{Lu}[\p{L}'’. -]*\s\d+\s?[a-z]?(?:,|$)|^\d+\s\p{Lu}/u.test(rest);
  return isDepartment || isAddress ? name : text;
}

const MAX_NAME_LENGTH = 160;

/** "Bairnswear, until it closed", "L'Auberge (Saint-Pée, 1*)", "Sigma (300 people)": what is added in common words, or a town with more. */
function withoutRemark(text: string): string {
  if (text.length > MAX_NAME_LENGTH) return text;
  // "Sample Motors LLC (Japanese & Korean brands)": its legal form ends a name.
  const [, whole = '', form = ''] = /^(\p{Lu}[^()]{2,}?([\p{L}.]{2,8}))\s?\([^()\s]+\s[^()]*\)$/u.exec(text) ?? [];
  if (whole && isLegalTail(form)) return whole;
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
