import { fold } from '@vitae/language/fold';
import { explainAts } from '../../tools/explain-ats.ts';
import { rewriteBullets } from '../../tools/rewrite-bullets.ts';
import { shorten } from '../../tools/shorten.ts';
import { sentencesOf, sentencesWished, shortenProposed, shortenSummary } from '../../tools/shorten-summary.ts';
import { summaryWithoutWriter } from '../../tools/summary-without-writer.ts';
import { tailorResume } from '../../tools/tailor-resume.ts';
import { tailorSummary } from '../../tools/tailor-summary.ts';
import { employerIn } from '../edits.ts';
import { languageOf, type Said } from '../language.ts';
import { asksWhatIsMissing } from '../own-case/what-is-missing.ts';
import { fitToAdvert } from '../pasted-advert.ts';
import { readRequest } from '../request.ts';
import { onProposed } from '../spoken-of/proposed.ts';
import { inItsLanguage } from '../translation.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { type Act, some } from './act.ts';
import { writeLetter } from './letters.ts';
import { rewriteLine } from './rewrite-line.ts';
import { askWhatIsMeant, whereEntriesAre } from './where.ts';

/** The resume as a whole or one of its parts. */
export const IMPROVING: readonly Act[] = [
  {
    asks: ({ things, isQuestion }, words) => !isQuestion && things.has('summary') && WITHOUT_WRITER.test(words),
    act: summaryWithoutWriter,
  },
  {
    asks: ({ orders, things }) => orders.has('tailor') && some(things, 'resume', 'summary', 'advert', 'lines'),
    act: (turn) => (readRequest(turn.text).things.has('summary') ? tailorSummary : tailorResume).run({}, turn),
  },
  {
    asks: ({ orders, things }) => orders.has('shorten') && things.has('summary'),
    // "rewrite it for this job, not too long": the job decides what it says.
    act: (turn) =>
      turn.advert !== '' && readRequest(turn.text).orders.has('rewrite')
        ? rewriteSummary(turn)
        : shortenTheSummary(turn, sentencesWished(turn)),
  },
  {
    asks: ({ orders, things, isQuestion }, words) =>
      !isQuestion &&
      (things.has('summary') || HEAD_OF_RESUME.test(words)) &&
      !some(orders, 'add', 'remove', 'shorten', 'practise') &&
      !some(things, 'letter', 'mail', 'interview') &&
      words.split(/\s+/u).length <= WISH_WORDS_MAX &&
      WISHES_ANOTHER.test(words) &&
      !NO_SUMMARY.test(words),
    act: writeSummary,
  },
  {
    asks: ({ orders, things, isQuestion }, words) =>
      things.has('summary') &&
      !ONLY_HEADLINE.test(words) &&
      (some(orders, 'rewrite', 'write', 'want', 'judge') ||
        MY_SUMMARY.test(words) ||
        (!isQuestion && things.has('resume'))),
    act: writeSummary,
  },
  {
    asks: ({ orders, things, isQuestion }, words) =>
      (some(things, 'resume', 'lines') || ONE_PAGE.test(words)) &&
      (orders.has('shorten') || (!isQuestion && things.has('resume') && PAGES.test(words))),
    act: (turn) => {
      const employer = employerIn(turn);
      const lines = sentencesWished(turn);
      return shorten.run(
        { isOnePage: ONE_PAGE.test(fold(turn.text)), ...(employer && { employer }), ...(lines && { lines }) },
        turn,
      );
    },
  },
  {
    asks: ({ orders, questions, things }, words) =>
      things.has('ats') &&
      (some(orders, 'explain') ||
        ((questions.has('explain') || words.startsWith('why')) && MY_CHECK.test(words)) ||
        MY_ATS.test(words)),
    act: (turn) => explainAts.run({}, turn),
  },
  { asks: (_, words) => PASSES_FILTERS.test(words), act: (turn) => explainAts.run({}, turn) },
  {
    asks: ({ orders }) => some(orders, 'shorten', 'rewrite'),
    act: shortenJob,
  },
  // Behind an answer on resumes, "mine" is one.
  { asks: ({ orders }, words) => orders.has('shorten') && MINE.test(words), act: (turn) => shorten.run({}, turn) },
  {
    asks: ({ orders, questions, things }, words) =>
      questions.has('fit') ||
      FITS.test(words) ||
      (some(orders, 'fit', 'review') && things.has('advert')) ||
      STILL_MISSING.test(words) ||
      asksWhatIsMissing(words),
    act: fitToAdvert,
  },
  {
    asks: ({ orders, things }) =>
      orders.has('rewrite') && (things.has('lines') || (things.has('entry') && things.size === 1)),
    act: rewriteLine,
  },
  {
    asks: ({ orders, questions, things, isQuestion }, words) =>
      things.has('resume') &&
      (some(orders, 'rewrite', 'review') ||
        ((orders.has('judge') || questions.has('judge')) && words.length <= JUDGED_MAX) ||
        (!isQuestion && orders.has('want'))),
    act: improveResume,
  },
  { asks: (_, words) => IS_IT_GOOD.test(words) || EVERYTHING.test(words), act: improveResume },
  {
    asks: ({ orders, things }, words) =>
      some(orders, 'write', 'want') && things.has('letter') && !OTHER_LETTERS.test(words),
    act: writeLetter,
  },
  { asks: ({ isQuestion }, words) => !isQuestion && NAMES_LETTER.test(words), act: writeLetter },
  {
    asks: ({ orders, things }) => some(orders, 'add', 'remove') && some(things, 'entry', 'skills', 'lines', 'resume'),
    act: whereEntriesAre,
  },
  {
    asks: ({ orders, things }, words) =>
      some(orders, 'rewrite', 'shorten') && things.size === 0 && words.length <= UNNAMED_MAX && IT.test(words),
    act: askWhatIsMeant,
  },
];

