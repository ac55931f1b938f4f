import { readNotes } from './notes.ts';

describe('work and tools in the words of a note without a verb', () => {
  it.each([
    ['no drupal yet but happy to learn', ['I have not used Drupal yet, but I am happy to learn it.']],
    ['no kafka yet, only redis + postgres', ['I have not used Kafka yet, only Redis and PostgreSQL.']],
    [
      'python daily at globex 4 yrs, also kafka + postgres.',
      ['I have 4 years of daily work with Python at Globex, and I have also worked with Kafka and PostgreSQL.'],
    ],
    [
      'led our netsuite rollout at Elm in 2022, 7 months, 3 branches, on budget - thats my real project mgmt experience.',
      ['I led our NetSuite rollout at Elm in 2022 (7 months, 3 branches, on budget).'],
    ],
    ['python is my main language (payments services were python + kafka)', ['My main language is Python.']],
    [
      'the backend stuff at elm is python, fastapi the last 3 yrs',
      ['I have worked with Python and FastAPI for the last 3 years.'],
    ],
    [
      'used django at Elm for the internal tools (2 yrs), postgres too',
      ['I used Django at Elm for the internal tools (2 years).', 'I have also worked with PostgreSQL.'],
    ],
    [
      'hiring was always the part of the job i liked most, interviewed 300+ people and set up our interview loop',
      [
        'Hiring was always the part of the job I liked most.',
        'I interviewed 300+ people and set up our interview loop.',
      ],
    ],
    ['no drupal but can learn.', ['I have not used Drupal yet, but I can learn it.']],
    ['No chef but a lot of ansible at Elm', ['I have not used Chef yet, but I have worked with Ansible at Elm.']],
    ['no chef but a lot of waiters', []],
    [
      'no snowflake in production only did the free course.',
      ['I have not used Snowflake in production; I only did the free course.'],
    ],
    [
      'pandas every day at Elm, celery also.',
      ['I have worked with pandas every day at Elm.', 'I have also worked with Celery.'],
    ],
    ['no CPE yet', []],
    ['no patience yet but happy to learn', []],
    ['cooking daily at home 4 years', ['I have been cooking daily at home for 4 years.']],
  ])('%s', (note, statements) => expect(readNotes(note, '').statements).toEqual(statements));
});

test.each(['French too', 'Chicago too'])('what is no tool has not been worked with: %s', (note) => {
  expect(readNotes(note, '').statements).toEqual([]);
});

test.each([
  [
    'currently 10 months in globex, notice 1 month',
    ['I have been at Globex for 10 months; my notice period is 1 month.'],
  ],
  ['i have 4 month work with chillers', ['I have 4 months of work with chillers.']],
  ['i have 4 month work with chillers in mall night shift', []],
  ['sister lives in reading so i know the area', ['My sister lives in Reading so I know the area.']],
  ["i don't have ADR yet but happy to do it", ["I don't have ADR yet, but I am happy to do it."]],
  ['available from 1st of may', ['I am available from 1st of May.']],
  ['would need critical skills permit', ['I would need a critical skills permit.']],
  ['have two wheeler licence', ['I have a two-wheeler licence.']],
  ['can do mon-thurs only', ['I can do Monday to Thursday only.']],
  ['moving back over xmas', ['I am moving back over Christmas.']],
  ['can do mon tue thu', ['I can do Mondays, Tuesdays and Thursdays.']],
  ['can start 4 weeks after offer', ['I can start 4 weeks after an offer.']],
  ['left with 2 modules to go', []],
  ['3 months notice to end of quarter', ['My notice period is 3 months to the end of the quarter.']],
  ['4 weeks notice to ready meds', ['My notice period is 4 weeks.']],
  ['last drawn 7200 expecting 8500 nego', ['My last drawn salary was 7200 and I expect 8500 (negotiable).']],
  ['mention i love teaching, not the aged care job', ['I love teaching.']],
  ['can start straight away and happy to live in camp', ['I can start straight away and am happy to live in camp.']],
  ['mention I finished 2023 turnaround early', ['I finished the 2023 turnaround early.']],
  ['ga license current', ['My GA license is current.']],
  ['my CKAD expired so dont list it', []],
  ['expected 120-140k ksh neg', ['My expected salary is 120-140k KES (negotiable).']],
  ['Notice period 3 months to end of quarter', ['My notice period is 3 months to the end of the quarter.']],
  ['available after 1 month notice', ["I am available after one month's notice."]],
  ['my nan had a stroke thats why im interested, can mention', ["My nan had a stroke; that is why I'm interested."]],
])('short notes have the words they lack: %s', (note, told) => {
  expect(readNotes(note, '').statements).toEqual(told);
});
