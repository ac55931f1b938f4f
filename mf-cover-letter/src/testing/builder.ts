import { jest } from '@jest/globals';
import { configure, fireEvent, screen } from '@testing-library/dom';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { RenderedRemote } from '@vitae/remote-kit/testing';
import { cancelGeneration } from '../builder/generation.ts';
import { generationRequestDraft } from '../letter/generation-request.ts';
import { addToHistory } from '../letter/letter-history.ts';
import { resetResumeFile } from '../letter/resume-file.ts';
import { letterDraft, toStoredLetter } from '../letter/stored-letter.ts';
import { fillBrowserGaps } from './browser-gaps.ts';
import { type LetterApi, letterAnswer, startLetterApi } from './letter-api.ts';
import { openScreen } from './open-screen.ts';

/** Longer than the pause after a generation. */
export const WITHIN = { timeout: 20_000 };
export const RESUME = new File(['Ada King'], 'ada.txt', { type: 'text/plain' });
export const user = userEvent.setup({ applyAccept: false, pointerEventsCheck: PointerEventsCheckLevel.Never });

/** The screen of the test that runs, and the API behind it. */
export const builder = {} as { api: LetterApi; remote: RenderedRemote };

/** Gives each test of the file an API of its own, and leaves nothing behind. */
export function setUpBuilder(): void {
  // A letter takes its second of pause, on a busy machine more.
  jest.setTimeout(60_000);
  beforeAll(() => {
    fillBrowserGaps();
    // Working out what is visible takes most of a query's time here; the browser tests see to it.
    configure({ defaultHidden: true });
  });
  beforeEach(async () => {
    builder.api = await startLetterApi();
  });
  afterEach(async () => {
    await builder.remote.unmount();
    await builder.api.close();
    cancelGeneration();
    resetResumeFile();
    localStorage.clear();
  });
}

export const open = async () => {
  builder.remote = await openScreen('/coverletter-builder', builder.api.url);
  await screen.findByRole('heading', { name: 'AI Cover Letter Generator' });
};
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const enter = (name: string | RegExp, value: string) => fireEvent.input(field(name), { target: { value } });
export const attach = (file: File) => user.upload(screen.getByLabelText(/^Resume/), file);
export const fillIn = async () => {
  enter(/^Job Description/, 'We look for an analyst.');
  enter(/^Job Title/, 'Analyst');
  await attach(RESUME);
  await screen.findByText('ada.txt');
};
/** What the panel's status says from now on, each message once. */
export const recordStatus = (): string[] => {
  const told: string[] = [];
  const status = screen.getAllByRole('status')[0]!;
  new MutationObserver(() => {
    const text = status.textContent;
    if (text && told.at(-1) !== text) told.push(text);
  }).observe(status, { subtree: true, childList: true, characterData: true });
  return told;
};
/** A letter from an earlier visit. */
export const openWithLetter = async () => {
  const request = {
    job_description: 'We look for an analyst.',
    job_title: 'Analyst',
    company_name: '',
    tone: 'Professional' as const,
    additional_context: '',
    template: 'default',
    generation_id: 'generation-1',
  };
  const letter = toStoredLetter(letterAnswer(), {
    jobTitle: 'Analyst',
    templateName: 'Default',
    resumeFileName: 'ada.txt',
    resumeFileSize: 8,
    letterhead: null,
    date: '',
    companyAddress: '',
  });
  letterDraft.set(letter);
  generationRequestDraft.set(request);
  addToHistory(null, letter, request);
  await open();
  await screen.findByRole('textbox', { name: 'Letter text' }, WITHIN);
};
export const generate = async () => {
  await fillIn();
  await user.click(button('Generate Cover Letter'));
  await screen.findByText('Cover letter generated successfully!', {}, WITHIN);
  await screen.findByRole('textbox', { name: 'Letter text' }, WITHIN);
};
