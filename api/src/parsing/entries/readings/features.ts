import { fold } from '@vitae/language/fold';
import { DUTY_WORDS } from '@vitae/language/jobs';
import { labelPhrase } from '../../labelling/phrase-labels.ts';
import { isBullet } from '../../layout/bullets.ts';
import type { Line } from '../../layout/line.ts';
import { lookOf } from '../../layout/look.ts';
import { findDates, rangesIn, withoutParts } from '../../phrases/dates.ts';
import { labelsOf } from '../../phrases/labels.ts';
import { looksLikePlace, placeKind } from '../../phrases/places.ts';
import { degreeScore, institutionScore, organisationScore, titleScore } from '../../phrases/words.ts';
import type { Field } from '../../result.ts';
import type { EntryKind } from '../entry-kind.ts';
import { tellsOfGap } from '../gaps.ts';
import { ENDS_OPEN } from '../heads/part-features.ts';
import { countUsualDates, type Printed, printedAlike } from './printed-alike.ts';

/** An entry of a section as some reader has read it, job or school. */
export interface ReadEntry {
  /** Title or degree. */
  what: Field | null;
  /** Employer or school. */
  where: Field | null;
  location: Field | null;
  start: Field | null;
  end: Field | null;
  details: readonly Field[];
}

/** What all readings of a section are judged against: looked up once. */
export interface SectionFacts {
  kind: EntryKind;
  lines: readonly Line[];
  words: readonly (readonly string[])[];
  wordCount: number;
  /** Ranges of dates that stand in no list item, or in list items where no other line has any. */
  ranges: number;
  /** How many lines state their dates where most do. */
  usualDates: number;
  printed: readonly Printed[];
  isBullet: readonly boolean[];
  look: readonly string[];
  isBold: readonly boolean[];
  lineAt: ReadonlyMap<string, number>;
  /** The words of the values that readings have placed, by value. */
  wordsOfValues: Map<string, readonly string[]>;
  /** How those values are written. */
  formsOfValues: Map<string, readonly number[]>;
}

/** By name; most are shares from 0 to 1. */
export type Features = Record<string, number>;

const WORD = /[\p{L}\p{M}]{2,}/gu;
const MAX_WORDS = 3_000;

export function factsOf(kind: EntryKind, lines: readonly Line[]): SectionFacts {
  const words: string[][] = [];
  let wordCount = 0;
  for (const { text } of lines) {
    const own = wordCount > MAX_WORDS ? [] : wordsOf(withoutDates(text));
    wordCount += own.length;
    words.push(own);
  }
  const bullets = lines.map(isBullet);
  const count = (test: (i: number) => boolean) =>
    lines.reduce((sum, { text }, i) => sum + (test(i) ? rangesIn(text) : 0), 0);
  const isGap = lines.map(({ text }) => tellsOfGap(withoutDates(text).trim()));
  const looks = lines.map(lookOf);
  const printed = printedAlike(lines);
  return {
    kind,
    lines,
    words,
    wordCount,
    ranges: count((i) => !bullets[i] && !isGap[i]) || count((i) => !isGap[i]),
    usualDates: countUsualDates(printed),
    printed,
    isBullet: bullets,
    look: looks.map(({ bold, italic, size, caps }) => `${bold} ${italic} ${size} ${caps}`),
    isBold: looks.map(({ bold }) => bold),
    wordsOfValues: new Map(),
    formsOfValues: new Map(),
    lineAt: new Map(lines.map(({ page, y }, i) => [`${page} ${y}`, i] as const).reverse()),
  };
}

const wordsOf = (text: string) => fold(text).match(WORD) ?? [];

const withoutDates = (text: string) => withoutParts(text, findDates(text));

