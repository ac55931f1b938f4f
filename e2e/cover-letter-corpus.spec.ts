import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readResumeFile } from '@vitae/api/parsing/read-file';
import {
  type Advert,
  attachResume,
  button,
  expectedPages,
  fillForm,
  generate,
  inventedFacts,
  keptLetter,
  readPdf,
  wordsOnly,
} from './cover-letter-flow.ts';

/** Real resumes and adverts, where they are: a folder with a MANIFEST.json. */
const CORPUS = process.env.VITAE_CORPUS ?? path.resolve(import.meta.dirname, '../../shared/corpus');
const RESUMES_OF_A_FORMAT = 3;
const ADVERTS = 2;
const FORMATS = ['pdf', 'docx', 'doc', 'txt'];
const LATIN_NAME = /^[\p{Script=Latin}\s.'-]+$/u;
const COMPANY = 'Example Works';

interface CorpusFile {
  kind: string;
  format: string;
  file: string;
  expected?: { name?: string | null };
}

const files: CorpusFile[] = existsSync(path.join(CORPUS, 'MANIFEST.json'))
  ? JSON.parse(readFileSync(path.join(CORPUS, 'MANIFEST.json'), 'utf8')).files
  : [];
const resumes = FORMATS.flatMap((format) =>
  files
    // Letters are written in English; a name in another script may be left to the applicant.
    .filter(
      ({ kind, format: its, expected }) => kind === 'resume' && its === format && LATIN_NAME.test(expected?.name ?? ''),
    )
    .slice(0, RESUMES_OF_A_FORMAT),
);
const adverts = files
  .filter((file) => file.kind === 'job description' && file.format === 'txt')
  .slice(0, ADVERTS)
  .map((file): Advert => {
    const text = readFileSync(path.join(CORPUS, file.file), 'utf8');
    return { text, jobTitle: text.trim().split('\n')[0]!.slice(0, 100), companyName: COMPANY };
  });

test('the corpus', () => {
  test.skip(files.length === 0, `There is no corpus at ${CORPUS}; VITAE_CORPUS names another place.`);
  expect(resumes.length).toBeGreaterThan(0);
  expect(adverts).toHaveLength(ADVERTS);
});

for (const { file, expected } of resumes) {
  test(`${file} for ${ADVERTS} adverts`, async ({ page }) => {
    const resume = path.join(CORPUS, file);
    const { text } = await readResumeFile({ bytes: new Uint8Array(readFileSync(resume)), fileName: resume });
    const plain = (value: string) => value.normalize('NFKC').toLowerCase();
    await page.goto('/coverletter-builder');
    await attachResume(page, resume);
    for (const advert of adverts) {
      await test.step(advert.jobTitle, async () => {
        await fillForm(page, advert);
        const letter = await generate(page);
        expect(plain(letter)).toContain(plain(expected!.name!));
        expect(letter).toContain(COMPANY);
        expect(inventedFacts(letter, text, advert)).toEqual([]);

        await button(page, 'Download').click();
        const downloading = page.waitForEvent('download');
        await button(page, 'Download as PDF').click();
        const pdf = await readPdf(await downloading);
        expect(wordsOnly(pdf)).toBe(wordsOnly(expectedPages(await keptLetter(page))));
        await button(page, 'Edit Letter').click();
      });
    }
  });
}
