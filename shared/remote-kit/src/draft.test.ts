import * as z from 'zod/mini';
import { createDraft, hasDrafts } from './draft.ts';

const schema = z.object({ jobTitle: z.string() });
const KEY = 'vitae:draft:mf-x:form';
const open = () => createDraft('mf-x', 'form', schema, { jobTitle: '' });

beforeEach(() => localStorage.clear());

test('what was written is there after a reload', () => {
  open().set({ jobTitle: 'Baker' });
  expect(open().get()).toEqual({ jobTitle: 'Baker' });
});

test.each(['{', '{"jobTitle":7}', 'null', '"x"'])('stored %s is dropped for the initial value', (raw) => {
  localStorage.setItem(KEY, raw);
  expect(open().get()).toEqual({ jobTitle: '' });
});

test('the value is the same object until it changes', () => {
  const draft = open();
  draft.set({ jobTitle: 'Baker' });
  expect(draft.get()).toBe(draft.get());
});

test('another tab\u2019s change and a cleared storage are noticed', () => {
  const draft = open();
  let calls = 0;
  const stop = draft.subscribe(() => {
    calls += 1;
  });
  localStorage.setItem(KEY, '{"jobTitle":"Chef"}');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect([calls, draft.get().jobTitle]).toEqual([1, 'Chef']);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([calls, draft.get().jobTitle]).toEqual([2, '']);
  stop();
  draft.set({ jobTitle: 'Nurse' });
  expect(calls).toBe(2);
});

test('a full storage loses nothing while the page is open', () => {
  const draft = open();
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    draft.set({ jobTitle: 'Baker' });
    expect(draft.get()).toEqual({ jobTitle: 'Baker' });
    // The module of a restarted remote is another.
    expect(open().get()).toEqual({ jobTitle: 'Baker' });
    expect(hasDrafts('mf-x')).toBe(true);
    draft.clear();
    expect(open().get()).toEqual({ jobTitle: '' });
  } finally {
    Storage.prototype.setItem = setItem;
  }
});

test('a remote has drafts while something is kept for its user', () => {
  expect(hasDrafts('mf-x')).toBe(false);
  open().set({ jobTitle: 'Baker' });
  expect([hasDrafts('mf-x'), hasDrafts('mf-y')]).toEqual([true, false]);
  open().clear();
  expect(hasDrafts('mf-x')).toBe(false);
});
