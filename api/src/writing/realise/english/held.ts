import { fold } from '@vitae/language/fold';
import { LANGUAGE_NAMES, LEVELS_OF_SPEECH, spokenLanguage } from '@vitae/language/spoken-languages';
import type { PersonalField } from '../../../parsing/result.ts';
import type { Plan } from '../../plan/plan.ts';
import { tellingTerms } from '../../text/terms.ts';
import { listOf, withArticle, wordCount } from '../../text/words.ts';
import { isPlace } from '../../understand/places.ts';
import type { Choose } from '../choice.ts';
import { FILLER, type Said } from '../paragraphs.ts';
import { IS_STATE, isHolder, namesOfCertificates } from './certificates.ts';
import { factsOf } from './profile.ts';

// What somebody holds and can: certificates, languages, and what an advert asks of the person.

const MAX_CERTIFICATES = 3;
const MAX_ASKED = 6;
const MAX_STATES = 2;

/** Those that the advert asks for, with others where they are few; the rest where the letter would be short. */
export function certificateSentences(plan: Plan, told: readonly Said[], choose: Choose): Said[] {
  const { holdings, certificates: all, certificatesAsked, applicant, personal } = plan;
  const courses = new Set(applicant.roles.flatMap(({ kind, place }) => (kind === 'training' ? [place] : [])));
  const before = told.map(({ text }) => text);
  const facts = factsOf(plan).map(({ text }) => text);
  const isTold = (name: string) =>
    // "a CMA-qualified accountant", and "Certified Management Accountant (CMA)"
    (name.match(/(?<!\p{L})\p{Lu}{3,6}(?!\p{L})/gu) ?? []).some((short) => before.join(' ').includes(short)) ||
    [...facts, ...personal.map(({ value }) => value), ...before].some((fact) => fold(fact).includes(fold(name)));
  const names = eachOnce(
    all
      .filter((one) => !courses.has(one))
      .flatMap(namesOfCertificates)
      .filter((name) => !isTold(name) && !holdings.some(says(name))),
  );
  const ownWords = holdings.filter((name) => !isHolder(withoutYear(name)));
  const states = [
    ...holdings.filter((name) => !ownWords.includes(name)).map(withoutYear),
    ...names.filter((name) => isState(name) || isHolder(name)),
  ].slice(0, MAX_STATES);
  const most = Math.max(MAX_CERTIFICATES, Math.min(holdings.length + certificatesAsked, MAX_ASKED));
  const others = [...ownWords, ...names.filter((name) => !states.includes(name))];
  const [named, more] = [others.slice(0, most), others.slice(most, most + MAX_CERTIFICATES)];
  // Behind a colon a name needs no article.
  const held = choose('certificates', [
    'I hold the following certificates and qualifications',
    'My certificates and qualifications include the following',
    'The certificates and qualifications that I hold include these',
  ]);
  const is = states.length > 0 ? `I am ${listOf(states.map(asState))}.` : '';
  const [only = ''] = named;
  const list = named.length > 1 ? `${held}: ${namesInList(named)}.` : only && oneHeld(only);
  return [
    // A single one that nobody asks for says little of anybody.
    {
      text: [list, is].filter(Boolean).join(' '),
      rank: holdings.length + certificatesAsked > 0 ? 1 : names.length > 1 ? 2 : FILLER,
    },
    {
      text: plan.underWay.length > 0 ? `Still under way: ${namesInList(plan.underWay.slice(0, MAX_STATES))}.` : '',
      rank: 1,
    },
    { text: more.length > 1 ? `Further ones on my resume: ${namesInList(more)}.` : '', rank: FILLER },
  ];
}

/** What was learned for the new trade, as the resume has it. */
export function learnedSentence({ learned }: Plan, told: string, choose: Choose): string {
  const untold = learned.filter((line) => !told.includes(line));
  if (untold.length === 0) return '';
  const first = choose('learned', [
    'Also on my resume, and close to this work',
    'Close to this work, my resume also has the following',
    'For this work I have also learned the following',
  ]);
  return `${first}: ${namesInList(untold)}.`;
}

