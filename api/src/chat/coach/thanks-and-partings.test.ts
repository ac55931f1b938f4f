import { fold } from '@vitae/language/fold';
import { isThanksOrParting } from './thanks-and-partings.ts';

test.each([
  'cheers',
  'ta mate',
  'ok bye',
  'nice one bro',
  'sweet as, cheers',
  'perfecto gracias',
  'that’s all for now, thank you so much',
  'تسلم ايدك',
  'يعطيك العافية يا غالي',
  'مع السلامة',
])('“%s” asks nothing', (text) => expect(isThanksOrParting(fold(text).replaceAll('’', "'"))).toBe(true));

test.each([
  'thanks, now write my summary',
  'cheers, and the visa?',
  'write a thank you email',
  'great resume',
  'nice to meet the manager',
  'شكرا، اكتب لي رسالة',
])('“%s” asks for something', (text) => expect(isThanksOrParting(fold(text))).toBe(false));
