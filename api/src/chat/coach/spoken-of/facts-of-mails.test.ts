import { HOTEL_ADVERT, SUPERVISOR } from '../../testing/front-office.ts';
import { lastAnswerTo } from '../../testing/talk.ts';

const last = (...messages: string[]) => lastAnswerTo(messages, { advert: HOTEL_ADVERT }, SUPERVISOR).text;

describe('a mail on an application without an interview', () => {
  test.each([
    ['havent heard back since i applied 2 weeks ago. follow up mail pls', '2 weeks ago'],
    ['write a follow up mail, i applied two weeks ago and heard nothing, no interview yet', 'two weeks ago'],
    ['follow up email, applied a month ago, havent been interviewed', 'a month ago'],
    ['email to follow up, i submitted my cv last week', 'last week'],
  ])('thanks for no conversation: %s', (asked, when) => {
    const text = last(asked);
    expect(text).toContain(when);
    expect(text).toContain('Dear Priya Nair');
    expect(text).not.toContain('conversation');
  });

  test('in Arabic', () => {
    expect(last('ايميل متابعة، قدمت من ٣ اسابيع ولسه ما صار مقابلة')).toContain('تقدمت قبل 3 اسابيع');
  });

  test('is what a follow-up becomes once that is told', () => {
    const text = last('need a follow up email', 'i applied 10 days ago');
    expect(text).toContain('10 days ago');
    expect(text).not.toContain('conversation');
  });

  test('after an interview it thanks for it', () => {
    expect(last('follow up email since the interview was last tuesday')).toContain('conversation last Tuesday');
  });
});

describe('the mail that follows from a choice of offers', () => {
  const offers = 'got 2 offers: bluewave 42k + 10% bonus, and sandhill 45k no bonus. which is better';

  test('to the advertised firm has its title', () => {
    const text = last(offers, 'id go with the second one, write a mail to say no to the other');
    expect(text).toContain('Bluewave');
    expect(text).toContain('Front Office Manager');
  });

  test.each([
    'id go with the first one, write a mail to say no to the other',
    'write an email to turn down sandhill',
    'i take bluewave, draft a mail to decline the second',
    'اخترت الاول، اكتب رسالة رفض للثاني',
  ])('to the other has its name and no title of the advert: %s', (message) => {
    const text = last(offers, message);
    expect(text).toContain('Sandhill');
    expect(text).not.toContain('Front Office Manager');
  });

  test('asks to which of them where that is not said', () => {
    expect(last(offers, 'write a mail to say no')).toContain('To which of them');
  });
});

describe('a letter without a job', () => {
  const write = 'write me a cover letter for this job';
  test('leaves out all of it, however it is spoken of', () => {
    const text = last(write, 'dont mention palm inn', 'dont mention the shop');
    expect(text).not.toMatch(/Corner Goods|the till|shop floor/u);
  });

  test('says where it is not in it', () => {
    expect(last(write, '120 words max', 'dont mention the shop')).toContain('does not speak of **Corner Goods**');
  });
});

test('an interview that cannot be made is moved to the day that is told', () => {
  const text = last('write to priya nair that i cant make the interview on tuesday, could we do thursday at 3pm');
  expect(text).toContain('cannot make it on Tuesday');
  expect(text).toContain('Thursday at 3pm');
});

test.each([
  ['thank you mail, i had a call with Nora Haddad about the analyst role at Meridian', 'Dear Nora Haddad'],
  ['write a thank you note, met with tariq for the clerk job at Meridian', 'Dear Tariq'],
  ['write a thank you mail, i had an interview with Meridian for the analyst role', 'Dear [name]'],
])('whom one met stands before what it was for: %s', (asked, salutation) =>
  expect(lastAnswerTo([asked], {}, SUPERVISOR).text).toContain(salutation),
);

test('an article fits the job', () =>
  expect(
    lastAnswerTo(['ask my friend Ali to refer me for the analyst job at Meridian, write a message'], {}, SUPERVISOR)
      .text,
  ).not.toMatch(/\ba analyst\b/iu));
