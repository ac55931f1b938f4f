import { restore } from '@vitae/documents/model/restore';
import { lastAnswerTo } from '../testing/talk.ts';

const TEACHER = restore({
  personal: { firstName: 'Ama', lastName: 'Boateng' },
  workExperience: [
    {
      id: 'school',
      jobTitle: 'English teacher',
      company: 'Hilltop Secondary',
      startDate: '2018',
      current: true,
      description:
        '- Matric dance committee\n- Budget for textbooks R180 000\n- Ran 12 staff workshops on Google tools\n- Pass rate 71% (2020) to 88% (2024)',
    },
  ],
}).resume;
const after = (text: string) =>
  lastAnswerTo([text], {}, TEACHER).proposals.flatMap(({ diffs }) => diffs.map((diff) => diff.after));

describe('a job told for another trade', () => {
  test.each([
    'I want to leave teaching and move to corporate training. Could you reword the Hilltop section so it speaks to that world?',
    'pls rework my Hilltop part so it sounds less like a teacher, going into HR',
  ])('%s', (text) => {
    const lines = after(text);
    expect(lines).toContain('Ran 12 training workshops for staff on Google tools');
    expect(lines).toContain('Managed a budget of R180 000 for learning materials');
    expect(lines).toContain('Pass rate rose from 71% (2020) to 88% (2024)');
    expect(lines).toContain('');
  });

  test('the wish of one line is no such wish', () =>
    expect(after('rewrite the line about the move to google tools, i want it shorter')).not.toContain(''));
});
