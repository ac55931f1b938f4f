import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { generationRequestDraft } from '../letter/generation-request.ts';
import { letterFormDraft } from '../letter/letter-form.ts';
import { historyDraft, putIntoHistory } from '../letter/letter-history.ts';
import { letterDraft } from '../letter/stored-letter.ts';
import {
  builder,
  button,
  enter,
  field,
  fillIn,
  generate,
  open,
  openWithLetter,
  recordStatus,
  setUpBuilder,
  user,
  WITHIN,
} from '../testing/builder.ts';
import { letterAnswer } from '../testing/letter-api.ts';

setUpBuilder();

describe('regenerating', () => {
  test('sends the stored request with the variation request and shows the new letter', async () => {
    await openWithLetter();
    enter(/^Job Title/, 'Something else');
    enter('Variation request', 'Shorter, please');
    const told = recordStatus();
    await user.click(button('Regenerate'));
    await waitFor(() => expect(field('Letter text').value).toContain('Again.'), WITHIN);
    expect(told).toEqual(['Regenerating with new variations...', 'Creating new version...']);
    const { body } = builder.api.requests.find(({ path }) => path === '/api/cover-letter/regenerate/')!;
    expect(JSON.parse(body)).toEqual({
      job_description: 'We look for an analyst.',
      job_title: 'Analyst',
      company_name: '',
      tone: 'Professional',
      additional_context: '',
      template: 'default',
      generation_id: 'generation-1',
      regenerate: true,
      variation_request: 'Shorter, please',
    });
    expect(historyDraft.get()).toHaveLength(2);
  });

  test.each([
    [400, { message: 'Nothing to vary.' }, 'Nothing to vary.'],
    [400, '', 'Unable to regenerate. Please try generating a new cover letter.'],
    [429, { message: 'Slow down' }, 'Too many requests. Please wait a moment before regenerating.'],
    [404, { message: 'This letter is no longer stored.' }, 'This letter is no longer stored.'],
    [500, '', 'Failed to regenerate cover letter. Please try again.'],
  ])('answer %i %j reads "%s" and the letter stays', async (status, body, message) => {
    builder.api.answer('regenerate', { status, body });
    await openWithLetter();
    await user.click(button('Regenerate'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field('Letter text').value).toBe(letterAnswer().generated_letter);
  });
});

describe('the letter', () => {
  test('is edited by hand, and the edits survive a reload', async () => {
    await openWithLetter();
    enter('Letter text', `${letterAnswer().generated_letter} PS`);
    await user.click(button(/Details on the letter/));
    enter('Full name', 'Ada Lovelace');
    await builder.remote.unmount();
    await open();
    expect(field('Letter text').value).toMatch(/Ada King PS$/);
    expect(letterDraft.get()?.fullName).toBe('Ada Lovelace');
    expect(historyDraft.get()[0]!.letter.introduction).toMatch(/PS$/);
  });

  test('is copied, which is confirmed for two seconds', async () => {
    await openWithLetter();
    await user.click(button('Copy'));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(letterAnswer().generated_letter);
    expect(await screen.findByRole('button', { name: 'Copy' })).toBeVisible();
  });

  test('cannot always be copied', async () => {
    await openWithLetter();
    const clipboard = navigator.clipboard;
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await user.click(button('Copy'));
    await waitFor(() =>
      expect(builder.remote.platform.recorded.notifications).toContainEqual({
        kind: 'error',
        message: 'Failed to copy to clipboard.',
      }),
    );
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  });

  test('says when the built-in writer stood in for the model', async () => {
    const writer = { name: 'builtin', fallback_reason: 'The model did not answer in time.' };
    builder.api.answer('generate', { status: 200, body: letterAnswer({ writer }) });
    await open();
    await generate();
    expect(screen.getByText(/The model did not answer in time\./)).toBeVisible();
  });
});

describe('history and import', () => {
  test('an earlier letter is restored with its form, deleted, and brought back', async () => {
    await openWithLetter();
    const [analyst] = historyDraft.get();
    putIntoHistory({
      ...analyst!,
      id: crypto.randomUUID(),
      letter: { ...analyst!.letter, jobTitle: 'Baker', introduction: 'Dear baker' },
      request: { ...analyst!.request, job_title: 'Baker' },
    });
    enter('Letter text', 'Something else');

    await user.click(button('View History'));
    const dialog = await screen.findByRole('dialog', { name: 'Your letters' });
    await user.click(within(dialog).getByRole('button', { name: /^Restore Baker/ }));
    await waitFor(() => expect(field('Letter text').value).toBe('Dear baker'));
    expect(field(/^Job Title/)).toHaveValue('Baker');
    expect(historyDraft.get().map((entry) => entry.letter.introduction)).toEqual(['Dear baker', 'Something else']);

    await user.click(button('View History'));
    const again = await screen.findByRole('dialog', { name: 'Your letters' });
    await user.click(within(again).getByRole('button', { name: /^Delete Baker/ }));
    await waitFor(() => expect(within(again).queryByText(/^Baker/)).toBeNull());
    await user.click(within(again).getByRole('button', { name: 'Undo' }));
    expect(await within(again).findByText(/^Baker/)).toBeVisible();
  });

  test("another person's letters are not shown", async () => {
    await openWithLetter();
    historyDraft.set(historyDraft.get().map((entry) => ({ ...entry, owner: 'somebody' })));
    await user.click(button('View History'));
    expect(await screen.findByText('No letters yet')).toBeVisible();
  });

  test('a pasted job page fills the form after review', async () => {
    await open();
    await user.click(button('Import from Board'));
    const dialog = await screen.findByRole('dialog', { name: 'Import from Board' });
    fireEvent.change(within(dialog).getByRole('textbox'), {
      target: { value: 'Sign in\nData Analyst at Harbour Labs\nAbout the job\nYou analyse.\nSimilar jobs\nClerk' },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Read Page' }));
    expect(await within(dialog).findByDisplayValue('Data Analyst')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Use These Details' }));
    await waitFor(() => expect(field(/^Job Title/)).toHaveValue('Data Analyst'));
    expect(field(/^Company Name/)).toHaveValue('Harbour Labs');
    expect(field(/^Job Description/)).toHaveValue('About the job\nYou analyse.');
    expect(letterFormDraft.get().companyName).toBe('Harbour Labs');
  });
});

test('a letter of before a changed tone says so, and is written again', async () => {
  await openWithLetter();
  await fillIn();
  expect(screen.queryByText(/is of before/)).toBeNull();
  letterFormDraft.set({ ...letterFormDraft.get(), tone: 'Casual' });
  expect(await screen.findByText('This letter is of before you changed the tone.')).toBeInTheDocument();
  await user.click(button('Write it again'));
  await screen.findByText('Cover letter generated successfully!', {}, WITHIN);
  expect(generationRequestDraft.get()?.tone).toBe('Casual');
  expect(screen.queryByText(/is of before/)).toBeNull();
});

test('a session that expires in another tab takes nothing away', async () => {
  await openWithLetter();
  builder.remote.platform.bus.emit('auth:signed-out@1', { reason: 'other-tab' });
  expect(field('Letter text').value).toBe(letterAnswer().generated_letter);
});
