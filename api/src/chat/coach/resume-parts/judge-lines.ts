import type { Resume, WorkExperience } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { latestJob } from '../../tools/latest-job.ts';
import { linesOf, nameOfJob, type ResumeLine } from '../../tools/resume-lines.ts';
import { rewordLine } from '../../tools/reword-line.ts';
import { inTenseOfJob, withVerbInTense } from '../../tools/tense-of-job.ts';
import { withoutWordiness } from '../../tools/wordy-phrases.ts';
import { reply, type Said } from '../language.ts';
import type { CoachAnswer, ProposedChange, Turn } from '../turn.ts';
import { jobNamedIn } from './entry-named.ts';
import { type Care, caresOf, SPEAKS_OF, type WeighedLine, weighLine } from './readers.ts';

// "which of my bullets matter to a …, and which should go": each line weighed for the reader who is named.

const LINES = '(?:bullets?(?: ?points?)?|lines?|points?|sentences|bits|parts|stuff|things|achievements)';
const MATTERS =
  '(?:matter\\w*|count\\w*|import\\w*|relevant|care\\w*|look\\w*|read\\w*|notice\\w*|impress\\w*|interest\\w*|keep|stay|strong\\w*|best|sell\\w*|want\\w*|like\\w*|value\\w*|stand out|noise|padding|filler|useful|useless|irrelevant|see|filler|cut|drop|go|delete|remove|lose|weak\\w*|skip\\w*|ignore\\w*|matters|worth)';
