import { readingOrder } from '../layout/reading-order.ts';
import { parseResume } from '../parse.ts';
import { readPlainText } from '../text/plain.ts';
import { readLabelledJobs, readLabelledSchools } from './labelled-blocks.ts';

const linesOf = (text: string) => readingOrder(readPlainText(new TextEncoder().encode(text), false));

describe('readLabelledJobs', () => {
  it('begins an entry where a label comes again, whatever the order and the language of the labels', () => {
    const jobs = readLabelledJobs(
      linesOf(
        'Zeitraum: 03/2018 – heute\nArbeitgeber: Stadtwerke Kassel\nPosition: Bürokauffrau\nBetreuung von Kunden\nZeitraum: 01/2014 – 02/2018\nArbeitgeber: Kaufland\nPosition: Kassiererin',
      ),
    );
    expect(jobs?.map(({ title, company, start }) => [title?.value, company?.value, start?.value])).toEqual([
      ['Bürokauffrau', 'Stadtwerke Kassel', '2018-03'],
      ['Kassiererin', 'Kaufland', '2014-01'],
    ]);
    expect(jobs?.[0]?.bullets.map((bullet) => bullet.value)).toEqual(['Betreuung von Kunden']);
  });

  it('reads labels behind a number, and an employer without its town', () => {
    const jobs = readLabelledJobs(
      linesOf(
        '1) Company: Sample Engineering LLC, Dubai\nDesignation: Electrician\n2) Company: Example MEP\nDesignation: Helper',
      ),
    );
    expect(jobs?.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ['Electrician', 'Sample Engineering LLC'],
      ['Helper', 'Example MEP'],
    ]);
  });

  it('leaves a label inside the text of a job to its text', () => {
    const jobs = readLabelledJobs(
      linesOf(
        'Company: Sample Retail, Pune\nDesignation: Analyst\nDuration: Dec 2022 to date\nPrepared reports\nTitle: Stock dashboard\nFor forty shops',
      ),
    );
    expect(jobs?.map(({ title, bullets }) => [title?.value, ...bullets.map(({ value }) => value)])).toEqual([
      ['Analyst', 'Prepared reports', 'Title: Stock dashboard', 'For forty shops'],
    ]);
  });

  it('parts the town from the employer, for the place of the job', () => {
    const jobs = readLabelledJobs(linesOf('Company: Kopano Contractors CC, Vereeniging\nPosition: Electrician'));
    expect(jobs?.map(({ company, location }) => [company?.value, location?.value])).toEqual([
      ['Kopano Contractors CC', 'Vereeniging'],
    ]);
  });

  it('leaves sections that are not written so', () => {
    expect(readLabelledJobs(linesOf('Nurse, Mercy Hospital\nTools: Epic, Excel'))).toBeNull();
  });
});

describe('readLabelledSchools', () => {
  it('reads a school and what was reached there', () => {
    const schools = readLabelledSchools(
      linesOf('School: Leeds College\nQualification: HND Nursing\nPeriod: 2009 - 2011'),
    );
    expect(schools?.map(({ institution, degree, end }) => [institution?.value, degree?.value, end?.value])).toEqual([
      ['Leeds College', 'HND Nursing', '2011'],
    ]);
  });
});

it('reads a form whose labels stand in a column of their own', async () => {
  const text = `Europass Curriculum Vitae

Work experience

Dates                         01/09/2017 - present
Occupation or position held   Pastry cook
Main activities               Leavened products, chocolate work
Name and address of employer  Sample Bakery, Leeds (United Kingdom)

Dates                         15/04/2013 - 31/08/2017
Occupation or position held   Kitchen assistant
Main activities               Plated desserts
Name and address of employer  Hotel Example, York
Type of business or sector    Hospitality

Education and training

Dates                         2006 - 2011
Title of qualification        Diploma in Catering
Organisation                  Sampleton College
`;
  const { jobs, education } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(jobs.map(({ title, company, start, end }) => [title, company, start, end].map((each) => each?.value))).toEqual(
    [
      ['Pastry cook', 'Sample Bakery', '2017-09', 'present'],
      ['Kitchen assistant', 'Hotel Example', '2013-04', '2017-08'],
    ],
  );
  expect(education.map(({ degree, institution }) => [degree?.value, institution?.value])).toEqual([
    ['Diploma in Catering', 'Sampleton College'],
  ]);
});

it('gives what stands between an employer, as a heading, and its labels to that employer', async () => {
  const text = `# Robin Example

### Professional Experience

#### Sample Stores; Richfield, MN

**Position:** Principal Engineer<br />
**Duration:** February 2016 - Present<br />

#### Example Systems; Plymouth, MN

Automated the making of new environments. Moved the old servers.

**Position:** Operations Lead<br />
**Duration:** December 2014 - February 2016<br />

#### Elm Brands; Harbour, MN

Ran the mail servers.

**Position:** System Engineer<br />
**Duration:** May 2013 - December 2014<br />
`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.md' });
  expect(
    jobs.map(({ title, company, start, bullets }) => [title?.value, company?.value, start?.value, bullets[0]?.value]),
  ).toEqual([
    ['Principal Engineer', 'Sample Stores', '2016-02', undefined],
    [
      'Operations Lead',
      'Example Systems',
      '2014-12',
      'Automated the making of new environments. Moved the old servers.',
    ],
    ['System Engineer', 'Elm Brands', '2013-05', 'Ran the mail servers.'],
  ]);
});
