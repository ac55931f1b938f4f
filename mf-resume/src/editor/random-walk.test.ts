import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import type { Platform } from '@vitae/contract/platform';
import { applyChanges, type Change } from '@vitae/documents/model/changes';
import { emptyResume, type Resume } from '@vitae/documents/model/resume';
import { createFakePlatform } from '@vitae/remote-kit/testing';
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { forgetOpenResume, openLast } from './open-resume.ts';
import { closeCopy, localSettled, openCopy, redo, setField, undo, unsavedChanges, useEditor } from './resume-store.ts';
import { ServerSave } from './server-save.ts';

const WALKS = 200;
const STEPS = 24;
const FIELDS = ['firstName', 'lastName', 'jobTitle', 'city', 'phone'] as const;
type Field = (typeof FIELDS)[number];

/** The same choices every time. */
function randomOf(seed: number): (limit: number) => number {
  let state = seed * 2_654_435_761;
  return (limit) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) | 0;
    return (state >>> 0) % limit;
  };
}

const begun: ServerSave[] = [];
/** A reload, and the end of a test, end what the page before would have tried again. */
function saveTo(platform: Platform): ServerSave {
  for (const before of begun.splice(0)) before.stop();
  const saving = new ServerSave(platform);
  begun.push(saving);
  return saving;
}
afterEach(() => {
  for (const saving of begun.splice(0)) saving.stop();
});

/** Keeps one resume as the API does: by field, with a revision. */
class Server {
  data: Resume = emptyResume();
  revision = 1;
  isReachable = true;
  /** It takes a write, and its answer gets lost on the way. */
  losesAnswer = false;

  readonly adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    await Promise.resolve();
    if (!this.isReachable) throw new AxiosError('no network', 'ERR_NETWORK', config);
    const body = typeof config.data === 'string' ? JSON.parse(config.data) : {};
    const answer = (status: number, data: object) => {
      const response = { status, data, statusText: '', headers: {}, config };
      if (status >= 400) throw new AxiosError('', '', config, null, response);
      return response;
    };
    if (config.method === 'patch') {
      const { document, conflicts } = applyChanges(this.data, (body.changes ?? []) as Change[]);
      if (conflicts.length > 0) {
        return answer(409, { success: false, code: 'resume_conflict', message: '', conflicts, resume: this.stored() });
      }
      if (document !== this.data) {
        this.data = JSON.parse(JSON.stringify(document));
        this.revision += 1;
      }
      if (this.losesAnswer) {
        this.losesAnswer = false;
        throw new AxiosError('cut off', 'ERR_NETWORK', config);
      }
    }
    return answer(200, { success: true, resume: this.stored() });
  };

  stored() {
    const moment = '2026-01-01T00:00:00.000Z';
    return {
      id: 'r1',
      title: 'Mine',
      template: this.data.selectedTemplate,
      revision: this.revision,
      tags: [],
      parent_id: null,
      job: null,
      link: null,
      created_at: moment,
      updated_at: moment,
      data: JSON.parse(JSON.stringify(this.data)),
    };
  }
}

/** Tabs of one browser that hear each other; jsdom has none. */
class Channel {
  static readonly open = new Set<Channel>();
  readonly name: string;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(name: string) {
    this.name = name;
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open)
      if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) });
  }
  close(): void {
    Channel.open.delete(this);
  }
}
beforeAll(() => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
});

/** A second tab with the same resume, which takes in what the first one says. */
class OtherTab {
  data = emptyResume();
  private readonly channel: Channel;
  constructor(key: string) {
    this.channel = new Channel(`vitae:resume:${key}`);
    this.channel.onmessage = ({ data }) => {
      const message = data as { kind: string; changes: Change[] };
      if (message.kind === 'changes') this.data = applyChanges(this.data, message.changes).document;
    };
  }
  type(postalCode: string): void {
    const change = { path: ['personal', 'postalCode'], before: this.data.personal.postalCode, after: postalCode };
    this.data = { ...this.data, personal: { ...this.data.personal, postalCode } };
    this.channel.postMessage({ kind: 'changes', changes: [change] });
  }
  close(): void {
    this.channel.close();
  }
}

