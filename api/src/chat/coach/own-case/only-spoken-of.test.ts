import { HOTEL_ADVERT, SUPERVISOR } from '../../testing/front-office.ts';
import { lastAnswerTo } from '../../testing/talk.ts';
import { isOnlySpokenOf } from './only-spoken-of.ts';

const MISSING = 'what am i missing for this job';
const said = (message: string) => lastAnswerTo([MISSING, message], { advert: HOTEL_ADVERT }, SUPERVISOR);

test.each([
  'so revenue management is the hard part. do i apply before i learn it?',
  'revenue management would be the catch then',
  'the revenue management one is what stops me i guess, worth applying?',
  'i will do a revenue management course in spring, should i wait with applying',
  'revenue management?',
])('adds no skill that is only spoken of: %s', (message) => {
  expect(said(message).proposals).toEqual([]);
});

test.each([
  'so revenue management is the hard part. do i apply before i learn it?',
  'revenue management would be the catch then',
  'i will do a revenue management course in spring, should i wait with applying',
])('says what it weighs in the words of the advert: %s', (message) => {
  expect(said(message).text).toContain('Experience with revenue management is required');
});

test.each(['revenue management', 'yes, revenue management', 'i did revenue management at the Palm Inn for 2 years'])(
  'adds what is said to be had: %s',
  (message) => {
    expect(said(message).proposals).toHaveLength(1);
  },
);

test.each([
  ['welding is the problem', true],
  ['i want to learn welding', true],
  ['before i get the welding ticket', true],
  ['اللحام هو المشكلة', true],
  ['بدي اتعلم لحام', true],
  ['i used welding at my last place', false],
  ['welding, plumbing', false],
  ['عندي خبرة لحام', false],
])('%s', (sentence, isOnly) => {
  expect(isOnlySpokenOf(sentence)).toBe(isOnly);
});
