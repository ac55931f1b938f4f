import { jobsOf } from '../testing/jobs-of-history.ts';

const jobsIn = async (section: string) =>
  (await jobsOf(`Positions\n${section}\n\nDegree\nA.A.S. Laboratory Science, Elm Technical College, 2017`)).map(
    ({ title, company, start, end, bullets }) => [
      title?.value,
      company?.value,
      start?.value,
      end?.value,
      bullets.map(({ value }) => value).join(' '),
    ],
  );

const LABS = `• Lab Technician II, Central Cheese Cooperative, Marshfield. June 2020 to present. Second shift, 130 samples per shift. Wrote 9 procedures. Found the thermometer drift behind a string of moistures in 2022.
• Lab Technician I, Northwoods Milk Testing, Wausau. 2017 to 2020. Component testing for 800 herds.`;
const TECHNICIANS = [
  [
    'Lab Technician II',
    'Central Cheese Cooperative',
    '2020-06',
    'present',
    'Second shift, 130 samples per shift. Wrote 9 procedures. Found the thermometer drift behind a string of moistures in 2022.',
  ],
  ['Lab Technician I', 'Northwoods Milk Testing', '2017', '2020', 'Component testing for 800 herds.'],
];

it('reads items that state a post, its dates and what was done as entries', async () => {
  expect(await jobsIn(LABS)).toEqual(TECHNICIANS);
});

it('reads an item among them that has single years and no range', async () => {
  const jobs = await jobsIn(
    `${LABS}\n• Receiving Clerk, Cranberry Growers, Wisconsin Rapids. Fall 2015 and 2016. Brix, colour.`,
  );
  expect(jobs.slice(0, 2)).toEqual(TECHNICIANS);
  expect(jobs[2]?.slice(0, 2)).toEqual(['Receiving Clerk', 'Cranberry Growers']);
});

it('leaves items alone of which several state no range', async () => {
  const [job] = await jobsIn(
    'Lab Technician, Elm Dairy, 2017 to 2020\n• Tested 800 herds. Split samples.\n• Trained 7 technicians in 2019. Wrote 9 procedures.',
  );
  expect(job?.slice(0, 4)).toEqual(['Lab Technician', 'Elm Dairy', '2017', '2020']);
});
