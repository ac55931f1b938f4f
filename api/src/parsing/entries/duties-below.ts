import { foldWords } from '@vitae/language/fold';
import type { Line } from '../layout/line.ts';
import { toParagraphs } from '../layout/paragraphs.ts';
import {
  announcesDutiesOfOne,
  isLabelOfPresent,
  MOST_WORDS_OF_LABEL,
  nameBeforeDuties,
  namesDuties,
  OF_DUTIES_AT,
  opensDuties,
} from '../phrases/labels.ts';
import type { ParsedJob } from '../result.ts';

// Below an overview of jobs, in rows or in a table, some tell what they did: "Job responsibilities (present)", or "Job
// description" with "as Junior PM" and "as medical rep." below it.

/** A job as far as a label may name it. */
export interface NamedJob {
  title: string;
  company: string;
  isPresent: boolean;
}

const OF_PRESENT =
  /^(?:as |at )?(?:the |my )?(?:present|current|now)(?: (?:job|post|position|role|employer|company|firm|organi[sz]ation|work))?$/;
const OF_ONE = /^(?:as|for|at|in|with)(?: an?| the| my)? /;
/** Words that many titles share. */
const ALIKE = new Set(['of', 'and', 'the', 'for', 'in', 'at', 'then', 'later']);

const wordsOf = (text: string) =>
  foldWords(text)
    .split(' ')
    .filter((word) => word !== '' && !ALIKE.has(word));
/** "pm" of "product manager" */
const initialsOf = (words: readonly string[]) => words.slice(1).map((word, at) => `${words[at]![0]}${word[0]}`);

const OF_NAME = /^([^()]{3,40}?)[\s:：–-]*\(([^()]{3,40})\)/;
const NAME_ALONE = /^([^:：]{4,40}?)\s*[:：][\s–-]*$/;

/** Whom a line may announce: "as medical rep", "Job profile: (Sample Auto)", "Sample Auto:"; empty where it announces nobody. */
function namedIn(text: string): string {
  const [, duties = '', inBrackets = ''] = OF_NAME.exec(text) ?? [];
  if (namesDuties(duties)) return inBrackets;
  const before = nameBeforeDuties(text);
  if (before !== '') return before;
  if (OF_DUTIES_AT.test(foldWords(text)) && announcesDutiesOfOne(text))
    return foldWords(text).replace(OF_DUTIES_AT, '');
  const name = NAME_ALONE.exec(text)?.[1] ?? foldWords(text);
  if (foldWords(name).split(' ').length > MOST_WORDS_OF_LABEL) return '';
  return OF_ONE.test(foldWords(name)) ? foldWords(name).replace(OF_ONE, '') : NAME_ALONE.test(text) ? name : '';
}

/**
 * The number of the job whose duties a line announces, by "(present)" or by words of its title or employer; -1 where it
 * announces none, or those of more than one.
 */
export function jobOfLabel(text: string, jobs: readonly NamedJob[]): number {
  const named = namedIn(text);
  if (isLabelOfPresent(text) || [foldWords(text), named].some((label) => OF_PRESENT.test(label)))
    return jobs.findIndex(({ isPresent }) => isPresent);
  const words = wordsOf(named);
  if (words.length === 0) return -1;
  const owners = jobs.flatMap(({ title, company }, index) => {
    const own = [...wordsOf(title), ...wordsOf(company)];
    const known = [...own, ...initialsOf(wordsOf(title))];
    return words.every((word) => known.some((other) => other.startsWith(word))) ? [index] : [];
  });
  return owners.length === 1 ? owners[0]! : -1;
}

/** "Rehmat Memorial Hospital" below an overview: the employer, as its row begins, and nothing else. */
function jobOfEmployer(text: string, jobs: readonly NamedJob[]): number {
  const name = foldWords(text);
  if (name.split(' ').length > MOST_WORDS_OF_LABEL || !/^\p{Lu}[^.;]*$/u.test(text)) return -1;
  const owners = jobs.flatMap(({ company }, index) => (`${foldWords(company)} `.startsWith(`${name} `) ? [index] : []));
  return owners.length === 1 ? owners[0]! : -1;
}

/**
 * The jobs of all sections. What stands in a section of its own under "Roles and responsibilities (Sample Auto)" is told
 * at the job that its heading names; a section whose heading names none is read like the others.
 */
export function withSectionsOfDuties<Part extends { heading: string; lines: readonly Line[] }>(
  sections: readonly Part[],
  read: (sections: readonly Part[]) => ParsedJob[],
): ParsedJob[] {
  const canBeOfOne = ({ heading }: Part) => OF_NAME.test(heading) && namesDuties(heading);
  if (!sections.some(canBeOfOne)) return read(sections);
  const named = namesOf(read(sections.filter((section) => !canBeOfOne(section))));
  const isOfOne = (section: Part) => canBeOfOne(section) && jobOfLabel(section.heading, named) >= 0;
  const jobs = read(sections.filter((section) => !isOfOne(section)));
  const names = namesOf(jobs);
  return jobs.map((job, index) => {
    const own = sections.filter((section) => isOfOne(section) && jobOfLabel(section.heading, names) === index);
    return { ...job, bullets: [...job.bullets, ...own.flatMap(({ lines }) => toParagraphs(lines))] };
  });
}

const namesOf = (jobs: readonly ParsedJob[]): NamedJob[] =>
  jobs.map(({ title, company, end }) => ({
    title: title?.value ?? '',
    company: company?.value ?? '',
    isPresent: end?.value === 'present',
  }));

/** The jobs with what is told below all of them at the job of which it says that it is told. */
export function withDutiesBelow(jobs: readonly ParsedJob[]): readonly ParsedJob[] {
  const last = jobs.at(-1);
  if (!last || jobs.length < 2) return jobs;
  const names = namesOf(jobs);
  const isOverview = jobs.slice(0, -1).every(({ bullets }) => bullets.length === 0);
  const ownerOf = (text: string) => {
    const labelled = jobOfLabel(text, names);
    return labelled < 0 && isOverview ? jobOfEmployer(text, names) : labelled;
  };
  const opening = last.bullets.findIndex(({ value }) => ownerOf(value) >= 0 || (isOverview && opensDuties(value)));
  const labels = last.bullets.slice(Math.max(0, opening)).filter(({ value }) => ownerOf(value) >= 0);
  if (opening < 0 || labels.length === 0) return jobs;
  const told = jobs.map(({ bullets }) => [...bullets]);
  told[jobs.length - 1] = last.bullets.slice(0, opening);
  let owner = -1;
  for (const bullet of last.bullets.slice(opening)) {
    if (isLabel(bullet.value)) owner = ownerOf(bullet.value);
    else if (owner >= 0) told[owner]!.push(bullet);
  }
  return jobs.map((job, index) => ({ ...job, bullets: told[index]! }));

  /** "as medical rep.", of which two employers had one, ends what was said before it. */
  function isLabel(text: string): boolean {
    const isShort = foldWords(text).split(' ').length <= MOST_WORDS_OF_LABEL;
    return (
      ownerOf(text) >= 0 ||
      opensDuties(text) ||
      (isShort && (OF_ONE.test(foldWords(text)) || PREVIOUS.test(foldWords(text))))
    );
  }
}
const PREVIOUS = /^(?:previous|earlier|before|past)(?: (?:jobs?|posts?|employers?|roles?|duties))?$/;
