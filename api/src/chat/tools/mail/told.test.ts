import { lastAnswerTo } from '../../testing/talk.ts';
import { ADVERT } from '../../testing/turn.ts';
import { jobIn } from './post-told.ts';
import { subjectIn } from './subject.ts';

const thanks = (told: string, advert = ''): string => lastAnswerTo([told], { advert }).text;

describe('the post of whom one spoke with is not the job', () => {
  test.each([
    'write a thank you email, my interview was with a lady named Petra, director of stores',
    'thank you mail please. i met Owen, head of transport, this morning',
    'write a thank you email for the operations manager',
    'i spoke to Lena, warehouse supervisor, on monday. thank you email',
    'she works as HR manager. write her a thank you email',
  ])('%s', (told) => {
    expect(jobIn(told)).toBeUndefined();
    expect(thanks(told)).toContain('as [job title]');
    expect(thanks(told, ADVERT)).toContain('as Logistics Manager');
  });

  test.each([
    ['thank you email, interview with Petra for the store planner job', 'store planner'],
    ['thank you mail. interview yesterday, Halden Marine, senior accountant. she was kind', 'senior accountant'],
  ])('what is applied for is: %s', (told, job) => expect(jobIn(told)).toBe(job));
});

describe('what was talked about fills the mail', () => {
  test.each([
    ['we talked for a while about their returns desk and she was nice', 'your returns desk'],
    ['We discussed the move to two depots. thanks mail', 'the move to two depots'],
    ['i talked with him a lot about fridays in the yard', 'Fridays in the yard'],
    ['اتكلمنا كتير عن تأخير الشحنات وعجبته فكرتي', 'تأخير الشحنات'],
  ])('%s', (told, subject) => expect(subjectIn(told)).toBe(subject));

  test('and so does the idea that was liked', () => {
    const told = 'write a thank you email to Petra, she liked my idea of labelling the racks by colour';
    const { text } = lastAnswerTo([told]);
    expect(text).toContain('you liked my idea of labelling the racks by colour.');
    expect(text).not.toContain('[subject]');
  });

  test('in Arabic', () => {
    const { text } = lastAnswerTo(['اكتب ايميل شكر بعد المقابلة، ناقشنا جدول الورديات وعجبتهم فكرتي عن تقسيم الفريق'], {
      language: 'ar',
    });
    expect(text).toContain('جدول الورديات');
    expect(text).toContain('فكرتي تقسيم الفريق');
  });
});
