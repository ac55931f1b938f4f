import { restore } from '@vitae/documents/model/restore';
import { SUPERVISOR } from '../testing/front-office.ts';
import { lastAnswerTo } from '../testing/talk.ts';

const LINES = [
  'Front desk lead of the airport site, checked in 90 guests a day, and trained 5 new colleagues on the property system',
  'Cut check-in time from 9 minutes to 4',
  'Duties included filling in rota sheets and other paperwork',
];
const DATA = restore({
  ...SUPERVISOR,
  workExperience: SUPERVISOR.workExperience.map((job) =>
    job.id === 'harbour' ? { ...job, description: LINES.map((line) => `- ${line}`).join('\n') } : job,
  ),
}).resume;

const answer = (...messages: string[]) => lastAnswerTo(messages, {}, DATA);
const linesAfter = (...messages: string[]) =>
  String(answer(...messages).proposals[0]?.changes.at(-1)?.after).split('\n');

describe('lines in another order', () => {
  test.each([
    'swap the first and the second bullet',
    'switch the airport line with the check-in time line',
    'move the airport line down',
    'move the check-in time bullet above the airport bullet',
  ])('%s', (text) => expect(linesAfter(text).slice(0, 2)).toEqual([`- ${LINES[1]}`, `- ${LINES[0]}`]));

  test('lines of two jobs are not swapped', () => {
    const { text, proposals } = answer('swap the airport line with the line about fidelio');
    expect(proposals).toEqual([]);
    expect(text).toContain('different jobs');
  });
});

describe('a line in two', () => {
  test.each(['the airport bullet is too long, split it in two', 'break the line about the airport into two lines'])(
    '%s: at its own joint, with every word',
    (text) =>
      expect(linesAfter(text).slice(0, 2)).toEqual([
        '- Front desk lead of the airport site, checked in 90 guests a day',
        '- Trained 5 new colleagues on the property system',
      ]),
  );

  test('the second of them gets what is told', () =>
    expect(
      linesAfter('split the airport line in two', 'the second one should say all stayed past probation, thats true')[1],
    ).toBe('- Trained 5 new colleagues on the property system (all stayed past probation)'));

  test('without a joint nothing is cut off', () => {
    const { proposals, text } = answer('split the check-in time line in two');
    expect(proposals).toEqual([]);
    expect(text).toContain('I find no place in it');
  });
});

describe('the weakest line', () => {
  test.each([
    'which is the weakest line in my cv',
    'whats the worst bullet',
    'which line should i rewrite',
    'ما اضعف سطر في سيرتي',
  ])('%s', (text) => expect(answer(text).text).toContain(LINES[2]));

  test('why that one', () => expect(answer('which is the weakest line', 'why that one').text).toContain('no figure'));

  test.each([
    'which of my lines is the weakest one? rewrite it please',
    'find the poorest bullet and mend it',
    'ما اضعف سطر في سيرتي وعدله',
  ])('is rewritten at once where that is wished for, with the reason: %s', (text) => {
    const { text: said, proposals } = answer(text);
    expect(said).toMatch(/is the weakest: .*no figure|هو الأضعف: .*لا رقم فيه/u);
    expect(proposals[0]!.diffs[0]!.before).toBe(LINES[2]);
  });

  test('what is told of it stands in it', () =>
    expect(
      answer('which is the weakest line', 'rewrite it, i do about 30 rota sheets a month in Excel').proposals[0]!
        .diffs[0]!.after,
    ).toBe('Filled in about 30 rota sheets a month in Excel and other paperwork'));
});