/** Names that hold commas are parted by more. */
const namesInList = (names: string[]) => (names.some((name) => name.includes(',')) ? names.join('; ') : listOf(names));

const withoutYear = (name: string) => name.replace(/ \([^()]*(?:19|20)\d\d\)$/, '');

/** "I hold a GCP certificate", but "OSHA 30 Hours" needs a word that it is one. */
const oneHeld = (name: string) => {
  const [, as = '', when = ''] =
    /^Admitted ((?:as|to) [\p{L} ]+?),? \(?((?:\p{Lu}\p{Ll}+ )?\d{4})\)?(?: \([^()]*\))?$/u.exec(name) ?? [];
  if (as) return `I was admitted ${as} in ${when}.`;
  // A row of several: "C+E, C, D1, FLT counterbalance".
  if (name.split(', ').length > 2) return `I hold the following: ${name}.`;
  return COUNTED.test(name) ? `I hold ${withArticle(name)}.` : `I hold the following qualification: ${name}.`;
};
const COUNTED = /^(?:Diploma|Certificate)\b|\b(?:certificate|diploma|licen[cs]e|card|ticket|permit|passport)$/i;

/** Whether a holding, as the resume writes it, names a certificate already, in more words or by its short form. */
const says = (name: string) => (holding: string) => {
  const words = tellingTerms(holding);
  const shorts = name.match(/(?<!\p{L})\p{Lu}{3,8}(?!\p{L})/gu) ?? [];
  return shorts.some((short) => holding.includes(short)) || tellingTerms(name).every((word) => words.includes(word));
};

/** "NEBOSH General Certificate" beside "NEBOSH General Certificate 2016": the longer says as much. */
const eachOnce = (names: readonly string[]) =>
  [...new Set(names)].filter(
    (name, index, all) =>
      !all.some(
        (other, at) => at !== index && fold(other).includes(fold(name)) && (other.length > name.length || at < index),
      ),
  );

/** "Gas Safe registered" is what somebody is, and not what they hold. */
const isState = (name: string) => IS_STATE.test(name);
const asState = (name: string) => {
  if (isHolder(name)) return withArticle(name);
  return /^\p{Lu}\p{Ll}+(?:ly|ed) \p{Ll}+$/u.test(name) ? lowerFirst(name) : name;
};
const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const MAX_LANGUAGES = 5;
/** "Arabic (speak)" */
const IS_MANNER = /^(?:speak|spoken|read|writ)/i;
const OF_LEVEL = /^(?:[\p{L}-]+ ){0,2}(?:level|school|learner|only)$/iu;
/** "read – fair": not spoken. */
const ONLY_READ = /^(?:read|reading|written|writing|understand\w*|passive)\b(?!.*\b(?:speak|spoken|speaking)\b)/i;
const A_LITTLE = /^(?:some|a little|little|a bit of|kitchen level|polite)$/i;
const BEHIND_LEVEL = / (?:speaker|level|proficiency)$/;
const OTHER_LEVELS =
  /^(?:(?:home|second|third) language|limited|technical|full professional|near[- ]native|business|everyday|[abc][12]\+?)$/i;

/** Levels that stand before the name: "fluent Spanish". */
const BEFORE_NAME = /^(?:fluent|good|basic|conversational|intermediate|advanced|elementary|excellent)$/i;
const IS_NATIVE = /^(?:native|mother tongue|first language|home language)$/i;

