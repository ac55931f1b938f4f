import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    .map((file) => readFileSync(join(corpus, folder, file), 'utf8'));

(isThere ? test : test.skip)('letters of the corpus: sound English, no invented fact', () => {
  const adverts = texts('jobs');
  for (const resumeText of texts('txt')) {
    for (const [index, jobDescription] of adverts.entries()) {
      const request = {
        resumeText,
        jobDescription,
        jobTitle: 'Analyst',
        companyName: '',
        tone: 'Professional' as const,
        additionalContext: '',
        template: TEMPLATES[index % TEMPLATES.length]!,
        previousLetters: [],
        variationRequest: '',
      };
      const { letter } = writeBuiltinLetter(request);
      expect(breakagesOf(letter)).toEqual([]);
      expect(unsupportedFacts(letter, groundingSources(request)).map(({ text }) => text)).toEqual([]);
    }
  }
});