/** "without I and my", "in the third person". */
const WITHOUT_WRITER =
  /\b(?:without|no|not using|remove|drop|take out|avoid|get rid of|lose)\b.{0,20}(?<![\p{L}'’])(?:i|i'?s|i'?m|my|me|first[ -]person|pronouns?)(?![\p{L}'’])|\b(?:in )?(?:the )?third[ -]person\b|\bimpersonal\b|(?:بدون|بلا|من غير) (?:كلمه |ضمير )?(?:انا|المتكلم|ضماير)|بصيغه الغايب/u;

/** "the bit at the top": the summary by its place. */
const HEAD_OF_RESUME =
  /\b(?:intro(?:duction)?|bit|part|paragraph|text|blurb|lines?|section) (?:at|on|in) (?:the )?(?:very )?(?:top|start|beginning)\b|\b(?:opening|top|first) (?:paragraph|blurb|statement|section)\b|\bpersonal statement\b|(?:فقره|جمله|الكلام) (?:\S+ )?(?:اول|بدايه|فوق)|بروفايل/u;
/** "new one pls", "personal statement for this role": wished for without a verb. */
const WISHES_ANOTHER =
  /\b(?:write|do|make|need|want|give|create|draft|rewrite|change|fix|improve|new|another|better|stronger|proper|modern|different|fresh|please|pls|plz|for (?:this|the|that) (?:\p{L}+ )?(?:job|role|post|position|one))\b|(?:اكتب|صيغ|صغ|صيغلي|عدل|غير|ابي|ابغي|بدي|عايز|عاوز|اريد|جديد|احسن|اقوي|قوي)\S*/u;
const NO_SUMMARY =
  /\b(?:linkedin|headline|job title|company profile|meeting|add|put|mention|include|letter|tell me about)\b|لينكد|ضيف|اضف|اذكر/u;
const WISH_WORDS_MAX = 30;

