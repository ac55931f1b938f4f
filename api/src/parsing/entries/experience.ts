import { foldWords } from '@vitae/language/fold';
import { BODY_LABELS } from '@vitae/language/jobs';
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
  return bestReading('jobs', readingsOfJobs(lines, model.parts), model.worth).map(withoutLabels);
}

/** "Job profile:" announces what was done. */
const withoutLabels = (job: ParsedJob): ParsedJob => ({
  ...job,
  bullets: job.bullets
    .map((bullet) => ({ ...bullet, value: bullet.value.replace(LABEL, withoutLabel) }))
    .filter(({ value }) => value !== ''),
});

const LABEL = /^([^:：]{3,40})\s?[:：]\s*/;
const withoutLabel = (written: string, label: string) => (BODY_LABELS.has(foldWords(label)) ? '' : written);
