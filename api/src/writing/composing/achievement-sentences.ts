import type { JobFacts } from '../applicant/facts.ts';
import { readVerb } from '../language/verbs.ts';
import { withArticle, wordCount } from '../language/words.ts';
import type { Achievement } from '../matching/achievements.ts';
import { displayTitle } from './background.ts';

const SHORT_WORDS = 11;
const BE = /^(was|am) /;

export interface TellingOptions {
  /** Varies how sentences begin. */
  turn: number;
  /** How often the letter has named each job so far; those told now are counted. */
  namedJobs: Map<JobFacts, number>;
  /** True where the resume's order shows which job came before which. */
  isLatestFirst: boolean;
}

/** The achievements job by job, the latest job first, voluntary work and projects last. */
function byJob(achievements: Achievement[]): Achievement[][] {
  const groups = new Map<JobFacts, Achievement[]>();
  for (const achievement of achievements)
    groups.set(achievement.job, [...(groups.get(achievement.job) ?? []), achievement]);
  const order = ([first]: Achievement[]) => (first ? first.recency + (first.isActivity ? 100 : 0) : 0);
  return [...groups.values()].sort((one, other) => order(one) - order(other));
}

/** Sentences that tell the achievements, each with the job they belong to. */
export function tellAchievements(
  achievements: Achievement[],
  { turn, namedJobs, isLatestFirst }: TellingOptions,
): string[] {
  const sentences: string[] = [];
  for (const [index, group] of byJob(achievements).entries()) {
    const [lead] = group;
    const [first = '', ...rest] = merged(group.map(({ phrase }) => phrase));
    if (!lead) continue;
    const timesNamed = namedJobs.get(lead.job) ?? 0;
    const isNamed = timesNamed > 0;
    const place = isNamed ? placeAgain(lead, timesNamed) : placeOf(lead, turn + index);
    const isEarlier = index > 0 && isLatestFirst && !lead.isActivity && !lead.job.isCurrent && !isNamed;
    const opening =
      isEarlier && /^(?:As|At)\b/.test(place)
        ? `${index % 2 === 1 ? 'Before that' : 'Earlier'}, ${place.charAt(0).toLowerCase()}${place.slice(1)}`
        : place;
    sentences.push(
      opening
        ? `${opening}, I ${timesNamed > 1 ? also(first) : first}.`
        : `I ${index > 0 || isNamed ? also(first) : first}.`,
    );
    namedJobs.set(lead.job, timesNamed + 1);
    rest.forEach((phrase, order) => {
      sentences.push(follow(phrase, turn + order, lead.job));
    });
  }
  return sentences;
}

/** Two short statements make one sentence. */
function merged(phrases: string[]): string[] {
  const out: string[] = [];
  for (const phrase of phrases) {
    const last = out.at(-1);
    const joinable =
      last !== undefined &&
      tenseOf(last) === tenseOf(phrase) &&
      [last, phrase].every((one) => wordCount(one) <= SHORT_WORDS && !/ and |,/.test(one) && !BE.test(one));
    if (joinable) out[out.length - 1] = `${last} and ${phrase}`;
    else out.push(phrase);
  }
  return out;
}

function tenseOf(phrase: string): string | undefined {
  return readVerb(phrase.split(' ')[0] ?? '')?.form;
}

function also(phrase: string): string {
  return BE.test(phrase) ? phrase.replace(BE, '$1 also ') : `also ${phrase}`;
}

function follow(phrase: string, turn: number, job: JobFacts): string {
  const ways = job.title
    ? [`I ${also(phrase)}.`, `In the same role, I ${phrase}.`, `In addition, I ${phrase}.`]
    : [`I ${also(phrase)}.`, `I ${phrase}.`, `In addition, I ${phrase}.`];
  return ways[turn % ways.length] ?? '';
}

/** For a job the reader knows of. */
function placeAgain({ job, isActivity }: Achievement, timesNamed: number): string {
  if (isActivity) return '';
  if (job.isCurrent && (timesNamed % 2 === 1 || !job.company)) return 'In my current role';
  return job.company ? `At ${job.company}` : '';
}

/** Where the work was done, as the start of a sentence; empty where the resume does not say. */
function placeOf({ job, isActivity }: Achievement, turn: number): string {
  const title = displayTitle(job.title);
  if (isActivity) {
    const name = (job.company.split(/[:(]/)[0] ?? '').trim();
    if (title && name) return `As ${title} for ${name}`;
    if (title) return `As ${withArticle(title)}`;
    if (
      !name ||
      name.split(' ').length > 6 ||
      /^(?:personal|academic|side|selected|school|final[- ]year)? ?projects?$/i.test(name)
    )
      return '';
    return /\b(?:project|app|system|platform|tool|library|website|club|society|team|event)\b/i.test(name)
      ? `For the ${name.replace(/^the /i, '')}`
      : `For the ${name.replace(/^the /i, '')} project`;
  }
  if (title && job.company) {
    const ways = job.isCurrent
      ? [
          `In my current role as ${title} at ${job.company}`,
          `As ${title} at ${job.company}`,
          `At ${job.company}, where I work as ${title}`,
        ]
      : [
          `As ${title} at ${job.company}`,
          `In my role as ${title} at ${job.company}`,
          `During my time as ${title} at ${job.company}`,
        ];
    return ways[turn % ways.length] ?? '';
  }
  if (job.company) return turn % 2 === 0 ? `At ${job.company}` : `While at ${job.company}`;
  return title ? `As ${withArticle(title)}` : '';
}
