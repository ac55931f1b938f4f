import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LABELLED_ADVERTS, type LabelledAdvert, labelledAdvert } from './labelled-adverts.ts';
import { SECOND_ADVERTS } from './second-adverts.ts';

const FILES = [
  'third-adverts.txt',
  'fourth-adverts.txt',
  'fifth-adverts.txt',
  'sixth-adverts.txt',
  'seventh-adverts.txt',
  'eighth-adverts.txt',
  'ninth-adverts.txt',
  'tenth-adverts.txt',
  'eleventh-adverts.txt',
  'twelfth-adverts.txt',
];

/** All labelled adverts by the name of their set, in the order in which they were written. */
export function labelledSets(files: readonly string[] = []): Map<string, readonly LabelledAdvert[]> {
  return new Map<string, readonly LabelledAdvert[]>([
    ['first', LABELLED_ADVERTS],
    ['second', SECOND_ADVERTS],
    ...[...FILES.map((name) => join(import.meta.dirname, name)), ...files].map(
      (file) => [basename(file, '.txt'), readLabelledFile(file)] as const,
    ),
  ]);
}

const FIELD = /^(required|preferred|optional):\s*(.*)$/;

/** Adverts one after the other: `=== id`, `required: …`, `preferred: …`, perhaps `optional: …`, a blank line, the advert. */
function readLabelledFile(file: string): LabelledAdvert[] {
  return readFileSync(file, 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [id = '', ...lines] = part.split('\n');
      const end = lines.findIndex((line) => !FIELD.test(line));
      const {
        required = '',
        preferred = '',
        optional,
      } = Object.fromEntries(lines.slice(0, end).map((line) => FIELD.exec(line)!.slice(1, 3)));
      return labelledAdvert(id.trim(), required, preferred, lines.slice(end).join('\n'), optional);
    });
}
