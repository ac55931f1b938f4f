import { fold } from '@vitae/language/fold';
import { changeDates } from '../tools/change-dates.ts';
import { addFigures, addTold } from '../tools/line-figures.ts';
import { dateIn } from '../tools/month-names.ts';
import { moveLine, moveSkills } from '../tools/move-part.ts';
import { type RemovableDetail, removeDetails } from '../tools/remove-details.ts';
import { findLine, linesOf, type ResumeLine } from '../tools/resume-lines.ts';
import { takeLineOut } from '../tools/take-out.ts';
import { employerNamed, employersByPlace } from './employers.ts';
import { reply, type Said } from './language.ts';
import { ordinalIn } from './ordinals.ts';
import { readRequest } from './request.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// Changes of a resume that name a place in it: a section, a job's date, a line, a personal detail.

/** The employer of the resume that a message names. */
export const employerIn = (turn: Turn): string | undefined => employerNamed(turn, turn.text.slice(0, 600)) ?? undefined;

const DETAILS: readonly (readonly [RemovableDetail, RegExp])[] = [
  ['dateOfBirth', /\b(?:dob|date of birth|birth ?date|birthday|age)\b|تاريخ (?:ال)?ميلاد|عمري/u],
  ['maritalStatus', /\bmarital(?: status)?\b|\bmarried\b|حاله? (?:ال)?اجتماعيه|حالتي الاجتماعيه/u],
  ['passport', /\bpassport\b|جواز/u],
  ['nationality', /\bnationality\b|جنسيتي|الجنسيه/u],
  ['religion', /\breligion\b|ديانتي|الديانه/u],
  ['gender', /\bgender\b/u],
  ['visaStatus', /\bvisa(?: status)?\b|الاقامه|اقامتي/u],
  [
    'address',
    /\b(?:home |street )?address\b(?<!e-?mail address)|\b(?:my|the|whole) (?:street|road|house number|house no|house)\b(?: (?:name|number))?|عنواني|العنوان|اسم الشارع|الشارع|شارعي/u,
  ],
  ['linkedin', /\blinkedin\b|لينكد/u],
  ['phone', /\b(?:phone|mobile|telephone)\b|رقم (?:ال)?(?:هاتف|جوال|موبايل|تليفون)/u],
];

/** The personal details that folded words name. */
export const detailsNamedIn = (words: string): RemovableDetail[] =>
  DETAILS.filter(([, named]) => named.test(words)).map(([field]) => field);

/** "remove my dob and marital status"; null where no such detail is named, or another stands in its place. */
export function removeNamedDetails(turn: Turn): CoachAnswer | null {
  const { orders, things, isQuestion } = readRequest(turn.text);
  if (
    !(orders.has('remove') || TAKES_OFF.test(fold(turn.text.slice(0, 300)))) ||
    orders.has('add') ||
    isQuestion ||
    things.has('skills')
  )
    return null;
  const words = fold(turn.text.slice(0, 300));
  if (/\d{3}/.test(words)) return null;
  const details = detailsNamedIn(words);
  return details.length > 0 && turn.resume ? removeDetails.run({ details }, turn) : null;
}

/** "take the street off". */
const TAKES_OFF =
  /\b(?:take|leave|strip|knock) (?:off|out) (?:the |my )\p{L}+|\b(?:take|leave|strip|knock) (?:the |my )(?:\p{L}+ ){1,4}?(?:off|out)\b/u;

const OF_START = /\b(?:start(?:ed)?|join(?:ed)?|began|from|since)\b|بدايه|بديت|بدات/u;
const OF_END = /\b(?:end(?:ed)?|left|leave|until|till|to|finish(?:ed)?|last day)\b|نهايه|تركت|خلصت/u;
/** "the start … to April": the "to" leads to the value. */
const NAMES_START =
  /\bstart(?:ing|ed)?\b(?! (?:and|or) end)(?!.*\b(?:end|left|until|finish\w*)\b)|(?:تاريخ )?(?:ال)?بدايه(?!.*نهايه)/u;
