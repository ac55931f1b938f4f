import { HOTEL_ADVERT, SUPERVISOR } from '../../testing/front-office.ts';
import { answersTo, lastAnswerTo } from '../../testing/talk.ts';
import { turnOf } from '../../testing/turn.ts';
import { coach } from '../coach.ts';
import { saidNotToHave } from './said-not-to-have.ts';

const advert = HOTEL_ADVERT;
const last = (...messages: string[]) => lastAnswerTo(messages, { advert }, SUPERVISOR);
const addedTo = (...messages: string[]) =>
  last(...messages)
    .proposals.flatMap(({ diffs }) => diffs)
    .map(({ after }) => after)
    .join('\n');

describe('what may be said of oneself', () => {
  test.each([
    'can i write that i did revenue management? i only sat next to the revenue manager',
    'is it ok to say i ran the spa, i just covered there twice',
    'put that i know Portuguese, i only did one evening course',
    'what if i say 5 years in hotels management, i never had a team before 2021',
  ])('is no more than it was: %s', (asked) => {
    const { text, proposals } = last(asked);
    expect(text).toMatch(/^\*\*No, not as/u);
    expect(proposals).toEqual([]);
  });

  test('is quoted from the advert and offered in an honest wording', () => {
    const { text } = last('can i put revenue management? i only watched the revenue manager do it');
    expect(text).toContain('“Experience with revenue management is required”');
    expect(text).toContain('> Followed revenue management beside [my supervisor]');
  });

  test.each([
    [
      'can i put that i ran the linen contract? i booked all of it but the head housekeeper approved it',
      '> Booked all linen (approved by the head housekeeper)',
    ],
    [
      'could i write i led the room budget, i only filled in the monthly sheet, my boss signed',
      '> Filled in the monthly sheet (signed off by my manager)',
    ],
    [
      'can i say i led the move to new phones? i tested all of them, the IT manager decided',
      '> Tested all of them (decided by the IT manager)',
    ],
    ['may i say that i managed the rota team? i just drew up the rota each week', '> Drew up the rota each week: [how'],
  ])('is the part that was done, and whose the last word was: %s', (asked, line) => {
    const { text } = last(asked);
    expect(text).toMatch(/^\*\*No, not as/u);
    expect(text).toContain(line);
  });

  test.each([
    'can i only put two jobs on it',
    'should i mention my gap, i was only at home with my mum',
    'i never wrote a cover letter, can you write one',
    'make my summary shorter, i dont have space',
  ])('is not asked by: %s', (asked) => expect(last(asked).text).not.toMatch(/^\*\*No, not as/u));

  test('is refused for what was said before to be lacking', () => {
    expect(last('never did any revenue management', 'can i put revenue management basic').text).toMatch(
      /^\*\*No, not as/u,
    );
  });

  test('of a paper under way is that it is under way', () => {
    const { text } = last('can i list the first aid certificate before i pass the course');
    expect(text).toContain('in progress, expected');
  });
});

describe('what counts', () => {
  test.each([
    'does it count as revenue work if i did the monthly rota reports',
    'i lead the receptionists in three shifts, would that be seen as management?',
  ])('is told with lines of the resume: %s', (asked) => {
    const { text } = last(asked);
    expect(text).toMatch(/^\*\*Yes, as experience/u);
    expect(text).toMatch(/rota reports|Lead a team of 6/u);
  });

  test('of notice is a question of law', () =>
    expect(last('do my days off count in the notice').text).not.toMatch(/^\*\*Yes, as experience/u));
});

describe('whether to apply', () => {
  test.each([
    'shall i go for this one even though i never did spas',
    'any point in trying for this job? no spa experience',
    'is this job realistic for me without spas',
  ])('without what is a plus: %s', (asked) => expect(last(asked).text).toMatch(/^\*\*Yes, apply/u));

  test('without a must is a stretch', () =>
    expect(last('do i stand a chance here, i have no revenue management').text).toMatch(/^\*\*It is a stretch/u));

  test('is understood in Arabic', () => {
    const { text } = last('ما عندي revenue management، تنصحني اقدم على الوظيفة ولا لا؟');
    expect(text).toContain('revenue management');
    expect(text).not.toContain('لا أعرف ذلك');
  });
});

