import type { Line } from '../layout/line.ts';
import type { ParsedJob } from '../result.ts';
import { readEnrolledJobs } from './enrolment-rows.ts';
import { bestReading } from './readings/best-reading.ts';
import { readingsOfJobs } from './readings/job-readings.ts';
import { modelOf } from './readings/models.ts';
import { unfoldGrid } from './side-by-side.ts';
import { joinStackedDates } from './stacked-dates.ts';

/** The jobs of an experience section. */
export function readJobs(printed: readonly Line[]): ParsedJob[] {
  const lines = unfoldGrid(joinStackedDates(printed));
  const enrolled = readEnrolledJobs(lines);
  if (enrolled) return enrolled;
  const model = modelOf('jobs');
  return [...bestReading('jobs', readingsOfJobs(lines, model.parts), model.worth)];
}
