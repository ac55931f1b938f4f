import { SUPERVISOR } from '../testing/front-office.ts';
import { lastAnswerTo } from '../testing/talk.ts';

const answer = (...messages: string[]) => lastAnswerTo(messages, {}, SUPERVISOR);
const left = (...messages: string[]) =>
  String(answer(...messages).proposals[0]?.changes.at(-1)?.after)
    .split('\n')
    .map((line) => line.replace(/^- /, ''));

describe('lines that are to stay', () => {
  test.each([
    'keep only the returns line at Corner Goods',
    'delete all bullets at corner goods except the one about returns',
    'for corner goods just keep the second bullet',
    'keep the returns line at Corner Goods and drop the rest',
  ])('%s', (text) => expect(left(text)).toEqual(['Handled returns and the till']));

  test('of the job that was spoken of', () =>
    expect(left('remove my job at Corner Goods', 'no, put it back', 'ok then only keep the returns one')).toEqual([
      'Handled returns and the till',
    ]));

  test('the first two', () =>
    expect(left('just keep the first 2 lines at Harbour')).toEqual([
      'Lead a team of 6 receptionists in three shifts',
      'Cut check-in time from 9 minutes to 4 with Opera PMS',
    ]));

  test('so many, whichever say most', () => expect(left('leave only two bullets at corner goods')).toHaveLength(2));

  test.each(['just keep Excel', 'keep it short', 'only keep the first page'])('no line is named: %s', (text) =>
    expect(answer(text).proposals).toEqual([]),
  );
});
