/** "Domicile: Rawalpindi", "Born in Leeds": where somebody is from. */
const OF_ORIGIN = /\b(?:domicile|born|birth|native|home ?town|nationality|permanent address|preferred|relocat\w+)\b/i;
const OF_RESIDENCE = /\b(?:address|location|based|resid\w*|liv(?:e|es|ing)|city|town|home)\b/i;
const OF_SCHOOL = /\b(?:board|university|school|college|institute)\b/i;
const LINES_OF_HEAD = 12;
/** Whether the page says that its writer lives there, and not only comes from there. */
export function livesIn(location: string, resumeText: string): boolean {
  const [town = ''] = location.split(',');
  return resumeText
    .split('\n')
    .filter((line) => line.trim() !== '')
    .some(
      (line, at) =>
        town !== '' &&
        line.includes(town) &&
        !OF_ORIGIN.test(line) &&
        !OF_SCHOOL.test(line) &&
        (at < LINES_OF_HEAD || line.trim().startsWith(town) || OF_RESIDENCE.test(line)),
    );
}
