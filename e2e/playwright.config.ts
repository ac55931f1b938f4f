import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** `pnpm test` finds or installs a browser and names it here; otherwise an installed Chromium, else Playwright's own. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];
const chromium = process.env.CHROME_PATH ?? INSTALLED.find(existsSync);
const isRoot = process.getuid?.() === 0;

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
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'] } }],
});
