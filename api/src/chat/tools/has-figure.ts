const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundreds?|thousands?|millions?|dozens?|twice|doubled|tripled|halved)\b|(?:^|\s)(?:مرتين|ضعف|عشر\S*|مئ\S*|مائ\S*|[أا]لف|آلاف|الاف|مليون)(?=\s|$)/iu;

/** Whether a line says how many, how often or how much, in digits or in words. */
export const hasFigure = (line: string): boolean => FIGURE.test(line);
