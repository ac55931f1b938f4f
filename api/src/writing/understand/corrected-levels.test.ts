import { readResumeText } from '../fixtures/read-resume-text.ts';
import { withLevelsOfNotes } from './corrected-levels.ts';

const RESUME = `Jo Elm
jo@example.org

Experience
Clerk, Elm Ltd, 2020 - present

Languages: Polish, English good, Dutch A2, little German`;

const textAfter = async (notes: string) => withLevelsOfNotes(await readResumeText(RESUME), notes).resumeText;

test('the level of a language that a note tells is newer than that of the page', async () => {
  expect(await textAfter('dutch is B1 now, passed in may')).toContain('English good, Dutch B1, little German');
  expect(await textAfter('German: B2')).toContain('Dutch A2, B2 German');
  expect(await textAfter('my English is at level C1')).toContain('English C1, Dutch A2');
});

test.each(['', 'grade B2 in maths', 'I read B1 forms'])(
  'what tells no level of a language corrects none: %s',
  async (notes) => {
    expect(await textAfter(notes)).toContain('English good, Dutch A2, little German');
  },
);
