import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** `pnpm test` finds or installs a browser and names it here; otherwise an installed Chromium, else Playwright's own. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];
const chromium = process.env.CHROME_PATH ?? INSTALLED.find(existsSync);
const isRoot = process.getuid?.() === 0;
/**
 * A page of a test lives for a second or two: code never runs often enough to be worth optimising, and a process of its
 * own for drawing costs more than it draws. Without both a page costs a fifth less.
 */
const SHORT_LIVED = ['--js-flags=--no-turbofan,--no-maglev', '--in-process-gpu'];

export default defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A machine of two cores runs the site, its database, the browser and builds of remotes at once.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.SITE_URL,
    locale: 'en-US',
    // A trace costs as much as the test: `--trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      // Chromium's sandbox does not start as root.
      args: [...SHORT_LIVED, ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
});
