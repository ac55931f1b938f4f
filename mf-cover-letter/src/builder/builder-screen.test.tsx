import { jest } from '@jest/globals';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import type { RenderedRemote } from '@vitae/remote-kit/testing';
import { chosenTemplateDraft } from '../letter/chosen-template.ts';
import { generationRequestDraft } from '../letter/generation-request.ts';
import { letterFormDraft } from '../letter/letter-form.ts';
import { addToHistory, historyDraft, putIntoHistory } from '../letter/letter-history.ts';
import { resetResumeFile } from '../letter/resume-file.ts';
import { letterDraft, toStoredLetter } from '../letter/stored-letter.ts';
import { fillBrowserGaps } from '../testing/browser-gaps.ts';
import { type LetterApi, letterAnswer, letterheadAnswer, startLetterApi, TEMPLATES } from '../testing/letter-api.ts';
import { openScreen } from '../testing/open-screen.ts';
import { cancelGeneration } from './generation.ts';

let api: LetterApi;
let remote: RenderedRemote;
const user = userEvent.setup({ applyAccept: false });
const RESUME = new File(['Ada King'], 'ada.txt', { type: 'text/plain' });
/** Longer than the pause after a generation. */
const WITHIN = { timeout: 20_000 };

// A letter takes its second of pause, on a busy machine more.
jest.setTimeout(60_000);

beforeAll(() => {
  fillBrowserGaps();
  // Working out what is visible takes most of a query's time here; the browser tests see to it.
  configure({ defaultHidden: true });
});
beforeEach(async () => {
  api = await startLetterApi();
});
afterEach(async () => {
  await remote.unmount();
  await api.close();
  cancelGeneration();
  resetResumeFile();
  localStorage.clear();
});

