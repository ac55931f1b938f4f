import { withoutDisbelieved } from './disbelieved.ts';
import { parseResume } from './parse.ts';
import type { ParsedResume } from './result.ts';

const read = () =>
  parseResume({
    bytes: new TextEncoder().encode(`Mira Solberg
mira.solberg@example.org

EXPERIENCE

Product Designer, Fernhill Software
Mar 2020 - Present
- Led the redesign of the booking flow.

Illustrator, Ostrander & Co.
Jan 2016 - Feb 2020
- Drew forty covers.

EDUCATION

B.A. in Graphic Design
Reed College, 2015
`),
    fileName: 'resume.txt',
  });

const doubted = (resume: ParsedResume, title: number, company: number): ParsedResume => ({
  ...resume,
  jobs: resume.jobs.map((job, i) =>
    i === 0
      ? job
      : {
          ...job,
          title: { ...job.title!, confidence: title },
          company: { ...job.company!, confidence: company },
        },
  ),
});

const titlesOf = ({ jobs }: ParsedResume) => jobs.map(({ title }) => title?.value);

it('leaves out an entry of which nothing is believed, and keeps what it says as unplaced text', async () => {
  const resume = await read();
  expect(titlesOf(resume)).toEqual(['Product Designer', 'Illustrator']);
  const left = withoutDisbelieved(doubted(resume, 0.1, 0.2));
  expect(titlesOf(left)).toEqual(['Product Designer']);
  expect(left.unplaced.map(({ text }) => text)).toEqual(['Illustrator\nOstrander & Co.\nDrew forty covers.']);
  expect(left.unplaced[0]!.place).toEqual(resume.jobs[1]!.title!.place);
});

it('keeps an entry of which one name is believed, and the only one', async () => {
  const resume = await read();
  const half = doubted(resume, 0.1, 0.4);
  expect(withoutDisbelieved(half)).toEqual(half);
  const none = { ...half, jobs: doubted(resume, 0.1, 0.1).jobs.slice(1) };
  expect(withoutDisbelieved(none)).toEqual(none);
});

it('keeps a history of rows of years of which nothing reads like others', async () => {
  const resume = await read();
  const [first, second] = doubted(resume, 0.1, 0.1).jobs as [ParsedResume['jobs'][0], ParsedResume['jobs'][0]];
  const rows = { ...resume, jobs: [second, second, second] };
  expect(withoutDisbelieved(rows)).toEqual(rows);
  expect(withoutDisbelieved({ ...resume, jobs: [first, second, second] }).jobs).toHaveLength(1);
});
