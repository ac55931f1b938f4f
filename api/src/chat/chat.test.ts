import { randomUUID } from 'node:crypto';
import type { AssistantMessage, ChatEvent } from '@vitae/contract/chat';
import type { LightMyRequestResponse } from 'fastify';
import { PERSONAL_DATA } from '../account/registry.ts';
import { bearer, createAccount } from '../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { ChatAnswerer } from './answerer.ts';
import { answerOf, type Turn } from './coach/turn.ts';
import { useTool } from './tools/tools.ts';

const WRITER = { name: 'stand-in', fallback_reason: null, retry_after: null };

let api: TestApp;
/** The answerer that the API asks: each test says what it answers. */
let answer: ChatAnswerer['answer'];
let turns: Turn[];
let nextPerson = 0;

beforeAll(async () => {
  api = await createTestApp({
    assistant: { answer: (turn, options) => answer(turn, options) },
    rateLimits: { general: 10_000, letters: 10_000, signIn: 10_000, factor: 100 },
  });
});
afterAll(() => api.close());
beforeEach(() => {
  turns = [];
  answer = async (turn, { onText }) => {
    turns.push(turn);
    onText('An ');
    onText('answer.');
    return { ...answerOf('An answer.'), writer: WRITER };
  };
});

type Headers = Record<string, string>;
const newPerson = async () => bearer((await createAccount(api.app, `chat${++nextPerson}@example.org`)).access);
const call = (
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  headers: Headers = {},
  payload?: object,
) => api.app.inject({ method, url, headers, ...(payload && { payload }) });
const eventsOf = (response: LightMyRequestResponse): ChatEvent[] =>
  response.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const ask = async (headers: Headers, body: object = {}) =>
  call('POST', '/api/chat/', headers, { message_id: randomUUID(), text: 'How long?', ...body });
const sessionsOf = async (headers: Headers, query = '') =>
  (await call('GET', `/api/chat/sessions/?query=${encodeURIComponent(query)}`, headers)).json().sessions;
const read = async (headers: Headers, id: string) => (await call('GET', `/api/chat/sessions/${id}/`, headers)).json();
const cookieOf = (response: LightMyRequestResponse): Headers => ({
  cookie: response.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
});
const beginSession = async (headers: Headers, text = 'How long?'): Promise<string> => {
  const [begun] = eventsOf(await ask(headers, { text }));
  if (begun?.event !== 'begun') throw new Error('The session did not begin.');
  return begun.session.id;
};

