import { EMPTY, FILLER, FURTHER, fitted, type Said, setApart } from './paragraphs.ts';

const say = (text: string, rank = 0): Said => ({ text, rank });

test('the needful is always said, the rest as far as there is room', () => {
  const paragraphs = [[say('One two.'), say('Three four five.', 2)], [say('Six.', 1)]];
  expect(fitted(paragraphs, 2)).toEqual(['One two.']);
  expect(fitted(paragraphs, 3)).toEqual(['One two.', 'Six.']);
  expect(fitted(paragraphs, 6)).toEqual(['One two. Three four five.', 'Six.']);
});

test('items stand on lines of their own, under a line that is gone when they are', () => {
  const list: Said[] = [
    say('Before.'),
    { text: 'My work:', rank: 0, introducesItems: true },
    { text: 'Baked bread', rank: 1, isItem: true },
  ];
  expect(fitted([list], 10)).toEqual(['Before.\nMy work:\n• Baked bread']);
  expect(fitted([list], 1)).toEqual(['Before.']);
});

test('“also” is said of a house that the letter has named', () => {
  const sentence = say('At Dr. P. Vella Surgery, I also answered calls.');
  expect(fitted([[sentence]], 20)).toEqual(['At Dr. P. Vella Surgery, I answered calls.']);
  expect(fitted([[say('I work at Dr. P. Vella Surgery.')], [sentence]], 40)[1]).toBe(sentence.text);
});

test('what goes on from a sentence is not said without it', () => {
  const [named, more] = [
    say('At Elm Ltd, I led a team of nine people.', 2),
    { ...say('In the same role, I cut costs.', 1), goesOn: true },
  ];
  expect(fitted([[say('My work.')], [named, more]], 30).join(' ')).toContain('In the same role');
  expect(fitted([[say('My work.')], [named, more]], 9)).toEqual(['My work.']);
});

test('a post that a sentence has named is not named again right below it', () => {
  const sentence = 'At Elm Ltd, where I worked as a Clerk from May 2020 to June 2022, I covered payroll.';
  const list: Said[] = [
    { text: 'As a Clerk at Elm Ltd, May 2020 to June 2022:', rank: 0, introducesItems: true },
    { text: 'Entered invoices', rank: 0, isItem: true },
  ];
  expect(fitted([[say(sentence)], list], 60)[1]).toBe('In that post:\n• Entered invoices');
});

test('a short letter is filled up to its length, and not beyond', () => {
  const words = (count: number) => `${'word '.repeat(count - 1)}word.`;
  const filled = (count: number) => fitted([[say(words(count)), say(words(30), FILLER), say('Last.', FILLER)]], 270);
  expect(filled(180)[0]!.split(' ')).toHaveLength(210);
  expect(filled(185)[0]!.split(' ')).toHaveLength(185);
});

test('what a list tells of is not told in a sentence as well', () => {
  const post = {};
  const list: Said[] = [{ text: 'Baked bread', rank: 0, isItem: true, of: post }];
  const sentence: Said = { text: 'Before that, I worked as a Baker.', rank: 0, unless: post };
  expect(fitted([[sentence], list], 100)).toEqual(['• Baked bread']);
  expect(fitted([[sentence]], 100)).toEqual(['Before that, I worked as a Baker.']);
});

test('what has lost a bracket is not said', () => {
  const paragraphs = [
    [
      { text: 'I study (3rd year at Leeds.', rank: 0 },
      { text: 'I speak Welsh.', rank: 0 },
    ],
  ];
  expect(fitted(paragraphs, 100)).toEqual(['I speak Welsh.']);
});

test('a list of one has a head of its own', () => {
  const list = (...items: string[]): Said[] => [
    { text: 'Points:', ofOne: 'One point:', rank: 0, introducesItems: true },
    ...items.map((text) => ({ text, rank: 0, isItem: true })),
    say('After.'),
  ];
  expect(fitted([list('First aid')], 20)).toEqual(['One point:\n• First aid\nAfter.']);
  expect(fitted([list('First aid', 'Welding')], 20)).toEqual(['Points:\n• First aid\n• Welding\nAfter.']);
});

test('where a limit leaves no room, one item stands for the needful ones', () => {
  const items = ['Led a team', 'Built a bridge', 'Sold it'].map((text) => ({ text, rank: 0, isItem: true }));
  expect(fitted([[{ text: 'My work:', rank: 0, introducesItems: true }, ...items], [say('Thank you.')]], 7)).toEqual([
    'My work:\n• Led a team',
    'Thank you.',
  ]);
});

