import { restore } from '@vitae/documents/model/restore';
import { answersTo, lastAnswerTo } from '../../testing/talk.ts';
import { RESUME } from '../../testing/turn.ts';
import { styleWished } from './mail-style.ts';
import { wishesIn } from './mail-wishes.ts';

const visitor = { resume: null, resumes: [] };
const last = (...messages: string[]) => lastAnswerTo(messages, visitor).text;
const THANKS =
  'thank you email after my interview today w/ Leila Haddad, planner role at a paper mill. we talked about their new depot in poland';
const RESIGNS = 'resignation mail to ms okoro, last day 12 september. 4 years here and we got on well';

describe('how a mail is to be, in people’s words', () => {
  test.each([
    ['too long', { isShort: true }],
    ['lovely but over the top', { isShort: true }],
    ['can you cut it down to 3 lines max', { isShort: true }],
    ['a bit less stiff please', { isPlain: true }],
    ['sounds robotic', { isPlain: true }],
    ['warmer', { isPlain: true }],
    ['make it more professional', { isPlain: false }],
    ['too chatty', { isPlain: false }],
    ['nice', {}],
    ['خليها اقصر شوي', { isShort: true }],
  ])('%s', (clause, style) => expect(styleWished(clause)).toEqual(style));

  test.each([
    'mention the informal chat',
    'add that i have formal training',
    'is it too formal?',
    'cut the part on salary',
    'i need a short course',
    'my notice is short',
    'warm greetings to her husband',
    'اذكر الدورة القصيرة',
  ])('says something else: %s', (clause) => expect(styleWished(clause)).toBeNull());

  test('each wish of a message stands for itself, and an "and" inside one parts nothing', () =>
    expect(wishesIn('ok add that i will write notes and train Sam, make it shorter, and sign it Ola')).toEqual({
      style: { isShort: true },
      others: ['ok add that i will write notes and train Sam', 'sign it Ola'],
    }));
});

describe('edits of the mail above', () => {
  test.each(['good but gushy, keep it to 4 lines', 'too much! shorter', 'trim it down a bit pls'])(
    'only what is needed: %s',
    (wish) => {
      const text = last(THANKS, wish);
      expect(text).toContain('for telling me about your new depot in Poland.');
      expect(text).not.toMatch(/\[one sentence|sign in/u);
    },
  );

  test.each([
    'add that i will train the next person and make it less formal',
    'less stiff pls, and mention that i will train the next person',
    'can u make it friendlier and say i will train the next person',
  ])('two wishes in one message are both done: %s', (wish) => {
    const text = last(RESIGNS, wish);
    expect(text).toContain('Hi Ms Okoro,');
    expect(text).toContain('I’ll train the next person.');
  });

  test('day, reader, name, and what was put in', () => {
    const texts = answersTo(
      [
        RESIGNS,
        'add a line that i leave notes',
        'move it to 19 september',
        'make it to mr hale instead',
        'take out the bit about the notes',
        'sign off as Ada',
      ],
      visitor,
    ).map(({ text }) => text);
    expect(texts[1]).toContain('I leave notes.');
    expect(texts[2]).toContain('19 September');
    expect(texts[3]).toContain('Dear Mr Hale,');
    expect(texts[4]).not.toContain('notes');
    expect(texts[5]).toContain('> Ada');
  });

  test('what is so already is said', () =>
    expect(last(RESIGNS, 'less formal', 'still too stiff')).toContain('already in the plainest words'));
});

describe('what is told goes into the first draft', () => {
  test.each([
    [RESIGNS, 'Thank you for the four years here and the good working relationship.'],
    [
      'resignation email to Ada, last day 3 july, she always supported me and i learned a lot',
      'Thank you for your support and all that I have learned.',
    ],
    ['resignation email to Ada, last day 3 july, he was never supportive', 'Thank you for [one thing].'],
    ['resignation email to Ada, last day 3 july, my contract is 2 years', 'Thank you for [one thing].'],
    ['اكتب استقالة لمديري، آخر يوم 3 يوليو، صارلي 5 سنين وعلاقتنا طيبة', 'شكرًا على 5 سنوات معكم وعلاقة العمل الطيبة.'],
  ])('%s', (told, said) => expect(last(told)).toContain(said));

  test('a post that is named as a role, and countries with their capital', () => {
    const text = last(THANKS);
    expect(text).toContain('work as planner with you');
    expect(text).toContain('your new depot in Poland');
  });

  test('no drama is a friendly mail, a few lines a short one, and nothing is asked beneath it', () => {
    const text = last(
      'have to tell my manager im leaving, last day 9 may, no drama, she was good to me. email please, 5 lines or so',
    );
    expect(text).toContain('I’ve decided to leave');
    expect(text).toContain('Thanks for the way you have treated me.');
    expect(text).not.toContain('What is the email for?');
  });

  test('a title and a name as they are written in a sentence', () => {
    const resume = restore({
      ...RESUME,
      personal: { ...RESUME.personal, firstName: 'Ines', lastName: 'Duarte, CPA,' },
      workExperience: [{ id: 'a', jobTitle: 'SENIOR STOCK CONTROLLER', company: 'Halden', current: true }],
    }).resume;
    const { text } = lastAnswerTo(['write my resignation, last day 3 june'], {}, resume);
    expect(text).toContain('position as Senior Stock Controller at Halden');
    expect(text).toMatch(/> Ines Duarte(?:\n|$)/u);
  });
});

test('the sum that was asked of an offer before stands in the mail to it', () => {
  const offers = 'two offers in leeds. A is 36k, bus 90 a month. B is 35,200 and remote. which?';
  expect(last(offers, 'what if A goes to 38?', 'what do i write to A to get them there, a couple of lines')).toContain(
    'I had thought of 38,000',
  );
  expect(last(offers, 'what do i write to A so they go up')).toContain('[figure]');
});