describe('a question', () => {
  test('is kept, answered piece by piece, and the whole answer kept', async () => {
    const person = await newPerson();
    const response = await ask(person, { text: 'How long should my resume be?' });
    expect(response.headers['content-type']).toContain('application/x-ndjson');
    const events = eventsOf(response);
    expect(events.map(({ event }) => event)).toEqual(['begun', 'text', 'text', 'done']);
    const [begun] = events;
    if (begun?.event !== 'begun') throw new Error();
    expect(begun.session.title).toBe('How long should my resume be?');
    const { messages } = await read(person, begun.session.id);
    expect(messages).toMatchObject([
      { role: 'user', text: 'How long should my resume be?', attachments: [] },
      { role: 'assistant', text: 'An answer.', writer: WRITER },
    ]);
  });

  test('carries on a session, which the answer looks back on', async () => {
    const person = await newPerson();
    const id = await beginSession(person, 'First');
    await ask(person, { session_id: id, text: 'Second' });
    expect(turns[1]).toMatchObject({
      text: 'Second',
      history: [
        { role: 'user', text: 'First' },
        { role: 'assistant', text: 'An answer.' },
      ],
    });
    expect((await read(person, id)).messages).toHaveLength(4);
  });

  test('is answered with what the answer before was about, which readers are not shown', async () => {
    const person = await newPerson();
    const about = { kind: 'skills' as const, names: ['Python'] };
    answer = async (turn) => {
      turns.push(turn);
      return { ...answerOf('Added.', { about, choices: ['And SQL'] }), writer: WRITER };
    };
    const id = await beginSession(person, 'First');
    const { messages } = await read(person, id);
    await ask(person, { session_id: id, text: 'Second' });
    expect(turns[1]?.history[1]).toMatchObject({ role: 'assistant', about, choices: ['And SQL'], proposals: [] });
    expect(messages[1]).not.toHaveProperty('about');
  });

  test('that is asked again replaces its answer, once the new one is whole', async () => {
    const person = await newPerson();
    const message_id = randomUUID();
    const [begun] = eventsOf(await ask(person, { message_id }));
    const { id } = (begun as Extract<ChatEvent, { event: 'begun' }>).session;
    answer = async () => {
      throw new Error('the writer fails');
    };
    expect(eventsOf(await ask(person, { message_id, session_id: id })).at(-1)).toMatchObject({ event: 'failed' });
    expect((await read(person, id)).messages).toMatchObject([{ role: 'user' }, { text: 'An answer.' }]);
    answer = async () => ({ ...answerOf('Another.'), writer: WRITER });
    await ask(person, { message_id, session_id: id });
    expect((await read(person, id)).messages).toMatchObject([{ role: 'user' }, { text: 'Another.' }]);
  });

  test('that was edited takes the place of the old one and all that followed', async () => {
    const person = await newPerson();
    const id = await beginSession(person, 'First');
    await ask(person, { session_id: id, text: 'Second' });
    const { messages } = await read(person, id);
    await ask(person, { session_id: id, text: 'First, better', replaces: messages[0].id });
    expect((await read(person, id)).messages.map(({ text }: { text: string }) => text)).toEqual([
      'First, better',
      'An answer.',
    ]);
  });

  test('that is not the last one any more keeps no answer', async () => {
    const person = await newPerson();
    const id = await beginSession(person, 'First');
    let release = () => {};
    const isAsked = new Promise<void>((resolve) => {
      answer = async (turn) => {
        if (turn.text === 'Slow') {
          resolve();
          await new Promise<void>((go) => {
            release = go;
          });
        }
        return { ...answerOf(`To ${turn.text}`), writer: WRITER };
      };
    });
    const slow = ask(person, { session_id: id, text: 'Slow' });
    await isAsked;
    await ask(person, { session_id: id, text: 'Quick' });
    release();
    expect(eventsOf(await slow).at(-1)).toMatchObject({ event: 'failed', code: 'chat_moved_on' });
    expect((await read(person, id)).messages.map(({ text }: { text: string }) => text)).toEqual([
      'First',
      'An answer.',
      'Slow',
      'Quick',
      'To Quick',
    ]);
  });

  test('whose answer is cut leaves nothing of the answer', async () => {
    const person = await newPerson();
    let isStopped = false;
    answer = async (_turn, { onText, signal }) => {
      onText('Half an');
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          isStopped = true;
          reject(signal.reason);
        });
      });
    };
    const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const leave = new AbortController();
    const response = await fetch(`${address}/api/chat/`, {
      method: 'POST',
      headers: { ...person, 'content-type': 'application/json' },
      body: JSON.stringify({ message_id: randomUUID(), text: 'Long?' }),
      signal: leave.signal,
    });
    const reader = response.body!.getReader();
    let heard = '';
    while (!heard.includes('Half an')) heard += new TextDecoder().decode((await reader.read()).value);
    leave.abort();
    while (!isStopped) await new Promise((resolve) => setTimeout(resolve, 5));
    const [session] = await sessionsOf(person);
    expect((await read(person, session.id)).messages).toMatchObject([{ role: 'user', text: 'Long?' }]);
  });

  test('with a resume that is not the asker’s is refused, and begins nothing', async () => {
    const [ada, grace] = [await newPerson(), await newPerson()];
    const created = await call('POST', '/api/resume/create/', ada, { idempotency_key: 'resume-of-ada' });
    const attachments = [{ kind: 'resume', resume_id: created.json().resume.id }];
    expect((await ask(grace, { attachments })).json()).toMatchObject({ code: 'resume_not_found' });
    expect(await sessionsOf(grace)).toEqual([]);
    expect(eventsOf(await ask(ada, { attachments })).at(-1)).toMatchObject({ event: 'done' });
    expect(turns.at(-1)?.resume?.id).toBe(created.json().resume.id);
  });

  test('keeps an advert and a file in mind for the questions that follow', async () => {
    const person = await newPerson();
    const [begun] = eventsOf(
      await ask(person, {
        attachments: [
          { kind: 'advert', text: 'Nurse wanted\nin Doha' },
          { kind: 'file', name: 'notes.txt', text: 'My notes' },
        ],
      }),
    );
    if (begun?.event !== 'begun') throw new Error();
    expect(begun.message.attachments).toEqual([
      { kind: 'advert', name: 'Nurse wanted' },
      { kind: 'file', name: 'notes.txt' },
    ]);
    await ask(person, { session_id: begun.session.id, text: 'And now?' });
    expect(turns[1]).toMatchObject({ advert: 'Nurse wanted\nin Doha', file: { name: 'notes.txt', text: 'My notes' } });
  });
});

