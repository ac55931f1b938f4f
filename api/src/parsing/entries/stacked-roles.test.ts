import { headsOf, jobsOf } from '../testing/jobs-of-history.ts';

describe('roles stacked under the name of their employer', () => {
  it('are set in under it, what it is told of in a sentence between them', async () => {
    const jobs = await jobsOf(`Employment
HARBOUR TRUST, Leeds
A charity for old boats, with ninety members.

    Head Boatbuilder (May 2019 - ongoing)
        Leads a shop of six.

    Boatbuilder (Jan 2014 - Apr 2019)
        Planking; steam bending.

MILLBROOK YARD

    Apprentice Boatbuilder (2010 - 2013)
`);
    expect(
      jobs.map(({ title, company, start, end }) => [title, company, start, end].map((each) => each?.value)),
    ).toEqual([
      ['Head Boatbuilder', 'HARBOUR TRUST', '2019-05', 'present'],
      ['Boatbuilder', 'HARBOUR TRUST', '2014-01', '2019-04'],
      ['Apprentice Boatbuilder', 'MILLBROOK YARD', '2010', '2013'],
    ]);
    expect(jobs[1]?.bullets.map(({ value }) => value)).toEqual(['Planking; steam bending.']);
  });

  it('have dates of their own within those at the employer', async () => {
    expect(
      await headsOf(`Career
Elm Clinic, Leeds                                 2015 – present
    Ward Manager                                  2020 – present
        Rota for eighteen nurses
    Staff Nurse                                   2015 – 2020
        Nights`),
    ).toEqual([
      ['Ward Manager', 'Elm Clinic', '2020', 'present'],
      ['Staff Nurse', 'Elm Clinic', '2015', '2020'],
    ]);
  });

  it('stand at its edge, with text set in below each that is no employer', async () => {
    expect(
      await headsOf(`Employment
Elm Street Hospital, Leeds
Charge Nurse                        JAN 2018 - PRESENT
    Twelve beds.
Staff Nurse, Ward 4                 MAR 2014 - JAN 2018
    Night shifts.
Auxiliary Nurse                     SEP 2011 - MAR 2014
    Feeding and washing.`),
    ).toEqual([
      ['Charge Nurse', 'Elm Street Hospital', '2018-01', 'present'],
      ['Staff Nurse, Ward 4', 'Elm Street Hospital', '2014-03', '2018-01'],
      ['Auxiliary Nurse', 'Elm Street Hospital', '2011-09', '2014-03'],
    ]);
  });

  it('are printed as a network does, each with how long and where', async () => {
    expect(
      await headsOf(`Experience

Northgate Foods
6 years 2 months
Regional Manager
March 2021 - Present (3 years)
Leeds, England, United Kingdom

Shift Supervisor
January 2018 - March 2021 (3 years 2 months)
Leeds, England, United Kingdom

Millbrook Logistics
Warehouse Clerk
July 2016 - May 2017 (11 months)
Halifax, England, United Kingdom`),
    ).toMatchObject([
      ['Regional Manager', 'Northgate Foods', '2021-03', 'present'],
      ['Shift Supervisor', 'Northgate Foods', '2018-01', '2021-03'],
      ['Warehouse Clerk', 'Millbrook Logistics', '2016-07', '2017-05'],
    ]);
  });

  it('leaves employers set in under their dated titles alone', async () => {
    expect(
      await headsOf(`Employment
Forklift Driver, 2019 - present
    Northgate Bakery
    - Loads eleven lorries a night
Porter, 2015 - 2019
    Millbrook Hotel
    - Carried cases`),
    ).toEqual([
      ['Forklift Driver', 'Northgate Bakery', '2019', 'present'],
      ['Porter', 'Millbrook Hotel', '2015', '2019'],
    ]);
  });
});

test('roles below an employer with a line of its own for the whole stay have its name, whatever unit is behind the title', async () => {
  expect(
    await headsOf(`Career history
Elm Licensing Agency (ELA), Swansea
2016 – present

  Executive Officer, Policy Support, Drivers Group (January 2023 – present)
  - Drafts answers to letters
  Executive Officer, Casework (April 2019 – December 2022)
  - Led a team of eleven
  Administrative Officer, Contact Centre (October 2016 – March 2019)
  - Took 60 calls a day`),
  ).toEqual([
    [expect.stringMatching(/^Executive Officer/), 'Elm Licensing Agency (ELA)', '2023-01', 'present'],
    [expect.stringMatching(/^Executive Officer/), 'Elm Licensing Agency (ELA)', '2019-04', '2022-12'],
    [expect.stringMatching(/^Administrative Officer/), 'Elm Licensing Agency (ELA)', '2016-10', '2019-03'],
  ]);
});