const open = async () => {
  remote = await openScreen('/coverletter-builder', api.url);
  await screen.findByRole('heading', { name: 'AI Cover Letter Generator' });
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const enter = (name: string | RegExp, value: string) => fireEvent.input(field(name), { target: { value } });
const attach = (file: File) => user.upload(screen.getByLabelText(/^Resume/), file);
const fillIn = async () => {
  enter(/^Job Description/, 'We look for an analyst.');
  enter(/^Job Title/, 'Analyst');
  await attach(RESUME);
  await screen.findByText('ada.txt');
};
/** What the panel's status says from now on, each message once. */
const recordStatus = (): string[] => {
  const told: string[] = [];
  const status = screen.getAllByRole('status')[0]!;
  new MutationObserver(() => {
    const text = status.textContent;
    if (text && told.at(-1) !== text) told.push(text);
  }).observe(status, { subtree: true, childList: true, characterData: true });
  return told;
};
/** A letter from an earlier visit. */
const openWithLetter = async () => {
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
const generate = async () => {
  await fillIn();
  await user.click(button('Generate Cover Letter'));
  await screen.findByText('Cover letter generated successfully!', {}, WITHIN);
  await screen.findByRole('textbox', { name: 'Letter text' }, WITHIN);
};

describe('the form', () => {
  test('can be sent once description, title and resume are there', async () => {
    await open();
    expect(button('Generate Cover Letter')).toBeDisabled();
    expect(screen.getByText('Still needed: job description, job title, resume')).toBeVisible();
    await fillIn();
    await waitFor(() => expect(button('Generate Cover Letter')).toBeEnabled());
    enter(/^Job Title/, '   ');
    fireEvent.focusOut(field(/^Job Title/));
    await waitFor(() => expect(button('Generate Cover Letter')).toBeDisabled());
    expect(await screen.findByText('Job title is required.')).toBeVisible();
  });

  test.each([
    [
      'a picture',
      new File(['x'], 'me.png', { type: 'image/png' }),
      'Unsupported file type. Please use PDF, DOC, DOCX, or TXT.',
    ],
    [
      'a file over 5 MB',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf'),
      'File too large. Maximum size is 5 MB.',
    ],
    [
      'an empty file',
      new File([], 'cv.pdf', { type: 'application/pdf' }),
      'This file is empty. Please choose another one.',
    ],
  ])('refuses %s and keeps what was typed', async (_case, file, message) => {
    await open();
    enter(/^Job Title/, 'Analyst');
    await attach(file);
    expect(await screen.findByText(message)).toBeVisible();
    expect(field(/^Job Title/)).toHaveValue('Analyst');
    expect(button('Generate Cover Letter')).toBeDisabled();
  });

  test('takes a file of exactly 5 MB, known by its extension alone, and shows name and size', async () => {
    await open();
    await attach(new File([new Uint8Array(5 * 1024 * 1024)], 'CV.PDF'));
    expect(await screen.findByText('CV.PDF')).toBeVisible();
    expect(screen.getByText('5.00 MB')).toBeVisible();
  });

  test('takes a dropped file, and gives it back', async () => {
    await open();
    fireEvent.drop(screen.getByLabelText(/^Resume/), { dataTransfer: { files: [RESUME], types: ['Files'] } });
    expect(await screen.findByText('ada.txt')).toBeVisible();
    await user.click(button('Remove file'));
    expect(await screen.findByText('Please upload your resume.')).toBeVisible();
  });

  test('refuses more text than the API takes', async () => {
    await open();
    fireEvent.change(field(/^Job Description/), { target: { value: 'x'.repeat(20_001) } });
    fireEvent.focusOut(field(/^Job Description/));
    expect(await screen.findByText('Job description can have at most 20,000 characters.')).toBeVisible();
  });

  test('keeps what was typed through a reload', async () => {
    await open();
    enter(/^Job Title/, 'Analyst');
    await user.click(button(/Advanced Settings/));
    await user.click(screen.getByRole('radio', { name: 'Enthusiastic' }));
    await remote.unmount();
    await open();
    expect(field(/^Job Title/)).toHaveValue('Analyst');
    expect(screen.getByRole('button', { name: /Advanced Settings/ })).toHaveTextContent('Enthusiastic tone');
  });
});

describe('the template', () => {
  test('is the stored one', async () => {
    chosenTemplateDraft.set(TEMPLATES[1]!);
    await open();
    expect(within(screen.getByRole('region', { name: 'Template' })).getByText('Classic Cover Letter')).toBeVisible();
  });

  test('is the first of the list when none is stored, and can be changed', async () => {
    await open();
    const box = screen.getByRole('region', { name: 'Template' });
    expect(await within(box).findByText('Default')).toBeVisible();
    await user.click(button('Change'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Prev' }));
    await user.click(within(dialog).getByRole('button', { name: 'Use Template' }));
    expect(await within(box).findByText('House Style')).toBeVisible();
    expect(chosenTemplateDraft.get()?.id).toBe('house');
  });

  test('is a built-in one, without a word, when the list cannot be had', async () => {
    api.answer('templates', { status: 500, body: '' });
    await open();
    const box = screen.getByRole('region', { name: 'Template' });
    expect(await within(box).findByText('Default', {}, WITHIN)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Change'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Next' }));
    expect(within(dialog).getByRole('heading', { name: "Why You're a Fit" })).toBeInTheDocument();
  });

  test('that the API does not know is refused', async () => {
    chosenTemplateDraft.set({ ...TEMPLATES[1]!, id: 'gone' });
    await open();
    await fillIn();
    await waitFor(() => expect(api.requests.some(({ path }) => path.includes('templates'))).toBe(true));
    await user.click(button('Generate Cover Letter'));
    expect(await screen.findByText('Template ID not found. Please select a valid template.')).toBeVisible();
    expect(api.requests.filter(({ path }) => path.includes('generate'))).toEqual([]);
  });
});

describe('the letterhead', () => {
  test('is shown before the first letter, with what is doubtful marked until it is looked at', async () => {
    api.answer('letterhead', { status: 200, body: letterheadAnswer({ full_name: '', phone: '5550104477 94103?' }) });
    await open();
    await fillIn();
    const phone = await screen.findByRole('textbox', { name: 'Phone' }, WITHIN);
    expect(phone).toHaveAccessibleDescription('Please check: this was hard to read in your file.');
    expect(screen.getByText('Still needed: your name')).toBeVisible();
    enter(/^Full name/, 'Ada Lovelace');
    enter('Phone', '(555) 010-4477');
    expect(phone).not.toHaveAccessibleDescription();
    await waitFor(() => expect(button('Generate Cover Letter')).toBeEnabled());
    await user.click(button('Generate Cover Letter'));
    await screen.findByText('Cover letter generated successfully!', {}, WITHIN);
    const { body } = api.requests.find(({ path }) => path === '/api/cover-letter/generate/')!;
    expect(body).toContain('name="full_name"\r\n\r\nAda Lovelace\r\n');
    expect(letterDraft.get()).toMatchObject({ fullName: 'Ada Lovelace', phone: '(555) 010-4477', location: 'London' });
  });

  test('says at once what is wrong with the file, and when it says little', async () => {
    api.answer('letterhead', { status: 400, body: { message: 'This PDF is encrypted.' } });
    await open();
    await attach(RESUME);
    expect(await screen.findByRole('alert')).toHaveTextContent('This PDF is encrypted.');
    api.answer('letterhead', { status: 200, body: { ...letterheadAnswer(), has_found_little: true } });
    await user.click(button('Remove file'));
    await attach(new File(['Ada King, punctual'], 'other.txt', { type: 'text/plain' }));
    expect(await screen.findByText(/^Neither a job nor a school was found/)).toBeVisible();
  });
});

describe('generating', () => {
  test('says what it is doing, in order, then shows the letter', async () => {
    api.answer('generate', { status: 200, body: letterAnswer(), delayMs: 700 });
    await open();
    expect(screen.getByText('Ready to Generate')).toBeVisible();
    expect(button('Regenerate')).toBeDisabled();
    await fillIn();
    const told = recordStatus();
    await user.click(button('Generate Cover Letter'));
    expect(await screen.findByRole('button', { name: 'Generating...' })).toBeVisible();
    expect(await screen.findByText('Cover letter generated successfully!', {}, WITHIN)).toBeVisible();
    expect(told).toEqual([
      'Preparing your cover letter...',
      'Analyzing your resume and job requirements...',
      'Generating personalized content...',
    ]);
    expect(await screen.findByRole('textbox', { name: 'Letter text' })).toHaveValue(letterAnswer().generated_letter);
    expect(button('Download')).toBeEnabled();
  });

  test('sends the file and the fields of the form', async () => {
    await open();
    enter(/^Company Name/, 'Engines');
    await generate();
    const { contentType, body } = api.requests.find(({ path }) => path === '/api/cover-letter/generate/')!;
    expect(contentType).toMatch(/^multipart\/form-data/);
    for (const [name, value] of Object.entries({
      job_description: 'We look for an analyst.',
      job_title: 'Analyst',
      company_name: 'Engines',
      tone: 'Professional',
      additional_context: '',
      template: 'default',
    })) {
      expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
    }
    expect(body).toContain('name="resume"; filename="ada.txt"\r\nContent-Type: text/plain\r\n\r\nAda King');
  });

  test('stores letter, request and history, and tells analytics no word of resume or advert', async () => {
    await open();
    await generate();
    expect(letterDraft.get()).toMatchObject({
      fullName: 'Ada King',
      companyName: 'Engines Ltd',
      introduction: letterAnswer().generated_letter,
      templateName: 'Default',
      resumeFileName: 'ada.txt',
      resumeFileSize: 8,
    });
    expect(generationRequestDraft.get()).toEqual({
      job_description: 'We look for an analyst.',
      job_title: 'Analyst',
      company_name: '',
      tone: 'Professional',
      additional_context: '',
      template: 'default',
      full_name: 'Ada King',
      email: 'ada@example.com',
      phone: '',
      location: 'London',
      generation_id: 'generation-1',
    });
    expect(historyDraft.get()).toHaveLength(1);
    const actions = remote.platform.recorded.actions;
    expect(actions.map(({ actionType }) => actionType)).toEqual(
      expect.arrayContaining(['form_submit', 'ai_content_used']),
    );
    expect(JSON.stringify(actions)).not.toMatch(/look for an analyst|Ada King|I apply|ada\.txt/);
  });

  test.each([
    [400, { message: 'This PDF is encrypted.' }, 'This PDF is encrypted.'],
    [400, { detail: 'Too short.' }, 'Too short.'],
    [400, 'Plain words.', 'Plain words.'],
    [400, '', 'Invalid input. Please check your job description and try again.'],
    [413, { message: 'Payload too large' }, 'Resume file is too large. Please use a smaller file (max 5MB).'],
    [429, { message: 'Slow down' }, 'Too many requests. Please wait a moment and try again.'],
    [503, { error: 'The writer is resting.' }, 'The writer is resting.'],
    [500, '', 'Failed to generate cover letter. Please check your connection and try again.'],
    [502, '<html>Bad gateway</html>', 'Failed to generate cover letter. Please check your connection and try again.'],
  ])('answer %i %j reads "%s"', async (status, body, message) => {
    api.answer('generate', { status, body });
    await open();
    await fillIn();
    await user.click(button('Generate Cover Letter'));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field(/^Job Description/)).toHaveValue('We look for an analyst.');
    expect(screen.getByText('ada.txt')).toBeVisible();
    expect(button('Generate Cover Letter')).toBeEnabled();
  });

  test('says so when there is no network', async () => {
    await open();
    await fillIn();
    await api.close();
    await user.click(button('Generate Cover Letter'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to generate cover letter. Please check your connection and try again.',
    );
  });

  test('can be cancelled; the letter that comes later is dropped', async () => {
    api.answer('generate', { status: 200, body: letterAnswer(), delayMs: 200 });
    await open();
    await fillIn();
    await user.click(button('Generate Cover Letter'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(screen.getByText('Ready to Generate')).toBeVisible();
    expect(letterDraft.get()).toBeNull();
  });
});

describe('regenerating', () => {
  test('sends the stored request with the variation request and shows the new letter', async () => {
    await openWithLetter();
    enter(/^Job Title/, 'Something else');
    enter('Variation request', 'Shorter, please');
    const told = recordStatus();
    await user.click(button('Regenerate'));
    await waitFor(() => expect(field('Letter text').value).toContain('Again.'), WITHIN);
    expect(told).toEqual(['Regenerating with new variations...', 'Creating new version...']);
    const { body } = api.requests.find(({ path }) => path === '/api/cover-letter/regenerate/')!;
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
    api.answer('regenerate', { status, body });
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
    await remote.unmount();
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
      expect(remote.platform.recorded.notifications).toContainEqual({
        kind: 'error',
        message: 'Failed to copy to clipboard.',
      }),
    );
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  });

  test('says when the built-in writer stood in for the model', async () => {
    const writer = { name: 'builtin', fallback_reason: 'The model did not answer in time.' };
    api.answer('generate', { status: 200, body: letterAnswer({ writer }) });
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

test('logging out leaves nothing behind', async () => {
  await open();
  await generate();
  remote.platform.auth.signOut();
  await waitFor(() => expect(screen.getByText('Ready to Generate')).toBeVisible());
  expect(field(/^Job Description/)).toHaveValue('');
  expect(screen.queryByText('ada.txt')).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Analyst|Ada/);
});

test('a session that expires in another tab takes nothing away', async () => {
  await openWithLetter();
  remote.platform.bus.emit('auth:signed-out@1', { reason: 'other-tab' });
  expect(field('Letter text').value).toBe(letterAnswer().generated_letter);
});
