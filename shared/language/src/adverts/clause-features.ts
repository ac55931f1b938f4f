import { degreeLevels } from '../degrees.ts';
import { fold } from '../fold.ts';
import { LANGUAGE_NAMES } from '../spoken-languages.ts';
import { stem } from '../stems.ts';
import { tokenise } from '../tokens.ts';
import { BASE_FORMS, BASE_OF_PAST } from '../verbs.ts';
import type { Clause } from './clauses.ts';
import { featureNumber } from './feature-hash.ts';

/** How many features there are; a feature's number is a hash of its name. */
export const FEATURE_COUNT = 8192;

/** What stands further behind says nothing more of how much a clause is asked for. */
const MAX_LETTERS = 400;
const MAX_WORDS = 48;
const MAX_HEADING_WORDS = 12;
const EDGE_CLAUSES = 3;
const PARTS_OF_ADVERT = 5;

/**
 * What is looked at in each of an advert's clauses, as the numbers of the features that it has, each once: its words and
 * pairs of words, what it begins and ends with, the form of its first verb, figures, degrees and languages, what it stands
 * under and where in the advert.
 */
export function featuresOf(clauses: readonly Clause[]): number[][] {
  return clauses.map((clause, index) => {
    const found = new Set<number>();
    const note = (kind: string, value: string) => found.add(hash(`${kind} ${value}`));
    noteWords(clause, note);
    noteHeading(clause, note);
    notePlace(clauses, index, note);
    return [...found];
  });
}

/** What the rules about words say of each clause, as such numbers. */
export function cuesOf(clauses: readonly Clause[]): number[][] {
  return clauses.map(({ kind, section, byWords }) => [
    ...new Set(
      [
        `section ${section}`,
        `${kind} section ${section}`,
        `by words ${byWords}`,
        `${kind} under ${section} ${byWords}`,
      ].map(hash),
    ),
  ]);
}

type Note = (kind: string, value: string) => void;

function noteWords({ text, kind }: Clause, note: Note): void {
  const read = text.slice(0, MAX_LETTERS);
  const words = tokenise(read)
    .slice(0, MAX_WORDS)
    .map(({ word }) => word);
  const isHeading = kind === 'heading' ? 'heading ' : '';
  words.forEach((word, index) => {
    note(`${isHeading}word`, stem(word));
    note(`${isHeading}pair`, `${words[index - 1] ?? ''} ${word}`);
    if (index > 1 && index < MAX_WORDS / 2) note('three', `${words[index - 2]} ${words[index - 1]} ${word}`);
  });
  const [first = '', second = ''] = words;
  note(`${kind} first`, first);
  note('start', `${first} ${second}`);
  note('last', words.at(-1) ?? '');
  note('verb', formOf(first));
  note(`${kind} words`, String(Math.min(8, Math.ceil(words.length / 3))));
  note('end', /[.!?:;,]$/.exec(text)?.[0] ?? '');
  if (/^\p{Ll}/u.test(text)) note('has', 'small beginning');
  if (/\d/.test(read)) note('has', 'figure');
  if (/[£$€₹]/.test(read)) note('has', 'money');
  if (/\p{Lu}{2,}/u.test(read)) note('has', 'capitals');
  if (words.some((word) => LANGUAGE_NAMES.has(word))) note('has', 'language');
  if (degreeLevels(fold(read)).length > 0) note('has', 'degree');
}

function formOf(word: string): string {
  if (BASE_FORMS.has(word)) return 'base';
  if (BASE_OF_PAST.has(word)) return 'past';
  if (/^\p{L}{3,}ing$/u.test(word)) return 'gerund';
  return /[^s]s$/.test(word) && BASE_FORMS.has(word.slice(0, -1)) ? 'third person' : 'none';
}

function noteHeading({ heading, kind }: Clause, note: Note): void {
  if (kind === 'heading') return;
  const words = tokenise(heading.slice(0, MAX_LETTERS)).slice(0, MAX_HEADING_WORDS);
  words.forEach(({ word }, index) => {
    note('under', stem(word));
    note('under pair', `${words[index - 1]?.word ?? ''} ${word}`);
  });
}

function notePlace(clauses: readonly Clause[], index: number, note: Note): void {
  const { kind, place } = clauses[index]!;
  note('kind', kind);
  note(`${kind} place`, String(Math.min(place, 3)));
  note(`${kind} part`, String(Math.floor((index * PARTS_OF_ADVERT) / clauses.length)));
  if (index < EDGE_CLAUSES) note('from start', String(index));
  if (clauses.length - index <= EDGE_CLAUSES) note('from end', String(clauses.length - index));
  note('kinds', `${clauses[index - 1]?.kind} ${kind} ${clauses[index + 1]?.kind}`);
}

const hash = (name: string): number => featureNumber(name, FEATURE_COUNT);
