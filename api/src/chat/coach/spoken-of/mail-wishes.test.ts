import { HOTEL_ADVERT, SUPERVISOR } from '../../testing/front-office.ts';
import { lastAnswerTo } from '../../testing/talk.ts';
import { asOneQuestion, questionsForMail } from './questions-of-mail.ts';

const last = (...messages: string[]) => lastAnswerTo(messages, { advert: HOTEL_ADVERT }, SUPERVISOR).text;

test.each<[string, string]>([
  ['shorter, and ask her about the hours and when she decides', 'how the hours are set and when you decide'],
  ['ask them if they pay the train and about the start date', 'if you pay the train and when the work would start'],
  ['less formal. ask him what the next steps are', 'what the next steps are'],
])('questions for a mail: %s', (told, asked) => expect(asOneQuestion(questionsForMail(told))).toContain(asked));

test('several wishes for a mail are all kept, with what was told for it', () => {
  const text = last(
    'thank you email to Ms Adeyemi after the interview yesterday, we talked about the pool reopening',
    'shorter please, and ask her when they decide and about the hours',
  );
  expect(text).toContain('the pool reopening');
  expect(text).toContain('when you decide and how the hours are set');
});

test('a follow-up of an application thanks for no conversation', () => {
  const text = last(
    'i sent my application last thurs and heard nothing, have they picked someone?',
    'write a follow up, not too fancy',
  );
  expect(text).toContain('last Thursday');
  expect(text).not.toMatch(/conversation|Thanks? again/u);
  expect(text).toContain('Hi ');
});
