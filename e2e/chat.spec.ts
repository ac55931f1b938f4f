import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { createPerson, signInBrowser } from './people.ts';

const PHONE = { width: 390, height: 844 };

const question = (page: Page) => page.getByLabel('Your question').last();
const answerWith = (page: Page, text: string) =>
  page.getByRole('article', { name: /^(?:Assistant|المساعد)$/ }).getByText(text);

async function ask(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
  await page.keyboard.press('Enter');
}

test('a visitor tries it out, signs in, keeps the talk, accepts a proposal, takes it back, and asks again what a reload cut', async ({
  page,
}) => {
  await page.goto('/ai-chat-landingpage');
  await expectAccessible(page);
  await page.getByLabel('Your question').fill('how long shud my cv be');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const answer = answerWith(page, 'One page for your first ten years of work');
  await expect(answer).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign up to keep it' })).toBeVisible();
  await expectAccessible(page);
  const talk = page.url();

  const person = await createPerson(page.request);
  const headers = { authorization: `Bearer ${person.session.access}` };
  const description = 'Responsible for managing 24 pickers in two shifts';
  const created = await page.request.post('/api/resume/create/', {
    headers,
    data: {
      idempotency_key: 'resume-of-the-talk',
      title: 'My resume',
      data: { workExperience: [{ id: 'job-1', jobTitle: 'Warehouse Manager', company: 'Rapid', description }] },
    },
  });
  const { resume } = await created.json();
  const descriptionNow = async () => {
    const read = await page.request.get('/api/resume_data/', { headers, params: { id: resume.id } });
    return (await read.json()).resume.data.workExperience[0].description;
  };

  await signInBrowser(page, person);
  await page.goto(talk);
  await expect(page.getByText('Your conversation was moved into your account.')).toBeVisible();
  await expect(answer).toBeVisible();

  await ask(page, 'Improve the bullets of my resume');
  await expect(answerWith(page, 'Managed 24 pickers in two shifts')).toBeVisible();
  expect(await descriptionNow()).toBe(description);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('In your resume')).toBeVisible();
  expect(await descriptionNow()).toBe('Managed 24 pickers in two shifts');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Taken back')).toBeVisible();
  expect(await descriptionNow()).toBe(description);
  await expectAccessible(page);

  const letterUrl = `/api/cover-letter/letters/${crypto.randomUUID()}/`;
  const letter = [
    'Dear team,',
    'I manage 24 pickers in two shifts. My colleagues like to say that I keep calm when everybody else has long given up.',
    'Outside work I am fond of long walks, of reading about old trade routes and of cooking for my neighbours and friends. The sea is what I like best of all, and I go there as often as I can, in summer as in winter. My sister says that I would live on the beach if only somebody let me, and she may well be right about that. Music is the other thing that I could not be without for long.',
    'I would be glad to talk about the position. Thank you for reading this.',
    'Yours,\nNadia',
  ].join('\n\n');
  const kept = await page.request.put(letterUrl, {
    headers,
    data: {
      title: 'For the bakery',
      letter: {
        introduction: letter,
        generatedAt: '2026-03-03T09:00:00.000Z',
        rawResponse: {},
        resumeFileSize: 8,
        jobTitle: 'Manager',
      },
      request: { job_description: 'A manager.', job_title: 'Manager', template: 'default', generation_id: 'none' },
    },
  });
  expect(kept.status(), await kept.text()).toBe(200);
  const letterNow = async () =>
    (await (await page.request.get(letterUrl, { headers })).json()).letter.letter.introduction;
  await ask(page, 'Make my letter shorter');
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  // What is asked comes into view, with what it has brought.
  await expect(accept).toBeInViewport();
  expect(await letterNow()).toBe(letter);
  await accept.click();
  await expect(page.getByText('In your letter')).toBeVisible();
  const shortened = await letterNow();
  expect(shortened).toContain('24 pickers');
  expect(shortened.length).toBeLessThan(letter.length * 0.85);
  await page.goto('/coverletter-letters');
  await page.getByRole('button', { name: /^Earlier versions of For the bakery/ }).click();
  await page.getByText('Shorten the letter').click();
  await page.getByRole('button', { name: 'Bring this text back' }).click();
  await expect(page.getByText('Your letter has this text again')).toBeVisible();
  expect(await letterNow()).toBe(letter);
  await expectAccessible(page);
  await page.goto(talk);
  await expect(page.getByText('In your letter')).toBeInViewport();

  await page.route('**/api/chat/', () => {});
  await ask(page, 'What should I ask at the end?');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.reload();
  await page.unroute('**/api/chat/');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(answerWith(page, 'Two or three whose answer could change your mind')).toBeVisible();

  await page.setViewportSize(PHONE);
  await expect(page.getByRole('navigation', { name: 'Conversations' })).toBeHidden();
  await page.getByRole('button', { name: 'Conversations' }).click();
  const drawer = page.getByRole('dialog', { name: 'Conversations' });
  await expect(drawer.getByRole('link', { name: 'how long shud my cv be' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  await page.goto('/ai-chat?lang=ar');
  await expect(page.getByRole('heading', { name: 'بماذا تفكر؟' })).toBeVisible();
  await page.getByRole('button', { name: 'كيف أشرح فترة انقطاع؟' }).click();
  await expect(answerWith(page, 'في سطر واحد دون اعتذار')).toBeVisible();
  await expectAccessible(page);
});
