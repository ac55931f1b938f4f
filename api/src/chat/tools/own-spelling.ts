import { COMMON_WORDS } from '@vitae/language/common-words';
import { fold } from '@vitae/language/fold';
import { REQUEST_WORDS } from '@vitae/language/request-words';
import { STOP_WORDS } from '@vitae/language/stop-words';
import type { Turn } from '../coach/turn.ts';
import { textOfResume } from './resume-lines.ts';

// How names are written: as the advert and the resume spell them, whatever haste has made of them in a message.

const TEXT_MAX = 20_000;
/** An address is in small letters throughout. */
const ADDRESS = /\S{1,80}(?:@|:\/\/|\.(?=\p{Ll}))\S{1,120}/gu;
const WORD = /\p{L}[\p{L}\p{N}'’&-]*/gu;
/** A word that begins a sentence or a line has its capital for that. */
const BEGINS = /(?:^|[.!?:•·–—|*-])\s*$/u;

/** Names in the texts of a turn, as they are written there, by their small letters. */
function namesIn(texts: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  const words = new Set<string>();
  const atBeginning = new Set<string>();
  for (const line of texts.join('\n').slice(0, TEXT_MAX).replace(ADDRESS, ' ').split('\n')) {
    for (const { 0: word, index } of line.matchAll(WORD)) {
      const small = word.toLowerCase();
      if (word === small) words.add(small);
      else if (BEGINS.test(line.slice(Math.max(0, index - 4), index)) && !isCode(word)) atBeginning.add(word);
      else names.set(small, names.get(small) ?? word);
    }
  }
  for (const word of atBeginning) names.set(word.toLowerCase(), names.get(word.toLowerCase()) ?? word);
  for (const small of names.keys()) if (words.has(small) || isEveryday(small)) names.delete(small);
  return names;
}

/** "SQL", "LinkedIn". */
const isCode = (word: string): boolean => /\p{Lu}/u.test(word.slice(1));

const isEveryday = (word: string): boolean =>
  word.length < 3 ||
  [COMMON_WORDS, STOP_WORDS].some((list) => list.has(fold(word))) ||
  REQUEST_WORDS.has(fold(word)) ||
  /(?:ed|ing|ly)$/u.test(word);

/** A text that was typed in small letters, with the names in it as the turn's advert and resume write them. */
export function spelledAsOwn(text: string, { resume, advert }: Pick<Turn, 'resume' | 'advert'>): string {
  const names = namesIn([
    advert,
    resume ? properNamesOf(resume.data) : '',
    resume ? textOfResume(withCodesOfTitles(resume.data)) : '',
  ]);
  return text.replace(WORD, (word) => (word === word.toLowerCase() ? (names.get(word) ?? word) : word));
}

/** A title has capitals whatever its words are; what is a name in it is written in several. */
function withCodesOfTitles(data: NonNullable<Turn['resume']>['data']): NonNullable<Turn['resume']>['data'] {
  const codesOf = (title: string) => title.split(/\s+/u).filter(isCode).join(' ');
  return {
    ...data,
    personal: { ...data.personal, jobTitle: codesOf(data.personal.jobTitle) },
    workExperience: data.workExperience.map((job) => ({ ...job, jobTitle: codesOf(job.jobTitle) })),
  };
}

const properNamesOf = ({ workExperience, education, personal }: NonNullable<Turn['resume']>['data']): string =>
  [
    ...workExperience.map(({ company, location }) => `in ${company}, in ${location}`),
    ...education.map(({ institution, location }) => `in ${institution}, in ${location}`),
    `in ${personal.city}, in ${personal.country}`,
  ].join('\n');
