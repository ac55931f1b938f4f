import { ADVERT, turnOf } from '../testing/turn.ts';
import { coach } from './coach.ts';
import type { Turn } from './turn.ts';

const last = (messages: readonly string[], more: Partial<Turn> = {}) => {
  const history: Turn['history'] = [];
  let answer = coach(turnOf(messages[0]!, more));
  for (const text of messages.slice(1)) {
    history.push(
      { role: 'user', text: messages[history.length / 2]! },
      { role: 'assistant', text: answer.text, about: answer.about },
    );
    answer = coach(turnOf(text, { ...more, history: [...history] }));
  }
  return answer;
};
const mailOf = (messages: readonly string[], more: Partial<Turn> = {}) => {
  const { about } = last(messages, more);
  return about?.kind === 'mail' ? about.mail : (about?.kind ?? null);
};

describe('what has happened says which mail is wanted', () => {
  test.each([
    ['missed_interview', ['I overslept and missed my 9am interview with the clinic, what should I do']],
    [
      'missed_interview',
      ['my car broke down on the way to the interview so i never got there. need text to send the manager'],
    ],
    ['missed_interview', ['فاتتني المقابلة اليوم عشان نمت، وش اكتب لهم']],
    [
      'confirm_new_time',
      ['missed my interview today because of traffic, write sorry', 'they said ok come monday 10am, reply them'],
    ],
    ['confirm_new_time', ['HR has rescheduled my interview to 12 March 11:00. Please write a confirmation reply']],
    ['stay_declined', ["my boss came back with 3k more. how do i turn it down, i've signed elsewhere"]],
    ['stay_declined', ['They begged me to stay with a promotion. No. Help me write a nice no']],
    ['stay_declined', ['مديري عرض علي زيادة 1500 عشان ابقى وانا ما ابغى، كيف ارد عليه']],
    ['expected_pay', ['recruiter texted me asking my expected salary what do i reply']],
    [
      'refuse_to_sign',
      ['HR gave me a release letter to sign before paying me. I dont want to sign. write something polite'],
    ],
    ['refuse_to_sign', ['يبغوني اوقع على ورقة استقالة وانا ما استقلت، اكتب خطاب رفض']],
    ['early_release', ['notice 1 month but i want to go friday 14 feb. email to my supervisor']],
    [
      'negotiate',
      [
        'thank you email after interview with James for driver job',
        'they offered me 28k. i want 31k. write the message',
      ],
    ],
    ['ask_more', ['got offer, want to ask for more leave before signing. write it']],
  ])('%s: %s', (kind, messages) => expect(mailOf(messages)).toBe(kind));

  test.each([
    ['reschedule', 'my interview is tuesday but i cant make it, write them'],
    ['reschedule', 'عندي مقابلة يوم الأحد وما اقدر اجي، اكتب لهم نأجلها للثلاثاء'],
  ])('what is still to come is no such thing: %s', (kind, text) => expect(mailOf([text])).toBe(kind));
});

describe('such a mail says what was told', () => {
  test('why an interview was missed, and who it was that was ill', () => {
    const { text } = last(['no showed an interview this morning, kid was in hospital. how do i tell them']);
    expect(text).toContain('There was an emergency in my family.');
    expect(text).not.toContain('I was ill');
  });

  test('the new hour, without the old one', () =>
    expect(
      last(['i missed my 10am interview today, write to Helen', 'she moved it to friday 2pm. reply to her']).text,
    ).toContain('our interview on Friday at 2pm.'));

  test('the sums of an offer to stay', () =>
    expect(last(['offered me £2,000 more to stay. current is 30k, new one is 34k. how do i say no']).text).toContain(
      '£30,000 + £2,000 = **£32,000**, still £2,000 below',
    ));

  test('pay within the advert, and not what is earned now', () => {
    const advert = `${ADVERT}Salary: 9,000 – 11,000 AED a month\n`;
    const { text } = last(['hr wants to know my salary expectation, i get 6,500 now. write reply'], { advert });
    expect(text).toContain('AED 10,000 to 11,000 a month');
    expect(text).not.toContain('6,500');
  });

  test('the day that is wished for', () =>
    expect(last(['notice is 60 days, last day i want is 15 march, humble mail for early release']).text).toContain(
      'with 15 March as my last working day? I know that I am asking a favour of you.',
    ));

  test('what the talk has shown to cost is asked for before signing', () =>
    expect(
      last([
        'two offers. Dubai: basic 9000, housing 6000 AED. Riyadh: basic 14000, housing 3500 SAR. wife and 2 kids',
        'school 25k per child in dubai vs 18k riyadh',
        'leaning riyadh. can i ask them for something more before i sign? write it',
      ]).text,
    ).toContain('add an allowance for my children’s schooling'));
});
