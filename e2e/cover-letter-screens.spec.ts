import path from 'node:path';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { attachResume, button, FIXTURES, fillForm, generate } from './cover-letter-flow.ts';

const ADVERT = { text: 'We look for an engineer.', jobTitle: 'Engineer', companyName: 'Brightwater Energy' };
const RESUME = path.join(FIXTURES, 'resumes', 'amara-okonjo.pdf');

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 860 }, contextOptions: { reducedMotion: 'reduce' } });

      test('every screen of the flow is accessible and no wider than the window', async ({ page }) => {
        test.slow();
        await page.goto('/coverletter');
        await expect(page.getByRole('figure', { name: 'A finished cover letter' })).toBeVisible();
        await expectAccessible(page);

        await page.goto('/coverletter-template');
        await button(page, 'Preview').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expectAccessible(page);

        await page.goto('/coverletter-download');
        await expectAccessible(page);

        await page.goto('/coverletter-builder');
        await expectAccessible(page);
        for (const name of ['Import from Board', 'View History', 'Change']) {
          await button(page, name).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectAccessible(page);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await expect(button(page, name)).toBeFocused();
        }
        await page.getByLabel('Job Title').focus();
        await page.getByLabel('Company Name').focus();
        await expect(page.getByText('Job title is required.')).toBeVisible();
        await page.getByRole('button', { name: /Advanced Settings/ }).click();
        await fillForm(page, ADVERT);
        await attachResume(page, RESUME);
        await generate(page);
        await page.getByRole('button', { name: /Details on the letter/ }).click();
        await expectAccessible(page);

        await button(page, 'Download').click();
        if (width === 390) {
          // On a phone the letter is text first, the page a tap away.
          await expect(page.getByRole('region', { name: 'Letter' }).getByRole('article')).toBeVisible();
          await expectAccessible(page);
          await button(page, 'As printed').click();
        }
        await expect(page.locator('[data-page="1"]')).toBeVisible();
        await expectAccessible(page);
      });
    });
  }
}

test('the flow works with the keyboard alone', async ({ page }) => {
  await page.goto('/coverletter-template');
  await button(page, 'Next template').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { level: 2, name: 'Classic Cover Letter' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { level: 2, name: 'Modern Professional' })).toBeVisible();
  await button(page, 'Select').press('Enter');
  await button(page, 'Continue').press('Enter');
  await expect(page.getByRole('region', { name: 'Template' })).toContainText('Modern Professional');

  await page.getByLabel('Job Description').focus();
  await page.keyboard.type(ADVERT.text);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Job Title')).toBeFocused();
  await page.keyboard.type(ADVERT.jobTitle);
  await attachResume(page, RESUME);
  await expect(button(page, 'Generate Cover Letter')).toBeEnabled();
  await page.getByLabel('Job Title').press('Enter');
  await expect(page.getByText('Cover letter generated successfully!')).toBeVisible({ timeout: 30_000 });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the controls of the carousel can be hidden', async ({ page }) => {
    await page.goto('/coverletter-template');
    await expect(button(page, 'Next template')).toBeVisible();
    await button(page, 'Hide Controls').click();
    await expect(button(page, 'Next template')).toBeHidden();
    await button(page, 'Show Controls').click();
    await expect(button(page, 'Next template')).toBeVisible();
  });
});

test('a file that misses its field does not replace the page', async ({ page }) => {
  await page.goto('/coverletter-builder');
  await page.getByLabel('Job Title').fill('Engineer');
  const isPrevented = await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'x.txt'));
    const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
    document.body.dispatchEvent(drop);
    return drop.defaultPrevented;
  });
  expect(isPrevented).toBe(true);
});

test('a dropped resume is taken', async ({ page }) => {
  await page.goto('/coverletter-builder');
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['Ada King, analyst'], 'ada.txt', { type: 'text/plain' }));
    return transfer;
  });
  await page.locator('input[type=file]').dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByText('ada.txt')).toBeVisible();
  await button(page, 'Remove file').click();
  await expect(page.getByText('Please upload your resume.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('ada.txt')).toHaveCount(0);
});
