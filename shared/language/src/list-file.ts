import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LISTS = join(import.meta.dirname, '../lists');
const CLASS = ' = ';

/** The lines of a list file in its own order, without the comments at its head. */
export function readLines(name: string): string[] {
  return readFileSync(join(LISTS, `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));
}

/** The terms of a list that only names them. */
export function readTerms(name: string): ReadonlySet<string> {
  return new Set(readLines(name));
}

/** The terms of a list that says of each what it is: `march = 3`. */
export function readClasses(name: string): ReadonlyMap<string, string> {
  return new Map(
    readLines(name).map((line) => {
      const at = line.lastIndexOf(CLASS);
      return [line.slice(0, at), line.slice(at + CLASS.length)];
    }),
  );
}
