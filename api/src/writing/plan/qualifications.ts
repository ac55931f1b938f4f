import { findTerm } from '@vitae/language/adverts/find-term';
import { fold } from '@vitae/language/fold';
import { tokenise } from '@vitae/language/tokens';
import { onceEach } from '../text/words.ts';
import type { Job } from '../understand/advert.ts';
import type { Applicant } from '../understand/applicant.ts';
import { ENDED_OR_PLANNED } from '../understand/state-of-holding.ts';
import type { Essentials } from './essentials.ts';
import { holdingsAsked } from './holdings.ts';
import type { Asked } from './proofs.ts';
import { shortsIn } from './shorts.ts';
import { isToldWhole } from './skills-to-tell.ts';

/** Where no item of the page names the registration that the page bears out. */
export const asRegistered = (body: string) => `${body} registered`;

/** Certificates, licences, registrations and courses. */
export interface Qualifications {
  /** In the words of the page, what the advert asks for. */
  asked: string[];
  /** In the words of the page, the rest. */
  others: string[];
  /** Names of certificates, those first that the advert asks for. */
  certificates: string[];
}

interface Sources {
  job: Job;
  applicant: Applicant;
  /** By its name; empty where there is none. */
  registration: string;
  heldOnPage: readonly string[];
  asked: readonly Asked[];
  named: Omit<Essentials, 'terms'>;
  /** Requirements listed that are held rather than known. */
  credentials: readonly string[];
  /** Courses near to a new trade, as the page has them. */
  learned: readonly string[];
  isAvoided(text: string): boolean;
  /** A study that the letter tells by itself. */
  isOfStudyTold(item: string): boolean;
}

export function qualificationsFor({ job, applicant, heldOnPage, registration, ...found }: Sources): Qualifications {
  const { asked, named, credentials, learned, isAvoided, isOfStudyTold } = found;
  const isOnPage = (name: string) =>
    job.language === 'ar' || heldOnPage.some((item) => item.includes(name) || name.includes(item));
  const isOfRegister = (name: string) => registration !== '' && name.includes(registration);
  const held = applicant.certificates.filter(
    (name) => isOnPage(name) && !isAvoided(name) && !isToldWhole(name, named.certificates) && !isOfRegister(name),
  );
  const certificatesAsked = onceEach([
    ...named.certificates.filter(
      (name) =>
        !isAvoided(name) && !isOfRegister(name) && !isHeldInFull(name, applicant) && !isStudied(name, applicant),
    ),
    ...credentials.filter(
      (name) => !isToldWhole(name, named.certificates) && name !== registration && !name.startsWith(`${registration} `),
    ),
    ...held.filter((name) => isAskedFor(name, job, asked)),
  ]);
  const canBeTold = (item: string) => !isAvoided(item) && !isOfStudyTold(item);
  const onPage = heldOnPage.filter((item) => !ENDED_OR_PLANNED.test(item));
  const inWordsOfPage = (names: readonly string[]) =>
    names.flatMap((name) => onPage.find((item) => fold(item).includes(fold(name))) ?? []);
  const first = licencesFirst(
    [
      ...(job.language === 'en' ? holdingsAsked(job.text, heldOnPage) : []),
      ...inWordsOfPage([...certificatesAsked, ...named.degrees]),
      ...(registration === ''
        ? []
        : [onPage.find((item) => item.includes(registration)) ?? asRegistered(registration)]),
      ...learned,
    ].filter(canBeTold),
  );
  const all = eachInFull([...first, ...inWordsOfPage(held).filter(canBeTold)]);
  return {
    asked: all.slice(0, first.length),
    others: all.slice(first.length),
    certificates: [
      ...certificatesAsked.map((name) => atItsLevel(name, onPage)),
      ...held.filter((name) => !certificatesAsked.includes(name)),
    ],
  };
}

/** "CIPD" of an advert as "CIPD Level 3", where the page names it at a level only. */
function atItsLevel(name: string, onPage: readonly string[]): string {
  const levels = onPage
    .filter((item) => item.includes(name))
    .map((item) => A_LEVEL.exec(item.slice(item.indexOf(name) + name.length))?.[0] ?? '');
  return levels.length > 0 && levels.every((level) => level !== '') ? `${name}${levels[0]}` : name;
}
const A_LEVEL = /^\s(?:Level|Part|Stage|المستوى)\s[\p{L}\p{Nd}]+/iu;

/** "Certified CMRP" beside "Certified Maintenance and Reliability Professional (CMRP)" */
const isHeldInFull = (name: string, { certificates }: Applicant) =>
  certificates.some(
    (other) => other.length > name.length && shortsIn(name).some((short) => shortsIn(other).includes(short)),
  );

const isStudied = (name: string, { studies }: Applicant) =>
  studies.some(({ degree }) => fold(degree).includes(fold(name)));

/** By the name of a skill, or by the short form that the advert has as well: "NEBOSH General Certificate". */
function isAskedFor(certificate: string, job: Job, asked: readonly Asked[]): boolean {
  const tokens = tokenise(certificate);
  return (
    asked.some(({ requirement }) => findTerm(tokens, requirement)) ||
    shortsIn(certificate).some((short) => new RegExp(`(?<!\\p{L})${short}(?!\\p{L})`, 'u').test(job.text))
  );
}

const IS_LICENCE =
  /\b(?:licen[cs]\p{L}*|regist\p{L}*|reg|endorse\p{L}*|admitted|called to the bar|chartered|pin)(?![\p{L}])/iu;
/** Without them nobody is let to the work; what is learned beside them may wait. */
function licencesFirst(items: readonly string[]): string[] {
  const all = eachInFull(items);
  return [...all.filter((item) => IS_LICENCE.test(item)), ...all.filter((item) => !IS_LICENCE.test(item))];
}

/** Of items that say the same the longer one, in the place of the first. */
const eachInFull = (items: readonly string[]) =>
  items.reduce<string[]>((kept, item) => {
    const at = kept.findIndex((other) => fold(other).includes(fold(item)) || fold(item).includes(fold(other)));
    if (at < 0) kept.push(item);
    else if (item.length > kept[at]!.length) kept[at] = item;
    return kept;
  }, []);
