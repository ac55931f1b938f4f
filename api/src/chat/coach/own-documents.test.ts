import { HOTEL_ADVERT, SUPERVISOR } from '../testing/front-office.ts';
import { answersTo, lastAnswerTo } from '../testing/talk.ts';

const WITH_ADVERT = { advert: HOTEL_ADVERT };
const last = (...messages: string[]) => lastAnswerTo(messages, WITH_ADVERT, SUPERVISOR);
const after = (...messages: string[]) =>
  last(...messages).proposals.flatMap(({ diffs }) => diffs.map((diff) => diff.after));

describe('lines without a figure', () => {
  test.each([
    'which of my bullets at palm inn have no numbers?',
    'what lines are missing figures at palm inn',
    'palm inn: any bullets without numbers?',
    'أي نقاط في Palm Inn بدون أرقام؟',
  ])('are named: %s', (asked) => {
    const { text, kind } = last(asked);
    expect(kind).toBe('answer');
    expect(text).toContain('Helped with the move from Fidelio to Opera');
    expect(text).not.toContain('50 guests');
  });

  test('"that one" is the only one, and keeps all that is told of it', () => {
    expect(
      after(
        'which bullets at palm inn have no numbers',
        'rewrite that one, i moved about 12000 bookings and it took 5 weeks',
      ),
    ).toEqual(['Supported the move from Fidelio to Opera: moved about 12,000 bookings in 5 weeks']);
  });

  test('of several, one is meant by its place', () => {
    expect(after('where am i missing numbers in my cv', 'the first one: 4 reports a month')).toEqual([
      'Prepare 4 monthly rota reports',
    ]);
  });

  test('a line that is named keeps the figures as well', () => {
    expect(
      after('rewrite the line about the move from fidelio to opera, i trained 14 colleagues and it took 3 weeks'),
    ).toEqual(['Supported the move from Fidelio to Opera: trained 14 colleagues in 3 weeks']);
  });
});

describe('whether to apply', () => {
  test.each([
    'never worked with spas, is it worth applying',
    'should i apply for this job even if i have no spa experience',
    'would it be a waste to apply, i dont know spas',
    'am i qualified for this? no spas so far',
  ])('is said from resume and advert: %s', (asked) => {
    const { text } = last(asked);
    expect(text).toMatch(/^\*\*Yes, apply/u);
    expect(text).toContain('“Experience with spas is a plus”: a plus and no must');
    expect(text).toContain('Opera PMS');
  });

  test('in Arabic', () => {
    expect(last('يستاهل اقدم على هالوظيفة؟').text).toContain('تقدّم');
  });

  test('when to apply is no such question', () => {
    expect(last('should i apply early in the week or later').text).not.toContain('**Yes, apply');
  });
});

describe('a job in doubt', () => {
  test.each([
    ['should i delete the shop job? its old', 0],
    ['is it worth keeping corner goods on there', 1],
    ['هل احذف شغل المحل؟', 0],
  ])('gets an opinion with its reasons: %s, and %i proposals', (asked, count) => {
    const { text, proposals, choices } = last(asked);
    expect(text).toContain('Sales Assistant, Corner Goods');
    expect(text).toContain('2018');
    expect(proposals).toHaveLength(count);
    expect(choices).toHaveLength(2);
  });

  test.each([0, 1])('its choices can be done: %s', (at) => {
    const { choices } = last('should i delete the shop job');
    expect(last(choices[at]!).proposals).toHaveLength(1);
  });
});

describe('pay', () => {
  test.each(['what salary should i ask for in this job', 'كم راتب اطلب بهالوظيفة؟'])(
    'is that of the advert: %s',
    (asked) => {
      expect(last(asked).text).toMatch(/41,000 – 46,000 GBP/u);
    },
  );

  test('says why', () => {
    const { text } = last('what salary should i ask for in this job', 'why that much');
    expect(text).toContain('the advert itself states 41,000 – 46,000 GBP a year');
  });

  test('above an offer stays inside the band', () => {
    const { text } = last('they offered me 41k, advert says 41-46. how do i ask for more without being rude');
    expect(text).toContain('they offer 41,000');
    expect(text).toContain('**45,000**');
  });

  test('of a band that only the message tells', () => {
    const asked = 'they offered me 30k and the advert says 30k-34k, how do i negotiate';
    expect(lastAnswerTo([asked], {}, SUPERVISOR).text).toContain('goes up to 34,000');
  });
});

