import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { DEMONYMS } from '@vitae/language/persons';
import { CITIES, COUNTRIES, REGIONS } from '@vitae/language/places';
import { CHAT_SPELLINGS, MISSPELLINGS, NAMES_TYPED_SMALL } from '@vitae/language/spelling';
import { LANGUAGE_NAMES } from '@vitae/language/spoken-languages';
import { MONTHS, monthInFull, monthsInFull } from '../../text/date-in-words.ts';
import { hyphenated } from '../../text/hyphens.ts';
import { withSigns } from '../../text/signs.ts';
import { indefiniteArticle, upperFirst } from '../../text/words.ts';
import { plainlySaid } from './asked-to-be-said.ts';
import { MENDED_TERMS } from './mended-terms.ts';
import { MENDED_WORK } from './mended-work.ts';
import { type Mending, mendedBy } from './mending.ts';
import { tidied } from './tidied.ts';
import { asListed } from './work-in-short.ts';

/** What the applicant wants said, in the spelling and with the small words of a letter, and without an end. */
export const mendedNote = (raw: string): string =>
  withI(
    mendedBy(
      [...MENDED_TERMS, ...MENDED_WORK, ...MENDINGS],
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
      OF_SPEECH.test(text) && LANGUAGE_NAMES.has(word) ? upperFirst(word) : word,
    );

/** "can start 1 week notice" */
const NOTICE_TO_START =
  /(?<=\b(?:start|join|begin) )(?:in |with |at |on |after )?(\d{1,2}|an?|one|two|three|four) (day|week|month)s?['’]? notice\b/gi;
const MONTHS_IN_WORDS = MONTHS.join('|').toLowerCase();
const MONTH_IN_DATE = new RegExp(
  `(?<=\\b(?:\\d{1,2}(?:st|nd|rd|th)?|\\d(?:st|nd|rd|th) of|in|from|by|for|since|until|end of|mid|early|late|start|join|begin|all) )(?:${MONTHS_IN_WORDS})\\b|(?<=\\b(?:${MONTHS_IN_WORDS})\\/)(?:${MONTHS_IN_WORDS})\\b|\\b(?:${MONTHS_IN_WORDS})(?= \\d)`,
  'g',
);

/** "I can start 1 March" */
const BEFORE_DATE = new RegExp(
  `\\b(?:start|join|begin|arrive|move|resume)(?= \\d{1,2}(?:st|nd|rd|th)? (?:${MONTHS_IN_WORDS}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b)`,
  'gi',
);

/** "ready to join December" */
const BEFORE_MONTH = new RegExp(
  `\\b(?:start|join|begin)(?= (${MONTHS_IN_WORDS})\\b( \\d{1,2}(?:st|nd|rd|th)?(?!\\d))?)`,
  'gi',
);

/** "can start feb" */
const SHORT_MONTHS = 'jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec';
const SHORT_MONTH = new RegExp(
  `(?<=\\b(?:start|join|begin|in|from|by|until|since|mid|early|late|end of|ends|finishes) )(?:${SHORT_MONTHS})(?=$|[ ,;.!](?!\\p{Ll}*\\d{3}))`,
  'gu',
);

/** "can start Jan 11" */
const SHORT_MONTH_TO_START = new RegExp(
  `(?<=\\b(?:start|join|begin)(?: in| on| from)? )(?:${SHORT_MONTHS})(?= \\d{1,2}(?!\\d))`,
  'gi',
);

/** "my contract ends April 2027" */
const ENDS_IN = new RegExp(
  `(?<=\\b(?:contract|lease|visa|permit|notice|course|degree|project|training|study|studies) (?:ends|finishes|expires|is over) )(?=(?:${MONTHS_IN_WORDS}|(?:19|20)\\d\\d)\\b)`,
  'gi',
);

/** "worked in UAE" */
const WITHOUT_ARTICLE =
  /\b(in|to|from|outside|within|across) (UAE|UK|USA|US|EU|GCC|Gulf|Middle East|Netherlands|Philippines|Emirates|States)\b/g;
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

/** Of verbs whose participle does not end in "ed". */
const PARTICIPLES: Readonly<Record<string, string>> = {
  lead: 'led',
  run: 'run',
  teach: 'taught',
  drive: 'driven',
  write: 'written',
  speak: 'spoken',
};
const withEd = (verb: string) => (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);

const A_MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*(?!\\p{L})';
const A_DATE = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${A_MONTH}|${A_MONTH} \\d{1,2}(?:st|nd|rd|th)?(?!\\d)|${A_MONTH})`;

/** What is typed in haste, and what a letter says in its place, in order: a later one meets what an earlier one made. */
const MENDINGS: readonly Mending[] = [
  // "Be honest that I haven't used SAP"
  [/^(?:please )?be (?:honest|open|upfront|clear) (?:that |about the fact that )?(?=I\b)/i, ''],
  [/(?:,| [–-])? (?:just )?(?:please )?(?:say|tell (?:them|it)|be) (?:it |that )?(?:honestly|honest about it)$/i, ''],
  [/^that\s+/i, ''],
  [/^would be (?=(?:keen|happy|glad|able|willing|interested|open) (?:on|to|for|in)\b)/i, 'I would be '],
  [/\bif poss(?=$|[.,;])/i, 'if possible'],
  [/(?<=\b\d{1,2} ?)hrs\b(?=$|[.,;]| (?!(?:days?|nights?|shifts?)\b))/gi, 'hours'],
  [/,? but not an? (?=(?:deal[- ]?breaker|must|condition|problem|big deal)[.\s]*$)/i, ', but it is not a '],
  // "driving licence + car yes"
  [
    /^(?:full |clean )?driving licen[cs]e (?:\+|and|&) (?:a )?car(?: yes| both)?[.\s]*$/i,
    'I have a driving licence and a car',
  ],
  // "so can start from 15 feb": nobody else does.
  [/,? so can (?=(?:start|join|begin)\b)/i, ', so I can '],
  // "doing Cert IV at TAFE finish June 2027"
  [
    /(?<=^(?:I am )?doing [^.;,]{3,60}),? finish(?:es|ing)? (?:in )?(?=\p{L}{3,9} (?:19|20)\d\d(?=[.\s]*$))/iu,
    ', which I will finish in ',
  ],
  // "I ran the desk for 4 yrs + acting city editor for 5 months"
  [
    /(?<=\bfor (?:\d+|two|three|four|five|six) (?:years?|yrs|months?)) (?:\+|and|&) (?=(?:acting|deputy|interim) \p{Ll})/giu,
    ' and was ',
  ],
  [/(?<=^(?:I )?(?:passed|took|sat|failed) )(?=(?:exam|test)\b)/i, 'the '],
  // "can start 1.9."
  [
    /(?<=\b(?:start|join|begin|from) )(?:on )?([12]?\d|3[01])\.(0?[1-9]|1[0-2])\.?(?=$|[\s,;])/gi,
    (_, day: string, month: string) => `on ${Number(day)} ${MONTHS[Number(month) - 1]}`,
  ],
  // "ACLS renewed last month (resume says expired)"
  [
    /^(?:my )?(\p{Lu}[\p{L}\d]*(?: \p{L}+)?) (?:was |is )?renewed ((?:last|this) (?:month|week|year)|in \p{L}+(?: 20\d\d)?)(?: \([^()]*\))?(?=[.\s]*$)/iu,
    'I renewed my $1 $2',
  ],
  // "Available Jan 5"
  [
    new RegExp(`^(?:i am |i['’]m )?(available|free) (?=${A_DATE}(?=[.\\s]*$))`, 'iu'),
    (_, free: string) => `I am ${free.toLowerCase()} from `,
  ],
  // "Have used Dynamics NAV not Business Central"
  [/(?<=^(?:I )?have used [^,;]{2,40}) not (?=\p{Lu})/iu, ', not '],
  // "I don't have 5 years"
  [/^(I (?:don['’]t|do not) have \d{1,2}\+? years)(?=[.\s]*$)/i, '$1 of experience'],
  // "Last day with Transit is April 30"
  [
    /^(last (?:day|shift)|favou?rite \p{Ll}+) (?=[^.;]{3,80}? (?:is|was) )/iu,
    (_, what: string) => `My ${what.toLowerCase()} `,
  ],
  [/(?<=^My favou?rite [^,;]{5,80}), (?=you can \p{Ll})/iu, '; '],
  // "NEBOSH IGC enrolled, exam on 12 March, so NOT have it yet"
  [
    /^(\p{Lu}[\p{L}\d ]{2,30}?) enrolled,? (?:the )?exam (?:is )?((?:on|in) [^,.;]{3,20})(?:,? (?:so|and) (?:i )?(?:do )?(?:not|don['’]?t) have it yet)?(?=[.\s]*$)/iu,
    'I am enrolled for the $1 and take the exam $2, so I do not have it yet',
  ],
  // "Current contract ends 31 Dec."
  [
    /^(?:my )?(current|present) (contract|post|lease|visa|permit) (?=(?:ends|expires|finishes|runs)\b)/iu,
    (_, now: string, what: string) => `My ${now.toLowerCase()} ${what} `,
  ],
  // "want 30 hours over 4 days"
  [/^want (?=\d{1,2}(?:\.\d)? hours\b)/iu, 'I would like to work '],
  // "so no relocation needed"
  [
    /,? so (no (?:relocation|sponsorship|visa|permit|accommodation)(?: help| costs)?) (?:is )?needed(?=[.\s]*$)/iu,
    ', so $1 is needed',
  ],
  // "Break since Mar 2024 was for my son", "one junior under me since 2023"
  [
    /^(?:the |my )?(?:career )?(break|gap) (?=(?:since|from|in|between) [^.;,]{3,40}? (?:was|is) (?:for|to|because) )/iu,
    (_, what: string) => `My ${what.toLowerCase()} `,
  ],
  [/(?<=^My (?:break|gap) (?:since|from) )\p{L}{3,4} (?=\d{4} )/iu, (month: string) => `${monthInFull(month.trim())} `],
  [
    /^(?:i have |have )?((?:one|two|three|four|five|six|\d{1,2}) (?:\p{Ll}+ )?(?:juniors?|people|assistants?|trainees?|reports?|engineers?|technicians?|clerks?|apprentices?|accountants?)) under me (?=since )/iu,
    'I have had $1 under me ',
  ],
  // "never had PM title"
  [
    /(?<=\b(?:had|held|have|hold) )(\p{Lu}{2,4}) (?=(?:title|role|post|job|position)\b)/u,
    (short: string) => `${indefiniteArticle(short)} ${short}`,
  ],
  // "I drive + own car"
  [/(?<=\bI drive and )own (?=car\b)/iu, 'own a '],
  // "no problem with either shift"
  [/^no problems? with (?=[\p{L}\d])/iu, 'I have no problem with '],
  // "OSCE not done yet so no PIN"
  [
    /^(\p{Lu}{3,6}) not (done|taken|passed|sat|finished|completed) yet(?:,? so no (\p{Lu}{2,6}))?(?=[.\s]*$)/u,
    (_, exam: string, done: string, paper: string) =>
      `I have not ${done} the ${exam} yet${paper ? `, so I do not have ${indefiniteArticle(paper)} ${paper}` : ''}`,
  ],
  // "Doing a Revit course now, ends in November"
  [
    /^doing (an? [^,;]{3,40}? (?:course|diploma|certificate|training))( now| at the moment)?,? (?:(?:which|it) )?(ends|finishes) (?=(?:in|on|by) \S)/i,
    'I am doing $1$2; it $3 ',
  ],
  [
    /^doing (?=(?:an?|the) [^,;]{3,40} (?:course|diploma|certificate|training)(?: (?:now|at the moment|in \p{L}+))?[.\s]*$)/iu,
    'I am doing ',
  ],
  [/^doing (?=\p{Lu}[^,;]{2,40} course(?: in \p{L}+)?[.\s]*$)/u, 'I am doing the '],
  // "BLS booked Dec 5", "amendment 2 course booked 14 jan"
  [
    new RegExp(
      `^(?:my )?(?!.*(?<!\\p{L})(?:i|will|we)(?!\\p{L}).*booked)([\\p{L}\\d][\\p{L}\\d ]{1,30}?) (?:is |are )?booked (?:for |on |in )?(${A_DATE})(?:,? (?:but )?not (?:done|taken) yet)?(?=$|[,.;])`,
      'iu',
    ),
    (_, what: string, when: string) => `my ${what} is booked for ${monthsInFull(when)}`,
  ],
  // "refresher finishes Jan 29 then i can apply for active registration"
  [
    new RegExp(
      `^(?:my )?(\\p{Ll}+(?: \\p{Ll}+)?) (finishes|ends|starts|runs out|expires) (?:on |in )?(${A_DATE})(?! \\d{4})(?:,? (?:and )?then (i can \\p{Ll}))?`,
      'iu',
    ),
    (_, what: string, ends: string, when: string, then?: string) =>
      `my ${what} ${ends} ${/\d/.test(when) ? 'on' : 'in'} ${monthsInFull(when)}${then ? `; then ${then}` : ''}`,
  ],
  // "18 on jan 9"
  [
    new RegExp(`^(?:i(?: am|['’]m|m| turn) )?(1[5-9]|[2-6]\\d) on (${A_DATE})(?=[.\\s]*$)`, 'iu'),
    (_, age: string, when: string) => `I will be ${age} on ${monthsInFull(when)}`,
  ],
  // "can be in Leeds by aug 15"
  [/^(?:i )?can be (?=(?:in|at|with|there|back|on)\b.*\bby\b)/iu, 'I could be '],
  [/^(?:i )?can be (?=(?:in|at|with|there|back|on)\b)/iu, 'I can be '],
  // "4 weeks notice to ready meds": whose notice it is, the post has said.
  [
    /^((?:\d{1,2}|one|two|three|four|six) (?:days?|weeks?|months?))['’]? notice to (?!(?:the )?end\b)[^,.;]{2,40}(?=[.\s]*$)/i,
    '$1 notice',
  ],
  // "not PRC registered", "NOT conservation accredited yet but want to do it"
  [
    /^not ((?:\p{L}+ )?(?:registered|licensed|certified|qualified|accredited|chartered))( yet)?(?=$|[,.;]| but\b)/iu,
    'I am not $1$2',
  ],
  [/(?<=^I am not [\p{L} ]{4,40}) but (?=(?:want|plan|hope)\b)/iu, ', but I '],
  [
    /(?<=\b(?:i )?have )(?=(?:(?:good|new|fast|reliable) )?(?:laptop|car|van|bike|motorbike|computer|smartphone|diploma|degree)\b(?! [sl]))/iu,
    'a ',
  ],
  [/(?<=^(?:i )?have )(?=own (?:car|van|vehicle|transport|tools|laptop|bike)\b)/iu, 'my '],
  // "have valid driving license"
  [/(?<=\bhave )(?=(?:valid|full|clean|current)(?: \p{L}+){0,3} licen[cs]e\b)/giu, 'a '],
  // "got Security+ in May"
  [/^[Gg]ot (?=\p{Lu}[\p{L}\d]*\+?(?: [\p{Lu}\d][\p{L}\d+]*){0,3} (?:in|last|this)\b)/u, 'I got '],
  // "got my own car full licence no points"
  [/^got (?=(?:my own|own|an?|full|clean)\b)/iu, 'have '],
  [/(?<=\bcar),? (?:and )?(?=(full|clean)(?: \p{L}+)? licen[cs]e\b)/iu, ' and a '],
  [/(?<=\blicen[cs]e),? (?:with )?no points(?=[.\s]*$)/iu, ' with no points'],
  // "can't do Tuesdays nights"
  [/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)s (?=(?:nights?|mornings?|evenings?|afternoons?)\b)/gi, '$1 '],
  // "have CE licence"
  [/(?<=^(?:i )?have )(?=(\p{Lu}[\p{Lu}\d+]{0,4}) licen[cs]e\b)/iu, (_, kind: string) => `${indefiniteArticle(kind)} `],
  // "sitting the exam in March so not certified yet"
  [/,? so not (?=\p{Ll}+(?:ed|ne|en) yet[.\s]*$)/giu, ', so I am not '],
  [/(?<=\b(?:course|certificate|diploma|degree|class|training|licen[cs]e) )(?=evenings(?:[.,\s]*$|,))/giu, 'in the '],
  // "doing the certificate in the evenings, NOT finished yet"
  [/, not (?:yet )?(finished|completed|done|passed)(?: yet)?(?=[.\s]*$)/giu, ', which is not $1 yet'],
  // "because its the first thing"
  [
    /(?<=\b(?:because|and|but|so|that|think|know|if|when|as|,) )its (?=(?:the|a|an|my|not|been|at|so|very|what|where|how|why|too|hard|easy|just|only|all)\b)/gi,
    'it is ',
  ],
  // "can speak simple Malay no prob, Mandarin CANNOT"
  [/(?<=\bcan speak [^.;,]{3,60}),? no prob(?:lem)?s?(?=[.,;]|$)/gi, ''],
  [/(?<=\bcan speak [^.;]{3,60}), (\p{Lu}\p{Ll}+) (?:cannot|can['’]?t|can not|no)(?=[.\s]*$)/giu, ', but not $1'],
  // "because my manager on leave"
  [
    /\b(because|when|while|as) ((?:my|our|the) \p{Ll}+) (?=(?:on (?:mc|(?:\p{Ll}+ )?leave|holiday)|away|sick|absent)(?=[.,;]|$))/giu,
    '$1 $2 was ',
  ],
  // "have my own rental so been the landlord side"
  [/,? so been (?=\p{Ll})/giu, ', so I have been '],
  [/\bbeen (?=the \p{Ll}+ side\b)/giu, 'been on '],
  [/(?<=\b(?:\d{1,2}|one|two|three|four|six) )(?:mth|mnth)(s?)\b/gi, 'month$1'],
  [/(?<=\b(?:\d{1,2}|one|two|three|four|six) )wk(s?)\b/gi, 'week$1'],
  // "I know I don't have enterprise sales so be honest about it"
  [
    /^I know (?:that )?(I (?:don['’]?t|do not) have [^,;]{3,60}?),?(?: (?:so|but|and))? (?:please )?(?:be|stay) (?:honest|open|up ?front|clear)(?: about (?:it|that|this))?[.\s]*$/i,
    '$1',
  ],
  // "I don't have enterprise sales", which nobody has: the experience of it.
  [
    /^(I (?:don['’]t|do not) have (?!an?\b|any\b|the\b|my\b)\p{Ll}+ (?:sales|management|teaching|banking|design|testing|support|marketing|retail|nursing|manufacturing|procurement|recruitment))[.\s]*$/iu,
    '$1 experience',
  ],
  // "not used Proclaim but did use SOS"
  [
    /^(?:I )?(?:have )?(not|never) (?:yet )?used ([^,;]{2,40}?)(?: yet)?,? but (?:I )?((?:do |did |have )?use[ds]?) (?=\S)/i,
    (_, never: string, what: string, use: string) =>
      `I have ${never.toLowerCase()} used ${what}${/^not$/i.test(never) ? ' yet' : ''}, but I ${use.toLowerCase()} `,
  ],
  [/(?<=\bused? [^,;+]{2,40}) \+ (?=\p{L})/gu, ' and '],
  // "they use Vue and I never did Vue at work": what they do, they know.
  [/^(?:they|you) (?:use|want|ask for|need|require|work with) [^,;.]{2,30}?,? (?:and|but) (?=I\b)/iu, ''],
  // "happy to relocate Leeds"
  [/\brelocate (?=\p{Lu}\p{Ll})/gu, 'relocate to '],
  // "class 5 licence yes"
  [/^((?:[\p{L}\d]+ ){1,4}licen[cs]e) yes[.\s]*$/iu, '$1'],
  // "got police check already"
  [
    /^(?:i )?(?:have got|got|have) (?:a |my |the )?(police check|DBS(?: check)?|medical|clearance|background check|first aid) already[.\s]*$/iu,
    'I already have a $1',
  ],
  // "gap is 7 years"
  [
    /^(?:the |my )?(?:career )?(gap|break) is (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (years|months)[.\s]*$/i,
    'I have a career $1 of $2 $3',
  ],
  // "No sales experience obviously but my dad ran a shop"
  [/(?<=^(?:I have )?no (?:[\p{L}-]+ ){1,3}experience),? obviously(?=[,.]| but)/iu, ''],
  [/(?<=^no (?:[\p{L}-]+ ){1,3}experience) but (?=(?:my|our) )/iu, ', but '],
  // "I checked the lines so thats my donor experience": what it is, the reader sees.
  [/,? so that['’]?s (?:my|the) (?:only |real |main |actual )*(?:\p{L}+ ){0,3}(?:experience|background)[.\s]*$/iu, ''],
  // "my title at Elm is Lead Designer since March"
  [
    /^((?:my|the) [^,;.]{3,40}?) is (?=[^,;.]{3,50} since (?:\p{L}{3,9} )?(?:(?:19|20)\d\d|\p{L}{3,9})[.\s]*$)/iu,
    '$1 has been ',
  ],
  // "team is 38 now not 50", "team is 4 people now"
  [
    /^(?:my |the )?team is (?:now )?(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: people)?(?: now)?(?:,? (?:not|instead of) \d{1,4}(?: any ?more)?)?[.\s]*$/i,
    'my team now has $1 people',
  ],
  // "I did Care of the Older Person also in June just waiting for cert"
  [/^(I did) ([^,;.]{3,60}?) also (?=(?:in|last|at|with) )/i, '$1 also $2 '],
  [/^I did also (?=\S)/i, 'I also did '],
  [
    /(?<=\S),? (?:but |and )?(?:i am |i['’]m )?(just|still) (?:waiting (?:for|on)|need) (?:the |my |a )?(cert(?:ificate)?s?|card|results?|licen[cs]e|letter)[.\s]*$/iu,
    (_, how: string, what: string) =>
      `, and I am ${how.toLowerCase()} waiting for the ${what.toLowerCase().replace(/^cert(?=s?$)/, 'certificate')}`,
  ],
  // "fine with public trust investigation"
  [
    /(?<=\b(?:ok|okay|fine|comfortable|happy) with )(?!an?\b|the\b|my\b|your\b|any\b|this\b|that\b|all\b)(?=(?:\p{L}+ ){0,3}(?:investigation|check|test|screening|interview|exam|vetting|commute|contract|probation|assessment)[.\s]*$)/iu,
    'the ',
  ],
  // "salary expect QAR 3200 not the BHD in cv", "expected 15,000 (cv says 14000 its old)"
  [/(?<=\d[\d,.]*k?[^,;.]{0,12}),? not the [^,;.()]{1,20} (?:in|on) (?:the |my )?(?:cv|resume)(?=[.,;\s]*$)/i, ''],
  [/ ?\((?:the |my )?(?:cv|resume) (?:still )?(?:says|has|shows) [^()]{1,40}\)/gi, ''],
  // "I was mentoring three juniors not four", "notice is 60 days not 30": what the page has wrong, the reader need not hear.
  [
    /(?<=^(?:I|we|my|notice|salary|team) [^,;.]{5,80}),? not (?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,4})[.\s]*$/iu,
    '',
  ],
  // "at Elm im Data Analyst since Feb 2025, not intern"
  [
    /(?<=^(?:at [^,;.]{2,30}?,? )?)I(?: am|['’]?m) (?:now )?(?:an? |the )?(\p{Lu}\p{L}+(?: \p{Lu}?\p{L}+){0,3}) since (?=(?:\p{L}{3,9} )?(?:19|20)\d\d|\p{L}{3,9}\b)([^,;.]*),? (?:and )?not (?:an? )?[^,;.]{3,30}[.\s]*$/iu,
    (_: string, post: string, when: string) => `I have been ${indefiniteArticle(post)} ${post} since ${when}`,
  ],
  [/\bhave right to (?=(?:work|live)\b)/i, 'have the right to '],
  [/(?<=\b\d[\d.,]* )euro(?!s)(?!\p{L})/giu, 'euros'],
  // "Licence renewed last September till 2027"
  [
    /^(?:my )?(licen[cs]e|card|ticket|certificate|visa|passport|registration) (?:was |is |has been )?renewed (.{3,40}?)(?: (?:till|til|until) ((?:\p{L}{3,9} )?(?:19|20)\d\d))?[.\s]*$/iu,
    (_, paper: string, when: string, until?: string) =>
      `my ${paper.toLowerCase()} was renewed ${when}${until ? ` and is valid until ${until}` : ''}`,
  ],
  // "never used Chef, Ansible only"
  [/(?<=^(?:i (?:have )?)?never (?:used|done|worked with) [^,;.]{2,40}, )([^,;.]{2,40}) only[.\s]*$/iu, 'only $1'],
  // "never ran an A/B test at work just did the course"
  [
    /^(?:i )?never (ran|led|used|had|did|made|built|taught|managed) ([^,;.]{3,50}?),? (?:but |and )?(?:just|only) (did|had|used|took|saw|helped) (?=\p{L})/iu,
    'I never $1 $2; I only $3 ',
  ],
  [/\bab (?=tests?\b|testing\b)/gi, 'A/B '],
  // "no EEHA but booked in for it feb 2027"
  [
    new RegExp(
      `^(?:i have )?no (\\p{Lu}[\\p{L}\\d]*(?: [\\p{L}\\d]+){0,2}?)(?: yet)?,? but (?:i am |i['’]?m )?(booked(?: in)?|enrolled|registered|signed up)(?: for it)?,? (?:for |in |on )?(${A_MONTH}(?: (?:19|20)\\d\\d)?)[.\\s]*$`,
      'iu',
    ),
    (_, what: string, how: string, when: string) =>
      `I do not have ${what} yet, but I am ${how.toLowerCase()} for it in ${monthsInFull(when)}`,
  ],
  // "ok to travel to Leeds"
  [/^(?:i am |i['’]m )?(?:ok(?:ay)?|fine) to (?=\p{Ll}{3,}\b)/iu, 'I am happy to '],
  [/^(?:i )?fly (?=from \p{L}{3,}[.\s]*$)/iu, 'I fly '],
  // "my dad was a roofer & I helped him summers as a teen, can use that"
  [/, (?:you )?can (?:use|mention|say) (?:that|it|this)[.\s]*$/i, ''],
  [/^salary(?: expectations?| expected)?(?: is| of|:)? (?=\D{0,4}\d)/i, 'expected salary '],
  [/^expect(?:ed)?(?: salary| ctc| pay)?(?: is|:)? negotiable[.\s]*$/i, 'my expected salary is open to negotiation'],
  [/\b(?:uk|us|eu|uae|ksa|gcc|hgv|lgv)\b(?=(?: \p{L}+){0,3} licen[cs]e\b)/giu, (short: string) => short.toUpperCase()],
  [/^(?:my )?portfolio(?: is| at|:)* (?=[\w-]+(?:\.[\w-]+)+\S*$)/i, 'my portfolio is at '],
  [
    /^(?:my )?(\p{L}[\p{L}. ]{1,30}?) (?:is )?(?:finished|completed|done)(?: now)?,? ?(?:\(|in )?((?:19|20)\d\d)?\)?[.\s]*$/iu,
    (whole: string, degree: string, year?: string) =>
      degreeLevels(fold(degree)).length > 0 &&
      !/\b(?:not|never|got|isn['’]t|wasn['’]t|almost|nearly|half|yet|to be)\b/i.test(degree)
        ? `I completed my ${degree}${year ? ` in ${year}` : ''}`
        : whole,
  ],
  [
    /(?<=\b(?:can|could|will|to) (?:start|join) )(?=(?:\d{1,2}|one|two|three|four|six) (?:days?|weeks?|months?)$)/i,
    'in ',
  ],
  [
    /^(\p{Ll}{4,})(?= (?:citizen|national|passport)\b)/u,
    (word: string) => (DEMONYMS.has(word) ? upperFirst(word) : word),
  ],
  [/^(?:us|uk|eu|uae)(?= (?:citizen|national|passport)\b)/i, (short: string) => short.toUpperCase()],
  [/^(\d{1,2} ?(?:am|pm)(?: (?:starts?|shifts?))?) (?:is |are )?(?:ok(?:ay)?|fine)$/i, 'ok with $1'],
  [/^been (?=\p{Ll}{2,}ing \p{L})/iu, 'I have been '],
  [/^remote only$/i, 'I am looking for remote work only'],
  [/^no (?=(?:formal|direct|professional|commercial|paid) \p{L})/iu, 'I have no '],
  [
    /^(?:my )?(\p{Lu}[\p{L} ]{1,30}?) application (?:was )?(?:submitted|sent)(?: (?:on )?(\d[^,;]{2,20}|\p{L}{3,9} (?:19|20)\d\d))?(,? (?:but |and )?(?:i am )?still waiting)?$/iu,
    (_, body: string, when?: string, waits?: string) =>
      `My ${body} application was submitted${when ? ` on ${when}` : ''}${waits ? '; I am still waiting for the answer' : ''}`,
  ],
  [
    /^current (?:salary )?(?:is )?(\S{0,4}\d[\d,.]*k?(?: (?:gross|net|per month|a month|pm|p\.a\.|a year|per year))?),? (?:and )?expect(?:ed|ing)? (?:salary )?(\S{0,4}\d[\d,.]*k?(?: (?:gross|net|per month|a month|pm|p\.a\.|a year|per year))?)(,? (?:can )?nego(?:tiable|tiate)?)?[.\s]*$/i,
    (_, current: string, expected: string, isOpen?: string) =>
      `my current salary is ${current} and my expected salary is ${expected}${isOpen ? ' (negotiable)' : ''}`,
  ],
  [/^(vegetarian|vegan) since (?=(?:19|20)\d\d[.\s]*$)/i, 'I have been a $1 since '],
  [/(?<= because )(?:of )?(?=(?:busy|high|peak|exam|tax|audit|harvest|holiday) (?:season|period)[.\s]*$)/i, 'of the '],
  [/\b(relocation|travel(?:ling)?|distance|overtime|shift work) (?=(?:not a|no) problem[.\s]*$)/gi, '$1 is '],
  [
    /^(?:the )?commute(?: to (\p{Lu}\p{L}+))? (?:is )?(?:fine|ok(?:ay)?|no problem)[.\s]*$/iu,
    (_, to?: string) => `the commute${to ? ` to ${to}` : ''} is fine for me`,
  ],
  [/^(?:I )?want (\d|two|three|four|five) days(?: (?:a|per) week)?(?=$|,)/i, 'I would like to work $1 days a week'],
  [/^already (?=(?:work|live|have|use|do|speak|know|manage|run)\b)/i, 'I already '],
  // "messiest books = the plumber, receipts in shoeboxes"
  [/^(?:my |the )?((?:\p{L}+est|worst|best|most \p{L}+) [\p{L} ]{2,30}?) ?= ?(?=\S)/iu, 'my $1: '],
  [/(?<=^my [^:]{3,40}: .*) \+ (?=\S)/gu, ' and '],
  [
    /^(my (?:wife|husband|girlfriend|boyfriend|partner|sister|brother|mother|father)(?: already| also)?) (work|live|stay)(?= (?:in|at|near|for)\b)/i,
    '$1 $2s',
  ],
  [/(?<=^(?:I )?(?:would|will|can) (?:move|relocate) to \p{Lu}\p{L}+ with )(?=family\b)/u, 'my '],
  [/(?<=^I am not )(?=([A-Z]{2,5})[.\s]*$)/g, (_, kind: string) => `${indefiniteArticle(kind)} `],
  [/(?<=\b(?:\d+|an?|per|last|this|next) )yr\b/gi, 'year'],
  [/\bexcel (?=tracker|sheets?|spreadsheets?|files?|skills|formulas|macros)/g, 'Excel '],
  // "I would need TN visa"
  [
    /(?<=\b(?:need|require|hold|have|get) )(?=([A-Z][A-Z\d-]{0,4}) (?:visa|permit)\b)/g,
    (_, kind: string) => `${indefiniteArticle(kind)} `,
  ],
  // "I am ready to relocate, no permit yet"
  [/, no ([\p{L}-]+(?: [\p{L}-]+)?) yet(?=[.\s]*$)/iu, ', but I have no $1 yet'],
  [/^(\p{Lu}\p{Ll}+) is my (first|native|mother) (language|tongue)(?=[.\s]*$)/u, 'My $2 $3 is $1'],
  [/\b(one|two|three|four|six|\d{1,2}) (day|week|month) (?=notice period\b)/gi, '$1-$2 '],
  [/(?<=[\p{L}\d]) so (?=I (?:can|could|will|would|am|have|need)\b)/gu, ', so '],
  // "that I speak Japanese, they have an office there": why is for the writer.
  [/(?<=^I [^,]{4,80}), (?:because |since |as )?they (?:have|want|need|ask|like|are|work|do|sell)\b.*$/iu, ''],
  [/^(?=(?:free|available|ready|able|willing|happy) to (?:start|join|begin|travel|work|relocate|drive)\b)/i, 'I am '],
  [/(?<=^I am )(?:F|A|R|W|H)(?=\p{Ll})/u, (letter) => letter.toLowerCase()],
  [
    /\b(begin|start|join|available) at (?=\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi,
    '$1 on ',
  ],
  [/(?<=\p{Ll} )(?<!\b(?:from|between|in|of|class) )((?:19|20)\d\d)\s?[-–]\s?((?:19|20)\d\d)(?!\d)/gu, 'from $1 to $2'],
  [/^(?:الراتب المتوقع|راتب متوقع)\s*:?\s*(?=\d)/u, 'راتبي المتوقع '],
  // "We plan move to Leeds"
  [
    /(?<=\b(?:I|[Ww]e) (?:plan|want|hope|need|intend|would like) )(?=(?:move|start|go|come|work|live|study|join|stay|leave|return|relocate)\b)/gu,
    'to ',
  ],
  // "I can start at once and Saturdays are no problem"
  [
    /(?<=^I (?:can|am|have|could|will|would)\b[^,;.]{6,60}) and (?=(?!I\b|to\b|my\b)(?:\p{L}+ ){1,3}(?:is|are) )/u,
    ', and ',
  ],
  // "I'd want the mornings please, I can do weekends"
  [/(?<=\p{L}),? (?:please|pls|plz)(?=[,.;]|$)/giu, ''],
  [/^(?:أرجو|يرجى|الرجاء|من فضلك،?)\s+(?:ذكر|الإشارة إلى|كتابة)\s+أن(?:ني|ي)\s+/u, 'أنا '],
  [/^(?:أرجو|يرجى|الرجاء|من فضلك،?)\s+(?:ذكر|الإشارة إلى|كتابة)\s+أن\s+(?=فترة|راتبي|إقامتي|رخصتي)/u, ''],
  // "أنا مواطنة وأنني مستعدة"
  [/(?<=^أنا .*،?) وأن(?:ني|ي)\s+(?=\p{L})/gu, ' و'],
  // "I PASSED the diploma in june so not working towards it any more"
  [
    /(?<=^(?:I )?)(?:PASSED|FINISHED|COMPLETED|DONE|HAVE|AM|NOW|LEFT|MOVED)(?= \p{Ll})/gu,
    (word: string) => word.toLowerCase(),
  ],
  [/,? so (?:i['’]?m |i am )?not (?:working|studying|doing|going|in progress)\b[^.;]{0,30} any ?more[.\s]*$/i, ''],
  // "…, scheduling the volunteers was the best part"
  [/, (?=\p{Ll}+ing [^.;,]{3,60} (?:is|was) (?:the (?:best|nicest|hardest)|my favou?rite)\b)/iu, '; '],
  // "I have own car stay 35km from town"
  [/\b(have|got) own (?=\p{L})/giu, '$1 my own '],
  [/(?<=\bmy own \p{L}{3,12}),? (?:and )?(?:i )?stay (?=\d)/iu, ', and I live '],
  [/(?<!\p{L})(?:us|uk)(?= (?:citizen|national|passport|resident)\b)/gu, (short: string) => short.toUpperCase()],
  // "I do MBA part time since January 2025"
  [
    /\bI do (?:an? |my )?(MBA|MSc|MA|BSc|PhD|LLM|diploma|master['’]?s)((?: degree)?(?: part[- ]time| online)?) since\b/gu,
    (_, degree: string, how: string) => `I have been doing ${indefiniteArticle(degree)} ${degree}${how} since`,
  ],
  // "can start in jan 2027"
  [new RegExp(`(?<!\\p{L})(?:${SHORT_MONTHS})(?= (?:19|20)\\d\\d(?!\\d))`, 'gu'), monthInFull],
  // "moving to leeds jan 2027"
  [
    new RegExp(
      `(?<=\\p{L}{3})(?<!\\b(?:from|until|till|since|mid|early|late|end|start|join|begin|of|by|in|on)) (${SHORT_MONTHS}|${MONTHS_IN_WORDS}) (?=(?:19|20)\\d\\d[.\\s]*$)`,
      'iu',
    ),
    (_, month: string) => ` in ${monthInFull(month)} `,
  ],
  // "did tape extensions course in March"
  [
    /(?<=^(?:I )?(?:did|took|completed|finished|attended) )(?!an?\b|the\b|my\b|this\b|that\b|some\b|our\b|one\b|\d)(?=(?:\p{Ll}+ ){0,3}\p{Ll}+ course\b)/iu,
    'a ',
  ],
  // "passed WSET diploma"
  [
    /(?<=^(?:I )?(?:[Pp]assed|[Cc]ompleted|[Ff]inished|[Dd]id|[Gg]ot|hold|have) )(?=[A-Z]{2,6} (?:diploma|certificate|exam|course|award)\b)/,
    'the ',
  ],
  // "passed LANTITE 2016", "acting AP since term 3"
  [
    new RegExp(
      `(?<=^(?:I )?(?:passed|completed|finished|sat|took) [^.;,]{3,40}\\p{L})(?<!\\b(?:in|since|by|of|from|until|to|${SHORT_MONTHS}|${MONTHS_IN_WORDS})) (?=(?:19|20)\\d\\d[.\\s]*$)`,
      'iu',
    ),
    ' in ',
  ],
  [/^(?:I am |I['’]m )?(?:currently |now )?acting (?=[^.;,]{2,40} since\b)/i, 'I have been acting '],
  [/(?<=^(?:my )?(?:expect|salary)[^.;]{2,30}\d[\d,.k]*),? neg(?:otiable)?\.?$/i, ', negotiable'],
  [/\b(?:1|one) (day|week|month)s(?=['’]? (?:notice|of notice)\b)/gi, 'one $1'],
  [/\bnotice(?: period)?(?: is|:)? (?:1|one) (day|week|month)s\b/gi, 'notice one $1'],
  // "keeping the books … since February"
  [
    /^(?:I am |I['’]m )?(?!looking|living|working|thinking|planning|moving|coming|going|being|having)(\p{Ll}{2,}ing) (?=[^.;,]* since (?:\p{L}{3,9} )?(?:(?:19|20)\d\d|\p{L}{3,9}))/u,
    'I have been $1 ',
  ],
  [
    /\bmy (husband|wife|brother|sister|father|mother|uncle|aunt|cousin|friend|boss)s (?=\p{Ll})(?!(?:and|are|have|were|who|all|also|live|work|run)\b)/gu,
    "my $1's ",
  ],
  [/(?<=\b(?:to|in|from) )(?:dc|nyc|ny|la|sf|uk|usa|uae|ksa)(?!\p{L})/gu, (short: string) => short.toUpperCase()],
  [/(?<=\p{L})(?: sir| maam| ma['’]am| madam)[.\s]*$/iu, ''],
  // "I'd be moving to Leeds, my sister lives there": two sentences, joined in haste.
  [/, (?=(?:I|I'm|I’m|I've|I'll|I'd) \p{Ll})/gu, '; '],
  [
    /\bon (?=(?:company|employment|dependant|dependent|spouse|partner|work|student|graduate|visit|tourist|family|skilled worker) visa\b)/gi,
    'on a ',
  ],
  [/, (?=(?:notice(?: period)?|expected salary)\b)/gi, '; my '],
  // "I don't have ADR yet but happy to do it"
  [
    /(?<=^I (?:don['’]?t|do not|have not|haven['’]?t) [^,.;]{3,60}),? but (?=(?:very |more than )?(?:happy|keen|willing|eager|ready|able) to )/iu,
    ', but I am ',
  ],
  // "can start at once and happy to live in camp"
  [
    /(?<=^(?:I )?can [^,.;]{3,50} and )(?=(?:very |more than )?(?:happy|willing|ready|able|prepared|free) to )/iu,
    'am ',
  ],
  // "finished 2023 turnaround early"
  [
    /(?<=\b(?:finished|completed|led|ran|planned|managed|delivered|headed) )(?=(?:19|20)\d\d (?!and\b|with\b|in\b|at\b|as\b)\p{Ll}{3,})/giu,
    'the ',
  ],
  // "ga license current"
  [
    /(?<!\p{L})(?:al|az|ar|ca|co|ct|fl|ga|ia|il|ks|ky|la|md|mi|mn|mo|ms|mt|nc|nd|ne|nh|nj|nm|nv|ny|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy)(?= (?:(?:rn|driver['’]?s?|teaching|nursing|state) )?(?:licen[cs]e|certification|certificate)\b)/gu,
    (code: string) => code.toUpperCase(),
  ],
  // "would need critical skills permit", "have two wheeler licence"
  [
    /(?<=\b(?:need|have|hold|require) )(?=(?:critical skills|skilled worker|work|residence|student|family) (?:permit|visa)\b)/gi,
    'a ',
  ],
  [/(?<=\b(?:have|hold|got) )(two|three|four)[ -]wheeler (?=licen[cs]e\b)/gi, 'a $1-wheeler '],
  [/(?<=\b(?:days?|weeks?|months?) after )offer\b/gi, 'an offer'],
  // "last drawn 7200 expecting 8500 nego"
  [
    /^(?:my )?last drawn (?:salary )?(?:was |is )?(\S{0,4}\d[\d,.]*k?),? (?:and )?expect(?:ed|ing)? (\S{0,4}\d[\d,.]*k?)(,? nego?(?:tiable)?)?(?=[,;.]|$)/i,
    (_: string, last: string, expected: string, isOpen?: string) =>
      `my last drawn salary was ${last} and I expect ${expected}${isOpen ? ' (negotiable)' : ''}`,
  ],
  // "4 month work with chillers"
  [
    /^(?:I )?(?:have |had )?(\d{1,2}|two|three|four|five|six)[ -](month|year)s? work (?=(?:with|in|at|on) )/i,
    'I have $1 $2s of work ',
  ],
  [
    /^(?:sister|brother|mother|father|mum|mom|dad|wife|husband|partner|son|daughter|aunt|uncle|cousin|family) (?=(?:lives?|works?|is|was|has|had|runs?|owns?|went|comes?)\b)/i,
    (kin: string) => `My ${kin.toLowerCase()}`,
  ],
  // "currently 10 months in globex"
  [
    /^(?:I am |I['’]m )?(?:currently|now) (\d{1,2}|one|two|three|four|five|six) (months?|years?) (?:in|at|with) (?!an? |the |this |my )([\p{L}\d][^,;.]{1,40}?)(?=[,;.]|$)/iu,
    (_: string, count: string, unit: string, house: string) =>
      `I have been at ${upperFirst(house)} for ${count} ${unit}`,
  ],
  [/(?<=; my )notice (?=(?:\d{1,2}|one|two|three) (?:day|week|month)s?\b)/gi, 'notice period '],
  // "My contract ends in April 2027, 2 months notice"
  [
    /(?<=^my [^,;]{6,60}), (\d{1,2}|one|two|three|four|six) (days?|weeks?|months?)['’]? notice(?: period)?(?=[.\s]*$)/iu,
    '; my notice period is $1 $2',
  ],
  [
    /(?<=\b(?:give|serve|need|have|work|on|with) )(\d{1,2}|two|three|four|six) (day|week|month)s?['’]? (?=notice\b)/gi,
    "$1 $2s' ",
  ],
  [SHORT_MONTH_TO_START, monthInFull],
  [SHORT_MONTH, monthInFull],
  // "my contract here": where that is, the letter has not said.
  [/(?<=\b[Mm]y (?:contract|lease|visa|job|work|project)) here(?= )/g, ''],
  [ENDS_IN, 'in '],
  // "can do Tuesdays no bother"
  [/,? (?:no (?:bother|worries))(?=[.\s]*$| because\b)/i, ''],
  [/, (?:the )?(?:others?|rest) (?:are |is |were |was )?(?:all )?passed(?=[.\s]*$)/i, '; I have passed the others'],
  [BEFORE_DATE, '$& on'],
  [BEFORE_MONTH, (verb: string, _month: string, day?: string) => `${verb} ${day ? 'on' : 'in'}`],
  [/\b(\d+) (minute|hour)s['’]? (?=(?:walk|drive|ride)\b)/gi, "$1 $2s' "],
  [/(?<=\b(?:in|at|to|from|near) )\p{Ll}{4,}(?!\p{L})/gu, (word) => (CITIES.has(word) ? upperFirst(word) : word)],
  // "happy to do offaly as well"
  [
    /(?<=\b(?:in|to|from|near|do|cover|around) )(?!region|reunion)\p{Ll}{5,}(?!\p{L})/gu,
    (word) => (REGIONS.has(word) ? upperFirst(word) : word),
  ],
  [/(?<=\b\d{1,2}(?:st|nd|rd|th)? )(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?!\p{L}|\.\S)/giu, monthInFull],
  [
    /(?<=\b(?:in|until|since|mid|from|early|late) )(?:Jan|Feb|Aug|Sept?|Oct|Nov|Dec)(?=$|[ ,;](?!\p{Lu}))/gu,
    monthInFull,
  ],
  [/(?<![\p{L}.])i(?=['’]|\s)/gu, 'I'],
  [WITHOUT_ARTICLE, '$1 the $2'],
  [/(?<=\bsalary\b[^.;]{0,20}\d[\d,.]*) expected (?=\d)/i, ' and my expected salary is '],
  [/(?<=\p{Ll} )n(?= \p{Ll})/gu, 'and'],
  [/\bhavent\b/gi, "haven't"],
  [/\bincl\. (?=\p{Ll})/gu, 'including '],
  // "when they closed my unit": who did, the reader does not know.
  [
    /\b(when|after|because) they (closed|shut|cut|sold|ended|moved) (my|our|the) (\p{Ll}+)(?=[,.;]|$| and\b)/gu,
    (_, when: string, done: string, whose: string, noun: string) =>
      `${when} ${whose} ${noun} ${/[^s]s$/.test(noun) ? 'were' : 'was'} ${done}`,
  ],
  // "… be honest about that but …", "… this is important": to the writer
  [/,?\s+(?:please |pls )?be (?:honest|open|upfront) about (?:it|that|this),?(?= but\b|$|[.;])/giu, ','],
  [/,?\s+(?:and )?(?:this|that|it)(?:['’]?s| is) (?:very |really |quite )?important[.!\s]*$/iu, ''],
  [/\bis same (?=\p{Ll})/gu, 'is the same '],
  // "I seen the farm", "we done the audit"
  [/\b(I|we|they|he|she) seen (?=\p{L})/giu, '$1 saw '],
  [/\b(I|we|they|he|she) done (?=\p{L})/giu, '$1 did '],
  [/, (?=would (?:prefer|like|rather)\b)/gi, ' and I '],
  [/(?<=\b(?:prefer|like|want|do|work) )(\d)[ -]day week\b/gi, 'a $1-day week'],
  [/(?<=; my (?:notice period|expected salary)) (?=[^\s\d]{0,3}\d)/gi, ' is '],
  [/, (?=(?:my|our) \p{Ll}+['’]s (?:got|been)\b)/gu, '; '],
  [/, (?=(?:my|our) (?:[\p{L}'’]+ ){1,4}(?:is|are|was|were|has|have|lives?|works?)\b)/giu, '; '],
  // "Weekends no problem"
  [
    /^((?:(?:early |late |night |bank |public )?(?:weekends?|holidays|evenings|mornings|nights|starts|shifts|overtime|travel(?:ling)?|relocation)(?: and |, |$| (?=no |ok|fine)))+)(?=(?:no problem|ok(?:ay)?|fine)[.\s]*$)/i,
    (subject: string) => `${subject}${/^(?:overtime|travel\p{Ll}*|relocation) $/iu.test(subject) ? 'is' : 'are'} `,
  ],
  // "I have scripted for years, it just isn't on my resume": the last is for the writer.
  [
    /(?:,| [-–])? (?:but )?(?:(?:it|that|this) (?:just )?(?:isn['’]t|is not)|it['’]?s (?:just )?not|not) (?:on|in) (?:(?:my|the) )?(?:resume|cv)(?: yet)?[.\s]*$/i,
    '',
  ],
  // "want to be home at night thats why im changing"
  [/(?<=[\p{L}\d]),? that['’]?s why (?=I\b)/gu, '; that is why '],
  // "living in Berlin since May"
  [
    /^(?:I am |I['’]m )?(living|working|studying|volunteering|teaching|learning) ([^.;]{2,60} since )/i,
    (_, doing: string, rest: string) => `I have been ${doing.toLowerCase()} ${rest}`,
  ],
  // "on Microsoft learn", "power bi"
  [
    /\b(Microsoft|Google|Adobe|Power|Amazon) (learn|slides|docs|sheets|forms|meet|drive|ads|analytics|classroom|office|word|excel|teams|access|outlook|automate|apps|photoshop|illustrator)(?!\p{L})/giu,
    (_, house: string, tool: string) => `${upperFirst(house)} ${upperFirst(tool)}`,
  ],
  [/\bpower bi\b/gi, 'Power BI'],
  // "looking for full time now kids are at school"
  [
    /(?<=\b(?:looking for|want|need) )(full|part)[- ]time(?! (?:work|job|role|hours|position|post|contract|employment)\b)/gi,
    '$1-time work',
  ],
  // "ok w remote"
  [/(?<=\b(?:with|for|to|do) )(remote|hybrid)(?=$|[,;.])/gi, '$1 work'],
  // "The gap was because I looked after my mother."
  [/^(?:the|my) (?:career )?(?:gap|break)(?: in [^,;]{2,30})? (?:was|is) (?:because|as|since) (?=(?:I|my)\b)/i, ''],
  [
    /(,?) and that (?=(?:I|my|an?|the|our|we|there|all)\b|(?:[\p{L}\d]+ ){1,5}(?:is|are|was|were|can|will|have|has)\b)/giu,
    '$1 and ',
  ],
  // "left my last job to study; can start at once"
  [/; (?=(?:can|could|will|would) (?!you\b|it\b|they\b|we\b)\p{Ll})/giu, ', and '],
  // "I'd like 30 hours and I used to teach", "My notice is a month but my manager would let me go"
  [/(?<=^(?:I|My)(?:['’]\p{L}+)? [^,;.]{8,90}) (and|but) (?=(?:I|my|they|we)(?:['’]\p{L}+)? \p{Ll})/u, ', $1 '],
  [/ and (?=(?:NOC|visa|iqama) is\b)/g, ' and my '],
  [
    /\b(is|are|am) (an? [^,.;]{3,40}) since (?=\p{Lu}|\d)/gu,
    (_, verb: string, what: string) => `${verb === 'is' ? 'has' : 'have'} been ${what} since `,
  ],
  [
    /(?<=^(?:I )?(?:can|could|will|would)\b[^,;]{3,60}) but (?=(?:happy|able|willing|open|free|available|fine)\b)/i,
    ' but I am ',
  ],
  [
    /^(?=(?:(?:final|college|uni|university|school|mock) )?(?:exams|finals|lectures|classes|lease|contract|course|youngest|eldest)\b (?:is|are|was|were|starts?|ends?|started|ended|finish\p{Ll}*)\b)/iu,
    'my ',
  ],
  [/^my (\p{Lu})(?=\p{Ll})/u, (_, letter: string) => `my ${letter.toLowerCase()}`],
  [/^I have (\p{Ll}+(?:ed|ne|wn|ught|de)) (\S+(?: \S+){0,2}) also\b/iu, 'I have also $1 $2'],
  [/(?<=\b(?:\d+|two|three|four|six|eight)) (days|weeks|months) (?=notice\b)/gi, " $1' "],
  [/\bfor last (?=(?:one |two |three |\d+ )?(?:years?|months?)\b)/gi, 'for the last '],
  [/\bfor the last one (?=year|month)/gi, 'for the last '],
  [/(?<=\b(?:do|doing|mind) )on[- ]call(?=$|[.,;]| and\b)/gi, 'on-call work'],
  [/(?<=\b(?:do|doing|work|working) )(night|day|evening|weekend) shift(?=$|[.,;])/gi, '$1 shifts'],
  [/(?<=\b(?:in|to|into|around|near) )(?=\p{Lu}\p{Ll}+ area\b)/gu, 'the '],
  [/,? negotiable\.?$/i, ' (negotiable)'],
  [/(?<=\bif they have)\.?$/i, ' one'],
  [/(?<=\b(?:work|do) (?:late|nights|evenings) and )weekend(?=$|[.,;])/gi, 'weekends'],
  [/^if you (?=(?:have|had|need|want|offer)\b)/i, 'if they '],
  [/\bwith (?=(?:contracts?|project|site|construction|general|area|store|line) manager\b)/gi, 'with the '],
  [/(?<=\b(?:want|like|prefer|love|happy) to do )it(?= (?:at|on|as|part|full)\b)/gi, 'the job'],
  [
    /, (?=(?:this|that) is (?:why|how)\b|(?:it|this|that) (?:doesn['’]t|does not|isn['’]t|is not|won['’]t|has never|never)\b)/gi,
    '; ',
  ],
  [/, (?=(?:everything|nothing|anything|before that) (?:else )?(?:is|I)\b)/gi, '; '],
  [/^been (?=(?:an? |in |with |at |working |doing )\S)/i, 'I have been '],
  [/^done (?=(?:most|all|some|many|lots|a lot|\d+|the|an?)\b)/i, 'I have done '],
  [/^no (?=(?:[\p{L}-]+ ){0,3}experience(?:\.?$|[,;]| (?:in|of|with|as|yet)\b| but (?:I|have|can)\b))/iu, 'I have no '],
  [/, one (?=(?:has|is|was|had)\b)/gi, '; one '],
  [/, (\d+ (?:days?|nights?|hours?|shifts?)(?: (?:a|per) week)?)$/i, ' ($1)'],
  // "I would like 25 hours, mornings preferred"
  [
    /(?<=^I [^,;]{5,80}), ((?!I\b)(?:[\p{L}\d-]+ ){1,4}(?:preferred|possible|included|if possible|if needed|at (?:most|least)))[.\s]*$/iu,
    ' ($1)',
  ],
  [/(?<=^I (?:don['’]t|do not) have .+) but (?=\d+ years?\b)/i, ' but have '],
  [/(?<=^I have no .+) but used (?=\p{Lu})/iu, ' but have used '],
  [/\bover qualified\b/gi, 'overqualified'],
  [/^(?=(?:fresh|recent|new|final[- ]year) (?:graduate|student)\b)/i, 'I am '],
  [/(?<=\b(?:am|['’]m) )(?=(?:fresh|recent|new|final[- ]year) (?:graduate|student)\b)/i, 'a '],
  // "cooking daily at home 4 years"
  [
    /^(?:I am |I['’]m )?(\p{Ll}{2,}ing [^.;,\d]{3,60}?),? (?:for )?(\d{1,2}|two|three|four|five|six|ten) (years|months)(?: now)?[.\s]*$/iu,
    (_, doing: string, count: string, unit: string) =>
      `I have been ${doing.charAt(0).toLowerCase()}${doing.slice(1)} for ${count} ${unit}`,
  ],
  // "doing PMP exam in December"
  [
    /\b(do|doing|take|taking|took|sit|sitting|sat|pass|passed|have|booked|write|writing) (?=\p{Lu}[\p{L}-]{1,6} exam\b)/gu,
    '$1 the ',
  ],
  [/\bbefore (?=[A-Z]{2,5} application\b)/g, 'before my '],
  // "I sing in church choir"
  [
    /\b(in|for|with) (?=(?:(?:my|our|local) )?(?:church|school|village|community|youth|university|town) (?:choir|band|team|club|league|orchestra)(?![\p{L}]))/giu,
    '$1 a ',
  ],
  // "ok with remote or Chicago office"
  [/\bremote or (?:the |your )?(?=\p{Lu}\p{L}+ office\b)/gu, 'remote work or the '],
  [/^(?:I am |I['’]m )?half ?way (?:thru|through) (?!the\b|my\b|an?\b)/i, 'I am halfway through my '],
  [/^(?:I am |I['’]m )?half ?way (?:thru|through) /i, 'I am halfway through '],
  // "finish my Level 3 in February"
  [/^(?=(?:finish|complete|graduate)\b.*\b(?:in|by|next|this|on) \S)/i, 'I will '],
  [/(?<=^I will )\p{Lu}/u, (letter) => letter.toLowerCase()],
  // "I lead the reviews since 2021", and of what may be over "managed 4 PMs since 2022"
  [
    /(?<=^|; )(?:I )?(lead|run|manage|work|teach|live|use|own|handle|coach|mentor|train|supervise|drive|write|speak) (?=[^.;]{2,60} since (?:\p{L}{3,9} )?(?:(?:19|20)\d\d|\p{L}{3,9})[.\s]*$)/iu,
    (_: string, verb: string) => `I have ${PARTICIPLES[verb.toLowerCase()] ?? withEd(verb.toLowerCase())} `,
  ],
  [
    /(?<=^(?:I )?(?:led|ran|managed|handled|coached|supervised|trained|owned) [^.;]{2,60}) since ((?:\p{L}{3,9} )?(?:19|20)\d\d)(?=[.\s]*$)/iu,
    ' from $1 on',
  ],
  [/[\s.;,:!]+$/, ''],
];
