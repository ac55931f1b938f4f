import { HOTEL_ADVERT, SUPERVISOR } from '../../testing/front-office.ts';
import { lastAnswerTo } from '../../testing/talk.ts';
import { tidyCertificate } from '../../tools/certificate-name.ts';
import { asSentence } from './told-for-text.ts';

const TURN = { advert: HOTEL_ADVERT, resume: { id: 'r', title: 'r', data: SUPERVISOR } };
const last = (...messages: string[]) => lastAnswerTo(messages, { advert: HOTEL_ADVERT }, SUPERVISOR);

test.each([
  ['ill help train whoever replaces me', 'I’ll help train whoever replaces me.'],
  ['id like to stay in touch', 'I’d like to stay in touch.'],
  ['i cant start before june', 'I can’t start before June.'],
  ['i was ill last spring and im well again', 'I was ill last spring and I’m well again.'],
  ['i know the lisbon office of bluewave', 'I know the Lisbon office of Bluewave.'],
  ['i used opera at harbour hotel', 'I used Opera at Harbour Hotel.'],
])('what is dictated becomes a sentence: %s', (told, sentence) => {
  expect(asSentence(told, TURN)).toBe(sentence);
});

test.each([
  ['google project management from coursera, 2024', 'Google Project Management, Coursera, 2024'],
  ['pmp from pmi 2021', 'PMP, PMI, 2021'],
  ['prince2 foundation', 'PRINCE2 Foundation'],
  ['first aid course by red cross in 2022', 'First Aid Course, Red Cross, 2022'],
  ['Forklift Instructor 2021', 'Forklift Instructor 2021'],
  ['AWS Cloud Practitioner from Amazon, 2023', 'AWS Cloud Practitioner, Amazon, 2023'],
])('a certificate is tidy: %s', (typed, tidy) => {
  expect(tidyCertificate(typed)).toBe(tidy);
});

test('a line has names as the resume spells them', () => {
  const { proposals } = last('add a line to palm inn: ran the opera training for 8 colleagues');
  expect(proposals[0]!.diffs[0]!.after).toBe('Ran the Opera training for 8 colleagues');
});

test('what was liked fills the blank of a thank-you mail', () => {
  const thanks = 'i had an interview yesterday with priya nair, write a thank you email';
  const { text } = last(thanks, 'add that i liked the bit about the lisbon office');
  expect(text).toContain('What you said about the Lisbon office has stayed with me');
  expect(text).not.toContain('[subject]');
});

test('a sentence of one’s own stays in its language, and that is said', () => {
  const { text } = last(
    'write a resignation email to my boss tom',
    'say ill help train whoever replaces me',
    'in arabic',
  );
  expect(text).toContain('[I’ll help train whoever replaces me.]');
  expect(text).toContain('لا أترجمها');
});

test.each([
  ['i also did the scrum master course at udemy last year put it in my certs', /^Scrum Master Course, Udemy, 20\d\d$/u],
  ['i passed first aid with red cross, add it to my certificates', /^First Aid, Red Cross$/u],
])('a course that was done is told as it comes: %s', (told, certificate) => {
  expect(last(told).proposals[0]!.diffs[0]!.after).toMatch(certificate);
});

test('what fills a blank stands in it', () => {
  const { text } = last(
    'ask for a referral from my old colleague sam at sandhill',
    'say we worked together at palm inn',
  );
  expect(text).toContain('> we worked together at Palm Inn');
  expect(text).not.toContain('Front Office Manager');
});

test('a first name that the advert has is completed', () => {
  const { text } = last(
    'email priya to ask if the job is still open pls',
    'say i can start in june and that my notice is one month',
  );
  expect(text).toContain('Dear Priya Nair,');
  expect(text).toContain('if the job is still open?');
  expect(text).toContain('I can start in June and my notice is one month.');
});