const OF_DATES =
  /\bdates?\b|\b(?:start|started|end|ended|left|joined|finished)\b.{0,40}\b(?:19|20)\d\d\b|تاريخ|تواريخ/u;
const ONE_STYLE =
  /\bdates?\b.{0,60}\b(?:same|consistent|uniform|one (?:style|format)|style|format)|\b(?:same|consistent|one) (?:\p{L}+ )?(?:date )?(?:style|format)\b.{0,30}\bdates?\b|(?:تواريخ).{0,30}(?:نفس|موحد|وحد)/u;

/** "the end date at Rapid is wrong, I left in Nov 2018"; null where a message is of no date. */
export function changeNamedDates(turn: Turn): CoachAnswer | null {
  const text = turn.text.slice(0, 300);
  const words = fold(text);
  if (!OF_DATES.test(words) || readRequest(turn.text).isQuestion || !turn.resume) return null;
  const isOneStyle = ONE_STYLE.test(words);
  const field = NAMES_START.test(words)
    ? 'startDate'
    : OF_END.test(words)
      ? 'endDate'
      : OF_START.test(words)
        ? 'startDate'
        : undefined;
  const [byPlace, ...others] = employersByPlace(turn, text);
  const employer = employerIn(turn) ?? byPlace;
  const job = turn.resume.data.workExperience.find(({ company }) => company === employer);
  // A month alone is one of the year that stands there.
  const date = field && job ? (dateIn(text, job[field]) ?? undefined) : undefined;
  if (job && field && date === undefined && IS_WRONG.test(words)) return askForDate(turn, job.company, field);
  const isOfJob = date !== undefined && employer !== undefined && field !== undefined;
  if (!isOfJob && !isOneStyle) return null;
  const changed = changeDates.run({ ...(isOfJob && { employer, field, date }), isOneStyle }, turn);
  return employer === byPlace && others.length > 0 ? withOthers(turn, changed, others) : changed;
}

const DATE_WORDS_MAX = 12;

/** "and Brightwell started in April", of a talk about dates: the job by its employer; null where none is named with a date. */
export function dateOfOther(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 120));
  const employer = employerIn(turn);
  const job = turn.resume?.data.workExperience.find(({ company }) => company === employer);
  const field = OF_START.test(words) ? 'startDate' : OF_END.test(words) ? 'endDate' : undefined;
  const isOther = job && field && words.split(/\s+/).length <= DATE_WORDS_MAX && !readRequest(turn.text).isQuestion;
  const date = isOther ? dateIn(turn.text, job[field]) : null;
  return employer && field && date ? changeDates.run({ employer, field, date }, turn) : null;
}

const IS_WRONG = /\b(?:wrong|incorrect|not right|mistake|false|fix|correct|change)\b|غلط|خطا|غير صحيح/u;

const askForDate = (turn: Turn, employer: string, field: 'startDate' | 'endDate'): CoachAnswer =>
  reply(
    turn,
    {
      en: `What is the right ${field === 'startDate' ? 'start' : 'end'} at ${employer}? Tell me month and year.`,
      ar: `ما التاريخ الصحيح (${employer})؟ اكتب الشهر والسنة.`,
    },
    { kind: 'asking', about: { kind: 'date', employer, field } },
  );

/** Where the same words could have meant another job, that one is named. */
function withOthers(turn: Turn, changed: CoachAnswer, others: string[]): CoachAnswer {
  const { about } = changed;
  if (about?.kind !== 'date') return changed;
  const { text } = reply(turn, {
    en: `I took ${about.employer}. If you mean ${others.join(' or ')}, say so.`,
    ar: `أخذت ${about.employer}. إن كنت تقصد ${others.join(' أو ')} فقل لي.`,
  });
  return { ...changed, text: `${changed.text} ${text}`, about: { ...about, others } };
}

