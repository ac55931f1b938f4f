import { readNotes } from './notes.ts';

const outcomesOf = (note: string) => readNotes(note, '').outcomes.map(({ text, outcome }) => [text, outcome]);

describe('what is not to be said', () => {
  it.each([
    'i want nights because of childcare, dont say that maybe',
    'I am winding the firm down, keep that out pls',
    'I gave notice nowhere yet so pls be discreet.',
  ])('is left out, as was asked: %s', (note) => {
    expect(readNotes(note, '').statements).toEqual([]);
    expect(outcomesOf(note)).toEqual([[note, 'followed']]);
  });

  it('takes what it limits with it', () => {
    const note = "I have type 1 diabetes but don't want to use the guaranteed interview thing";
    expect(readNotes(note, '').statements).toEqual([]);
  });

  it('is no more than asked where a letter never does it', () => {
    const note = 'never carried a quota, dont pretend, but i ran the sign-up flows';
    expect(readNotes(note, '').statements).toEqual(['I have never carried a quota.', 'I ran the sign-up flows.']);
    expect(outcomesOf(note).map(([, outcome]) => outcome)).toEqual(['said', 'followed', 'said']);
  });

  it('is what may be said, without the leave to say it', () => {
    expect(readNotes('I took redundancy in March this year - fine to say so.', '').statements).toEqual([
      'I took redundancy in March this year.',
    ]);
  });
});

test('a fact beside an order for a short letter is reported apart from it', () => {
  expect(outcomesOf('havent got the ticket yet booked in the course, short letter.').at(-1)).toEqual([
    'short letter',
    'followed',
  ]);
});

test.each([
  ['Passed WSET diploma april 2019.', 'I passed the WSET diploma in April 2019.'],
  ['I am fresh graduate', 'I am a fresh graduate.'],
  ['doing PMP exam in December', 'I am doing the PMP exam in December.'],
  ['ok w/ remote or chicago office', 'I am comfortable with remote work or the Chicago office.'],
  ['I sing in church choir', 'I sing in a church choir.'],
  ['finish my level 3 in feb', 'I will finish my level 3 in February.'],
  ['available from 1st feb', 'I am available from 1st February.'],
  ['half way thru HR certificate at Elm College', 'I am halfway through my HR certificate at Elm College.'],
])('in the small words of a letter: %s', (note, said) => expect(readNotes(note, '').statements).toEqual([said]));

test('a place without its preposition makes no sentence', () => {
  expect(readNotes('based seattle only remote or hybrid', '').statements).toEqual([]);
});

test.each([
  ['ADR i will renew course booked 14 november.', []],
  ['havent got EEHA yet, booked in for 5 day course feb 2026 at own cost', []],
  ['be honest that main cloud is AWS, i can learn', []],
  ['I grew up in MN, not going on the academic market', ['I grew up in MN.']],
  ['earliest start 1 november, defending the thesis in september', ['My earliest start is on 1 November.']],
  ['Fractions with pizza: nobody understood. I changed to sharing a loaf of bread', []],
])('half of a fact is none: %s', (note, statements) => expect(readNotes(note, '').statements).toEqual(statements));

test('a part of the letter that is to be short does not shorten the letter', () => {
  expect(readNotes('keep the science part short', '').wishes.length).toBe('usual');
});

test('what an advert asks of everybody is said, though what stands behind it is taken back', () => {
  const { statements, outcomes } = readNotes(
    'avail from sept 2, need finish by 4 on tuesdays if possible but maybe dont put that.',
    '',
  );
  expect(statements).toEqual(['I am available from September 2.']);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['said', 'followed']);
  expect(readNotes("My cousin works there, he is a manager but don't put it", '').statements).toEqual([]);
});
