import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unsupportedFacts } from '../guard/guard.ts';
import type { Claim, ClaimSources } from './link-claims.ts';
import { linkClaims } from './link-claims.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../shell/src/landing/proof');
const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');
const proof: ClaimSources & { letter: Claim[][] } = JSON.parse(read('proof.json'));
const claims = proof.letter.flat();

test('the letter of the landing page stands beside the very resume and advert that it was written from', () => {
  expect(proof.resume).toBe(read('resume.txt'));
  expect(proof.advert).toBe(read('advert.txt'));
});

// Its wording may be of an earlier writer: pnpm landing-proof renews it.
test('it states nothing that they do not', () => {
  const letter = proof.letter.map((paragraph) => paragraph.map(({ text }) => text).join(' ')).join('\n\n');
  const facts = unsupportedFacts(letter, { applicant: proof.resume, job: proof.advert, company: 'Calder Logistics' });
  expect(facts).toEqual([]);
});

test('each claim is linked to lines as they stand there, and each figure to a line that has it', () => {
  for (const { text, resume, advert } of claims) {
    for (const line of resume) expect(proof.resume.split('\n')).toContain(line);
    for (const line of advert) expect(proof.advert.split('\n')).toContain(line);
    const lines = [...resume, ...advert].join('\n');
    for (const figure of text.match(/\d+(?:\.\d+)?%/g) ?? []) expect(lines).toContain(figure);
  }
  expect(claims.filter(({ resume }) => resume.length > 0).length).toBeGreaterThan(claims.length / 2);
});

test('a claim is linked to the line that says the same, and a courtesy to none', () => {
  const sources = { resume: 'Ann Lee\nLed 7 bakers\nBaked bread', advert: 'Head Baker\nLoaf Ltd\nLead our bakers' };
  const letter = 'Dear Loaf Ltd,\n\nI led 7 bakers.\n\nThank you for your time.\n\nRegards,\nAnn Lee';
  expect(linkClaims(letter, sources).flat()).toEqual([
    { text: 'Dear Loaf Ltd,', resume: [], advert: [] },
    { text: 'I led 7 bakers.', resume: ['Led 7 bakers'], advert: expect.any(Array) },
    { text: 'Thank you for your time.', resume: [], advert: [] },
    { text: 'Regards,', resume: [], advert: [] },
    { text: 'Ann Lee', resume: [], advert: [] },
  ]);
});
