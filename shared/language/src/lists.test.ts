import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVERYDAY_SKILLS } from '../lists/everyday-skills.ts';
import { SKILL_PARENTS } from '../lists/skill-parents.ts';
import { SKILLS } from '../lists/skills.ts';
import { fold } from './fold.ts';
import { classified, linesOf } from './terms.ts';

const LISTS = join(import.meta.dirname, '../lists');
/** Looked up in a text as it is printed. */
const AS_WRITTEN = new Set([
  'degrees-short.txt',
  'school-acronyms.txt',
  'honorifics.txt',
  'credentials.txt',
  'skill-levels.txt',
  'prose-words.txt',
  'words-before-title.txt',
  'words-before-employer.txt',
  'words-before-school.txt',
  'state-codes.txt',
  'skills.ts',
  'everyday-skills.ts',
  'skill-parents.ts',
]);

/** A list's comments and terms, from a text file or from the one string of a source file. */
function readList(file: string): { head: string[]; lines: string[] } {
  const lines = readFileSync(join(LISTS, file), 'utf8').trimEnd().split('\n');
  const comment = file.endsWith('.ts') ? '// ' : '# ';
  return {
    head: lines.filter((line) => line.startsWith(comment)).map((line) => line.slice(comment.length)),
    lines: lines.filter((line) => !line.startsWith(comment) && !line.startsWith('export ') && line !== '`;'),
  };
}

describe.each(readdirSync(LISTS))('%s', (file) => {
  const { head, lines } = readList(file);
  const terms = lines.map((line) => (line.includes(' = ') ? classified(line)[0] : line));

  test('says what it holds, where that comes from and under which licence', () => {
    expect(head[0]).toMatch(/^.{20,}/);
    expect(head.join('\n')).toMatch(/^Source: .+ Licence: .+/m);
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

test('no name is that of two skills', () => {
  const names = linesOf(SKILLS).flatMap((line) => classified(line)[0].toLowerCase().split('|'));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('skills that have a name in Arabic are skills', () => {
  const labels = new Set(linesOf(SKILLS).map((line) => classified(line)[0].split('|')[0]));
  const { lines } = readList('skills-arabic.txt');
  expect(lines.map((line) => classified(line)[1]).filter((label) => !labels.has(label))).toEqual([]);
});

test('skills, parents and all, that imply each other are skills', () => {
  const labels = new Set(linesOf(SKILLS).map((line) => classified(line)[0].split('|')[0]!));
  const named = linesOf(SKILL_PARENTS).flatMap((line) => classified(line));
  expect(named.filter((label) => !labels.has(label))).toEqual([]);
});

test('skills that are everyday words are skills', () => {
  const labels = new Set(linesOf(SKILLS).map((line) => classified(line)[0].split('|')[0]));
  expect(linesOf(EVERYDAY_SKILLS).filter((label) => !labels.has(label))).toEqual([]);
});
