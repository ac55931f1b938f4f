import { fold } from '@vitae/language/fold';
import { OCCUPATION_NOUNS } from '@vitae/language/occupations';
import { LEVELS_OF_SPEECH, spokenLanguage } from '@vitae/language/spoken-languages';
import type { PersonalField } from '../../../parsing/result.ts';
import type { Plan } from '../../plan/plan.ts';
import { isProperAdjective, listOf, withArticle } from '../../text/words.ts';
import { isPlace } from '../../understand/places.ts';
import type { Choose } from '../choice.ts';
import { FILLER, type Said } from '../paragraphs.ts';

// What somebody holds and can: certificates, languages, and what an advert asks of the person.

const MAX_CERTIFICATES = 3;
const MAX_ASKED = 6;
/** "Gas Safe registered" is what somebody is, and not what they hold. */
const IS_STATE =
  /^[\p{L}\d/&() -]{2,40} (?:registered|certified|qualified|trained|licen[cs]ed|accredited|vetted|cleared|checked)$/iu;
const asState = (name: string) => {
  if (isHolder(name)) return withArticle(name);
  return /^\p{Lu}\p{Ll}+(?:ly|ed) \p{Ll}+$/u.test(name) ? lowerFirst(name) : name;
};
const NAMES_AWARD = /^(?:diploma|certificate|degree|award|bachelor|master|level|nvq|btec)\b/i;
/** "Xero certified adviser" is somebody as well. */
const isHolder = (name: string) => {
  const title = name.replace(/\s*\([^()]*\)$/, '');
  return !/\d/.test(title) && !NAMES_AWARD.test(title) && OCCUPATION_NOUNS.has(fold(title.split(' ').at(-1) ?? ''));
};
/** "Contact lens fitting certificate" as "a contact lens fitting certificate". */
const withItsArticle = (name: string) =>
  /^(?:Diploma|Certificate|Degree) in /.test(name)
    ? withArticle(name)
    : /^\p{Lu}\p{Ll}+(?: \p{Ll}+)* (?:certificate|licen[cs]e|card|award)$/u.test(name)
      ? withArticle(lowerFirst(name))
      : name;
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Without who has issued it, where a comma parts that off: a list of such names could not be read. */
function plainCertificate(name: string): string {
  if (/^licences for /.test(name)) return name;
  // "Personal licence holder"
  if (/ holder$/i.test(name)) return withArticle(lowerFirst(name.replace(/ holder$/i, '')));
  const [title = '', issuer = ''] = name.split(/,\s+(?![^(]*\))/);
  if (/^(?:band|level|grade|score|part)\b/i.test(issuer)) return `${title} (${issuer})`;
  return /\d/.test(issuer) ? name : title;
}

/** Those that the advert asks for, with others where they are few; the rest where the letter would be short. */
export function certificateSentences(
  { certificates: all, certificatesAsked, applicant, personal }: Plan,
  profile: readonly Said[],
  choose: Choose,
): Said[] {
  const courses = new Set(applicant.roles.flatMap(({ kind, place }) => (kind === 'training' ? [place] : [])));
  const certificates = all.filter((certificate) => !courses.has(certificate));
  const inProfile = profile.map(({ text }) => text).join(' ');
  const isTold = (name: string) =>
    // "a CMA-qualified accountant", and "Certified Management Accountant (CMA)"
    (name.match(/(?<!\p{L})\p{Lu}{3,6}(?!\p{L})/gu) ?? []).some((short) => inProfile.includes(short)) ||
    [...applicant.facts, ...personal.map(({ value }) => value), ...profile.map(({ text }) => text)].some((fact) =>
      fold(fact).includes(fold(name)),
    );
  const names = [...new Set(certificates.filter((name) => !isTold(name)).map(plainCertificate))];
  const states = names.filter((name) => IS_STATE.test(name) || isHolder(name)).slice(0, 2);
  const most = Math.max(MAX_CERTIFICATES, Math.min(certificatesAsked, MAX_ASKED));
  const others = names.filter((name) => !states.includes(name));
  const [named, more] = [others.slice(0, most), others.slice(most, most + MAX_CERTIFICATES)];
  const list = listOf(named.map(withItsArticle));
  const held = choose('certificates', [
    `My qualifications include ${list}.`,
    `My certificates and training include ${list}.`,
  ]);
  const is = states.length > 0 ? `I am ${listOf(states.map(asState))}.` : '';
  return [
    { text: [named.length > 0 ? held : '', is].filter(Boolean).join(' '), rank: certificatesAsked > 0 ? 1 : 2 },
    { text: more.length > 0 ? `My resume also lists ${listOf(more)}.` : '', rank: FILLER },
  ];
}

