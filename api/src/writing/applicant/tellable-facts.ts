import { isWrittenInLatin } from '../matching/skills.ts';
import type { ApplicantFacts, JobFacts } from './facts.ts';

/** Adjectives that people list among their skills: nothing one works with. */
const CHARACTER =
  /^(?:(?:very|highly) )?(?:hard-?\s?working|persuasive|motivat(?:ed|or)|reliable|punctual|creative|dynamic|flexible|friendly|honest|loyal|patient|positive|proactive|responsible|self-?\s?motivated|team player|fast learner|quick learner|dedicated|enthusiastic|adaptable|organi[sz]ed|curious|ambitious)\b/i;

const inLatin = (text: string) => (isWrittenInLatin(text) ? text : '');

function tellableJob(job: JobFacts): JobFacts {
  return { ...job, title: inLatin(job.title), company: inLatin(job.company) };
}

/** The facts without what an English sentence cannot hold: other scripts, and character sold as a skill. */
export function tellableFacts(applicant: ApplicantFacts): ApplicantFacts {
  return {
    ...applicant,
    summary: inLatin(applicant.summary),
    jobs: applicant.jobs.map(tellableJob),
    activities: applicant.activities.map(tellableJob),
    education: applicant.education.map((entry) => ({
      ...entry,
      degree: inLatin(entry.degree),
      institution: inLatin(entry.institution),
    })),
    skills: applicant.skills.filter(
      (skill) => isWrittenInLatin(skill) && !CHARACTER.test(skill) && !/\d+\/\d+/.test(skill),
    ),
    languages: applicant.languages.filter(isWrittenInLatin),
    certifications: applicant.certifications.filter(isWrittenInLatin),
  };
}
