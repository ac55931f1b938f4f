import { applyChanges, type Change, changesBetween, inverseOf, isSameJson } from '@vitae/documents/model/changes';
import { emptyResume, nameOfResume, type Resume } from '@vitae/documents/model/resume';
import { create } from 'zustand';
import { type Base, type LocalCopy, LocalKeeper, type Step } from './local-copies.ts';

/** Where the work is safe, as the screen says it. */
export type SaveState =
  | 'loading'
  /** In this browser only: nobody is signed in. */
  | 'local'
  | 'saving'
  | 'saved'
  | 'offline'
  /** The server cannot take it now; it is tried again. */
  | 'failed'
  /** The plan keeps no further resume. */
  | 'full'
  /** Deleted elsewhere. */
  | 'gone';

/** A field that was changed here and elsewhere. */
export interface FieldConflict {
  path: string[];
  mine: unknown;
  theirs: unknown;
}

export interface EditorState {
  /** Names the copy in this browser; also the key that makes its creation on the server happen once. */
  key: string;
  id: string | null;
  title: string;
  resume: Resume;
  base: Base | null;
  past: Step[];
  future: Step[];
  saveState: SaveState;
  saveMessage: string | null;
  conflicts: FieldConflict[];
  /** What was sent and not answered: the server may hold it. */
  unanswered: Change[];
  /** Of a custom section: the address names the section. */
  openEntry: string | null;
  /** This browser could not keep the last changes. */
  isStorageFull: boolean;
}

const STEPS_MAX = 300;
const UNANSWERED_MAX = 200;
/** Letters typed within this time of each other are one step of undo. */
const STEP_JOIN_MS = 1200;

export const initialState: EditorState = {
  key: '',
  id: null,
  title: '',
  resume: emptyResume(),
  base: null,
  past: [],
  future: [],
  saveState: 'loading',
  saveMessage: null,
  conflicts: [],
  unanswered: [],
  openEntry: null,
  isStorageFull: false,
};

export const useEditor = create<EditorState>()(() => initialState);

let keeper: LocalKeeper | null = null;
let channel: BroadcastChannel | null = null;
let lastEdit = { at: 0, path: '' };
const editListeners = new Set<() => void>();

/** Calls back after every change of this tab that the server does not hold yet. */
export function onEdit(listener: () => void): () => void {
  editListeners.add(listener);
  return () => editListeners.delete(listener);
}

/** The name that it was given, or what it says; empty where it says nothing yet. */
export function titleOf({ title, resume }: Pick<EditorState, 'title' | 'resume'>): string {
  return title || nameOfResume(resume);
}

/** Opens a copy: the one that this browser keeps under the key, else the given one. */
export async function openCopy(key: string, otherwise: LocalCopy): Promise<void> {
  if (useEditor.getState().key === key) return;
  closeCopy();
  const own = new LocalKeeper(key, (isStorageFull) => useEditor.setState({ isStorageFull }));
  keeper = own;
  const copy = await own.read(otherwise);
  if (keeper !== own) return;
  useEditor.setState({ ...initialState, ...copy, resume: copy.data, key, saveState: copy.id ? 'saved' : 'local' });
  listenToOtherTabs(key);
  keep([]);
}

/** Leaves the open copy as it is kept. */
export function closeCopy(): void {
  channel?.close();
  channel = null;
  keeper?.leave();
  keeper = null;
  useEditor.setState(initialState);
}

export function localSettled(): Promise<void> {
  return keeper?.settled() ?? Promise.resolve();
}

function keep(changes: readonly Change[], isOwn = true): void {
  const { id, title, resume, base, past, future, unanswered } = useEditor.getState();
  keeper?.keep({ id, title, data: resume, base, past, future, unanswered }, changes, isOwn);
}

function commit(next: Resume, changes: Change[], history: Pick<EditorState, 'past' | 'future'>): void {
  const touched = new Set(changes.map(({ path }) => JSON.stringify(path)));
  useEditor.setState((state) => ({
    resume: next,
    ...history,
    // Who writes into a field after a conflict has seen both sides.
    conflicts: state.conflicts.filter(({ path }) => !touched.has(JSON.stringify(path))),
  }));
  keep(changes);
  channel?.postMessage({ kind: 'changes', changes });
  for (const listener of editListeners) listener();
}

/** Makes a new resume of the one that is open. All that the person does goes through here. */
export function edit(change: (resume: Resume) => Resume): void {
  const { resume, past } = useEditor.getState();
  const next = change(resume);
  const changes = changesBetween(resume, next);
  if (changes.length === 0) return;
  const path = changes.length === 1 ? JSON.stringify(changes[0]!.path) : '';
  const now = Date.now();
  const last = past.at(-1);
  const isTypingOn = path !== '' && path === lastEdit.path && now - lastEdit.at < STEP_JOIN_MS && last !== undefined;
  lastEdit = { at: now, path };
  const step: Step = isTypingOn ? { changes: [{ ...changes[0]!, before: last.changes[0]!.before }] } : { changes };
  commit(next, changes, { past: [...(isTypingOn ? past.slice(0, -1) : past), step].slice(-STEPS_MAX), future: [] });
}