const MAX_LANGUAGES = 4;
/** "Arabic (speak)" */
const IS_MANNER = /^(?:speak|spoken|read|writ)/i;
const A_LITTLE = /^(?:some|a little|a bit of)$/i;
const BEHIND_LEVEL = / (?:speaker|level|proficiency)$/;

export function languageSentence({ languages }: Plan): string {
  const named = languages.slice(0, MAX_LANGUAGES).map(({ name, level }) => {
    if (A_LITTLE.test(level)) return `some ${name}`;
    if (IS_MANNER.test(level)) return name;
    const isLevel =
      LEVELS_OF_SPEECH.has(fold(level).replace(BEHIND_LEVEL, '')) ||
      (/^\p{Lu}?\p{Ll}+(?: \p{Ll}+){0,3}$/u.test(level) && !spokenLanguage(fold(level)));
    return isLevel ? `${name} (${/\d/.test(level) ? level : level.toLowerCase()})` : name;
  });
  const isWorthSaying = named.length > 1 || (languages[0] && languages[0].name.toLowerCase() !== 'english');
  return isWorthSaying ? `I speak ${listOf(named)}.` : '';
}

/** As it stands after "is": "Residence visa" as "residence visa", "IQAMA" as it is. */
const asValue = (value: string) =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}|[ ,(]|$)/u.test(value) &&
  !isProperAdjective(value.split(/[ ,]/)[0]!) &&
  !isPlace(value.split(/[ ,]/)[0]!)
    ? value.charAt(0).toLowerCase() + value.slice(1)
    : value;

/** "Husband Sponsored Visa" is no name. */
const inSmallWords = (value: string) =>
  /^(?:\p{Lu}\p{Ll}+ )+\p{Lu}\p{Ll}+$/u.test(value) ? value.toLowerCase() : value;

const NAMES_LICENCE = / licen[cs]e(?: \(|$)/;
const SAYS_YES = /^(?:yes|available|valid)$/i;

const PERSONAL: Partial<Record<PersonalField, (value: string) => string>> = {
  visaStatus: (written, value = inSmallWords(written)) =>
    /^(?:\p{L}+ ){0,3}visa\b/iu.test(value) && !/ \p{Lu}/u.test(value.replace(/,.*$/, ''))
      ? `I hold ${withArticle(asValue(value).replace(/, (.+)$/, ' ($1)'))}`
      : `my visa status is ${asValue(value)}`,
  noticePeriod: (value) =>
    /^(?:immediate(?:ly)?|none|nil|available immediately)$/i.test(value)
      ? 'I am available immediately'
      : `my notice period is ${asValue(value)}`,
  drivingLicence: (value) =>
    SAYS_YES.test(value)
      ? 'I hold a driving licence'
      : NAMES_LICENCE.test(value)
        ? `I hold ${withArticle(value)}`
        : /,(?![^(]*\))/.test(value)
          ? ''
          : `I hold a driving licence (${asValue(value)})`,
  nationality: (value) => `my nationality is ${value}`,
  expectedSalary: (value) => (/\d/.test(value) ? `my expected salary is ${value}` : ''),
};

export function personalSentence({ personal }: Plan, choose: Choose): string {
  const named = personal.map(({ field, value }) => PERSONAL[field]?.(value) ?? '').filter(Boolean);
  if (named.length === 0) return '';
  return choose('personal', [
    `On the practical side, ${listOf(named)}.`,
    `As for the practical details, ${listOf(named)}.`,
    `To answer the practical points, ${listOf(named)}.`,
  ]);
}

/** "For driving, I hold the following: category C+E (since 2011), ADR and Driver CPC." */
export function drivingSentence({ personal }: Plan): string {
  const value = personal.find(({ field }) => field === 'drivingLicence')?.value ?? '';
  const parts = NAMES_LICENCE.test(value) ? [] : value.split(/,\s+(?![^(]*\))/);
  const named = parts.map((part) => part.replace(/^(?:Category|Class)\b/, (word) => word.toLowerCase()));
  return parts.length > 1 ? `For driving, I hold the following: ${listOf(named)}.` : '';
}

export function placeSentence({ applicant, job }: Plan): string {
  const [town = ''] = applicant.location.split(',');
  const isNamed =
    /^\p{Lu}[\p{L}' -]{2,30}$/u.test(town) &&
    new RegExp(`(?<!\\p{L})${town.replace(/[^\p{L} ]/gu, '.')}(?!\\p{L})`, 'u').test(job.text);
  return isNamed ? `I am based in ${town}.` : '';
}
