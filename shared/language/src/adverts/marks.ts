const PICTURE = /^((?:\p{Extended_Pictographic}|[➡➜➝⇒])\uFE0F?)\s*/u;
/** "(E)" and "(D)" behind each line of a person specification. */
const SAYS_HOW_MUCH = /\s*[([](E|D|Essential|Desirable)[)\]]\s*[.;]?$/i;
const MIN_MARKED_LINES = 3;
/** "(A, I)": by what each line of a person specification is judged. */
const SAYS_BY_WHAT = /\s*[([][AIPTRCE](?:\s?[,/&+]?\s?[AIPTRCE]){0,4}[)\]]\s*[.;]?$/;

/** Lines whose pictures are bullets where two lines beside each other have the same, and decoration where not. */
export function readPictures(lines: readonly string[]): string[] {
  const pictures = lines.map((line) => PICTURE.exec(line));
  const written = lines.flatMap((line, index) => (line === '' ? [] : [index]));
  const placeOf = new Map(written.map((index, place) => [index, place]));
  return lines.map((line, index) => {
    const picture = pictures[index];
    if (!picture) return line;
    const place = placeOf.get(index)!;
    const isBullet = [place - 1, place + 1].some((beside) => pictures[written[beside] ?? -1]?.[1] === picture[1]);
    const rest = line.slice(picture[0].length);
    return isBullet ? `• ${rest}` : rest;
  });
}

export interface Marked {
  text: string;
  mark: 'required' | 'preferred' | null;
}

/** Lines without the marks that say of each how much it is asked for; one or two such marks are something else. */
export function readMarks(lines: readonly string[]): Marked[] {
  const marks = lines.map((line) => SAYS_HOW_MUCH.exec(line));
  const isMarked = marks.filter((mark) => mark !== null).length >= MIN_MARKED_LINES;
  const isJudged = !isMarked && lines.filter((line) => SAYS_BY_WHAT.test(line)).length >= MIN_MARKED_LINES;
  return lines.map((line, index) => {
    const mark = isMarked ? marks[index] : null;
    if (!mark) return { text: isJudged ? line.replace(SAYS_BY_WHAT, '') : line, mark: null };
    return { text: line.slice(0, mark.index), mark: /^e/i.test(mark[1]!) ? 'required' : 'preferred' };
  });
}