/** What tells a good reading from a bad one. */
export function featuresOfReading(facts: SectionFacts, entries: readonly ReadEntry[]): Features {
  const { kind, lines } = facts;
  const count = Math.max(1, entries.length);
  const share = (test: (entry: ReadEntry, i: number) => unknown) =>
    entries.filter((entry, i) => test(entry, i)).length / count;
  const isDated = (entry: ReadEntry) => entry.start || entry.end;
  const dated = share(isDated);
  const inDetails = entries.reduce(
    (sum, { details }) => sum + details.reduce((own, { value }) => own + rangesIn(value), 0),
    0,
  );
  const whats = entries.flatMap(({ what }) => (what ? [what.value] : []));
  const wheres = entries.flatMap(({ where }) => (where ? [where.value] : []));
  const features: Features = {
    none: entries.length === 0 ? 1 : 0,
    both: share(({ what, where }) => what && where),
    what: share(({ what }) => what),
    where: share(({ where }) => where),
    dated,
    'undated among dated': dated > 0.5 ? 1 - dated : 0,
    'fewer than ranges': facts.ranges > 0 ? Math.max(0, facts.ranges - entries.length) / facts.ranges : 0,
    'more than ranges': facts.ranges > 0 ? Math.max(0, entries.length - facts.ranges) / count : 0,
    'as many as ranges': facts.ranges === entries.length ? 1 : 0,
    'as many as usual dates': facts.usualDates === entries.length ? 1 : 0,
    'fewer than usual dates':
      facts.usualDates > 0 ? Math.max(0, facts.usualDates - entries.length) / facts.usualDates : 0,
    'more than usual dates': facts.usualDates > 0 ? Math.max(0, entries.length - facts.usualDates) / count : 0,
    'only one': entries.length === 1 && facts.ranges > 1 ? 1 : 0,
    'ranges in details': Math.min(1, inDetails / Math.max(1, facts.ranges)),
    'has range': share(({ start, end }) => start && end && start.value !== end.value),
    'has month': share(({ start, end }) => ((start ?? end)?.value.length ?? 0) > 4),
    'entries a line': Math.min(1, entries.length / Math.max(1, lines.length)),
    'left out': leftOut(facts, entries),
    ...formsOf(facts, 'what', whats, count),
    ...formsOf(facts, 'where', wheres, count),
    ...meaningOf(kind, entries, count),
    ...orderOf(entries),
    ...shapeOf(facts, entries, count),
  };
  return features;
}

const wordCount = (text: string) => text.split(/\s+/).length;

/** How a value may be written. */
const FORMS: readonly (readonly [name: string, test: (text: string) => boolean])[] = [
  ['begins low', (text) => /^\p{Ll}/u.test(text)],
  ['begins with mark', (text) => /^[^\p{L}\p{N}"“”«„'’(]/u.test(text)],
  ['is long', (text) => wordCount(text) > 6],
  ['is very long', (text) => wordCount(text) > 9 || text.length > 80],
  ['ends in stop', (text) => /[.!?:;,]$/.test(text) && wordCount(text) > 2],
  ['has figures', (text) => /\d/.test(text)],
  ['begins with figure', (text) => /^\d/.test(text)],
  ['has comma', (text) => /[,،、]/.test(text)],
  ['has colon', (text) => /[:：;]/.test(text)],
  ['has dash', (text) => /\s[-–—|]\s/.test(text)],
  ['has stop within', (text) => /[\p{L}\p{N}]{3}\)?\.\s+\p{Lu}/u.test(text) || /\)\.\s/.test(text)],
  ['has open bracket', (text) => text.split('(').length !== text.split(')').length],
  ['has bracket', (text) => /\(.*\)/.test(text)],
  ['is place', (text) => looksLikePlace(text) || placeKind(text) !== null],
  ['is duty', (text) => DUTY_WORDS.has(fold(text).split(/[\s,]/)[0]!) && wordCount(text) > 1],
  ['is label', (text) => labelsOf(text).length > 0],
  [
    'is in common words',
    (text) =>
      wordCount(text) > 2 &&
      text
        .split(/\s+/)
        .slice(1)
        .filter((word) => /^\p{Ll}{4}/u.test(word)).length *
        2 >
        wordCount(text),
  ],
  ['ends open', (text) => ENDS_OPEN.test(text)],
  ['has date', (text) => findDates(text).length > 0],
];

/** How what is stated is written. */
function formsOf(facts: SectionFacts, name: string, texts: readonly string[], count: number): Features {
  const sums = FORMS.map(() => 0);
  for (const text of texts) {
    const forms = facts.formsOfValues.get(text) ?? FORMS.map(([, test]) => Number(test(text)));
    facts.formsOfValues.set(text, forms);
    for (let i = 0; i < forms.length; i++) sums[i]! += forms[i]!;
  }
  return {
    ...Object.fromEntries(FORMS.map(([form], i) => [`${name} ${form}`, sums[i]! / count])),
    [`${name} repeats`]: texts.length > 0 ? 1 - new Set(texts).size / texts.length : 0,
  };
}

