import { fold } from '@vitae/language/fold';
import { escapePattern } from '@vitae/language/phrases';
import { LANGUAGE_NAMES, spokenLanguage } from '@vitae/language/spoken-languages';
import type { PersonalField } from '../../../parsing/result.ts';
import type { Plan } from '../../plan/plan.ts';
import { spellWell } from '../../text/spelling.ts';
import { inTitleCase } from '../../text/title-case.ts';
import { isProperAdjective, listOf, upperFirst, withArticle } from '../../text/words.ts';
import type { Spoken } from '../../understand/languages-on-page.ts';
import { HEADING_IN_CAPITALS } from '../../understand/lines-to-tell.ts';
import { isPlace } from '../../understand/places.ts';
import { NO_LONGER_HELD, NOT_HELD } from '../../understand/state-of-holding.ts';
import { namesStudy } from '../../understand/studies.ts';
import type { Choose } from '../choice.ts';
import { FILLER, type Said } from '../paragraphs.ts';
import { asItem } from './as-item.ts';
import { theSchool } from './names-of-studies.ts';
import { areFactsPoints, factsOf, profileOf, profileOfChange, summaryAsWritten } from './profile.ts';
import { laterStudySentence, studyAsWritten, studyInSentence, studySentence } from './studies.ts';

// What somebody holds and can: certificates, languages, and what an advert asks of the person.

const MOST_ASKED = 6;
const MOST_OTHERS = 3;

/**
 * What the page lists of certificates, licences and courses, item by item in its own words: nothing is said of them
 * that it does not say, and what it adds (a date, "in progress") stays beside the name.
 */
function qualificationsToTell(plan: Plan, choose: Choose): Said[] {
  const told = [...profileOf(plan), ...summaryAsWritten(plan), ...factsOf(plan), studySentence(plan, choose)].map(
    ({ text }) => text,
  );
  const before = fold([...told, profileOfChange(plan), laterStudySentence(plan)].join('\n'));
  const isPersonal = (item: string) => plan.personal.some(({ value }) => fold(value) === fold(item));
  const isLicenceTold = personalTold(plan).some(({ field, words }) => field === 'drivingLicence' && words !== null);
  const isOfStudyTold = (item: string) =>
    plan.applicant.studies.some((study) => namesStudy(item, study) && before.includes(fold(theSchool(study.school))));
  const row = studyAsWritten(plan);
  const items = plan.qualifications
    .map((text, index) => ({ text, isAsked: index < plan.qualificationsAsked }))
    .filter(
      ({ text }) =>
        !before.includes(fold(text)) &&
        !isPersonal(text) &&
        !hasExpired(text, plan.statements) &&
        !(isLicenceTold && IS_DRIVING_LICENCE.test(text)) &&
        !isOfStudyTold(text) &&
        !isEndOf(row, text) &&
        !HEADING_IN_CAPITALS.test(text) &&
        !OF_ANOTHER_PERSON.test(text) &&
        !REFERS_BACK.test(text) &&
        !OF_PUBLICATION.test(text) &&
        !IS_FOOTER.test(text) &&
        !ENDS_OPEN.test(text) &&
        !IS_TO_BE_DONE.test(text) &&
        !IS_ROW_OF_LANGUAGES.test(text) &&
        !IS_ROW.test(text),
    );
  const asked = items.filter(({ isAsked }) => isAsked).slice(0, MOST_ASKED);
  const others = items.filter(({ isAsked }) => !isAsked).slice(0, Math.max(0, MOST_OTHERS - asked.length));
  const isAlone = asked.length + others.length === 1;
  return [
    ...asked.map(({ text }) => ({ text: asItem(text), rank: 1, isItem: true, ...heldAlone(text) })),
    // A single one that nobody asks for says little of anybody.
    ...others.map(({ text }) => ({ text, rank: isAlone ? FILLER : 2, isItem: true, ...heldAlone(text) })),
  ];
}

