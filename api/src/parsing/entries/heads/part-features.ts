import { fold } from '@vitae/language/fold';
import { DUTY_WORDS, EMPLOYMENT_TYPES } from '@vitae/language/jobs';
import { DEPARTMENT_WORDS } from '@vitae/language/organisations';
import { labelPhrase } from '../../labelling/phrase-labels.ts';
import { labelsOfCell } from '../../phrases/labels.ts';
import { looksLikePlace, placeKind } from '../../phrases/places.ts';
import { degreeScore, institutionScore, organisationScore, titleScore } from '../../phrases/words.ts';
import type { EntryKind } from '../entry-kind.ts';
import type { Atom } from './atoms.ts';

/** What an atom of a head states: what somebody was or reached there (title, degree), where, or neither. */
export const PART_LABELS = ['what', 'where', 'rest'] as const;
export type PartLabel = (typeof PART_LABELS)[number];

/** What the words of a phrase tell. */
export interface OwnFeatures {
  names: string[];
  /** How much it reads like a title or degree, and like an employer or school, 0 to 1. */
  what: number;
  where: number;
  isPlace: boolean;
  isNamed: { what: boolean; where: boolean };
}

/** What the other heads of the section state at the same spot: shares of `what` and `where`, by a first reading. */
export type Votes = ReadonlyMap<string, { what: number; where: number; count: number }>;

/** Ends in a word that wants another after it. */
export const ENDS_OPEN = /\s(?:and|of|for|in|at|the|und|der|für|et|des|y|e|de|del|da|do|en|&)$/iu;

const bucket = (value: number, steps: number) => Math.min(steps - 1, Math.floor(value * steps));

/** What has been found out about a section's phrases so far: each is looked at in one head after the other. */
export type PhraseMemory = Map<string, OwnFeatures>;

/** The names of each atom's features, in the order of the atoms of one head; dates have none. */
export function featuresOfHead(kind: EntryKind, atoms: readonly Atom[], memory: PhraseMemory): string[][] {
  const own = atoms.map((atom) => {
    if (atom.isDate) return null;
    const known = memory.get(atom.text) ?? ownFeatures(kind, atom.text);
    memory.set(atom.text, known);
    return known;
  });
  const texts = atoms.filter(({ isDate }) => !isDate);
  const dateLine = atoms.find(({ isDate }) => isDate)?.line;
  const best = (key: 'what' | 'where') => Math.max(...own.map((each) => each?.[key] ?? 0));
  const [bestWhat, bestWhere] = [best('what'), best('where')];
  const largest = Math.max(...texts.map(({ size }) => size));
  const has = (test: (atom: Atom) => boolean) => texts.some(test) && !texts.every(test);
  const mixed = {
    bold: has(({ bold }) => bold),
    italic: has(({ italic }) => italic),
    caps: has(({ caps }) => caps),
    size: has(({ size }) => size > largest - 0.4),
  };
  let isInBracket = false;
  return atoms.map((atom, i) => {
    if (atom.join === 'open') isInBracket = true;
    else if (atom.join !== 'comma' && atom.join !== 'slash') isInBracket = false;
    const each = own[i];
    if (!each) return [];
    const [before, after] = [atoms[i - 1], atoms[i + 1]];
    const names = [...each.names];
    const toDate = dateLine === undefined ? 'none' : String(Math.max(-2, Math.min(2, atom.line - dateLine)));
    const spot = `${atom.join} ${after?.join ?? 'end'}`;
    const w = bucket(each.what, 4);
    names.push(
      `join ${atom.join}`,
      `after ${after?.join ?? 'end'}`,
      `spot ${spot}`,
      `line ${toDate}`,
      `nth line ${Math.min(3, atom.line)}`,
      `cell ${Math.min(2, atom.cell)} line ${toDate}`,
      `join ${atom.join} what ${w}`,
      `join ${atom.join} place ${each.isPlace}`,
      `count ${Math.min(6, texts.length)}`,
      `nth ${Math.min(5, texts.indexOf(atom))} of ${Math.min(6, texts.length)}`,
    );
    if (atom.join === 'line') names.push(`goes on ${goesOnLine(atoms, i)}`);
    if (before && ENDS_OPEN.test(before.text)) names.push(`behind open end ${atom.join}`);
    if (isInBracket) names.push(`in bracket ${atom.join}`);
    if (before?.isDate) names.push(`behind date ${atom.join}`);
    if (after?.isDate) names.push(`before date ${after.join}`);
    if (before && !before.isDate) {
      const previous = own[i - 1]!;
      names.push(`previous what ${bucket(previous.what, 4)} where ${bucket(previous.where, 3)} ${atom.join}`);
      if (previous.isNamed.what) names.push('behind label of what');
      if (previous.isNamed.where) names.push('behind label of where');
      if (/[:：]/.test(before.text)) names.push('behind colon');
    }
    const next = own[i + 1];
    if (next)
      names.push(
        `next what ${bucket(next.what, 4)} where ${bucket(next.where, 3)} ${after!.join}`,
        `next place ${next.isPlace}`,
      );
    for (const [look, isMixed] of Object.entries(mixed)) {
      if (!isMixed) continue;
      const stands = look === 'size' ? atom.size > largest - 0.4 : Boolean(atom[look as 'bold']);
      names.push(`${look} ${stands}`);
    }
    if (each.what > 0.2 && each.what >= bestWhat) names.push('most what');
    else if (bestWhat - each.what > 0.4) names.push('other is what');
    if (each.where > 0.2 && each.where >= bestWhere) names.push('most where');
    else if (bestWhere - each.where > 0.4) names.push('other is where');
    return names;
  });
}

