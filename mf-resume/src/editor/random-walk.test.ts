import 'fake-indexeddb/auto';
import { applyChanges, type Change } from '@vitae/documents/model/changes';
import { emptyResume, type Resume } from '@vitae/documents/model/resume';
import { createFakePlatform } from '@vitae/remote-kit/testing';
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
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
    saving = new ServerSave(platform);
  };
  await open();
  /** What the person has typed, and what another device has. */
  const expected = new Map<Field | 'country', string>();
  const past: Map<Field | 'country', string>[] = [];
  const text = (field: Field) => useEditor.getState().resume.personal[field];

  for (let step = 0; step < STEPS; step += 1) {
    switch (random(8)) {
      case 0:
      case 1:
      case 2: {
        const field = FIELDS[random(FIELDS.length)]!;
        past.push(new Map(expected));
        const next = `${text(field)}${String.fromCharCode(97 + random(26))}${random(5) === 0 ? ' ' : ''}`;
        setField(['personal', field], next);
        expected.set(field, next);
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
      case 7: {
        // Another device writes a field that this one leaves alone.
        const country = `${server.data.personal.country}${random(10)}`;
        server.data = { ...server.data, personal: { ...server.data.personal, country } };
        server.revision += 1;
        expected.set('country', country);
        break;
      }
    }
    for (const field of FIELDS)
      expect([seed, step, field, text(field)]).toEqual([seed, step, field, expected.get(field) ?? '']);
  }
  server.isReachable = true;
  server.losesAnswer = false;
  await saving!.save();
  await localSettled();
  expect(unsavedChanges()).toEqual([]);
  expect(useEditor.getState().conflicts).toEqual([]);
  for (const [field, value] of expected)
    expect([seed, field, server.data.personal[field]]).toEqual([seed, field, value]);
  closeCopy();
}

test(`no character is lost in ${WALKS} random walks of typing, reloads, saves, cuts and writes of other devices`, async () => {
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
  const saving = new ServerSave(platform);
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