test.each([
  ['is 42k fair for this job', 'in the lower half'],
  ['can i ask for 50', '**50,000** is above'],
  ['is 45,000 ok', 'in the upper half'],
])('a sum is weighed against the advert: %s', (asked, said) => {
  expect(last(asked).text).toContain(said);
});

test('an example in another language is the same example', () => {
  const { text } = last('كيف اجاوب عن نقاط الضعف', 'عطني مثال من خبرتي', 'بالانجليزي');
  expect(text).toContain('I used to [');
});

test('which of them do not, after those that do', () => {
  expect(last('how many bullets have figures', 'which ones at palm inn dont').text).toContain('Helped with the move');
});

describe('an example from the own resume', () => {
  test.each(['give me an example from my experience', 'use my cv', 'can u write my own version', 'عطني مثال من خبرتي'])(
    'is told with its lines: %s',
    (wish) => {
      const { text } = last('how do i answer whats your biggest weakness', wish);
      expect(text).toContain('ut check-in time from 9 minutes to 4');
      expect(text).toContain('[');
    },
  );

  test('answers what the advert asks for', () => {
    const { text } = last('how do i answer why should we hire you', 'example from my resume');
    expect(text).toContain('You ask for');
  });
});

test('soft words of an advert are no essential that is missing, a language is named', () => {
  const [answer] = answersTo(['am i a good fit for this job'], WITH_ADVERT, SUPERVISOR);
  expect(answer!.text).not.toMatch(/written english/iu);
  expect(answer!.text).toContain('Portuguese');
  expect(answer!.text).toMatch(/Essential among them: \*\*revenue management\*\*/iu);
});

describe('what is told of the line that was just rewritten', () => {
  const rewrite = 'rewrite the rota line';
  test.each([
    ['its about 12 reports a month, put that in', 'Prepare about 12 monthly rota reports'],
    ['there are 30 people on them', 'Prepare monthly rota reports for 30 people'],
  ])('stands in it: %s', (told, line) => expect(after(rewrite, told)).toEqual([line]));

  test('with whom, behind the count', () => {
    const [data] = [
      {
        ...SUPERVISOR,
        workExperience: SUPERVISOR.workExperience.map((job) =>
          job.id === 'harbour' ? { ...job, description: '- Lead the desk\n- In charge of staff briefings' } : job,
        ),
      },
    ];
    const told = ['reword the briefings bullet', "it's 5 briefings a week, for the 14 people of the evening shift"];
    const { proposals } = lastAnswerTo(told, {}, data);
    expect(proposals[0]!.diffs[0]!.after).toBe('Hold 5 staff briefings a week for the 14 people of the evening shift');
    expect(lastAnswerTo([told[0]!, 'around 5 a week'], {}, data).proposals[0]!.diffs[0]!.after).toBe(
      'Hold around 5 staff briefings a week',
    );
  });

  test('a question with a figure is none', () => expect(last(rewrite, 'are 3 lines too many?').proposals).toEqual([]));
});

describe('what an advert asks for and the resume does not show', () => {
  test.each(['and which of these count the most', 'what is the biggest deal breaker there', 'ايش الاهم'])(
    'in its order: %s',
    (asked) => {
      const { text } = last('what am i missing for this job', asked);
      expect(text).toMatch(/^\*\*Revenue management\*\*/iu);
      expect(text).toMatch(/spas/u);
    },
  );

  test('is named first where no check was run', () => {
    const { text } = last('why is my ats score so bad, where do i start');
    expect(text).toContain('I can give no score');
    expect(text).toMatch(/1\. .*revenue management/iu);
  });
});
