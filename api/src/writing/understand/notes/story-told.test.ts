import { readNotes } from './notes.ts';

describe('a story that an advert asks for', () => {
  it.each([
    [
      'incident story: at acme 2022 a DNS rule I pushed cut off our card processor for 14 minutes, i led the postmortem and we added a dry-run stage in the terraform pipeline.',
      [
        'At acme in 2022, a DNS rule I pushed cut off our card processor for 14 minutes; I led the postmortem and we added a dry-run stage in the Terraform pipeline.',
      ],
    ],
    [
      'bug i am proud of: in 2021 our importer lost rows at night, I found the lock and rewrote the job',
      ['In 2021 our importer lost rows at night; I found the lock and rewrote the job.'],
    ],
    [
      'the result im proud of - we cut the waiting list from 9 weeks to 3 at Elm Clinic in 2023 because I moved triage to phone',
      ['We cut the waiting list from 9 weeks to 3 at Elm Clinic in 2023 because I moved triage to phone.'],
    ],
    // Nobody tells in a note of one word what it was.
    ['incident story: the DNS thing', []],
    ['example: use the one with the boiler', []],
  ])('%s', (note, statements) => expect(readNotes(note, '').statements).toEqual(statements));
});
