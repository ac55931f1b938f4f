// pnpm landing-proof: has today's writer write the letter of the landing page again, from the resume and the advert
// beside it, and links its claims to their lines.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { COVER_LETTER_TEMPLATES } from '../../cover-letters/templates.ts';
import { readResume } from '../../parsing/read-resume.ts';
import { writeBuiltinLetter } from '../write-builtin-letter.ts';
import { linkClaims } from './link-claims.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../shell/src/landing/proof');
/** By which studies are over or under way: written again next year, the letter says the same. */
const MONTH = '2026-05';
const COMPANY = 'Calder Logistics';

const read = (name: string) => readFile(path.join(FOLDER, name), 'utf8');

const [resume, advert] = await Promise.all([read('resume.txt'), read('advert.txt')]);
const parsed = await readResume({ bytes: new TextEncoder().encode(resume), fileName: 'resume.txt' });
const { letter } = writeBuiltinLetter({
  resumeText: parsed.text,
  resume: parsed.resume,
  month: MONTH,
  jobDescription: advert,
  jobTitle: advert.split('\n')[0]!,
  companyName: COMPANY,
  tone: 'Professional',
  additionalContext: '',
  template: COVER_LETTER_TEMPLATES.find(({ name }) => name === 'Classic Cover Letter')!,
  previousLetters: [],
  variationRequest: '',
});
const proof = { resume, advert, letter: linkClaims(letter, { resume, advert }) };
await writeFile(path.join(FOLDER, 'proof.json'), `${JSON.stringify(proof, null, 2)}\n`);
console.log(letter);