const asPlainWords = (item: string) =>
  /^High School/i.test(item) ? item.toLowerCase() : item.charAt(0).toLowerCase() + item.slice(1);

/** A single paper is no list. */
function heldAlone(item: string): Pick<Said, 'alone'> {
  const [, body = ''] = IS_REGISTERED.exec(item) ?? [];
  if (body) return { alone: `I am registered with the ${body}.` };
  const [first = ''] = item.split(' ');
  if (IS_PLAIN_PAPER.test(item) && !isProperAdjective(first) && !isPlace(first))
    return { alone: `I hold ${withArticle(asPlainWords(item))}.` };
  const [kind] = KINDS_OF_PAPER.find(([, pattern]) => pattern.test(item)) ?? [];
  return kind && !NOT_HELD.test(item) && !IS_LEARNED.test(item)
    ? { alone: `I hold the following ${kind}: ${asItem(item).replace(/[.,;\s]+$/, '')}.` }
    : {};
}
const IS_REGISTERED = /^(\p{Lu}\p{L}{0,4}\p{Lu}) registered$/u;
/** "Food handler card", "Full clean licence (B)", "High School Diploma": in words, none of which is a name. */
const IS_PLAIN_PAPER =
  /^\p{Lu}\p{Ll}+(?: [\p{Ll}-]+)* (?:card|licen[cs]e|permit|certificate|diploma)(?: \(\p{L}\d?\))?$|^High [Ss]chool [Dd]iploma$/u;
const KINDS_OF_PAPER: readonly (readonly [string, RegExp])[] = [
  ['certificate', /\bcertificate\b/i],
  ['certification', /\bcertifi(?:ed|cation)\b/i],
  ['qualification', /\b(?:diploma|nvq|btec)\b/i],
];
/** Of which a name like a paper's says no more than that it was taken part in. */
const IS_LEARNED = /\b(?:part|registered|course|training|module|session|webinar|workshop)\b/i;

/** What the page lists and the advert asks for, where requirement and proof stand line by line. */
export const papersAsked = (plan: Plan, choose: Choose): string[] => {
  const asked = plan.qualifications.slice(0, plan.qualificationsAsked).map(asItem);
  return qualificationsToTell(plan, choose)
    .map(({ text }) => text)
    .filter((text) => asked.includes(text))
    .slice(0, MOST_IN_MATCHES);
};
const MOST_IN_MATCHES = 2;

/** Without what the letter has told. */
export const withoutPapers = (plan: Plan, told: readonly string[]): Plan => {
  const isLeft = (item: string) => !told.includes(asItem(item));
  return {
    ...plan,
    qualifications: plan.qualifications.filter(isLeft),
    qualificationsAsked: plan.qualifications.slice(0, plan.qualificationsAsked).filter(isLeft).length,
  };
};

/** "My first aid card expired in October", in a note on "Paediatric first aid, 2024". */
function hasExpired(item: string, statements: readonly string[]): boolean {
  const own = fold(item);
  return statements.some((text) => {
    const [, subject = ''] = /^My ([^,;]{3,60}) (?:has |have )?(?:expired|lapsed|run out|ran out)\b/.exec(text) ?? [];
    const words = fold(subject)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && !/^(?:card|certificate|licen[cs]e|registration|ticket|badge)$/.test(word));
    return words.length > 0 && words.every((word) => own.includes(word));
  });
}

