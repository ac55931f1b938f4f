import { startsWithBullet } from '@vitae/language/bullets';

const MAX_LINE = 400;
const MOST_WORDS_BEFORE_NAME = 10;
const MOST_WORDS_OF_NAME = 8;

/** The text of a resume with what the page has broken put together, and with a comma where only capitals part two names. */
export function inWholeLines(resumeText: string): string {
  const lines: string[] = [];
  for (const line of resumeText.split('\n')) {
    if (isLoneLetter(line) && /\p{Ll}$/u.test(lines.at(-1) ?? '')) lines[lines.length - 1] += ` ${line.trim()}`;
    else lines.push(withNameInCapitalsApart(line));
  }
  return lines.join('\n');
}

/** "A" below "Sample Pharmacy Council, Category" in a narrow column. */
const isLoneLetter = (line: string) => /^[A-Z\d]$/.test(line.trim());

/** "the project ROOTSAFE" */
const NAMED_SO =
  /^(?:projects?|called|named|programs?|programmes?|tools?|systems?|software|platform|product|brand|app|game|band|ship|vessel|as|the|of|for|at|in|by|with|from|and|or|on|to|using|include|includes|including)$/i;

/** "Team Leader – customer service SAMPLE MAROC": the post, and in capitals its employer. */
function withNameInCapitalsApart(line: string): string {
  if (line.length > MAX_LINE || startsWithBullet(line)) return line;
  const words = line.split(' ');
  const before = words.findLastIndex((word) => !/^[\p{Lu}\d&'’.,/–-]+$/u.test(word)) + 1;
  const name = words.slice(before);
  const isName =
    before > 0 &&
    before <= MOST_WORDS_BEFORE_NAME &&
    name.length <= MOST_WORDS_OF_NAME &&
    name.some((word) => /^\p{Lu}{6,},?$/u.test(word)) &&
    /\p{Ll}[.)]?$|\d\)$/u.test(words[before - 1]!) &&
    !NAMED_SO.test(words[before - 1]!) &&
    /^\p{Lu}{2}/u.test(name[0]!);
  return isName ? `${words.slice(0, before).join(' ')}, ${name.join(' ')}` : line;
}
