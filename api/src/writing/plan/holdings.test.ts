import { itemsOnPage } from '../understand/held-on-page.ts';
import { holdingsAsked, isHeldNoMore, withItsState } from './holdings.ts';

const askedOf = (advert: string, resumeText: string, fullName: string) =>
  holdingsAsked(advert, itemsOnPage(resumeText, fullName, '2026-05'));

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

const asked = (advert: string) => askedOf(advert, RESUME, 'Ayanda Nkosi');

test('a line of the advert that is the name of a paper asks for it, whatever the paper is called', () => {
  const held = ['Harbour Safety Supervisor, Tay Institute (2024)', 'Rope Handling (2023)'];
  expect(holdingsAsked('What you have:\n-Harbour Safety Supervisor\n-Manners', held)).toEqual([held[0]]);
  expect(holdingsAsked('We need a harbour supervisor with manners.', held)).toEqual([]);
});

describe('what an advert wants held', () => {
  test.each([
    ['- Qualified electrician with Red Seal', 'Red Seal Electrician (Trade Test, 2013)'],
    ["- Wireman's license will be an advantage", "Wireman's Licence – Three Phase Installation Electrician, 2017"],
    ['- HV switching certificate', 'High voltage switching (ORHVS) 2022'],
    ['You are a qualified solicitor with three years of experience.', 'Admitted as a solicitor, November 2020'],
  ])('%s', (advert, held) => {
    expect(asked(advert)).toEqual([held]);
  });

  test('what is not finished says so, and what has expired is not told', () => {
    const resume = `Ayo Ade\nQUALIFICATIONS\nLevel 3 Diploma in Adult Care (ongoing, 7 of 10 units)\nDBS: Enhanced, on update service\nSMSTS expired 2022`;
    expect(askedOf('Level 3 in adult care.\nEnhanced DBS.\nSMSTS certificate.', resume, 'Ayo Ade')).toEqual([
      'Level 3 Diploma in Adult Care (ongoing, 7 of 10 units)',
      'DBS (Enhanced, on update service)',
    ]);
  });

  test('what has run out by the month of the letter is not held', () => {
    const resume = 'Ayo Ade\nCERTIFICATES\nBLS provider, valid to March 2026\nACLS provider, valid until 2027';
    expect(askedOf('BLS and ACLS certificates', resume, 'Ayo Ade')).toEqual(['ACLS provider, valid until 2027']);
  });

  test('what the page says to have lapsed is not held', () => {
    const page = 'Working at heights - 2025\nFirst aid level 1   - lapsed 2023, must renew';
    expect(isHeldNoMore('First aid level 1', page)).toBe(true);
    expect(isHeldNoMore('Working at heights', page)).toBe(false);
  });

  test('a label and what it is stand together', () => {
    const resume =
      'Ayo Ade\nEDUCATION\nTrade Test: Diesel Mechanic, Olifantsfontein (INDLELA), passed 14 September 2012';
    expect(askedOf('A trade test as a diesel mechanic', resume, 'Ayo Ade')).toEqual([
      'Trade Test – Diesel Mechanic, Olifantsfontein (INDLELA), passed 14 September 2012',
    ]);
  });

  test('a state is asked for by the name of the work, and a training seat is none', () => {
    const resume = `Ayo Ade\nAdmitted to the Roll of Solicitors of England, September 2025\nEducation\nLaw, 2020\nLegal experience\nSeat 2, Private Client. Drafted wills`;
    expect(askedOf('Qualified solicitor with a seat in private client', resume, 'Ayo Ade')).toEqual([
      'Admitted to the Roll of Solicitors of England, September 2025',
    ]);
  });

  test('in the order of the advert, each once', () => {
    expect(
      asked("Wireman's licence.\nRed Seal electrician by trade test. A Red Seal trade certificate is checked."),
    ).toEqual([
      "Wireman's Licence – Three Phase Installation Electrician, 2017",
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
    expect(askedOf(line.repeat(20_000), line.repeat(20_000), 'A B')).toEqual([]);
    expect(askedOf(`${line}\n`.repeat(2000), `QUALIFICATIONS\n${'High '.repeat(50)}\n`.repeat(2000), 'A B')).toEqual(
      [],
    );
  });
});

const TICKETS = `Sam Marsh
sam@example.org

TICKETS
HRWL: C6 (up to 60t), CO (over 100t), DG dogging, CT tower crane
Tideway VOC: Liebherr LTM 1220, Grove GMK5150
I.S. 10101 update course, 2021
Local Anaesthesia endorsed
Sample Council of Dental Nurses of Norland (SCDN)
Registered 2017, annual licence valid to 31/12/2025
`;

describe('classes of a licence, standards and registers', () => {
  test.each([
    ['- CO class High Risk Work Licence (C1 or C6 only will not be considered)', ['HRWL – CO (over 100t)']],
    ['- DG and preferably RB', ['HRWL – DG dogging']],
    ['- VOC on Liebherr LTM 1220 or larger', ['Tideway VOC – Liebherr LTM 1220']],
    ['- Inspection and testing to I.S. 10101', ['I.S. 10101 update course, 2021']],
    ['- Local anesthetic certification (required)', ['Local Anaesthesia endorsed']],
    [
      '- Registered by SCDN with a valid licence',
      ['Sample Council of Dental Nurses of Norland (SCDN), registered in 2017'],
    ],
    ['Customers are in transport; we run a fleet of 31 cranes (SPLS).', []],
  ])('%s', (advert, held) => {
    expect(askedOf(advert, TICKETS, 'Sam Marsh')).toEqual(held);
  });
});

it('takes a short form in brackets for no word of another one', () => {
  expect(holdingsAsked('NC II in RAC Servicing – required', ['Certified Human Resource Associate (CHRA)'])).toEqual([]);
  expect(holdingsAsked('CHRA required', ['Certified Human Resource Associate (CHRA)'])).toHaveLength(1);
});

test('what is under way is told with what the next cell of its row says', () => {
  const page = 'Education\nDiploma in Elm Care\tstarted Oct 2026, due 2028\nFirst Aid at Work\t2025';
  expect(withItsState('Diploma in Elm Care', page)).toBe('Diploma in Elm Care (started Oct 2026, due 2028)');
  expect(withItsState('First Aid at Work', page)).toBe('First Aid at Work');
});

test('what has been completed answers its completion, and a name in capitals beside a number is one', () => {
  const items = ['Registered Tidal Apprenticeship completed June 2017 (8,000 hrs)', 'TIDE 30 (2022)', 'White Card'];
  expect(holdingsAsked('- Harbour licence or card, or completion of a registered apprenticeship', items)).toEqual([
    items[0],
  ]);
  expect(holdingsAsked('- TIDE 10 minimum (TIDE 30 preferred)', items)).toEqual(['TIDE 30 (2022)']);
});

test('an exam is told with its result in the next cell', () => {
  expect(withItsState('TIDE1 + TIDE2', 'Education\n2024\tTIDE1 + TIDE2\tPassed, first sitting')).toBe(
    'TIDE1 + TIDE2 (passed)',
  );
});

test('who asks for a language is told of its exam', () => {
  const page = ['IELTS Academic Overall 7.0 – 2025', 'First aid at work, 2024'];
  expect(holdingsAsked('- Very good spoken and written English', page)).toEqual([page[0]]);
  expect(holdingsAsked('- Good German', page)).toEqual([]);
});