/** The names that tell what the other heads state at the spot of each atom and in its look. */
export function featuresOfVotes(atoms: readonly Atom[], votes: Votes, memory: PhraseMemory): string[][] {
  const dateLine = atoms.find(({ isDate }) => isDate)?.line;
  return atoms.map((atom, i) => {
    const names: string[] = [];
    if (atom.isDate) return names;
    const w = bucket(memory.get(atom.text)!.what, 4);
    for (const key of [`at ${spotOf(atom, dateLine, i, atoms)}`, `look ${lookOf(atom)}`]) {
      const vote = votes.get(key);
      const name = key.slice(0, key.indexOf(' '));
      if (!vote || vote.count < 2) names.push(`${name} alone`);
      else
        names.push(
          `${name} what ${bucket(vote.what / vote.count, 5)}`,
          `${name} where ${bucket(vote.where / vote.count, 5)}`,
          `${name} what ${bucket(vote.what / vote.count, 3)} own ${w}`,
        );
    }
    return names;
  });
}

/** Whether the line above had no room for this one's first word, in the same look. */
function goesOnLine(atoms: readonly Atom[], index: number): boolean {
  const atom = atoms[index]!;
  const above = atoms.slice(0, index).findLast(({ isDate }) => !isDate);
  if (!above || above.line !== atom.line - 1 || above.bold !== atom.bold || above.italic !== atom.italic) return false;
  const { cells, column, isRightToLeft } = above.source;
  const cell = cells[above.cell]!;
  const word = /^\S+/.exec(atom.text)?.[0] ?? '';
  const unit = cell.width / Math.max(1, cell.text.length);
  const room = isRightToLeft
    ? cell.x - column.x
    : (cells[above.cell + 1]?.x ?? column.x + column.width) - (cell.x + cell.width);
  return above.to >= cell.text.trimEnd().length - 1 && room < (word.length + 1) * unit * 1.3;
}

