import type { Applicant } from './applicant.ts';
import { soundHead, withSoundHeads } from './sound-head.ts';

test.each([
  ['Clerk, Elm Mills Ltd, 2019 – 2021', 'Clerk, Elm Mills Ltd, 2019 – 2021'],
  ['Clerk, Elm Mills, Inc.,, 2019 – 2021', 'Clerk, Elm Mills, Inc., 2019 – 2021'],
  [
    'Elm Hospital, Shift Supervisor, 2006 to 2015, Security Officer, 2002 to 2006',
    'Elm Hospital, Shift Supervisor, 2006 to 2015, Security Officer, 2002 to 2006',
  ],
  ['Trainer, 10,000 hours of courses, 2003 – 2017', 'Trainer, 10,000 hours of courses, 2003 – 2017'],
  [
    'Recurrence Database, PI: Jo Elm, MD, PhD, University of Leeds, 2020 – 2021',
    'Recurrence Database, University of Leeds, 2020 – 2021',
  ],
  // Put together from lines and cells that do not belong together.
  ['Leeds, Reference: Various students, 2016 – 2017', ''],
  ["Chargehand, Elm Services, Ltd, 2019, Aug '16 – Mar", ''],
  ['School & Position, What I did, 2022 – present, Elm School', ''],
  ['Grants officer, since, 05.2023: deputy team, 01.03.2019 – present leader', ''],
])('%s', (head, sound) => {
  expect(soundHead(head)).toBe(sound);
});

test('a sentence is no head of a post, and a fact may be one', () => {
  const asWritten = 'I worked as Help-desk IT at my former school, 2009 – 2013';
  const role = { kind: 'job', title: '', place: '', start: '', end: '', lines: ['Fixed printers'], asWritten };
  const { roles, facts } = withSoundHeads({ roles: [role], facts: ['I have my own van'] } as unknown as Applicant);
  expect([roles[0]!.asWritten, facts]).toEqual(['', ['I have my own van']]);
});
