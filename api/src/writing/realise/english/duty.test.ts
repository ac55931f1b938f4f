import { wishFor } from './duty.ts';

test.each([
  ['Supervise a gang of eight electricians.', 'supervise a gang of eight electricians'],
  ['You will run toolbox talks and inductions', 'run toolbox talks and inductions'],
])('is wished for: %s', (duty, text) => {
  expect(wishFor(duty)).toEqual({ text, isGerund: false });
});

test.each([
  'Support the Store Manager with daily running of the store',
  'Participate in the shifts and serving as first-line support',
  'Working on the lessons and own knowledge of them',
  'Ensure the rules are kept',
  'Answer the phone, schedule and confirm appointments',
  'Support the transfer of care of patients process',
])('would not read well: %s', (duty) => {
  expect(wishFor(duty)).toBeNull();
});

test.each(['Contribute best practices in many technologies', 'Deliver training in English and, ideally, Spanish'])(
  'nobody wishes for what adverts say in their own words: %s',
  (duty) => {
    expect(wishFor(duty)).toBeNull();
  },
);
