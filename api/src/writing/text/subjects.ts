/** "Bachelor of Science: Mechanical Engineering" */
const DEGREE_AND_SUBJECT =
  /\b((?:Bachelor|Master|Associate|Doctor|Diploma)(?:['’]?s)?(?: of \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)?(?: [Dd]egree)?) ?: ?(?=\p{Lu}\p{Ll})/gu;
/** "Master of Science in Bio Informatics in Bio Informatics", as job sites put degree and field together */
const SUBJECT_TWICE = /( in (\p{Lu}[\p{L}&]*(?: [\p{L}&]+){0,4})) in \2(?!\p{L})/gu;

/** A text with each degree and its subject as a sentence can name them. */
export const withSubjects = (text: string): string =>
  text.replace(DEGREE_AND_SUBJECT, '$1 in ').replace(SUBJECT_TWICE, '$1');
