import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects no fault that axe knows and a page no wider than its window, once the screen's heading has come and what moves
 * has come to rest: half way through a load or a fade any page has faults. Motion stays off until axe is done, since a
 * message may begin to fade while it looks. `what` names the screen in a failure.
 */
export async function expectAccessible(page: Page, what: string = new URL(page.url()).pathname): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
  // Otherwise each analysis opens a page of its own to put together what frames of other origins say; there are none here.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  if (!isStill) await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
      what,
    )
    .toEqual([]);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(tooWide, `${what} is wider than its window`).toBeLessThanOrEqual(0);
}
