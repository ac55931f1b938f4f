import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { escapePattern } from '@vitae/language/phrases';
import { isProperAdjective, wordCount } from '../text/words.ts';
import type { Job } from '../understand/advert.ts';
import type { Applicant } from '../understand/applicant.ts';
import { isPlace } from '../understand/places.ts';
import { isDeed, isTold } from '../understand/told.ts';
import { IN_DOUBT } from './named-in-lines.ts';

/** Something that advert and resume both name, with the words of the resume for it. */
export interface Essential {
  /** As both write it: "SIA", "GPhC", "Procore". */
  term: string;
  /** What of the resume's line holds it: "SIA Licensed Security Officer (Door Supervisor, CCTV)". */
  item: string;
}

const MAX_LINES = 400;
const MAX_LINE = 400;
const MOST_TERMS = 60;
const ITEM_WORDS = 12;
/** "SIA", "GPhC", "18th Edition", "ISO 9001", "PhD" */
const NAMED_IN_SHORT =
  /(?<![\p{L}\d&/'’-])(?:\p{L}*\p{Lu}\p{L}*\p{Lu}\p{L}*|\d{2}th Edition|\p{Lu}\d{1,3})(?![\p{L}&'’-])/gu;
/** "experience with Procore": a capital that no sentence has given. */
const NAME_WITHIN =
  /(?<=(?:[Ee]xperience|[Kk]nowledge|[Pp]roficien\p{Ll}+|[Ff]amiliar\p{Ll}*|[Uu]sing|[Uu]se|[Ss]killed|[Tt]rained|[Ww]orking|[Cc]ompetent) (?:\p{Ll}+ ){0,3})\p{Lu}\p{Ll}{3,}(?! \p{Lu}|[\p{L}'’-])/gu;
/** "IMI Level 3" */
const WITH_LEVEL = /(?<!\p{L})\p{Lu}{3,5} [Ll]evel \d/gu;
const SAID_OF_ANYBODY =
  /^(?:CV|CVS|UK|USA?|UAE|KSA|EU|NHS|HR|IT|TV|PC|AED|GBP|USD|SAR|QAR|BHD|KWD|OMR|EUR|LLC|LTD|PLC|WLL|FZE|GCC|HQ|FT|PT|OTE|AM|PM|ID|FAQ|CEO|CFO|CTO|COO|HOD|KPI|KPIS|ROI|PDF|NGO|SME|SMES|FM|MNC|TBC|ASAP|GP|GPS|QA|QC|R&D|English|Experience|Salary|Diploma|Degree|Certificate|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/i;
const PHRASES = ['right to work', 'first aid', 'food hygiene', 'food safety', 'own transport', 'own car', 'own tools'];

/**
 * Names of licences, registers, degrees, tools and checks that the advert asks by and the resume holds, the first asked
 * first. They count whether or not the lists of skills know them.
 */
export function essentialsOf(job: Job, { roles, studies, fullName }: Applicant, resumeText: string): Essential[] {
  const ofOthers = [job.company, job.role, job.contact, fullName, ...roles.map(({ place }) => place)].map(fold);
  const lines = resumeText
    .split('\n', MAX_LINES)
    .map((line) => line.trim())
    .filter((line) => line.length < MAX_LINE);
  const heads = roles.map(({ place }) => place).filter((name) => name.length > 2);
  const found: Essential[] = [];
  for (const term of termsAsked(job).slice(0, MOST_TERMS)) {
    if (ofOthers.some((name) => name.split(/[^\p{L}\d]+/u).includes(fold(term)))) continue;
    const items = lines.map((line) => itemWith(term, line, heads)).filter((one) => one !== '');
    // "CIPD Level 5 Associate Diploma" says more than "Assoc CIPD".
    const item = items.find((one) => /\d/.test(one)) ?? items[0];
    const isTold = found.some((other) => other.item === item || other.item.includes(item ?? '\n'));
    if (item && !isTold && !studies.some(({ school }) => school.includes(term))) found.push({ term, item });
  }
  return found;
}

function termsAsked({ text, company }: Job): string[] {
  const lines = text.split('\n', MAX_LINES).filter((line) => line.length < MAX_LINE * 4);
  const isWord = (name: string) =>
    new RegExp(`(?<!\\p{L})${escapePattern(name.toLowerCase())}(?!\\p{L})`, 'u').test(text);
  const terms = lines.flatMap((line) => [
    ...[...line.matchAll(WITH_LEVEL)].map(([name]) => name),
    ...[...line.matchAll(NAMED_IN_SHORT)].flatMap(([name]) => (/^\p{Lu}{7,}$/u.test(name) ? [] : [name])),
    ...[...line.matchAll(NAME_WITHIN)].flatMap(([name]) =>
      isPlace(name) || isWord(name) || isProperAdjective(name) ? [] : [name],
    ),
    ...PHRASES.filter((phrase) => line.toLowerCase().includes(phrase)),
  ]);
  return [...new Set(terms)].filter((term) => !SAID_OF_ANYBODY.test(term) && !company.includes(term));
}

const BETWEEN_ITEMS = /\s*[;•|·●★]\s*|\s+[–—-]\s+|(?<=\p{L}{3}\)?)\.\s+|,\s+(?![^(]*\))/u;
const LABEL = /^[\p{L} &/]{3,30}:\s*/u;

/** What of a line holds the term; empty where it may name what its writer has not, or where it is the head of a job. */
function itemWith(term: string, line: string, heads: readonly string[]): string {
  const isNamed = new RegExp(
    `(?<![\\p{L}\\d])${escapePattern(term)}(?![\\p{L}\\d])`,
    /^\p{Ll}/u.test(term) ? 'iu' : 'u',
  );
  const isHead = /(?:19|20)\d\d.*(?:19|20)\d\d|present/i.test(line) && namesOccupation(line);
  if (!isNamed.test(line) || isHead || /@|https?:|www\./.test(line) || heads.some((head) => line.includes(head)))
    return '';
  const parts = line.split(BETWEEN_ITEMS).filter((part) => isNamed.test(part));
  const [item = ''] = parts.map((part) => (isNamed.test(part.replace(LABEL, '')) ? part.replace(LABEL, '') : part));
  const plain = item.replace(/[.,;:\s]+$/, '').replace(/^[^\p{L}\p{N}(]+/u, '');
  // A title held is told with its post, and what was done as a proof.
  const isOther = (namesOccupation(plain) && !/\p{Lu}{2}|\d/u.test(plain)) || isTold(plain) || isDeed(plain);
  return isOther ||
    IN_DOUBT.test(plain) ||
    wordCount(plain) > ITEM_WORDS ||
    plain.split('(').length !== plain.split(')').length
    ? ''
    : plain;
}

/** Whether a letter tells of it: by the words that stand around the name, since "two PhD students" says nothing of a PhD. */
export function isToldIn(letter: string, { term, item }: Essential): boolean {
  const words = fold(item).split(' ');
  const at = Math.max(
    0,
    words.findIndex((word) => word.includes(fold(term).split(' ')[0]!)),
  );
  const around = [words.slice(at, at + 2), words.slice(Math.max(0, at - 1), at + 1)].filter(({ length }) => length > 1);
  const phrases = around.length > 0 ? around.map((parts) => parts.join(' ')) : [fold(item)];
  return phrases.some((phrase) => fold(letter).includes(phrase.replace(/[,.;:()]+$/, '')));
}
