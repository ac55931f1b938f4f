/** "Bachelor of Science: Mechanical Engineering" */
const DEGREE_AND_SUBJECT =
  /\b((?:Bachelor|Master|Associate|Doctor|Diploma)(?:['’]?s)?(?: of \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)?(?: [Dd]egree)?) ?: ?(?=\p{Lu}\p{Ll})/gu;
/** "Master of Science in Bio Informatics in Bio Informatics", as job sites put degree and field together */
const SUBJECT_TWICE = /( in (\p{Lu}[\p{L}&]*(?: [\p{L}&]+){0,4})) in \2(?!\p{L})/gu;

/** "Bachelors of Arts", "Masters degree", "Bachelor's Laws", "Advance Diploma" */
const AS_SAID: readonly (readonly [RegExp, string])[] = [
  [/\b(Bachelor|Master)(?:['’]?s) of (?=\p{Lu})/gu, '$1 of '],
  [/\b(Bachelor|Master)s (?=[Dd]egree\b)/g, "$1's "],
  [/\b(Bachelor|Master)['’]?s? (?:in )?Laws\b/g, '$1 of Laws'],
  [/\bDoctorate of Philosophy\b/g, 'Doctor of Philosophy'],
  [/\bAdvance (?=Diploma\b)/g, 'Advanced '],
  [/\b(?:PHD|PhD\.|Phd)(?![\p{L}.])/gu, 'PhD'],
];

/** A text with each degree and its subject as a sentence can name them. */
export const withSubjects = (text: string): string =>
  AS_SAID.reduce((all, [written, said]) => all.replace(written, said), text)
    .replace(DEGREE_AND_SUBJECT, '$1 in ')
    .replace(SUBJECT_TWICE, '$1');
