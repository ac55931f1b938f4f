import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { createPerson, type Person, signInBrowser } from './people.ts';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');
const ADVERT = readFileSync(path.join(FIXTURES, 'adverts/platform-engineer.txt'), 'utf8');
const file = (name: string) => path.join(FIXTURES, name);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Puts one of the site's example resumes into the person's account. */
async function keepExample(request: APIRequestContext, { session }: Person, id: string, title: string): Promise<void> {
  const { data } = await (await request.get(`/api/resume-examples/${id}/`)).json();
  const kept = await request.post('/api/resume/create/', {
    headers: { authorization: `Bearer ${session.access}` },
    data: { idempotency_key: crypto.randomUUID(), title, data },
  });
  expect(kept.status(), await kept.text()).toBe(200);
}

test('a file: bad ones are refused in words, a good one is scored, shared, deleted and brought back', async ({
  page,
  request,
  browser,
}) => {
  await page.goto('/ats-checker-form');
  await expect(page).toHaveURL(/\/LoginPage\?redirectTo=/);
  await signInBrowser(page, await createPerson(request));
  await page.goto('/ats-checker');
  await page.getByRole('main').getByRole('link', { name: 'Check a resume' }).first().click();
  await page.getByLabel('Text of the advert').fill(ADVERT);
  const check = button(page, 'Check against the advert');
  for (const [name, says] of [
    ['damaged/corrupt.docx', /damaged/],
    ['damaged/encrypted.pdf', /protected by a password/],
    ['damaged/scanned.pdf', /only pictures of text/],
  ] as const) {
    await page.getByLabel('Resume file').setInputFiles(file(name));
    await check.click();
    await expect(page.getByRole('alert')).toHaveText(says);
    await button(page, 'Remove file').click();
  }
  await page.getByLabel('Resume file').setInputFiles(file('resumes/amara-okonjo.pdf'));
  await expect(page.getByText('amara-okonjo.pdf')).toBeVisible();
  await page.reload();
  await expect(page.getByText('amara-okonjo.pdf')).toBeVisible();
  await expect(page.getByLabel('Text of the advert')).toHaveValue(ADVERT);
  await check.click();

  await expect(page).toHaveURL(/\/ats-checker-result\?check=/);
  await expect(page.getByRole('img', { name: /^Score \d+ of 100/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What the advert asks for' })).toContainText('Kubernetes');
  await expect(page.getByRole('region', { name: 'What the machine sees' })).toContainText('Amara Okonjo');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page);

  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const onLightScreen = await ink();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ink).not.toBe(onLightScreen);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await ink()).toBe(onLightScreen);
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });

  await button(page, 'Share').click();
  await button(page, 'Open a page for everyone with the link').click();
  const address = await page.getByLabel('Address of the page').inputValue();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'What would raise your score most' })).toBeVisible();
  await expect(visitor.getByText('Amara Okonjo')).toHaveCount(0);
  await button(page, 'Close the page').click();
  await expect(button(page, 'Open a page for everyone with the link')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('No report here')).toBeVisible();
  await visitor.context().close();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'All checks' }).click();
  await expect(button(page, /^Delete the check of/)).toBeVisible();
  await expectAccessible(page);
  await button(page, /^Delete the check of/).click();
  await expect(page.getByText('No check yet')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(button(page, /^Delete the check of/)).toBeVisible();
});

test('a resume of the account: mended in the builder, checked again, taken along to the letter', async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await keepExample(request, person, 'data-analyst-gb', 'Analyst');
  await signInBrowser(page, person);
  await page.goto('/resume-dashboard');
  await page.getByRole('link', { name: 'ATS check', exact: true }).click();
  await page.getByLabel('Text of the advert').fill('Data Analyst\n\nRequirements\n- SQL\n- Looker\n- Kubernetes');
  await button(page, 'Check against the advert').click();

  const fix = page.getByRole('link', { name: /Fix it: “Kubernetes”/ });
  await fix.click();
  await expect(page.getByText('The ATS check proposes “Kubernetes”.')).toBeVisible();
  await button(page, 'It is true: add it').click();
  await expect(page.locator('[data-save-state=saved]')).toBeVisible();

  await page.goto('/ats-checker-result');
  await button(page, 'Check again').click();
  const change = page.getByRole('region', { name: /since your last check$/ });
  await expect(change).toContainText('“Kubernetes” was not found in your resume');
  await expect(change.getByRole('heading', { level: 2 })).toHaveText(/^\+\d+ since/);

  await page.getByRole('link', { name: 'Write the letter' }).click();
  await expect(page.getByLabel('Job Description')).toHaveValue(/Kubernetes/);
  await expect(page.getByText('Analyst.txt')).toBeVisible();
  await page.goto('/resume-dashboard');
  await expect(page.getByRole('link', { name: /^ATS score \d+$/ })).toBeVisible();

  // What the resume was before, and what it is now.
  await page.goto('/ats-checker-form');
  await button(page, /two beside each other/).click();
  await page.getByLabel('Check beside it').selectOption({ index: 1 });
  await button(page, 'Check against the advert').click();
  await expect(page).toHaveURL(/\/ats-dashboard\?compare=/);
  const beside = page.getByRole('region', { name: 'Beside each other' });
  await expect(beside.getByRole('columnheader')).toHaveCount(2);
  await expectAccessible(page);
  await button(page, 'Close').click();
  await expect(beside).toHaveCount(0);
});

test.describe('in Arabic, 390 px', () => {
  test.use({ locale: 'ar-AE', viewport: { width: 390, height: 860 } });

  test('an Arabic resume against an Arabic advert, with what the Gulf asks first', async ({ page, request }) => {
    const person = await createPerson(request);
    await keepExample(request, person, 'arabic-teacher-sa', 'معلم');
    await signInBrowser(page, person);
    await page.goto('/ats-checker-from-gcc');
    await page
      .getByLabel('نص الإعلان')
      .fill('معلم لغة عربية\n\nالمتطلبات\n- بكالوريوس\n- خبرة 3 سنوات\n- إجادة العربية والإنجليزية\n\nيفضل\n- Excel');
    await page.getByLabel('فترة الإشعار').selectOption({ index: 1 });
    await expectAccessible(page);
    await button(page, 'افحص مقارنةً بالإعلان').click();
    await expect(page.getByRole('heading', { name: 'ما الذي يرفع درجتك أكثر' })).toBeVisible();
    const asked = page.getByRole('region', { name: 'ما يطلبه الإعلان' });
    await expect(asked).toContainText('سنوات الخبرة: 3');
    await expect(asked).toContainText('الإنجليزية');
    await expectAccessible(page);
  });
});
