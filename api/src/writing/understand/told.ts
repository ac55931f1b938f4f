import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { namesOccupation, OCCUPATION_NOUNS, TITLE_PARTICIPLES } from '@vitae/language/occupations';
import { ALSO_NOUNS, BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';
import { wordCount } from '../text/words.ts';
import { isNamedAsOrganisation } from './company.ts';

// Whether words of a resume say what was done, or name something.

const TELLS = /^(?:was|were|had|did|responsible|duties|having|including|worked|helped)$/;

/** Words that say what was done, and name neither post nor employer: "Noticed a gas smell", "Uses HubSpot and LinkedIn". */
export function isTold(text: string): boolean {
  const [first = '', ...rest] = text.split(/\s+/);
  const word = fold(first).replace(/[^\p{L}'-]/gu, '');
  const isFollowed = rest.some((next) => /^(?:\d|\p{Ll}{2,})/u.test(next));
  if (TELLS.test(word)) return isFollowed;
  if (isPostAtStart(text)) return false;
  if (/^\p{Script=Arabic}/u.test(text)) return /\d/.test(text) && rest.length > 2;
  const isPast =
    (BASE_OF_PAST.has(word) && !TITLE_PARTICIPLES.has(word)) ||
    (/ed$/.test(word) && /^(?:an?|the|all|\d)/.test(rest[0] ?? ''));
  // "King Fahd University of …", "Spring and Sons": before its ending a verb has a vowel.
  const isGerund = /[aeiouy]\p{L}*ing$/u.test(word) && !namesOccupation(text) && isFollowed;
  return (isFollowed && (isPast || baseOfThirdPerson(word) !== '')) || isGerund;
}

/** "Automated Logistical Specialist, various units": a post, though it begins as a deed. */
function isPostAtStart(text: string): boolean {
  const words = (text.split(/, | [–—-] /)[0] ?? '').split(/\s+/);
  return (
    words.length >= LEAST_WORDS_OF_POST &&
    words.length < MOST_WORDS_OF_POST &&
    words.length < text.split(/\s+/).length &&
    words.every((word) => /^\p{Lu}\p{Ll}/u.test(word)) &&
    OCCUPATION_NOUNS.has(fold(words.at(-1)!))
  );
}
const LEAST_WORDS_OF_POST = 3;
const MOST_WORDS_OF_POST = 6;

/** "troubleshoots" as "troubleshoot"; empty for what may be a noun. */
export function baseOfThirdPerson(word: string): string {
  if (!/^\p{L}{2,}s$/u.test(word)) return '';
  // "fixes", but not "sites" of "sit"
  const bases = [word.slice(0, -1), word.replace(/(?<=s|x|z|ch|sh|o)es$/, ''), word.replace(/ies$/, 'y')];
  const base = bases.find((one) => one !== word && BASE_FORMS.has(one)) ?? '';
  return ALSO_NOUNS.has(base) ? '' : base;
}

/** A line that can be told of whatever post: it begins with what was done. */
export const isDeed = (line: string) => {
  const word = fold(line.split(/\s+/)[0] ?? '');
  return BASE_OF_PAST.has(word) && wordCount(line) > 2;
};

/** "Royal Northern College of Music, BMus": no post was held there. */
export const isOfDegree = (place: string) =>
  degreeLevels(fold(place)).length > 0 || /, (?:[BM]\.?(?:Sc|A|Mus|Ed|Eng|Com|Phil)|Ph\.?D)\.?$/.test(place);

const SMALL_WORDS = /^(?:of|and|for|the|&|in|at|on|de|-|–)$/;

/** "Embeddable Key-Value Store", "Data Entry Clerk": the name of something, and nothing that was done. */
export function isNameAlone(line: string): boolean {
  const words = line.replace(/[.\s]+$/, '').split(/\s+/);
  return (
    words.length > 1 && !/[,:;\d]/.test(line) && words.every((word) => SMALL_WORDS.test(word) || /^\p{Lu}/u.test(word))
  );
}

const NAMES_QUALIFICATION =
  /^(?:currently )?(?:NVQ|SVQ|BTEC|QQI|HN[CD]|City & Guilds|Level \d|AAT|CompTIA|Diploma|Certificate|GCSEs?|A[- ]levels?|B\.?(?:Sc|A|Eng|Ed|Com)\.?|M\.?(?:Sc|A|Eng|BA)\.?|Ph\.?D|(?:Bachelor|Master|Doctor)(?:['’]s)? (?:of|in|degree))(?![\p{L}'’])/iu;
const NO_WORK =
  /\((?:expired|lapsed)\b|^(?:publications?|references?|hobbies|interests|languages?|education|degree|h-index)(?! (?:desk|team|and|for|of|to|with))\b/i;

/** "On the ground", and "Celle, im Februar 2025" below a signature. */
const SAYS_WHERE =
  /^(?:on|in|at|off|behind) (?:the )?\p{L}+$|^\p{Lu}[\p{L} -]{2,20}, (?:\p{L}+\.? ){0,3}(?:19|20)\d\d$/iu;

/** "Part-time: Sales promoter, in-store stands": another post. */
const OF_ANOTHER_TIME =
  /^(?:part[- ]time|weekends?|holidays?|student|seasonal|summer|earlier|previous(?:ly)?|before that|side)(?: jobs?| work| post)?\s*[:–-]\s*/i;

/** "Visiting researcher, University of Sheffield (6 months, 2021)" */
function isOtherPost(line: string): boolean {
  const [first = '', next = ''] = line.split(', ');
  const isDated = /^[^,]{3,40}, [^()]{2,60} \([^()]{0,20}(?:19|20)\d\d\)$/.test(line);
  // "Volunteer, Lagos Food Bank outreach"
  const isOfHouse =
    wordCount(first) <= 3 && /^\p{Lu}\p{L}+ \p{Lu}/u.test(next) && OCCUPATION_NOUNS.has(fold(first.split(' ').at(-1)!));
  return (isDated || isOfHouse) && namesOccupation(first);
}

/** "Speak Arabic and English. Have car" */
const SAYS_OF_PERSON =
  /^(?:speaks?|good at|fluent in|native|have (?:own )?(?:car|transport)|own (?:car|transport)|available|willing to)\b/i;

/** "Account pulled out, whole team was let go", "Contract ended due to funding cut": how the work ended. */
const ENDED =
  /\b(?:(?:was|were|been|got) (?:let go|laid off|retrenched|made redundant|terminated|dismissed)|(?:contract|project|season|funding|employment|account|post|role|position|job) (?:was |has |had )?(?:ended|eliminated|ran out|expired|finished|pulled out|cut)|(?:had|have|has) to let (?:me|us|people|everyone|everybody|staff) go|let (?:me|us all|all of us) go|^\p{L}+ closed(?: down)?(?: in)?(?: \p{L}{3,9})? (?:19|20)\d\d$|(?:company|firm|plant|factory|refinery|mill|yard|depot|branch|shop|store|hotel|restaurant|pub|hospital|office|business|site|school|mine) (?:was |has |had )?(?:closed|shut|liquidated|sold|collapsed|folded|went (?:bust|under|into (?:administration|liquidation|receivership)))(?: down)?|^(?:position|role|job) (?:was )?(?:eliminated|made redundant)|^(?:retrenched|laid off|made redundant|furloughed|dismissed)\b|(?:left|resigned|quit)(?: the (?:job|company|post))? (?:due to|because|for (?:family|personal|health|better|medical)|to (?:study|relocate|care for|move|have (?:my|a|our) )))(?!\p{L})/iu;
/** "Car packed in so had to stop", "left when my visa ran out", "owner retired": why it ended. */
const WHY_IT_ENDED =
  /\b(?:so (?:i |we )?had to (?:stop|leave|quit|resign|give (?:it |this )?up|close|move)|had to (?:stop|quit|give (?:it |this )?up)(?= (?:when|because|as|due|after|for)\b|$)|(?:owner|boss|employer|landlord) (?:retired|died|sold up)|(?:visa|permit) (?:ran out|expired)|(?:left|stopped|finished) (?:when|after|as|because) (?:i|my|the|we|our|he|she|they)\b|hours (?:were |got )?cut\b)|^(?:moved|relocated) (?:away|abroad|house|home|back|(?:to|from) (?:[A-Z][\p{L}'’-]+ ){1,3}(?:for|due to|because|with|when|as)\b)/iu;
/** "Stopped by lockdown", "Stood down 10 wks 2020" */
const SURELY_ENDED =
  /^(?:stopped|ended|cut short|interrupted) (?:by|due to|because of) |^stood down (?:for )?\d|^sent home\b|^(?:furlough(?:ed)?|laid off|lay-?offs?|lay off|redundant|made redundant)\b/i;
/** "Scheduling software, AUD 58m revenue, 290 staff": what the house is. */
export const tellsOfHouse = (line: string): boolean =>
  (OF_THE_HOUSE.test(line) || HOUSE_AS_SUBJECT.test(line)) && !isTold(line) && !isDeed(line);
const OF_THE_HOUSE = /^\p{Lu}[^.;:]{3,80}, (?:about |some |over )?\d[\d,]* (?:staff|employees|FTEs?|people)\.?$/u;
/** "Elm Data provides a range of services", "The firm is a maker of pumps": the house is what does it. */
const HOUSE_AS_SUBJECT =
  /^(?:(?:(?:The|Our|This) (?:company|firm|organi[sz]ation|bank|group|agency|business|client|customers?|project))|(?:The )?\p{Lu}[\p{L}\d&.'’-]+(?: (?:\p{Lu}[\p{L}\d&.'’()-]*|of|and|for|&)){0,6}),? (?:is an?|is one of|is the|are (?:an?|the|institutions)|was an?|has been (?:an?|the)|(?:provides|offers|does business|designs|manufactures),?|operates (?:in|as|across)|speciali[sz]es in|is headquartered|is based|serves as an?) /u;

/** "Supervised by Jane Roe", "Link to demo": who led it and where it is shown, and nothing that was done. */
const NAMES_THE_HEAD =
  /^(?:part of (?:the|a|an)? ?\p{L}[^.]{2,60} since (?:19|20)\d\d|used (?:by|in) \d[^.]{2,80})$|^(?:supervised by|advised by|mentored by|reporting to|supervisors?:|advis[oe]rs?:|pi:) ?\p{L}|^(?:links?(?: to \p{L}+)?|(?:live )?demo|source code|view (?:project|code|demo))$/iu;

/** Whether a line tells how or why work ended. */
export const tellsEnd = (line: string) =>
  SURELY_ENDED.test(line) ||
  ((ENDED.test(line) || WHY_IT_ENDED.test(line)) &&
    !isDeed(line.replace(/^(?:left|resigned|quit|moved|relocated)\b/i, '')));

const LEAD_OF_LIFE =
  '(?:worked(?: (?:(?:part|full)[- ]time|casually|weekends|nights|evenings|summers))?|(?:(?:part|full)[- ]time|casual|weekends?|nights?|evenings?|saturdays?|summers?|student|holidays?)(?: (?:job|work|shifts?))?)';
const BESIDE_STUDIES =
  '(?:through|while (?:at|in)|alongside|during|around|beside|next to|to (?:pay for|fund|finance)) (?:my |the |a )?(?:[\\p{L}-]+ ){0,2}(?:school|college|university|uni|stud(?:y|ies)|degree|sixth form|a[- ]levels)';
/** "Worked through nursing school", "Weekend job during my studies", "Paid my way through college": how one lived, and nothing that was done. */
const OF_LIFE = new RegExp(
  `^(?:(?:worked|paid|earned|made) (?:my|his|her|their) way through|(?:put|supported|financed|funded) (?:myself|my own)|(?:did|served|done) (?:my|our) (?:time|bit|years) (?:here|there)|commuted (?:from|to|between|daily)|lost (?:plenty|everything|a lot|much))(?!\\p{L})|^${LEAD_OF_LIFE} ${BESIDE_STUDIES}(?=$|[.,;(]| (?:at|in|from|to) )`,
  'iu',
);
/** "On unpaid leave April–September 2020", "Back surgery in 2024, doctor says no heavy lifting" */
const OF_LEAVE_OR_HEALTH =
  /^(?:was |went )?on (?:unpaid|maternity|paternity|parental|sick|medical|carer['’]?s|family) leave\b|^(?:had |after )?(?:\p{L}+ )?(?:surgery|operation|injury|accident|illness|burn-?out)\b[^.]*\b(?:doctors?|recover\p{L}*|no (?:more )?heavy|can(?:not|'t)|unable|off work)\b/iu;
export const tellsOfLife = (line: string) => OF_LIFE.test(line) || OF_LEAVE_OR_HEALTH.test(line);

/** "See more work history on my LinkedIn", "Full list of projects available on request": where more is to be found. */
const LEADS_ELSEWHERE =
  /^(?:please )?(?:see|view|visit|find|check out|read|click|go to|refer to)\b.*\b(?:my|full|more|further|attached) (?:[\p{L}-]+ ){0,3}(?:linkedin|github|gitlab|behance|website|site|portfolio|profile|blog|links?|page|appendix|cv|resume|list)\b|^(?:(?:more|further|full|additional|complete|detailed)|a (?:full|complete) list)\b.*\b(?:(?:available|found|listed) (?:on|upon|at|in)\b|on (?:my )?(?:linkedin|github|website)\b)/iu;

/** "Finished VCE at Elm College in 2024": of school, in a line of a job held beside it. */
const OF_SCHOOLING =
  /^(?:finished|completed|graduated(?: from| with)?|passed|obtained|attended) (?:my |the )?(?:VCAL|VCE|HSC|KCSE|WAEC|WASSCE|NECO|SSC|HSSC|A[- ]levels?|O[- ]levels?|GCSEs?|matric\p{L}*|high school|secondary school|year 1[0-3]|grade 1[0-2]|[BM]\.?(?:Sc|A|Com|Eng|Ed)\.?|(?:bachelor|master)(?:['’]?s)?(?: degree)?|degree(?=$|,| (?:in|at|from)\b))(?![\p{L}-])|^(?:while|whilst|when) (?:still )?(?:at|in) (?:school|college|uni|university)[.\s]*$/iu;

/** How the work ended, how one lived beside it, what the house does, where more is to be found: all but the work. */
export const tellsAroundWork = (line: string) =>
  tellsEnd(line) || tellsOfLife(line) || tellsOfHouse(line) || LEADS_ELSEWHERE.test(line) || OF_SCHOOLING.test(line);

const SHORT_LINE = 8;
const MOST_OF_KIND = 6;

/** What somebody holds, has published or likes, how the work ended, and the title of the post itself, among the lines of a post. */
export const isNoWork = (line: string, title: string) =>
  NAMES_QUALIFICATION.test(line) ||
  NO_WORK.test(line) ||
  SAYS_WHERE.test(line) ||
  tellsOfHouse(line) ||
  NAMES_THE_HEAD.test(line) ||
  SAYS_OF_PERSON.test(line) ||
  tellsEnd(line) ||
  isOtherPost(line) ||
  (OF_ANOTHER_TIME.test(line) && namesOccupation(line.replace(OF_ANOTHER_TIME, '').split(',')[0] ?? '')) ||
  (title !== '' &&
    fold(line).startsWith(fold(title)) &&
    (wordCount(line) <= wordCount(title) + 1 ||
      /(?:19|20)\d\d$/.test(line) ||
      // "CNC operator, turning and milling" says what kind of one.
      (/^[,(]/.test(line.slice(title.length).trim()) && wordCount(line) <= wordCount(title) + MOST_OF_KIND))) ||
  // "ADR (tanks and packages) until 2027"
  (/^(?:ADR|CPC|HIAB|IPAF|PASMA|CSCS|CPCS|NPORS|SIA|SMSTS|SSSTS|IOSH|NEBOSH|OSHA|BLS|ACLS|HACCP|BOSIET|STCW|Driver CPC|First aid)(?![\p{L}-])/iu.test(
    line,
  ) &&
    !isDeed(line) &&
    wordCount(line) <= SHORT_LINE);

/** "Sandwell & West Birmingham Hospitals NHS Trust": the employer on the line below a head that names a ward. */
export const isEmployerAlone = (line: string) => isNameAlone(line) && isNamedAsOrganisation(line);
