import { fold } from '@vitae/language/fold';
import { DEPARTMENT_WORDS } from '@vitae/language/organisations';
import { organisationScore, titleScore } from '../phrases/words.ts';
import type { ParsedJob } from '../result.ts';
import { isBranch } from './employer-name.ts';

/** "STORE MANAGER, Northway Shoes" */
const TITLE_WITH_NAME = /^([^,،]{3,60})[,،]\s+([^,،]{3,60})$/u;
const NAME_WITH_MORE = /^([^,،]{3,60})[,،]\s+[^,،]{2,60}$/u;
/** Two words or more, each with a capital, which no post and no part of an employer is called by. */
const NAME = /^\p{Lu}[^\s,]*(?:\s(?:[\p{Lu}&\d]\S*|of|and|the)){1,5}$/u;
const MIN_TITLE = 0.5;

/**
 * "Bus Driver, West Mercian Buses, Walsall depot", "Manager, Northway Shoes, Yorkdale": the employer stands between the
 * title and the branch, where the last words are called a branch, or the name comes again before other last words.
 */
export function withEmployerBeforeBranch(jobs: readonly ParsedJob[]): ParsedJob[] {
  const names = jobs.flatMap((job) => nameBefore(job) ?? []);
  const isRepeated = (name: string) => names.filter((each) => fold(each) === fold(name)).length > 1;
  return jobs.map((job) => {
    const name = nameBefore(job);
    const { title, company } = job;
    if (!name || !company || !(isBranch(branchOf(company.value)) || isRepeated(name))) return job;
    const [, post] = TITLE_WITH_NAME.exec(title?.value ?? '') ?? [];
    const isInTitle = post !== undefined && title?.value.endsWith(name) === true;
    return {
      ...job,
      title: isInTitle ? { ...title, value: post } : title,
      company: { ...company, value: name, place: isInTitle ? title.place : company.place },
    };
  });
}

const branchOf = (text: string) => text.split(/[,،]\s+/).at(-1)!;

/** What stands between title and branch, whichever of both it was taken for a part of. */
function nameBefore({ title, company }: ParsedJob): string | null {
  if (!title || !company) return null;
  const [, post, inner] = TITLE_WITH_NAME.exec(title.value) ?? [];
  if (post && inner && titleScore(post) >= MIN_TITLE && isEmployer(inner) && isOneLine(title, company)) return inner;
  const [, name] = NAME_WITH_MORE.exec(company.value) ?? [];
  return name && titleScore(title.value) >= MIN_TITLE && isEmployer(name) && isOneLine(title, company) ? name : null;
}

function isOneLine(title: NonNullable<ParsedJob['title']>, company: NonNullable<ParsedJob['company']>): boolean {
  return title.place?.page === company.place?.page && title.place?.y === company.place?.y;
}

function isEmployer(text: string): boolean {
  const words = fold(text).split(/[^\p{L}&]+/u);
  return (
    NAME.test(text) &&
    titleScore(text) < MIN_TITLE &&
    organisationScore(text) > 0.1 &&
    !words.some((word) => DEPARTMENT_WORDS.has(word))
  );
}
