import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Download, expect, type Page } from '@playwright/test';
import { readResumeFile } from '@vitae/api/parsing/read-file';
import { guardSources, unsupportedFacts } from '@vitae/api/writing/guard';

export const FIXTURES = path.join(import.meta.dirname, 'fixtures');

export interface Advert {
  text: string;
  jobTitle: string;
  companyName: string;
}

/** The letter and its request, as the browser keeps them. */
export interface KeptLetter {
  fullName: string;
  email: string;
  jobTitle: string;
  companyName: string;
  introduction: string;
  skills: string;
  generatedAt: string;
  templateName: string;
  resumeFileName: string;
  rawResponse: { applicant: { phone: string; location: string } };
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const letterText = (page: Page) => page.getByLabel('Letter text');

export async function fillForm(page: Page, { text, jobTitle, companyName }: Advert): Promise<void> {
  await page.getByLabel('Job Description').fill(text);
  await page.getByLabel('Job Title').fill(jobTitle);
  await page.getByLabel('Company Name').fill(companyName);
}

export async function attachResume(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByLabel('Resume', { exact: false }).and(page.locator('input[type=file]')).setInputFiles(file);
}

/** Asks for a letter and waits for it; a banner of an earlier one does not count. */
export async function generate(page: Page): Promise<string> {
  // That it works on it may be over before anybody has looked.
  const answering = page.waitForResponse('**/api/cover-letter/generate/');
  await button(page, 'Generate Cover Letter').click();
  expect((await answering).status()).toBe(200);
  await expect(page.getByText('Cover letter generated successfully!')).toBeVisible({ timeout: 30_000 });
  return letterText(page).inputValue();
}

export async function keptLetter(page: Page): Promise<KeptLetter> {
  const raw = await page.evaluate(() => localStorage.getItem('vitae:draft:mf-cover-letter:letter'));
  return JSON.parse(raw ?? 'null');
}

/** Facts of a letter that neither the resume nor the advert states. */
export function inventedFacts(letter: string, resumeText: string, { text, jobTitle, companyName }: Advert) {
  return unsupportedFacts(
    letter,
    guardSources({
      resumeText,
      jobDescription: text,
      jobTitle,
      companyName,
      additionalContext: '',
      variationRequest: '',
    }),
  );
}

/** The text of a downloaded PDF: as poppler reads it, or as the site's own reader does where there is no poppler. */
export async function readPdf(download: Download): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitae-letter-'));
  try {
    const file = path.join(folder, download.suggestedFilename());
    await download.saveAs(file);
    try {
      return (await promisify(execFile)('pdftotext', [file, '-'])).stdout;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
      return (await readResumeFile({ bytes: new Uint8Array(await readFile(file)), fileName: file })).text;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the pages of a letter must say, in order. */
export function expectedPages(letter: KeptLetter): string {
  const { phone, location } = letter.rawResponse.applicant;
  // A number that begins with a nought or another country's prefix is of a letter with the day before the month.
  const isAmerican = !/^\s*(?:\+(?!1[\s.(-])|0)\d/.test(phone) || /, [A-Z]{2}(?: \d{5})?$/.test(location);
  const date = new Date(letter.generatedAt).toLocaleDateString(isAmerican ? 'en-US' : 'en-GB', { dateStyle: 'long' });
  const skills = letter.skills && `Skills: ${letter.skills}`;
  // The skills-focused template has them at the top, without a colon and with dots in between.
  const areOnTop = /skill/i.test(letter.templateName);
  return [
    letter.fullName,
    letter.email,
    phone,
    location,
    areOnTop ? skills : '',
    date,
    letter.companyName,
    letter.introduction,
    areOnTop ? '' : skills,
    `Attached resume: ${letter.resumeFileName}`,
  ].join(' ');
}

/**
 * Without white space, separators and hyphens within words: how lines are broken is the page's business (a reader of
 * PDFs joins "on-" and "call" to "oncall"), the words are the letter's.
 */
export function wordsOnly(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(?<=^|\n)-/g, '')
    .replace(/[\s·•:,]+/g, '')
    .replace(/(?<=[\p{L}\p{N}])-(?=[\p{L}\p{N}])/gu, '');
}
