import { expect, type Page, test } from '@playwright/test';
import { signInWithContent } from './account-content.ts';
import { DECLARED_SCREENS } from './declared-screens.ts';
import { createPerson, signInBrowser } from './people.ts';

/** As of web-vitals: the sum of what moves without anybody's doing. */
const SHIFT_LIMIT = 0.02;
/** A phone's network in a town: 75 ms there and back, 4.8 Mbit/s. */
const NETWORK = { offline: false, latency: 75, downloadThroughput: 600_000, uploadThroughput: 300_000 };

/** Who is signed in has no business there. */
const SENDS_AWAY = ['/LoginPage', '/signup'];

/** By then all that a page shows has come. */
const SETTLED_MS = 15_000;

interface Shift {
  value: number;
  moved: string[];
}

/** Counts from the first paint on, on every page of the tab. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const name = ({ node }: { node?: Node }) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 30)}”` : '?';
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      }[])
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved: entry.sources.map(name) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

// Throttled, it takes minutes: LAYOUT_SHIFTS=1 pnpm browser layout-shift.spec.ts
test.skip(!process.env.LAYOUT_SHIFTS, 'measured on demand');

for (const [kind, width, height] of [
  ['phone', 390, 844],
  ['desk', 1280, 860],
] as const) {
  test(`on a ${kind} no screen moves under the eyes while it comes`, async ({ browser, request }) => {
    test.setTimeout(900_000);
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: kind === 'phone' });
    const page = await context.newPage();
    await watchShifts(page);
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await tools.send('Network.emulateNetworkConditions', NETWORK);

    const tooMuch: string[] = [];
    const measure = async (address: string, who: string) => {
      await page.goto(address);
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      // A report on its way out may hang in the slowed network; it moves nothing.
      await page.waitForLoadState('networkidle', { timeout: SETTLED_MS }).catch(() => {});
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      const line = `${sum.toFixed(3)}  ${kind}  ${who}  ${address}`;
      console.log(line);
      if (sum > SHIFT_LIMIT)
        tooMuch.push(
          [line, ...shifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(', ')}`)].join('\n  '),
        );
    };
    for (const { address, isForUsers } of DECLARED_SCREENS) if (!isForUsers) await measure(address, 'visitor');
    await signInBrowser(page, await createPerson(request));
    for (const { address, isForUsers } of DECLARED_SCREENS) if (isForUsers) await measure(address, 'new user');
    await signInWithContent(page, request, await createPerson(request));
    const isLeft = (address: string) => SENDS_AWAY.includes(address);
    for (const { address } of DECLARED_SCREENS) if (!isLeft(address)) await measure(address, 'user with content');
    expect(tooMuch).toEqual([]);
    await context.close();
  });
}
