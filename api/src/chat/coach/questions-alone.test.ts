import { turnOf } from '../testing/turn.ts';
import { coach } from './coach.ts';
import { placeNamed } from './countries.ts';

const titleOf = (text: string) => coach(turnOf(text)).sources[0]?.title ?? null;

describe('of a long message the question is looked up by itself', () => {
  test.each([
    [
      'i am from cebu, a welder with six years at a yard. my neighbour knows a man who sends people to doha, he wants 700 dollars first for papers and the stamp. who should pay for the visa?',
      'Who pays for the work visa?',
    ],
    [
      'hi, driver here, eight years on trucks in mombasa. a man at church says he has a place for me in jeddah and everything is ready but i must send him money this week, no paper from the firm yet. must i pay for the visa myself',
      'Who pays for the work visa?',
    ],
    [
      'انا سواق من اسيوط وعندي خبرة عشر سنين وجارنا بيقول يعرف حد يوديني جدة بس عايز مني مبلغ الاسبوع ده ومفيش ورق من الشركة لسه وانا قلقان. مين يدفع رسوم الفيزا؟',
      'من يدفع تكاليف تأشيرة العمل؟',
    ],
  ])('%s', (text, title) => expect(titleOf(text)).toBe(title));

  test.each([
    'i am a fitter in leeds for nine years now and last month the boss told all of us that the yard will close and we sat together after. where do i get the best curry in town?',
    'my sister and i moved here four years ago and she works in a bakery while i drive a van for a florist and we like it. who won the match last night?',
  ])('what nobody here knows stays unknown: %s', (text) => expect(coach(turnOf(text)).kind).toBe('unknown'));
});

test('where somebody is from is not where the work is', () => {
  expect(placeNamed('i am a kenyan and want a job in dubai')).toBe('AE');
  expect(placeNamed('i am from manila, an offer in doha')).toBe('QA');
  expect(placeNamed('i am a kenyan and work for a kenyan firm')).toBe('KE');
});

test.each([
  'is my overseas agency licensed',
  'a broker wants a placement fee for a job abroad',
  'سمسار عايز مبلغ قبل العقد عشان شغل برا',
])('fees of agents abroad are answered with the law and where to check: %s', (text) => {
  const { kind, text: said } = coach(turnOf(text));
  expect(kind).toBe('answer');
  expect(said).toContain('NEA');
  expect(said).toContain('DMW');
});
