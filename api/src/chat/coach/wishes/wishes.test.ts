import { cpuTimeOf } from '../../../testing/cpu-time.ts';
import { HOTEL_ADVERT, SUPERVISOR } from '../../testing/front-office.ts';
import { lastAnswerTo } from '../../testing/talk.ts';
import { turnOf, turnOfMember } from '../../testing/turn.ts';
import { coach } from '../coach.ts';
import type { CoachAnswer } from '../turn.ts';
import { NO_WISH, readWishes, readWordFamilies, type Wish } from './read-wishes.ts';
import { isAlike, likelyWishes } from './wish-model.ts';

const WISHES = { en: readWishes('en'), ar: readWishes('ar') };
const said = (...messages: string[]): CoachAnswer => lastAnswerTo(messages, { advert: HOTEL_ADVERT }, SUPERVISOR);

describe('the lists', () => {
  test('hold the same wishes in both languages, each said once in many ways', () => {
    expect(WISHES.ar.map(({ id }) => id)).toEqual(WISHES.en.map(({ id }) => id));
    const all = [...WISHES.en, ...WISHES.ar].flatMap(({ phrasings }) => phrasings);
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
    for (const { phrasings } of WISHES.en) expect(phrasings.length).toBeGreaterThanOrEqual(25);
    for (const { phrasings } of WISHES.ar) expect(phrasings.length).toBeGreaterThanOrEqual(13);
  });

  test('are those that were learnt: after a change `pnpm train:wishes`', () => {
    const unlearnt = [...WISHES.en, ...WISHES.ar].filter(
      ({ id, order }) => id !== NO_WISH && !isAlike(likelyWishes(order, () => true)[0]!.id, id),
    );
    expect(unlearnt.map(({ order }) => order)).toEqual([]);
  });

  test('name families of words in folded letters', () => {
    for (const word of readWordFamilies().keys()) expect(word).toBe(word.toLowerCase().trim());
  });

  const isAlone = ({ id, isInPractice }: Wish) => id !== NO_WISH && !isInPractice && !id.startsWith('text-');
  test.each([...WISHES.en, ...WISHES.ar].filter(isAlone).map(({ order }) => [order]))(
    'order what the coach does: %s',
    (order) => expect(said(order).kind).not.toBe('unknown'),
  );

  const ofText = WISHES.en.filter(({ id }) => id.startsWith('text-')).map(({ order }) => [order]);
  test.each(ofText)('order what is done to a text above: %s', (order) =>
    expect(said('write a thank-you email', order).about).toMatchObject({ kind: 'mail', mail: 'thank_you' }),
  );
});

describe('a wish in other words', () => {
  test.each([
    ['and which things are you able to do', /fit it to an advert/u],
    ['شو الاشياء اللي بتقدر تساعدني فيها انت', /أراجع سيرتك/u],
    ['suggest three things i might ask the lady at the end', /What should I ask at the end/u],
    ['is it silly to ask them for feedback now', /ask for feedback after a rejection/u],
  ])('is answered as what it is: %s', (text, answer) => expect(said(text).text).toMatch(answer));

  test('keeps what a mail tells: the day, and to whom', () => {
    const { about, text } = said('so i accept the job at the clinic, write that to Mrs Bell, starting on 5 May');
    expect(about).toMatchObject({ kind: 'mail', mail: 'accept' });
    expect(text).toContain('5 May');
  });

  test('stands in one sentence of a story', () =>
    expect(
      coach(turnOf('I drove a van for 20 years. My knee is gone and I can not lift. what else could a man like me do'))
        .text,
    ).toContain('transferable skills'));

  test('is offered where it is not sure, in words that are understood', () => {
    const { kind, choices } = said('tell me the one bullet that i should be ashamed of');
    expect(kind).toBe('unknown');
    expect(choices).toContain('Which is my weakest line? Rewrite it');
    for (const choice of choices) expect(said(choice).kind).not.toBe('unknown');
  });

  test.each(['my shoes are wet from the rain', 'are you from jordan', 'the second one was blue'])(
    'is in none of: %s',
    (text) => expect(coach(turnOf(text))).toMatchObject({ kind: 'unknown', proposals: [] }),
  );
});

describe('in an open practice interview', () => {
  const resume = { id: 'resume-1', title: 'My resume', data: SUPERVISOR };
  const say = (text: string, practice: CoachAnswer['practice']) =>
    coach(turnOfMember(text, { resume, advert: HOTEL_ADVERT, practice }));
  const open = say('practise an interview with me', null).practice;
  const STORY =
    'Last winter the boiler failed, so I called the engineer, moved nine guests and stayed until it ran again.';
  const begun = say(STORY, open).practice;

  test.each([
    'alright thats enough of it, so how was i',
    'thats me finished, which answer was the poorest',
    'يكفي لليوم وقول لي كيف كان ادائي',
  ])('a wish to end is no answer: %s', (text) => {
    const answer = say(text, begun);
    expect(answer.practice).toBeNull();
    expect(answer.text).toMatch(/Your notes|ملاحظاتك/u);
  });

  test('an answer is marked, whatever words it shares with a wish', () => {
    const { practice } = say(
      'I asked every guest for feedback at the end and shortened the form, which brought more answers.',
      begun,
    );
    expect(practice!.notes).toHaveLength(2);
  });
});

test('the lists are read and a wish is found fast enough for a talk', async () => {
  const taken = await cpuTimeOf(() => {
    for (let i = 0; i < 50; i += 1) likelyWishes('what would you want to know from them in my place', () => true);
  });
  expect(taken / 50).toBeLessThan(50);
});
