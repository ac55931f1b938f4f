import type { Finding } from '../finding.ts';
import { stemsOf } from '../text.ts';
import { tokensOf } from '../tokens.ts';
import { claimFaults } from './claims.ts';
import { educationFaults } from './education.ts';
import { employmentFaults } from './employment.ts';
import { figureFaults } from './figures.ts';
import type { ResumeText } from './resume.ts';
import { readSentence } from './sentence.ts';
import { skillFaults } from './skills.ts';

/** What one sentence says that neither document does, or says of the wrong thing. */
export function truthFindings(text: string, resume: ResumeText, advert: string): Finding[] {
  const sentence = readSentence(text);
  const rules: Record<string, string[]> = {
    figures: figureFaults(sentence, resume, advert.split('\n')),
    employment: employmentFaults(sentence, resume, advert),
    education: educationFaults(sentence, resume),
    'names and skills': skillFaults(sentence, resume, advert),
    claims: claimFaults(sentence, tokensOf(text), resume, stemsOf(advert)),
    persons: thirdPersonFaults(text, resume),
  };
  return Object.entries(rules).flatMap(([rule, faults]) =>
    faults.map((what): Finding => ({ group: 'false', rule, sentence: text, what })),
  );
}

/** "Sofia designed …": the applicant's own name as one who is spoken of. */
function thirdPersonFaults(text: string, resume: ResumeText): string[] {
  const first = resume.name.split(/\s+/)[0] ?? '';
  return first.length > 2 && new RegExp(`^${first}\\s+(?:\\p{Lu}\\p{L}+\\s+)?\\p{Ll}+(?:s|ed)\\b`, 'iu').test(text)
    ? [`"${first}" is the applicant`]
    : [];
}