async function walk(seed: number): Promise<void> {
  const random = randomOf(seed + 1);
  const server = new Server();
  const platform = createFakePlatform({ user: { username: 'Ada', isPaid: false, plan: 'Free' } });
  platform.http.defaults.adapter = server.adapter;
  const key = `walk-${seed}`;
  let saving: ServerSave | null = null;
  const open = async () => {
    await openCopy(key, {
      id: 'r1',
      title: 'Mine',
      data: emptyResume(),
      base: { revision: 1, data: emptyResume() },
      past: [],
      future: [],
      unanswered: [],
    });
    saving = saveTo(platform);
  };
  await open();
  /** What the person has typed, and what another device has. */
  const expected = new Map<Field | 'country' | 'postalCode', string>();
  const typed = new Set<string>(FIELDS.map((field) => `${field} `));
  const other = new OtherTab(key);
  const text = (field: Field) => useEditor.getState().resume.personal[field];

  for (let step = 0; step < STEPS; step += 1) {
    switch (random(10)) {
      case 0:
      case 1:
      case 2: {
        const field = FIELDS[random(FIELDS.length)]!;
        const next = `${text(field)}${String.fromCharCode(97 + random(26))}${random(5) === 0 ? ' ' : ''}`;
        setField(['personal', field], next);
        expected.set(field, next);
        typed.add(`${field} ${next}`);
        break;
      }
      case 3:
        // The tab goes at once: what was typed a moment ago is in the journal only.
        closeCopy();
        await open();
        break;
      case 4:
        await saving!.save();
        break;
      case 5:
        server.isReachable = !server.isReachable;
        break;
      case 6:
        server.losesAnswer = true;
        break;
      case 8: {
        // What is taken back comes back whole, and what stays taken back is what had been typed before.
        const before = FIELDS.map(text);
        const steps = 1 + random(3);
        const possible = Math.min(steps, useEditor.getState().past.length);
        for (let back = 0; back < possible; back += 1) undo();
        const after = FIELDS.map(text);
        if (random(2) === 0) {
          for (let forth = 0; forth < possible; forth += 1) redo();
          expect([seed, step, FIELDS.map(text)]).toEqual([seed, step, before]);
        } else {
          FIELDS.forEach((field, index) => {
            expect([seed, step, typed.has(`${field} ${after[index]}`)]).toEqual([seed, step, true]);
            expected.set(field, after[index]!);
          });
        }
        break;
      }
      case 9: {
        const postalCode = `${other.data.personal.postalCode}${random(10)}`;
        other.type(postalCode);
        expected.set('postalCode', postalCode);
        break;
      }
      case 7: {
        // Another device writes a field that this one leaves alone.
        const country = `${server.data.personal.country}${random(10)}`;
        server.data = { ...server.data, personal: { ...server.data.personal, country } };
        server.revision += 1;
        expected.set('country', country);
        break;
      }
    }
    for (const field of [...FIELDS, 'postalCode'] as const)
      expect([seed, step, field, useEditor.getState().resume.personal[field]]).toEqual([
        seed,
        step,
        field,
        expected.get(field) ?? '',
      ]);
  }
  server.isReachable = true;
  server.losesAnswer = false;
  await saving!.save();
  await localSettled();
  expect(unsavedChanges()).toEqual([]);
  expect(useEditor.getState().conflicts).toEqual([]);
  other.close();
  for (const [field, value] of expected)
    expect([seed, field, server.data.personal[field]]).toEqual([seed, field, value]);
  closeCopy();
}

test(`no character is lost in ${WALKS} random walks of typing, undo, reloads, saves, cuts and writes of other tabs and devices`, async () => {
  for (let seed = 0; seed < WALKS; seed += 1) await walk(seed);
}, 120_000);

test('undo and redo go on after a reload', async () => {
  const open = () =>
    openCopy('undo', { id: null, title: '', data: emptyResume(), base: null, past: [], future: [], unanswered: [] });
  await open();
  setField(['personal', 'firstName'], 'Ada');
  setField(['personal', 'lastName'], 'King');
  undo();
  await localSettled();
  closeCopy();
  await open();
  expect(useEditor.getState().resume.personal).toMatchObject({ firstName: 'Ada', lastName: '' });
  redo();
  expect(useEditor.getState().resume.personal.lastName).toBe('King');
  undo();
  undo();
  expect(useEditor.getState().resume.personal.firstName).toBe('');
  closeCopy();
});

test('the same field changed here and elsewhere is shown with both sides, and the choice is what is saved', async () => {
  const server = new Server();
  const platform = createFakePlatform({ user: { username: 'Ada', isPaid: false, plan: 'Free' } });
  platform.http.defaults.adapter = server.adapter;
  const base = { revision: 1, data: emptyResume() };
  await openCopy('clash', { id: 'r1', title: '', data: emptyResume(), base, past: [], future: [], unanswered: [] });
  const saving = saveTo(platform);
  setField(['personal', 'firstName'], 'Augusta');
  setField(['personal', 'city'], 'London');
  server.data = { ...server.data, personal: { ...server.data.personal, firstName: 'Ada' } };
  server.revision += 1;
  await saving.save();
  const { conflicts, resume } = useEditor.getState();
  expect(conflicts).toEqual([{ path: ['personal', 'firstName'], mine: 'Augusta', theirs: 'Ada' }]);
  expect(resume.personal.firstName).toBe('Augusta');
  expect(server.data.personal).toMatchObject({ firstName: 'Ada', city: 'London' });

  const { settle } = await import('./resume-store.ts');
  settle(conflicts[0]!, 'mine');
  await saving.save();
  expect(server.data.personal.firstName).toBe('Augusta');
  expect(useEditor.getState().conflicts).toEqual([]);
  closeCopy();
});

