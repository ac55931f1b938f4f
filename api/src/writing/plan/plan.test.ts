import { readResumeText } from '../fixtures/read-resume-text.ts';
import { readJob } from '../understand/advert.ts';
import { readApplicant } from '../understand/applicant.ts';
import { attested } from '../understand/attested.ts';
import { readNotes } from '../understand/notes/notes.ts';
import { planLetter } from './plan.ts';

async function planFor(text: string, jobTitle: string, jobDescription: string, notes = '') {
  const { resume, resumeText } = await readResumeText(text);
  const month = '2026-05';
  const applicant = attested(readApplicant(resume, resumeText, month, 'en'), resumeText, 'en');
  const job = readJob({ jobTitle, jobDescription, companyName: 'Larkfield' });
  return planLetter(job, applicant, readNotes(notes, ''), { resumeText, month, previousLetters: [] });
}

const ADVISER = `Jo Marlow, CTA
jo@example.org

Experience
Tax Manager, Tay Tax Ltd, 2019 - Present
• Prepared 120 returns a year for farms and shops
• Wrote the guide to the new forms
• Supervise three seniors and one trainee

Qualifications
Chartered Tax Adviser (Sample Tax Institute), 2018

Software
CCH Tax, Xero, Excel`;
const TAX = `Tax Consultant
The person
- CTA qualified, minimum five years
- Xero and CCH Tax
- Managed people before`;

test('what somebody is by qualification is no skill of theirs', async () => {
  const { listed, namedSkills, otherSkills } = await planFor(ADVISER, 'Tax Consultant', TAX);
  expect([...listed, ...namedSkills, ...otherSkills]).not.toContain('CTA');
  expect([...listed, ...namedSkills, ...otherSkills]).toContain('Xero');
});

test('where people are to be managed, who has led some tells it before lesser things', async () => {
  const [first] = (await planFor(ADVISER, 'Tax Consultant', TAX)).proofs;
  expect(first?.line).toBe('Supervise three seniors and one trainee');
  const [other] = (await planFor(ADVISER, 'Tax Consultant', TAX.replace('- Managed people before', ''))).proofs;
  expect(other?.line).not.toBe('Supervise three seniors and one trainee');
});

const ROOFER = `Jo Marlow
jo@example.org

Experience
Roofer, Tay Roofing Ltd, 2019 - Present
• Laid long run iron on 40 houses
• Measured up and ordered iron
• Kept the hazard board

Certificates
Certificate in Roofing Level 4, 2017
Forklift F endorsement
First aid certificate, 2024`;

test('certificates of another trade say nothing to this one, unless it asks for them', async () => {
  const payroll =
    'Payroll Administrator\nProcess timesheets and pay for 400 staff.\nRequirements\n- PAYE and KiwiSaver';
  const held = async (title: string, advert: string) => {
    const { qualifications, applicant } = await planFor(ROOFER, title, advert);
    return [...qualifications, ...applicant.facts].join('\n');
  };
  expect(await held('Payroll Administrator', payroll)).toBe('');
  expect(await held('Payroll Administrator', `${payroll}\n- First aid certificate`)).toMatch(/^First aid.*$/);
  expect(await held('Roofer', 'Roofer\nLay long run iron on houses.')).toContain('Roofing Level 4');
});

test('what is told by the line above it is no fact by itself', async () => {
  const page = `${ROOFER}\n\nOther\nSame firm – night shifts, 2018`;
  const { applicant } = await planFor(page, 'Roofer', 'Roofer\nLay long run iron on houses.');
  expect(applicant.facts.join('\n')).not.toContain('Same firm');
});

test('what somebody says they know a little is claimed nowhere', async () => {
  const resume = ADVISER.replace('CCH Tax, Xero, Excel', 'CCH Tax, Power Query (beginner), Xero basics, Excel');
  const plan = await planFor(resume, 'Tax Consultant', `${TAX}\n- Power Query, Excel`);
  const told = JSON.stringify([plan.listed, plan.namedSkills, plan.otherSkills, plan.qualifications]);
  expect(told).toContain('Excel');
  expect(told).not.toMatch(/Power Query|Xero/);
});

test('where the work was, what stands at home and what one speaks are no skills', async () => {
  const { listed, namedSkills, otherSkills } = await planFor(
    `Jo Marlow
jo@example.org

Experience
Support Agent, Kalayaan Sample Outsourcing, Alabang, 2021 - 2023
• Answered 60 calls a day about routers

Skills
Zendesk, MikroTik hAP router, Dholuo mother tongue, HTM 01-05 lead`,
    'Support Technician',
    'Support Technician\nOnsite, Alabang\n- Zendesk\n- router\n- Dholuo\n- HTM 01-05',
  );
  expect([...new Set([...listed, ...namedSkills, ...otherSkills])]).toEqual(['Zendesk']);
});

