import { KNOWN_SKILLS } from '../skills.ts';
import { tokenise } from '../tokens.ts';
import { findTerm } from './find-term.ts';

/** Each as people write it, with the label that the list knows it by. */
const SKILLS: readonly (readonly [written: string, label: string])[] = [
  ['C', 'C'],
  ['C++', 'C++'],
  ['C#', 'C#'],
  ['.NET', '.NET'],
  ['Node.js', 'Node.js'],
  ['Go', 'Go'],
  ['R', 'R'],
  ['AI', 'Artificial intelligence'],
  ['UX', 'UX design'],
  ['CI/CD', 'CI/CD'],
  ['SQL', 'SQL'],
  ['PL/SQL', 'PL/SQL'],
  ['F#', 'F#'],
  ['Objective-C', 'Objective-C'],
  ['SAP', 'SAP'],
  ['Excel', 'Excel'],
];

const named = (text: string) => {
  const tokens = tokenise(text);
  return SKILLS.map(([, label]) => label).filter((label) => {
    const skill = KNOWN_SKILLS.find((known) => known.label === label);
    if (!skill) throw new Error(`The list of skills lacks ${label}`);
    return findTerm(tokens, skill) !== null;
  });
};

it.each(SKILLS)('%s is itself, and no other', (written, label) => {
  expect(named(`Built services with ${written} for three years`)).toEqual([label]);
  expect(named(`Skills: Kotlin, ${written}, teamwork`)).toEqual([label]);
  expect(named(`- ${written}\n- Kotlin`)).toEqual([label]);
});

it('finds all of them in one list', () => {
  const list = SKILLS.map(([written]) => written).join(', ');
  expect(named(`Skills: ${list}`).sort()).toEqual(SKILLS.map(([, label]) => label).sort());
});

it.each([
  'You excel at explaining things, and go the extra mile to maintain goodwill.',
  'Said again: the main aim is to retain customers.',
  'Section B and Section C of the plan (see Appendix R).',
  'Vitamin C and C-level executives',
  'A R&D budget and an HR team',
  'He will go to market with us. Net sales rose.',
  'the node of a network; notes on sapling trees; luxury',
  'M&A, P&L, B.C., Ph.D.',
])('finds none in “%s”', (text) => {
  expect(named(text)).toEqual([]);
});
