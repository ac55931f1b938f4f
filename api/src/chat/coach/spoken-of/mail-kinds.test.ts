import { HOTEL_ADVERT, SUPERVISOR } from '../../testing/front-office.ts';
import { lastAnswerTo } from '../../testing/talk.ts';

const last = (...messages: string[]) => lastAnswerTo(messages, { advert: HOTEL_ADVERT }, SUPERVISOR).text;
const withoutAdvert = (...messages: string[]) => lastAnswerTo(messages, {}, SUPERVISOR).text;

describe('the last message decides which mail it is', () => {
  const thanks =
    'please do a thank you mail, i met Mr Haddad and a man from finance yesterday. we talked about night audits';

  test('what was told before gives its facts', () => {
    const text = last(thanks, 'no news for three weeks, write a brief follow up');
    expect(text).toContain('conversation three weeks ago');
    expect(text).toContain('Mr Haddad');
    expect(text).not.toMatch(/yesterday|Thank you for the conversation/u);
  });

  test('who did not answer an application was not met', () => {
    const text = last('write an email to apply for this job', 'they havent answered since 12 days, write again');
    expect(text).toContain('12 days ago');
    expect(text).not.toContain('conversation');
  });

  test('in Arabic', () => {
    expect(last('اكتب ايميل تقديم على هذه الوظيفة', 'مر اسبوعين وما ردوا، اكتب متابعة')).toContain('تقدمت قبل اسبوعين');
  });

  test('a wish for the same mail keeps it', () =>
    expect(last(thanks, 'make it shorter')).toContain('Thank you for your time yesterday'));
});

describe('of an application the advert says the post and the employer', () => {
  const thanks = 'met the General Manager and a lady from HR today, write a thank you email';
  test('a department is no employer, and an office no name', () => {
    const text = last(thanks);
    expect(text).toContain('[name of the General Manager] and [name of the lady from HR]');
    expect(text).toContain('Front Office Manager');
    expect(text).not.toMatch(/at HR|Dear General|\[job title\]/u);
  });
});

describe('the mail with which one applies', () => {
  const asked = 'application mail to frau nair, keep it brief, expected salary 4500, available from 3 march';

  test('has the post, what fits, the wish and the date as told', () => {
    const text = last(asked);
    expect(text).toContain('Dear Ms Nair');
    expect(text).toContain('My resume is attached');
    expect(text).toContain('Front Office Manager');
    expect(text).toMatch(/From my work, for this post:\n> \n> - .+\n> - .+/u);
    expect(text).toMatch(/My expected salary is .*4,500/u);
    expect(text).toContain('I can start on 3 March.');
  });

  test('an adjective is no addressee, and other languages are not written', () => {
    const text = last(asked, 'can i have it in french');
    expect(text).toContain('Not in French');
    expect(text).not.toContain('Dear Short');
  });

  test('tells pay, notice and wish in lakhs', () =>
    expect(
      last('draft application mail, current ctc 7 lpa expected ctc 9 lpa notice period 45 days negotiable'),
    ).toContain('My current CTC is 7 LPA. My expected salary is 9 LPA. My notice period is 45 days, and negotiable.'));
});

describe('a resignation', () => {
  test('says nothing of a notice that was not told, and the day as it was', () => {
    const text = withoutAdvert('write my resignation email, boss is Nora, last day would be three weeks from monday');
    expect(text).toContain('My last working day is three weeks from Monday.');
    expect(text).not.toContain('notice');
  });

  test('says the notice that was told', () =>
    expect(withoutAdvert('resignation letter, 6 weeks notice, last shift friday 2 may')).toContain(
      'With a notice of 6 weeks, my last working day is Friday 2 May.',
    ));
});

describe('the mail that asks one of two offers for more', () => {
  const offers = 'got 2 offers, one is 50k in leeds and the other is 57k in bristol. which is better';

  test.each(['draft a mail to leeds that asks for 54', 'write a mail to negotiate leeds up to, i want 54k'])(
    'has what they offered and the figure: %s',
    (message) => {
      const text = withoutAdvert(offers, message);
      expect(text).toContain('the offer of 50,000');
      expect(text).toContain('in Leeds');
      expect(text).toContain('another offer of 57,000');
      expect(text).toContain('I had thought of 54,000');
      expect(text).not.toContain('Dear Leeds');
    },
  );
});

describe('one of two offers is asked to do better', () => {
  const offers =
    'two offers, which one. A: 61,000 base and 5% bonus, from home. B: 66,000 base, no bonus, 3 days in the office';

  test.each([
    'how much could i ask A for so they come up, and draft the mail to them. the recruiter is called Ingrid',
    'draft a mail that asks a to do better. her name is ingrid',
    'write Ingrid a mail if A can go up a bit',
  ])('in a mail to whom is told, with the figure open and the other offer in it: %s', (message) => {
    const text = withoutAdvert(offers, message);
    expect(text).toContain('Dear Ingrid,');
    expect(text).toContain('the offer of 61,000');
    expect(text).toContain('another offer of 66,000');
    expect(text).toContain('I had thought of [figure]');
    expect(text).not.toMatch(/ as (?:the )?recruiter/u);
  });

  test('also of firms, which are nobody to greet', () => {
    const text = withoutAdvert(
      'got two offers: Larkfield 42k and Stonegate 45k, which one is better',
      'write to Larkfield asking if they can do better, my contact is Ingrid',
    );
    expect(text).toContain('Dear Ingrid,');
    expect(text).toContain('another offer of 45,000');
  });

  test('and what a usual wish is where that is asked', () =>
    expect(withoutAdvert(offers, 'what sum could i ask A for to go up, and write the mail')).toContain('67,100'));

  test('is no wish where it is why one declines', () =>
    expect(withoutAdvert(offers, 'A would not go up, write a mail to decline A')).not.toContain('I had thought of'));

  test('a letter that is no offer is an article', () =>
    expect(withoutAdvert(offers, 'write a mail to B so that they go up')).toContain('the offer of 66,000'));
});

test('an invitation is confirmed with its day', () =>
  expect(last('they invited me to an interview on 6 june at 2pm, write that i confirm')).toContain(
    'I confirm the appointment on 6 June at 2pm',
  ));

test('what is to be answered stands in the mail as told', () =>
  expect(last('hr asked for papers. reply i will send them by friday and can join 5 may')).toContain(
    'I will send them by Friday and can join on 5 May.',
  ));

test('the post says the employer, and not where the reader works', () =>
  expect(
    withoutAdvert(
      'ask my old boss Mr. Salah at Palm Gate to be my reference for the analyst job at Meridian, write it',
    ),
  ).toContain('Meridian'));
