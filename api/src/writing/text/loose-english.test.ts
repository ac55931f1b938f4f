import { isLooseEnglish } from './loose-english.ts';

test.each([
  'I was work in hotel and restaurant.',
  'I like to learn new things and I never late.',
  'I am hard working chef with 8 years of experience.',
  'I have 8 year experience in kitchen.',
  'I am already in Dubai so no need of ticket.',
  'My visa is finish on 30 September.',
  'I can to drive.',
  'I have good knowledges of SAP.',
  'I supervise 14 waiters and 3 hostess in a restaurant.',
  'I run a 120 seater restaurant.',
  'I am now responsible of a team of 14 advisors.',
  'I work in sales since 6 years.',
])('a slip is seen: %s', (sentence) => {
  expect(isLooseEnglish(sentence)).toBe(true);
});

test.each([
  'I was working in a hotel.',
  'I have worked as a chef for eight years.',
  'I am a hard-working chef.',
  'I have eight years of experience in kitchens.',
  'I completed a two year course in 2019.',
  'I hold a three year visa.',
  'I am good at grilling and baking.',
  'There is no need for a ticket.',
  'I am a 30 year old baker.',
  'I am reliable and punctual.',
  'I led 2 nurse managers and one cook on the night shift.',
  'I supervise 14 waiters and 3 hostesses.',
  'I am responsible for a team of 14 advisors and like it more than sales.',
])('a sound sentence is left alone: %s', (sentence) => {
  expect(isLooseEnglish(sentence)).toBe(false);
});
