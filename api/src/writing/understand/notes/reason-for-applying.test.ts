import { readNotes } from './notes.ts';

describe('why somebody applies', () => {
  it.each([
    ['why im applying: missed talking to customers every day.', 'I missed talking to customers every day.'],
    ['reason = I want to move into hiring for good', 'I want to move into hiring for good.'],
    [
      'Why I apply: my husband starts a job in Leeds in autumn so i am moving anyway',
      'My husband starts a job in Leeds in autumn so I am moving anyway.',
    ],
  ])('%s', (note, said) => expect(readNotes(note, '').statements).toEqual([said]));

  it('leaves out what is no sentence', () => {
    const { statements, outcomes } = readNotes('why back to hospital = miss clinical work & ward', '');
    expect([statements, outcomes.map(({ outcome }) => outcome)]).toEqual([[], ['left_out']]);
  });
});
