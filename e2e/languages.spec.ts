import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** Screens whose texts are messages. */
const ROUTES = [
  '/',
  '/about-us',
  '/terms',
  '/privacy-policy',
  '/cookie',
  '/test',
  '/LoginPage',
  '/signup',
  '/choose-plan',
  '/region-selection',
  '/payment/callback',
  '/coverletter',
  '/coverletter-template',
  '/coverletter-builder',
  '/coverletter-download',
];

/** Texts on the screen that are English sentences: three words in a row, names and product words aside. */
function englishSentences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const inCode = node.parentElement?.closest('script, style, bdi, [lang="en"]');
      if (!inCode && /[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}/.test(node.textContent ?? '')) found.push(node.textContent!);
    }
    return found;
  });
}

for (const width of [1280, 390]) {
  test.describe(`in Arabic, ${width} px`, () => {
    test.use({ locale: 'ar-AE', viewport: { width, height: 860 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const route of ROUTES) {
      test(`${route} runs from the right, says nothing in English, and is accessible`, async ({ page }) => {
        await page.goto(route);
        await expect(page.locator('html[lang="ar"][dir="rtl"]')).toHaveCount(1);
        await page.locator('main h1').first().waitFor({ state: 'attached' });
        await expect(page).toHaveTitle(/[\u0600-\u06ff].* · Vitae$/);
        await expect.poll(() => englishSentences(page)).toEqual([]);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(await tooWide()).toBeLessThanOrEqual(0);
      });
    }
  });
}

test('a change of language keeps what is typed, is remembered, and turns the page round', async ({ page }) => {
  await page.goto('/coverletter-builder');
  await page.getByLabel('Job Title').fill('Site engineer');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('منشئ خطابات التقديم بالذكاء الاصطناعي');
  await expect(page.getByLabel('المسمى الوظيفي')).toHaveValue('Site engineer');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('منشئ خطابات التقديم بالذكاء الاصطناعي');
  await page.goto('/LoginPage?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
});

test('what the API refuses is said in the language of the page', async ({ page }) => {
  await page.goto('/LoginPage?lang=ar');
  await page.getByLabel('البريد الإلكتروني').fill('nobody@example.com');
  await page.getByLabel('كلمة المرور').fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page.getByRole('alert')).toContainText('البريد الإلكتروني أو كلمة المرور غير صحيحة.');
});
