import { SURE_ENOUGH } from '@vitae/contract/resumes';
import { readAdvert } from '../adverts/read-advert.ts';
import { parseResume } from '../parsing/parse.ts';
import type { Field, ParsedResume } from '../parsing/result.ts';
import { readCandidate } from './candidate.ts';
import { matchAdvert } from './match.ts';

const CHECKED_AT = new Date('2026-01-01T00:00:00Z');
const RESUME = `Rosie Hartigan
rosie.hartigan@example.co.uk | 07700 900482 | Chesterfield
Driving licence: B

Work experience

Web Developer, Chesterfield Royal Hospital
September 2019 - December 2025
- Kept the pages of eight wards
- Taught two colleagues how to write them

Education

BSc Computing, University of Derby, 2012 - 2015

Skills

PHP, HTML, Polish

Languages

French
`;

const read = (): Promise<ParsedResume> =>
  parseResume({ bytes: new TextEncoder().encode(RESUME), fileName: 'resume.txt', isResume: true });
const doubted = <Any extends Field>(field: Any): Any => ({ ...field, confidence: SURE_ENOUGH - 0.01 });

it('takes degree, languages and driving licence where they are sure, and not where they are doubted', async () => {
  const resume = await read();
  expect(readCandidate(resume, CHECKED_AT)).toMatchObject({
    degrees: [{ level: 'bachelor' }],
    languages: new Set(['french', 'polish']),
    hasDrivingLicence: true,
  });
  const licence = doubted(resume.personal.drivingLicence!);
  const unsure: ParsedResume = {
    ...resume,
    education: resume.education.map((school) => ({ ...school, degree: doubted(school.degree!) })),
    skills: resume.skills.map(doubted),
    languages: resume.languages.map(doubted),
    personal: { ...resume.personal, drivingLicence: licence },
  };
  expect(readCandidate(unsure, CHECKED_AT)).toMatchObject({
    degrees: [],
    languages: new Set(),
    hasDrivingLicence: false,
  });
});

it('counts a doubted title for less than a held one, and for more than none', async () => {
  const resume = await read();
  const [job] = resume.jobs;
  const advert = readAdvert('Web Developer\n\nRequirements\n- 5 years of experience');
  const matchOf = (title: Field | null, company: Field | null) =>
    matchAdvert(advert, readCandidate({ ...resume, jobs: [{ ...job!, title, company }] }, CHECKED_AT));
  const held = matchOf(job!.title, job!.company);
  const named = matchOf(doubted(job!.title!), job!.company);
  const nowhere = matchOf(doubted(job!.title!), doubted(job!.company!));
  const none = matchOf(null, job!.company);
  for (const [better, worse] of [
    [held, named],
    [named, none],
  ] as const)
    expect(better.parts.title!.share).toBeGreaterThan(worse.parts.title!.share);
  expect(named.title.held).toBeNull();
  expect(named.parts.experience!.share).toBeGreaterThan(0);
  expect(nowhere.parts.experience!.share).toBe(0);
});
