import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { examine } from '../confidence/features.ts';
import { MOST } from '../confidence/text-features.ts';
import type { ValueKind } from '../confidence/values.ts';
import { withOwnFields } from '../doubt.ts';
import { judgeValues } from '../evaluation/judge-values.ts';
import type { LabelledFile } from '../evaluation/score.ts';
import type { Line } from '../layout/line.ts';
import { leftovers } from '../leftovers.ts';
import type { Undoubted } from '../parse.ts';
import type { ParsedResume } from '../result.ts';
import type { TextDocument } from '../text/model.ts';
import { DAMAGES } from './damage.ts';
import { PLANTS } from './plant.ts';

/** What is seen of one value, and whether it is right: what the doubt is trained on. */
export interface DoubtRow {
  /** The people that it is from, and who of them. */
  people: string;
  person: number;
  /** How the file, or what was read of it, was changed; empty for the file as it is. */
  change: string;
  /** Who read it: empty for the reader of this checkout. */
  reader: string;
  kind: ValueKind;
  /** As the reader said. */
  confidence: number;
  isRight: boolean;
  features: Readonly<Record<string, number>>;
}

export interface RowSource {
  /** What these people are called. */
  people: string;
  /** Folder with MANIFEST.json, or of files named in it. */
  folder: string;
  /** A checkout of the project whose steps are to read; this one if none is named. */
  reader?: string;
  /** Whether the files are read damaged and mistakes planted, too. */
  isDamaged?: boolean;
}

interface Reader {
  readTextDocument(file: { bytes: Uint8Array; fileName: string }): Promise<TextDocument>;
  /** Null where it can't. */
  read(document: TextDocument): Undoubted | null;
}

const HERE = resolve(import.meta.dirname, '../../../..');
/** Of what was done, and of skills, so many a person: else they would outweigh all else. */
const MOST_OF_A_LIST = 8;

/** Reads people whose truth is known and says of each value that the labels settle what is seen of it. */
export async function makeRows({ people, folder, reader, isDamaged }: RowSource): Promise<DoubtRow[]> {
  const { files } = JSON.parse(readFileSync(join(folder, 'MANIFEST.json'), 'utf8')) as { files: LabelledFile[] };
  const steps = await readerOf(reader ?? HERE);
  const rows: DoubtRow[] = [];
  for (const [person, labelled] of files.entries()) {
    const bytes = new Uint8Array(readFileSync(join(folder, labelled.file)));
    const document = await steps.readTextDocument({ bytes, fileName: labelled.file }).catch(() => null);
    if (!document) continue;
    const about = { people, person, reader: reader ? (reader.split('-').at(-1) ?? reader) : '' };
    const note = (resume: ParsedResume, lines: readonly Line[], change: string) =>
      rowsOf(resume, lines, labelled).map((row): DoubtRow => ({ ...about, change, ...row }));
    const read = steps.read(document);
    if (!read) continue;
    rows.push(...note(read.resume, read.lines, ''));
    if (!isDamaged) continue;
    for (const [change, damaged] of Object.entries(DAMAGES)) {
      const again = steps.read(damaged(document));
      if (again) rows.push(...note(again.resume, again.lines, change));
    }
    for (const [change, plant] of Object.entries(PLANTS)) {
      const planted = plant(read.resume);
      if (planted) rows.push(...ofSpoiltKinds(note(withOwnFields(planted), read.lines, change)));
    }
  }
  return rows;
}

/** Of values of kinds that the mistake does not touch nothing new is said. */
function ofSpoiltKinds(rows: readonly DoubtRow[]): DoubtRow[] {
  const spoilt = new Set(rows.filter(({ isRight }) => !isRight).map(({ kind }) => kind));
  return rows.filter(({ kind }) => spoilt.has(kind));
}

async function readerOf(root: string): Promise<Reader> {
  const from = (file: string) => import(join(root, 'api/src/parsing', file));
  const [{ readTextDocument }, { readUndoubted, parseDocument }, { readingOrder }] = await Promise.all([
    from('read-file.ts'),
    from('parse.ts'),
    from('layout/reading-order.ts'),
  ]);
  const readAny = (document: TextDocument): Undoubted => {
    if (readUndoubted) return readUndoubted(document, true);
    const lines: Line[] = readingOrder(document);
    return { lines, resume: withLeftovers(parseDocument(document, true), lines) };
  };
  return {
    readTextDocument,
    read(document) {
      try {
        const { resume, lines } = readAny(document);
        return { resume: withOwnFields(resume), lines };
      } catch {
        return null;
      }
    },
  };
}

/** Readers of old show less of what they leave. */
function withLeftovers(resume: ParsedResume, lines: readonly Line[]): ParsedResume {
  const headings = new Set(resume.sections.map(({ heading }) => heading));
  return {
    ...resume,
    unplaced: leftovers(
      lines.filter(({ text }) => !headings.has(text)),
      resume,
    ),
  };
}

function rowsOf(
  resume: ParsedResume,
  lines: readonly Line[],
  labelled: LabelledFile,
): Pick<DoubtRow, 'kind' | 'confidence' | 'isRight' | 'features'>[] {
  const judged = judgeValues(resume, labelled);
  const taken = new Map<ValueKind, number>();
  return examine(resume, lines).flatMap(({ value: { kind, field }, features }) => {
    const isRight = judged.get(field);
    if (isRight === undefined) return [];
    const count = taken.get(kind) ?? 0;
    if ((kind === 'done' || kind === 'skill') && count >= MOST_OF_A_LIST) return [];
    taken.set(kind, count + 1);
    const known = Object.fromEntries(Object.entries(features).map(([name, seen]) => [name, Math.min(MOST, seen)]));
    return [{ kind, confidence: field.confidence, isRight, features: known }];
  });
}
