import { stripBullet } from '@vitae/language/bullets';
import { foldWords } from '@vitae/language/fold';
import { BODY_HEADINGS, BODY_LABELS } from '@vitae/language/jobs';
import type { Line } from '../layout/line.ts';
import { tightItems } from '../phrases/tight-items.ts';
import { institutionScore, organisationScore, titleScore } from '../phrases/words.ts';
import type { ParsedJob } from '../result.ts';
import { withAboutApart } from './about-employer.ts';
import { withEmployerBeforeBranch } from './branch-of-employer.ts';
import { withClientsBelow, withoutClientsInBrackets } from './client-of-employer.ts';
import { withoutDatedRemarks } from './dated-remarks.ts';
import { withDatesAboveText } from './dates-below-text.ts';
import { withDutiesBelow } from './duties-below.ts';
import { readEnrolledJobs } from './enrolment-rows.ts';
import { withEmployerOfFlushRoles } from './flush-roles.ts';
import { withoutGaps } from './gaps.ts';
import { withHouseBehindBracketApart } from './house-behind-bracket.ts';
import { withItemsAsEntries } from './items-as-entries.ts';
import { joinLabelledEnds } from './labelled-ends.ts';
import { withMarkedEmployers } from './marked-employers.ts';
import { withoutNumberedHeads, withoutNumbersOfEntries } from './numbered-entries.ts';
import { withNumberedItems } from './numbered-items.ts';
import { joinOpenHeads, withDashedHeadsApart } from './open-heads.ts';
import { withHouseOfDepartment } from './own-employer.ts';
import { withPostBeforeHouse } from './post-before-house.ts';
import { withPostsApart } from './posts-in-one-line.ts';
import { partProse } from './prose-heads.ts';
import { bestReading } from './readings/best-reading.ts';
import { readingsOfJobs } from './readings/job-readings.ts';
import { modelOf } from './readings/models.ts';
import { withRemarksBelowHeads } from './remarks-in-heads.ts';
import { withTextSetIn } from './set-in-text.ts';
import { unfoldGrid } from './side-by-side.ts';
import { withSlashedHeadsApart } from './slashed-heads.ts';
import { joinStackedDates } from './stacked-dates.ts';
import { withEmployerOfEachRole } from './stacked-roles.ts';
import { headsTable } from './table.ts';
import { withoutTableHead } from './table-head.ts';
import { withSentencesBelowHeads, withTextBelowHeads, withWrappedTextBelowHeads } from './text-below-heads.ts';
import { withTitlesOutOfItems } from './titles-among-items.ts';
import { withoutToldEmployers } from './told-employers.ts';
import { withTownApart, withTownBelow } from './town-of-employer.ts';
import { withUndatedJobs } from './undated-jobs.ts';

/** What is printed otherwise than most jobs are, as most are, in the order in which each knows what the ones before it did. */
const PREPARED: readonly ((lines: readonly Line[]) => readonly Line[])[] = [
  withoutTableHead,
  withoutClientsInBrackets,
  withTitlesOutOfItems,
  withItemsAsEntries,
  withoutNumbersOfEntries,
  withMarkedEmployers,
  withHouseBehindBracketApart,
  withSlashedHeadsApart,
  withNumberedItems,
  withPostsApart,
  withoutDatedRemarks,
  withClientsBelow,
  withDatesAboveText,
  withRemarksBelowHeads,
  withTextBelowHeads,
  withSentencesBelowHeads,
  withWrappedTextBelowHeads,
  withTextSetIn,
  joinLabelledEnds,
  withDashedHeadsApart,
  joinOpenHeads,
  joinStackedDates,
  unfoldGrid,
  withoutGaps,
  withEmployerOfEachRole,
  withEmployerOfFlushRoles,
];

/** The jobs of an experience section. */
export function readJobs(printed: readonly Line[]): ParsedJob[] {
  const prepared = PREPARED.reduce((read, prepare) => prepare(read), printed);
  const lines = headsTable(prepared) ? prepared : partProse('jobs', prepared);
  const enrolled = readEnrolledJobs(lines);
  if (enrolled) return enrolled;
  const model = modelOf('jobs');
  const read = withUndatedJobs(
    withDutiesBelow(bestReading('jobs', readingsOfJobs(lines, model.parts), model.worth)),
    lines,
  );
  return withoutNumberedHeads(
    withoutToldEmployers(withEmployerBeforeBranch(withHouseOfDepartment(withPostBeforeHouse(read, lines), lines))),
    printed,
  )
    .map(withBracketOfTitle)
    .map(withoutRemarkOnHouse)
    .map(withTownApart)
    .map(withTownBelow)
    .map(withEmployerBelow)
    .map(withoutLabels)
    .map(withTightItemsApart)
    .map(withAboutApart);
}

