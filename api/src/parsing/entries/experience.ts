import { type FoundDates, toMonth } from '../fields/dates.ts';
import { toParagraphs } from '../fields/paragraphs.ts';
import { fieldOfPiece, placeOfLine } from '../fields/place-of.ts';
import { organisationScore, titleScore } from '../fields/words.ts';
import type { Line } from '../layout/line.ts';
import { lookOf } from '../layout/look.ts';
import type { Field, ParsedJob } from '../result.ts';
import { readEnrolledJobs } from './enrolment-rows.ts';
import { type Entry, groupEntries } from './group.ts';
import { readLabelledJobs } from './labelled-blocks.ts';
import { assignRoles } from './line-roles.ts';
import { type StatedJob, stateJobs } from './roles-and-companies.ts';
import { readTold } from './sentences.ts';
import { unfoldGrid } from './side-by-side.ts';
import { readTable } from './table.ts';

const DATE_CONFIDENCE = 0.96;

/** The jobs of an experience section. */
export function readJobs(printed: readonly Line[]): ParsedJob[] {
  const lines = unfoldGrid(printed);
  const stated = readTable(lines) ?? readEnrolledJobs(lines) ?? readLabelledJobs(lines) ?? readTold(lines);
  if (stated) return stated;
  const entries = groupEntries(assignRoles(lines));
  const jobs = inheritCompanies(entries, stateJobs(entries));
  return entries.flatMap((entry, i) => {
    const job = jobs[i];
    return job ? [toJob(entry, job)] : [];
  });
}

/** Several roles at one company: only the first, or a line above all, names it. */
function inheritCompanies(entries: readonly Entry[], stated: readonly StatedJob[]): (StatedJob | null)[] {
  let company: StatedJob['company'] = null;
  let companyLook: string | null = null;
  return stated.map((job, i) => {
    const entry = entries[i]!;
    const next = stated[i + 1];
    const onlyCompany = job.company && !job.title;
    if (onlyCompany && entry.body.length === 0 && next?.title && !next.company) {
      // Names the company of the roles that follow.
      company = job.company;
      companyLook = lookKey(entry.head[0]);
      return null;
    }
    if (job.company) {
      company = job.company;
      companyLook = lookKey(entry.head[0]);
      return job.title || entry.dates.length > 0 || entry.body.length > 0 ? job : null;
    }
    if (job.title && company && (entry.pieces.length <= 2 || lookKey(entry.head[0]) !== companyLook)) {
      return { ...job, company, certainty: 0.7 };
    }
    return job.title && (entry.dates.length > 0 || entry.body.length > 0) ? job : null;
  });
}

function lookKey(line: Line | undefined): string | null {
  if (!line) return null;
  const look = lookOf(line);
  return `${look.bold} ${look.italic} ${look.size}`;
}

function toJob(entry: Entry, stated: StatedJob): ParsedJob {
  const { title, company, location, certainty } = stated;
  const dates = bestDates(entry.dates);
  const place = entry.head[0]
    ? placeOfLine(
        entry.head.find(
          (line) => dates && line.text.includes(line.text.slice(dates.index, dates.index + dates.length)),
        ) ?? entry.head[0],
      )
    : null;
  const date = (value: string | null | undefined): Field | null =>
    value ? { value, confidence: DATE_CONFIDENCE, place } : null;
  const evidence = (score: number) => Math.min(0.98, 0.55 + 0.3 * certainty + 0.15 * score);
  return {
    title: title && fieldOfPiece(title, evidence(titleScore(title.text))),
    company: company && fieldOfPiece(company, evidence(organisationScore(company.text))),
    location: location && fieldOfPiece(location, 0.85),
    start: date(toMonth(dates?.start ?? null)),
    end: date(toMonth(dates?.end ?? null)),
    bullets: toParagraphs(entry.body),
  };
}

/** A range before a single date. */
export function bestDates(dates: readonly FoundDates[]): FoundDates | null {
  return dates.find((date) => date.isRange) ?? dates[0] ?? null;
}
