import { SURE_ENOUGH } from '@vitae/contract/resumes';
import { withDoubt, withOwnFields } from '../doubt.ts';
import { readUndoubted } from '../parse.ts';
import { readTextDocument } from '../read-file.ts';
import type { ParsedResume } from '../result.ts';
import { growTrees } from '../training/grow-trees.ts';
import { PLANTS } from '../training/plant.ts';
import { restoreForest, storeForest, sumOf } from './trees.ts';

const RESUME = `Rosie Hartigan
rosie.hartigan@example.co.uk | 07700 900482 | Chesterfield

Work experience

Junior Sister, Chesterfield Royal Hospital
September 2019 - present
- Lead a bay of eight beds and two junior nurses
- Noticed a wrong dose on a night shift and stopped it

Staff Nurse, Ashgate Hospice
October 2015 - August 2019
- Gave medicines and wrote care plans
- Taught students how to suction

Care Assistant, The Limes Nursing Home
2009 - 2011
- Washed and fed residents
- Ran the tea round

Education

BSc Adult Nursing, University of Derby, 2012 - 2015

Skills

Venepuncture, Palliative care, Mentoring students
`;

async function read(change: (resume: ParsedResume) => ParsedResume | null = (resume) => resume): Promise<ParsedResume> {
  const document = await readTextDocument({ bytes: new TextEncoder().encode(RESUME), fileName: 'resume.txt' });
  const { resume, lines } = readUndoubted(document);
  return withDoubt(change(resume)!, lines, document);
}

it('is sure of what is read rightly', async () => {
  const { name, jobs, education, skills } = await read();
  const values = [name, ...jobs.flatMap((job) => [job.title, job.company, job.start, job.end, ...job.bullets])];
  const all = [...values, ...education.flatMap(({ degree, institution }) => [degree, institution]), ...skills];
  expect(all).toHaveLength(24);
  expect(all.filter((field) => field && field.confidence < SURE_ENOUGH)).toEqual([]);
});

it('doubts a line of what was done that is taken for the employer of the next job', async () => {
  const { jobs } = await read(PLANTS['last done as employer']);
  expect(jobs[1]!.company).toMatchObject({ value: expect.stringMatching(/^Noticed a wrong dose/) });
  expect(jobs[1]!.company!.confidence).toBeLessThan(SURE_ENOUGH);
});

it('doubts employers of other jobs, and what was done there', async () => {
  const { jobs } = await read(PLANTS['employers of next']);
  for (const { company, title, bullets } of jobs) {
    expect(company!.confidence).toBeLessThan(SURE_ENOUGH);
    const sureOfHead = Math.max(company!.confidence, title!.confidence);
    for (const bullet of bullets) expect(bullet.confidence).toBeLessThanOrEqual(sureOfHead);
  }
});

it('doubts a title, an employer and a line of what was done among the skills', async () => {
  const { skills } = await read(PLANTS['others as skills']);
  const sure = skills.filter(({ confidence }) => confidence >= SURE_ENOUGH).map(({ value }) => value);
  expect(sure).toEqual(expect.arrayContaining(['Venepuncture', 'Palliative care', 'Mentoring students']));
  expect(sure.filter((value) => /Washed|Limes|Care Assistant/.test(value))).toEqual([]);
});

it('is sure of a title behind its label, wherever in the line', async () => {
  const text = `Arjun Sample
arjun@example.org

EMPLOYMENT SCAN
TIDEWATER INFOTECH PVT. LTD
ELM SEC 63\tDesignation : Software Developer
From:- July-2015 to Present
Experience:- 10 months
HARBOUR WEB SOLUTIONS PVT. LTD.
ELM NAGAR
NEW DELHI\tDesignation : Software Engineer
From:- Dec-2014 to June-2015
Experience:- 7 months
`;
  const document = await readTextDocument({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  const { resume, lines } = readUndoubted(document);
  const titles = withDoubt(resume, lines, document).jobs.map(({ title }) => title!);
  expect(titles.map(({ value }) => value)).toEqual(['Software Developer', 'Software Engineer']);
  for (const { confidence } of titles) expect(confidence).toBeGreaterThanOrEqual(SURE_ENOUGH);
});

it('gives each of two jobs a field of its own, where the reader gave them the same one', async () => {
  const { jobs } = await read((resume) => {
    const { company } = resume.jobs[0]!;
    return { ...resume, jobs: resume.jobs.map((job) => ({ ...job, company })) };
  });
  expect(jobs[0]!.company).not.toBe(jobs[1]!.company);
  const [own] = withOwnFields({ ...(await read()), jobs }).jobs;
  expect(own!.company).toEqual(jobs[0]!.company);
});

it('grows trees that tell the right from the wrong, the same ones from the same examples', () => {
  const growth = { trees: 30, depth: 2, rate: 0.3, featureShare: 1, exampleShare: 1, ridge: 1, minWeight: 0.5 };
  const examples = Array.from({ length: 256 }, (_, i) => ({
    values: [i % 16, i >> 4],
    // Neither alone says anything.
    isRight: i % 16 > 7 === i >> 4 > 7 || i % 5 === 0,
    weight: 1,
  }));
  const forest = growTrees(examples, ['one', 'other'], growth);
  expect(growTrees(examples, ['one', 'other'], growth)).toEqual(forest);
  const kept = restoreForest(JSON.parse(JSON.stringify(storeForest(forest))));
  expect(sumOf(kept, { one: 15, other: 15 })).toBeGreaterThan(1);
  expect(sumOf(kept, { one: 15, other: 0 })).toBeLessThan(0);
});