const MOST_WORDS_OF_HOUSE = 9;
/** "Biological Sciences Program, Elm State University" */
function isNameOfHouse(text: string): boolean {
  const parts = text.split(', ');
  return (
    text.split(' ').length <= MOST_WORDS_OF_HOUSE &&
    !/[\d.:;!?]/.test(text) &&
    text.split(/[\s,]+/).every((word) => /^(?:\p{Lu}|&|of|and|for|the|at|in)/u.test(word)) &&
    parts.some((part) => organisationScore(part) >= SURE_HOUSE || institutionScore(part) >= SURE_HOUSE) &&
    titleScore(text) < SURE_TITLE
  );
}
const SURE_HOUSE = 0.7;
const SURE_TITLE = 0.5;

/** "• May 2023 – Present: Instructor" over "• Elm State University": the first item below a post names its house. */
function withEmployerBelow(job: ParsedJob): ParsedJob {
  const [first, ...others] = job.bullets;
  return job.title && !job.company && first && isNameOfHouse(first.value)
    ? { ...job, company: { ...first, confidence: Math.max(first.confidence, job.title.confidence) }, bullets: others }
    : job;
}

const withTightItemsApart = (job: ParsedJob): ParsedJob => ({
  ...job,
  bullets: job.bullets.flatMap((bullet) => {
    const items = tightItems(bullet.value);
    return items.length > 0 ? items.map((value) => ({ ...bullet, value })) : [bullet];
  }),
});

/** "Laboratory technician (quality control), Sample Laboratories": the bracket is the title's. */
function withBracketOfTitle(job: ParsedJob): ParsedJob {
  const { title, company } = job;
  const [, bracket, name] = company ? (/^(\([^()]{2,40}\)),?\s+(\p{Lu}.{2,})$/u.exec(company.value) ?? []) : [];
  if (!title || !company || !bracket || !name) return job;
  return {
    ...job,
    title: { ...title, value: `${title.value} ${bracket}` },
    company: { ...company, value: name },
  };
}

/** "مؤسسة روابي الجنوب (مشروع صيانة مجمع مدارس)": a bracket of several words is no part of a name. */
function withoutRemarkOnHouse(job: ParsedJob): ParsedJob {
  const [, name] = job.company ? (/^(.{4,}?)\s\([^()\s]+(?:\s[^()\s]+){2,}\)$/u.exec(job.company.value) ?? []) : [];
  return name ? { ...job, company: { ...job.company!, value: name } } : job;
}

/** "Job profile:" announces what was done; "Nurse (Bachelor of" had no room for its end. */
const withoutLabels = (job: ParsedJob): ParsedJob => ({
  ...job,
  title: job.title && {
    ...job.title,
    value: stripBullet(job.title.value).replace(OPEN_BRACKET, '') || job.title.value,
  },
  company: job.company && { ...job.company, value: stripBullet(job.company.value) || job.company.value },
  bullets: job.bullets
    .map((bullet) => {
      const value = bullet.value.replace(LABEL, withoutLabel);
      // What stands behind a label begins a line of its own.
      return { ...bullet, value: value === bullet.value ? value : `${value.charAt(0).toUpperCase()}${value.slice(1)}` };
    })
    .filter(
      ({ value }) =>
        value !== '' && value !== job.title?.value && !isBodyLabel(value) && !BODY_HEADINGS.has(foldWords(value)),
    ),
});

const OPEN_BRACKET = /(?<=\S)\s+\([^()]*$/;
const LABEL = /^([^:：–—]{3,40}?)(?:\s?[:：]|\s[-–—]{1,2}\s)\s*/u;
/** "Achievement:" as "Achievements:" */
const withoutLabel = (written: string, label: string) => (isBodyLabel(label) ? '' : written);
const isBodyLabel = (text: string) => [foldWords(text), `${foldWords(text)}s`].some((words) => BODY_LABELS.has(words));
