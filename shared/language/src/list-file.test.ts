import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { fold } from './fold.ts';

const LISTS = join(import.meta.dirname, '../lists');
const files = readdirSync(LISTS);
/** Printed in capitals, in one case only, or with the letters of two scripts: kept as written. */
const AS_WRITTEN = new Set(['degrees-short.txt', 'state-codes.txt']);

const linesOf = (file: string) => readFileSync(join(LISTS, file), 'utf8').replace(/\n$/, '').split('\n');
const termOf = (line: string) => line.split(' = ')[0]!;

describe.each(files)('%s', (file) => {
  const lines = linesOf(file);
  const terms = lines.filter((line) => !line.startsWith('# ')).map(termOf);

  test('says what it holds, where that comes from and under which licence', () => {
    expect(lines[0]).toMatch(/^# .{20,}/);
    expect(lines[1]).toMatch(/^# Source: .+ Licence: .+/);
  });

  test('holds a term a line: sorted, once each, without blanks around it', () => {
    expect(terms).toEqual([...new Set(terms)].sort());
    expect(terms).toEqual(terms.map((term) => term.trim().replace(/\s+/g, ' ')));
    expect(terms).not.toContain('');
  });

  if (!AS_WRITTEN.has(file))
    test('is folded, as the texts are in which it is looked up', () => {
      expect(terms.filter((term) => fold(term) !== term)).toEqual([]);
    });
});
