import { fold, toAsciiDigits } from '@vitae/language/fold';
import { fillGap } from '../../tools/fill-gap.ts';
import { gapsOf } from '../../tools/resume-gaps.ts';
import { monthsBetween, sinceLastJob } from '../gaps.ts';
import { languageOf, reply, type Said, sayIn } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { deedsTold } from './deeds-of-own-work.ts';
import { kindOfOwnWork } from './kinds-of-own-work.ts';

// Work without an employer or a contract that is told with the question how a resume says it: piece jobs for people in the
// area, lessons at home, help in the family's shop. It is work, and gets an entry of its own.

/** Work that no employer gave: told as such, or as done for people, for the family or for oneself. */
const OWN_ACCOUNT =
  /\b(?:piece ?(?:jobs?|work)|odd ?jobs?|side ?(?:jobs?|hustles?|gigs?)|small (?:small )?jobs|private (?:jobs?|work|lessons?|tuition|clients?|customers?)|hustl(?:e|es|ing)|gigs?|gig work|cash(?: in hand| jobs?| work)?|jua ?kali|kibarua|vibarua|raket|sideline|freelanc\p{L}*|self ?-?employed|sole trader|contract to nobody|own (?:little |small )?(?:business|thing|account|clients|customers|stall|shop|salon)|(?:for|by|on) (?:my ?self|my own)|off the books|informal(?:ly)?|nothing (?:on|in) paper|no (?:papers?|contract|payslips?|boss|employer)|word of mouth|no (?:formal|official|proper) job|door to door|uber(?: eats)?|bolt|doordash|deliveroo|lyft|grab|glovo|talabat|careem|boda(?: ?boda)?|okada|matatu|etsy|ebay|vinted|fiverr|upwork|pos business|market stall|tutor(?:ing|ed)?|babysit\p{L}*|(?:sell|selling|sold|bake|baking|baked|sew|sewing|sewed|braid|braiding|cook|cooking) .{0,30}\b(?:from|at) (?:home|my (?:house|place|kitchen)))\b|\b(?:for|with) (?:(?:the|some|my|our|other|local|different) )*(?:people|ppl|whoever|anyone|anybody|everyone|everybody|neighbou?rs?|folks?|friends|mates|families|the area|the street|village|community|township|estate|church)\b|\b(?:my|our|the) (?:\p{L}+ )?(?:family|uncle|aunt(?:y|ie)?|father|dad|mother|mum|mom|brother|cousin|husband|wife|parents|in-?laws?|grandfather|grandpa|grandma)s?['’]?s? (?:own )?(?:small |little )?(?:\p{L}+ )?(?:shop|store|farm|business|van|taxi|restaurant|stall|garage|workshop|firm|bakery|salon|kiosk|lorry|truck)\b|(?:لحساب[يه]|حسابي الخاص|عمل حر|شغل حر|فري ?لانس|من غير عقد|بدون عقد|بلا عقد|دروس خصوصيه|يوميه|باليوميه|للجيران|للناس|محل (?:ابوي|والدي|ابي|عمي|خالي|اخوي|العايله)|من البيت|مشروعي|اوبر|كريم)/u;
/** Asks how, whether or under what name it is written. */
const ASKS_HOW =
  /\b(?:how|what|where|can|could|should|shall|must|may|do|does|is|will|would|any way)\b.{0,50}\b(?:put|write|say|list|show|call|mention|add|include|explain|describe|present|word|phrase|go|count|ok|okay|fine|allowed|fit|use|fill|cover|claim|state|name|title|label)\b|\b(?:fit|go) put\b|\bworth (?:putting|listing|mentioning|adding|writing|including)\b|\b(?:i )?(?:want|need|would like|'d like) (?:it|that|this|to (?:put|add|show|list|have))\b.{0,30}\b(?:cv|resume|paper|in|on)\b|(?:اكتب|احط|اذكر|اضيف|اعرض|اشرح|اسمي|ينفع|ينكتب|تنكتب|يتكتب|تتكتب)/u;
const OF_OTHER_TEXTS =
  /\b(?:e-?mail|letter|contract says|offer(?:ed|s)?|notice|tax(?:es)?|invoice|visa|resign\p{L}*|sue|owed?|owes?|unpaid|rights?|court|summary|profile|headline|objective)\b|ضريب|استقال|ملخص|نبذ/u;
/** A time told, in figures or by what stood before it. */
const TIME_TOLD =
  /\b(?:19|20)\d\d\b|\b(?:gap|hole|empty|blank|nothing on (?:my )?(?:cv|resume)|in ?between|between jobs|since (?:i|then|my|the|they|last|january|february|march|april|may|june|july|august|september|october|november|december)|after (?:i|the|my|uni|school|college|university|matric|varsity)|before (?:i|this|that|my|the)|until|till|\d+ ?(?:years?|yrs?|months?)|(?:one|two|three|four|five|six|few|couple of) (?:years?|yrs?|months?)|for (?:a|some) (?:year|while|time)|laid off|retrenched|lost my job|lockdown|covid)\b|(?:فجوه|فراغ|سنه|سنتين|سنين|سنوات|شهور|بعد|قبل|من يوم|منذ)/u;
const MESSAGE_MAX = 500;

/** A hole that is spoken of was filled with what one says that one did, whoever it was for. */
const HOLE =
  /\b(?:hole|gap|blank|empty|nothing on (?:my )?(?:cv|resume)|(?:cv|resume) (?:stops|ends)|missing years?)\b|فجوه|فراغ/u;
const WORKED =
  /\b(?:i|im|i'?m|ive|i'?ve)(?: was| am| been| have been| had been)? (?:\p{L}+ly |just |only |always |still )?(?<deed>\p{L}{2,}(?:ing|ed)|sold|built|drove|ran|made|taught|sewed|grew)\b/gu;
/** A time away for these has an answer of its own, and a search is no work. */
const IS_NO_WORK =
  /^(?:car|look|prepar|stud|learn|train|travel|mov|try|tri|wait|apply|appli|search|recover|rest|want|need|stay|liv|rais|nurs|go|be|hav|get|think|hop|worri|finish|pass|attend|us|work|graduat|decid|relocat|struggl|suffer)(?:i?ed|ing|d)$/u;
const IS_AWAY =
  /\b(?:sick|ill|surgery|baby|pregnan\p{L}*|maternity|prison|jail|died|passed away|depress\p{L}*|burn ?out|caring for|looked after|looking after)\b/u;

function worksInHole(words: string): boolean {
  const deeds = [...words.matchAll(WORKED)].map(({ groups }) => groups!.deed!);
  return HOLE.test(words) && deeds.some((deed) => !IS_NO_WORK.test(deed)) && !IS_AWAY.test(words);
}

/** Whether a message tells of work of one's own that it wants to have on paper. */
const asksOfOwnWork = (words: string): boolean =>
  (OWN_ACCOUNT.test(words) || worksInHole(words)) &&
  TELLS.test(words) &&
  ASKS_HOW.test(words) &&
  TIME_TOLD.test(words) &&
  !OF_OTHER_TEXTS.test(words);
/** "how do i list freelance work" asks of such work as such. */
const TELLS =
  /\b(?:i|im|i'?m|i'?ve|ive)\b.{0,40}\b(?!do\b|can\b)\p{L}{3,}|(?:كنت|ب?شتغل|بعمل|عملت|اشتغلت|درست|ساعدت|بعت)/u;

interface Span {
  from: string;
  /** Empty while it goes on. */
  to: string;
  /** Whether the message names it, and not the resume alone. */
  isTold: boolean;
}

const YEAR = '(?:19|20)\\d\\d';
const NOW =
  '(?:now|today|date|present|to ?date|the present|currently|still|this day|الان|الآن|اليوم|هلا|دلوقتي|هسه|الحين)';
/** "2024-25" in full. */
const withFullYears = (text: string): string =>
  text.replace(
    /\b(?<century>19|20)(?<from>\d\d)(?<dash>\s?[-–/]\s?)(?<to>\d\d)\b/gu,
    '$<century>$<from>$<dash>$<century>$<to>',
  );
const FROM_TO = new RegExp(
  `(?<from>${YEAR})\\s*(?:-|–|to|till|until|up to|and|through|الى|إلى|الي|لحد|لغاية|لغايه|حتى|حتي|ل|و)+\\s*(?:الى|الي)?\\s*(?<to>${YEAR})`,
  'gu',
);
const UNTIL_NOW = new RegExp(
  `(?<from>${YEAR})\\s*(?:-|–|to|till|til|until|up to|up until|and|onwards?|الى|الي|لحد|لغايه|حتي|ل)*\\s*${NOW}|(?:since|after|ever since|منذ|من) (?:\\p{L}+ ){0,3}?(?<since>${YEAR})(?!\\s*(?:-|–|to|till|until|and|الى|الي|لحد|لغايه|حتي)\\s*(?:19|20))`,
  'u',
);
/** "in 2022", with nothing that says that it is over. */
const IS_OVER =
  /\b(?:i|we) (?:was|were|did|had|drove|sold|helped|worked|gave|made|used to)\b|\b(?:then i|until i|before i)\b/u;
const GOES_ON =
  /\b(?:i'?m|im|i am|i'?ve been|ive been|i have been|been|still|i do|i dey|now)\b|(?:الان|لسه|لحد|دلوقتي|الحين)/u;

/** When it was: as told, else the time that the resume leaves open. */
function spanOf({ text, resume }: Turn): Span | null {
  const words = toAsciiDigits(fold(text));
  // The years of a job that stands in the resume are only spoken of.
  const both = [...words.matchAll(FROM_TO)].find(({ groups }) => !isOfJob(resume, groups!.from!, groups!.to!))?.groups;
  if (both) return { from: both.from!, to: both.to!, isTold: true };
  const open = resume ? sinceLastJob(resume.data) : undefined;
  const until = UNTIL_NOW.exec(words)?.groups;
  const since = until?.from ?? until?.since;
  if (since) return { from: open?.startsWith(since) ? open : since, to: '', isTold: true };
  const gaps = resume ? gapsOf(resume.data) : [];
  const years: readonly string[] = words.match(new RegExp(`\\b${YEAR}\\b`, 'gu')) ?? [];
  const named = gaps.find(({ from, to }) => years.some((year) => from.startsWith(year) || to.startsWith(year)));
  const months = monthsBetween(named);
  if (months) return { ...months, isTold: false };
  const [year] = years;
  if (year) return GOES_ON.test(words) && !IS_OVER.test(words) ? { from: year, to: '', isTold: true } : null;
  if (/\b(?:school|uni|university|college|varsity|matric)\b|\bcurrent job\b/u.test(words)) return null;
  if (open) return { from: open, to: '', isTold: false };
  const latest = monthsBetween(gaps[0]);
  return latest ? { ...latest, isTold: false } : null;
}

const isOfJob = (resume: Turn['resume'], from: string, to: string): boolean =>
  resume?.data.workExperience.some(({ startDate, endDate }) => startDate.startsWith(from) && endDate.startsWith(to)) ??
  false;

const asWritten = (date: string): string => date.replace(/^(\d{4})-(\d{2})$/u, '$2/$1');

const PROOF: Said = {
  en: 'Work without a contract is work: the line stands as long as it is true. Have one thing ready that shows it: a customer who may be called, a photo, a transfer; and if it is asked, say plainly that it was informal.',
  ar: 'العمل بلا عقد عمل أيضًا، ويصح ذكره ما دام صحيحًا. جهّز شيئًا واحدًا يثبته: زبون يمكن الاتصال به أو صورة أو تحويل، وإن سُئلت فقل بوضوح إنه كان غير رسمي.',
};
const MORE: Said = {
  en: 'What makes it strong is how many jobs a week or a month, and for whom: tell me, and I put it in.',
  ar: 'ما يقويه: كم عملًا في الأسبوع أو الشهر ولمن. قل لي وأضيفه.',
};

/** What is told behind such work: its years, or how much of it there was. */
interface ToldMore {
  /** The message before, with the years that came after it. */
  text: string;
  /** "about 5 jobs a week". */
  line: string | null;
}

/** "2016 to 2018", "about 5 jobs a week", behind work that was just told; null for all else. */
function toldMore({ text, history }: Turn): ToldMore | null {
  const before = history.findLast(({ role }) => role === 'user')?.text ?? '';
  const last = history.at(-1)?.about;
  const isOfIt = last?.kind === 'gap asked' || last?.kind === 'entry';
  if (!isOfIt || text.split(/\s+/u).length > MORE_WORDS_MAX || !asksOfOwnWork(fold(before).replace(/\s+/gu, ' ')))
    return null;
  if (new RegExp(YEAR, 'u').test(toAsciiDigits(text))) return { text: `${text}. ${before}`, line: null };
  return HOW_MUCH.test(fold(text)) && !/[?؟]/u.test(text) ? { text: before, line: asDeed(text) } : null;
}
const MORE_WORDS_MAX = 16;
const HOW_MUCH =
  /\d.{0,30}\b(?:a|per|every|each|in) (?:day|week|month|year)\b|\b(?:about|around|roughly|maybe|over|up to|more than)\s\d|\b\d+ (?:\p{L}+ )?(?:clients?|customers?|jobs?|houses?|homes?|families|pupils|students|kids|orders?|deliveries|trips)\b|\d.{0,20}(?:في|كل|ب)\s?(?:ال)?(?:يوم|اسبوع|شهر|سنه)/u;

function asDeed(text: string): string {
  const plain = text
    .trim()
    .replace(/^(?:(?:it was|there were|i did|i do|i had|i have|i'd say|like|so|ok|maybe|um+)\s+)+/iu, '')
    .replace(/[\s.!]+$/u, '');
  return `${plain[0]!.toUpperCase()}${plain.slice(1)}`;
}

/** The entry for it, with what was told and no more; null where no such work is told, or not asked how to write it. */
export function entryForOwnWork(turn: Turn): CoachAnswer | null {
  const more = toldMore(turn);
  const text = withFullYears(more?.text ?? turn.text).slice(0, MESSAGE_MAX);
  const words = fold(text).replace(/\s+/gu, ' ');
  if (!asksOfOwnWork(words)) return null;
  const isArabic = (turn.resume?.data.language ?? languageOf(turn)).startsWith('ar');
  const title = kindOfOwnWork(words)[isArabic ? 'ar' : 'en'];
  const span = spanOf({ ...turn, text });
  const isPast = span !== null && span.to !== '';
  const deeds = [...deedsTold(text, isPast), ...(more?.line ? [more.line] : [])];
  const about = { kind: 'entry' as const, text: title };
  if (turn.resume && span) {
    const entry = fillGap.run({ from: span.from, ...(span.to && { to: span.to }), what: title, deeds }, turn);
    const assumed = span.isTold || more ? '' : reply(turn, ASSUMED).text;
    return {
      ...entry,
      about,
      text: [reply(turn, AS_ENTRY).text, assumed, reply(turn, PROOF).text, reply(turn, MORE).text]
        .filter(Boolean)
        .join('\n\n'),
    };
  }
  const say = sayIn(languageOf(turn));
  const when = span
    ? `${asWritten(span.from)} – ${span.to ? asWritten(span.to) : say('present', 'الآن')}`
    : say('[month year] – [month year]', '[شهر سنة] – [شهر سنة]');
  const lines = [`**${title}**, ${when}`, ...deeds.map((deed) => `- ${deed}`)];
  return reply(
    turn,
    {
      en: `Yes, as an entry of its own among the jobs:\n\n${lines.map((line) => `> ${line}`).join('\n')}\n\n${PROOF.en}\n\n${span ? MORE.en : 'Tell me from when to when it was, and I put it in.'}`,
      ar: `نعم، كبند مستقل بين الوظائف:\n\n${lines.map((line) => `> ${line}`).join('\n')}\n\n${PROOF.ar}\n\n${span ? MORE.ar : 'قل لي من متى إلى متى وأضيفه.'}`,
    },
    { about: span ? about : { kind: 'gap asked' } },
  );
}

const AS_ENTRY: Said = {
  en: 'As an entry of its own, with what you told me and no more; nothing changes until you accept it.',
  ar: 'كبند مستقل بما ذكرته دون زيادة، ولا يتغير شيء حتى تقبله.',
};
const ASSUMED: Said = {
  en: 'You named no years, so I took the time that your resume leaves open; tell me if it was another (“no, 2019 to 2020”).',
  ar: 'لم تذكر السنوات، فأخذت المدة الفارغة في سيرتك؛ قل لي إن كانت غيرها («لا، 2019 إلى 2020»).',
};
