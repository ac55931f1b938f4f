import { holdingsAsked } from './holdings.ts';

const RESUME = `Ayanda Nkosi
ayanda@example.com

Trade Qualification
Red Seal Electrician (Trade Test, 2013)
Wireman's Licence – Three Phase Installation Electrician, 2017
Driver's licence: Code C1

SHORT COURSES
High voltage switching (ORHVS) 2022
Abrasive wheels, booked for 2027
Dubai Health Authority (DHA)

EMPLOYMENT HISTORY
Electrician, Vaal Steel, 2016 – present
Trained apprentices towards the Red Seal trade test

EDUCATION
Admitted as a solicitor: November 2020
NMC PIN 14I0000E
BSc Nursing, Hallam University, 2016
`;

const asked = (advert: string) => holdingsAsked(advert, RESUME, 'Ayanda Nkosi');

describe('what an advert wants held', () => {
  test.each([
    ['- Qualified electrician with Red Seal', 'Red Seal Electrician (Trade Test, 2013)'],
    ["- Wireman's license will be an advantage", "Wireman's Licence – Three Phase Installation Electrician (2017)"],
    ['- HV switching certificate', 'High voltage switching (ORHVS) (2022)'],
    ['You are a qualified solicitor with three years of experience.', 'Admitted as a solicitor (November 2020)'],
  ])('%s', (advert, held) => {
    expect(asked(advert)).toEqual([held]);
  });

  test('in the order of the advert, each once', () => {
    expect(
      asked("Wireman's licence.\nRed Seal electrician by trade test. A Red Seal trade certificate is checked."),
    ).toEqual([
      "Wireman's Licence – Three Phase Installation Electrician (2017)",
      'Red Seal Electrician (Trade Test, 2013)',
    ]);
  });

  test.each([
    ['a course that is only booked', 'A certificate in abrasive wheels'],
    ['what was done in a job', 'Trained apprentices with a certificate'],
    ['the number of a register', 'NMC PIN required, NMC registration'],
    ['a degree, which is told as a study', 'A degree in nursing, BSc registered'],
    ['who issues something', 'DHA licence'],
    ['words that every qualification has', 'A professional qualification and full licence to work'],
    ['what has one word in common', 'Experience in a solicitor firm with phase billing'],
  ])('not %s', (_, advert) => {
    expect(asked(advert)).toEqual([]);
  });

  test('lines that nobody writes name nothing', () => {
    const line = 'Licence certificate of high voltage switching and level 3 in trade test ';
    expect(holdingsAsked(line.repeat(20_000), line.repeat(20_000), 'A B')).toEqual([]);
    expect(
      holdingsAsked(`${line}\n`.repeat(2000), `QUALIFICATIONS\n${'High '.repeat(50)}\n`.repeat(2000), 'A B'),
    ).toEqual([]);
  });
});
