import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classified, linesOf } from './terms.ts';

const LISTS = join(import.meta.dirname, '../lists');

function readLines(name: string): string[] {
  return linesOf(readFileSync(join(LISTS, `${name}.txt`), 'utf8')).filter((line) => !line.startsWith('# '));
}

/** The terms of a list that only names them. */
export function readTerms(name: string): ReadonlySet<string> {
  return new Set(readLines(name));
}

/** The terms of a list that says of each what it is: `march = 3`. */
export function readClasses(name: string): ReadonlyMap<string, string> {
  return new Map(readLines(name).map(classified));
}
