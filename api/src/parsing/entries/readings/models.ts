import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryKind } from '../entry-kind.ts';
import type { PartModel } from '../heads/part-labels.ts';
import type { Features } from './features.ts';

/** What is trained of the reading of one kind of entries. Written by `pnpm train:entries`. */
export interface EntryModel {
  parts: PartModel;
  /** What each feature of a reading is worth. */
  worth: Features;
}

const FOLDER = import.meta.dirname;

const models: Partial<Record<EntryKind, EntryModel>> = {};

export function modelOf(kind: EntryKind): EntryModel {
  models[kind] ??= JSON.parse(readFileSync(join(FOLDER, `${kind}-model.json`), 'utf8')) as EntryModel;
  return models[kind];
}
