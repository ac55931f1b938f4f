import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import {
  type Advert,
  attachResume,
  button,
  expectedPages,
  FIXTURES,
  fillForm,
  generate,
  inventedFacts,
  keptLetter,
  letterText,
  readPdf,
  wordsOnly,
} from './cover-letter-flow.ts';
import { AMARA_OKONJO, DANIEL_WHITCOMBE, INES_MOREAU, LARS_PETERSEN, resumeText } from './fixtures/resumes.ts';

const RESUMES = [
  { file: 'amara-okonjo.pdf', resume: AMARA_OKONJO },
  { file: 'lars-petersen.docx', resume: LARS_PETERSEN },
  { file: 'ines-moreau.doc', resume: INES_MOREAU },
  { file: 'daniel-whitcombe.txt', resume: DANIEL_WHITCOMBE },
];
const PLATFORM_ENGINEER: Advert = {
  text: readFileSync(path.join(FIXTURES, 'adverts/platform-engineer.txt'), 'utf8'),
  jobTitle: 'Platform Engineer',
  companyName: 'Brightwater Energy',
};
const CLINIC_LEAD: Advert = {
  text: readFileSync(path.join(FIXTURES, 'adverts/clinic-operations-lead.txt'), 'utf8'),
  jobTitle: 'Clinic Operations Lead',
  companyName: 'Kestrel Health Partners',
};
const TEMPLATES = [
  'Default',
  'Classic Cover Letter',
  'Skills-Focused Cover Letter',
  'Story-Driven Cover Letter',
  'Modern Professional',
] as const;
const AMARA_FILE = path.join(FIXTURES, 'resumes', 'amara-okonjo.pdf');

for (const [index, { file, resume }] of RESUMES.entries()) {
  const firstTemplate = TEMPLATES[(2 * index) % TEMPLATES.length]!;
  const secondTemplate = TEMPLATES[(2 * index + 1) % TEMPLATES.length]!;

  test(`from ${file} come a letter in ${firstTemplate} and one in ${secondTemplate}`, async ({ page }) => {
    const expectLetterAndPdf = async (advert: Advert, template: string) => {
      await fillForm(page, advert);
      const letter = await generate(page);
      expect(letter).toContain(resume.fullName);
      expect(letter).toContain(advert.companyName);
      expect(letter).toContain(advert.jobTitle);
      expect(inventedFacts(letter, resumeText(resume), advert)).toEqual([]);

      await button(page, 'Download').click();
      await expect(page.getByRole('heading', { name: 'Preview Your Cover Letter' })).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: template })).toBeVisible();
      const downloading = page.waitForEvent('download');
      await button(page, 'Download as PDF').click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('cover-letter.pdf');
      const kept = await keptLetter(page);
      expect(kept).toMatchObject({ fullName: resume.fullName, introduction: letter, templateName: template });
      expect(wordsOnly(await readPdf(download))).toBe(wordsOnly(expectedPages(kept)));
    };

    await page.goto('/coverletter');
    await page.getByRole('link', { name: 'Write my cover letter' }).click();
    await expect(page.getByRole('button', { name: 'Selected' })).toBeVisible();
    await button(page, firstTemplate).click();
    const select = page.getByRole('button', { name: /^Select(ed)?$/ });
    await select.click();
    await expect(select).toHaveText('Selected');
    await button(page, 'Continue').click();
    await attachResume(page, path.join(FIXTURES, 'resumes', file));
    await expectLetterAndPdf(PLATFORM_ENGINEER, firstTemplate);

    // The same resume for another job, in another template.
    await button(page, 'Edit Letter').click();
    await button(page, 'Change').click();
    const dialog = page.getByRole('dialog', { name: 'Change template' });
    await expect(dialog).toContainText(firstTemplate);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog).toContainText(secondTemplate);
    await dialog.getByRole('button', { name: 'Use Template' }).click();
    await expectLetterAndPdf(CLINIC_LEAD, secondTemplate);
  });
}

/** What is told of the progress from now on: a text may be gone before anybody from outside the page looks. */
async function recordProgress(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenProgress: seen });
    new MutationObserver(() => {
      const text = document.querySelector('[role=status]')?.textContent ?? '';
      if (text && seen.at(-1) !== text) seen.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenProgress: string[] }).seenProgress);
}

