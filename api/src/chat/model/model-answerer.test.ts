import { randomUUID } from 'node:crypto';
import type { AssistantMessage, ChatEvent } from '@vitae/contract/chat';
import {
  calls,
  cuts,
  type ModelReply,
  ModelStandIn,
  refuses,
  says,
  speaksNonsense,
  stalls,
} from '../../testing/model-stand-in.ts';
import { bearer, createAccount } from '../../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTextWork, type TextWork } from '../../workers/text-work.ts';
import { createAnswerer } from '../create-answerer.ts';
import { RESUME } from '../testing/turn.ts';

const model = new ModelStandIn();
let work: TextWork;
let api: TestApp;
let person: Record<string, string>;
let resumeId: string;

beforeAll(async () => {
  await model.start();
  work = createTextWork();
  const config = { baseUrl: model.url, apiKey: 'key', model: 'test-model', totalTimeoutMs: 8_000, idleTimeoutMs: 400 };
  api = await createTestApp({
    assistant: createAnswerer(config, work),
    rateLimits: { general: 10_000, letters: 10_000, signIn: 10_000, factor: 100 },
  });
  person = bearer((await createAccount(api.app, 'model@example.org')).access);
  const created = await api.app.inject({
    method: 'POST',
    url: '/api/resume/create/',
    headers: person,
    payload: { idempotency_key: 'resume-of-model', title: 'My resume', data: RESUME },
  });
  resumeId = created.json().resume.id;
});
afterAll(async () => {
  await api.close();
  await work.close();
  await model.stop();
});
beforeEach(() => {
  model.received = [];
});

async function ask(replies: ModelReply[], text = 'How long should my resume be?', more: object = {}) {
  model.replies = [...replies];
  const payload = { message_id: randomUUID(), text, ...more };
  const response = await api.app.inject({ method: 'POST', url: '/api/chat/', headers: person, payload });
  const events: ChatEvent[] = response.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const done = events.at(-1);
  if (done?.event !== 'done') throw new Error(response.body);
  return { events, session: done.session, message: done.message as AssistantMessage };
}

const resumeNow = async () =>
  (await api.app.inject({ url: `/api/resume_data/?id=${resumeId}`, headers: person })).json().resume;

test('a model’s answer is streamed and kept under its name', async () => {
  const { events, message } = await ask([says('Two pages are fine.')]);
  expect(events.filter(({ event }) => event === 'text').length).toBeGreaterThan(1);
  expect(message).toMatchObject({ text: 'Two pages are fine.', writer: { name: 'test-model', fallback_reason: null } });
});

describe('when the model fails, the coach answers and says why:', () => {
  test.each<[string, ModelReply, string, number | null]>([
    ['its key is refused', refuses(401), 'key_refused', null],
    ['it does not know the model', refuses(404), 'unknown_model', null],
    ['it is busy and says until when', refuses(429, { 'retry-after': '7' }), 'busy', 7],
    ['it is busy', refuses(429), 'busy', null],
    ['it reports an error', refuses(503), 'broken', null],
    ['it speaks another protocol', speaksNonsense, 'unreadable', null],
    ['it stalls', stalls, 'slow', null],
    ['it is cut off', cuts, 'interrupted', null],
    ['it stops before its end', says('Two pages', 'length'), 'interrupted', null],
    ['it declines', says('', 'content_filter'), 'declined', null],
    ['it says nothing', says(''), 'unreadable', null],
  ])('%s', async (_case, reply, reason, seconds) => {
    const { events, message, session } = await ask([reply]);
    expect(message.writer).toEqual({ name: 'builtin', fallback_reason: reason, retry_after: seconds });
    expect(message.text).toContain('One page for your first ten years');
    // What had been shown of the failed answer is taken back first.
    const texts = events.slice(events.findLastIndex(({ event }) => event === 'restarted') + 1);
    expect(texts.flatMap((each) => (each.event === 'text' ? [each.text] : [])).join('')).toBe(message.text);
    const kept = await api.app.inject({ url: `/api/chat/sessions/${session.id}/`, headers: person });
    expect(kept.json().messages.map(({ text }: { text: string }) => text)).toEqual([
      'How long should my resume be?',
      message.text,
    ]);
  });

  test('it cannot be reached', async () => {
    const gone = createAnswerer({ baseUrl: 'http://127.0.0.1:9/v1', model: 'm', totalTimeoutMs: 4_000 }, work);
    const { turnOf } = await import('../testing/turn.ts');
    const answer = await gone.answer(turnOf('How long should my resume be?'), {
      signal: new AbortController().signal,
      client: 'test',
      onText: () => {},
      onRestart: () => {},
    });
    expect(answer.writer.fallback_reason).toBe('unreachable');
  });
});

describe('tools', () => {
  test('that are called propose, and the model hears what they found', async () => {
    const { message } = await ask(
      [
        calls('rewrite_bullets', {
          line: 'Responsible for managing 24 pickers in two shifts',
          rewritten: 'Led 24 pickers in two shifts',
        }),
        says('I propose a stronger line.'),
      ],
      'Make my first line stronger',
    );
    expect(message.proposals).toMatchObject([{ diffs: [{ after: 'Led 24 pickers in two shifts' }], state: 'open' }]);
    expect(JSON.stringify(model.received[1])).toContain('Nothing changes until you accept it');
    expect((await resumeNow()).revision).toBe(1);
  });

  test('refuse a figure that nobody has stated', async () => {
    const { message } = await ask(
      [
        calls('rewrite_bullets', { line: 'Cut picking errors by 48% with SAP EWM', rewritten: 'Cut errors by 95%' }),
        says('Done.'),
      ],
      'Make it better',
    );
    expect(message.proposals).toEqual([]);
  });

  test.each<[string, ModelReply]>([
    ['do not exist', calls('delete_account', {})],
    ['are called with something else', calls('fill_gap', { from: 'yesterday' })],
  ])('that %s end in an answer, and change nothing', async (_case, reply) => {
    const { message } = await ask([reply, says('I cannot do that.')], 'Do it');
    expect(message.proposals).toEqual([]);
    expect((await resumeNow()).revision).toBe(1);
  });

  test('that are called for ever are stopped', async () => {
    const again = calls('search_advice', { query: 'length' });
    const { message } = await ask(Array.from({ length: 10 }, () => again));
    expect(model.received.length).toBeLessThanOrEqual(5);
    expect(message.writer.name).toBe('builtin');
  });
});
