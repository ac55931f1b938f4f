import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { escapePattern } from '@vitae/language/phrases';
import type { Job } from '../understand/advert.ts';
import type { Applicant } from '../understand/applicant.ts';
import { NOT_HELD } from '../understand/state-of-holding.ts';

const LINES_OF_HEAD = 10;
/** Characters. */
const MAX_LINE = 160;
/** "ACCA", "PMP", "P.Eng", "SHRM-CP" */
const LETTERS = /^\p{Lu}[\p{L}.-]{0,3}\p{Lu}[\p{L}.-]{0,8}$|^\p{Lu}\.?\p{Lu}\p{Ll}{0,3}\.?$/u;
const IS_ADDRESS = /^(?:Engr?|Dr|Prof|Mr|Mrs|Ms|Miss|Ing|Arch|Atty|Sir|Rev|Capt)\.? (?=\p{Lu})/u;
const WITH_BRACKET = /[\p{L}.]{2,10},? \(([^()]{2,60})\)/gu;
/** Of a title behind a name, beside what is said of all that is not held. */
const IS_AHEAD =
  /^(?:applicant|applied|application|candidate|student|trainee|affiliate|part|eligible|working towards?|studying)/i;
/** "P.Eng. (applicant), PMP" without the title that is still to come. */
const withoutAhead = (letters: string) =>
  letters.replace(WITH_BRACKET, (title, state: string) => (IS_AHEAD.test(state) || NOT_HELD.test(state) ? '' : title));
const ENDS_LETTERS = /[|•·\t@–—:]|\s-\s/;

/** "Chartered Engineer, Engineering Council" of "CEng", "Member, Institution of Civil Engineers" of "MICE" */
export function isNamedInFull(letters: string, item: string): boolean {
  const short = letters.replace(/\./g, '');
  const words = item.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu) ?? [];
  const initials = words.map((word) => word.charAt(0)).join('');
  const [, first = '', rest = ''] = /^(\p{Lu})(\p{Lu}\p{Ll}+)$/u.exec(short) ?? [];
  return (
    (short.length > 2 && initials.startsWith(short)) ||
    (rest !== '' && words[0]?.startsWith(first) === true && words[1]?.startsWith(rest) === true)
  );
}

/** "PMP" and "PE" of "Ada Moreno, PMP, PE", as far as the advert asks for them by these letters; degrees are told as studies. */
export function lettersBehindName(job: Job, { fullName, roles, studies }: Applicant, resumeText: string): string[] {
  const name = fold(fullName);
  if (name === '') return [];
  const line = resumeText
    .split('\n', LINES_OF_HEAD)
    .map((one) => one.trim())
    // "Engr. Ada Moreno, P.Eng."
    .map((one) => one.replace(IS_ADDRESS, ''))
    .find((one) => one.length <= MAX_LINE && fold(one).startsWith(name) && one.length > fullName.length);
  const [behind = ''] = withoutAhead(line?.slice(fullName.length) ?? '').split(ENDS_LETTERS);
  const isAsked = (letters: string) =>
    new RegExp(`(?<![\\p{L}\\d])${escapePattern(letters)}(?![\\p{L}\\d])`, 'u').test(job.text);
  const isNurse = roles.some(({ title }) => /\bregistered nurse\b/i.test(title));
  return behind
    .split(/[\s,()/]+/)
    .map((letters) => letters.replace(/\.$/, ''))
    .filter(
      (letters, at, all) =>
        LETTERS.test(letters) &&
        all.indexOf(letters) === at &&
        degreeLevels(fold(letters)).length === 0 &&
        !studies.some(({ degree }) => capitalsOf(degree) === letters.replace(/\./g, '')) &&
        !(letters === 'RN' && isNurse) &&
        // "RVN", of a Registered Veterinary Nurse
        !roles.some(({ title }) => capitalsOf(title) === letters || title.split(/[^\p{L}]+/u).includes(letters)) &&
        isAsked(letters),
    );
}

/** "BSW" of "Bachelor of Social Work" */
const capitalsOf = (degree: string) => degree.match(/(?<!\p{L})\p{Lu}/gu)?.join('') ?? '';