describe('sessions', () => {
  test('are found by their title and by what was said, and a wildcard is a character', async () => {
    const person = await newPerson();
    const salary = await beginSession(person, 'What about 100% of my salary?');
    await beginSession(person, 'Photo or not?');
    expect((await sessionsOf(person)).map(({ title }: { title: string }) => title)).toEqual([
      'Photo or not?',
      'What about 100% of my salary?',
    ]);
    expect(await sessionsOf(person, 'SALARY')).toMatchObject([{ id: salary }]);
    expect(await sessionsOf(person, '100%')).toMatchObject([{ id: salary }]);
    expect(await sessionsOf(person, 'an answer')).toHaveLength(2);
    expect(await sessionsOf(person, 'ph_to')).toEqual([]);
  });

  test('are renamed and pinned; pinned ones come first', async () => {
    const person = await newPerson();
    const first = await beginSession(person, 'First');
    await beginSession(person, 'Second');
    await call('PATCH', `/api/chat/sessions/${first}/`, person, { title: 'Mine', is_pinned: true });
    expect(await sessionsOf(person)).toMatchObject([{ title: 'Mine', is_pinned: true }, { title: 'Second' }]);
  });

  test('are deleted, and the deletion is taken back', async () => {
    const person = await newPerson();
    const id = await beginSession(person);
    await call('DELETE', `/api/chat/sessions/${id}/`, person);
    expect(await sessionsOf(person)).toEqual([]);
    expect((await ask(person, { session_id: id })).statusCode).toBe(404);
    await call('POST', `/api/chat/sessions/${id}/undelete/`, person);
    expect((await read(person, id)).messages).toHaveLength(2);
  });
});

describe('a visitor without an account', () => {
  test('has talks by the browser’s cookie, and no other browser sees them', async () => {
    const first = await ask({});
    const browser = cookieOf(first);
    expect(first.headers['set-cookie']).toMatch(/HttpOnly.*SameSite=Strict/);
    const [session] = await sessionsOf(browser);
    expect((await read(browser, session.id)).messages).toHaveLength(2);
    const other = cookieOf(await ask({}));
    expect((await call('GET', `/api/chat/sessions/${session.id}/`, other)).statusCode).toBe(404);
    expect((await ask(other, { session_id: session.id })).statusCode).toBe(404);
    expect(await sessionsOf({})).toEqual([]);
  });

  test('takes them into the account, once', async () => {
    const browser = cookieOf(await ask({}));
    const [session] = await sessionsOf(browser);
    const person = await newPerson();
    const claim = await call('POST', '/api/chat/sessions/claim/', { ...person, ...browser });
    expect(claim.json()).toEqual({ success: true, claimed: 1 });
    expect((await read(person, session.id)).messages).toHaveLength(2);
    expect(await sessionsOf(browser)).toEqual([]);
    const again = await call('POST', '/api/chat/sessions/claim/', { ...(await newPerson()), ...browser });
    expect(again.json().claimed).toBe(0);
  });

  test('leaves nothing behind after a day', async () => {
    const browser = cookieOf(await ask({}));
    const { pool } = api.options.database;
    await pool.query(
      `update chat_sessions set expires_at = now() - interval '1 minute' where visitor_hash is not null`,
    );
    expect(await sessionsOf(browser)).toEqual([]);
    for (const data of PERSONAL_DATA) await data.removeExpired?.(api.options.database);
    expect((await pool.query('select 1 from chat_sessions where visitor_hash is not null')).rows).toEqual([]);
  });
});