test('who trains others for a part of the week is told by the post beside it', async () => {
  const { latest } = await planFor(
    `Jo Marlow
jo@example.org

Experience
Trainer (part-time, county pool), Example County, 2019 - present
• Trained 263 midwives

Ward Manager, Sample Hospital, 2018 - present
• Ran a ward of 58 beds`,
    'Clinic Lead',
    'Clinic Lead\n- Runs a clinic',
  );
  expect(latest?.title).toBe('Ward Manager');
});

const JOB_AND_PROJECTS = `Jo Marlow
jo@example.org

Experience
Software Developer, Tay Ltd, 2018 - 2022
• Developed a web application for customer orders
• Improved database queries by 30%

Projects
Otter Chat, 2023
• Built a chat for otters with 300 users
• Created otter emojis`;

test('the story told is that of a job, unless a project was made with what is asked for', async () => {
  const storyFor = async (asked: string) =>
    (await planFor(JOB_AND_PROJECTS, 'Security Engineer', `Security Engineer\nRequirements\n- ${asked}`)).story;
  expect((await storyFor('Incident response'))?.title).toBe('Software Developer');
});

test('of engineers, whatever they are called, none comes from another line of work', async () => {
  const resume = `Jo Marlow
jo@example.org

Experience
Staff Engineer, Tay Ltd, 2018 - Present
• Led the payments migration across 14 services
• Cut deploy time from 42 minutes to 9 minutes`;
  const security = await planFor(
    resume,
    'Security Ops Engineer',
    'Security Ops Engineer\nRequirements\n- Penetration testing',
  );
  const cook = await planFor(resume, 'Pastry Chef', 'Pastry Chef\nRequirements\n- Baking');
  expect([security.isOtherWork, cook.isOtherWork]).toEqual([false, true]);
});

test('the story is of what the letter is to begin with, though it was unpaid and another job is the latest', async () => {
  const resume = `Jo Marlow
jo@example.org

Experience
Software Developer, Elm Systems, 2018 - 2022
• Built a web application for orders in React
• Cut the time of queries by 30%

Volunteering
Fellow, Sample Health Corps, 2017 - 2018
• Worked with local health organisations in Malawi on programmes for mothers
• Trained health workers in nutrition`;
  const advert = 'Software Developer\nWe build software for clinics.\nYou will write React.';
  const of = async (notes: string) => (await planFor(resume, 'Software Developer', advert, notes)).story?.title;
  expect(await of('')).toBe('Software Developer');
  expect(await of('please lead with malawi')).toBe('Fellow');
});

const INTERN = `Jo Marlow
jo@example.org

Experience
Engineer, Tay Ltd, 2022 - 2025
• Trained fraud models with Kubernetes and machine learning, cutting losses by 40%
• Built a streaming pipeline for risk signals that cut latency by 87%
• Developed monitoring of 5 models with Kubernetes and alerts, saving 30 hours a week
• Reduced false alarms of machine learning by 18% with new signals
• Integrated single sign-on that cut the time of onboarding by 90%
Intern, Elm Ltd, 2020 - 2021
• Collected addresses of goods with Python scripts

Skills
Whole fish butchery, Python`;

test('who has issued a certificate is no skill, and what stands in a list of skills is one', async () => {
  const { listed, namedSkills, otherSkills } = await planFor(
    `Jo Marlow
jo@example.org

Experience
Web Developer, Tay Ltd, 2019 - Present
• Built a shop with React that doubled the sales

Skills
React, Docker, Intermediate

Certifications
AWS Certified Developer
Amazon Web Services, 2019`,
    'Web Developer',
    'Web Developer\nRequirements\n- React\n- Docker\n- Amazon Web Services\n- Intermediate German',
  );
  const told = [...listed, ...namedSkills, ...otherSkills];
  expect(told).toContain('Docker');
  expect(told).not.toContain('Amazon Web Services');
  expect(told).not.toContain('Intermediate');
});

test('what only a line at the end shows is listed, and a skill by as much of its name as the page has', async () => {
  const { listed } = await planFor(
    INTERN,
    'Machine Learning Engineer',
    'Requirements\n- Machine learning\n- Kubernetes\n- Streaming\n- Monitoring\n- Single sign-on\nPreferred\n- Python',
  );
  expect(listed).toContain('Python');
  const { listed: cut } = await planFor(
    INTERN,
    'Chef',
    'Chef of a lodge\nYou will cook and cut whole animals every week\nRequirements\n- Butchery\n- Python',
  );
  expect(cut).toContain('whole fish butchery');
});

const DEVELOPER = `Jo Marlow
jo@example.org

Experience
Software Engineer, Tay Parcels, 2019 - Present
• Built the search page of the shop
• Maintained the label printers
• Wrote the runbooks of the team`;

test('what the advert asks for in other words than the resume is told first', async () => {
  const bestFor = async (wish: string) =>
    (await planFor(DEVELOPER, 'Software Engineer', `Software Engineer\nRequirements\n- ${wish}\n- Kind to colleagues`))
      .proofs[0]?.line;
  expect(await bestFor('You have been on call and handled incidents')).toMatch(/^Wrote the runbooks/);
  expect(await bestFor('You have built pages that people search on')).toMatch(/^Built the search page/);
});