test('an item whose head has no room leaves its room to others', () => {
  const list: Said[] = [
    { text: 'Points of my long and various work there:', rank: 3, introducesItems: true },
    { text: 'Baked bread for nine shops', rank: 1, isItem: true },
  ];
  expect(fitted([[say('Hello.')], list, [say('Write to me at once.', 2)]], 9)).toEqual([
    'Hello.',
    'Write to me at once.',
  ]);
});

test('a single item is said in a sentence with its introduction where it has one', () => {
  const list = (...items: string[]): Said[] => [
    say('Before.'),
    { text: 'Points:', ofOneSaid: 'One point:', rank: 0, introducesItems: true },
    ...items.map((text) => ({ text, rank: 0, isItem: true })),
    say('After.'),
  ];
  expect(fitted([list('First aid')], 40)).toEqual(['Before. One point: First aid. After.']);
  expect(fitted([list('Visa: own')], 40)).toEqual(['Before. One point: Visa – own. After.']);
  expect(fitted([list('Education: BA, Tay College')], 40)).toEqual([
    'Before. My education includes the following: BA, Tay College. After.',
  ]);
  expect(fitted([list('Languages: English, Mandarin, Some Malay')], 40)).toEqual([
    'Before. My languages are as follows: English, Mandarin and some Malay. After.',
  ]);
  expect(fitted([list('TAYRU registered')], 40)).toEqual(['Before. One point: TAYRU registration. After.']);
  expect(fitted([list('First aid', 'Welding')], 40)).toEqual(['Before.\nPoints:\n• First aid\n• Welding\nAfter.']);
});

test('the time in a post is said once', () => {
  const lead = say('At Elm Ltd, where I have worked as a Clerk since 2018, I keep the books.');
  const list = (head: string): Said[] => [
    { text: head, rank: 0, introducesItems: true },
    { text: 'Paid 40 people', rank: 0, isItem: true },
  ];
  expect(fitted([[lead], list('At Elm Ltd, since 2018:')], 40)[1]).toBe('At Elm Ltd:\n• Paid 40 people');
  expect(fitted([[lead], list('As a Clerk at Elm Ltd, since 2018:')], 40)[1]).toBe('At Elm Ltd:\n• Paid 40 people');
  expect(fitted([[lead], list('At Elm Ltd, since 2016:')], 40)[1]).toBe('At Elm Ltd, since 2016:\n• Paid 40 people');
});

test('a head leaves out a post only where one sentence before it has it with its place', () => {
  const inFull = { post: 'Clerk', place: 'Elm Ltd', text: 'As a Clerk at Elm Ltd, since 2018:' };
  const list: Said[] = [
    { text: 'At Elm Ltd:', rank: 0, introducesItems: true, inFull },
    { text: 'Paid 40 people', rank: 0, isItem: true },
  ];
  const headBehind = (text: string) => fitted([[say(text)], list], 40)[1]?.split('\n')[0];
  expect(headBehind('I have been a Clerk at Elm Ltd since 2018.')).toBe('At Elm Ltd:');
  expect(headBehind('I file at Elm Ltd as a clerk.')).toBe('At Elm Ltd:');
  expect(headBehind('I was a Clerk at Oak Ltd.')).toBe(inFull.text);
  expect(headBehind('I was a Clerkess at Elm Ltd.')).toBe(inFull.text);
});

test('a post that a sentence has named is not said again, and an item of two lists is told once', () => {
  const unlessNamed = { post: 'Clerk', place: 'Elm Ltd' };
  const again: Said = { text: 'In 2014, I worked as a Clerk at Elm Ltd.', rank: 0, unlessNamed };
  expect(fitted([[say('At Elm Ltd, where I worked as a Clerk, I filed.')], [again]], 40)).toHaveLength(1);
  expect(fitted([[say('At Oak Ltd, I filed.')], [again]], 40)).toHaveLength(2);
  const list = (text: string): Said[] => [
    { text: 'Points:', rank: 0, introducesItems: true },
    { text, rank: 0, isItem: true },
  ];
  expect(fitted([list("Led RN's, and clerks"), list('Led RNs, and clerks')], 40)).toEqual([
    'Points:\n• Led RNs, and clerks',
  ]);
});

