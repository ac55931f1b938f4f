/** "1,95 Mt", "99,6 %" */
const DECIMAL_COMMA = /(?<![\d.,])\d{1,3},\d{1,2}(?![\d,])/;
/** "14.600 activities" */
const GROUPED_BY_DOTS = /(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.])/;
/** "14,600", "3.5", and no date like "01.21" or "3.5.2021" */
const AS_IN_ENGLISH = /(?<![\d.,])(?:\d{1,3}(?:,\d{3})+|[1-9]\d{0,2}\.\d{1,2})(?![\d.,])/;

/** Puts figures into the English form where a whole text writes its own the other way round, and leaves them else. */
export function englishNumbersOf(resumeText: string): (line: string) => string {
  if (!DECIMAL_COMMA.test(resumeText) || AS_IN_ENGLISH.test(resumeText)) return (line) => line;
  return (line) =>
    line
      .replace(new RegExp(GROUPED_BY_DOTS.source, 'g'), (figure) => figure.replaceAll('.', ','))
      .replace(new RegExp(DECIMAL_COMMA.source, 'g'), (figure) => figure.replace(',', '.'));
}
