import { shortName } from '../advert/company.ts';
import type { JobFacts } from '../applicant/facts.ts';
import { readVerb } from '../language/verbs.ts';
import { withArticle, wordCount } from '../language/words.ts';
import type { Achievement } from '../matching/achievements.ts';
import { displayTitle } from './background.ts';

const SHORT_WORDS = 11;
/** Of each of two statements that a comma and "and" may join. */
const JOINABLE_WORDS = 13;
const BE = /^(was|am) /;
const RESPONSIBLE = /^(was|am) responsible for /;

/** How a letter has begun its sentences so far, and which jobs it has named: nothing begins twice the same way. */
export interface ToldSoFar {
  openings: Set<string>;
  namedJobs: Map<JobFacts, number>;
}

export interface TellingOptions {
  /** Varies how sentences begin. */
  turn: number;
  told: ToldSoFar;
  /** True where the resume's order shows which job came before which. */
  isLatestFirst: boolean;
}

/** The achievements job by job, the latest job first, voluntary work and projects last. */
export function byJob(achievements: Achievement[]): Achievement[][] {
  const groups = new Map<JobFacts, Achievement[]>();
  for (const achievement of achievements)
    groups.set(achievement.job, [...(groups.get(achievement.job) ?? []), achievement]);
  const order = ([first]: Achievement[]) => (first ? first.recency + (first.isActivity ? 100 : 0) : 0);
  return [...groups.values()].sort((one, other) => order(one) - order(other));
}

/** Sentences that tell the achievements, each with the job they belong to. */
export function tellAchievements(achievements: Achievement[], { turn, told, isLatestFirst }: TellingOptions): string[] {
  const sentences: string[] = [];
  for (const [index, group] of byJob(achievements).entries()) {
    const [lead] = group;
    const [first = '', ...rest] = merged(group.map(({ phrase }) => phrase));
    if (!lead) continue;
    const timesNamed = told.namedJobs.get(lead.job) ?? 0;
    const isEarlier = index > 0 && isLatestFirst && !lead.isActivity && !lead.job.isCurrent;
    const places = timesNamed > 0 ? placesAgain(lead, index === 0) : placesOf(lead, isEarlier, told);
    const place = fresh(places, turn + index, told);
    const isSecondTelling = timesNamed > 1 || (place === '' && (index > 0 || timesNamed > 0));
    const isFreeToSayAlso = place === '' || !told.openings.has('I also');
    const statement = isSecondTelling && isFreeToSayAlso ? also(first, told) : first;
    sentences.push(place ? `${place}, I ${varied(statement, told)}.` : `I ${varied(statement, told)}.`);
    told.namedJobs.set(lead.job, timesNamed + 1);
    for (const phrase of rest) sentences.push(follow(phrase, turn, lead.job, told));
  }
  return sentences;
}

/** Two short statements make one sentence; so do two of middling length, once in a job. */
function merged(phrases: string[]): string[] {
  const out: string[] = [];
  let hasLongPair = false;
  for (const phrase of phrases) {
    const last = out.at(-1);
    const isSameKind =
      last !== undefined && tenseOf(last) === tenseOf(phrase) && ![last, phrase].some((one) => BE.test(one));
    const areWithin = (words: number) => [last ?? '', phrase].every((one) => wordCount(one) <= words);
    const isPlain = ![last ?? '', phrase].some((one) => / and |,/.test(one));
    if (isSameKind && isPlain && areWithin(SHORT_WORDS)) out[out.length - 1] = `${last} and ${phrase}`;
    else if (
      isSameKind &&
      !hasLongPair &&
      out.length > 1 &&
      areWithin(JOINABLE_WORDS) &&
      !/, and I /.test(last ?? '')
    ) {
      hasLongPair = true;
      out[out.length - 1] = `${last}, and I ${phrase}`;
    } else out.push(phrase);
  }
  return out;
}

function tenseOf(phrase: string): string | undefined {
  return readVerb(phrase.split(' ')[0] ?? '')?.form;
}

function also(phrase: string, told: ToldSoFar): string {
  told.openings.add('I also');
  return BE.test(phrase) ? phrase.replace(BE, '$1 also ') : `also ${phrase}`;
}