const ASKS_WHICH =
  /\b(?:which|what|what['’]?s|tell me|go through)\b|(?:^|\s)(?:و)?(?:اي|ايها|ايش|شنو|شنوه|انهي|ما|شو|اش|شكون)(?=\s)/u;
const NAMES_LINES = new RegExp(`\\b${LINES}\\b|(?:^|\\s)(?:و|من )?(?:ال)?(?:نقاط|اسطر|سطور|جمل|نقط)\\S*`, 'u');
const SAYS_WORTH = new RegExp(
  `\\b${MATTERS}\\b|(?:مهم|يهم|تهم|احذف|اشيل|نشيل|نحيد|نحذف|تلفت|قوي|ابقي|اخلي|نخلي|زايد|حشو)`,
  'u',
);
const HOW_TO = /\bhow (?:do|to|can|should|many)\b|\bgood bullet|(?:^|\s)كيف\s/u;
const asks = (words: string): boolean =>
  ASKS_WHICH.test(words) &&
  NAMES_LINES.test(words) &&
  (SAYS_WORTH.test(words) || WOULD_SOMEBODY.test(words)) &&
  !HOW_TO.test(words);
/** Whatever it is that a reader would do with them. */
const WOULD_SOMEBODY = /\b(?:would|will|does) (?:an?|the|any) \p{L}/u;
/** Who it is, without what is done there. */
const READER =
  /^(?<who>(?:an?|the|any|my) (?:[\p{L}'-]+ ){0,4}?(?:manager|recruiter|committee|head|lead|leader|director|officer|engineer|chef|nurse|matron|teacher|owner|employer|boss|supervisor|foreman|principal|team|firm|company|hospital|hotel|school|board|panel|agency|buyer|editor|partner))\b/u;

/** For whom, or which are to go: else it is one weakest line that is asked for. */
const FOR_WHOM =
  /\b(?:to|for|by|would|does|do|will) (?<reader>(?:an?|the|any|my) [\p{L}\p{N}' -]{3,60}?)(?= (?:actually|really|care|look|read|want|like|notice|value|matter|skip|skim|stop|ignore|cut|drop|keep|miss|think|see|and|or|even|be|find|job|role|post)\b|[,?.!]|$)|(?:ل|لل|عند|يهم|تهم) ?(?<arabic>(?:مدير|مسوول|رييس|لجنه|مشرف|شركه|صاحب|مدرسه|مستشفي|فندق)[^،,؟?.]{0,40}?)(?= و(?:اي|ايها|شنو|ايش|شو)|[،,؟?.]|$)/u;
const WHICH_GO =
  /\b(?:go|cut|drop|delete|remove|lose|out|skip|ignore|noise|padding|filler|useless)\b|(?:احذف|اشيل|نشيل|نحيد|امسح)/u;
const OF_OTHER =
  /\b(?:letter|e-?mail|interview|figures?|numbers?|metrics|skills?|summary|typo\w*|spelling)\b|ارقام|مهارات|خطاب|مقابله/u;
const LOOKS_OVER_MAX = 14;
const WORDS_MAX = 40;

/** Null where no lines are to be judged for a reader. */
export function judgeLines(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300)).trim();
  if (!turn.resume || words.split(/\s+/u).length > WORDS_MAX || OF_OTHER.test(words) || !asks(words)) return null;
  const { reader, arabic } = FOR_WHOM.exec(words)?.groups ?? {};
  const named = (READER.exec(reader ?? '')?.groups?.who ?? reader ?? arabic)?.trim();
  if (!named && turn.advert === '') return null;
  if (!named && !WHICH_GO.test(words)) return null;
  return judgeFor(turn, named ?? '', jobNamedIn(turn, turn.text.replace(named ?? '', ' ')));
}

type Verdict = 'keep' | 'shrink' | 'drop';
interface JudgedLine extends WeighedLine {
  line: ResumeLine;
  verdict: Verdict;
}

/** What came of the work, with its figure, matters to any reader. */
const isResult = ({ line, cares }: { line: ResumeLine; cares: readonly Care[] }): boolean =>
  cares.includes('result') && /\d/u.test(line.text);

/** What tells a number of its own may stay, save for the mere size of a team. */
const isNoLoss = ({ line, weight }: { line: ResumeLine; weight: number }): boolean =>
  weight < DROPPED_BELOW && (!/\d/u.test(line.text) || /^(?:team|crew|staff) of \d+/iu.test(line.text));

const KEPT_MIN = 3;
const DROPPED_BELOW = 1;
const LEFT_MIN = 2;
const LEFT_OF_LATEST = 3;

function judged(turn: Turn, job: WorkExperience, cares: readonly Care[]): JudgedLine[] {
  const own = linesOf(turn.resume!.data).filter(({ entryId }) => entryId === job.id);
  const weighed = own.map((line) => ({ line, ...weighLine(line.text, cares, turn.advert) }));
  const isLatest = latestJob(turn.resume!.data) === job;
  // A job without any line says nothing: the best of it stay.
  const best = new Set(weighed.toSorted((a, b) => b.weight - a.weight).slice(0, isLatest ? LEFT_OF_LATEST : LEFT_MIN));
  return weighed.map((one) => ({
    ...one,
    verdict: one.weight >= KEPT_MIN || isResult(one) ? 'keep' : isNoLoss(one) && !best.has(one) ? 'drop' : 'shrink',
  }));
}

const BECAUSE: Readonly<Record<Care, Said>> = {
  govern: { en: 'oversight and governance', ar: 'إشراف وحوكمة' },
  result: { en: 'a result', ar: 'نتيجة' },
  scope: { en: 'its size', ar: 'حجمه' },
  people: { en: 'people led or trained', ar: 'أشخاص قدتهم أو درّبتهم' },
  money: { en: 'money', ar: 'المال' },
  safety: { en: 'safety', ar: 'السلامة' },
  customers: { en: 'those it is done for', ar: 'من يُخدم' },
  quality: { en: 'quality', ar: 'الجودة' },
};

/** All jobs, or the one that is named, each with its lines in the order of their worth as one proposal. */
export function judgeFor(turn: Turn, reader: string, only: WorkExperience | null): CoachAnswer | null {
  const { data } = turn.resume!;
  const cares = caresOf(reader === '' ? turn.advert.slice(0, 200) : reader, latestJob(data)?.jobTitle ?? '');
  const jobs = data.workExperience.filter((job) => !job.isHidden && (!only || job === only));
  const all = jobs.flatMap((job) => judged(turn, job, cares));
  if (all.length === 0) return null;
  const of = (verdict: Verdict) => all.filter((one) => one.verdict === verdict);
  const listed = (lines: readonly JudgedLine[], language: 'en' | 'ar') =>
    lines
      .slice(0, LOOKS_OVER_MAX)
      .map(({ line, cares: own }) => {
        const why = own.slice(0, 2).map((care) => BECAUSE[care][language]);
        return `- “${line.text}” *(${line.label})*${why.length > 0 ? `: ${why.join(', ')}` : ''}`;
      })
      .join('\n');
  const parts: [Verdict, Said][] = [
    ['keep', { en: '**Keep, and put first**', ar: '**تبقى، وفي المقدمة**' }],
    ['shrink', { en: '**May stay, behind those**', ar: '**يمكن أن تبقى بعدها**' }],
    [
      'drop',
      { en: '**Can go**: a duty that every holder of the post has', ar: '**يمكن حذفها**: واجب لكل من يشغل الوظيفة' },
    ],
  ];
  const body = (language: 'en' | 'ar') =>
    parts
      .filter(([verdict]) => of(verdict).length > 0)
      .map(([verdict, head]) => `${head[language]}\n\n${listed(of(verdict), language)}`)
      .join('\n\n');
  const forWhom =
    reader === '' ? { en: 'For this advert', ar: 'لهذا الإعلان' } : { en: `For ${reader}`, ar: `بعين ${reader}` };
  const looks = cares.slice(0, 3);
  const rising = only ? undefined : postToRaise(data, cares);
  const proposals = jobs.flatMap((job) => inOrderOfWorth(turn, data, job, judged(turn, job, cares)));
  const end =
    proposals.length > 0
      ? {
          en: 'Each job is a proposal of its own: the strongest first, duties in a verb, what can go left out. No figure changes. Accept what you agree with.',
          ar: 'لكل وظيفة اقتراح: الأقوى أولًا، والواجبات بفعل، وما يمكن حذفه محذوف. لا يتغير أي رقم. اقبل ما توافق عليه.',
        }
      : { en: 'They stand in that order already.', ar: 'وهي بهذا الترتيب بالفعل.' };
  return reply(
    turn,
    {
      en: `${forWhom.en} the lines are weighed by ${looks.map((care) => BECAUSE[care].en).join(', ')}; what only names a duty counts least.\n\n${body('en')}\n\n${rising ? `**Move up**: “${nameOfJob(rising)}” speaks of what this reader looks for, and stands low.\n\n` : ''}${end.en}`,
      ar: `${forWhom.ar} تُوزن الأسطر بحسب: ${looks.map((care) => BECAUSE[care].ar).join('، ')}؛ وما يذكر واجبًا فقط أقلها وزنًا.\n\n${body('ar')}\n\n${rising ? `**ارفعها**: «${nameOfJob(rising)}» تتحدث عما يبحث عنه هذا القارئ وهي في الأسفل.\n\n` : ''}${end.ar}`,
    },
    {
      about: { kind: 'lines', employer: only?.company || null, deed: 'reworded' },
      proposals,
      choices: rising
        ? [{ en: `Move ${nameOfJob(rising)} to the top`, ar: `انقل ${nameOfJob(rising)} إلى الأعلى` }]
        : [],
    },
  );
}

const LOW = 2;
/** A post whose very title is what the reader looks for, far down the page. */
const postToRaise = ({ workExperience }: Resume, [first]: readonly Care[]): WorkExperience | undefined =>
  first === 'result' || first === 'scope'
    ? undefined
    : workExperience.find(
        ({ jobTitle, current }, at) => at >= LOW && current && first && SPEAKS_OF[first].test(fold(jobTitle)),
      );

function inOrderOfWorth(
  turn: Turn,
  resume: Resume,
  job: WorkExperience,
  lines: readonly JudgedLine[],
): ProposedChange[] {
  const kept = lines.filter(({ verdict }) => verdict !== 'drop').toSorted((a, b) => b.weight - a.weight);
  const mark = /^\s*([-*•▪‣◦·–])\s+/mu.exec(job.description)?.[1];
  const worded = kept.map(({ line }) =>
    withVerbInTense(resume, line, inTenseOfJob(resume, line, rewordLine(withoutWordiness(line.text)))),
  );
  const after = worded.map((text) => (mark ? `${mark} ${text}` : text)).join('\n');
  // Another capital alone is no change to be weighed.
  const isSame = fold(worded.join('\n')) === fold(lines.map(({ line }) => line.text).join('\n'));
  if (isSame || lines.length === 0) return [];
  return [
    {
      resumeId: turn.resume!.id,
      title: reply(turn, { en: 'The strongest lines first', ar: 'الأقوى أولًا' }).text,
      diffs: [
        {
          label: nameOfJob(job),
          before: lines.map(({ line }) => `- ${line.text}`).join('\n'),
          after: worded.map((text) => `- ${text}`).join('\n'),
        },
      ],
      changes: [{ path: ['workExperience', job.id, 'description'], before: job.description, after }],
    },
  ];
}
