import { readUndoubted } from '../parse.ts';
import { readTextDocument } from '../read-file.ts';

async function jobsOf(history: string): Promise<unknown[]> {
  const text = `Robin Example\nrobin@example.org\n\nExperience\n${history}\n`;
  const document = await readTextDocument({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  return readUndoubted(document).resume.jobs.map(({ title, company, start, bullets }) => [
    title?.value,
    company?.value,
    start?.value ?? null,
    bullets.map(({ value }) => value),
  ]);
}

const DATED = `Sales Associate | Elm Stores Inc - Toronto
Oct/2021 until Nov/2022
- Served customers at the till
Event Coordinator | Oak Training
Sep/2018 until Jul/2021
- Welcomed students and teachers`;

describe('withUndatedJobs', () => {
  it('begins a job at a head that is printed as the dated ones are', async () => {
    expect(
      await jobsOf(`${DATED}
Accounts Executive | Elm Hotel Natal
- Prospected corporate customers
- Negotiated fees
Sales Manager | Elm Hotels International
- Planned the yearly budget`),
    ).toEqual([
      ['Sales Associate', 'Elm Stores Inc', '2021-10', ['Served customers at the till']],
      ['Event Coordinator', 'Oak Training', '2018-09', ['Welcomed students and teachers']],
      ['Accounts Executive', 'Elm Hotel Natal', null, ['Prospected corporate customers', 'Negotiated fees']],
      ['Sales Manager', 'Elm Hotels International', null, ['Planned the yearly budget']],
    ]);
  });

  it('takes no item of a list for one', async () => {
    const jobs = await jobsOf(`${DATED}
- Sales manager | stood in for two months
- Planned the yearly budget`);
    expect(jobs).toHaveLength(2);
  });
});