function fullStorage(): () => void {
  const quota = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(quota);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(quota);
  return () => {
    put.mockRestore();
    setItem.mockRestore();
  };
}

test('a full storage is said, the server gets every letter, and the browser has them again once there is room', async () => {
  const server = new Server();
  const platform = createFakePlatform({ user: { username: 'Ada', isPaid: false, plan: 'Free' } });
  platform.http.defaults.adapter = server.adapter;
  const base = { revision: 1, data: emptyResume() };
  const copy = { id: 'r1', title: '', data: emptyResume(), base, past: [], future: [], unanswered: [] };
  await openCopy('full', copy);
  const saving = saveTo(platform);
  const makeRoom = fullStorage();
  setField(['personal', 'firstName'], 'Ada');
  await localSettled();
  expect(useEditor.getState().isStorageFull).toBe(true);
  await saving.save();
  expect(server.data.personal.firstName).toBe('Ada');

  makeRoom();
  setField(['personal', 'lastName'], 'King');
  await localSettled();
  expect(useEditor.getState().isStorageFull).toBe(false);
  closeCopy();
  await openCopy('full', copy);
  expect(useEditor.getState().resume.personal).toMatchObject({ firstName: 'Ada', lastName: 'King' });
  closeCopy();
});

test('ten edits without a network are on the server once it is back, after a reload in between, too', async () => {
  const server = new Server();
  server.isReachable = false;
  const platform = createFakePlatform({ user: { username: 'Ada', isPaid: false, plan: 'Free' } });
  platform.http.defaults.adapter = server.adapter;
  const base = { revision: 1, data: emptyResume() };
  const open = () =>
    openCopy('ten', { id: 'r1', title: '', data: emptyResume(), base, past: [], future: [], unanswered: [] });
  await open();
  let saving = saveTo(platform);
  for (let edit = 0; edit < 10; edit += 1) {
    setField(['personal', FIELDS[edit % FIELDS.length]!], `value ${edit}`);
    if (edit === 5) {
      closeCopy();
      await open();
      saving = saveTo(platform);
    }
    await saving.save();
    expect(useEditor.getState().saveState).toBe('offline');
  }
  server.isReachable = true;
  await saving.save();
  expect(useEditor.getState().saveState).toBe('saved');
  expect(FIELDS.map((field) => server.data.personal[field])).toEqual([5, 6, 7, 8, 9].map((edit) => `value ${edit}`));
  closeCopy();
});

test('what another device has written reaches every tab, so that none takes it for something to undo', async () => {
  const server = new Server();
  const platform = createFakePlatform({ user: { username: 'Ada', isPaid: false, plan: 'Free' } });
  platform.http.defaults.adapter = server.adapter;
  const base = { revision: 1, data: emptyResume() };
  await openCopy('two', { id: 'r1', title: '', data: emptyResume(), base, past: [], future: [], unanswered: [] });
  const other = new OtherTab('two');
  const saving = saveTo(platform);
  server.data = { ...server.data, personal: { ...server.data.personal, country: 'Oman' } };
  server.revision += 1;
  setField(['personal', 'city'], 'Muscat');
  await saving.save();
  expect(other.data.personal).toMatchObject({ city: 'Muscat', country: 'Oman' });
  other.close();
  closeCopy();
});

test('a resume of the account that this browser keeps no copy of is read again, with what was typed since', async () => {
  const server = new Server();
  server.data = { ...emptyResume(), personal: { ...emptyResume().personal, firstName: 'Ada', city: 'London' } };
  const platform = createFakePlatform({ user: { username: 'Ada', isPaid: false, plan: 'Free' } });
  platform.http.defaults.adapter = server.adapter;
  const typed = { path: ['personal', 'phone'], before: '', after: '123' };
  localStorage.clear();
  sessionStorage.setItem('vitae:draft:mf-resume:open', 'resume-r1');
  localStorage.setItem('vitae:draft:mf-resume:journal:resume-r1', JSON.stringify({ changes: [typed] }));
  await openLast(platform);
  expect(useEditor.getState().resume.personal).toMatchObject({ firstName: 'Ada', city: 'London', phone: '123' });
  forgetOpenResume();
});

test('an empty page that somebody has looked at is no resume of the account', async () => {
  const calls: string[] = [];
  const platform = createFakePlatform({ user: { username: 'Ada', isPaid: false, plan: 'Free' } });
  platform.http.defaults.adapter = (config) => {
    calls.push(`${config.method} ${config.url}`);
    return Promise.reject(new AxiosError('no network', 'ERR_NETWORK', config));
  };
  await openCopy('empty', {
    id: null,
    title: '',
    data: emptyResume(),
    base: null,
    past: [],
    future: [],
    unanswered: [],
  });
  const saving = saveTo(platform);
  await saving.save();
  expect(calls).toEqual([]);
  setField(['personal', 'city'], 'Muscat');
  await saving.save();
  expect(calls).toEqual(['post /api/resume/create/']);
  closeCopy();
});