/** What the words say: titles as titles, employers as employers. */
function meaningOf(kind: EntryKind, entries: readonly ReadEntry[], count: number): Features {
  const mean = (of: (entry: ReadEntry) => number) => entries.reduce((sum, entry) => sum + of(entry), 0) / count;
  const byWords =
    kind === 'jobs' ? { what: titleScore, where: organisationScore } : { what: degreeScore, where: institutionScore };
  const byLabels = {
    what: (text: string) => labelPhrase(text)[kind === 'jobs' ? 'title' : 'degree'],
    where: (text: string) =>
      kind === 'jobs' ? labelPhrase(text).company + labelPhrase(text).institution : labelPhrase(text).institution,
  };
  const of = (field: 'what' | 'where', score: (text: string) => number) =>
    mean((entry) => (entry[field] ? score(entry[field].value) : 0));
  const saysNothing = (field: 'what' | 'where') => (entry: ReadEntry) =>
    !entry[field] || (byWords[field](entry[field].value) < 0.3 && byLabels[field](entry[field].value) < 0.5);
  const isEmpty = (entry: ReadEntry) => saysNothing('what')(entry) && saysNothing('where')(entry);
  return {
    'what by words': of('what', byWords.what),
    'what by labels': of('what', byLabels.what),
    'where by words': of('where', byWords.where),
    'where by labels': of('where', byLabels.where),
    'what reads as where': of('what', (text) => byWords.where(text) * (1 - byWords.what(text))),
    'where reads as what': of('where', (text) => byWords.what(text) * (1 - byWords.where(text))),
    'what has no word': of('what', (text) => (byWords.what(text) < 0.3 ? 1 : 0)),
    'where has no word': of('where', (text) => (byWords.where(text) < 0.3 ? 1 : 0)),
    'neither says it': mean((entry) => Number(isEmpty(entry))),
    'undated and neither says it': mean((entry) => Number(!entry.start && !entry.end && isEmpty(entry))),
    'alone says nothing': mean((entry) => Number(!(entry.what && entry.where) && isEmpty(entry))),
    'weakest where': entries.reduce((least, { where }) => Math.min(least, where ? byWords.where(where.value) : 0), 1),
    'where is other': of('where', (text) => labelPhrase(text).other),
    'what is other': of('what', (text) => labelPhrase(text).other),
    'weakest what': entries.reduce((least, { what }) => Math.min(least, what ? byWords.what(what.value) : 0), 1),
  };
}

/** Dates fall or rise from entry to entry, and times hardly overlap. */
function orderOf(entries: readonly ReadEntry[]): Features {
  const times = entries.flatMap(({ start, end }) => {
    const [from, to] = [start?.value ?? end?.value, end?.value ?? start?.value];
    return from && to ? [{ from: from === 'present' ? '9999' : from, to: to === 'present' ? '9999' : to }] : [];
  });
  const pairs = times.slice(1).map((time, i) => [times[i]!, time] as const);
  const share = (test: (above: { from: string; to: string }, below: { from: string; to: string }) => boolean) =>
    pairs.length > 0 ? pairs.filter(([above, below]) => test(above, below)).length / pairs.length : 1;
  return {
    'in order': Math.max(
      share((above, below) => above.from.slice(0, 4) >= below.from.slice(0, 4)),
      share((above, below) => above.from.slice(0, 4) <= below.from.slice(0, 4)),
    ),
    'same time': pairs.length > 0 ? share((above, below) => above.from === below.from && above.to === below.to) : 0,
    backwards: times.filter(({ from, to }) => from.slice(0, 4) > to.slice(0, 4)).length / Math.max(1, times.length),
  };
}

/** Of an entry without others to be like. */
const ALIKE_ALONE = 0.8;
const LAST_LETTERS = 4;

