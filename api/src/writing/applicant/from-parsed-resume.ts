import type { Field, ParsedItem, ParsedJob, ParsedResume } from '../../parsing/result.ts';
import { inNameCase, isResumeHeading } from './contact.ts';
import type { ApplicantFacts, JobFacts } from './facts.ts';

/** Below this the parser is guessing, and a letter does not state guesses. */
const SURE_ENOUGH = 0.5;

function textOf(field: Field | null): string {
  return field !== null && field.confidence >= SURE_ENOUGH ? field.value.replace(/\s+/g, ' ').trim() : '';
}

function jobOf(job: ParsedJob): JobFacts {
  return {
    title: textOf(job.title),
    company: textOf(job.company),
    isCurrent: job.end?.value === 'present',
    lines: job.bullets.map(textOf).filter(Boolean),
  };
}

function projectOf(item: ParsedItem): JobFacts {
  return { title: '', company: textOf(item.title), isCurrent: false, lines: item.details.map(textOf).filter(Boolean) };
}

/** The facts of a letter from a resume that the parser has read; what it does not find is taken from `fromText`. */
export function factsOfParsedResume(resume: ParsedResume, fromText: ApplicantFacts): ApplicantFacts {
  const jobs = resume.jobs.map(jobOf);
  const activities = [...resume.projects.map(projectOf), ...resume.otherExperience.map(jobOf)];
  const education = resume.education.map((school) => ({
    degree: textOf(school.degree),
    institution: textOf(school.institution),
    isOngoing:
      school.end?.value === 'present' ||
      fromText.education.some(({ degree, isOngoing }) => isOngoing && degree === textOf(school.degree)),
  }));
  const name = textOf(resume.name);
  const orFromText = <Item>(found: Item[], other: Item[]) => (found.length > 0 ? found : other);
  return {
    fullName: (isResumeHeading(name) ? '' : inNameCase(name)) || fromText.fullName,
    email: textOf(resume.email) || fromText.email,
    phone: textOf(resume.phone) || fromText.phone,
    location: textOf(resume.location) || fromText.location,
    summary: textOf(resume.summary) || fromText.summary,
    jobs: orFromText(jobs, fromText.jobs),
    activities: orFromText(activities, fromText.activities),
    education: orFromText(education, fromText.education),
    skills: orFromText(resume.skills.map(textOf).filter(Boolean), fromText.skills),
    languages: orFromText(resume.languages.map(textOf).filter(Boolean), fromText.languages),
    certifications: orFromText(
      resume.certifications.map(({ title }) => textOf(title)).filter(Boolean),
      fromText.certifications,
    ),
  };
}
