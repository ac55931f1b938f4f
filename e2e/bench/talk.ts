// pnpm bench:talk: what a talk of 500 messages costs in the browser: until its end is read, by key press, while scrolling.
// SITE_URL names a site that runs already; otherwise one is started.
import { existsSync } from 'node:fs';
import { type CDPSession, chromium } from 'playwright';
import { startSite } from '../site.ts';

const SIZES = [10, 500];
const KEY_PRESSES = 60;
const SCROLLS = 30;
const TALK = '11111111-1111-4111-8111-111111111111';
const MOMENT = '2026-03-02T09:00:00.000Z';

const session = { id: TALK, title: 'A long talk', is_pinned: false, created_at: MOMENT, updated_at: MOMENT };
const ANSWER = '**In one line**, without apology.\n\n- Years instead of months\n- What came of it\n\n'.repeat(3);
const messages = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const id = `22222222-2222-4222-8222-${String(index).padStart(12, '0')}`;
    const fields = { id, created_at: MOMENT, text: index % 2 ? `${ANSWER}Answer ${index}.` : `Question ${index}?` };
    const answer = {
      sources: [],
      choices: [],
      proposals: [],
      practice: null,
      writer: { name: 'builtin', fallback_reason: null, retry_after: null },
    };
    return index % 2 ? { ...fields, role: 'assistant', ...answer } : { ...fields, role: 'user', attachments: [] };
  });

async function taskSeconds(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

const site = process.env.SITE_URL ? null : await startSite({ env: { RATE_LIMIT_FACTOR: '100' } });
const url = process.env.SITE_URL ?? site!.url;
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  console.log('messages  end readable  ms by key press  ms by step of scrolling  (main thread, no throttling)');
  for (const count of SIZES) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Performance.enable');
    const body = { success: true, session, messages: messages(count), resume_id: null, has_advert: false };
    await page.route(`**/api/chat/sessions/${TALK}/`, (route) => route.fulfill({ json: body }));
    const begun = performance.now();
    await page.goto(`${url}/ai-chat?session=${TALK}`);
    await page.getByText(`Answer ${count - 1}.`).waitFor();
    const readable = performance.now() - begun;
    await page
      .locator('article')
      .nth(count - 1)
      .waitFor({ state: 'attached' });

    await page.getByLabel('Your question').last().focus();
    const beforeKeys = await taskSeconds(devTools);
    for (let press = 0; press < KEY_PRESSES; press++) await page.keyboard.press('a');
    const byKey = ((await taskSeconds(devTools)) - beforeKeys) / KEY_PRESSES;

    await page.mouse.move(700, 400);
    const beforeScrolls = await taskSeconds(devTools);
    for (let step = 0; step < SCROLLS; step++) {
      await page.mouse.wheel(0, -600);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    const byScroll = ((await taskSeconds(devTools)) - beforeScrolls) / SCROLLS;
    const figure = (value: number, width: number) => value.toFixed(1).padStart(width);
    console.log(
      `${String(count).padStart(8)}${figure(readable, 11)} ms${figure(byKey * 1000, 17)}${figure(byScroll * 1000, 25)}`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  await site?.stop();
}