/** Whether all entries are printed alike, and what is left to their bodies looks like no head. */
function shapeOf(facts: SectionFacts, entries: readonly ReadEntry[], count: number): Features {
  const lineOf = (field: Field | null) =>
    field?.place ? facts.lineAt.get(`${field.place.page} ${field.place.y}`) : undefined;
  const spots = entries.map(({ what, where, start, end }) => ({
    what: lineOf(what),
    where: lineOf(where),
    date: lineOf(start ?? end),
    order: what?.place && where?.place ? Math.sign(what.place.x - where.place.x) : 0,
    isDated: Boolean(start ?? end),
  }));
  const heads = new Set(
    spots.flatMap(({ what, where, date }) => [what, where, date]).filter((line) => line !== undefined),
  );
  const alike = (keys: readonly (string | undefined)[]) => {
    const counts = new Map<string, number>();
    for (const key of keys) if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
    return count > 1 ? Math.max(0, Math.max(0, ...counts.values()) - 1) / (count - 1) : ALIKE_ALONE;
  };
  const isOverLines = (field: Field | null, line: number | undefined) => {
    if (!field || line === undefined) return false;
    const last = field.value.slice(-LAST_LETTERS);
    return !facts.lines[line]!.text.replace(/\t/g, ' ').includes(last);
  };
  const lookAt = (line: number | undefined) => (line === undefined ? undefined : facts.look[line]);
  const apart = (a: number | undefined, b: number | undefined) =>
    a === undefined || b === undefined ? 'none' : String(Math.max(-3, Math.min(3, a - b)));
  const others = facts.lines.map((_, i) => i).filter((i) => !heads.has(i));
  const headLooks = new Set(spots.map(({ what, where }) => lookAt(what ?? where)));
  const inLookOf = (part: 'what' | 'where') => {
    const looksOfPart = new Set(spots.flatMap((spot) => (spot[part] === undefined ? [] : [lookAt(spot[part])!])));
    if (!facts.look.some((look) => !looksOfPart.has(look))) return 0;
    return bodyShare((i) => !facts.isBullet[i] && looksOfPart.has(facts.look[i]!));
  };
  const firstLines = spots.flatMap(({ what, where, date }) => {
    const own = [what, where, date].filter((line) => line !== undefined && (what === undefined || what - line < 4));
    return own.length > 0 ? [Math.min(...(own as number[]))] : [];
  });
  const shareOfFirst = (test: (line: number) => boolean) => firstLines.filter(test).length / count;
  const isApart = (line: number) => facts.printed[line]!.isApart;
  const bodyShare = (test: (i: number) => boolean) => others.filter(test).length / Math.max(1, others.length);
  const hasItems = others.some((i) => facts.isBullet[i]);
  const withDetails = entries.filter(({ details }) => details.length > 0).length / count;
  return {
    'parts stand alike': alike(
      spots.map(({ what, where, order }) => `${apart(what, where)} ${what === where ? order : ''}`),
    ),
    'dates stand alike': alike(
      spots.map(({ what, where, date, isDated }) => `${apart(what ?? where, date)} ${isDated}`),
    ),
    'whats look alike': alike(spots.map(({ what }) => lookAt(what))),
    'wheres look alike': alike(spots.map(({ where }) => lookAt(where))),
    'whats cut alike': alike(entries.map(({ what }, i) => cutOf(facts, what, spots[i]!.what))),
    'wheres cut alike': alike(entries.map(({ where }, i) => cutOf(facts, where, spots[i]!.where))),
    ...marksAt(
      'what',
      entries.map(({ what }, i) => cutOf(facts, what, spots[i]!.what)),
    ),
    ...marksAt(
      'where',
      entries.map(({ where }, i) => cutOf(facts, where, spots[i]!.where)),
    ),
    'date forms alike': alike(
      spots.map(({ date }) => (date === undefined ? undefined : facts.printed[date]!.dateForm)),
    ),
    'begins at one edge': alike(firstLines.map((line) => facts.printed[line]!.edge)),
    'begins in sentence': shareOfFirst((line) => facts.printed[line]!.goesOn),
    'begins apart': shareOfFirst((line) => isApart(line) === true),
    'begins close': shareOfFirst((line) => isApart(line) === false),
    'apart in body': bodyShare((i) => isApart(i) === true),
    'what look in body': inLookOf('what'),
    'where look in body': inLookOf('where'),
    'begins alike': alike(
      spots
        .map(
          ({ what, where, date }) =>
            [what, where, date].filter((line) => line !== undefined).sort((a, b) => a! - b!)[0],
        )
        .map(lookAt),
    ),
    'head in item': hasItems
      ? spots.filter(({ what, where }) => facts.isBullet[what ?? where ?? -1]).length / count
      : 0,
    'bold in body': bodyShare((i) => facts.isBold[i]! && !facts.isBullet[i]),
    'head look in body':
      bodyShare((i) => !facts.isBullet[i] && headLooks.has(facts.look[i]!)) *
      (others.some((i) => !headLooks.has(facts.look[i]!)) ? 1 : 0),
    'short lines in body': bodyShare((i) => !facts.isBullet[i] && facts.lines[i]!.text.length < 40),
    'what over lines': entries.filter(({ what }, i) => isOverLines(what, spots[i]!.what)).length / count,
    'where over lines': entries.filter(({ where }, i) => isOverLines(where, spots[i]!.where)).length / count,
    'far apart':
      spots.filter(({ what, where }) => what !== undefined && where !== undefined && Math.abs(what - where) > 2)
        .length / count,
    'where far above':
      spots.filter(({ what, where }) => what !== undefined && where !== undefined && what - where > 3).length / count,
    'name above head':
      spots.filter(({ what, where, date }) => {
        const own = [what, date, where].filter((line) => line !== undefined && (what === undefined || what - line < 4));
        return own.length > 0 && mayName(facts, Math.min(...(own as number[])) - 1, heads);
      }).length / count,
    'some with details': Math.min(withDetails, 1 - withDetails),
    'first line unread': heads.size > 0 && Math.min(...heads) > 0 ? Math.min(1, Math.min(...heads) / 3) : 0,
  };
}

