import { screen, waitFor } from '@testing-library/dom';
import { generationRequestDraft } from '../letter/generation-request.ts';
import { historyDraft } from '../letter/letter-history.ts';
import { letterDraft } from '../letter/stored-letter.ts';
import {
  builder,
  button,
  enter,
  field,
  fillIn,
  generate,
  open,
  recordStatus,
  setUpBuilder,
  user,
  WITHIN,
} from '../testing/builder.ts';
import { letterAnswer } from '../testing/letter-api.ts';

setUpBuilder();

describe('generating', () => {
  test('says what it is doing, in order, then shows the letter', async () => {
    builder.api.answer('generate', { status: 200, body: letterAnswer(), delayMs: 700 });
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
    const { contentType, body } = builder.api.requests.find(({ path }) => path === '/api/cover-letter/generate/')!;
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
    const actions = builder.remote.platform.recorded.actions;
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
    builder.api.answer('generate', { status, body });
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
    await builder.api.close();
    await user.click(button('Generate Cover Letter'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to generate cover letter. Please check your connection and try again.',
    );
  });

  test('can be cancelled; the letter that comes later is dropped', async () => {
    builder.api.answer('generate', { status: 200, body: letterAnswer(), delayMs: 200 });
    await open();
    await fillIn();
    await user.click(button('Generate Cover Letter'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(screen.getByText('Ready to Generate')).toBeVisible();
    expect(letterDraft.get()).toBeNull();
  });
});

test('logging out leaves nothing behind', async () => {
  await open();
  await generate();
  builder.remote.platform.auth.signOut();
  await waitFor(() => expect(screen.getByText('Ready to Generate')).toBeVisible());
  expect(field(/^Job Description/)).toHaveValue('');
  expect(screen.queryByText('ada.txt')).toBeNull();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Analyst|Ada/);
});
