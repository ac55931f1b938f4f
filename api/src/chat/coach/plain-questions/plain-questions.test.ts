import { RESUME, turnOf, turnOfMember } from '../../testing/turn.ts';
import { coach } from '../coach.ts';
import type { TalkedMessage } from '../turn.ts';

const talkOf = (...texts: string[]): TalkedMessage[] =>
  texts.flatMap((text): TalkedMessage[] => [
    { role: 'user', text },
    { role: 'assistant', text: 'Noted.', about: { kind: 'answer', id: 'explain-gap', asked: text } },
  ]);
const ADVERT_IN_BRITAIN = 'Care Assistant\n\nLeeds, United Kingdom\n£12.60 per hour\n- NVQ level 2\n';

describe('money for a job', () => {
  test.each([
    'an agency in accra wants 5000 cedis for the job in qatar, normal?',
    'my cousins friend says he gets me a slot on a cruise ship if i send him 800 dollars',
    'sir consultancy is charging 50000 for interview guarantee',
  ])('is warned of first: %s', (text) =>
    expect(coach(turnOf(text)).text).toMatch(/^\*\*(?:Do not pay|Pay the agent)/u),
  );

  test('the country that counts is the one of the job, and not the money of who asks', () => {
    const { sources } = coach(turnOf('who covers the visa? agent says ksh 200,000', { advert: ADVERT_IN_BRITAIN }));
    expect(sources[0]?.title).toBe('Who pays for a UK work visa and the certificate of sponsorship?');
  });

  test('in Arabic too', () =>
    expect(coach(turnOf('مكتب في القاهرة عايز 30 الف جنيه عشان عقد في الكويت ينفع ادفع')).text).toMatch(
      /^\*\*لا تدفع/u,
    ));

  test.each(['they offered me 6500 and i want 7500, how do i ask', 'the company pays 4000 for the job, is it ok'])(
    'pay is no fee: %s',
    (text) => expect(coach(turnOf(text)).text).not.toMatch(/Do not pay|Pay the agent/u),
  );
});

describe('dues after a dismissal', () => {
  const DISMISSED =
    'تم فصلي من الشركة في الرياض بدون سبب وبدون انذار، لي 8 سنوات وراتبي 6000 ريال وعقدي غير محدد المدة. وش حقوقي؟';

  test('are reckoned for Saudi Arabia', () => {
    const { text } = coach(turnOf(DISMISSED));
    for (const sum of ['5 × 3,000 + 3 × 6,000 = 33,000', '24,000', '12,000', '69,000']) expect(text).toContain(sum);
  });

  test('a release is held against them', () =>
    expect(coach(turnOf('يبونني اوقع مخالصة براتب شهرين', { history: talkOf(DISMISSED) })).text).toContain('69,000'));

  test('elsewhere the rule of the country stands', () =>
    expect(coach(turnOf('they sacked me for being late in leeds, what are my rights')).sources[0]?.title).toContain(
      'Britain',
    ));
});

test.each(['can u ring the hotel and ask if they got my cv', 'please apply to this job for me', 'ممكن تتصل فيهم'])(
  'what it cannot do outside is said with what works instead: %s',
  (text) => expect(coach(turnOf(text)).text).toMatch(/^(?:No: I see|لا: لا أرى)/u),
);

describe('a story for a quality', () => {
  const covering = {
    ...RESUME,
    workExperience: [
      { ...RESUME.workExperience[0]!, description: '- Counted stock\n- Covered for the foreman in August, crew of 9' },
    ],
  };

  test.each(['whats my best story for leading people', 'which example shows i can supervise'])(
    'is a line that shows it by its deed: %s',
    (text) =>
      expect(coach(turnOfMember(text, { resume: { id: 'r', title: 'r', data: covering } })).text).toContain(
        'Covered for the foreman',
      ),
  );
  test('none is made up', () =>
    expect(coach(turnOfMember('any good example for teamwork?')).text).toContain('I make up no story'));
});

test.each([
  ['excel test on thursday what should i revise', 'pivot table'],
  ['they may ask sql test, what should i prepare? i know joins but not window', 'You lack **window**'],
])('a test of a named skill: %s', (text, said) => expect(coach(turnOf(text)).text).toContain(said));

test('headline and About are of the resume', () => {
  const { text } = coach(turnOfMember('suggest a headline and a short about for linkedin'));
  expect(text).toContain('**Headline**');
  expect(text).toContain('I cut picking errors by 48%');
});

describe('each question of a message', () => {
  const titles = (text: string, ...before: string[]) =>
    coach(turnOf(text, { history: talkOf(...before) })).sources.map(({ title }) => title);

  test('is answered, whatever was spoken of before', () =>
    expect(titles('should I put a photo on it? and do they need my date of birth', 'the gap since 2023')).toEqual([
      'Should I put a photo on my resume?',
      'Must I give my date of birth or age in an application?',
    ]));
  test('on a reference and on private matters', () =>
    expect(titles('will they tell them?? and can they ask about my kids', 'i got sacked for attendance')).toEqual([
      'Will my former employer tell the new one why I left or was dismissed?',
      'They ask about family, religion or age. Must I answer?',
    ]));
  test('holiday that is left is paid, which is said first', () =>
    expect(
      coach(turnOf('i have 6 days leave left, do i get the money', { history: talkOf('i resigned in london') })).text,
    ).toContain('**Yes. In Britain they must pay'));
});
