import type { ParsedResume } from '../result.ts';
import type { Outcome } from './score.ts';

export interface CalibrationBand {
  from: number;
  to: number;
  given: number;
  right: number;
}

const BANDS: readonly [number, number][] = [
  [0, 0.5],
  [0.5, 0.75],
  [0.75, 0.9],
  [0.9, 1.01],
];

/** How often fields are right, by how sure the parser said it was. Only fields that labels can settle are counted. */
export function calibrate(outcomes: readonly Outcome[], resumes: ReadonlyMap<string, ParsedResume>): CalibrationBand[] {
  const judged = outcomes.flatMap((outcome) => {
    if (outcome.found === null || outcome.field.endsWith('(recall)')) return [];
    const resume = resumes.get(outcome.file);
    const confidence = resume && confidenceOf(resume, outcome.field, outcome.found);
    return confidence === undefined ? [] : [{ confidence, isHit: outcome.isHit }];
  });
  return BANDS.map(([from, to]) => {
    const inBand = judged.filter(({ confidence }) => confidence >= from && confidence < to);
    return { from, to: Math.min(1, to), given: inBand.length, right: inBand.filter(({ isHit }) => isHit).length };
  });
}

function confidenceOf(resume: ParsedResume, field: string, value: string): number | undefined {
  const { links, personal } = resume;
  const candidates = {
    name: [resume.name],
    email: [resume.email],
    phone: [resume.phone],
    location: [resume.location],
    links: [links.linkedin, links.github, links.website],
    'job title': resume.jobs.map((job) => job.title),
    company: resume.jobs.map((job) => job.company),
    'job dates': resume.jobs.map((job) => job.start ?? job.end),
    'job end': resume.jobs.map((job) => job.end),
    institution: resume.education.map((school) => school.institution),
    degree: resume.education.map((school) => school.degree),
    nationality: [personal.nationality],
    visa_status: [personal.visaStatus],
    date_of_birth: [personal.dateOfBirth],
    marital_status: [personal.maritalStatus],
    driving_licence: [personal.drivingLicence],
    notice_period: [personal.noticePeriod],
  }[field];
  return candidates?.find((candidate) => candidate?.value === value)?.confidence;
}
