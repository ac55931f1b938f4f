import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { attachResume, button, FIXTURES, fillForm, generate, letterText } from './cover-letter-flow.ts';
import { findFreePort } from './site.ts';

const MEBIBYTE = 1024 * 1024;
const ADVERT = { text: 'We look for an engineer.', jobTitle: 'Engineer', companyName: 'Brightwater Energy' };
const RESUME = path.join(FIXTURES, 'resumes', 'amara-okonjo.pdf');
const PDF = 'application/pdf';

const alert = (page: Page) => page.getByRole('region', { name: 'Generated Cover Letter' }).getByRole('alert');
/** Where no letter is the cause: at the file, or on the download screen. */
const alertOnScreen = (page: Page) => page.getByRole('main').getByRole('alert');

async function expectFormKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Job Description')).toHaveValue(ADVERT.text);
  await expect(page.getByLabel('Job Title')).toHaveValue(ADVERT.jobTitle);
  await expect(page.getByLabel('Company Name')).toHaveValue(ADVERT.companyName);
}

test.describe('files that the form refuses', () => {
  const files = [
    {
      what: 'a picture',
      file: { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a resume') },
      message: 'Unsupported file type. Please use PDF, DOC, DOCX, or TXT.',
    },
    {
      what: 'a file of 6 MB',
      file: { name: 'resume.pdf', mimeType: PDF, buffer: Buffer.alloc(6 * MEBIBYTE, '%PDF-1.7') },
      message: 'File too large. Maximum size is 5 MB.',
    },
    {
      what: 'an empty file',
      file: { name: 'resume.pdf', mimeType: PDF, buffer: Buffer.alloc(0) },
      message: 'This file is empty. Please choose another one.',
    },
  ];
  test('each is named as what it is', async ({ page }) => {
    await page.goto('/coverletter-builder');
    await fillForm(page, ADVERT);
    for (const { what, file, message } of files) {
      await test.step(what, async () => {
        await attachResume(page, file);
        await expect(alertOnScreen(page)).toHaveText(message);
        await expect(button(page, 'Generate Cover Letter')).toBeDisabled();
        await expectFormKept(page);
      });
    }
  });
});

test.describe('files that the API cannot read', () => {
  const files = [
    { what: 'an encrypted PDF', file: path.join(FIXTURES, 'damaged/encrypted.pdf'), message: /password/i },
    { what: 'a scanned PDF', file: path.join(FIXTURES, 'damaged/scanned.pdf'), message: /scan|image|picture/i },
    { what: 'a corrupt DOCX', file: path.join(FIXTURES, 'damaged/corrupt.docx'), message: /damaged|corrupt/i },
    {
      what: 'a program that calls itself a PDF',
      file: { name: 'resume.pdf', mimeType: PDF, buffer: Buffer.from('MZ\u0090\0\u0003\0\0\0 this is no resume') },
      message: /PDF/,
    },
  ];
  test('each is answered with what is wrong', async ({ page }) => {
    await page.goto('/coverletter-builder');
    await fillForm(page, ADVERT);
    for (const { what, file, message } of files) {
      await test.step(what, async () => {
        await attachResume(page, file);
        const answering = page.waitForResponse('**/api/cover-letter/generate/');
        await button(page, 'Generate Cover Letter').click();
        const answer = await answering;
        expect(answer.status()).toBe(400);
        await expect(alert(page)).toHaveText((await answer.json()).message);
        await expect(alert(page)).toHaveText(message);
        await expectFormKept(page);
        await expect(button(page, 'Generate Cover Letter')).toBeEnabled();
        await button(page, 'Remove file').click();
      });
    }
  });
});

test.describe('calls that fail', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/coverletter-builder');
    await fillForm(page, ADVERT);
    await attachResume(page, RESUME);
  });

  test('413: a file that has passed the form and not the API', async ({ page }) => {
    // As a browser would send it that does not check the size.
    await page.evaluate((size) => {
      const append = FormData.prototype.append;
      FormData.prototype.append = function appendLarge(this: FormData, name: string, value: string | Blob) {
        append.call(this, name, value instanceof File ? new File([new Uint8Array(size)], value.name) : (value as Blob));
      } as typeof append;
    }, 6 * MEBIBYTE);
    const answering = page.waitForResponse('**/api/cover-letter/generate/');
    await button(page, 'Generate Cover Letter').click();
    expect((await answering).status()).toBe(413);
    await expect(alert(page)).toHaveText('Resume file is too large. Please use a smaller file (max 5MB).');
    await expectFormKept(page);
  });

  test('no network, neither for the first letter nor for another', async ({ page, context }) => {
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    // A dialog whose code is not there yet does not take the screen with it.
    await button(page, 'View History').click();
    const form = page.getByRole('form', { name: 'AI Cover Letter Generator' });
    await expect(form.getByRole('alert')).toHaveText(
      'This could not be opened. Please check your connection and try again.',
    );
    await expectFormKept(page);
    await button(page, 'Generate Cover Letter').click();
    await expect(alert(page)).toHaveText(
      'Failed to generate cover letter. Please check your connection and try again.',
    );
    await expectFormKept(page);
    await context.setOffline(false);
    await generate(page);
    await context.setOffline(true);
    await button(page, 'Regenerate').click();
    await expect(alert(page)).toHaveText('Failed to regenerate cover letter. Please try again.');
    await expect(letterText(page)).toHaveValue(/Brightwater Energy/);
  });

  test('the PDF: its code could not be had when the letter came; once it was, no network is needed', async ({
    page,
    context,
  }) => {
    await page.route('**/mf-cover-letter/**/*.js*', async (route) => {
      const answer = await route.fetch();
      if ((await answer.text()).includes('cover-letter.pdf')) await route.abort();
      else await route.fulfill({ response: answer });
    });
    await generate(page);
    await button(page, 'Download').click();
    await expect(page.locator('[data-page="1"]')).toBeVisible();
    await button(page, 'Download as PDF').click();
    const failure = page.getByText('PDF download is not available. Please try again later.');
    await expect(failure).toBeVisible();

    await page.unrouteAll({ behavior: 'wait' });
    const download = async () => {
      const downloading = page.waitForEvent('download');
      await button(page, 'Download as PDF').click();
      await downloading;
      await expect(failure).toHaveCount(0);
    };
    await download();

    // From the builder on, where the letter was there before the network went.
    await page.goto('/coverletter-builder');
    const fonts = () =>
      page.evaluate(() => [...document.fonts].filter(({ family }) => /^"?vitae-/.test(family)).length);
    await expect.poll(fonts).toBeGreaterThan(0);
    await context.setOffline(true);
    await button(page, 'Download').click();
    await expect(page.locator('[data-page="1"]')).toBeVisible();
    await download();
  });

  test('an unknown template, and a generation that is no longer stored', async ({ page }) => {
    await generate(page);
    await page.evaluate(() => {
      const key = 'vitae:draft:mf-cover-letter:request';
      const request = JSON.parse(localStorage.getItem(key)!);
      localStorage.setItem(key, JSON.stringify({ ...request, generation_id: 'b3f6c0de-0000-4000-8000-000000000000' }));
    });
    await page.reload();
    const answering = page.waitForResponse('**/api/cover-letter/regenerate/');
    await button(page, 'Regenerate').click();
    await expect(alert(page)).toHaveText((await (await answering).json()).message);

    await page.evaluate(() => {
      const template = { id: 'gone', name: 'Gone', format: { paragraphs: [] } };
      localStorage.setItem('vitae:draft:mf-cover-letter:template', JSON.stringify(template));
    });
    await page.reload();
    // The head of the letter has the same name, once it has been read as well.
    await expect(page.getByRole('button', { name: /^Details on the letter Amara Okonjo/ })).toBeVisible();
    await button(page, 'Generate Cover Letter').click();
    await expect(alert(page)).toHaveText('Template ID not found. Please select a valid template.');
  });
});