/** Each language by its English name, with its level where that is one of those that people give. */
export function languageSentence({ languages }: Plan): string {
  const known = languages
    .filter(({ level }) => !ONLY_READ.test(level))
    .slice(0, MAX_LANGUAGES)
    .map(({ name, level }) => ({ name: nameOfLanguage(name), level: level.trim().replace(/^(?:both|all) /i, '') }))
    .filter(({ name }) => name !== '');
  const natives = known.filter(({ level }) => IS_NATIVE.test(level)).map(({ name }) => name);
  const others = known.filter(({ level }) => !IS_NATIVE.test(level));
  // "Fluent English and French (beginner)": the first word would count for both.
  const isMixed =
    others.some((one) => /\)$/.test(withLevel(one))) && others.some(({ level }) => BEFORE_NAME.test(level));
  const spoken = others.map((one) =>
    isMixed && BEFORE_NAME.test(one.level) ? `${one.name} (${one.level.toLowerCase()})` : withLevel(one),
  );
  if (natives.length === 1 && spoken.length > 0)
    return `My native language is ${natives[0]}; I also speak ${listOf(spoken)}.`;
  const named = [...natives.map((name) => `${name} (native)`), ...spoken];
  const isWorthSaying = named.length > 1 || (named[0] !== undefined && !/\benglish\b/i.test(named[0]));
  return isWorthSaying ? `I speak ${listOf(named)}.` : '';
}

/** As profiles on the web give them. */
const IS_OF_PROFICIENCY = /^(?:full professional|professional working|limited working|native or bilingual)$/;

function withLevel({ name, level }: { name: string; level: string }): string {
  if (A_LITTLE.test(level)) return `some ${name}`;
  if (IS_MANNER.test(level)) return name;
  if (BEFORE_NAME.test(level)) return `${level.toLowerCase()} ${name}`;
  const isLevel = LEVELS_OF_SPEECH.has(fold(level).replace(BEHIND_LEVEL, '')) || OTHER_LEVELS.test(level);
  // "school level", as it stands; of other words no level can be told.
  if (!isLevel) return OF_LEVEL.test(level) && wordCount(level) <= 3 ? `${name} (${level.toLowerCase()})` : name;
  const said = /\d/.test(level) ? level.toUpperCase() : level.toLowerCase();
  return `${name} (${IS_OF_PROFICIENCY.test(said) ? `${said} proficiency` : said})`;
}

/** "Deutsch" as "German"; empty where it is none. */
/** As somebody names a language in English stays, though the list has a wider name for it. */
const NAMES_OF_THEIR_OWN =
  /^(?:mandarin|cantonese|farsi|flemish|dari|filipino|tagalog|isizulu|isixhosa|kiswahili|sesotho|setswana|sepedi|siswati|gaelic)$/;

function nameOfLanguage(written: string): string {
  const folded = fold(written);
  const english =
    (NAMES_OF_THEIR_OWN.test(folded) ? written : spokenLanguage(folded)) ??
    (LANGUAGE_NAMES.has(folded) && !/(?:isch|ais|ano|ês|és|ski)$/.test(folded) ? written : '');
  return english.replace(/^\p{Ll}(?!\p{Ll}{1,2}\p{Lu})/u, (letter) => letter.toUpperCase());
}

const KIND_OF_VISA =
  'employment|residence|residency|work|visit|tourist|company|family|husband|spouse|dependent|dependant|student|golden|freelance';
