import type { ServerResponse } from 'node:http';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { PICTURES_ONLY } from '@vitae/contract/files';
import { defineRemote } from '@vitae/remote-kit/define-remote';
import { createFakePlatform, type RenderedRemote, renderRemote } from '@vitae/remote-kit/testing';
import manifest from '../../remote.json';
import { messages } from '../messages.ts';
import { screens } from '../screens.ts';
import {
  answerOf,
  begun,
  type ChatApi,
  questionOf,
  SESSION,
  sendJson,
  startChatApi,
  stream,
} from '../testing/chat-api.ts';

const ASK = 'POST /api/chat/';
const TALK = `/ai-chat?session=${SESSION.id}`;
const READ = `GET /api/chat/sessions/${SESSION.id}/`;
const ANSWER_ID = '22222222-2222-4222-8222-222222222222';

const user = userEvent.setup({ applyAccept: false });
let api: ChatApi;
let remote: RenderedRemote;

const open = async (path = '/ai-chat') => {
  const definition = defineRemote({ manifest, messages, routes: screens });
  remote = await renderRemote(definition, path, createFakePlatform({ baseUrl: api.url }));
  return await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
};
const reopen = async (path?: string) => {
  await remote.unmount();
  return await open(path);
};
const ask = async (text: string) => {
  fireEvent.input(screen.getByRole('textbox', { name: 'Your question' }), { target: { value: text } });
  await user.click(screen.getByRole('button', { name: 'Send' }));
};
const questions = () => api.requests.filter(({ path }) => path === '/api/chat/').map(({ body }) => JSON.parse(body));
const talkOf = (...messages: unknown[]) => ({
  success: true,
  session: SESSION,
  messages,
  resume_id: null,
  has_advert: false,
});

beforeEach(async () => {
  api = await startChatApi();
});
afterEach(async () => {
  await remote.unmount();
  await api.close();
  localStorage.clear();
});

test('an answer grows as it arrives, and stands with its sources when it is whole', async () => {
  let answering: ServerResponse | undefined;
  api.on(ASK, (request, response) => {
    answering = response;
    stream(response, begun(request), { event: 'text', text: 'One page ' });
  });
  await open();
  await ask('How long should it be?');
  const answer = await screen.findByText('One page');
  expect(answer.closest('article')).toHaveAttribute('aria-busy', 'true');
  stream(answering!, {
    event: 'done',
    session: SESSION,
    message: answerOf(ANSWER_ID, 'One page, **no more**.', {
      sources: [{ title: 'How long a resume is', origin: 'Advice', url: null }],
      choices: ['What do I leave out?'],
    }),
  });
  answering!.end();
  expect(await screen.findByText('no more')).toBeVisible();
  await user.click(screen.getByText('1 source'));
  expect(screen.getByText(/How long a resume is: Advice/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'What do I leave out?' }));
  await waitFor(() => expect(questions()).toHaveLength(2));
  expect(questions()[1]).toMatchObject({ text: 'What do I leave out?', session_id: SESSION.id });
});

test('an answer that is cut says that nothing is kept, and the same question is asked again', async () => {
  api.on(ASK, (request, response) => {
    stream(response, begun(request), { event: 'text', text: 'One p' });
    response.end();
  });
  await open();
  await ask('How long should it be?');
  expect(await screen.findByText(/connection was lost before the answer was complete/)).toBeVisible();
  api.on(ASK, (request, response) => {
    stream(response, begun(request), { event: 'done', session: SESSION, message: answerOf(ANSWER_ID, 'One page.') });
    response.end();
  });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByRole('article', { name: 'Assistant' })).toHaveTextContent(/^One page\./));
  const [first, second] = questions();
  expect(second.message_id).toBe(first.message_id);
});

test.each([
  ['is refused before it begins', 429, 'Please wait a minute.'],
  ['fails on the way', 200, 'The assistant could not answer.'],
])('a question that %s says why, and is still there', async (_how, status, message) => {
  api.on(ASK, (request, response) => {
    if (status !== 200) return void sendJson(response, status, { success: false, code: 'too_many', message });
    stream(response, begun(request), { event: 'failed', code: 'broken', message });
    response.end();
  });
  await open();
  await ask('How long should it be?');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('How long should it be?')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
});

