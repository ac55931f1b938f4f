import { screen, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { RenderedRemote } from '@vitae/remote-kit/testing';
import { letterDraft, toStoredLetter } from '../letter/stored-letter.ts';
import { fillBrowserGaps } from '../testing/browser-gaps.ts';
import { letterAnswer } from '../testing/letter-api.ts';
import { openScreen } from '../testing/open-screen.ts';

let remote: RenderedRemote;
const user = userEvent.setup();
const consoleError = console.error;

beforeAll(fillBrowserGaps);
beforeEach(() => {
  // No fonts can be fetched here, which the preview reports; it then shows the letter's plain text.
  console.error = () => {};
});
afterEach(async () => {
  await remote.unmount();
  localStorage.clear();
  console.error = consoleError;
});

const open = async (closing = '') => {
  const letter = toStoredLetter(letterAnswer(), {
    jobTitle: 'Analyst',
    templateName: 'Classic Cover Letter',
    resumeFileName: 'ada.txt',
    resumeFileSize: 8,
    letterhead: { fullName: 'Ada Lovelace', email: 'ada@example.com', phone: '', location: 'London' },
    date: '',
    companyAddress: '12 Mill Lane',
  });
  letterDraft.set({ ...letter, closing, generatedAt: '2026-03-03T09:05:00.000Z' });
  remote = await openScreen('/coverletter-download', 'http://127.0.0.1:9');
  await screen.findByRole('heading', { name: 'Preview Your Cover Letter' });
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('shows every part of the letter', async () => {
  await open('Call me after four.');
  for (const part of [
    'Ada Lovelace',
    'ada@example.com',
    'Engines Ltd',
    '12 Mill Lane',
    'I apply.',
    'Skills: Analysis',
    'Call me after four.',
    'Attached resume: ada.txt',
  ]) {
    expect(await screen.findByText(part)).toBeInTheDocument();
  }
});

test('says which template, when and which plan', async () => {
  await open();
  const cards = Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(cards).toEqual({
    Template: 'Classic Cover Letter',
    Generated: new Date('2026-03-03T09:05:00.000Z').toLocaleString('en-US', {
      dateStyle: 'medium',
      timeStyle: 'short',
    }),
    Plan: 'Free',
  });
});

test('copies the letter with its closing line', async () => {
  await open('Call me after four.');
  await press('Copy to Clipboard');
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${letterAnswer().generated_letter}\n\nCall me after four.`);
});

test('says so when the PDF cannot be made', async () => {
  await open();
  await press('Download as PDF');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate PDF.');
});

test('Edit Letter goes back to the builder', async () => {
  await open();
  await press('Edit Letter');
  await waitFor(() =>
    expect(remote.platform.recorded.navigations).toContainEqual({ to: '/coverletter-builder#letter', replace: false }),
  );
});

test('is printed by the browser as the letter alone, which is on the page no longer than that', async () => {
  await open();
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.querySelector('[data-print]')).toHaveTextContent('Engines Ltd');
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(document.querySelector('[data-print]')).toBeNull());
});
