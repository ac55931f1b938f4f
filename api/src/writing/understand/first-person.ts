import { BASE_FORMS } from '@vitae/language/verbs';
import { baseOfThirdPerson } from './told.ts';

/**
 * "Troubleshoots converters and maintains pitch systems" as its writer would say it: "Troubleshoot … and maintain …".
 * A line in which one verb is sure and the next one is not stays as it is: "Coordinates four teachers: checks plans".
 */
export function inFirstPerson(line: string, isOfThird = false): string {
  const [first = '', ...rest] = line.split(' ');
  const small = first.toLowerCase();
  // "Leads 11 staff": what counts its object is a verb, though it may be a noun as well.
  // "Routes 3, 25 and 30" have numbers, and count nothing.
  const isNumbered = /^\d+,?$/.test(rest[0] ?? '') && !/^\p{Ll}{2,}$/u.test(rest[1] ?? '');
  // "Opens and closes the salon": what stands before an article is a verb, and so is the one beside it.
  const isPair = rest[0] === 'and' && baseInList(rest[1] ?? '') !== undefined && COUNTS_OBJECT.test(rest[2] ?? '');
  const isVerb = !isNumbered && (isOfThird || isPair || COUNTS_OBJECT.test(rest[0] ?? ''));
  const base = baseOfThirdPerson(small) || (isVerb ? (baseInList(small) ?? '') : '');
  if (
    base === '' ||
    rest.length === 0 ||
    /^(?:payable|receivable)\b/i.test(rest[0]!) ||
    // "Rewires of schools and offices"
    rest[0] === 'of' ||
    !/^\p{Lu}\p{Ll}+$/u.test(first)
  )
    return line;
  let isAfterBreak = false;
  let isInDoubt = false;
  const lastSure = rest.findLastIndex((word, at) => isBreak(rest[at - 1]) && baseOfThirdPerson(word.toLowerCase()));
  const told = rest.map((word, at) => {
    const next = word.toLowerCase().replace(/,$/, '');
    // "Runs the desk, reviews charts and applies rules": between two verbs, and with something of its own behind it.
    const isBetweenVerbs = isAfterBreak && at < lastSure && !isBreak(word) && !isBreak(rest[at + 1]);
    // "Prepares and remits": the second of two verbs side by side, though no list has it.
    const isSecond = at === 1 && rest[0] === 'and' && /^\p{Ll}{3,}(?<![sui])s$/u.test(next);
    // "the salon, makes schedule": behind a comma, and with an object.
    const isBehindComma =
      rest[at - 1]?.endsWith(',') &&
      !isBreak(word) &&
      !isBreak(rest[at + 1]) &&
      !TAKES_NO_OBJECT.test(rest[at + 1] ?? 'of');
    const isOfPair = isPair && at === 1;
    const verb = isAfterBreak
      ? baseOfThirdPerson(next) ||
        (isOfPair || isBetweenVerbs || isBehindComma ? (baseInList(next) ?? '') : '') ||
        (isSecond ? next.replace(/(?<=s|x|z|ch|sh)es$|s$/, '') : '')
      : '';
    // "products and swabs, 45 a day": nothing follows that could be its object.
    const canHaveObject = at < rest.length - 1 && !word.endsWith(',') && !isBreak(rest[at + 1]);
    isInDoubt ||= isAfterBreak && verb === '' && canHaveObject && baseInList(next) !== undefined;
    isAfterBreak = isBreak(word);
    return verb ? `${verb}${word.endsWith(',') ? ',' : ''}` : word;
  });
  if (isInDoubt) return line;
  return [base.charAt(0).toUpperCase() + base.slice(1), ...told].join(' ');
}

const COUNTS_OBJECT = /^(?:\d[\d,]*|an?|the|all|our|two|three|four|five|six|seven|eight|nine|ten)$/;
const TAKES_NO_OBJECT = /^(?:at|in|for|on|to|with|of|from|by|as|per|under|over|between|across|during)$/;

const isBreak = (word = '') => /^(?:and|or|then)$/.test(word) || /[,:;]$/.test(word);

/** The base of a word in -s that may be a noun as well: "trains". */
const baseInList = (word: string) =>
  [word.replace(/s$/, ''), word.replace(/(?<=s|x|z|ch|sh|o)es$/, '')].find(
    (base) => base !== word && BASE_FORMS.has(base),
  );

const FEWEST_LINES = 3;
/** "Stores 8,000 m3 of water", among lines in which nobody else is spoken of so: what a park does, of the line before. */
function withoutThings(lines: readonly string[]): readonly string[] {
  const [line = '', ...others] = lines.filter((one) => inFirstPerson(one) !== one);
  const [first = ''] = line.toLowerCase().split(' ');
  const mayBeThing =
    lines.length >= FEWEST_LINES && others.length === 0 && line !== lines[0] && baseOfThirdPerson(first) === '';
  return line !== '' && mayBeThing ? lines.filter((one) => one !== line) : lines;
}

/**
 * The lines of one post: where one of them surely speaks in the third person, "Trains new joiners" does so, too. Where one
 * cannot be changed, all stay as they are.
 */
export function linesInFirstPerson(all: readonly string[]): string[] {
  const lines = withoutThings(all);
  const isOfThird = lines.some((line) => inFirstPerson(line) !== line);
  const told = lines.map((line) => inFirstPerson(line, isOfThird));
  const isLeft = (line: string, at: number) =>
    line === told[at] && baseOfThirdPerson(line.split(' ')[0]!.toLowerCase()) !== '';
  return lines.some(isLeft) ? [...lines] : told;
}
