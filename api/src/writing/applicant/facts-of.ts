import type { Field, ParsedItem, ParsedJob, ParsedResume, ParsedSchool } from '../../parsing/result.ts';
import type { ApplicantFacts, EducationFacts, JobFacts } from './facts.ts';

/** Below this the parser doubts, and a letter states no doubts. */
export const SURE_ENOUGH = 0.75;

/** What a letter may say of its writer: the parser's fields that it is sure of. `month` is the one of writing, YYYY-MM. */
export function factsOf(resume: ParsedResume, month: string): ApplicantFacts {
  return {
    fullName: inNameCase(sure(resume.name)),
    email: sure(resume.email),
    phone: sure(resume.phone),
    location: sure(resume.location),
    summary: sure(resume.summary),
    jobs: resume.jobs.map(jobFacts).filter(isTelling),
    activities: [...resume.projects.map(projectFacts), ...resume.otherExperience.map(jobFacts)].filter(isTelling),
    education: resume.education.map((school) => educationFacts(school, month)).filter(isNamed),
    skills: resume.skills.map(sure).filter(Boolean),
    languages: resume.languages.map(sure).filter(Boolean),
    certifications: resume.certifications.map(({ title }) => sure(title)).filter(Boolean),
  };
}

/** What a form or a template left to be filled in: "[Company]", "{{title}}". */
const PLACEHOLDER = /\[[^\]]*\]|[{}<>]/;

/** What markdown leaves at the ends of a field that a plain text printed in bold. */
const EMPHASIS = /^[*_`\s]+|[*_`]+$/g;

function sure(field: Field | null): string {
  if (field === null || field.confidence < SURE_ENOUGH || PLACEHOLDER.test(field.value)) return '';
  return field.value.replace(/\s+/g, ' ').replace(EMPHASIS, '').trim();
}

function jobFacts(job: ParsedJob): JobFacts {
  return {
    title: sure(job.title),
    company: sure(job.company),
    isCurrent: sure(job.end) === 'present',
    lines: job.bullets.map(sure).filter(Boolean),
  };
}

function projectFacts(project: ParsedItem): JobFacts {
  return {
    title: '',
    company: sure(project.title),
    isCurrent: false,
    lines: project.details.map(sure).filter(Boolean),
  };
}

function isTelling({ title, lines }: JobFacts): boolean {
  return title !== '' || lines.length > 0;
}

const EXPECTED = /\b(?:expected|anticipated|ongoing|in progress)\b/i;

function educationFacts({ degree, institution, end, details }: ParsedSchool, month: string): EducationFacts {
  const until = sure(end);
  return {
    degree: sure(degree),
    institution: sure(institution),
    isOngoing:
      until === 'present' ||
      until.slice(0, 7) > month.slice(0, until.length) ||
      details.some(({ value }) => EXPECTED.test(value)),
  };
}

function isNamed({ degree, institution }: EducationFacts): boolean {
  return degree !== '' || institution !== '';
}

/** "JOHN DOE" as "John Doe"; mixed case stays as it is written. */
function inNameCase(name: string): string {
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s'-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