test.each([
  'whats not there in mine for this job',
  'which bits of the advert do i not cover',
  'where does my cv fall short for this role',
])('what is missing is held against the advert: %s', (asked) =>
  expect(last(asked).text).toContain('**It does not name:**'),
);

describe('what was said not to be had', () => {
  test.each<[string, string[]]>([
    ['i dont have a wireman licence yet', ['wireman licence']],
    ['ما عندي رخصة ولا Excel', ['رخصه', 'excel']],
    ['never touched welding, only soldering', ['welding']],
    ['i dont know what to write', []],
    ['no make it shorter', []],
  ])('is read: %s', (said, lacking) => expect(saidNotToHave([said])).toEqual(lacking));

  test('is not put into the skills', () => {
    expect(addedTo('i have no revenue management', 'add revenue management to my skills')).toBe('');
    expect(addedTo('i have no revenue management', 'i have revenue management now, add it to my skills')).not.toBe('');
  });

  test('is not asked for again', () => {
    const { text } = last('tailor my cv to this advert', 'i dont have any spa experience', 'which skills can i add');
    expect(text).not.toMatch(/\bspas?\b/iu);
  });
});

describe('what others have decided', () => {
  test.each([
    'do you think the hotel has already hired someone?',
    'has the position been filled already?',
    'have they gone with another person? sent mine on monday',
    'هل اختاروا حد غيري؟',
  ])('is not known, and what to do meanwhile is: %s', (asked) => {
    const { kind, text } = coach(turnOf(asked));
    expect(kind).toBe('unknown');
    expect(text).toMatch(/Wait a week|انتظر أسبوعًا|for others to decide/u);
  });
});

describe('what lies outside of work', () => {
  test.each([
    'give me a good pasta recipe',
    'whats the weather tomorrow',
    'who won the match yesterday',
    'tell me a joke',
  ])('is said to be so in a friendly way: %s', (asked) => {
    const { kind, text } = coach(turnOf(asked));
    expect(kind).toBe('unknown');
    expect(text).toContain('outside what I do');
  });

  test('is not what a trade has to do with', () =>
    expect(last('add recipe development to my skills').text).not.toContain('outside what I do'));
});

describe('parts of the resume by what they are about', () => {
  test('a job is made better by its employer', () => {
    const diffs = last('fix up the harbour part so it sounds better').proposals.flatMap((each) => each.diffs);
    expect(diffs.map(({ label }) => label).join()).toContain('Harbour Hotel');
  });

  test('is not caught by what was proposed before', () => {
    const answers = answersTo(
      ['add night cashier to my skills', 'ok polish the corner goods bit'],
      { advert },
      SUPERVISOR,
    );
    expect(answers[1]!.text).not.toContain('did not understand');
  });

  test('lines on a topic come from the resume, with a frame for the rest', () => {
    const { text } = last('give me two bullets about the rota');
    expect(text).toContain('rota');
    expect(text.match(/^> - /gmu)).toHaveLength(2);
  });

  test('a fact that the resume holds goes into the summary without asking', () => {
    const { text, proposals } = last('shorten my summary to one sentence', 'the check-in number should be in there');
    expect(text).not.toContain('Tell me one');
    expect(proposals[0]!.diffs[0]!.after).toContain('from 9 minutes to 4');
  });
});

test('what the advert asks for is read from it', () => {
  expect(last('do they want portuguese').text).toContain('Portuguese is a plus');
  expect(last('is a driving licence required').text).toContain('says nothing of it');
});

test('a question that is in no reviewed answer is met with what the documents say', () => {
  const { kind, text } = last('how fast are check-ins at bluewave usually');
  expect(kind).toBe('unknown');
  expect(text).not.toContain('put it in other words');
});
