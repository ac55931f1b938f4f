import type { Resume } from '@vitae/documents/model/resume';
import { fold, toAsciiDigits } from '@vitae/language/fold';
import { fillGap } from '../../tools/fill-gap.ts';
import { gapsOf, timeOf } from '../../tools/resume-gaps.ts';
import { answerOfId } from '../answer-question.ts';
import { asksWhereToTell } from '../gap-told.ts';
import { monthsBetween, sinceLastJob } from '../gaps.ts';
import { reply, type Said } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { asksWhetherToApply, worthApplying } from '../worth-applying.ts';

// A time without work whose reason is told, and the question how to say or to write it: the sentence and the line for it.

const AWAY =
  /\b(?:gaps?|time (?:off|out|away)|career break|(?:\d{1,2}|an?|one|two|three|four|five|few|several) ?(?:years?|months?|yrs?) (?:off|out|away|break|gone|at home|without)|(?:year|years|months|time) (?:off|out|not working|without (?:work|a job))|took .{0,20}(?:off|out)|out of work|not (?:been )?working|wasn'?t working|without work|break)\b|(?:فراغ|فجوه|انقطاع|(?:سنه|سنتين|سنين|شهور|فتره) (?:فاضيه|فارغه|بدون|بلا|ما اشتغلت)|ما ?اشتغلت|بدون شغل|بلا عمل|وقفت شغل|قعدت)|\b(?:caring for|looking after|taking care of|looked after|cared for|took care of)\b/u;
const HOW_TO_SAY =
  /\b(?:do|should|must|would) i (?:really |even |actually )?(?:need to |have to |ought to |got to )?(?:explain|say|tell|put|show|mention|write|address|cover|list|fill|hide|declare|include)\b|\b(?:how|what|where|should|can|could) (?:do|should|can|would|could|to|i|we|shall|must) ?(?:i |we )?(?:\p{L}+ )?(?:explain|say|tell|put|show|mention|answer|write|address|present|deal with|handle|cover|talk about|word|phrase|list|fill)\b|\bif they ask|\bwhat about the gap|(?:اشرح|اقول|ارد|اجاوب|ابرر|اكتب|اوضح|احكي|افسر|اعبي)/u;
const ON_PAPER = /\b(?:cv|resume|paper|application form|linkedin|letter)\b|سيره|سيرتي|سي ?في/u;
const IN_TALK = /\b(?:interview|ask|asks|say|tell|talk|answer)\b|مقابل|سال|يسال|اقول|ارد/u;
const PRIVATE =
  /\b(?:don'?t|do not|dont|rather not|not) (?:really )?(?:want|wanna|like|feel|wish)?.{0,20}\b(?:talk|speak|discuss|mention|say|share|go into|tell)\b|\b(?:private|personal)\b|\b(?:died|passed away|death)\b|ما (?:ابي|ابغي|بدي|احب) .{0,15}(?:اتكلم|احكي|اقول)|خاص|توف/u;

interface Reason {
  said: RegExp;
  /** In a sentence with "I". */
  told: Said;
  /** As an entry of a resume. */
  entry: Said;
}
const TRAINING: Reason = {
  said: /\b(?:cours\w+|stud(?:y|ied|ying)|train(?:ed|ing)|degree|diploma|exams?|certificat\w+)\b|دوره|دورات|ادرس|درست|دراسه|شهاد|بذاكر/u,
  told: { en: 'used the time for training', ar: 'استثمرت الوقت في التدريب' },
  entry: { en: 'Further training', ar: 'تدريب وتطوير' },
};
const REASONS: readonly Reason[] = [
  {
    said: /\b(?:car(?:e|ed|ing|er)|look(?:ed|ing) after|nurs(?:ed|ing)|help(?:ed|ing)) .{0,20}\b(?:dad|father|mum|mom|mother|parents?|wife|husband|gran\p{L}*|brother|sister|family|aunt|uncle)\b|\bcarer\b|(?:اعتني|رعاي|ارعي|مريض|مرض)\S* .{0,14}(?:امي|ابوي|والد|والدت|اهل|جد)/u,
    told: { en: 'looked after a close relative', ar: 'تفرغت لرعاية أحد أفراد أسرتي' },
    entry: { en: 'Family care', ar: 'رعاية أسرية' },
  },
  {
    said: /\b(?:kids?|child(?:ren)?|baby|maternity|paternity|son|daughter|pregnan\w+)\b|اطفال|ولاد|طفل|امومه|حمل/u,
    told: { en: 'brought up my children', ar: 'تفرغت لتربية أطفالي' },
    entry: { en: 'Parental leave', ar: 'رعاية الأطفال' },
  },
  {
    said: /\b(?:i was|got|my|been|being) (?:very |really |seriously )?(?:ill|sick|injur\w+|illness|surgery|operation|accident|burn ?out|depress\w+|cancer)\b|\bmy (?:own )?health\b|(?:كنت )?(?:مريض|عمليه|حادث|صحت)/u,
    told: { en: 'had a health matter, which is settled; I am fully fit', ar: 'مررت بظرف صحي وانتهى وأنا بكامل لياقتي' },
    entry: { en: 'Health, fully recovered', ar: 'ظرف صحي، تعافيت تمامًا' },
  },
  {
    said: /\b(?:mov(?:e|ed|ing)|relocat\w+|emigrat\w+)\b|انتقل|نقلنا|هاجر/u,
    told: { en: 'moved with my family and settled in', ar: 'انتقلت مع أسرتي' },
    entry: { en: 'Relocation', ar: 'انتقال' },
  },
  TRAINING,
  {
    said: /\b(?:freelanc\w+|own business|self[- ]employed)\b|عمل حر|فري ?لانس/u,
    told: { en: 'worked freelance', ar: 'عملت عملًا حرًا' },
    entry: { en: 'Freelance work', ar: 'عمل حر' },
  },
  {
    said: /\b(?:looking for|searching for|hunting for|applying for) (?:an?|the|new)? ?(?:right )?(?:job|work|post|position)s?\b|\bjob ?hunt\w*|(?:ادور|ابحث|بدور|دورت|ادوّر)\S* .{0,12}(?:وظيف|شغل|عمل)/u,
    told: { en: 'looked for the right post', ar: 'بحثت عن الوظيفة المناسبة' },
    entry: { en: 'Job search', ar: 'بحث عن عمل' },
  },
  {
    said: /\b(?:covid|corona|pandemic|lockdown)\b|كورونا|جائح/u,
    told: { en: 'waited out the halt in hiring in the pandemic', ar: 'ثم توقف التوظيف بسبب الجائحة' },
    entry: { en: 'Pandemic', ar: 'فترة الجائحة' },
  },
  {
    said: /\b(?:travel\w*|backpack\w*|abroad)\b|سافرت|سفر/u,
    told: { en: 'travelled', ar: 'سافرت' },
    entry: { en: 'Travel', ar: 'سفر' },
  },
];
const REASONS_MAX = 2;

/** A time without work, as a resume dates it. */
export interface Away {
  from: string;
  /** Empty while it goes on. */
  to: string;
  /** What one has worked as since. */
  since: string;
  /** The entry that the resume has of it already. */
  entry?: string;
}

const IS_AWAY = /\b(?:carer|caring|career break|family|maternity|parental|sabbatical|travel)\b|رعاي|انقطاع|تفرغ/iu;

/** The time that is spoken of: an entry for it, else a gap of the years that are named, else the latest one. */
export function timeSpokenOf({ text, resume }: Turn): Away | null {
  if (!resume) return null;
  const jobs = resume.data.workExperience.filter(({ isHidden }) => !isHidden);
  const at = jobs.findIndex((job) => IS_AWAY.test(`${job.jobTitle} ${job.company}`) && timeOf(job) !== null);
  const own = jobs[at];
  if (own)
    return {
      from: own.startDate,
      to: own.endDate,
      since: titleNow(jobs.slice(0, at)),
      entry: [own.jobTitle, own.company].filter(Boolean).join(', '),
    };
  const since = SINCE.exec(toAsciiDigits(text))?.groups?.year;
  const open = sinceLastJob(resume.data);
  if (since) return { from: open?.startsWith(since) ? open : since, to: '', since: '' };
  const years: readonly string[] = toAsciiDigits(text).match(/\b(?:19|20)\d\d\b/gu) ?? [];
  const gaps = gapsOf(resume.data);
  const named = gaps.find(({ from, to }) => years.some((year) => from.startsWith(year) || to.startsWith(year)));
  if (!named && open) return { from: open, to: '', since: '' };
  const months = monthsBetween(named ?? gaps[0]);
  return months ? { ...months, since: titleNow(jobs) } : null;
}
const SINCE =
  /(?:\bsince|من(?:ذ)?(?: سنة| عام| سنه)?) (?:\p{L}+ )?(?<year>(?:19|20)\d\d)(?!\s*(?:to|until|till|-|–|إلى|الى|حتى))/u;
const titleNow = (jobs: Resume['workExperience']): string => jobs.find(({ current }) => current)?.jobTitle ?? '';

/** Certificates of that time; of its first and last year only where training is told. */
export const papersOf = ({ certifications }: Resume, { from, to }: Away, isTraining: boolean): string[] =>
  certifications.blocks
    .map(({ text }) => text.replace(/(?:, completed)?,? ((?:19|20)\d\d)(?:-\d\d)?$/u, ' ($1)'))
    .filter((text) => {
      const year = /\b(?:19|20)\d\d\b/u.exec(toAsciiDigits(text))?.[0];
      const [first, last] = [from.slice(0, 4), (to || '9999').slice(0, 4)];
      return year !== undefined && (isTraining ? year >= first && year <= last : year > first && year < last);
    });

const asWritten = (date: string): string => date.replace(/^(\d{4})-(\d{2})$/u, '$2/$1');

const readAsked = (text: string): string => fold(text.slice(0, 600)).replace(/\s+/gu, ' ');

/** The reasons that a message tells, in its order. */
const reasonsIn = (words: string): Reason[] =>
  REASONS.map((reason) => ({ reason, at: words.search(reason.said) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ reason }) => reason)
    .slice(0, REASONS_MAX);

/** What to say and to write of a time away; null where none is told with its reason, or it is not asked how. */
export function sayOfTimeAway(turn: Turn): CoachAnswer | null {
  const words = readAsked(turn.text);
  if (!turn.resume || !AWAY.test(words) || !HOW_TO_SAY.test(words)) return null;
  const reasons = reasonsIn(words);
  if (reasons.length === 0) return isNeeded(words) ? oneLineFor(turn) : null;
  const own = told(turn, words, reasons, turn.text);
  const said = isNeeded(words) ? { ...own, text: `${reply(turn, ONE_LINE).text}\n\n${own.text}` } : own;
  const verdict = asksWhetherToApply(words) ? worthApplying(turn) : null;
  return verdict ? { ...verdict, text: `${verdict.text}\n\n---\n\n${said.text}` } : said;
}

/** "must I write anything of the gap in my cv": whether, and not how. */
const NEEDS =
  /\b(?:do|should|must|would) i (?:really |even |actually )?(?:need to|have to|ought to|got to|put|write|mention|list|show|add|say|explain)\b|(?:^|\s)(?:لازم|ضروري|هل)\s(?:\S+ ){0,2}?ا?(?:كتب|حط|ذكر|قول)/u;
const OF_GAP =
  /\b(?:gaps?|career break|time (?:off|out)|without (?:a )?(?:work|job)|out of work|not (?:been )?working|unemployed)\b|فجوه|فراغ|انقطاع/u;
const isNeeded = (words: string): boolean => NEEDS.test(words) && ON_PAPER.test(words) && OF_GAP.test(words);

const ONE_LINE: Said = {
  en: '**Yes, one line, and no more than that.** Half a year and more shows as soon as your jobs have months, and who finds it unexplained may not ask; a few weeks between two jobs need nothing.',
  ar: '**نعم، سطر واحد لا أكثر.** نصف سنة فأكثر يظهر ما دامت وظائفك بالأشهر، ومن يراه دون تفسير قد لا يسأل؛ أما أسابيع قليلة بين وظيفتين فلا تحتاج إلى شيء.',
};

/** The same where no reason is told: it stays open. */
function oneLineFor(turn: Turn): CoachAnswer {
  const entry = honestEntryFor(turn, turn.text);
  const said = reply(
    turn,
    {
      en: `${ONE_LINE.en}\n\n> ${entry.en}\n\nNo illness, no names, no apology. Tell me what you did in that time, however ordinary, and I write the line.`,
      ar: `${ONE_LINE.ar}\n\n> ${entry.ar}\n\nدون مرض ولا أسماء ولا اعتذار. قل لي ماذا فعلت في تلك المدة مهما كان عاديًا فأكتب السطر.`,
    },
    {
      about: { kind: 'answer', id: 'explain-gap', asked: turn.text },
      choices: [{ en: 'Fill the gap in my resume', ar: 'سد الفجوة في سيرتي' }],
    },
  );
  return { ...said, sources: answerOfId(turn, 'explain-gap')?.sources ?? [] };
}

function told(turn: Turn, words: string, reasons: readonly Reason[], asked: string): CoachAnswer {
  const away = timeSpokenOf({ ...turn, text: asked });
  const said = reply(turn, bothIn(turn, words, reasons, away), {
    about: { kind: 'answer', id: 'explain-gap', asked },
    choices: away?.entry ? [] : [{ en: 'Fill the gap in my resume', ar: 'سد الفجوة في سيرتي' }],
  });
  return { ...said, sources: answerOfId(turn, 'explain-gap')?.sources ?? [] };
}

/** "how do i write that in my resume", "make that change then": behind a time away that was told with its reason. */
export function moreOfTimeAway(turn: Turn, asked: string): CoachAnswer | null {
  const reasons = reasonsIn(readAsked(asked));
  const words = readAsked(turn.text);
  if (!turn.resume || reasons.length === 0 || asksWhereToTell(turn.text)) return null;
  if (MAKES_IT.test(words) && !ASKS_WORDS.test(words))
    return putIn(turn, reasons[0]!, timeSpokenOf({ ...turn, text: asked }));
  return HOW_TO_SAY.test(words) && (ON_PAPER.test(words) || IN_TALK.test(words))
    ? told(turn, words, reasons, asked)
    : null;
}
const MAKES_IT =
  /\b(?:make|do|put|add|apply|write|include)\b.{0,12}\b(?:that|this|it|the) ?(?:change|line|entry|in|on|to|then|please|pls|$)|\bfill (?:it|that|the gap)\b|(?:ضيف|اضف|حط|سو|اعمل|عدل)\S*/u;
/** "how do i put it": asked how, and no order to do it. */
const ASKS_WORDS =
  /\b(?:what|how|which) (?:do|should|shall|can|would|could|to)\b|(?:^|\s)و?(?:كيف|ايش|وش|شو|ايه|ماذا)(?=\s)/u;

/** The entry for it, where its dates are known; what stands already stays as it is. */
function putIn(turn: Turn, reason: Reason, away: Away | null): CoachAnswer | null {
  if (!away) return null;
  if (away.entry)
    return reply(turn, {
      en: `It stands in your resume already: “${away.entry}”. That one line is enough, so I change nothing.`,
      ar: `هو مذكور في سيرتك: «${away.entry}». يكفي هذا السطر فلا أغيّر شيئًا.`,
    });
  const isArabic = turn.resume!.data.language.startsWith('ar');
  return fillGap.run(
    { from: away.from, ...(away.to && { to: away.to }), what: reason.entry[isArabic ? 'ar' : 'en'] },
    turn,
  );
}

/** The line of a resume for it, with the papers of that time. */
function entryOf(reason: Said, papers: readonly string[], away: Away | null): Said {
  const [from, to] = [away?.from, away?.to].map((date) => (date ? asWritten(date) : ''));
  const isOpen = away !== null && away.to === '';
  const line = (what: string, signs: { papers: string; list: string }, until: string) =>
    `${what}${papers.length > 0 ? `${signs.papers} ${papers.join(`${signs.list} `)}` : ''}, ${from || '[month year]'} – ${to || (isOpen ? until : '[month year]')}`;
  return {
    en: line(reason.en, { papers: ';', list: ',' }, 'present'),
    ar: line(reason.ar, { papers: '؛', list: '،' }, 'الآن'),
  };
}

/** The same for a time of which a claim has been asked about that is not so: by what was told of it besides. */
export function honestEntryFor(turn: Turn, asked: string): Said {
  const [reason] = reasonsIn(readAsked(asked));
  const away = timeSpokenOf({ ...turn, text: asked });
  const papers = away && turn.resume ? papersOf(turn.resume.data, away, reason === TRAINING) : [];
  return entryOf(reason?.entry ?? WHAT_WAS_DONE, papers, away);
}
const WHAT_WAS_DONE: Said = {
  en: '[what you did: a course, care, the search for work]',
  ar: '[ما فعلته: دورة، رعاية، بحث عن عمل]',
};

/** The sentences in which a talk tells of a time without work. */
export const toldOfTimeAway = (texts: readonly string[]): string =>
  texts
    .filter((text) => AWAY.test(readAsked(text)))
    .join('\n')
    .slice(0, TOLD_MAX);
const TOLD_MAX = 600;

function bothIn(turn: Turn, words: string, reasons: readonly Reason[], away: Away | null): Said {
  const papers = away && turn.resume ? papersOf(turn.resume.data, away, reasons.includes(TRAINING)) : [];
  const [from, to] = [away?.from, away?.to].map((date) => (date ? asWritten(date) : ''));
  const isOpen = away !== null && away.to === '';
  const span: Said = isOpen
    ? { en: `Since ${from} I have`, ar: `منذ ${from}` }
    : from && to
      ? { en: `From ${from} to ${to} I`, ar: `بين ${from} و${to}` }
      : { en: 'From [month, year] to [month, year] I', ar: 'بين [شهر، سنة] و[شهر، سنة]' };
  const reason = {
    en: reasons.map(({ told: { en } }) => en).join(' and '),
    ar: reasons
      .map(({ told: { ar } }) => ar)
      .reduce((all, next) => `${all}${next.startsWith('ثم') ? '، ' : ' و'}${next}`),
  };
  const withPapers: Said =
    papers.length > 0
      ? { en: ` I also finished ${papers.join(' and ')}.`, ar: ` وأنهيت فيها ${papers.join(' و')}.` }
      : { en: '', ar: '' };
  const since: Said = away?.since
    ? {
        en: ` Since then I have been working as ${away.since}, and that time is behind me.`,
        ar: ` ومنذ ذلك الوقت أعمل (${away.since}) وتلك المرحلة انتهت.`,
      }
    : { en: ' That is behind me, and I am ready to start.', ar: ' وقد انتهت تلك المرحلة وأنا جاهز للبدء.' };
  const entry = entryOf(reasons[0]!.entry, papers, away);
  const wantsPaper = ON_PAPER.test(words) || !IN_TALK.test(words);
  const wantsTalk = IN_TALK.test(words) || !ON_PAPER.test(words);
  const talk: Said = {
    en: `**In the interview**, one sentence without apology, and then the job:\n\n> ${span.en} ${reason.en}.${withPapers.en}${since.en}`,
    ar: `**في المقابلة** جملة واحدة دون اعتذار ثم الوظيفة:\n\n> ${span.ar} ${reason.ar}.${withPapers.ar}${since.ar}`,
  };
  const further: Said = PRIVATE.test(words)
    ? {
        en: 'You owe nobody more. If they ask on: “It was a family matter, and it is settled. May I tell you what I have done since?” Nobody who is fair asks a third time.',
        ar: 'لست ملزمًا بأكثر من ذلك. وإن سألوا: «كان أمرًا عائليًا وانتهى. هل أخبركم بما عملته بعده؟» ولن يسأل منصف مرة ثالثة.',
      }
    : { en: '', ar: '' };
  const paper: Said = away?.entry
    ? {
        en: `**On the resume** it stands already: “${away.entry}”, ${from} – ${to}. Leave it at that one line, no reason and no names.`,
        ar: `**في السيرة** هو مذكور: «${away.entry}»، ${from} – ${to}. يكفي هذا السطر دون سبب ولا أسماء.`,
      }
    : {
        en: `**On the resume** one line ${isOpen ? 'above the jobs' : 'between the two jobs'}, no more:\n\n> ${entry.en}\n\nSay “Fill the gap”, and I propose it.`,
        ar: `**في السيرة** سطر واحد بين الوظيفتين لا أكثر:\n\n> ${entry.ar}\n\nقل «سد الفجوة» فأقترحه.`,
      };
  const parts = (language: 'en' | 'ar') =>
    [wantsTalk ? talk[language] : '', wantsTalk ? further[language] : '', wantsPaper ? paper[language] : '']
      .filter(Boolean)
      .join('\n\n');
  return { en: parts('en'), ar: parts('ar') };
}