test('two people’s talks never mix, whatever id they ask for', async () => {
  const [ada, grace] = [await newPerson(), await newPerson()];
  const id = await beginSession(ada, 'Secret of Ada');
  const { messages } = await read(ada, id);
  const attempts = await Promise.all([
    call('GET', `/api/chat/sessions/${id}/`, grace),
    call('PATCH', `/api/chat/sessions/${id}/`, grace, { title: 'Mine' }),
    call('DELETE', `/api/chat/sessions/${id}/`, grace),
    ask(grace, { session_id: id, message_id: messages[0].id }),
    ask(grace, { session_id: id, replaces: messages[0].id }),
  ]);
  expect(attempts.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect(await sessionsOf(grace, 'Secret')).toEqual([]);
  expect((await read(ada, id)).messages).toEqual(messages);
  // The same id of a message in both accounts is two messages.
  await ask(grace, { message_id: messages[0].id, text: 'Of Grace' });
  expect((await read(ada, id)).messages).toEqual(messages);
});

describe('a proposal', () => {
  async function propose(person: Headers) {
    const created = await call('POST', '/api/resume/create/', person, {
      idempotency_key: randomUUID(),
      title: 'My resume',
    });
    const resume = created.json().resume;
    answer = async () => ({
      ...answerOf('A shorter one:', {
        proposals: [
          {
            resumeId: resume.id,
            title: 'Shorten the summary',
            diffs: [{ label: 'Summary', before: '', after: 'Nurse.' }],
            changes: [{ path: ['personal', 'profile'], before: '', after: 'Nurse.' }],
          },
        ],
      }),
      writer: WRITER,
    });
    const done = eventsOf(await ask(person)).at(-1) as Extract<ChatEvent, { event: 'done' }>;
    return { resume, proposal: (done.message as AssistantMessage).proposals[0]! };
  }
  const profileOf = async (person: Headers, id: string) =>
    (await call('GET', `/api/resume_data/?id=${id}`, person)).json().resume.data.personal.profile;

  test('changes nothing until it is accepted, is kept in the history, and can be undone', async () => {
    const person = await newPerson();
    const { resume, proposal } = await propose(person);
    expect(proposal).toMatchObject({ state: 'open', document: { kind: 'resume', title: 'My resume' } });
    expect(await profileOf(person, resume.id)).toBe('');
    const accepted = await call('POST', `/api/chat/proposals/${proposal.id}/accept/`, person);
    expect(accepted.json()).toMatchObject({ proposal: { state: 'accepted' } });
    expect(await profileOf(person, resume.id)).toBe('Nurse.');
    const versions = await call('GET', `/api/resume/${resume.id}/versions/`, person);
    expect(versions.json().versions).toMatchObject([{ name: 'Shorten the summary', revision: 1 }]);
    const undone = await call('POST', `/api/chat/proposals/${proposal.id}/undo/`, person);
    expect(undone.json()).toMatchObject({ proposal: { state: 'undone' } });
    expect(await profileOf(person, resume.id)).toBe('');
  });

  test('made for a text that has changed since writes nothing', async () => {
    const person = await newPerson();
    const { resume, proposal } = await propose(person);
    await call('PATCH', `/api/resume/${resume.id}/update/`, person, {
      changes: [{ path: ['personal', 'profile'], before: '', after: 'My own words.' }],
    });
    const refused = await call('POST', `/api/chat/proposals/${proposal.id}/accept/`, person);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'proposal_outdated']);
    expect(await profileOf(person, resume.id)).toBe('My own words.');
  });

  test('of somebody else does not exist', async () => {
    const person = await newPerson();
    const { resume, proposal } = await propose(person);
    const other = await newPerson();
    expect((await call('POST', `/api/chat/proposals/${proposal.id}/accept/`, other)).statusCode).toBe(404);
    expect(await profileOf(person, resume.id)).toBe('');
  });
});

