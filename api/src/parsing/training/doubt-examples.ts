import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { VALUE_KINDS } from '../confidence/values.ts';
import type { DoubtRow } from './doubt-rows.ts';

const FILE = join(import.meta.dirname, 'doubt-rows.json');
const HEAD = 6;

interface Stored {
  /** Names with bars between them, these and the next three. */
  features: string;
  people: string;
  readers: string;
  changes: string;
  /** Rows one after the other, a byte each: people, person, reader, change, kind and rightness, confidence, features. */
  rows: string;
}

const unique = (rows: readonly DoubtRow[], key: 'people' | 'reader' | 'change') => [
  ...new Set(rows.map((row) => row[key])),
];

/** Keeps the rows beside this file: no word of any person is among them. */
export function storeRows(rows: readonly DoubtRow[]): void {
  const features = [...new Set(rows.flatMap((row) => Object.keys(row.features)))].sort();
  const [people, readers, changes] = [unique(rows, 'people'), unique(rows, 'reader'), unique(rows, 'change')];
  const width = HEAD + features.length;
  const bytes = new Uint8Array(rows.length * width);
  for (const [i, row] of rows.entries()) {
    const { kind, isRight, confidence } = row;
    const said = VALUE_KINDS.indexOf(kind) * 2 + (isRight ? 1 : 0);
    bytes.set(
      [people.indexOf(row.people), row.person, readers.indexOf(row.reader), changes.indexOf(row.change), said],
      i * width,
    );
    bytes[i * width + HEAD - 1] = Math.round(confidence * 100);
    bytes.set(
      features.map((name) => row.features[name] ?? 0),
      i * width + HEAD,
    );
  }
  // Each feature's values one after the other: they are alike, and pack to a third.
  const columns = new Uint8Array(bytes.length);
  for (let i = 0; i < rows.length; i++)
    for (let column = 0; column < width; column++) columns[column * rows.length + i] = bytes[i * width + column]!;
  const packed = gzipSync(columns, { level: 9 }).toString('base64');
  const stored: Stored = {
    features: features.join('|'),
    people: people.join('|'),
    readers: readers.join('|'),
    changes: changes.join('|'),
    rows: packed,
  };
  writeFileSync(FILE, `${JSON.stringify(stored, null, 2)}\n`);
}

export interface StoredRow extends Omit<DoubtRow, 'features'> {
  values: Uint8Array;
}

export function storedRows(): { features: string[]; rows: StoredRow[] } {
  const { rows, ...names } = JSON.parse(readFileSync(FILE, 'utf8')) as Stored;
  const [features, people, readers, changes] = [names.features, names.people, names.readers, names.changes].map(
    (joined) => joined.split('|'),
  ) as [string[], string[], string[], string[]];
  const columns = gunzipSync(Buffer.from(rows, 'base64'));
  const width = HEAD + features.length;
  const count = columns.length / width;
  const at = (row: number, column: number) => columns[column * count + row]!;
  return {
    features,
    rows: Array.from({ length: count }, (_, i) => ({
      people: people[at(i, 0)]!,
      person: at(i, 1),
      reader: readers[at(i, 2)]!,
      change: changes[at(i, 3)]!,
      kind: VALUE_KINDS[at(i, 4) >> 1]!,
      isRight: (at(i, 4) & 1) === 1,
      confidence: at(i, 5) / 100,
      values: Uint8Array.from(features, (_, column) => at(i, HEAD + column)),
    })),
  };
}
