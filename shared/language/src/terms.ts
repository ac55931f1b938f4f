const CLASS = ' = ';

/** The lines of a list that is a text in a source file: one term a line. */
export function linesOf(list: string): string[] {
  return list.trim().split('\n');
}

/** A line `term = class` as its two parts. */
export function classified(line: string): [term: string, itsClass: string] {
  const at = line.lastIndexOf(CLASS);
  return [line.slice(0, at), line.slice(at + CLASS.length)];
}
