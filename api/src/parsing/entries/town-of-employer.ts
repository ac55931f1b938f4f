import { fold } from '@vitae/language/fold';
import { DEPARTMENT_WORDS, LEGAL_FORMS } from '@vitae/language/organisations';
import { looksLikePlace } from '../phrases/places.ts';
import { organisationScore, titleScore } from '../phrases/words.ts';
import type { ParsedJob } from '../result.ts';
import { isLegalTail } from './employer-name.ts';

const MAX_LENGTH = 120;
/** One to three words with capitals behind the last comma, their country in brackets. */
const WITH_TOWN = /^(.{3,}?)[,،]\s+(\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+){0,2}(?:\s\(\p{Lu}[\p{L} .]{1,30}\))?)$/u;
/** What capitalised words without meaning score as an organisation. */
const UNKNOWN_WORD_SCORE = 0.3;

/**
 * "Ruhrkette Logistik GmbH, Duisburg (Germany)", "Sample Autocomp Pvt. Ltd., Chakan, Pune": a legal form ends a name, so
 * that what follows is where it sits.
 */
export function townOfEmployer(text: string): { name: string; town: string } | null {
  const parted = partTown(text);
  if (!parted) return null;
  const form = fold(parted.name.split(/\s+/).at(-1)!).replace(/\./g, '');
  if (LEGAL_FORMS.has(form)) return parted;
  const further = townOfEmployer(parted.name);
  return further && { name: further.name, town: `${further.town}, ${parted.town}` };
}

/** "Kopano Electrical Contractors CC, Vereeniging" behind the label of an employer: the last words, if they mean nothing else. */
export function townOfStated(text: string): { name: string; town: string } | null {
  const parted = townOfEmployer(text) ?? partTown(text);
  return parted && /\s/.test(parted.name) && !/[,،]/.test(parted.name) ? parted : null;
}

function partTown(text: string): { name: string; town: string } | null {
  const [, name, town] = text.length <= MAX_LENGTH ? (WITH_TOWN.exec(text) ?? []) : [];
  if (!name || !town || isLegalTail(town)) return null;
  const bare = town.replace(/\s\(.*$/, '');
  const isOther =
    titleScore(bare) >= 0.3 ||
    organisationScore(bare) > UNKNOWN_WORD_SCORE ||
    fold(bare)
      .split(' ')
      .some((word) => DEPARTMENT_WORDS.has(word));
  return isOther ? null : { name, town };
}

const MAX_TOWN = 50;
/** "Omaha, Nebraska", below the dates of a post: where it was, and nothing that was done. */
export function withTownBelow(job: ParsedJob): ParsedJob {
  const [first, ...others] = job.bullets;
  const isTown =
    first !== undefined && job.location === null && first.value.length <= MAX_TOWN && looksLikePlace(first.value);
  return isTown ? { ...job, location: first, bullets: others } : job;
}

/** The employer's name without its town, which is the job's where no other is stated. */
export function withTownApart(job: ParsedJob): ParsedJob {
  const parted = job.company && townOfEmployer(job.company.value);
  if (!job.company || !parted) return job;
  return {
    ...job,
    company: { ...job.company, value: parted.name },
    location: job.location ?? { ...job.company, value: parted.town },
  };
}