test('a letter is written again as asked, edited, and read again after a reload', async ({ page }) => {
  await page.goto('/coverletter-builder');
  await fillForm(page, PLATFORM_ENGINEER);
  await attachResume(page, AMARA_FILE);
  const first = await generate(page);

  await page.getByLabel('Variation request').fill('Make it shorter');
  const progress = await recordProgress(page);
  await button(page, 'Regenerate').click();
  await expect(letterText(page)).not.toHaveValue(first, { timeout: 20_000 });
  await expect(page.getByText('Cover letter generated successfully!')).toBeVisible();
  expect(await progress()).toEqual(['Regenerating with new variations...', 'Creating new version...']);
  const second = await letterText(page).inputValue();
  expect(second.length).toBeLessThan(first.length);
  expect(inventedFacts(second, resumeText(AMARA_OKONJO), PLATFORM_ENGINEER)).toEqual([]);

  await letterText(page).fill(`${second}\n\nP.S. I can start in May.`);
  await page.reload();
  await expect(letterText(page)).toHaveValue(`${second}\n\nP.S. I can start in May.`);
  await expect(page.getByLabel('Job Title')).toHaveValue('Platform Engineer');
  await expect(page.getByText('amara-okonjo.pdf')).toBeVisible();
  // The file itself is still there: another letter needs no second choice.
  await expect(button(page, 'Generate Cover Letter')).toBeEnabled();
  await generate(page);

  await button(page, 'View History').click();
  const history = page.getByRole('dialog', { name: 'Your letters' });
  await expect(history.getByRole('listitem')).toHaveCount(3);
  await history
    .getByRole('button', { name: /^Restore/ })
    .nth(1)
    .click();
  await expect(letterText(page)).toHaveValue(/P\.S\. I can start in May\.$/);
});

test('progress is told in order', async ({ page }) => {
  await page.goto('/coverletter-builder');
  await fillForm(page, CLINIC_LEAD);
  await attachResume(page, AMARA_FILE);
  const progress = await recordProgress(page);
  const begun = Date.now();
  await generate(page);
  expect(Date.now() - begun).toBeGreaterThan(1000);
  expect(await progress()).toEqual([
    'Preparing your cover letter...',
    'Analyzing your resume and job requirements...',
    'Generating personalized content...',
  ]);
});

test('the letter is copied, zoomed and sent back to the builder', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/coverletter-builder');
  await fillForm(page, PLATFORM_ENGINEER);
  await attachResume(page, AMARA_FILE);
  const letter = await generate(page);
  await button(page, 'Download').click();

  await button(page, 'Copy to Clipboard').click();
  await expect(button(page, 'Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(letter);
  await expect(button(page, 'Copy to Clipboard')).toBeVisible({ timeout: 3000 });

  const sheet = page.locator('[data-page="1"]');
  const widthAt = async (zoom: string) => {
    await expect(page.getByRole('group', { name: 'Zoom' })).toContainText(zoom);
    return (await sheet.boundingBox())!.width;
  };
  const full = await widthAt('100%');
  for (let index = 0; index < 5; index++) await button(page, 'Zoom in').click();
  expect((await widthAt('150%')) / full).toBeCloseTo(1.5, 1);
  await expect(button(page, 'Zoom in')).toBeDisabled();
  // Wider than its place now, and all of it can be scrolled to.
  const place = (await page.getByRole('region', { name: 'Letter', exact: true }).boundingBox())!;
  expect((await sheet.boundingBox())!.x).toBeGreaterThanOrEqual(place.x);
  for (let index = 0; index < 8; index++) await button(page, 'Zoom out').click();
  expect((await widthAt('75%')) / full).toBeCloseTo(0.75, 1);
  await expect(button(page, 'Zoom out')).toBeDisabled();

  await page.reload();
  await expect(sheet).toBeVisible();
  await button(page, 'Edit Letter').click();
  await expect(letterText(page)).toHaveValue(letter);
});

test('the download screen leads to the builder while there is no letter', async ({ page }) => {
  await page.goto('/coverletter-download');
  await page.getByRole('link', { name: 'Write a cover letter' }).click();
  await expect(page).toHaveURL('/coverletter-builder');
  await expect(page.getByText('Ready to Generate')).toBeVisible();
});
