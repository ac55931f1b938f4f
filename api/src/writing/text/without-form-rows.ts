/** "Business or sector Transport", "Type of business or sector: Cosmetics": the line of a Europass form on the employer. */
const OF_SECTOR = /^(?:type of )?business or sector(?!\p{L})/iu;
/** "Drafting - Experience - 72 months": how long a skill has been used, as job sites list it; no line of a letter. */
const SKILL_WITH_DURATION =
  /^[^\n]{2,60}?\s?[-–] ?exp\p{L}{0,4}[ei]\p{L}{0,2}nce ?[-–] ?(?:less than )?\d{1,3} (?:years?|months?|year months?)/iu;

const MOST_LINES = 2000;

/** A resume without the rows of forms that name neither an employer nor work: its trade, for how long a skill was used. */
export const withoutFormRows = (resumeText: string): string =>
  resumeText
    .split('\n', MOST_LINES)
    .filter((line) => !OF_SECTOR.test(line.trim()) && !SKILL_WITH_DURATION.test(line.trim()))
    .join('\n');
