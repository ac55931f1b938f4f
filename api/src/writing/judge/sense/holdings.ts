import { plain } from '../text.ts';

const HOLDS =
  /\b(?:my (?:other |further )?(?:skills|strengths|tools|qualifications|certificates|certificates and training|languages)(?: also)? include|i (?:also )?(?:bring|offer|hold|speak|know my way around)|i can (?:also )?offer|i am (?:also )?(?:registered with|certified in)|other relevant skills:)\s+(.+)$/;
const BETWEEN = /,\s+(?:and\s+)?|\s+and\s+|;\s+/;
const LONGEST_NAME = 6;

/** The names that a sentence lists as skills, certificates, languages or memberships of its writer, in their plain form. */
export function holdingsOf(text: string): string[] {
  const list = HOLDS.exec(plain(text))?.[1]?.replace(/[.!\s]+$/, '') ?? '';
  return list
    .split(BETWEEN)
    .map((name) => name.replace(/^(?:an?|the|some) /, '').trim())
    .filter((name) => name !== '' && name.split(' ').length <= LONGEST_NAME);
}