describe('a proposal for a letter', () => {
  const TEXT = 'Dear team,\n\nFirst thing. Second thing.\n\nThird thing.\n\nYours,\nAda';
  const letterUrl = (id: string) => `/api/cover-letter/letters/${id}/`;
  async function keepLetter(person: Headers, introduction = TEXT, id = randomUUID()) {
    const kept = await call('PUT', letterUrl(id), person, {
      title: 'For Loaf',
      letter: {
        jobTitle: 'Baker',
        introduction,
        generatedAt: '2026-03-03T09:00:00.000Z',
        rawResponse: {},
        resumeFileSize: 8,
      },
      request: { job_description: 'A baker.', job_title: 'Baker', template: 'classic', generation_id: 'none' },
    });
    expect(kept.statusCode).toBe(200);
    return id;
  }
  const textNow = async (person: Headers, id: string) =>
    (await call('GET', letterUrl(id), person)).json().letter.letter.introduction;
  async function propose(person: Headers, letterId: string) {
    answer = async (turn) => {
      turns.push(turn);
      const outcome = useTool({ name: 'rewrite_letter', input: { passage: 'Second thing.', rewritten: '' }, turn });
      return { ...outcome, writer: WRITER };
    };
    const events = eventsOf(await ask(person, { attachments: [{ kind: 'letter', letter_id: letterId }] }));
    const done = events.at(-1) as Extract<ChatEvent, { event: 'done' }>;
    return (done.message as AssistantMessage).proposals[0]!;
  }
  const move = (person: Headers, { id }: { id: string }, to: 'accept' | 'undo') =>
    call('POST', `/api/chat/proposals/${id}/${to}/`, person);

  test('changes nothing until it is accepted, is kept in the letter’s history, and can be undone', async () => {
    const person = await newPerson();
    const letter = await keepLetter(person);
    const proposal = await propose(person, letter);
    expect(turns.at(-1)?.letter).toMatchObject({ id: letter, title: 'For Loaf', advert: 'A baker.', text: TEXT });
    expect(proposal).toMatchObject({ state: 'open', document: { kind: 'letter', id: letter, title: 'For Loaf' } });
    expect(await textNow(person, letter)).toBe(TEXT);
    const twice = await Promise.all([move(person, proposal, 'accept'), move(person, proposal, 'accept')]);
    expect(twice.map((response) => response.json().proposal.state)).toEqual(['accepted', 'accepted']);
    const changed = TEXT.replace(' Second thing.', '');
    expect(await textNow(person, letter)).toBe(changed);
    const { versions } = (await call('GET', `${letterUrl(letter)}versions/`, person)).json();
    expect(versions).toMatchObject([{ name: 'Rewrite a passage', text: TEXT }]);
    expect((await move(person, proposal, 'undo')).json()).toMatchObject({ proposal: { state: 'undone' } });
    expect(await textNow(person, letter)).toBe(TEXT);
    await call('POST', `${letterUrl(letter)}versions/${versions[0].id}/restore/`, person);
    expect(await textNow(person, letter)).toBe(TEXT);
  });

  test('goes in beside what was typed meanwhile, and never over it', async () => {
    const person = await newPerson();
    const letter = await keepLetter(person);
    const [first, second] = [await propose(person, letter), await propose(person, letter)];
    await keepLetter(person, TEXT.replace('Third thing.', 'My own third.'), letter);
    await move(person, first, 'accept');
    const both = await textNow(person, letter);
    expect(both).toContain('My own third.');
    expect(both).not.toContain('Second thing.');
    const own = TEXT.replace('First thing.', 'My own first.');
    await keepLetter(person, own, letter);
    // A browser that had not heard of the proposal has written over it: it can be brought back.
    const { versions } = (await call('GET', `${letterUrl(letter)}versions/`, person)).json();
    expect(versions.map(({ text }: { text: string }) => text)).toContain(both);
    await keepLetter(person, own, letter);
    expect((await call('GET', `${letterUrl(letter)}versions/`, person)).json().versions).toHaveLength(versions.length);
    for (const [proposal, to] of [
      [first, 'undo'],
      [second, 'accept'],
    ] as const) {
      const refused = await move(person, proposal, to);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'proposal_outdated']);
    }
    expect(await textNow(person, letter)).toBe(own);
  });

  test('is nobody else’s: not the letter, not the proposal, not the versions', async () => {
    const [ada, grace] = [await newPerson(), await newPerson()];
    const letter = await keepLetter(ada);
    const proposal = await propose(ada, letter);
    expect((await ask(grace, { attachments: [{ kind: 'letter', letter_id: letter }] })).json()).toMatchObject({
      code: 'letter_not_found',
    });
    expect((await move(grace, proposal, 'accept')).statusCode).toBe(404);
    await move(ada, proposal, 'accept');
    expect((await move(grace, proposal, 'undo')).statusCode).toBe(404);
    const [version] = (await call('GET', `${letterUrl(letter)}versions/`, ada)).json().versions;
    expect((await call('GET', `${letterUrl(letter)}versions/`, grace)).statusCode).toBe(404);
    const url = `versions/${version.id}/restore/`;
    expect((await call('POST', letterUrl(letter) + url, grace)).statusCode).toBe(404);
    // Nor does a version of one letter get into another.
    expect((await call('POST', letterUrl(await keepLetter(grace)) + url, grace)).statusCode).toBe(404);
    expect(await textNow(ada, letter)).not.toContain('Second thing.');
    // A proposal that a writer makes for a letter of somebody else changes nothing.
    answer = async () => ({
      ...answerOf('Yours?', {
        proposals: [
          {
            letterId: letter,
            title: 'Steal',
            diffs: [],
            changes: [{ path: ['introduction'], before: 'Third thing.', after: 'Mine.' }],
          },
        ],
      }),
      writer: WRITER,
    });
    const done = eventsOf(await ask(grace)).at(-1) as Extract<ChatEvent, { event: 'done' }>;
    const [stolen] = (done.message as AssistantMessage).proposals;
    if (stolen) expect((await move(grace, stolen, 'accept')).statusCode).toBe(404);
    expect(await textNow(ada, letter)).toContain('Third thing.');
  });
});
