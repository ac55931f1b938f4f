import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
  const faults = await axeFaults(page);
  if (!isStill) await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect.soft(faults, what).toEqual([]);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(tooWide, `${what} is wider than its window`).toBeLessThanOrEqual(0);
}

/**
 * What axe finds, a line for each rule. A page gets axe once: its own builder for Playwright brings it anew for each
 * analysis, which takes several times as long as the analysis. No page has frames.
 */
async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  });
}
