import type { Field, ParsedJob, ParsedResume, ParsedSchool } from './result.ts';

/** An entry is taken for none where neither of its names is surer: of 1,583 that were one, one was this doubtful, of 42 that were none, 20. */
const DISBELIEVED = 0.22;

const MIN_ROWS = 3;

/**
 * The resume without jobs and schools that hardly can be any: a course among schools, a sentence that names a year.
 * What they say is kept as unplaced text.
 */
export function withoutDisbelieved(resume: ParsedResume): ParsedResume {
  const jobs = part(resume.jobs, (job) => [job.title, job.company]);
  const education = part(resume.education, (school) => [school.degree, school.institution]);
  const dropped = [
    ...jobs.dropped.map(({ title, company, location, bullets }) => textOf([title, company, location, ...bullets])),
    ...education.dropped.map((school) =>
      textOf([school.degree, school.institution, school.location, ...school.details]),
    ),
  ];
  if (dropped.length === 0) return resume;
  return {
    ...resume,
    jobs: jobs.kept,
    education: education.kept,
    unplaced: [...resume.unplaced, ...dropped],
  };
}

function part<Entry extends ParsedJob | ParsedSchool>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly (Field | null)[],
): { kept: Entry[]; dropped: Entry[] } {
  const isBelieved = (entry: Entry) => namesOf(entry).some((field) => field && field.confidence >= DISBELIEVED);
  // A resume's only job may be an odd one.
  if (entries.length < 2) return { kept: [...entries], dropped: [] };
  // A history of rows that all begin with their years is one, however little its rows read like others.
  if (!entries.some(isBelieved) && entries.length >= MIN_ROWS && entries.every(({ start, end }) => start && end))
    return { kept: [...entries], dropped: [] };
  return { kept: entries.filter(isBelieved), dropped: entries.filter((entry) => !isBelieved(entry)) };
}

function textOf(fields: readonly (Field | null)[]): ParsedResume['unplaced'][number] {
  const stated = fields.filter((field) => field !== null);
  return { text: stated.map(({ value }) => value).join('\n'), section: '', place: stated[0]?.place ?? null };
}
