import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect, type Page } from '@playwright/test';
import { PASSWORD } from './people.ts';

/** Tests of one run, and runs on one site, have staff of their own. */
export const staffName = (role: string) => `${role}-${process.pid}-${Date.now().toString(36)}`;

/** Makes a staff account on the shared site, as its operator does. */
export async function createStaff(name: string, ...flags: '--superuser'[]): Promise<void> {
  const tool = path.resolve(import.meta.dirname, '../api/src/auth/staff-cli.ts');
  const made = promisify(execFile)(process.execPath, [tool, 'create', name, ...flags], {
    env: { ...process.env, DATA_DIR: process.env.SITE_DATA_DIR },
  });
  made.child.stdin?.end(`${PASSWORD}\n`);
  await made;
}

export async function signInStaff(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/admin-login');
  await page.getByLabel(/^Username/).fill(username);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A browser of staff, signed in as they do it. */
export async function openStaff(
  browser: Browser,
  username: string,
  options: Parameters<Browser['newContext']>[0] = {},
) {
  const context = await browser.newContext({ baseURL: process.env.SITE_URL!, ...options });
  const page = await context.newPage();
  await signInStaff(page, username);
  await expect(page).toHaveURL('/admin-dashboard');
  return { context, page };
}