/** "was responsible for" once; then other words for the same. */
function varied(phrase: string, told: ToldSoFar): string {
  const be = RESPONSIBLE.exec(phrase)?.[1];
  if (!be) return phrase;
  const ways =
    be === 'am'
      ? ['am responsible for', 'look after', 'take care of', 'handle']
      : ['was responsible for', 'looked after', 'took care of', 'handled'];
  const way = ways.find((words) => !told.openings.has(words)) ?? ways[3] ?? '';
  told.openings.add(way);
  return phrase.replace(RESPONSIBLE, `${way} `);
}

function follow(phrase: string, turn: number, job: JobFacts, told: ToldSoFar): string {
  const openings = [
    'I also',
    ...(job.title ? ['In the same role'] : []),
    'In addition',
    'Beyond that',
    'Alongside this',
  ];
  const opening = fresh(openings, turn, told);
  if (opening === 'I also') return `I ${also(varied(phrase, told), told)}.`;
  return opening ? `${opening}, I ${varied(phrase, told)}.` : `I ${varied(phrase, told)}.`;
}

/** The first opening, counted from `turn`, that the letter has not used; empty when all are. */
function fresh(openings: string[], turn: number, told: ToldSoFar): string {
  const start = turn % Math.max(1, openings.length);
  const inTurn = [...openings.slice(start), ...openings.slice(0, start)];
  const opening = inTurn.find((one) => !told.openings.has(patternOf(one))) ?? '';
  if (opening) told.openings.add(patternOf(opening));
  return opening;
}

/** "As Clerk at Acme" and "As Cook at Zest" begin alike; "At Acme" and "At Zest" may both stand in a letter. */
function patternOf(opening: string): string {
  const pattern = opening
    .replace(/, where I .*$/, '')
    .replace(
      /^(As|In my current role|In my role as|During my time as|While working as|Before that, as|Earlier, as|Previously, as)(?: .*)?$/,
      '$1',
    );
  return pattern.startsWith('At ') ? shortName(pattern) : pattern;
}

/** For a job the reader knows of. */
function placesAgain({ job, isActivity }: Achievement, isFirstOfParagraph: boolean): string[] {
  if (isActivity) return [];
  const company = shortName(job.company);
  const named = company ? [`At ${company}`] : [];
  if (!job.isCurrent) return [...named, ...(company ? [`While at ${company}`] : [])];
  const pointing = isFirstOfParagraph ? ['In my current role', 'In my present position'] : ['In my current role'];
  return [...pointing, ...named];
}

/** Where the work was done, as the start of a sentence; none where the resume does not say. */
function placesOf({ job, isActivity }: Achievement, isEarlier: boolean, told: ToldSoFar): string[] {
  const title = displayTitle(job.title);
  if (isActivity) return activityPlaces(title, (job.company.split(/[:(]/)[0] ?? '').trim());
  if (!title && !job.company) return [];
  if (!job.company) return [`As ${withArticle(title)}`];
  if (!title) return [`At ${job.company}`, `While at ${job.company}`];
  const isSameTitle = told.openings.has(title);
  told.openings.add(title);
  if (isSameTitle) return [`At ${job.company}`, `While at ${job.company}`];
  const position = `${title} at ${job.company}`;
  const named = [`As ${position}`];
  if (job.isCurrent)
    return [`In my current role as ${position}`, ...named, `At ${job.company}, where I work as ${title}`];
  return [
    ...(isEarlier ? [`Before that, as ${position}`, `Earlier, as ${position}`, `Previously, as ${position}`] : []),
    ...named,
    `In my role as ${position}`,
    `During my time as ${position}`,
    `While working as ${position}`,
    `At ${job.company}, where I worked as ${title}`,
    `At ${job.company}`,
  ];
}

function activityPlaces(title: string, name: string): string[] {
  if (title && name) return [`As ${title} for ${name}`, `For ${name}, as ${title}`];
  if (title) return [`As ${withArticle(title)}`];
  if (
    !name ||
    name.split(' ').length > 6 ||
    /^(?:personal|academic|side|selected|school|final[- ]year)? ?projects?$/i.test(name)
  )
    return [];
  const plain = name.replace(/^the /i, '');
  return /\b(?:project|app|system|platform|tool|library|website|club|society|team|event)\b/i.test(name)
    ? [`For the ${plain}`]
    : [`For the ${plain} project`];
}
