import { jobsOf } from '../testing/jobs-of-history.ts';

it('puts together "to" and the date below it, beside the title over the town', async () => {
  const jobs = await jobsOf(`Experience
05/2014 to\tMaintenance Manager, Elm Estates
03/2016\tLeeds
- Planned the repairs of nine towers.
05/2007 to\tMechanical Engineer, Tay Group
05/2014\tDundee
- Inspected the sites.
`);
  expect(jobs.map(({ start, end }) => [start?.value, end?.value])).toEqual([
    ['2014-05', '2016-03'],
    ['2007-05', '2014-05'],
  ]);
});