/** The summary that was proposed in this talk, and is not accepted yet, is the one that is spoken of; null without one. */
function shortenProposedBefore(turn: Turn): CoachAnswer | null {
  const [proposal] = turn.history
    .flatMap(({ proposals = [] }) => proposals)
    .filter(({ changes }) => changes.some(({ path }) => path[1] === 'profile'))
    .slice(-1);
  const text = proposal?.diffs[0]?.after ?? '';
  if (!proposal || text === turn.resume?.data.personal.profile) return null;
  return onProposed(turn, [proposal], (now) => shortenProposed(now, text, sentencesWished(turn)));
}

/** The summary that is spoken of, shorter; one of nothing but wishes is written anew. */
export const shortenTheSummary = (turn: Turn, count?: number): CoachAnswer | null =>
  shortenProposedBefore(turn) ??
  shortenSummary(turn, count) ??
  inItsLanguage(turn, summaryAnew({ ...turn, advert: '' }));

/** A list of skills stands in the resume already: what is to be short does without it. */
function summaryAnew(turn: Turn): CoachAnswer {
  const written = tailorSummary.run({ isForAnyJob: true }, turn);
  const text = written.about?.kind === 'summary' ? written.about.text : '';
  const summary = sentencesOf(text)
    .filter((sentence) => !sentence.startsWith('Skills:'))
    .join(' ');
  return sentencesOf(summary).length > 1 && summary !== text
    ? tailorSummary.run({ isForAnyJob: true, summary }, turn)
    : written;
}

export const rewriteSummary = (turn: Turn): CoachAnswer | null =>
  inItsLanguage(turn, tailorSummary.run(turn.advert === '' ? { isForAnyJob: true } : {}, turn));

function writeSummary(turn: Turn): CoachAnswer | null {
  if (!turn.resume && !readRequest(turn.text).things.has('summary')) return null;
  return rewriteSummary(turn);
}

/** The title under the name is no summary. */
const ONLY_HEADLINE = /^(?!.*\b(?:summary|profile|about|objective|linkedin)\b).*\b(?:headline|(?:job )?title)\b/u;

/** "which of the essential things am i still missing". */
const MY_SUMMARY =
  /^(?:so |and )?(?:is|how is|hows|what about|what do you think (?:of|about)|check) (?:my|the) summary\b.{0,20}$/u;
/** "what does the ad want that i dont have". */
const STILL_MISSING =
  /\b(?:ad|advert|job|they)\b.{0,30}\b(?:that|which) i (?:don'?t|do not) have\b|\b(?:what|which|anything)\b.{0,40}\b(?:am i|do i|i am|i'm|im) (?:\p{L}+ )?(?:missing|lack(?:ing)?)\b(?!.{0,20}\b(?:interview|life|salary|tax))|(?:ايش|شو|وش|ايه|ماذا|ما الذي) (?:\S+ )?(?:ناقصني|ينقصني|الناقص)/u;

/** "does my cv fit this job". */
const FITS =
  /\b(?:does|do|will|would|is|are) (?:my (?:cv|resume|profile|experience)|i|it)\b.{0,20}\b(?:fit|match|suit|suitable|qualif\w+)\b(?!.{0,20}\b(?:visa|loan)\b)/u;

/** A longer question tells of somebody's own case, and is for advice: "I was made redundant, and honestly …". */
const JUDGED_MAX = 120;

const ONE_PAGE = /\b(?:one|1|single)[- ]page\b|صفحه واحده/u;

const MINE = /\bmine\b/u;

const PAGES = /\b[2-9] pages?\b/u;

const MY_CHECK = /\b(?:my|this|i)\b|درجتي|نتيجتي|درجه/u;

const MY_ATS =
  /\bmy ats\b|\b(?:is|how good is) my (?:cv|resume).{0,20}ats|ats.{0,12}my (?:cv|resume)|نتيجه .{0,8}ats|(?:سيرتي|سيره|سي ?في).{0,40}(?:ats|اي تي اس)|(?:will|does|can|would|is) my (?:cv|resume)\b.{0,40}\bats\b/u;