const LINE = /\b(?:bullet(?: ?point)?|line|point|sentence)\b|سطر|نقطه/u;

/** "the third bullet at Palm Gate": of the job that is named, else of the latest. */
export function lineNamed(turn: Turn): ResumeLine | null {
  const words = fold(turn.text.slice(0, 300));
  if (!turn.resume || !(LINE.test(words) || ABOUT.test(turn.text.slice(0, 600)))) return null;
  const jobs = turn.resume.data.workExperience.filter(({ isHidden }) => !isHidden);
  const employer = employerIn(turn);
  const job = jobs.find(({ company }) => company === employer) ?? jobs[0];
  const lines = linesOf(turn.resume.data).filter(({ entryId }) => entryId === job?.id);
  const at = ordinalIn(words);
  const about = topicOf(turn.text);
  const meant = about ? findLine(linesOf(turn.resume.data), about) : null;
  if (meant) return meant;
  return (at >= 0 ? lines[at] : /\blast\b|اخير/u.test(words) ? lines.at(-1) : undefined) ?? null;
}

/** "the bullet about training new staff", "the line where I trained them". */
const ABOUT =
  /\b(?:bullet(?: ?point)?|line|point|sentence|one) (?:(?:that is|which is) )?(?:about|on|regarding|with|of|for|where (?:i|we)|that (?:says|mentions|starts with|begins with)|which says|saying)\s+(?<about>[^,.;:?!\n]{3,200})|(?:السطر|النقطة|الجملة|سطر|نقطة|جملة)\s+(?:عن|حول|بتاعة?|تبع|الخاصة? ب|اللي عن|التي عن)\s*(?<arabic>[^،,.؟\n]{3,120})/iu;
/** "the falls bullet": what a line is about, before the word for it. */
const TOPIC_BEFORE =
  /\b(?:the|my|that|this)\s+(?<about>[\p{L}\d%'’-]+(?:\s[\p{L}\d%'’-]+){0,3}?)\s+(?:bullet(?: ?point)?|line|point|sentence)\b/iu;
/** They say which line, or what is thought of it, and not what it is about. */
const NO_TOPIC =
  /\b(?:first|second|third|fourth|fifth|last|next|1st|2nd|3rd|4th|5th|weak(?:est)?|boring|bad|worst|best|whole|same|other|old|new|long(?:est)?|opening|top|bottom|main)\b/giu;

/** What a message says of the topic of a line; undefined where it says none. */
export function topicOf(text: string): string | undefined {
  const said = text.slice(0, 600).replace(FOR_JOB, '');
  const { about, arabic } = ABOUT.exec(said)?.groups ?? {};
  return (about ?? arabic)?.replace(BEHIND_TOPIC, '') ?? topicBefore(said);
}
/** What it is rewritten for, and nothing that it is about. */
const FOR_JOB =
  /[,\s]+(?:for|to (?:fit|suit|match)) (?:this|the|that) (?:job|role|post|position|advert|ad|vacancy|application)\b/giu;

function topicBefore(text: string): string | undefined {
  const about = TOPIC_BEFORE.exec(text.slice(0, 600))?.groups?.about?.replace(NO_TOPIC, '').trim();
  return about || undefined;
}
/** What is wanted of it, and why. */
const BEHIND_TOPIC =
  /\s(?:so (?:that )?(?:it|they)|to (?:sound|be|look|make)|please|pls|sounds?|is (?:weak|boring|bad)|stronger|better|shorter|tighter|because|and (?:make|add|mention|say)|that (?:it|i|we)|add|mention)\b.*$/iu;

