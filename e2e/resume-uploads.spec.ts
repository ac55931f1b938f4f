import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { FIXTURES } from './cover-letter-flow.ts';

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const LINES = [
  'Jane Whitfield',
  'jane.whitfield@example.org | +44 20 7946 0123',
  'EXPERIENCE',
  'Senior Accountant, Northgate Retail Ltd',
  'March 2019 - Present',
  'Closed the monthly books of 14 shops in 4 days.',
  'SKILLS',
  'Excel, IFRS, Budgeting, Forecasting',
];

const fixture = (name: string, mimeType: string): Upload => ({
  name,
  mimeType,
  buffer: readFileSync(path.join(FIXTURES, 'resumes', name)),
});

/** A page as a scanner makes it, or as a telephone does: uneven light, a little askew. */
async function pictureOf(page: Page, lines: readonly string[], type: 'image/png' | 'image/jpeg'): Promise<Buffer> {
  const url = await page.evaluate(
    ([lines, type]) => {
      const isPhoto = type === 'image/jpeg';
      const canvas = Object.assign(document.createElement('canvas'), { width: 1240, height: 900 });
      const context = canvas.getContext('2d')!;
      const light = context.createLinearGradient(0, 0, canvas.width, canvas.height);
      light.addColorStop(0, '#fdfdfb');
      light.addColorStop(1, isPhoto ? '#cfcac0' : '#fdfdfb');
      context.fillStyle = light;
      context.fillRect(0, 0, canvas.width, canvas.height);
      if (isPhoto) context.rotate((1.2 * Math.PI) / 180);
      context.fillStyle = '#1a1a1a';
      for (const [index, line] of lines.entries()) {
        context.font = `${index === 0 ? 56 : 31}px sans-serif`;
        context.fillText(line, 100, 130 + index * 70);
      }
      return canvas.toDataURL(type, 0.85);
    },
    [lines, type] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** A PDF as the browser prints it. */
async function pdfOf(page: Page, html: string): Promise<Buffer> {
  const printer = await page.context().newPage();
  await printer.setContent(html, { waitUntil: 'load' });
  const pdf = await printer.pdf({ format: 'A4' });
  await printer.close();
  return pdf;
}

/** A scan of two pages: nothing in it but pictures. */
async function scanOf(page: Page): Promise<Upload> {
  const source = `data:image/png;base64,${(await pictureOf(page, LINES, 'image/png')).toString('base64')}`;
  const sheet = `<img src="${source}" style="display:block;width:100%;break-after:page">`;
  return { name: 'scan.pdf', mimeType: 'application/pdf', buffer: await pdfOf(page, sheet + sheet) };
}

/** A profile as LinkedIn prints it: contact and skills in a column at the left. */
const LINKEDIN = `<style>body{font:11px sans-serif;display:grid;grid-template-columns:170px 1fr;gap:30px;margin:30px}
  h1{font-size:24px;margin:0}h2{font-size:15px;margin:14px 0 6px}p{margin:2px 0}</style>
  <aside><h2>Contact</h2><p>tomas.ferreira@example.org</p><p>www.linkedin.com/in/tomas-ferreira (LinkedIn)</p>
  <h2>Top Skills</h2><p>Warehouse Management</p><p>SAP</p><p>Forklift Licence</p>
  <h2>Languages</h2><p>Portuguese (Native or Bilingual)</p><p>English (Professional Working)</p></aside>
  <main><h1>Tomas Ferreira</h1><p>Warehouse Supervisor at Dockside Freight</p><p>Porto, Portugal</p>
  <h2>Summary</h2><p>I keep 9,000 pallets where people look for them.</p>
  <h2>Experience</h2><p><b>Dockside Freight</b></p><p>Warehouse Supervisor</p>
  <p>January 2020 - Present (5 years)</p><p>Porto, Portugal</p><p>Lead 22 people over three shifts.</p>
  <h2>Education</h2><p><b>Universidade do Porto</b></p><p>Bachelor's degree, Logistics · (2013 - 2016)</p></main>`;

const JSON_RESUME = {
  basics: { name: 'Nadia Costa', label: 'Electrician', email: 'nadia.costa@example.org' },
  work: [{ name: 'Brightwire Ltd', position: 'Electrician', startDate: '2018-04', summary: 'Wired 40 houses.' }],
  skills: [{ name: 'Fault finding' }],
};

test('files of eight kinds become resumes that are corrected; reading a scan says how far it is and can be stopped', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.goto('/Upload-resume');
  const heading = page.getByRole('heading', { name: 'Is this right?' });
  const file = page.locator('input[type=file]');

  await file.setInputFiles(await scanOf(page));
  await expect(page.getByText('Reading page 1 of 2 off its picture')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /^\d+$/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Your resume')).toBeAttached();

  const kinds: [upload: Upload, lastName: string, jobTitle: string | RegExp][] = [
    [fixture('amara-okonjo.pdf', 'application/pdf'), 'Okonjo', /./],
    [
      fixture('lars-petersen.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
      'Petersen',
      /./,
    ],
    [fixture('ines-moreau.doc', 'application/msword'), 'Moreau', /./],
    [fixture('daniel-whitcombe.txt', 'text/plain'), 'Whitcombe', /./],
    [
      { name: 'scan.png', mimeType: 'image/png', buffer: await pictureOf(page, LINES, 'image/png') },
      'Whitfield',
      'Senior Accountant',
    ],
    [
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await pictureOf(page, LINES, 'image/jpeg') },
      'Whitfield',
      'Senior Accountant',
    ],
    [
      { name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(JSON_RESUME)) },
      'Costa',
      'Electrician',
    ],
    [
      { name: 'Profile.pdf', mimeType: 'application/pdf', buffer: await pdfOf(page, LINKEDIN) },
      'Ferreira',
      'Warehouse Supervisor',
    ],
  ];
  for (const [upload, lastName, jobTitle] of kinds) {
    await test.step(upload.name, async () => {
      await page.goto('/Upload-resume');
      await file.setInputFiles(upload);
      await expect(heading).toBeVisible({ timeout: 90_000 });
      await expect(page.getByLabel('Last name')).toHaveValue(lastName);
      await expect(page.getByLabel('Job 1')).toHaveValue(jobTitle);
      await page.getByLabel('City').fill('Lisbon');
      await expect(page.locator('[data-save-state=local]')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('City')).toHaveValue('Lisbon');
      await expect(page.getByLabel('Last name')).toHaveValue(lastName);
    });
  }
});
