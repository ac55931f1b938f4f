import type { Field, ParsedJob, ParsedResume, ParsedSchool, Place } from '../result.ts';

export const VALUE_KINDS = [
  'title',
  'company',
  'job start',
  'job end',
  'job place',
  'done',
  'institution',
  'degree',
  'school start',
  'school end',
  'school place',
  'name',
  'headline',
  'place',
  'skill',
  'language',
  'item',
] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** A job or school: what heads it, and what is told below. */
export interface Entry {
  kind: 'job' | 'other job' | 'school';
  /** Title or degree. */
  what: Field | null;
  /** Employer or school. */
  where: Field | null;
  place: Field | null;
  start: Field | null;
  end: Field | null;
  told: readonly Field[];
}

export interface Value {
  kind: ValueKind;
  field: Field;
  /** The values that stand in the same list or in the same role as this one, itself among them. */
  siblings: readonly Field[];
  /** What the value is a part of, and the entries of the same list. */
  entry: Entry | null;
  entries: readonly Entry[];
}

/** The entries of a resume, list by list. */
export function entriesOf(resume: ParsedResume): Entry[][] {
  return [
    withoutToldElsewhere(resume.jobs).map((job) => entryOfJob('job', job)),
    resume.otherExperience.map((job) => entryOfJob('other job', job)),
    resume.education.map(entryOfSchool),
  ];
}

/** The values that the doubt is about: all but addresses, numbers and facts that their form proves. */
export function valuesOf(resume: ParsedResume, lists: readonly (readonly Entry[])[]): Value[] {
  const alone = (kind: ValueKind, field: Field | null): Value[] =>
    field ? [{ kind, field, siblings: [field], entry: null, entries: [] }] : [];
  const listed = (kind: ValueKind, fields: readonly Field[]): Value[] =>
    fields.map((field) => ({ kind, field, siblings: fields, entry: null, entries: [] }));
  return [
    ...alone('name', resume.name),
    ...alone('headline', resume.headline),
    ...alone('place', resume.location),
    ...listed('skill', resume.skills),
    ...listed('language', resume.languages),
    ...[resume.projects, resume.certifications, resume.awards].flatMap((items) =>
      listed(
        'item',
        items.map(({ title }) => title),
      ),
    ),
    ...lists.flatMap((entries) => {
      const siblingsOf = siblingsIn(entries);
      return entries.flatMap((entry) => valuesOfEntry(entry, entries, siblingsOf));
    }),
  ];
}

type SiblingsOf = Record<'what' | 'where' | 'place' | 'start' | 'end', readonly Field[]>;

/** The values in each role, put together once a list. */
function siblingsIn(entries: readonly Entry[]): SiblingsOf {
  const inRole = (role: keyof SiblingsOf) => entries.flatMap((entry) => entry[role] ?? []);
  return {
    what: inRole('what'),
    where: inRole('where'),
    place: inRole('place'),
    start: inRole('start'),
    end: inRole('end'),
  };
}

function valuesOfEntry(entry: Entry, entries: readonly Entry[], siblingsOf: SiblingsOf): Value[] {
  const isSchool = entry.kind === 'school';
  const part = (kind: ValueKind, role: keyof SiblingsOf): Value[] => {
    const field = entry[role];
    return field ? [{ kind, field, siblings: siblingsOf[role], entry, entries }] : [];
  };
  return [
    ...part(isSchool ? 'degree' : 'title', 'what'),
    ...part(isSchool ? 'institution' : 'company', 'where'),
    ...part(isSchool ? 'school start' : 'job start', 'start'),
    ...part(isSchool ? 'school end' : 'job end', 'end'),
    ...part(isSchool ? 'school place' : 'job place', 'place'),
    ...entry.told.map((field): Value => ({ kind: 'done', field, siblings: entry.told, entry, entries })),
  ];
}

const isBelow = (one: Place, other: Place) => one.page > other.page || (one.page === other.page && one.y > other.y);

/** What is told below the head of a later job, under a line that says of which, is no part of what stands together. */
function withoutToldElsewhere(jobs: readonly ParsedJob[]): ParsedJob[] {
  let topmost: Place | null = null;
  return jobs
    .toReversed()
    .map((job) => {
      const next = topmost;
      const head = job.title?.place ?? job.company?.place ?? null;
      if (head && (!next || isBelow(next, head))) topmost = head;
      return next ? { ...job, bullets: job.bullets.filter(({ place }) => !place || !isBelow(place, next)) } : job;
    })
    .toReversed();
}

function entryOfJob(kind: 'job' | 'other job', job: ParsedJob): Entry {
  const { title, company, location, start, end, bullets } = job;
  return { kind, what: title, where: company, place: location, start, end, told: bullets };
}

function entryOfSchool(school: ParsedSchool): Entry {
  const { degree, institution, location, start, end, details } = school;
  return { kind: 'school', what: degree, where: institution, place: location, start, end, told: details };
}
