import { parseResume } from '../parse.ts';

async function jobsOf(history: string) {
  const text = `Robin Example\nrobin@example.org\n\nEmployment history\n\n${history}\n`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  return jobs.map(({ title, company, start, end, bullets }) => [
    ...[title, company, start, end].map((each) => each?.value),
    bullets.length,
  ]);
}

it('parts the posts of one line that each have their dates, with labels and without', async () => {
  expect(
    await jobsOf(`Company:    Sample Bank
Period:     May 2017 to date
Position:   Head Cashier (from June 2020); Cashier (May 2017 - May 2020)
Duties:
- Balances the tills

Company:    Elm Stores
Period:     2014 - 2016
Position:   Cashier
Duties:
- Served customers`),
  ).toEqual([
    ['Head Cashier', 'Sample Bank', '2020-06', 'present', 1],
    ['Cashier', 'Sample Bank', '2017-05', '2020-05', 0],
    ['Cashier', 'Elm Stores', '2014', '2016', 1],
  ]);
  expect(
    (
      await jobsOf(`2012–present
Elm Valley Housing Association, Sampleton
Housing Officer (2012–2017), Team Leader (2017–present)
• Leads a team of six

2008–2012
Sample City Council, Elmton
Housing Officer
• Saw tenants`)
    ).map(([title, , start, end]) => [title, start, end]),
  ).toEqual([
    ['Team Leader', '2017', 'present'],
    ['Housing Officer', '2012', '2017'],
    ['Housing Officer', '2008', '2012'],
  ]);
});
