import { restore } from '@vitae/documents/model/restore';
import { HOTEL_ADVERT, SUPERVISOR } from '../../testing/front-office.ts';
import { lastAnswerTo } from '../../testing/talk.ts';

// What one says of one's own case in an interview.

const last = (...messages: string[]) => lastAnswerTo(messages, { advert: HOTEL_ADVERT }, SUPERVISOR);

describe('of what is lacking', () => {
  test('a sentence is built from what was told and the nearest line', () => {
    const { text } = last('never worked in spas, just reception. how should i answer when that comes up');
    expect(text).toContain('> I have not worked with spas yet; my experience is with reception.');
    expect(text).toContain('“Experience with spas is a plus”');
  });

  test('that is only pointed at, the topic is what they ask about', () =>
    expect(last('what do i say if they ask about revenue management, i have never done it').text).toContain(
      'I have not worked with revenue management yet',
    ));

  test('in Arabic too', () =>
    expect(last('شو اقول لو سألوني عن السبا ما عندي خبرة فيه').text).toContain('> لم أعمل في السبا بعد'));

  test('what one cannot bear is no such lack', () =>
    expect(last('what do i say about leaving, i cant stand it there').text).not.toContain('I have not worked with'));

  test('a time without a job is no such lack', () =>
    expect(last('i have no job, what do i say if they ask').text).not.toContain('I have not worked with'));
});

describe('an answer from the own lines', () => {
  test('has the line on the topic in it, and the rest open', () => {
    const { text } = last('what will they ask', 'suggest an answer about the check-in time');
    expect(text).toContain('**Situation.** As Front Office Supervisor at Harbour Hotel');
    expect(text).toContain('I cut check-in time from 9 minutes to 4');
  });

  test('takes another job, and the facts that are told', () => {
    const { text } = last(
      'give me a good answer on the check-in time',
      'take it from the Palm Inn instead. one night the system was down and i wrote the keys by hand, next day we had 0 complaints',
    );
    expect(text).toContain('at Palm Inn: One night the system was down.');
    expect(text).toContain('I wrote the keys by hand');
    expect(text).toContain('**Result.** Next day we had 0 complaints.');
  });

  test('is not given for a mail', () =>
    expect(last('write a good answer to the recruiter about the check-in time').text).not.toContain('**Situation.**'));
});

describe('a time away', () => {
  const AWAY = restore({
    ...SUPERVISOR,
    workExperience: SUPERVISOR.workExperience.map((job) => (job.id === 'palm' ? { ...job, endDate: '2019-12' } : job)),
  }).resume;
  const told = (...messages: string[]) => lastAnswerTo(messages, { advert: HOTEL_ADVERT }, AWAY);

  test('is said with its reason and its months, and no more than one wants to say', () => {
    const { text } = told('what should i say in an interview of the break when i cared for my mum? it is private');
    expect(text).toContain('> From 01/2020 to 02/2021 I looked after a close relative.');
    expect(text).toContain('You owe nobody more.');
  });

  test('becomes an entry where that is wished for', () => {
    const { proposals } = told('how do i put the year i cared for my dad on my cv', 'make that change then');
    expect(proposals[0]?.diffs[0]?.after).toContain('Family care, 2020-01 – 2021-02');
  });

  test('that goes on has no end', () =>
    expect(told('I have been caring for my dad since 2023, how do I show that on the CV').text).toContain(
      'Family care, 2023 – present',
    ));

  test('and whether to apply are both answered', () => {
    const { text } = told('قعدت مدة بدون شغل لأننا انتقلنا لبلد ثاني. هل اقدم ولا لا؟ وايش اقول عنها في المقابلة');
    expect(text).toContain('انتقلت مع أسرتي');
    expect(text).toContain('revenue management');
  });
});

test('a clause is no name of what is claimed', () => {
  const { text } = last('can i list revenue management, i never did it but could read up on it before i start');
  expect(text).toMatch(/^\*\*No, not as/u);
  expect(text).toContain('> Revenue management: [');
});

test('a few times are not a lot', () =>
  expect(last('is it ok to say i used revenue management a lot? i did it maybe three times').text).toMatch(
    /^\*\*No, not as/u,
  ));
