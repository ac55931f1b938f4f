import { readFileSync } from 'node:fs';

/** A list of the judge's own: one entry a line, `#` begins a comment. */
export function readList(name: string): string[] {
  return readFileSync(new URL(`./lists/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