/** "will my cv get past the screening software". */
const PASSES_FILTERS =
  /\b(?:does|do|will|would|can|could|is|did) my (?:cv|resume)\b.{0,30}\b(?:pass|get (?:past|through)|survive|beat|make it (?:past|through)|clear|rejected by|read by|readable (?:by|for))\b.{0,30}\b(?:filters?|robots?|bots?|software|systems?|screening|scanners?|machines?|computers?)\b|(?:سيرتي|السيره|سي ?في(?:ي)?|السي ?في|cv|ملفي).{0,30}(?:تعد|بتعد|تمر|بتمر|تنجح|تقطع|تتجاوز|تعبر|مقبول|بتقبل|يقبل|ينقر|تنقر|بتنقر|بتفوت|بيفوت|بيعد|يعد|يمر)\S*.{0,40}(?:فلتر|فلاتر|فرز|برامج|برنامج|نظام|انظمه|سيستم|روبوت|ats)|(?:فلتر|فلاتر|فرز|برامج|انظمه).{0,40}(?:سيرتي|سي ?في)/u;

/** "fix everything". */
const EVERYTHING =
  /^(?:(?:please|pls|just|can you|could you)\s)*(?:fix|improve|mend|polish|redo|correct|check) (?:it all|everything|all of it|the whole thing|all)[\s!.]*$/u;

/** "motivation letter for this ad please": named first, and nothing is asked about it. */
const NAMES_LETTER =
  /^(?:(?:hi|hello|ok|so|please|pls|now|need|want|and) )*(?:an? |the |my )?(?:short |quick |good |new )?(?:cover|motivation|application) letter (?:for|to|please|pls|now|in)\b(?!.*\?)|^(?:ابي|بدي|اريد|عايزه?|محتاجه?) (?:خطاب|رساله) (?:تقديم|تحفيز|تغطيه)/u;

/** What others write. */
const OTHER_LETTERS =
  /\b(?:relieving|experience|reference|recommendation|offer|appointment|salary|warning|objection|noc|employment|service|termination) letters?\b/u;

const IS_IT_GOOD =
  /^(?:what|which) (?:\p{L}+ )?(?:lines?|bullets?|points?|parts?|sections?)\b.{0,40}\b(?:weak(?:est)?|worst|bad|poor|improve|change|better)\b|^(?:(?:so|and|hey|hi)[\s,]+)?(?:is|how is|hows|what about|what do you think (?:of|about)) my (?:whole )?(?:cv|resume)(?: (?:good|ok|okay|fine|strong|any good|enough|ready|bad))*[\s?!.]*$|what (?:should|can|could) (?:i|we|you) (?:improve|change|fix)(?: (?:in|on|about) (?:my|the) (?:cv|resume))?[\s?!.]*$|what is wrong with my (?:cv|resume)|whats wrong with my (?:cv|resume)/u;

/** One job of the resume, by its employer's name. */
function shortenJob(turn: Turn): CoachAnswer | null {
  const employer = employerIn(turn);
  const lines = sentencesWished(turn);
  return employer && readRequest(turn.text).orders.has('shorten')
    ? shorten.run({ employer, ...(lines && { lines }) }, turn)
    : null;
}

/** The whole resume: its lines first, and what comes after them. */
function improveResume(turn: Turn): CoachAnswer {
  const improved = rewriteBullets.run({}, turn);
  const language = languageOf(turn);
  return turn.resume ? { ...improved, choices: AFTER_THE_LINES.map((choice) => choice[language]) } : improved;
}

const AFTER_THE_LINES: readonly Said[] = [
  { en: 'Rewrite my summary', ar: 'أعد كتابة الملخص' },
  { en: 'Shorten my resume', ar: 'اختصر سيرتي' },
  { en: 'Which skills can I add?', ar: 'ما المهارات التي يمكنني إضافتها؟' },
  { en: 'Explain my ATS result', ar: 'اشرح نتيجة فحص ATS' },
];

/** A request longer than this names what it means, in words that are not known here. */
const UNNAMED_MAX = 40;

const IT = /\b(?:it|this|that|these|them)\b/u;