test('templates: the screen offers to try again, the builder has its own', async ({ page }) => {
  await page.route('**/api/cover-letter/templates/', (route) => route.abort());
  await page.goto('/coverletter-template');
  await expect(page.getByText('Failed to load templates. Please try again.')).toBeVisible();
  await page.goto('/coverletter-builder');
  await button(page, 'Change').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Call to Action' })).toBeVisible();
  await expect(alert(page)).toHaveCount(0);

  await page.goto('/coverletter-template');
  await expect(page.getByText('Failed to load templates. Please try again.')).toBeVisible();
  await page.unroute('**/api/cover-letter/templates/');
  await button(page, 'Try Again').click();
  await expect(page.getByRole('heading', { name: 'Default' })).toBeVisible();
});

test.describe('an API of its own', () => {
  let api: { url: string; dataDir: string; process: ChildProcess };

  test.beforeEach(async ({ page }) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'vitae-api-'));
    const port = await findFreePort();
    const child = spawn(process.execPath, [path.join(import.meta.dirname, '../api/src/serve.ts')], {
      // A twentieth of the usual limits: one letter a minute.
      env: { ...process.env, PORT: String(port), HOST: 'localhost', DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '0.05' },
      stdio: 'ignore',
    });
    api = { url: `http://localhost:${port}`, dataDir, process: child };
    await page.route('**/api/cover-letter/**', (route) =>
      route.continue({
        url: route
          .request()
          .url()
          .replace(/^https?:\/\/[^/]+/, api.url),
      }),
    );
    // The form is filled in while the API starts.
    await page.goto('/coverletter-builder');
    await fillForm(page, ADVERT);
    await attachResume(page, RESUME);
    const status = () =>
      fetch(`${api.url}/api/health`).then(
        (response) => response.status,
        () => 0,
      );
    await expect.poll(status, { timeout: 30_000, intervals: [100] }).toBe(200);
  });

  test.afterEach(async () => {
    const exited = once(api.process, 'exit');
    if (api.process.exitCode === null && api.process.kill('SIGTERM')) await exited;
    await rm(api.dataDir, { recursive: true, force: true });
  });

  test('429: too many letters, and too many new versions', async ({ page }) => {
    await generate(page);
    await button(page, 'Generate Cover Letter').click();
    await expect(alert(page)).toHaveText('Too many requests. Please wait a moment and try again.');
    await button(page, 'Regenerate').click();
    await expect(alert(page)).toHaveText('Too many requests. Please wait a moment before regenerating.');
    await expectFormKept(page);
  });

  test('5xx: the database is gone, and comes back', async ({ page, request }) => {
    const [postmaster] = (await readFile(path.join(api.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split(
      '\n',
    );
    process.kill(Number(postmaster), 'SIGQUIT');
    const answering = page.waitForResponse('**/api/cover-letter/generate/');
    await button(page, 'Generate Cover Letter').click();
    const answer = await answering;
    // It is started again within seconds: what is asked meanwhile is refused with a reason, or waits for it.
    if (!answer.ok()) {
      expect(answer.status()).toBeGreaterThanOrEqual(500);
      await expect(alert(page)).toHaveText((await answer.json()).message);
      await expectFormKept(page);
      await expect.poll(async () => (await request.get(`${api.url}/api/health/ready`)).status()).toBe(200);
      await button(page, 'Generate Cover Letter').click();
    }
    await expect(page.getByText('Cover letter generated successfully!')).toBeVisible();
  });
});
