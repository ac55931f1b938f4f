import { HOTEL_ADVERT, SUPERVISOR } from '../testing/front-office.ts';
import { lastAnswerTo } from '../testing/talk.ts';
import { turnOfMember } from '../testing/turn.ts';
import { coach } from './coach.ts';

// What the coach can do is reached by whoever asks for it, in whatever words.

const BOTH = { advert: HOTEL_ADVERT };
const answer = (...messages: string[]) => lastAnswerTo(messages, BOTH, SUPERVISOR);
const titles = (text: string) => answer(text).proposals.map(({ title }) => title);

describe('the resume is fitted to the job', () => {
  test.each([
    'can you get my cv ready for this front office job',
    'change my resume so it works for that role',
    'rewrite my cv for this hotel job',
    'i want my cv to suit them better',
    'pls taylor my resume for bluewave',
    'the whole thing should look more like a front office manager, fit it to the ad',
  ])('%s', (text) => expect(titles(text)).toContain('Tailor the summary'));

  test.each(['ظبط سيرتي على هالوظيفة', 'عاوز السي في يناسب الشغل ده', 'ابغى سيرتي تكون مناسبة لهم'])('%s', (text) =>
    expect(titles(text)).toContain('تخصيص الملخص'),
  );

  test.each(['should i change my cv for this job', 'add Opera to my cv for this job', 'does my cv fit this job'])(
    'not by: %s',
    (text) => expect(titles(text)).not.toContain('Tailor the summary'),
  );
});

describe('the summary is written', () => {
  test.each([
    'new summry pls',
    'my profile is rubbish, another one please',
    'can you do the bit at the top for this job',
  ])('%s', (text) => expect(titles(text)).toContain('Tailor the summary'));

  test('without what is to stay out of it', () => {
    const { text, proposals } = answer(
      'i need a summary for bluewave, never call me manager of the house since i ran shifts',
    );
    expect(text).toContain('“manager of the house” stays out');
    expect(proposals).toHaveLength(1);
  });
});

describe('a line is made better', () => {
  test.each([
    ['the bit about the monthly reports sounds flat', 'monthly rota reports'],
    ['how would you write the fidelio line', 'move from Fidelio to Opera'],
    ['responsible for monthly rota reports - how can this sound better', 'monthly rota reports'],
  ])('%s', (text, line) => expect(answer(text).proposals[0]?.diffs[0]?.after).toContain(line));

  test('with the facts that are told behind it', () => {
    const { proposals } = answer(
      'rewrite the reports line',
      'next do the fidelio line, it was 3 weeks, with 14 colleagues',
    );
    expect(proposals[0]?.diffs[0]?.after).toContain('(3 weeks, with 14 colleagues)');
  });
});

describe('an interview is practised', () => {
  test.each([
    'lets practise, start with complaints',
    'quiz me on check-ins',
    'be the interviewer',
    'throw me something priya might ask',
    'خلينا نتمرن',
    'جربني بسؤال عن الشكاوى',
  ])('%s', (text) => expect(answer(text).practice).not.toBeNull());

  test.each([
    'i worked in a dental practice',
    'what are they gonna ask me',
    'is it good practice to send a photo',
    'what do i say when they ask me why i left',
  ])('not by: %s', (text) => expect(answer(text).practice).toBeNull());

  test('on the side of work that is named, by a line of the resume', () =>
    expect(answer('ask me something about leading people').practice?.questions[0]?.about).toBe(
      'Lead a team of 6 receptionists in three shifts',
    ));

  test('an answer is said anew with what was told, and the next question stays open', () => {
    const before = answer('lets practice').practice!;
    const history = [
      {
        role: 'user' as const,
        text: 'on full nights people waited too long, so i moved one colleague to the lobby with a tablet, checked the list before and after two months we got to 4 minutes',
      },
      { role: 'assistant' as const, text: '6 / 10' },
    ];
    const note = { question: before.questions[0]!.text, score: 6, strong: [], better: ['Name the place.'] };
    const resume = { id: 'resume-1', title: 'My resume', data: SUPERVISOR };
    const { text, practice } = coach(
      turnOfMember('and how should i put that', {
        ...BOTH,
        resume,
        history,
        practice: { ...before, notes: [note] },
      }),
    );
    expect(practice?.notes).toHaveLength(1);
    expect(text).toContain('I moved one colleague to the lobby with a tablet');
    expect(text).toContain('still open');
  });
});

describe('other questions on resume and advert', () => {
  test.each([
    ['what might priya ask', 'expect these'],
    ['which questions will come', 'expect these'],
    ['ايش الاسئلة المتوقعة', 'توقع هذه الأسئلة'],
    ['suggest skills', 'evenue management'],
    ['are my skills ok for this', 'evenue management'],
    ['where do i fall short', 'evenue management'],
    ['compare my cv with the advert', 'evenue management'],
    ['is this out of my league', 'It does not name'],
    ['would they even look at me', 'It does not name'],
    ['why only 58%', 'ATS'],
    ['what is dragging my score down', 'ATS'],
  ])('%s', (text, said) => expect(answer(text).text).toContain(said));

  test('say what the dated jobs come to against the years that are asked', () =>
    expect(answer('should i apply').text).toMatch(/“3\+ years in hotels”; the .* come to \*\*\d/u));
});

test('each question of a story is answered', () => {
  const { text } = lastAnswerTo([
    'I worked at one firm for many years and then the whole branch was closed last spring and I am tired. Should I drop the junior jobs from long ago, and do employers mind that I was made redundant?',
  ]);
  expect(text).toContain('How far back should my work history go?');
  expect(text).toContain('What do I say when I was let go?');
});

test('a summary that was proposed is the one that is shortened', () => {
  const { proposals } = answer('fit my cv to this job', 'cut the summary down to 2 sentences');
  expect(proposals[0]?.diffs[0]?.after).not.toContain('Known for calm check-ins');
  expect(proposals[0]?.diffs[0]?.after.match(/[.](?:\s|$)/gu)).toHaveLength(2);
});
