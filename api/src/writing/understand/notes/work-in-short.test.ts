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
    ['no patience yet but happy to learn', []],
    ['cooking daily at home 4 years', ['I have been cooking daily at home for 4 years.']],
  ])('%s', (note, statements) => expect(readNotes(note, '').statements).toEqual(statements));
});
