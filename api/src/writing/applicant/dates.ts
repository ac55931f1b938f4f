const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|spring|summer|fall|autumn|winter|ene(?:ro)?|abr(?:il)?|ago(?:sto)?|dic(?:iembre)?|janv(?:ier)?|févr(?:ier)?|avr(?:il)?|juin|juil(?:let)?|août|déc(?:embre)?)';
const MOMENT = `(?:${MONTH}\\.?,? ?'?(?:\\d{4}|\\d{2})|\\d{1,2}[/.-]\\d{4}|\\d{4}[/.-]\\d{1,2}|(?:19|20)\\d{2})`;
const OPEN_END =
  "(?:present|current|now|today|ongoing|to date|till date|date|actualidad|presente|présent|aujourd'hui|heute|الآن|الان|حتى الآن)";

const RANGE = new RegExp(
  `(?:from )?${MOMENT}\\s*(?:[-–—]|to|until|a|au|bis|حتى|إلى)\\s*(?:${MOMENT}|${OPEN_END})`,
  'iu',
);
const SINCE = new RegExp(`\\b(?:since|desde|depuis|seit) ${MOMENT}`, 'iu');
const MOMENT_ALONE = new RegExp(`^\\(?${MOMENT}\\)?$`, 'iu');

/** The printed range of dates in a line and whether it is still open, or null. */
export function dateRangeIn(line: string): { text: string; isOpen: boolean } | null {
  const match = RANGE.exec(line) ?? SINCE.exec(line);
  if (!match) return null;
  return { text: match[0], isOpen: new RegExp(`${OPEN_END}$|^(?:since|desde|depuis|seit)`, 'iu').test(match[0]) };
}

export function isLoneDate(line: string): boolean {
  return MOMENT_ALONE.test(line.trim());
}

export function withoutDates(line: string): string {
  return line
    .replace(RANGE, ' ')
    .replace(SINCE, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