/** How often the atoms at each spot of the section's heads, and in each look, have got each label. */
export function votesOf(heads: readonly (readonly Atom[])[], labels: readonly (readonly PartLabel[])[]): Votes {
  const votes = new Map<string, { what: number; where: number; count: number }>();
  heads.forEach((atoms, h) => {
    const dateLine = atoms.find(({ isDate }) => isDate)?.line;
    atoms.forEach((atom, i) => {
      if (atom.isDate) return;
      for (const key of [`at ${spotOf(atom, dateLine, i, atoms)}`, `look ${lookOf(atom)}`]) {
        const vote = votes.get(key) ?? { what: 0, where: 0, count: 0 };
        vote.count++;
        const label = labels[h]![i]!;
        if (label !== 'rest') vote[label]++;
        votes.set(key, vote);
      }
    });
  });
  return votes;
}

/** Where an atom stands in its head, so that those of other heads can be told that stand alike. */
function spotOf(atom: Atom, dateLine: number | undefined, index: number, atoms: readonly Atom[]): string {
  const inCell = index - atoms.findIndex(({ line, cell }) => line === atom.line && cell === atom.cell);
  return `${dateLine === undefined ? `n${atom.line}` : atom.line - dateLine} ${atom.cell} ${inCell} ${atom.join}`;
}

const lookOf = ({ bold, italic, caps, size }: Atom) => `${bold} ${italic} ${caps} ${Math.round(size * 2)}`;

/** What an atom's own words tell. */
function ownFeatures(kind: EntryKind, text: string): OwnFeatures {
  const shares = labelPhrase(text);
  const folded = fold(text);
  const words = text.split(/\s+/);
  const labels = labelsOfCell(text);
  const isPlace = looksLikePlace(text) || placeKind(text) !== null;
  const listed =
    kind === 'jobs' ? [titleScore(text), organisationScore(text)] : [degreeScore(text), institutionScore(text)];
  const share =
    kind === 'jobs' ? [shares.title, shares.company + shares.institution] : [shares.degree, shares.institution];
  const common = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const names = [
    `what ${bucket(listed[0]!, 5)}`,
    `where ${bucket(listed[1]!, 5)}`,
    `share what ${bucket(share[0]!, 4)}`,
    `share where ${bucket(share[1]!, 4)}`,
    `share place ${bucket(shares.place, 4)}`,
    `share other ${bucket(shares.other, 3)}`,
    `words ${words.length < 4 ? words.length : words.length < 6 ? 4 : words.length < 9 ? 6 : 9}`,
  ];
  const note = (name: string, is: boolean) => {
    if (is) names.push(name);
  };
  note('place', isPlace);
  note(`place what ${bucket(listed[0]!, 3)}`, isPlace);
  note('begins low', /^\p{Ll}/u.test(text));
  note('all low', common === words.length);
  note('mostly low', common * 2 > words.length && words.length > 3);
  note('one name', words.length === 1 && /^\p{Lu}\p{Ll}/u.test(text));
  note('figure', /\d/.test(text));
  note('begins with figure', /^\d/.test(text));
  note('stop', /[.!?]$/.test(text) && words.length > 3);
  note('quotes', /["“”«»„]/u.test(text));
  note('type', EMPLOYMENT_TYPES.has(folded));
  note('department', DEPARTMENT_WORDS.has(folded.split(' ')[0]!));
  note('duty', DUTY_WORDS.has(folded.split(' ')[0]!));
  note('address', /^\p{Lu}[\p{L}'’. -]*\s\d+\s?[a-z]?$|^\d+\s\p{Lu}/u.test(text));
  note('web', /^(?:https?:|www\.)|@/.test(text));
  note('label', labels.length > 0);
  note('no letters', !/\p{L}{2}/u.test(text));
  const what = Math.max(listed[0]!, share[0]! > 0.8 ? 0.5 : 0);
  const where = Math.max(listed[1]!, share[1]! > 0.8 ? 0.5 : 0);
  return {
    names,
    what,
    where,
    isPlace,
    isNamed: {
      what: labels.includes(kind === 'jobs' ? 'title' : 'degree'),
      where: labels.includes(kind === 'jobs' ? 'company' : 'institution'),
    },
  };
}
