import { parseResume } from '../../parsing/parse.ts';
import { writeBuiltinLetter } from '../builtin/builtin-writer.ts';
import { LETTER_PAIRS } from '../fixtures/pairs.ts';
import { TEMPLATES } from '../fixtures/templates.ts';
import { breakagesOf } from '../grounding/breakages.ts';
import { groundingSources, unsupportedFacts } from '../grounding/grounding.ts';

const nurse = LETTER_PAIRS[0]!;

test('a resume that the parser has read makes a sound letter', async () => {
  const parsedResume = await parseResume({ bytes: new TextEncoder().encode(nurse.resumeText), fileName: 'resume.txt' });
  const request = {
    ...nurse,
    parsedResume,
    tone: 'Professional' as const,
    additionalContext: '',
    template: TEMPLATES[0]!,
    previousLetters: [],
    variationRequest: '',
  };
  const { letter, applicant } = writeBuiltinLetter(request);
  expect(applicant).toMatchObject({ email: 'grace.adeyemi@example.org', phone: '+44 7700 900123' });
  expect(applicant.fullName).toContain('Grace Adeyemi');
  expect(letter).toContain("St Bartram's Teaching Hospital");
  expect(breakagesOf(letter)).toEqual([]);
  expect(unsupportedFacts(letter, groundingSources(request))).toEqual([]);
});
