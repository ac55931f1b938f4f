import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { LetterContent, LetterRequest } from '@vitae/contract/letters';
import { createFakePlatform } from '@vitae/remote-kit/testing';
import { readOpenLetter } from '../letter/follow-open-letter.ts';
import { historyDraft, openLetterDraft } from '../letter/letter-history.ts';
import { letterDraft } from '../letter/stored-letter.ts';
import { openScreen } from '../testing/open-screen.ts';

const ID = '7f0e9d1c-3b52-4a6e-9a37-5b7c2f1d8e11';
const VERSION = '1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f';
const MOMENT = '2026-03-01T10:00:00.000Z';
const ADA = { username: 'ada' } as never;
const user = userEvent.setup();

/** The text that the account has. */
let text: string;
let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const path = request.url!.replace(/\?.*/, '');
    const send = (body: object) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: true, ...body }));
    };
    if (path.endsWith('/restore/')) {
      text = 'Before the proposal.';
      send({});
    } else if (path.endsWith('/versions/')) {
      send({
        versions: [{ id: VERSION, name: 'Shorten the letter', text: 'Before the proposal.', created_at: MOMENT }],
      });
    } else if (path.endsWith(`/${ID}/`))
      send({ letter: { id: ID, title: '', letter: contentOf(text), request: ASKED } });
    else send({ letters: [LISTED] });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  text = 'After the proposal.';
});
afterEach(() => localStorage.clear());

const contentOf = (introduction: string): LetterContent => ({
  fullName: '',
  email: '',
  phone: '',
  location: '',
  date: '',
  jobTitle: 'Nurse',
  companyName: 'Clinic',
  companyAddress: '',
  introduction,
  skills: '',
  closing: '',
  generatedAt: MOMENT,
  templateName: 'Default',
  rawResponse: {},
  resumeFileName: '',
  resumeFileSize: 0,
});
const ASKED: LetterRequest = {
  job_description: 'A nurse.',
  job_title: 'Nurse',
  company_name: '',
  tone: 'Professional',
  additional_context: '',
  template: 'default',
  generation_id: 'none',
};
const LISTED = {
  id: ID,
  title: '',
  job_title: 'Nurse',
  company_name: 'Clinic',
  template_name: 'Default',
  resume_file_name: '',
  excerpt: 'After',
  generated_at: MOMENT,
  versions: 1,
};

test('a letter that a proposal has changed is brought back, on the screen too where it is the open one', async () => {
  openLetterDraft.set({ id: ID, title: '' });
  letterDraft.set(contentOf(text));
  const remote = await openScreen('/coverletter-letters', url, ADA);
  await user.click(await screen.findByRole('button', { name: /^Earlier versions of Nurse, Clinic/ }));
  await user.click(await screen.findByText(/before:/));
  expect(screen.getByText('Before the proposal.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bring this text back' }));
  expect(await screen.findByText(/Your letter has this text again/)).toBeVisible();
  expect(letterDraft.get()?.introduction).toBe('Before the proposal.');
  await remote.unmount();
});

describe('the open letter', () => {
  const platform = (person: typeof ADA | null = ADA) => createFakePlatform({ baseUrl: url, user: person });
  beforeEach(() => {
    openLetterDraft.set({ id: ID, title: '' });
    letterDraft.set(contentOf('Of before.'));
  });

  test('takes over what was changed elsewhere', async () => {
    await readOpenLetter(platform());
    expect(letterDraft.get()?.introduction).toBe('After the proposal.');
  });

  test('keeps what was typed here and is on its way to the account, and a visitor’s', async () => {
    await readOpenLetter(platform(null));
    historyDraft.set([{ id: ID, owner: 'ada', title: '', letter: contentOf('Of before.'), request: ASKED }]);
    await readOpenLetter(platform());
    expect(letterDraft.get()?.introduction).toBe('Of before.');
  });
});
