import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { chosenTemplateDraft } from '../letter/chosen-template.ts';
import { letterDraft } from '../letter/stored-letter.ts';
import {
  attach,
  builder,
  button,
  enter,
  field,
  fillIn,
  open,
  RESUME,
  setUpBuilder,
  user,
  WITHIN,
} from '../testing/builder.ts';
import { letterheadAnswer, TEMPLATES } from '../testing/letter-api.ts';

setUpBuilder();

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
    await builder.remote.unmount();
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
    builder.api.answer('templates', { status: 500, body: '' });
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
    await waitFor(() => expect(builder.api.requests.some(({ path }) => path.includes('templates'))).toBe(true));
    await user.click(button('Generate Cover Letter'));
    expect(await screen.findByText('Template ID not found. Please select a valid template.')).toBeVisible();
    expect(builder.api.requests.filter(({ path }) => path.includes('generate'))).toEqual([]);
  });
});

describe('the letterhead', () => {
  test('is shown before the first letter, with what is doubtful marked until it is looked at', async () => {
    builder.api.answer('letterhead', {
      status: 200,
      body: letterheadAnswer({ full_name: '', phone: '5550104477 94103?' }),
    });
    await open();
    await fillIn();
    // The fields stand there from the start, and are filled once the file has been read.
    await screen.findByText('Please check: this was hard to read in your file.', {}, WITHIN);
    const phone = field('Phone');
    expect(phone).toHaveAccessibleDescription('Please check: this was hard to read in your file.');
    expect(screen.getByText('Still needed: your name')).toBeVisible();
    enter(/^Full name/, 'Ada Lovelace');
    enter('Phone', '(555) 010-4477');
    expect(phone).not.toHaveAccessibleDescription();
    await waitFor(() => expect(button('Generate Cover Letter')).toBeEnabled());
    await user.click(button('Generate Cover Letter'));
    await screen.findByText('Cover letter generated successfully!', {}, WITHIN);
    const { body } = builder.api.requests.find(({ path }) => path === '/api/cover-letter/generate/')!;
    expect(body).toContain('name="full_name"\r\n\r\nAda Lovelace\r\n');
    expect(letterDraft.get()).toMatchObject({ fullName: 'Ada Lovelace', phone: '(555) 010-4477', location: 'London' });
  });

  test('says at once what is wrong with the file, and when it says little', async () => {
    builder.api.answer('letterhead', { status: 400, body: { message: 'This PDF is encrypted.' } });
    await open();
    await attach(RESUME);
    expect(await screen.findByRole('alert')).toHaveTextContent('This PDF is encrypted.');
    builder.api.answer('letterhead', { status: 200, body: { ...letterheadAnswer(), has_found_little: true } });
    await user.click(button('Remove file'));
    await attach(new File(['Ada King, punctual'], 'other.txt', { type: 'text/plain' }));
    expect(await screen.findByText(/^Neither a job nor a school was found/)).toBeVisible();
  });
});
