import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { DECLARED_SCREENS } from './declared-screens.ts';
import { createPerson, signInBrowser } from './people.ts';

/** Texts on the screen that are English sentences: three words in a row, names and product words aside. */
function englishSentences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isExempt = node.parentElement?.closest('script, style, noscript, bdi, [lang="en"]');
      if (!isExempt && /[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}/.test(node.textContent ?? '')) found.push(node.textContent!);
    }
    return found;
  });
}

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-AE', contextOptions: { reducedMotion: 'reduce' } });

  for (const isForUsers of [false, true]) {
    const addresses = DECLARED_SCREENS.filter((screen) => screen.isForUsers === isForUsers).map(
      ({ address }) => address,
    );
    test(`screens of ${isForUsers ? 'users' : 'everyone'} run from the right, say nothing in English, and are accessible`, async ({
      page,
      request,
    }) => {
      test.setTimeout(addresses.length * 30_000);
      if (isForUsers) await signInBrowser(page, await createPerson(request));
      for (const address of addresses) {
        await page.setViewportSize({ width: 1280, height: 860 });
        await page.goto(address);
        await expect(page.locator('html[lang="ar"][dir="rtl"]'), address).toHaveCount(1);
        await page.locator('main h1').first().waitFor({ state: 'attached' });
        await expect.soft(page, address).toHaveTitle(/[\u0600-\u06ff].* · Vitae$/);
        const description = page.locator('meta[name="description"]');
        await expect
          .soft(description, address)
          .toHaveAttribute('content', /^[^a-z]*[\u0600-\u06ff]+.*\. .*[\u0600-\u06ff]/);
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 860 });
          const what = `${address}, ${width} px`;
          await expect
            .configure({ soft: true })
            .poll(() => englishSentences(page), what)
            .toEqual([]);
          await expectAccessible(page, what);
        }
      }
    });
  }
});

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
  await page.getByRole('main').getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('البريد الإلكتروني أو كلمة المرور غير صحيحة.');
});
