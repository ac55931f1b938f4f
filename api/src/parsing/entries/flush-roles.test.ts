import { parseResume } from '../parse.ts';

async function headsOf(history: string) {
  const text = `Robin Example\nrobin@example.org\n\nExperience\n\n${history}\n`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  return jobs.map(({ title, company, start, end }) => [title, company, start, end].map((each) => each?.value));
}

describe('roles at the edge of their employer', () => {
  it('stand in blocks below it, within its dates', async () => {
    expect(
      await headsOf(`SAMPLE COAST GUARD, Various Stations — 2012–Present

Boat Mechanic, Port Elm, ME — 2018–Present
– Keeps two launches ready

Deck Mechanic, Cape Sample, OR — 2012–2018
– Rebuilt forty pumps`),
    ).toMatchObject([
      [expect.stringContaining('Boat Mechanic'), expect.stringContaining('SAMPLE COAST GUARD'), '2018', 'present'],
      [expect.stringContaining('Deck Mechanic'), expect.stringContaining('SAMPLE COAST GUARD'), '2012', '2018'],
    ]);
  });

  it('stand over its name, or right below it', async () => {
    expect(
      await headsOf(`Deputy Manager          2014 – 2019
Staff Nurse             2010 – 2014
Elmbrook Nursing Home, Sampleton
•	Rotas for forty

HARBOUR STORES, Northgate and Quayside
Shop Manager, Quayside, 3/2006 to 4/2010
• Counted stock
Sales Assistant, Northgate, 5/2003 to 3/2006
• Served customers`),
    ).toMatchObject([
      ['Deputy Manager', expect.stringContaining('Elmbrook Nursing Home'), '2014', '2019'],
      ['Staff Nurse', expect.stringContaining('Elmbrook Nursing Home'), '2010', '2014'],
      [expect.stringContaining('Shop Manager'), expect.stringContaining('HARBOUR STORES'), '2006-03', '2010-04'],
      [expect.stringContaining('Sales Assistant'), expect.stringContaining('HARBOUR STORES'), '2003-05', '2006-03'],
    ]);
  });

  it('stand right below it and in the blocks behind, whatever room is between their items', async () => {
    expect(
      await headsOf(`Harbourpay (payments, 310 staff)          2019 – Present
Senior Product Manager, Payouts — Jan 2024 – Present

• Launched same-day payouts in Oct 2024

• Mentor two associates

Product Manager, Reconciliation — Jul 2021 – Dec 2023

• Took the tool to 190 finance teams

Tide Market                                2017 – 2019
Seller Support Executive

• Handled disputes of sellers`),
    ).toMatchObject([
      ['Senior Product Manager, Payouts', expect.stringContaining('Harbourpay'), '2024-01', 'present'],
      ['Product Manager, Reconciliation', expect.stringContaining('Harbourpay'), '2021-07', '2023-12'],
      ['Seller Support Executive', 'Tide Market', '2017', '2019'],
    ]);
  });

  it('are not those of the employers whose names stand between them', async () => {
    expect(
      await headsOf(`Elm Pharmacy, Leeds
Shift Pharmacist (Sept 2022 – present)
• Dispensed 120 scripts a day
Oak Hospital, Leeds
Outpatient Pharmacist (Feb 2020 – Aug 2022)
• Sat on the errors board`),
    ).toMatchObject([
      ['Shift Pharmacist', 'Elm Pharmacy', '2022-09', 'present'],
      ['Outpatient Pharmacist', 'Oak Hospital', '2020-02', '2022-08'],
    ]);
  });

  it('have dates in a column before them, below their title, or in one block with it', async () => {
    expect(
      await headsOf(`2016 – present     Tay Dairy Analytical, Elmton

Aug 2023 –         Section Lead, Pathogens
• Five technicians, two shifts

2019 – 2023        Senior Laboratory Technician
• Rewrote 31 procedures`),
    ).toMatchObject([
      ['Section Lead, Pathogens', expect.stringContaining('Tay Dairy Analytical'), '2023-08', 'present'],
      ['Senior Laboratory Technician', expect.stringContaining('Tay Dairy Analytical'), '2019', '2023'],
    ]);
    expect(
      await headsOf(`Department for Rivers and Ponds, 1999 to present

Deputy Director, Delivery West (Grade 5)
April 2021 – present
• Lead 880 staff

Head of Customer Operations
September 2016 – March 2021
• Brought complaints down`),
    ).toMatchObject([
      ['Deputy Director, Delivery West (Grade 5)', 'Department for Rivers and Ponds', '2021-04', 'present'],
      ['Head of Customer Operations', 'Department for Rivers and Ponds', '2016-09', '2021-03'],
    ]);
    expect(
      await headsOf(`Burdell Services, Elm Point sites (2012 – current)
Leading Hand, Fixed Plant      July 2020 – current
• Crew of eight
Mechanical Fitter              2012 – 2020
• Laser alignment`),
    ).toMatchObject([
      ['Leading Hand, Fixed Plant', expect.stringContaining('Burdell Services'), '2020-07', 'present'],
      ['Mechanical Fitter', expect.stringContaining('Burdell Services'), '2012', '2020'],
    ]);
  });
});
