import { fold } from '@vitae/language/fold';
import { DUTY_WORDS } from '@vitae/language/jobs';
import { ORGANISATION_NOUNS } from '@vitae/language/organisations';
import { BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';
import type { ParsedJob } from '../result.ts';

const MIN_WORDS = 3;
const MAX_WORDS = 16;
/** Of a name the words within which its noun stands: "mixed small animal practice". */
const MAX_NOUN_WORDS = 5;
/** What employers are called by what they do. */
const BUSINESS =
  /^(?:practice|company|group|business|manufacturer|maker|producer|processor|supplier|retailer|wholesaler|distributor|contractor|provider|consultancy|start-?up|msp|plant|chain|ward|unit|department|home)$/;
/** "4 vets", "about 140 employees", "turnover €62m", "180 beds" */
const SIZE =
  /(?:^|[\s(])\d[\d,.]*k?\+? (?:\p{Ll}+ )?(?:\p{Ll}+s|staff|people|children)(?![\p{L}-])|turnover|revenue|£\d|€\d|\$\d/u;

/** "120-seat bistro and function room": what is told by its seats is a house, whatever it is called. */
const SIZED =
  /^(?:[Aa]n? |[Tt]he )?\d[\d,]*[ -](?:seat(?:er)?|bed|bedded|cover|room|key|store|site|person|pupil|patient|acre|vehicle|screen)[ -](?=\p{Ll})/u;

/** "mixed practice, mostly small animal, 4 vets": what the employer is and how large, and nothing that was done there. */
export function tellsOfEmployer(text: string): boolean {
  const words = text.split(/\s+/);
  if (/\p{L}{2}\.\s/u.test(text) || words.length < MIN_WORDS || words.length > MAX_WORDS) return false;
  if (SIZED.test(text)) return !words.some((word) => BASE_OF_PAST.has(fold(word)));
  if (!SIZE.test(text)) return false;
  const [name = ''] = text.split(/[,;(]|\s(?:with|of|in)\s|\.\s/, 1);
  const named = fold(name)
    .split(/[^\p{L}-]+/u)
    .filter(Boolean);
  const noun = named.at(-1);
  if (!noun || named.length > MAX_NOUN_WORDS || /\d/.test(name)) return false;
  const [first, ...others] = named as [string, ...string[]];
  // "mixed practice" is one, "trained the practice" is not.
  const isPast = BASE_OF_PAST.has(first) && others.length !== 1;
  const isDone =
    isPast ||
    others.includes('the') ||
    BASE_FORMS.has(first) ||
    BASE_FORMS.has(first.replace(/s$/, '')) ||
    DUTY_WORDS.has(first) ||
    /\p{L}{3}ing$/u.test(first);
  return !isDone && (BUSINESS.test(noun) || ORGANISATION_NOUNS.has(noun));
}

/** The job with what its first line says of the employer kept apart from what was done. */
export function withAboutApart(job: ParsedJob): ParsedJob {
  const [first, ...others] = job.bullets;
  if (!first || !job.company || !tellsOfEmployer(first.value)) return job;
  return { ...job, about: first, bullets: others };
}
