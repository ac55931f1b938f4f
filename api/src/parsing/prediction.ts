import type { ParsedJob, ParsedResume } from './result.ts';

/** A resume in the flat form in which corpora are labelled. */
export interface Prediction {
  [field: string]: unknown;
}

export function toPrediction(resume: ParsedResume): Prediction {
  const { personal, links } = resume;
  return {
    name: resume.name?.value ?? null,
    email: resume.email?.value ?? null,
    phone: resume.phone?.value ?? null,
    location: resume.location?.value ?? null,
    linkedin: links.linkedin?.value ?? null,
    github: links.github?.value ?? null,
    website: links.website?.value ?? null,
    jobs: resume.jobs.map(jobOf),
    education: resume.education.map((school) => ({
      institution: school.institution?.value ?? null,
      degree: school.degree?.value ?? null,
      end: school.end?.value ?? null,
    })),
    skills: resume.skills.map((skill) => skill.value),
    sections: [
      ...new Set(
        resume.sections.map((section) =>
          section.kind === 'personal' || section.kind === 'declaration' ? 'other' : section.kind,
        ),
      ),
    ],
    nationality: personal.nationality?.value ?? null,
    visa_status: personal.visaStatus?.value ?? null,
    date_of_birth: personal.dateOfBirth?.value ?? null,
    marital_status: personal.maritalStatus?.value ?? null,
    driving_licence: personal.drivingLicence?.value ?? null,
    notice_period: personal.noticePeriod?.value ?? null,
  };
}

function jobOf(job: ParsedJob) {
  return {
    title: job.title?.value ?? null,
    company: job.company?.value ?? null,
    start: job.start?.value ?? null,
    end: job.end?.value ?? null,
  };
}