/** "Full NZ driver licence", and nothing beside it. */
const IS_DRIVING_LICENCE =
  /^(?:(?:full|clean|valid|current|\p{Lu}{2}) )*driv(?:er['’]?s?|ing) licen[cs]e(?: \([^()]*\))?$/iu;
/** "TODO Security+" */
const IS_TO_BE_DONE = /\b(?:TODO|TBD|FIXME)\b/;
/** They are told by themselves. */
const IS_ROW_OF_LANGUAGES = /^Languages? ?[–:-] /;
/** "He received the education of …", as a page on somebody has it. */
const OF_ANOTHER_PERSON = /^(?:he|she|they|his|her|their) /i;

/** "Launched the assistant on this popular device", whose heading is not told. */
const REFERS_BACK = /\b(?:this|these) \p{Ll}/iu;
/** "Curriculum Vitae, updated August 2025" */
const IS_FOOTER = /\bcurriculum vitae\b|^(?:(?:resume|cv),? )?(?:last )?(?:updated|revised)\b/i;
/** "Level 5 Diploma in Leadership for", cut by a narrow column. */
const ENDS_OPEN = /(?:[,&(/]|\b(?:and|or|of|the|in|for|to|with|by|at|from|on))$/i;
/** "Tech Report, ICRA, in press": where it appears, without what and by whom. */
const OF_PUBLICATION = /\b(?:in press|in print|under review|forthcoming|et al\b|tech(?:nical)? report)\b/i;

/** "Key accounts . Tenders . Forecasting": a row of a table of skills. */
const IS_ROW = / [.·•] .* [.·•] /;

/** "Elm College, Leeds – 2011" below the row of a study that ends so. */
const isEndOf = (row: string, item: string) => fold(row).includes(fold(item.replace(/[\s,–—-]*(?:19|20)\d\d$/, '')));

/** What no sentence of the letter can say for certain, as the resume has it: studies, qualifications, languages, what is asked of the person. */
export function pointsOfResume(plan: Plan, choose: Choose): Said[] {
  const { languagesAsWritten } = plan.applicant;
  const isSpeechAsked =
    plan.job.requirements.some(({ kind }) => kind === 'language') || namesLanguageOf(languagesAsWritten, plan.job.text);
  const item = (label: string, text: string, rank: number): Said[] =>
    text ? [{ text: label ? `${label}: ${text}` : text, rank, isItem: true }] : [];
  const study = spellWell(studyAsWritten(plan));
  const items = [
    ...(areFactsPoints(plan) ? factsOf(plan).filter(({ isItem }) => isItem) : []),
    ...item('Education', study, 1).map((said) => ({ ...said, alone: studyInSentence(study, plan.month) })),
    ...qualificationsToTell(plan, choose),
    ...item(
      'Languages',
      isSpeechAsked && !isToldAsFact(languagesAsWritten, plan) && !/\bmy\b/i.test(languagesAsWritten)
        ? inTitleCase(languagesAsWritten).replace(/ \/ /g, ', ')
        : '',
      1,
    ),
    ...personalPoints(plan)
      .filter(
        (text) =>
          ![...plan.qualifications, ...factsOf(plan).map((fact) => fact.text)].some((item) => isSaidIn(text, item)),
      )
      .map((text) => ({ text, rank: 1, isItem: true })),
  ];
  if (items.length === 0) return [];
  const others = items.filter(({ text }) => !IS_STUDY.test(text));
  const areQualifications = others.every(
    ({ text }) => IS_QUALIFICATION.test(text) && !IS_WORK.test(text) && !/^["“]/.test(text),
  );
  const kind = others.length === items.length ? 'qualifications and training' : 'education and training';
  const introduction = areQualifications
    ? choose('points', [`My ${kind} include:`, `My resume also lists the following ${kind}:`])
    : choose('points', ['My resume also lists:', 'My resume also lists the following:']);
  return [
    {
      text: introduction,
      rank: Math.min(...items.map(({ rank }) => rank)),
      introducesItems: true,
      ofOneSaid: areQualifications ? `My ${kind} include the following:` : 'My resume also lists the following:',
    },
    // Below its name a kind needs no label.
    ...items.map((said) =>
      others.length > 0 && !others.some(({ text }) => IS_LABELLED.test(text))
        ? { ...said, text: upperFirst(said.text.replace(IS_STUDY, '')) }
        : said,
    ),
  ];
}

const IS_STUDY = /^Education: /;
const IS_LABELLED = /^\p{Lu}[\p{L} ]{2,24}: /u;
const IS_QUALIFICATION =
  /\b(?:certif\p{L}*|diplomas?|licen[cs]\p{L}*|regist(?:er|r)\p{L}*|courses?|training|level \d|degree|bachelor|master|exams?|modules?|accredit\p{L}*|qualif\p{L}*|chartered|nvq|btec|gcses?|ielts|toefl|udemy|coursera|academy|card|cpc|first aid|safeguarding|enrolled|practitioner|fellow)\b|^\p{Lu}{2,5}[\p{Lu}\d+-]*(?:$| \(|, (?:19|20)\d\d)/iu;
const IS_WORK = /\b(?:19|20)\d\d ?[–-] ?(?:(?:19|20)\d\d|present|now)\b|^Before: /i;

/** "Knowledge of te reo and tikanga", which no list of languages has: the advert has the words of one that the page lists. */
function namesLanguageOf(languages: string, advert: string): boolean {
  const words = new Set(fold(advert).split(/[^\p{L}]+/u));
  return languages
    .replace(/\([^()]*\)/g, '')
    .split(/[,;/]|\band\b/)
    .map((one) => fold(one).trim().split(/\s+/))
    .some((name) => !name.includes('english') && name.join('').length > 2 && name.every((word) => words.has(word)));
}

const isToldAsFact = (text: string, plan: Plan) => factsOf(plan).some((fact) => fold(fact.text).includes(fold(text)));

/** "Driving licence: NZ full class 1" beside "Driver licence (NZ full class 1)" */
function isSaidIn(point: string, item: string): boolean {
  const words = fold(item).split(/[^\p{L}\p{N}]+/u);
  const value = fold(point.replace(/^[^:]+: /, ''))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return value.length > 0 && value.filter((word) => words.includes(word)).length >= value.length * SAID_SHARE;
}
const SAID_SHARE = 0.6;

/** "ACCA" behind a name is a qualification to one body and a licence to another: a credential it is of all. */
export const credentialSentence = ({ lettersBehindName: letters }: Plan): string =>
  letters.length > 0
    ? `I hold the following professional credential${letters.length > 1 ? 's' : ''}: ${listOf(letters)}.`
    : '';

const MAX_LANGUAGES = 5;
/** Levels that stand before the name: "fluent Spanish". */
const BEFORE_NAME = /^(?:fluent|good|basic|conversational|intermediate|advanced|elementary|excellent)$/i;
const IS_NATIVE = /^(?:native|mother tongue|first language|home language)$/i;

/** Each language by its English name, with its level. */
const SAYS_FIRST_LANGUAGE = /\b(?:first|native|mother) (?:language|tongue)\b/i;
/** "I am learning German", in a note. */
const isLearned = (name: string, { statements }: Plan) =>
  statements.some((text) => /\blearning\b/i.test(text) && fold(text).includes(fold(name)));

export function languageSentence(plan: Plan): string {
  // A note on one of them has said more than its level.
  const languages = plan.languages.filter(({ name }) => !isLearned(name, plan));
  const facts = fold(
    factsOf(plan)
      .map(({ text }) => text)
      .join(' '),
  );
  const said = fold(plan.statements.filter((text) => SAYS_FIRST_LANGUAGE.test(text)).join(' '));
  if (languages.length > 0 && languages.every(({ name }) => `${facts} ${said}`.includes(fold(name)))) return '';
  const known = languages
    .slice(0, MAX_LANGUAGES)
    .map(({ name, level }) => ({ name: nameOfLanguage(name), level: level.trim() }))
    .filter(({ name }) => name !== '');
  const natives = known.filter(({ level }) => IS_NATIVE.test(level)).map(({ name }) => name);
  const others = known.filter(({ level }) => !IS_NATIVE.test(level));
  // "Fluent English and French (beginner)": the first word would count for both.
  const areAllFirst = others.every(({ level }) => BEFORE_NAME.test(level));
  const spoken = others.map((one) => withLevel(one, areAllFirst));
  // A form gives levels of reading and writing as well, and who "speaks" a language at them all?
  if (known.some(({ level }) => /\d to /i.test(level)))
    // Without the first language the list would be said to be whole.
    return natives.length > 0
      ? `My languages are ${listOf([...natives.map((name) => `${name} (native)`), ...spoken])}.`
      : `I speak ${listOf(spoken)}.`;
  // "English, Igbo (native)": the level may be of both.
  const isOpen = known.some(({ level }, at) => level === '' && IS_NATIVE.test(known[at + 1]?.level ?? ''));
  if (isOpen)
    return `I speak ${listOf(known.map((one) => (IS_NATIVE.test(one.level) ? `${one.name} (native)` : withLevel(one, areAllFirst))))}.`;
  // Of the language that the letter is in nobody says so.
  if (natives.join() === 'English' && spoken.length > 0) return `Besides English, I speak ${listOf(spoken)}.`;
  if (natives.length > 0 && spoken.length > 0)
    return natives.length === 1
      ? `My native language is ${natives[0]}; I also speak ${listOf(spoken)}.`
      : `My native languages are ${listOf(natives)}; I also speak ${listOf(spoken)}.`;
  const named = [...natives.map((name) => `${name} (native)`), ...spoken];
  const isWorthSaying = named.length > 1 || (named[0] !== undefined && !/\benglish\b/i.test(named[0]));
  return isWorthSaying ? `I speak ${listOf(named)}.` : '';
}

/** As profiles on the web give them. */
const IS_OF_PROFICIENCY = /^(?:full professional|professional working|limited working|native or bilingual)$/;

function withLevel({ name, level }: Spoken, isLevelFirst: boolean): string {
  if (level === '') return name;
  if (isLevelFirst) return `${level.toLowerCase()} ${name}`;
  // "B1 to B2"
  const said = /\d/.test(level)
    ? level.replace(/[a-c](?=[12])/g, (letter) => letter.toUpperCase())
    : level.toLowerCase();
  return `${name} (${IS_OF_PROFICIENCY.test(said) ? `${said} proficiency` : said})`;
}

/** "Deutsch" as "German"; empty where it is none. As somebody names a language in English stays, though the list has a wider name for it. */
const INNER_CAPITALS: Record<string, string> = {
  isizulu: 'isiZulu',
  isixhosa: 'isiXhosa',
  isindebele: 'isiNdebele',
  siswati: 'siSwati',
};
const NAMES_OF_THEIR_OWN =
  /^(?:mandarin|cantonese|farsi|flemish|dari|filipino|tagalog|isizulu|isixhosa|kiswahili|sesotho|setswana|sepedi|siswati|gaelic|cebuano|hiligaynon|ilocano|twi|ga|fante)$/;

function nameOfLanguage(written: string): string {
  const folded = fold(written);
  if (INNER_CAPITALS[folded]) return INNER_CAPITALS[folded];
  const english =
    (NAMES_OF_THEIR_OWN.test(folded) ? written : spokenLanguage(folded)) ??
    (LANGUAGE_NAMES.has(folded) && !/(?:isch|ais|ano|ês|és|ski)$/.test(folded) ? written : '');
  return (
    english
      // "TWI" of a page in capitals; sign languages are known by their first letters.
      .replace(/^(?!\p{Lu}{1,2}SL$|LSF$)\p{Lu}{2,}$/u, (name) => name.charAt(0) + name.slice(1).toLowerCase())
      .replace(/^\p{Ll}(?!\p{Ll}{1,2}\p{Lu})/u, (letter) => letter.toUpperCase())
  );
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
    if (/^iqama:/i.test(value)) return `my iqama is ${value.slice('iqama: '.length).toLowerCase()}`;
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
    if (isProperAdjective(value)) return `I hold ${withArticle(value)} driving licence`;
    if (
      /^(?:(?:full|clean|provisional|valid|UK|EU|UAE|NZ|Irish|British|Australian),? )+(?:UK|EU|UAE|NZ|Irish|British|Australian|clean|manual)$/i.test(
        value,
      )
    )
      return `I hold ${withArticle(value.replace(/,/g, '').replace(/\b(?:full|clean|provisional|valid|manual)\b/gi, (word) => word.toLowerCase()))} driving licence`;
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
      return `I hold ${withArticle(value.replace(/^a /i, '').replace(/^(?:Full|Clean|Valid)\b/, (word) => word.toLowerCase()))}`;
    return LICENCE.test(value)
      ? `I hold a driving licence (${value.replace(/^\p{Lu}(?=\p{Ll})(?:ull|lean|eavy|ight|anual|rovisional|earner|alid)/u, (word) => word.toLowerCase())})`
      : null;
  },
  nationality: (value) => (/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(value) ? `my nationality is ${value}` : null),
  expectedSalary: (value) =>
    /^\p{Lu}{2,3} [\d,.]+\S*(?: (?:per|a) month)?$|^[$€£][\d,.]+k?$/u.test(value)
      ? `my expected salary is ${value}`
      : null,
};

const NAMES: Partial<Record<PersonalField, string>> = {
  visaStatus: 'Visa status',
  noticePeriod: 'Notice period',
  drivingLicence: 'Driving licence',
  nationality: 'Nationality',
  expectedSalary: 'Expected salary',
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
    .replace(/\s+/g, ' ')
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

/** What is asked of the person and no note has said, with the words of a sentence that can hold it, if one can. */
function personalTold({ personal, statements, qualifications }: Plan) {
  // "C+E licence (since 2015), 0 points" among the qualifications says more than "C+E".
  const saysMore = (text: string, value: string) =>
    text.length > value.length &&
    (text.includes(value) || (/\blicen[cs]e$/i.test(value) && fold(text).startsWith(`${fold(value)} `)));
  const isAmongQualifications = (value: string) =>
    qualifications.some((text) => /\blicen[cs]e\b/i.test(text) && saysMore(text, value));
  return personal
    .filter(({ field, value }) => (field === 'noticePeriod' || !SAYS_NO.test(value)) && !isInNotes(field, statements))
    .filter(({ field, value }) => field !== 'drivingLicence' || !isAmongQualifications(value))
    .map(({ field, value: written }) => {
      const value = withoutNumber(written);
      return { field, value, words: PERSONAL[field]?.(value) ?? null };
    });
}

export function personalSentence(plan: Plan): string {
  const profile = profileOf(plan)
    .map(({ text }) => text)
    .join(' ');
  // "I am a Saudi mechanical engineer"
  const isTold = ({ field, value }: { field: PersonalField; value: string }) =>
    field === 'nationality' && new RegExp(`(?<!\\p{L})${escapePattern(value)}(?!\\p{L})`, 'u').test(profile);
  const named = personalTold(plan)
    .filter((one) => !isTold(one))
    .flatMap(({ words }) => words ?? []);
  return named.map((words) => `${upperFirst(words)}.`).join(' ');
}

const NAMES_ITSELF = /\b(?:licen[cs]e|visa|permit|notice)\b/i;

/** What no sentence can hold, as the resume has it. */
const personalPoints = (plan: Plan): string[] =>
  personalTold(plan).flatMap(({ field, value, words }) => {
    if (words !== null || !NAMES[field] || NO_LONGER_HELD.test(value)) return [];
    // "Driving licence: full clean driving licence (B)" says it twice.
    return [NAMES_ITSELF.test(value) ? upperFirst(value) : `${NAMES[field]}: ${value}`];
  });

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