const VISA = new RegExp(
  `^(?:valid )?(${KIND_OF_VISA})(?:[- ]sponsored)? visa(?:,? \\(?((?:transferable|noc available|with noc|valid until [\\d/. -]+|valid))\\)?)?$`,
  'i',
);
const TRANSFERABLE = /^transferable(?:,? \(?(?:with noc|noc available)\)?)?$/i;
const NOTICE = /^(\d{1,2}|one|two|three|four) (day|week|month)s?['’]?(?: notice)?$/i;
const AT_ONCE = /^(?:immediate(?:ly)?|none|nil|available immediately)$/i;
const SAYS_NO = /^(?:no|none|n\/?a|nil|not applicable|negotiable|as per .*|-+)$/i;
const SAYS_YES = /^(?:yes|available|valid)$/i;
const NAMES_LICENCE = / licen[cs]e(?: \(|$)/;
/** "UAE", "UAE & KSA", "Bahrain light vehicle", "B, C" */
const LICENCE =
  /^(?:(?:full|clean|provisional|light vehicle|heavy vehicle|lmv|hmv|manual|automatic|class [a-c]|[A-D](?:\+?E|1)?|UAE|UK|EU|KSA|US|Saudi(?: Arabia)?|Qatar|Kuwait|Oman|Bahrain|India|GCC|International)(?:,| &| and)? ?)+$/iu;

/** "KSA (Light)", "UAE manual licence (light)" */
const LICENCE_OF_COUNTRY =
  /^(UAE|UK|EU|KSA|US|Saudi|Qatar|Kuwait|Oman|Bahrain|India|GCC)(?: (manual|automatic))?(?: (?:driving )?licen[cs]e)? \(((?:[Ll]ight|[Hh]eavy)(?: vehicles?)?)\)$/u;

/** What of a value is known to be sound in a sentence; null where it is quoted as the resume has it. */
const PERSONAL: Partial<Record<PersonalField, (value: string) => string | null>> = {
  visaStatus: (value) => {
    const [, kind = '', more = ''] = VISA.exec(value) ?? [];
    if (kind) {
      const sponsored = /sponsored/i.test(value) ? `${kind.toLowerCase()}-sponsored` : kind.toLowerCase();
      return `I hold ${withArticle(sponsored)} visa${more ? ` (${more.toLowerCase().replace('noc', 'NOC')})` : ''}`;
    }
    return TRANSFERABLE.test(value) ? `my visa status is ${value.toLowerCase().replace('noc', 'NOC')}` : null;
  },
  noticePeriod: (value) => {
    if (AT_ONCE.test(value)) return 'I am available immediately';
    const [, count = '', unit = ''] = NOTICE.exec(value) ?? [];
    if (!count) return null;
    const isOne = /^(?:1|one)$/i.test(count);
    return `my notice period is ${isOne ? 'one' : count.toLowerCase()} ${unit.toLowerCase()}${isOne ? '' : 's'}`;
  },
  drivingLicence: (value) => {
    if (SAYS_YES.test(value)) return 'I hold a driving licence';
    if (/^(?:full|clean|full,? clean)$/i.test(value)) return `I hold a ${value.toLowerCase()} driving licence`;
    const [, country = ''] = /^(?:yes|available|valid) \((\p{Lu}\p{L}+)\)$/iu.exec(value) ?? [];
    if (country) return `I hold a driving licence (${country})`;
    const [, ...parts] = LICENCE_OF_COUNTRY.exec(value) ?? [];
    if (parts.length > 0)
      return `I hold a driving licence (${parts
        .map((part = '') => part.replace(/^[LH](?=eav|igh)/, (letter) => letter.toLowerCase()))
        .filter(Boolean)
        .join(', ')})`;
    if (/^(?:a )?(?:full |clean |valid )*(?:UK |EU |UAE )?driving licen[cs]e$/i.test(value))
      return `I hold ${withArticle(value.replace(/^a /i, ''))}`;
    return LICENCE.test(value)
      ? `I hold a driving licence (${value.replace(/^\p{Lu}(?=\p{Ll})(?:ull|lean|eavy|ight|anual)/u, (word) => word.toLowerCase())})`
      : null;
  },
  nationality: (value) => (/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(value) ? `my nationality is ${value}` : null),
  expectedSalary: (value) =>
    /^\p{Lu}{2,3} [\d,.]+\S*(?: (?:per|a) month)?$|^[$€£][\d,.]+k?$/u.test(value)
      ? `my expected salary is ${value}`
      : null,
};

const NAMES: Partial<Record<PersonalField, string>> = {
  visaStatus: 'visa status',
  noticePeriod: 'notice period',
  drivingLicence: 'driving licence',
  nationality: 'nationality',
  expectedSalary: 'expected salary',
};
/** Nobody asks for the number of a licence. */
const NUMBER_OF_PAPER = /,? ?(?:No\.?|number|#) ?[\w-]*\d{4,}\w*,? ?/giu;

const LONGEST_VALUE = 120;
const withoutNumber = (value: string) =>
  value
    .replace(/\s+[–—-]\s+.*$/u, '')
    .slice(0, LONGEST_VALUE)
    // "… | Availability: now"
    .replace(/\s*[|;].*$/, '')
    .replace(NUMBER_OF_PAPER, '')
    .replace(/ ?\(\)/g, '')
    .replace(/[.,\s]+$/, '');

/** By what words a note has said it already. */
const SAID_IN_NOTE: Partial<Record<PersonalField, RegExp>> = {
  visaStatus: /\bvisa\b/i,
  noticePeriod: /\b(?:notice|immediately|at once|start|join|available)\b/i,
  drivingLicence: /\bdriv\w+ licen[cs]e\b/i,
  nationality: /\b(?:nationality|national|citizen)\b/i,
  expectedSalary: /\b(?:salary|expected|expect)\b/i,
};
const isInNotes = (field: PersonalField, statements: readonly string[]) =>
  statements.some((text) => SAID_IN_NOTE[field]?.test(text));

export function personalSentence({ personal, statements }: Plan, choose: Choose): string {
  const untold = personal.filter(
    ({ field, value }) => (field === 'noticePeriod' || !SAYS_NO.test(value)) && !isInNotes(field, statements),
  );
  const said = untold.map(({ field, value: written }) => {
    const value = withoutNumber(written);
    return { field, value, words: PERSONAL[field]?.(value) ?? null };
  });
  const named = said.flatMap(({ words }) => words ?? []);
  const quoted = said.flatMap(({ field, value, words }) =>
    words === null && NAMES[field] && !(field === 'drivingLicence' && licencesIn(value).length > 1)
      ? [`My ${NAMES[field]} is as follows: ${value.replaceAll('"', '')}.`]
      : [],
  );
  const sentence =
    named.length > 0
      ? choose('personal', [
          `On the practical side, ${listOf(named)}.`,
          `As for the practical details, ${listOf(named)}.`,
          `To answer the practical points, ${listOf(named)}.`,
        ])
      : '';
  return [sentence, ...quoted].filter(Boolean).join(' ');
}

const licencesIn = (value: string) =>
  NAMES_LICENCE.test(value) || LICENCE.test(value) ? [] : value.split(/,\s+(?![^(]*\))/);

/** "For driving, I hold the following: category C+E (since 2011), ADR and Driver CPC." */
export function drivingSentence({ personal }: Plan): string {
  const value = withoutNumber(personal.find(({ field }) => field === 'drivingLicence')?.value ?? '');
  const parts = licencesIn(value).filter((part) => !SAYS_YES.test(part));
  const named = parts.map((part) => part.replace(/^(?:Category|Class)\b/, (word) => word.toLowerCase()));
  return parts.length > 1 ? `For driving, I hold the following: ${listOf(named)}.` : '';
}

/** Who says in a note where they live or move to has said more than the resume. */
const SAYS_WHERE = /\b(?:relocat\w+|mov(?:e|ed|ing)|live|living|based|settled|resid\w+)\b/i;

export function placeSentence({ applicant, job, statements }: Plan): string {
  if (statements.some((text) => SAYS_WHERE.test(text))) return '';
  const [town = '', ...around] = applicant.location.split(/,\s*/);
  const isNamed =
    // "CAFM used: Maximo, FSI Concept"
    [town, ...around].some(isPlace) &&
    /^\p{Lu}[\p{L}' -]{2,30}$/u.test(town) &&
    new RegExp(`(?<!\\p{L})${town.replace(/[^\p{L} ]/gu, '.')}(?!\\p{L})`, 'u').test(job.text);
  return isNamed ? `I am based in ${town}.` : '';
}
