import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { letterRequest } from '../fixtures/letter-request.ts';
import { readResumeText } from '../fixtures/read-resume-text.ts';
import { TEMPLATES } from '../fixtures/templates.ts';
import { breakagesOf } from '../grounding/breakages.ts';
import { groundingSources, unsupportedFacts } from '../grounding/grounding.ts';
import { writeBuiltinLetter } from './builtin-writer.ts';

const corpus = process.env.VITAE_CORPUS ?? join(import.meta.dirname, '../../../../../shared/corpus');
const isThere = existsSync(join(corpus, 'jobs')) && existsSync(join(corpus, 'txt'));
if (!isThere)
  console.warn('The corpus is not here (VITAE_CORPUS names it): letters are tested on the own fixtures only.');

const texts = (folder: string) =>
  readdirSync(join(corpus, folder))
    .filter((file) => /\.(?:txt|md)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(corpus, folder, file), 'utf8') }));

(isThere ? test : test.skip)('letters of the corpus: sound English, no invented fact', async () => {
  const adverts = texts('jobs');
  for (const { file, text } of texts('txt')) {
    const read = await readResumeText(text, file).catch(() => null);
    if (!read) continue;
    for (const [index, { text: jobDescription }] of adverts.entries()) {
      const request = letterRequest(
        { ...read, jobDescription, jobTitle: 'Analyst', companyName: '' },
        { template: TEMPLATES[index % TEMPLATES.length]! },
      );
      const { letter } = writeBuiltinLetter(request);
      expect(breakagesOf(letter)).toEqual([]);
      expect(unsupportedFacts(letter, groundingSources(request)).map(({ text }) => text)).toEqual([]);
    }
  }
});
