import { namesCertificate } from '@vitae/language/certificates';
import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { DEMONYMS } from '@vitae/language/persons';
import { LEVELS_OF_SPEECH, spokenLanguage } from '@vitae/language/spoken-languages';
import { BASE_OF_PAST } from '@vitae/language/verbs';
import { isOnlyDates } from '../../../parsing/phrases/only-dates.ts';
import type { Plan } from '../../plan/plan.ts';
import { beginsWithDeed } from '../../plan/strength.ts';
import { copyEdited } from '../../text/copy-edited.ts';
import { isLooseEnglish } from '../../text/loose-english.ts';
import { lacksArticle } from '../../text/sound.ts';
import { tellingTerms } from '../../text/terms.ts';
import {
  asItBegins,
  isProperAdjective,
  isWordOfEveryDay,
  sentencesOf,
  upperFirst,
  withArticle,
  wordCount,
} from '../../text/words.ts';
import { hasRunOut } from '../../understand/held-on-page.ts';
import { namesLanguageInEachPart } from '../../understand/languages-on-page.ts';
import { isPlace } from '../../understand/places.ts';
import { IN_FIRST_PERSON } from '../../understand/plain-resume.ts';
import type { Role } from '../../understand/role.ts';
import { NO_LONGER_HELD } from '../../understand/state-of-holding.ts';
import { isNameAlone, tellsOfLife } from '../../understand/told.ts';
import { FILLER, type Said } from '../paragraphs.ts';
import { toClause } from './clause.ts';
import { AUTHORS, COUNTRY_IN_SHORT, canEndSo, canStand, isOfAForm, isOfNames, isPiece } from './item.ts';
import { placeOf, titleOf } from './names.ts';
import { isTelegraphic } from './telegraphic.ts';

