import { fullNameOf, type Resume } from '@vitae/documents/model/resume';
import type { Field, ParsedJob, ParsedResume } from '../../../parsing/result.ts';
import { linesOf } from '../resume-lines.ts';

/** What its owner has kept is sure. */
const sure = <Value>(value: Value): Field<Value> => ({ value, confidence: 1, place: null });
const told = (value: string): Field | null => (value === '' ? null : sure(value));
const IS_DATE = /^\d{4}(?:-\d{2})?/;
const dated = (written: string): Field | null => {
  const date = IS_DATE.exec(written)?.[0];
  return date === undefined ? null : sure(date);
};
const ended = (written: string, isNow: boolean): Field | null => (isNow ? sure('present') : dated(written));
const joined = (...parts: string[]) => parts.filter(Boolean).join(', ');

/** A kept resume as the writer of letters takes it: the page, and what is read of it. */
export function resumeAsRead(resume: Resume): { text: string; resume: ParsedResume } {
  const { personal, workExperience, education, skills, languages, certifications, projects } = resume;
  const shown = workExperience.filter(({ isHidden }) => !isHidden);
  const lines = linesOf(resume);
  const own = (id: string) => lines.filter(({ entryId }) => entryId === id).map(({ text }) => text);
  const location = joined(personal.city, personal.country);
  const names = skills.flatMap(({ name, keywords }) => [name, ...keywords]);
  const studies = education.filter(({ isHidden }) => !isHidden);
  const works = projects.filter(({ isHidden }) => !isHidden);
  const certificates = certifications.blocks.map(({ text }) => text).filter(Boolean);
  const text = [
    [fullNameOf(personal), personal.jobTitle, joined(location, personal.phone, personal.email)],
    headed('SUMMARY', [personal.profile]),
    headed('EXPERIENCE', []),
    ...shown.map((job) => [
      job.jobTitle,
      joined(job.company, job.location),
      spanOf(job),
      ...own(job.id).map((line) => `- ${line}`),
    ]),
    headed(
      'PROJECTS',
      works.flatMap((project) => [project.name, ...own(project.id).map((line) => `- ${line}`)]),
    ),
    headed('EDUCATION', []),
    ...studies.map((school) => [joined(school.degree, school.fieldOfStudy), school.institution, spanOf(school)]),
    headed('SKILLS', [names.join(', ')]),
    headed('CERTIFICATES', certificates),
    headed(
      'LANGUAGES',
      languages.map(({ name, level }) => (level ? `${name} (${level})` : name)),
    ),
  ]
    .map((part) => part.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
  return {
    text,
    resume: {
      format: 'text',
      pageCount: 1,
      source: 'text',
      name: told(fullNameOf(personal)),
      headline: told(personal.jobTitle),
      email: told(personal.email),
      phone: told(personal.phone),
      location: told(location),
      links: { linkedin: told(personal.linkedin), github: null, website: null, other: [] },
      summary: told(personal.profile),
      jobs: shown.map(
        (job): ParsedJob => ({
          title: told(job.jobTitle),
          company: told(job.company),
          location: told(job.location),
          start: dated(job.startDate),
          end: ended(job.endDate, job.current),
          bullets: own(job.id).map(sure),
        }),
      ),
      otherExperience: [],
      education: studies.map((school) => ({
        institution: told(school.institution),
        degree: told(joined(school.degree, school.fieldOfStudy)),
        location: told(school.location),
        start: dated(school.startDate),
        end: ended(school.endDate, school.current),
        details: [],
      })),
      skills: skills.flatMap(({ name, level, keywords }) => [
        { ...sure(name), level: level || null, group: null },
        ...keywords.map((keyword) => ({ ...sure(keyword), level: null, group: name })),
      ]),
      languages: languages.map(({ name, level }) => ({ ...sure(name), level: level || null })),
      projects: works.map((project) => ({ title: sure(project.name), date: null, details: own(project.id).map(sure) })),
      certifications: certificates.map((certificate) => ({ title: sure(certificate), date: null, details: [] })),
      awards: [],
      hobbies: [],
      personal: {},
      sections: [],
      unplaced: [],
    },
  };
}

const headed = (head: string, body: readonly string[]): string[] =>
  body.length > 0 && body.every((line) => line === '') ? [] : [head, ...body];

const spanOf = ({ startDate, endDate, current }: { startDate: string; endDate: string; current: boolean }): string =>
  [startDate, current ? 'Present' : endDate].filter(Boolean).join(' - ');
