/** Characters; a paragraph is shorter. */
const LONGEST_PARAGRAPH = 1200;
/** Of sections within one line: one or two may be words of a sentence. */
const MOST_HEADINGS = 2;
const HEADING_IN_LINE =
  /(?:^|\t|\s\s|[.!] )(?:(?:professional|executive|core|work|career|key|technical|personal) )?(?:summary|experience|education|skills?|qualifications|highlights|accomplishments|objective|profile|certifications|employment|history|training)(?=\s)/gi;

/**
 * Whether the text of a resume came without its lines, as out of a table of texts: nobody can tell then which post a
 * house, a year or a deed belongs to.
 */
export const hasLostItsLines = (resumeText: string): boolean =>
  resumeText
    .split('\n')
    .some((line) => line.length > LONGEST_PARAGRAPH && (line.match(HEADING_IN_LINE)?.length ?? 0) > MOST_HEADINGS);