test('right below prose of one post its list needs no other name', () => {
  const list = (head: string): Said[] => [
    { text: head, rank: 0, introducesItems: true },
    { text: 'Paid 40 people', rank: 0, isItem: true },
  ];
  const told = (prose: string, head: string) => fitted([[say(prose), ...list(head)]], 60)[0];
  expect(told('As a Clerk, I filed. In the same role, I typed.', 'As a Clerk:')).toBe(
    'As a Clerk, I filed. In the same role, I typed.\nIn that post:\n• Paid 40 people',
  );
  expect(
    told('As Secretary of the Elm Society, Elm Hall, I filed.', 'As Secretary of the Elm Society, Elm Hall:'),
  ).toContain('\nIn that post:\n');
  expect(told('At Elm Ltd, where I worked as a Clerk in 2018, I filed.', 'At Elm Ltd:')).toContain('\nIn that post:\n');
  expect(told('As a Clerk at Elm Ltd, I filed. At Oak Ltd, I typed.', 'As a Clerk at Elm Ltd:')).toContain(
    '\nAs a Clerk at Elm Ltd:\n',
  );
});

test('a post without an article is not named again behind its own sentences', () => {
  const head = 'As Secretary of the Elm Society, Elm University, I';
  const told = (...also: string[]) =>
    fitted([[`${head} filed.`, ...also, `${head} also paid.`].map((text) => say(text))], 60)[0];
  expect(told()).toBe(`${head} filed. I also paid.`);
  expect(told('I also typed.')).toBe(`${head} filed. I also typed. In addition, I paid.`);
});

test('a post and its time that the opening has told are not said again above their list', () => {
  const list: Said[] = [
    { text: 'Clerk, Elm Ltd, May 2020 – present:', rank: 0, introducesItems: true },
    { text: 'Paid 40 people', rank: 0, isItem: true },
  ];
  const told = (opening: string) => fitted([[say(opening)], list], 60)[1];
  expect(told('I have worked as a Clerk at Elm Ltd since May 2020.')).toBe('At Elm Ltd:\n• Paid 40 people');
  expect(told('Since May 2020, I have been working as a clerk at Elm Ltd.')).toBe('At Elm Ltd:\n• Paid 40 people');
  expect(told('As a Clerk at Elm Ltd, I filed.')).toBe('Clerk, Elm Ltd, May 2020 – present:\n• Paid 40 people');
});

test('what answers the advert is told in a letter that is not short, and what says nothing is not', () => {
  const long = say(`${'word '.repeat(200)}end.`);
  const told = (rank: number) => fitted([[long], [say('I paid 40 people.', rank)]], 400).length;
  expect([FURTHER, FILLER, EMPTY].map(told)).toEqual([2, 1, 1]);
});

test('work that the sentence before has named is "this work"', () => {
  const told = (change: string) =>
    fitted([[say('I have worked as a Clerk at Elm St. Ltd since 2018.'), say(change)]], 60)[0];
  expect(told('Moving on from my work as a Clerk, I apply.')).toContain('. Moving on from this work, I apply.');
  expect(told('Moving on from my work as a Cook, I apply.')).toContain('from my work as a Cook, I apply.');
});

test('one item that can be told in a sentence makes no list', () => {
  const head: Said = { text: 'At Elm Ltd:', rank: 0, introducesItems: true };
  const item: Said = {
    text: 'Baked bread',
    rank: 0,
    isItem: true,
    alone: 'At Elm Ltd, where I worked as a baker, I baked bread.',
  };
  expect(fitted([[head, item]], 40)).toEqual([item.alone]);
  expect(fitted([[head, item, { text: 'Sold bread', rank: 0, isItem: true }]], 40)).toEqual([
    'At Elm Ltd:\n• Baked bread\n• Sold bread',
  ]);
  // Of which no sentence can be made.
  expect(
    fitted(
      [
        [
          { ...head, ofOneSaid: 'I would mention:' },
          { ...item, alone: '' },
        ],
      ],
      40,
    ),
  ).toEqual(['I would mention: Baked bread.']);
});

test('what follows a list stands apart from it, and in the next paragraph where their number is promised', () => {
  const list = 'At Elm:\n• Ran two wards\n• Led nine nurses';
  expect(setApart([`${list}\nAt Oak:\n• Kept stock`, 'Thanks.'], false)).toEqual([
    `${list}\n\nAt Oak:\n• Kept stock`,
    'Thanks.',
  ]);
  expect(setApart([`${list}\nMy skills include triage.`, 'Thanks.'], true)).toEqual([
    list,
    'My skills include triage. Thanks.',
  ]);
});
