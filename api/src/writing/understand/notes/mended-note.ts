import { DEMONYMS } from '@vitae/language/persons';
import { COUNTRIES } from '@vitae/language/places';
import { CHAT_SPELLINGS, MISSPELLINGS, NAMES_TYPED_SMALL } from '@vitae/language/spelling';
import { LANGUAGE_NAMES, spokenLanguage } from '@vitae/language/spoken-languages';
import { hyphenated } from '../../text/hyphens.ts';
import { withSigns } from '../../text/signs.ts';
import { upperFirst } from '../../text/words.ts';
import { plainlySaid } from './asked-to-be-said.ts';
import { MENDED_GRAMMAR } from './mended-grammar.ts';
import { MENDED_PAPERS } from './mended-papers.ts';
import { MENDED_TERMS } from './mended-terms.ts';
import { MENDED_WORK } from './mended-work.ts';
import { mendedBy } from './mending.ts';
import { tidied } from './tidied.ts';
import { MONTHS_IN_WORDS } from './typed-dates.ts';
import { asListed } from './work-in-short.ts';

/** What the applicant wants said, in the spelling and with the small words of a letter, and without an end. */
export const mendedNote = (raw: string): string =>
  withI(
    mendedBy(
      [...MENDED_TERMS, ...MENDED_PAPERS, ...MENDED_GRAMMAR, ...MENDED_WORK],
      withSigns(hyphenated(inRightSpelling(plainlySaid(tidied(raw))))),
    ),
  ).trim();

/** "I grew up on a farm so know farmers", "My exams are in June so can …": whose, where no other person has been spoken of. */
const withI = (text: string) =>
  text.replace(SO_I, (joint, at: number) => (isOfWriter(text.slice(0, at)) ? ', so I ' : joint));
const SO_I =
  /,? so (?=(?:can|can['’]t|cannot|could|couldn['’]t|will|won['’]t|would|am|have|know|speak) (?!not be\b)\p{Ll})/giu;
const isOfWriter = (before: string) => lastOf(before, WRITERS) > lastOf(before, OTHERS) || !OTHERS.test(before);
const lastOf = (text: string, words: RegExp) => [...text.matchAll(new RegExp(words, 'giu'))].at(-1)?.index ?? -1;
const WRITERS = /(?<![\p{L}'’])(?:I|we)(?!\p{L})/u;
const OTHERS =
  /\b(?:family|partner|parents|friends?|kids|children|boss|manager|team|husband|wife|mother|father|mum|dad|sister|brother|son|daughter|uncle|aunt|cousin)\b/i;

/** Notes are typed in haste, and a letter is not: "immediatly" as "immediately". */
const inRightSpelling = (text: string) =>
  text
    .replace(
      NOTICE_TO_START,
      (_, count: string, unit: string) =>
        `with ${/^(?:1|one|a)$/i.test(count) ? `one ${unit.toLowerCase()}'s` : `${count} ${unit.toLowerCase()}s'`} notice`,
    )
    .replace(TOOL_TYPED, asListed)
    .replace(A_WORD, (word, at: number) => meantBy(at === 0 ? word.toLowerCase() : word) ?? word)
    .replace(MONTH_IN_DATE, upperFirst)
    .replace(DAY_OF_WEEK, upperFirst)
    .replace(/(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu, (word) =>
      isOfPeople(word) || (OF_SPEECH.test(text) && LANGUAGE_NAMES.has(word)) ? upperFirst(word) : word,
    );
/** "a canadian citizen", "my spanish"; who polishes floors is no Pole. */
const isOfPeople = (word: string) => word !== 'polish' && (DEMONYMS.has(word) || spokenLanguage(word) === word);

/** "can start 1 week notice" */
const NOTICE_TO_START =
  /(?<=\b(?:start|join|begin) )(?:in |with |at |on |after )?(\d{1,2}|an?|one|two|three|four) (day|week|month)s?['’]? notice\b/gi;
const MONTH_IN_DATE = new RegExp(
  `(?<=\\b(?:\\d{1,2}(?:st|nd|rd|th)?|in|from|by|for|since|until|of|mid|early|late|start|join|begin|all) )(?:${MONTHS_IN_WORDS})\\b|(?<=\\b(?:${MONTHS_IN_WORDS})\\/)(?:${MONTHS_IN_WORDS})\\b|\\b(?:${MONTHS_IN_WORDS})(?= \\d)`,
  'g',
);

const DAY_OF_WEEK = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g;
const OF_SPEECH = /\b(?:speak|speaking|spoken|fluent|native|languages?|bilingual)\b/i;
const A_WORD = /(?<![\p{L}\p{N}'’@./-])\p{L}\p{Ll}+(?![\p{L}\p{N}'’@/-]|\.\p{L})/gu;
const meantBy = (word: string) =>
  MISSPELLINGS.get(word) ?? CHAT_SPELLINGS.get(word) ?? NAMES_TYPED_SMALL.get(word) ?? countryTyped(word);
/** "poland", but not "turkey", which is a bird as well */
const countryTyped = (word: string) => (COUNTRIES.has(word) && !ALSO_A_WORD.test(word) ? upperFirst(word) : undefined);
const ALSO_A_WORD =
  /^(?:turkey|jordan|china|guinea|chad|mali|jersey|panama|palau|cuba|oman|chile|peru|togo|\p{L}{1,3})$/u;
/** "react", "vue": what is worked with, where it is said to be */
const TOOL_TYPED =
  /(?<=\b(?:did|done|used|use|using|know|learnt|learned|learning|know|wrote|coded in|scripts? in) )(?:react|vue|angular|express|spring|spark|swift|rust|flask|celery|ansible|terraform|docker|python|ruby|scala|airflow|redis|excel)(?!\p{L})/gu;
