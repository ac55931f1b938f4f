import { COVER_LETTER_TEMPLATES } from '../../../cover-letters/templates.ts';
import { letterRequest } from '../../fixtures/letter-request.ts';
import { readResumeText } from '../../fixtures/read-resume-text.ts';
import { writeBuiltinLetter } from '../../write-builtin-letter.ts';
import { tenureSentence } from './background.ts';

const RESUME = `Jo Marlow
jo@example.org

Experience
Teller, Tay Rural Bank Ltd, June 2021 - Present
• Opened 412 accounts in the year 2024
• Balanced the till at close of day with no shortage since 2022
• Loaded the cash machine together with the operations officer
• Trained two new tellers on the counter`;

async function lettersFor(years: string) {
  const { resume, resumeText } = await readResumeText(RESUME);
  const about = {
    jobDescription: `Senior Teller\nHandle cash deposits and open accounts.\nRequirements\n${years}`,
    jobTitle: 'Senior Teller',
    companyName: 'Goldcrest Bank',
  };
  return COVER_LETTER_TEMPLATES.map(
    (template) => writeBuiltinLetter(letterRequest({ resume, resumeText, ...about }, { template })).letter,
  );
}

test('where years are asked for, every letter says once since when the present post is held', async () => {
  for (const letter of await lettersFor("- At least 3 years' experience as a teller"))
    expect(letter.match(/June 2021/g)).toHaveLength(1);
});

test('of a house that cannot be said, the time in it is not told as that in the profession', () => {
  const role = { kind: 'job' as const, title: 'Engineering Manager', start: '2021-04', end: 'present', lines: [] };
  const choose = <T>(_: string, ways: readonly T[]) => ways[0]!;
  expect(tenureSentence({ ...role, place: 'Harbour Ltd' }, choose)).toContain('at Harbour Ltd since April 2021');
  expect(tenureSentence({ ...role, place: 'Various clients: see below' }, choose)).toBe('');
});

test('beside a job with its dates the present one is not taken for one that ended', async () => {
  const { resume, resumeText } = await readResumeText(`${RESUME}
Cashier, Elm Foods, May 2018 - May 2021
• Balanced six tills at the end of the day`);
  const about = { jobDescription: 'Teller\nHandle cash deposits.', jobTitle: 'Teller', companyName: 'Goldcrest Bank' };
  const [template] = COVER_LETTER_TEMPLATES;
  const { letter } = writeBuiltinLetter(letterRequest({ resume, resumeText, ...about }, { template: template! }));
  expect(letter).toContain('Tay Rural Bank');
  expect(letter).toContain('since June 2021');
});