/** Puts a value into one field. */
export function setField(path: readonly string[], value: unknown): void {
  edit((resume) => {
    const before = fieldOf(resume, path);
    return applyChanges(resume, [{ path: [...path], before, after: value }]).document;
  });
}

/** The value at a path of a change. Null where nothing is. */
export function fieldOf(resume: Resume, path: readonly string[]): unknown {
  let value: unknown = resume;
  for (const key of path) {
    if (Array.isArray(value)) value = value.find((item: { id?: string }) => item.id === key);
    else if (typeof value === 'object' && value !== null) value = (value as Record<string, unknown>)[key];
    else return null;
  }
  return value ?? null;
}

function step(from: 'past' | 'future'): void {
  const state = useEditor.getState();
  const last = state[from].at(-1);
  if (!last) return;
  const changes = from === 'past' ? inverseOf(last.changes) : last.changes;
  // What has been changed elsewhere since stays as it is there.
  const next = applyChanges(state.resume, changes).document;
  lastEdit = { at: 0, path: '' };
  const other = from === 'past' ? 'future' : 'past';
  const history = { [from]: state[from].slice(0, -1), [other]: [...state[other], last] } as Pick<
    EditorState,
    'past' | 'future'
  >;
  commit(next, changesBetween(state.resume, next), history);
}

export function undo(): void {
  step('past');
}

export function redo(): void {
  step('future');
}

export function rename(title: string): void {
  useEditor.setState({ title });
  keep([]);
}

/** The changes that the server has to be told of; fields in conflict wait for the person. */
export function unsavedChanges(): Change[] {
  const { base, resume, conflicts } = useEditor.getState();
  if (!base) return [];
  return changesBetween(base.data, resume).filter(
    ({ path }) => !conflicts.some((conflict) => isSameJson(conflict.path, path)),
  );
}

/**
 * Takes in what the server holds. `known` is what this tab knows it to have held, its own last write included. Changes
 * of others go into the open resume; where this tab has changed the same field, both sides are kept for the person.
 */
export function receive(theirs: Resume, revision: number, known: Resume): void {
  const { resume, conflicts, unanswered } = useEditor.getState();
  const incoming = changesBetween(known, theirs);
  // A write whose answer was lost is this tab's own, not somebody else's: what was taken back since stays taken back.
  const isOwn = ({ path, after }: Change) =>
    unanswered.some((sent) => isSameJson(sent.path, path) && isSameJson(sent.after, after));
  const merged = applyChanges(
    resume,
    incoming.filter((change) => !isOwn(change)),
  );
  const clashes = merged.conflicts.map(({ path, after, theirs: mine }) => ({ path, mine, theirs: after }));
  const isNew = ({ path }: FieldConflict) => !clashes.some((clash) => isSameJson(clash.path, path));
  useEditor.setState({
    resume: merged.document,
    // Made of the known one, so that equal parts are the same objects.
    base: { revision, data: applyChanges(known, incoming).document },
    conflicts: [...conflicts.filter(isNew), ...clashes],
    unanswered: [],
  });
  // Not for the journal: without the new base beside them they would look like this tab's own.
  keep([]);
  // With the new base alone another tab would take what came in for something that it has to undo.
  const taken = changesBetween(resume, merged.document);
  if (taken.length > 0) channel?.postMessage({ kind: 'changes', changes: taken });
  tellBase();
}

function tellBase(): void {
  const { id, base } = useEditor.getState();
  channel?.postMessage({ kind: 'base', id, base });
}

/** These are on their way: whether they arrive is only known when the answer has come. */
export function sending(changes: readonly Change[]): void {
  useEditor.setState(({ unanswered }) => ({ unanswered: [...unanswered, ...changes].slice(-UNANSWERED_MAX) }));
  keep([]);
}

/** The server has made the resume. */
export function created(id: string, base: Base): void {
  useEditor.setState({ id, base });
  keep([]);
  tellBase();
}

export function settle(conflict: FieldConflict, side: 'mine' | 'theirs'): void {
  useEditor.setState((state) => ({
    conflicts: state.conflicts.filter(({ path }) => !isSameJson(path, conflict.path)),
  }));
  if (side === 'theirs') setField(conflict.path, conflict.theirs);
  else for (const listener of editListeners) listener();
}

function listenToOtherTabs(key: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const own = new BroadcastChannel(`vitae:resume:${key}`);
  channel = own;
  own.onmessage = ({
    data,
  }: MessageEvent<{ kind: 'changes'; changes: Change[] } | { kind: 'base'; id: string | null; base: Base | null }>) => {
    const state = useEditor.getState();
    if (data.kind === 'base') {
      if ((state.base?.revision ?? -1) < (data.base?.revision ?? -1))
        useEditor.setState({ id: data.id, base: data.base });
      return;
    }
    const { document, conflicts } = applyChanges(state.resume, data.changes);
    const clashes = conflicts.map(({ path, after, theirs: mine }) => ({ path, mine, theirs: after }));
    const isNew = ({ path }: FieldConflict) => !data.changes.some((change) => isSameJson(change.path, path));
    useEditor.setState({ resume: document, conflicts: [...state.conflicts.filter(isNew), ...clashes] });
    keep(changesBetween(state.resume, document), false);
  };
}