const MAX_PROFILE_WORDS = 28;
const NO_PROFILE =
  /\b(?:i|me|my|we|our|you|your|seeking|looking|eager|having|obtain|company|is|are|was|has|have|am|currently)\b|[:;|()•"]/i;
const ASIDE = / \([^()]{2,40}\)/g;
const PROFILE =
  /^(?:an? )?((?:[\p{L}\d,/&+'-]+ ){0,6}?[\p{L}\d/&+'-]+) (?:with|who|retraining as|retrained as|turned|moving into) /iu;

/** What a proof-reader would mark, though it stands so in the resume: "over 15 years experience", "equipments". */
const IN_LOOSE_ENGLISH =
  /\byears (?:post-\p{L}+ )?experience\b|\p{Ll}- \p{Ll}|\byear of experiences?\b|\b(?:equipments|informations|staffs|knowledges|softwares|machineries)\b|\bwith (?:total|major|minor|specialization|degree|diploma|background|passion|interest) (?=in\b)|\bwith total\b|\bsince \d+ years\b|\b(?:hard|high|self|results?|goal|detail) (?:working|driven|motivated|oriented|skilled)\b|\.\S* [$\d]/iu;

/** "A cabin crew with six years …": one person is none. */
const OF_MANY = /^(?:an? )?(?:[\p{L}-]+ ){0,5}(?:crew|staff|personnel|police) (?:with|who)\b/iu;
const BEGINS_WITH_PRAISE = /^\p{Lu}\p{Ll}+(?:ive|ful|ous|able|ible|ed|ing|ic|ate|oned|ented)$/u;

/** Whether the first word of a summary has its capital from its place alone: "Experienced receptionist", "State-certified Spanish interpreter". */
function beginsInSmall(first: string, second: string): boolean {
  const lead = first.split('-')[0]!.replace(',', '');
  // "Melbourne-based editor", "Spanish-speaking nurse", and no "Librarian"
  if (!namesOccupation(lead) && (isProperAdjective(lead) || isPlace(lead))) return false;
  const isTitleGoingOn = /^\p{Lu}/u.test(second);
  if (
    /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)+$/u.test(first) ||
    /^(?:Recent|Fresh|Qualified|Bilingual|Multilingual|Practical)$/.test(first) ||
    // "Senior SAP consultant": a name goes on in letters alone.
    (/^\p{Lu}{2,}$/u.test(second) && isWordOfEveryDay(fold(first)))
  )
    return true;
  // "Registered Nurse" is a title, and "Registered ECE teacher" none.
  if (/^(?:Registered|Certified|Chartered|Licen[cs]ed|Enrolled|Accredited)$/.test(first) && isTitleGoingOn)
    return /^\p{Lu}{2,}$/u.test(second);
  // "Advanced Care Paramedic" is a title, and so is "Executive Officer".
  const isOfTitle = isTitleGoingOn && /^(?:Advanced|Executive|Administrative|Creative|Associate|Graduate)$/.test(first);
  if (BEGINS_WITH_PRAISE.test(first) && !isOfTitle) return true;
  return /^\p{Lu}\p{Ll}+(?:-\p{L}+)?,?$/u.test(first) && !isTitleGoingOn;
}

/** "Geography teacher for nine years" */
const FOR_YEARS_NOW =
  /^(?:\p{L}+ ){1,4}for (?:over |more than |almost |nearly |about |the (?:last|past) )?(?:\p{L}+|\d{1,2}\+?) years\b/iu;

/** The first sentence of a summary where it certainly names who someone is: "Registered nurse with six years of experience". */
function profileSentence(summary: string): string {
  const sentence = (sentencesOf(summary)[0] ?? '').replace(/[.\s]+$/, '');
  const name = PROFILE.exec(sentence)?.[1] ?? '';
  if (
    wordCount(sentence) > MAX_PROFILE_WORDS ||
    NO_PROFILE.test(sentence.replace(ASIDE, '')) ||
    /,$/.test(name) ||
    /s$/.test(name)
  )
    return '';
  if (!namesOccupation(name) && !/\b(?:graduate|student|professional)$/i.test(name)) return '';
  const plain = sentence.replace(/^an? /i, '').replace(/\bhands on (?=\p{Ll})/u, 'hands-on ');
  const [first = '', second = ''] = plain.split(' ');
  const isSentenceCase =
    // "Band 6 physiotherapist"
    !/^\d/.test(second) &&
    // "Monitoring and Evaluation professional"
    !/^\p{Lu}\p{L}+ (?:and|&) \p{Lu}/u.test(plain) &&
    beginsInSmall(first, second);
  if (
    isTelegraphic(sentence) ||
    IN_LOOSE_ENGLISH.test(sentence) ||
    isLooseEnglish(sentence) ||
    / and later /.test(sentence) ||
    OF_MANY.test(sentence)
  )
    return '';
  return `I ${FOR_YEARS_NOW.test(plain) ? 'have been' : 'am'} ${withArticle(isSentenceCase ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain)}.`;
}

/** "5 years of experience" in a summary that was written when the work told of was half as long. */
function isOutOfDate(sentence: string, { applicant: { roles }, month }: Plan): boolean {
  const [, digits = '', word = ''] = /\b(?:(\d{1,2})|(\p{L}+))\+? years\b/iu.exec(sentence) ?? [];
  const said = digits ? Number(digits) : YEARS_IN_WORDS.indexOf(word.toLowerCase());
  const years = roles.flatMap(({ kind, start }) => (kind === 'job' && start !== '' ? [Number(start.slice(0, 4))] : []));
  const isAtWork = roles.some(({ kind, end }) => kind === 'job' && end === 'present');
  return said > 0 && years.length > 0 && isAtWork && Number(month.slice(0, 4)) - Math.min(...years) > said + YEARS_OFF;
}
const YEARS_OFF = 2;
const YEARS_IN_WORDS = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** "a Saudi mechanical engineer": a nationality that the advert does not speak of is no reason to hire or not to. */
const withoutNationality = (sentence: string, { job }: Plan) =>
  sentence.replace(/^I am an? (\p{Lu}\p{Ll}+) (?=\p{Ll}{3,} \p{Ll})/u, (said, word: string) =>
    DEMONYMS.has(fold(word)) && !job.text.includes(word)
      ? `I am ${withArticle(sentence.slice(said.length)).split(' ', 1)[0]} `
      : said,
  );

const MAX_OWN_SENTENCES = 2;
const IS_WISH =
  /\b(?:seek|seeking|would (?:now )?like|want to|hope to|looking|obtain|opportunit\w*|objective|position|career|grow|growth|you|your)\b|[;:|()•"]/i;

/** "I have many Raspberry Pis", "I also follow several coins": what somebody owns and plays with. */
const OF_WHAT_ONE_OWNS =
  /^I (?:also |really |just )?(?:have (?:many|several|some|two|three|four|my own|got|always been into)|own|follow|play|collect|watch|am into|am (?:a )?(?:huge|big) fan)\b/i;

/** Why somebody has not worked for a time, and of family and health: theirs to tell. */
const OF_LIFE =
  /\b(?:stepped (?:back|down|away)|career break|maternity|paternity|time (?:out|off)|redundan\w+|laid off|(?:mind|rais(?:e|ing)|car(?:e|ing) for|look(?:ed|ing)? after) (?:my|our)|my (?:mother|father|mum|mom|dad|son|daughter|husband|wife|partner|children|kids|twins|back|health))\b/i;

/** "I am hardworking, patient, I am able to work in a team and i'm …" */
/** "I am reliable, good time keeper" */
const LACKS_ARTICLE = /, (?:(?:good|great|hard|fast|quick|keen|excellent) )(?:\p{Ll}+ )?\p{Ll}+(?:er|or|ist)\b/u;
const IS_SPLICED =
  /, I(?:'m)? |(?<!\p{L})i(?:'m|'ve)? |, (?!which|who|what|and|but|so|or|where|when|while|as|if|because|since|though)(?:\p{Ll}+ ){1,2}(?:can|could|will|would|is|are|was|were|have|has)\b/u;
const OF_STUDENT = /\b(?:student|undergraduate|studying|pursuing|final[- ]year|freshman|sophomore)\b/i;

/** "Have 5+ years of forklift experience" */
const HAVE_YEARS = /^Have (?=(?:(?:over|more than|about|nearly|almost|around) )?\d{1,2}\+? years? of \p{L})/u;

/** Sentences of a summary that are written in the first person already, unless they tell of studies that have ended since. */
function ownSentences({ applicant: { summary, studies }, month }: Plan): string[] {
  // Whose English slips in one sentence, slips in others too.
  if (isLooseEnglish(summary)) return [];
  const hasGraduated = studies.length > 0 && studies.every(({ isOngoing, end }) => !isOngoing && end !== '');
  return sentencesOf(summary)
    .map((sentence) => sentence.replace(HAVE_YEARS, 'I have '))
    .filter((sentence) => !(hasGraduated && OF_STUDENT.test(sentence)))
    .filter(
      (sentence) =>
        /^I(?:'m|'ve)? \p{Ll}/u.test(sentence) &&
        !IS_WISH.test(sentence) &&
        !OF_LIFE.test(sentence) &&
        !OF_WHAT_ONE_OWNS.test(sentence) &&
        // "I am scheduled to take the exam in December 2024"
        !hasRunOut(sentence, month) &&
        !IN_LOOSE_ENGLISH.test(sentence) &&
        !IS_SPLICED.test(sentence) &&
        !LACKS_ARTICLE.test(sentence) &&
        wordCount(sentence) <= MAX_PROFILE_WORDS,
    )
    .slice(0, MAX_OWN_SENTENCES)
    .map((sentence) => sentence.replace(/[.\s]*$/, '.'));
}

const IS_CHANGE = /\b(?:now|moving|retrain(?:ed|ing)|transition\w*|career change\w*|chang(?:e|ing) career)\b/i;

/** The profile of somebody who changes their work explains the letter, and opens it. */
export const profileOfChange = (plan: Plan): string =>
  IS_CHANGE.test(plan.applicant.summary) ? profileToday(plan) : '';

function profileToday(plan: Plan): string {
  const sentence = withoutNationality(profileSentence(plan.applicant.summary), plan);
  return isOutOfDate(sentence, plan) ? '' : sentence;
}

export function profileOf(plan: Plan): Said[] {
  if (profileOfChange(plan)) return [];
  const profile = profileToday(plan);
  return (profile ? [profile] : ownSentences(plan))
    .filter((text) => !aspiresElsewhere(text, plan))
    .map((text) => ({ text, rank: 1 }));
}

/** "I am an aspiring Front-End Developer", to whoever looks for a bartender. */
function aspiresElsewhere(sentence: string, { job }: Plan): boolean {
  const wished = ASPIRES.exec(sentence)?.[1]?.split(/[ -]/).at(-1) ?? '';
  return wished !== '' && !fold(`${job.role}\n${job.text}`).includes(fold(wished));
}
const ASPIRES = /\baspiring ((?:[\p{L}-]+ ){0,3}?[\p{L}-]+)(?= (?:with|who|and|in|at)\b|[,.]|$)/iu;

const WORDS_OF_WHO = 9;
/** "Lettings professional with five years in …"; "To be ahead in time" says nothing of the person. */
function saysWhoItIs(sentence: string): boolean {
  const words = sentence
    .split(/\s+/)
    .slice(0, WORDS_OF_WHO)
    .map((word) => word.replace(/[,.]$/, ''));
  return (
    !/^(?:to|having|with|in|as|by|for|working|looking)\b/i.test(sentence) &&
    !IN_LOOSE_ENGLISH.test(sentence) &&
    // "Led 42 soldiers" is a deed.
    !BASE_OF_PAST.has(words[0]!.toLowerCase()) &&
    words.some((word) => namesOccupation(word) || /^(?:professional|graduate|student)$/i.test(word))
  );
}

/** Sentences of a summary that no other sentence has taken up, where the letter would be short without them. */
export function summaryAsWritten(plan: Plan): Said[] {
  const { summary, facts } = plan.applicant;
  if (facts.length > 0 || profileSentence(summary) || ownSentences(plan).length > 0) return [];
  const items = sentencesOf(summary)
    .map((sentence) => sentence.replace(/[.\s]+$/, ''))
    // A degree or a title that has run into the summary is told elsewhere.
    .filter(
      (sentence) =>
        canStand(sentence) &&
        !isNameAlone(sentence) &&
        saysWhoItIs(sentence) &&
        !tellsOfLife(sentence) &&
        !IS_WISH.test(sentence) &&
        wordCount(sentence) <= MAX_PROFILE_WORDS,
    )
    .slice(0, MAX_OWN_SENTENCES);
  // A list of one says little.
  if (items.length < 2) return [];
  return [
    { text: 'In short, about me:', rank: FILLER, introducesItems: true },
    ...items.map((text) => ({ text, rank: FILLER, isItem: true })),
  ];
}

const ENDS_OPEN = /\b(?:an?|the|of|and|for|at|in|as|to|by|with|or|from)$/i;

const DATES_OR_HEADING =
  /^(?:what|how|why|where|career|work) (?:i|we|you|history)\b|^\P{L}*(?:\p{L}{3,9}\.? )?(?:\d{1,2}, )?(?:19|20)\d\d ?[-–—]|^\d+ years?$|\((?:exp|dir|ed)?$/iu;

/** "Time Management — Managing one's own time and the time of others" is what the word means. */
const IS_DEFINITION = /^\p{Lu}[\p{L} ]{2,40} [–—:-] ?\p{Lu}\p{Ll}+ing\b/u;
/** Its number is nobody's business. */
const IS_A_PAPER = /\b(?:passport|seaman['’]s book|identity card|visa)\b.{0,40}(?:\d|x{3})/iu;
const OF_SEVERAL_PEOPLE = /(?<!\p{L})(?:we|us|our)(?!\p{L})/iu;
const MOST_OF_SHORT = 3;
/** "Have car", "English OK, Polish"; an address, a name or a school says nothing of its writer. */
const SAYS_WHAT =
  /\b(?:shifts?|speaks?|can|have|hold|own|licen[cs]e|car|available|literate|criminal record|good at|skilled (?:in|at)|trained in|speciali[sz]\w*|right to work|worked|work|experience|responsible|team|customers?|clients?|jobs?|since|(?:re)?built|made|fixing|repairing|cooking|driving)\b/i;
const MOST_CAPITALS = 0.3;
/** "WELDER FOREMAN last 2 yrs" */
const isShouted = (fact: string) =>
  wordCount(fact) > 2 &&
  (fact.match(/(?<!\p{L})\p{Lu}{4,}/gu) ?? []).join('').length > fact.replace(/[^\p{L}]/gu, '').length * MOST_CAPITALS;
const MANY_BESIDE_EACH_OTHER = 5;
/** "2022 march to july" */
const IS_TIME_ALONE = /^(?:19|20)\d\d \p{L}{3,9}(?: ?(?:to|-|–) ?(?:(?:19|20)\d\d )?\p{L}{3,9})?$/u;
/** "Care planning, Home Health, Hospice, scheduling, Oncology, Trauma": what somebody has put there to be found. */
function isRowOfKeywords(fact: string): boolean {
  const parts = fact.replace(/[.\s]+$/, '').split(/, (?:and )?/);
  return parts.length >= MANY_BESIDE_EACH_OTHER && parts.every((part) => wordCount(part) <= 2 && !/\d/.test(part));
}
const tellsSomething = (fact: string) =>
  // Lines of two columns, one behind the other.
  !/\S\s*[•▪●➢]|[,;–—-] ?$| ,| \| /.test(fact) &&
  canEndSo(fact) &&
  !/^\d{1,2}\. ?\p{Lu}/u.test(fact) &&
  !/\?|\b(?:think|out of date|expired|maybe|not sure|bits and pieces)\b/i.test(fact) &&
  !isShouted(fact) &&
  // "Baytown, Norco, Lake Charles": where, and not what.
  (/\d/.test(fact) ||
    beginsWithDeed(fact) ||
    SAYS_WHAT.test(fact) ||
    namesOccupation(fact) ||
    namesCertificate(fact) ||
    fact.split(/[\s,]+/).some((word) => spokenLanguage(fold(word)) !== null)) &&
  !DATES_OR_HEADING.test(fact) &&
  !isPiece(fact) &&
  !IS_DEFINITION.test(fact) &&
  !isOnlyDates(fact) &&
  !IS_TIME_ALONE.test(fact) &&
  !IS_A_PAPER.test(fact) &&
  !(
    wordCount(fact) > MOST_OF_SHORT &&
    isOfNames(fact) &&
    !/^Speaks? |(?:19|20)\d\d/.test(fact) &&
    !namesCertificate(fact)
  ) &&
  // A field of a form, item beside item.
  fact.split(/ ?\/ ?/).length < MANY_BESIDE_EACH_OTHER &&
  !AUTHORS.test(fact) &&
  !isRowOfKeywords(fact) &&
  (/(?<![\p{L}'’])\p{Ll}{3,}/u.test(fact.replace(/\([^()]*\)/g, '')) ||
    NAMES_A_LEVEL.test(fact) ||
    (/ (?:at|with|for) /.test(fact) && namesOccupation(fact.split(/,| (?:at|with|for) /)[0]!)) ||
    fact.split(/[\s,]+/).some((word) => spokenLanguage(fold(word)) !== null)) &&
  fact.split('(').length === fact.split(')').length;

/** "Housekeeping NC II (TESDA) 2022": held, though no word of it is written small. */
const NAMES_A_LEVEL =
  /\b(?:NC ?I{1,3}V?|NVQ|SVQ|BTEC|TESDA|TVET|NCEA|CSCS|HACCP|First Aid|High School (?:Graduate|Diploma))\b/i;

/** "English good, Polish native" as "Languages: English (good), Polish (native)". */
function asListOfLanguages(fact: string): string {
  const parts = fact.split(/,\s*|\s+and\s+/).map((part) => /^(\p{Lu}\p{Ll}+)[ -]+(\p{Ll}[\p{Ll} ]+)$/u.exec(part));
  const isOfLanguages =
    parts.length > 0 &&
    parts.every((part) => part && spokenLanguage(fold(part[1]!)) !== null && LEVELS_OF_SPEECH.has(fold(part[2]!)));
  return isOfLanguages ? `Languages: ${parts.map((part) => `${part![1]} (${part![2]})`).join(', ')}` : fact;
}

/** "Bridging the Gap: …" is a title, and "Edited by Jane Roe" of one. */
const areMostlyDeeds = (items: readonly string[]) =>
  items.filter((item) => beginsWithDeed(item) && !/^\p{L}+ing\b[^.]*:|^\p{L}+ed by\b/iu.test(item)).length * 2 >
  items.length;

const keyOf = (fact: string) => fold(fact).replace(/\s*[-–—]\s*/g, '-');

/** "I drive lorry 11 years" */
const FOR_YEARS = /^I (?:work|do|use|drive|teach|cook)\b[^.;,]* \d+ years?\b(?! ago)/iu;
/** "I live now Dublin 8, have EU passport": words to be noted rather than said. */
const lacksWords = (sentence: string) =>
  lacksArticle(sentence) || FOR_YEARS.test(sentence) || /\blive(?: now| currently)? \p{Lu}/u.test(sentence);
/** "I have not any skills": a sentence of the applicant's own stands in the text only where its English is certain, else in the list. */
const isSoundSentence = (fact: string) =>
  !lacksWords(fact) &&
  (/^I (?:(?:am|was|can)\b|have (?:an?|the|\d\S*|over|been|\p{Ll}+ed)\b)/u.test(fact) ||
    toClause(upperFirst(fact.replace(/^I /, '')), true) !== null);

const DATED_FIRST =
  /^((?:\p{L}{3,9}\.? )?(?:19|20)\d\d) ?[-–—] ?((?:\p{L}{3,9}\.? )?(?:19|20)\d\d|present|now|to ?date|current)\s*[:–—-]?\s+(\p{L}.{10,})$/iu;

/** "Jan 2023 - Oct 2024: Call centre agent, Elm Insurance" as "Call centre agent, Elm Insurance (Jan 2023 to Oct 2024)". */
function withDatesBehind(fact: string): string {
  const [, from, until, what] = DATED_FIRST.exec(fact) ?? [];
  if (!from || !until || !what || !namesOccupation(what.split(/[,(]| (?:at|with|for) /)[0]!.trim())) return fact;
  return `${upperFirst(what.replace(/[.;,\s]+$/, ''))} (${from} to ${/^\P{L}*$|\d/u.test(until) ? until : 'now'})`;
}

/** "House engineer, club and main room., Aug 2018" */
const STOP_BEFORE_DATES = /\.(?=, (?:\p{Lu}\p{Ll}{2,8} )?(?:19|20)\d\d)/gu;
const MOST_FACTS = 7;
/** In words in common with the advert: before all that merely share some. */
const ASKED_BY_NAME = 100;
/** Characters by which a line is the same. */
const START_OF_FACT = 20;
/** "(3 points 2019, expired)", "(company closed)": nothing to apply with. */
const IN_BRACKETS = new RegExp(
  `\\s*\\([^()]*(?:${NO_LONGER_HELD.source}|\\b(?:closed|redundan\\w+|ended)\\b)[^()]*\\)`,
  'giu',
);

/** Dates may have been put behind it. */
const isAskedByName = (fact: string, factsAsked: readonly string[]) =>
  factsAsked.some((one) => one.slice(0, START_OF_FACT) === fact.slice(0, START_OF_FACT));

/** Of many facts those that the advert asks for by name or that have most words in common with it, in their order. */
function nearestTo({ job, factsAsked }: Plan, facts: readonly string[]): readonly string[] {
  if (facts.length <= MOST_FACTS) return facts;
  const wanted = new Set(tellingTerms(`${job.role}\n${job.text}`));
  const nearness = new Map(
    facts.map(
      (fact) =>
        [
          fact,
          tellingTerms(fact).filter((term) => wanted.has(term)).length +
            (isAskedByName(fact, factsAsked) ? ASKED_BY_NAME : 0),
        ] as const,
    ),
  );
  const nearest = [...facts].sort((one, other) => nearness.get(other)! - nearness.get(one)!).slice(0, MOST_FACTS);
  return facts.filter((fact) => nearest.includes(fact));
}

/** "Accounts clerk at Elm Mills, Leeds, since 2020", of whom the letter tells as the post itself. */
const isPostOf = ({ title, place, lines }: Role, fact: string) =>
  lines.length > 0 && [title, place].every((name) => name !== '' && fold(fact).includes(fold(name)));

const BEFORE_THAT = /^Before that I was an? /;

/** Where a job is told, what the resume says beside it stands among the points behind; else the letter begins with it. */
export const areFactsPoints = ({ applicant }: Plan): boolean =>
  applicant.roles.some((role) => role.kind === 'job' && role.lines.length > 0 && titleOf(role) !== '');

/** What a resume of a few lines says of its writer, as it is written. */
export function factsOf(plan: Plan): Said[] {
  const { facts, roles, fullName } = plan.applicant;
  const [latest] = roles;
  const before = latest && placeOf(latest) ? `Before ${placeOf(latest)}, I was` : 'Before that I was';
  const whole = nearestTo(
    plan,
    facts
      .filter((fact) => !roles.some((role) => isPostOf(role, fact)))
      // They have a sentence of their own.
      .filter((fact) => plan.languages.length === 0 || !namesLanguageInEachPart(fact))
      // "Jane Doe – licensed electrician"
      .map((fact) =>
        fullName !== '' && fact.startsWith(`${fullName} `)
          ? upperFirst(fact.slice(fullName.length).replace(/^[\s,–—-]+/, ''))
          : fact,
      )
      .map(withDatesBehind)
      .map((fact) =>
        upperFirst(
          fact
            .replace(IN_BRACKETS, '')
            .replace(STOP_BEFORE_DATES, '')
            .replace(/^(?:(?:work|jobs?|experience)\s*: (?=\p{Lu})|earlier\s*: )/iu, ''),
        ),
      )
      .filter(
        (fact) =>
          !ENDS_OPEN.test(fact) &&
          !isOfAForm(fact) &&
          (BEFORE_THAT.test(fact) ||
            tellsSomething(fact) ||
            (isAskedByName(fact, plan.factsAsked) && !isShouted(fact) && !isPiece(fact))),
      ),
  );
  const told: string[] = [];
  for (const [at, fact] of whole.entries()) {
    const isOwn = IN_FIRST_PERSON.test(fact) && isSoundSentence(fact) && wordCount(fact) <= MAX_PROFILE_WORDS;
    // Before what, the sentence ahead of it says.
    if (isOwn || (BEFORE_THAT.test(fact) && (at === 0 ? latest !== undefined : told.includes(whole[at - 1]!))))
      told.push(fact);
  }
  const items = whole
    .filter((fact) => !told.includes(fact) && !OF_SEVERAL_PEOPLE.test(fact.replace(COUNTRY_IN_SHORT, '')))
    .map((fact) => asListOfLanguages(asItBegins(copyEdited(fact.replace(BEFORE_THAT, '')))))
    // "2007–2022" and "2007 – 2022"
    .filter((fact, at, all) => all.findIndex((other) => keyOf(other) === keyOf(fact)) === at);
  return [
    ...told.map((text) => ({ text: `${text.replace(/^Before that I was/, before)}.`, rank: 0 })),
    {
      // What was done is no fact about somebody.
      text: areMostlyDeeds(items) ? 'From my resume:' : 'A few facts about me:',
      ofOneSaid:
        facts.length === 1 && latest === undefined
          ? 'My resume in one line:'
          : 'I would mention one fact from my resume:',
      rank: 0,
      introducesItems: true,
    },
    ...items.map((text) => ({ text, rank: 0, isItem: true })),
  ];
}