/** What stands right before and behind a value in its line, and the marks within it. */
function cutOf(facts: SectionFacts, field: Field | null, line: number | undefined): string | undefined {
  if (!field || line === undefined) return undefined;
  const { text } = facts.lines[line]!;
  const at = text.indexOf(field.value);
  if (at < 0) return 'over lines';
  const [before, after] = [text.slice(0, at), text.slice(at + field.value.length)];
  const within = /[,،]\s/.test(field.value) ? ',' : '';
  return `${markOf(before, true)} ${markOf(after, false)} ${within}${/\s[-–—/|]\s/.test(field.value) ? '-' : ''}`;
}

const MARKS = ['/', '.', 'word'];

/** At which marks values are cut off from the rest of their lines. */
function marksAt(name: string, cuts: readonly (string | undefined)[]): Features {
  const share = (test: (before: string, after: string) => boolean) =>
    cuts.filter((cut) => {
      const [before, after] = cut?.split(' ') ?? [];
      return before !== undefined && after !== undefined && test(before, after);
    }).length / Math.max(1, cuts.length);
  return Object.fromEntries(
    MARKS.flatMap((mark) => [
      [`${name} begins at ${mark}`, share((before) => before === mark)],
      [`${name} ends at ${mark}`, share((_, after) => after === mark)],
    ]),
  );
}

function markOf(text: string, isBefore: boolean): string {
  const beside = isBefore ? /(\S)[^\S\t]*$/u.exec(text) : /^[^\S\t]*(\S)/u.exec(text);
  if (/^[^\p{L}\p{N}\t]*$/u.test(text) && !/\t/.test(text)) return isBefore ? 'start' : beside ? beside[1]! : 'end';
  if (/\t[^\S\t]*$/.test(text) && isBefore) return 'cell';
  if (/^[^\S\t]*\t/.test(text) && !isBefore) return 'end';
  return /\p{N}/u.test(beside?.[1] ?? '') ? 'figure' : /\p{L}/u.test(beside?.[1] ?? '') ? 'word' : (beside?.[1] ?? '');
}

const MAX_NAME_LENGTH = 60;

/** Whether a line that no entry has for its head might be a name all the same. */
function mayName({ lines, isBullet: bullets }: SectionFacts, index: number, heads: ReadonlySet<number>): boolean {
  const text = lines[index]?.text ?? '';
  return !heads.has(index) && !bullets[index] && text.length < MAX_NAME_LENGTH && /^\p{Lu}.*[^.;:,]$/u.test(text);
}

/** The share of the section's words that stand in no value. */
function leftOut(facts: SectionFacts, entries: readonly ReadEntry[]): number {
  if (facts.wordCount === 0) return 0;
  const placed = new Set<string>();
  for (const { what, where, location, details } of entries)
    for (const field of [what, where, location, ...details]) {
      if (!field) continue;
      const words = facts.wordsOfValues.get(field.value) ?? wordsOf(field.value);
      facts.wordsOfValues.set(field.value, words);
      for (const word of words) placed.add(word);
    }
  let left = 0;
  for (const own of facts.words) for (const word of own) if (!placed.has(word)) left++;
  return left / facts.wordCount;
}