test('an answer is stopped, and its question edited in its place', async () => {
  api.on(ASK, (request, response) => stream(response, begun(request), { event: 'text', text: 'Well, ' }));
  await open();
  await ask('How long?');
  await screen.findByText('Well,');
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('The answer was interrupted. Nothing of it is kept.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit and send again' }));
  const field = screen.getAllByRole('textbox').find((each) => (each as HTMLTextAreaElement).value === 'How long?')!;
  fireEvent.input(field, { target: { value: 'How long is too long?' } });
  await user.click(within(field.closest('form')!).getByRole('button', { name: /Send|Ask/ }));
  await waitFor(() => expect(questions()).toHaveLength(2));
  const [first, second] = questions();
  expect(second).toMatchObject({ text: 'How long is too long?', replaces: first.message_id });
});

test('what is typed, and what it will bring along, is still there after a reload', async () => {
  await open();
  fireEvent.input(screen.getByRole('textbox', { name: 'Your question' }), { target: { value: 'Does it fit?' } });
  await user.click(screen.getByRole('button', { name: 'Add a resume, an advert or a file' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Job advert' }));
  const advert = await screen.findByRole('textbox', { name: 'Job advert' });
  fireEvent.input(advert, { target: { value: 'Nurse, night shifts\nFor our ward' } });
  await user.click(screen.getByRole('button', { name: 'Add the advert' }));
  expect(await screen.findByText('Nurse, night shifts')).toBeVisible();

  expect(await reopen()).toHaveValue('Does it fit?');
  expect(screen.getByText('Nurse, night shifts')).toBeVisible();
  api.on(ASK, (request, response) => stream(response, begun(request)));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(questions()).toHaveLength(1));
  expect(questions()[0].attachments).toEqual([{ kind: 'advert', text: 'Nurse, night shifts\nFor our ward' }]);
  expect(screen.queryByRole('button', { name: 'Remove Nurse, night shifts' })).toBeNull();
});

test('a picture is read off when its words cannot be selected', async () => {
  api.on('POST /api/file-text/', ({ body }, response) =>
    body.includes('name="read_pictures"\r\n\r\ntrue')
      ? sendJson(response, 200, { success: true, text: 'Certificate of nursing' })
      : sendJson(response, 400, { success: false, code: PICTURES_ONLY, message: 'No text.' }),
  );
  await open();
  await user.click(screen.getByRole('button', { name: 'Add a resume, an advert or a file' }));
  await screen.findByRole('menuitem', { name: 'File or picture' });
  await user.upload(screen.getByLabelText('File'), new File(['\x89PNG'], 'certificate.png', { type: 'image/png' }));
  expect(await screen.findByRole('button', { name: 'Remove certificate.png' })).toBeVisible();
  api.on(ASK, (request, response) => stream(response, begun(request)));
  await ask('Is it enough?');
  await waitFor(() => expect(questions()).toHaveLength(1));
  expect(questions()[0].attachments).toEqual([
    { kind: 'file', name: 'certificate.png', text: 'Certificate of nursing' },
  ]);
});

test('reading a file can be stopped', async () => {
  api.on('POST /api/file-text/', () => {});
  await open();
  await user.click(screen.getByRole('button', { name: 'Add a resume, an advert or a file' }));
  await screen.findByRole('menuitem', { name: 'File or picture' });
  await user.upload(screen.getByLabelText('File'), new File(['x'], 'long.pdf'));
  await user.click(await screen.findByRole('button', { name: 'Stop reading long.pdf' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop reading long.pdf' })).toBeNull());
  expect(remote.platform.recorded.notifications).toEqual([]);
});

test('a talk whose last question has no answer offers to ask it again; one that is gone says so', async () => {
  api.on(READ, (_request, response) =>
    sendJson(response, 200, talkOf(questionOf('33333333-3333-4333-8333-333333333333', 'And then?'))),
  );
  await open(TALK);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  api.on(READ, (_request, response) =>
    sendJson(response, 404, { success: false, code: 'chat_not_found', message: 'This conversation is gone.' }),
  );
  await remote.unmount();
  const definition = defineRemote({ manifest, messages, routes: screens });
  remote = await renderRemote(definition, TALK, createFakePlatform({ baseUrl: api.url }));
  expect(await screen.findByText('This conversation is gone.')).toBeVisible();
});

test('what an answer holds is text: no script, no address that runs one', async () => {
  const hostile = 'See <img src=x onerror="alert(1)"> and [this](javascript:alert(1)) <script>alert(1)</script>';
  api.on(READ, (_request, response) =>
    sendJson(
      response,
      200,
      talkOf(questionOf('33333333-3333-4333-8333-333333333333', hostile), answerOf(ANSWER_ID, hostile)),
    ),
  );
  await open(TALK);
  await screen.findAllByText(/and/);
  expect(remote.element.querySelector('script, img[onerror], [href^="javascript"]')).toBeNull();
});