/** What somebody tells of a line: behind it, or before it. */
const TELLS_OF_LINE = [
  /(?:bullet(?: ?point)?|line|point|sentence|one)s?\b[^,.;:\n]{2,120}[,.;:]?\s(?:and |please |pls |can you |could you )*(?:add|mention|say|include|write|put|note)(?: in| there| also| it)*(?: that)?\s+(?<told>[^\n?]{4,200})$/iu,
  /^(?:please |pls |can you |could you )*(?:add|mention|include|put|insert|write)(?: that)?\s+(?<told>(?!to\b|in\b)[^\n?]{4,200}?)\s+(?:to|in|into|on|at)\s+(?:the|my|that)\s+(?:bullet|line|point|sentence)/iu,
  /^(?:please |pls |can you |could you )*(?:add|mention|say|include|put|write)\s+(?:to|in|into|on)\s+(?:the|my|that)\s+(?:bullet|line|point|sentence)[^,:\n]{2,80}?[,:]?\s(?:that)\s+(?<told>[^\n?]{4,200})$/iu,
  /(?:السطر|النقطة|الجملة)[^،,\n]{2,80}[،,]?\s*(?:ضيف|أضف|اضف|اذكر|زود)(?:ي)?\s+(?:انه|أنه|انها|أنها|ان|أن)?\s*(?<told>[^\n؟]{4,160})$/u,
];

/** "the bullet on demurrage, add that it saved 240,000 AED"; null where nothing is told of a line that the resume has. */
export function addToldTo(turn: Turn): CoachAnswer | null {
  const told = TELLS_OF_LINE.map((tells) => tells.exec(turn.text.slice(0, 500))?.groups?.told).find(Boolean);
  if (!told || ONLY_WISHES.test(fold(told))) return null;
  const line = lineNamed(turn);
  return line && addTold(turn, line, told);
}
/** "add numbers to the bullet": wishes for what it does not tell. */
const ONLY_WISHES =
  /^(?:some |a |more |the |any )?(?:numbers?|figures?|metrics|details?|results?|something|more|it|them)\b[^\d]*$/u;

const WANTS_FIGURES = /\b(?:numbers?|figures?|metrics|quantif\w+|statistics)\b|ارقام|رقم/u;

/** Figures for a line that is named: asked for, or put in where they are told. */
export function addFiguresTo(turn: Turn): CoachAnswer | null {
  const line = WANTS_FIGURES.test(fold(turn.text.slice(0, 300))) ? lineNamed(turn) : null;
  return line ? addFigures(turn, line) : null;
}

/** "remove the cash desk line": null where no line of the resume is named. */
export function removeNamedLine(turn: Turn): CoachAnswer | null {
  const { orders, isQuestion } = readRequest(turn.text);
  if (!orders.has('remove') || isQuestion) return null;
  const line = lineNamed(turn);
  const topic = turn.resume && !line && LINE.test(fold(turn.text)) ? topicOf(turn.text) : undefined;
  return line ? takeLineOut(turn, line) : topic ? askForLine(turn, topic) : null;
}

/** "the customer calls one": a line, where nothing else of the resume has that name. */
const ONE_OF_TOPIC = /\b(?:the|that|my) (?<about>[^,.;:?!\n]{2,60}?) one\b/iu;

const ONE_AT = /\bone (?:at|under|from|in) \p{L}/iu;

/** "the customer calls one at Rapid": a line of that job, and not the job. */
export function namesLineAtJob(turn: Turn): boolean {
  const text = turn.text.slice(0, 300);
  const about = ONE_OF_TOPIC.exec(text)?.groups?.about ?? '';
  return ONE_AT.test(text) && employerIn(turn) !== undefined && employerNamed(turn, about) === null;
}

/** "remove the customer calls one": null where it is about no line. */
export function removeLineOfTopic(turn: Turn): CoachAnswer | null {
  const { orders, isQuestion } = readRequest(turn.text);
  const about = ONE_OF_TOPIC.exec(turn.text.slice(0, 300))?.groups?.about?.replace(NO_TOPIC, '').trim();
  if (!turn.resume || !about || !orders.has('remove') || isQuestion) return null;
  const employer = employerIn(turn);
  const lines = linesOf(turn.resume.data).filter(({ label }) => !employer || label.includes(employer));
  const line = findLine(lines, about);
  const other = line && findLine(linesBut(lines, line), about);
  return other ? askWhichLine(turn, [line, other]) : line && takeLineOut(turn, line);
}

