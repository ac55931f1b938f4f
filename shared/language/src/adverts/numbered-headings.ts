const NUMBERED = /^(?:§\s?)?(?<number>\d{1,2}(?:\.\d{1,2}){0,2}|[IVX]{1,4}|[A-H])[.)]?\s+(?<title>\p{Lu}.{2,70})$/u;
const MAX_WORDS = 8;

interface Numbered {
  depth: number;
  title: string;
}

/**
 * The titles of chapters among an advert's lines, without their numbers: "4.1 Essential". Numbered lines that follow each
 * other are a list, and not chapters.
 */
export function numberedHeadings(lines: readonly string[]): Map<number, string> {
  const written = lines.flatMap((line, index) => (line === '' ? [] : [{ index, numbered: readNumber(line) }]));
  const headings = new Map<number, string>();
  written.forEach(({ index, numbered }, place) => {
    const isInList = [place - 1, place + 1].some((at) => written[at]?.numbered?.depth === numbered?.depth);
    const isLast = place === written.length - 1;
    if (numbered && !isInList && !isLast) headings.set(index, numbered.title);
  });
  // One alone is no chapter, unless what is numbered is of two depths.
  return headings.size > 1 ? headings : new Map();
}

function readNumber(line: string): Numbered | null {
  const { number, title } = NUMBERED.exec(line)?.groups ?? {};
  if (!number || !title || /[.;,]$/.test(title) || title.split(/\s+/).length > MAX_WORDS) return null;
  return { depth: number.split('.').length, title };
}
