/** "Business or sector Transport", "Type of business or sector: Cosmetics": the line of a Europass form on the employer. */
const OF_SECTOR = /^(?:type of )?business or sector(?!\p{L})/iu;

const MOST_LINES = 2000;

/** A resume without what its form says of an employer's trade, which is neither a name of that employer nor work. */
export const withoutSector = (resumeText: string): string =>
  resumeText
    .split('\n', MOST_LINES)
    .filter((line) => !OF_SECTOR.test(line.trim()))
    .join('\n');