const linesBut = (lines: readonly ResumeLine[], line: ResumeLine): ResumeLine[] =>
  lines.filter((each) => each !== line);

const PLACES: readonly Said[] = [
  { en: 'first', ar: 'الأول' },
  { en: 'second', ar: 'الثاني' },
  { en: 'third', ar: 'الثالث' },
  { en: 'fourth', ar: 'الرابع' },
  { en: 'fifth', ar: 'الخامس' },
];

function askWhichLine(turn: Turn, named: readonly ResumeLine[]): CoachAnswer {
  const all = linesOf(turn.resume!.data);
  const listed = named.map(({ text, label }) => `- ${text} *(${label})*`).join('\n');
  const choices = named.flatMap((line) => {
    const place = PLACES[all.filter(({ entryId }) => entryId === line.entryId).indexOf(line)];
    const company = turn.resume!.data.workExperience.find(({ id }) => id === line.entryId)?.company;
    return place && company
      ? [{ en: `Remove the ${place.en} line at ${company}`, ar: `احذف السطر ${place.ar} في ${company}` }]
      : [];
  });
  return reply(
    turn,
    {
      en: `More than one line is about that. Which of them?\n\n${listed}`,
      ar: `أكثر من سطر عن ذلك. أيها تقصد؟\n\n${listed}`,
    },
    { kind: 'asking', choices },
  );
}

/** "the bullet on returns can go": an order, though it is said of the thing. */
const CAN_GO =
  /^[^?؟]*?\b(?<what>(?:the|that|this|my) [^,.;:?!\n]{2,80}?) (?:can|could|should|must|may|has to|have to|needs? to) (?:also )?(?:go|be (?:removed|deleted|dropped|cut|taken out|left out))\b(?<place> at \p{L}[^,.;?!\n]{1,60})?(?! (?:first|last|on top|to|in|before|after|under|above|below|up|down|back|there|into|with|next))/iu;

/** The same with the order in front, where a message says of a thing that it can go. */
export function withOrderToRemove(turn: Turn): Turn {
  const { what, place = '' } = CAN_GO.exec(turn.text.slice(0, 300))?.groups ?? {};
  return what ? { ...turn, text: `remove ${what}${place}` } : turn;
}

/** Other lines than the one that was meant stay as they are. */
export const askForLine = (turn: Turn, topic: string): CoachAnswer =>
  reply(
    turn,
    {
      en: `I find no line about “${topic}” in your resume. Paste the line, and I work on that one alone.`,
      ar: `لا أجد سطرًا عن «${topic}» في سيرتك. الصق السطر فأعمل عليه وحده.`,
    },
    { kind: 'asking' },
  );

const TO_END =
  /\b(?:move|put|bring|place|shift)\b.{2,80}?\b(?:(?:to|at|on) (?:the )?(?<top>top|beginning|start|front)|(?:to|at) (?:the )?(?:end|bottom)|(?<first>first)|last)\b/u;

/** "move the award line to the top": null where no line or skill of the resume is named. */
export function moveNamedPart(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 200));
  const groups = TO_END.exec(words)?.groups;
  if (!groups || !turn.resume || readRequest(turn.text).isQuestion) return null;
  const end = groups.top || groups.first ? 'first' : 'last';
  const line = lineNamed(turn);
  if (line) return moveLine(turn, line, end);
  const named = turn.resume.data.skills.map(({ name }) => name).filter((name) => words.includes(fold(name)));
  return named.length > 0 ? moveSkills(turn, named, end) : null;
}
