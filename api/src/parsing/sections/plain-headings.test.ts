import { parseResume } from '../parse.ts';

const HEAD = 'Robin Example\nrobin@example.org\n\n';
const kindsOf = async (text: string) =>
  (await parseResume({ bytes: new TextEncoder().encode(HEAD + text), fileName: 'resume.txt' })).sections.map(
    ({ heading, kind }) => `${heading}=${kind}`,
  );

const SCHOOL = 'BA History, University of Leeds, 2010';

it('knows the heading over the jobs in another case than all others', async () => {
  expect(
    await kindsOf(`Working Experiences
Baker
Harbour Bakery
2012 - 2016

EDUCATION
${SCHOOL}

LANGUAGES
Dutch: native`),
  ).toEqual(['Working Experiences=experience', 'EDUCATION=education', 'LANGUAGES=languages']);
});

it('takes qualifications for skills where they are beside the schools and name none', async () => {
  expect(
    await kindsOf(`Qualifications

Registered trailer mechanic
Reads schematics and manuals

Education

${SCHOOL}`),
  ).toEqual(['Qualifications=skills', 'Education=education']);
  expect(await kindsOf(`Qualifications\n\n${SCHOOL}\n\nSkills\n\nLatin, Greek`)).toEqual([
    'Qualifications=education',
    'Skills=skills',
  ]);
});

it('takes no place of a course for a heading over links', async () => {
  expect(
    await kindsOf(`Training
Web Development
Code Harbour
1/2015 - 9/2015
Online
Used a course of forty lessons to learn the trade

Online
https://robin.example.org`),
  ).toEqual(['Training=certifications', 'Online=links']);
});

it('takes a line in own words between two gaps for a heading where no look tells', async () => {
  expect(
    await kindsOf(`What I do

Support for small offices

Where I've done it

2020 - now   Harbour Credit Union, Halifax - Systems Administrator
2017 - 2020   Citadel Office Technology, Halifax - Help Desk Technician

School
Diploma in Systems Management, Basin Community College, 2017`),
  ).toEqual(['What I do=skills', "Where I've done it=experience", 'School=education']);
});

it('takes a label of duties under a job for no heading over further jobs', async () => {
  expect(
    await kindsOf(`Work Experience

Company: Sample Retail Pvt Ltd, Pune
Designation: Data Analyst
Duration: Dec 2022 to date
Roles & Responsibilities:
Prepared the daily reports of forty shops

Education
${SCHOOL}`),
  ).toEqual(['Work Experience=experience', 'Education=education']);
});

it('takes lines in own words between two gaps for headings, and a career break for no job', async () => {
  expect(
    await kindsOf(`ON THE WATER

Skipper, MV Sample
Example Cruises
From 04/2020

Deckhand, MV Example
Sample Ferries
May 2015 until March 2020

BEFORE THE SEA

Primary school teacher
Elm Primary School, Leeds
2009 to 2012

CAREER BREAK

August to December 2013: moved house.

SKILLS
Knots`),
  ).toEqual(['ON THE WATER=experience', 'BEFORE THE SEA=experience', 'CAREER BREAK=other', 'SKILLS=skills']);
});

it('knows the heading over the jobs between two gaps beside headings right above their indented text', async () => {
  expect(
    await kindsOf(`Skills
  Welding and cutting
  Reading drawings

Employment

2017 - 2024   Fitter
              Sample Works Ltd

Education
  ${SCHOOL}`),
  ).toEqual(['Skills=skills', 'Employment=experience', 'Education=education']);
});

it('takes dated qualifications without school or degree for certificates beside the schools', async () => {
  expect(
    await kindsOf(`Qualifications

Ground disturbance course, 2019
Confined space course, 2021

Education

${SCHOOL}`),
  ).toEqual(expect.arrayContaining(['Qualifications=certifications', 'Education=education']));
});
