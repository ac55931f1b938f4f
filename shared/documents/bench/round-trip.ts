import { fullNameOf, type Resume } from '../src/model/resume.ts';

interface Parsing {
  parseResume(file: { bytes: Uint8Array; fileName: string }): Promise<unknown>;
}
interface Prediction {
  toPrediction(resume: unknown): Record<string, unknown>;
}

/** The product's own parser, where this repository has it. */
export async function loadParser(): Promise<((bytes: Uint8Array) => Promise<Record<string, unknown>>) | null> {
  const folder = new URL('../../../api/src/parsing/', import.meta.url);
  try {
    const { parseResume } = (await import(new URL('parse.ts', folder).href)) as Parsing;
    const { toPrediction } = (await import(new URL('prediction.ts', folder).href)) as Prediction;
    return async (bytes) => toPrediction(await parseResume({ bytes, fileName: 'resume.pdf' }));
  } catch {
    return null;
  }
}

interface Tally {
  expected: number;
  found: number;
  hits: number;
}

function fold(value: unknown): string {
  return String(value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[^\p{L}\p{N}+#]/gu, '');
}

/** Same text but for case and punctuation; a longer printing of the same, too. */
function isSame(expected: unknown, found: unknown): boolean {
  const [a, b] = [fold(expected), fold(found)];
  if (a === '' || b === '') return false;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return a === b || (short.length >= 4 && short.length / long.length >= 0.6 && long.includes(short));
}

/** The parser's word for a job that goes on. */
const PRESENT = 'present';

/** Dates of different precision agree where both say something: templates may print years only. */
function isSameDate(expected: unknown, found: unknown): boolean {
  const [a, b] = [String(expected), String(found)];
  return a.startsWith(b) || b.startsWith(a);
}

/** F1 of name, contacts, jobs with their dates, education and skills that the parser reads back. */
export function scoreRoundTrip(resume: Resume, found: Record<string, unknown>): number {
  const tally: Tally = { expected: 0, found: 0, hits: 0 };
  const { personal } = resume;
  countLists(tally, [fullNameOf(personal)], [found.name]);
  countLists(tally, [personal.email], [found.email]);
  countLists(tally, [personal.phone.replace(/\D/g, '')], [String(found.phone ?? '').replace(/\D/g, '')]);
  const jobs = (found.jobs ?? []) as Record<string, unknown>[];
  countLists(
    tally,
    resume.workExperience.map((job) => job.jobTitle),
    jobs.map((job) => job.title),
  );
  countLists(
    tally,
    resume.workExperience.map((job) => job.company),
    jobs.map((job) => job.company),
  );
  countLists(
    tally,
    resume.workExperience.map((job) => job.startDate),
    jobs.map((job) => job.start),
    isSameDate,
  );
  countLists(
    tally,
    resume.workExperience.map((job) => (job.current ? PRESENT : job.endDate)),
    jobs.map((job) => job.end),
    isSameDate,
  );
  const schools = (found.education ?? []) as Record<string, unknown>[];
  countLists(
    tally,
    resume.education.map((school) => school.institution),
    schools.map((school) => school.institution),
  );
  countLists(
    tally,
    // Templates print the subject behind the degree, and the parser reads the two as one.
    resume.education.map((school) => [school.degree, school.fieldOfStudy].filter(Boolean).join(', ')),
    schools.map((school) => school.degree),
  );
  const skills = resume.skills.flatMap((skill) => (skill.keywords.length > 0 ? skill.keywords : [skill.name]));
  countLists(tally, skills, found.skills as unknown[]);
  return (2 * tally.hits) / (tally.expected + tally.found || 1);
}

function countLists(
  tally: Tally,
  expected: readonly unknown[],
  found: readonly unknown[] | undefined,
  agree: (expected: unknown, found: unknown) => boolean = isSame,
): void {
  const wanted = expected.filter((value) => fold(value) !== '');
  const left = (found ?? []).filter((value) => fold(value) !== '');
  tally.expected += wanted.length;
  tally.found += left.length;
  for (const value of wanted) {
    const exact = left.findIndex((candidate) => fold(candidate) === fold(value));
    const index = exact >= 0 ? exact : left.findIndex((candidate) => agree(value, candidate));
    if (index < 0) continue;
    left.splice(index, 1);
    tally.hits += 1;
  }
}
