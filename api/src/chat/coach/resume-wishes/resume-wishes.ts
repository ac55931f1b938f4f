import { fold } from '@vitae/language/fold';
import { tailorResume } from '../../tools/tailor-resume.ts';
import { tailorSummary } from '../../tools/tailor-summary.ts';
import { type TidyScope, tidyResume } from '../../tools/tidy-resume.ts';
import { actAskedIn } from '../acts.ts';
import { answerQuestion, isPlainlyUnknown } from '../answer-question.ts';
import { employerNamed } from '../employers.ts';
import { languageOf, reply, sayIn } from '../language.ts';
import { doOneOrder } from '../one-order.ts';
import { readRequest } from '../request.ts';
import { entriesNamedIn, entryNamedIn } from '../resume-parts/entry-named.ts';
import { partOf } from '../resume-parts/resume-parts.ts';
import { lastAnswered } from '../spoken-of/last.ts';
import { onProposed } from '../spoken-of/proposed.ts';
import { tidyingIn } from '../tidying.ts';
import { answerOf, type CoachAnswer, type ProposedChange, type Turn } from '../turn.ts';
import { clausesOf, deedsApart, factBehindOrder, putsIn } from './clauses.ts';
import { addToldFact, factToldIn, type ToldFact } from './told-fact.ts';
import { gapToldIn, type ToldGap } from './told-gap.ts';
import { addToldJob, jobToldIn, type ToldJob } from './told-job.ts';

// "fix it for this job, add what i did there, take out the rest, and should i …": several wishes of one resume in one
// message. Each is carried out by itself; what is not is said; and no wish is ever taken for a fact.

type Wish =
  | { kind: 'put'; said: string }
  | { kind: 'tidy'; said: string; scopes: Set<TidyScope> }
  | { kind: 'job'; said: string; job: ToldJob }
  | { kind: 'gap'; said: string; gap: ToldGap }
  | { kind: 'fact'; said: string; fact: ToldFact }
  | { kind: 'tailor' | 'summary' | 'order' | 'question' | 'remark'; said: string };

const OTHER_TEXTS = ['letter', 'mail', 'offer', 'interview'];
const isOfOtherText = (said: string): boolean => {
  const { things } = readRequest(said);
  return OTHER_TEXTS.some((thing) => things.has(thing));
};
/** What was spoken of last is what "add this" and "the unnecessary things" are of. */
const OF_OTHER_TEXTS: ReadonlySet<string> = new Set([
  'letter',
  'mail',
  'mail asked',
  'spoken answer',
  'offers',
  'questions',
]);
const NAMES_RESUME = /\b(?:cv|resume|résumé|c\.v)\b|سيره|سيرتي|سي ?في/u;

/** Null where a message wishes nothing of the resume but what is read elsewhere. */
export function wishesOfResume(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 700));
  if (!turn.resume) return null;
  if (OF_OTHER_TEXTS.has(lastAnswered(turn)?.about.kind ?? '') && !NAMES_RESUME.test(words)) return null;
  const wishes = wishesIn(turn);
  if (wishes.some(({ kind, said }) => kind !== 'remark' && kind !== 'question' && isOfOtherText(said))) return null;
  const isTidied = wishes.some(({ kind }) => kind === 'tidy');
  const scopes = isTidied ? new Set<TidyScope>() : tidyingIn(turn.text);
  // "sab unnecessary stuff …, remove it": what goes and that it goes stand in two parts.
  if (scopes.size > 0 && wishes.every(({ kind }) => kind !== 'fact' && kind !== 'job'))
    return carryOut(turn, [
      { kind: 'tidy', said: turn.text, scopes },
      ...wishes.filter(({ kind }) => kind === 'tailor' || kind === 'summary' || kind === 'question'),
    ]);
  return isForThis(turn, wishes) ? carryOut(turn, wishes) : null;
}

const NAMES_GAP = /\bgap|\bout of work\b|\b(?:since|after) (?:then|that|i left|they let me go)\b|فجوه|انقطاع|فتره/u;

function wishesIn(turn: Turn): Wish[] {
  const clauses = clausesOf(turn.text).flatMap(deedsApart);
  const read = clauses.map((said) => wishOf(turn, said)).map((wish, at, all) => withWhatIsMeant(turn, wish, at, all));
  const isPut = read.some(({ kind }) => kind === 'put') || clauses.some((said) => factBehindOrder(said) !== null);
  const isOfGap = NAMES_GAP.test(fold(turn.text)) && read.some(({ kind }) => kind === 'gap' || kind === 'job');
  const isTidied = read.some(({ kind }) => kind === 'tidy');
  // What is only told is told, and not to be written down.
  return read.map((wish) => {
    if (isOfGap && wish.kind === 'question' && NAMES_GAP.test(fold(wish.said)))
      return { kind: 'remark', said: wish.said };
    if (isTidied && wish.kind === 'order' && ONE_PAGE.test(fold(wish.said))) return { kind: 'remark', said: wish.said };
    if (isPut && wish.kind === 'remark' && SPEAKS.test(fold(wish.said)))
      return { kind: 'order', said: `${wish.said}, add it` };
    const isTold = wish.kind === 'job' || wish.kind === 'gap' || wish.kind === 'fact';
    const isWished = wish.kind === 'fact' ? isPut : isPut || isOfGap;
    return isTold && !isWished ? { kind: 'remark', said: wish.said } : wish;
  });
}

/** A language has an act of its own. */
const SPEAKS = /^(?:and |also )*i (?:also |can |do )*speak\b/u;

/** "the second bullet sounds weak, make it better": the part before says what "it" is. */
function withWhatIsMeant(turn: Turn, wish: Wish, at: number, all: readonly Wish[]): Wish {
  const before = all[at - 1];
  const isOfBefore =
    wish.kind === 'order' && before?.kind === 'remark' && /\b(?:it|this|that|them|these|those)\b/iu.test(wish.said);
  // "and the store, should i keep or delete": the part that is meant stands before the comma.
  const isOfEntry =
    (wish.kind === 'order' || wish.kind === 'question') &&
    before?.kind === 'remark' &&
    entryNamedIn(turn, before.said) !== null &&
    entriesNamedIn(turn, wish.said).length === 0;
  if (isOfEntry) return { kind: wish.kind, said: `${before.said}, ${wish.said}` };
  return isOfBefore ? { kind: 'order', said: `${before.said}, ${wish.said}` } : wish;
}

const FOR_JOB =
  /\b(?:fix|adapt|adjust|tailor|make|change|edit|update|rework|redo|improve|customi[sz]e|align|fit|do|get|prepare|modify|match|rewrite|shape|sort)\b.{0,30}\b(?:for|to|with|as per|according to|per) (?:this|that|the|dis) (?:\p{L}+ ){0,3}?(?:job|role|post|position|advert|ad|vacancy|jd|company|application|one|description)\b|(?:عدل|ظبط|زبط|خصص|فصل)\S* .{0,20}(?:الوظيف|الاعلان|للوظيف|للاعلان)/u;
const OF_SUMMARY = /\b(?:summary|profile|objective|personal statement|about me)\b|ملخص|الملخص|الهدف|هدفي|نبذه/u;
const IS_QUESTION =
  /^(?:(?:and|also|but|so|ok) )*(?:should|shall|do|does|must|can|may|is|are|what|how|when|which|where|why|will|would) (?!(?:yo)?u\b)|[?؟]\s*$|^(?:و)?(?:هل|ليش|كيف|ينفع|لازم|شو|ايش|وش)\s/u;
const ASKS_HELPER = /\b(?:can|could|would|will) (?:yo)?u\b|\bplease\b|\bpls\b/u;

function wishOf(turn: Turn, said: string): Wish {
  const words = fold(said);
  if (putsIn(said)) return { kind: 'put', said };
  const scopes = tidyingIn(said);
  if (scopes.size > 0) return { kind: 'tidy', said, scopes };
  const told = factBehindOrder(said) ?? said;
  const isQuestion = IS_QUESTION.test(words) && !ASKS_HELPER.test(words);
  const gap = gapToldIn(turn, told);
  if (gap) return { kind: 'gap', said, gap };
  if (isQuestion) return { kind: 'question', said };
  const job = jobToldIn(told);
  // At an employer that the resume has, it is a line of that job.
  if (job && employerNamed(turn, job.company) === null) return { kind: 'job', said, job };
  const fact = factToldIn(told);
  if (fact) return { kind: 'fact', said, fact };
  if (FOR_JOB.test(words) && !OF_SUMMARY.test(words)) return { kind: 'tailor', said };
  if (!BEGINS_ORDER.test(words) && !(ASKS_HELPER.test(words) && readRequest(said).orders.size > 0))
    return { kind: 'remark', said };
  return {
    kind: OF_SUMMARY.test(words) && !/\b(?:short\w*|add|remove|cut)\b/u.test(words) ? 'summary' : 'order',
    said,
  };
}
const BEGINS_ORDER =
  /^(?:(?:please|pls|kindly|also|and|then|so|ok|just|can (?:yo)?u|could (?:yo)?u|i (?:want|need|would like) (?:yo)?u to)[\s,]+)*(?:add|put|include|mention|insert|remove|delete|drop|cut|take|get rid|clean|trim|rewrite|re-?word|fix|tailor|adapt|adjust|make|move|change|update|shorten|improve|strip|lose|leave|write|keep|hide|bin|reorder|swap|rename|bring|correct)\b|^(?:طيب )?و?(?:ا?شيل|ا?حذف|ا?مسح|ا?ضيف|اضف|حط|عدل|اكتب|غير|خل|رتب|انقل|اختصر|صلح|زود)(?:ي|لي|يلي)?\s/u;

/** One fact or one order has acts of its own; several of them, and what is not named, are read here. */
function isForThis(turn: Turn, wishes: readonly Wish[]): boolean {
  const count = (...kinds: Wish['kind'][]) => wishes.filter(({ kind }) => kinds.includes(kind)).length;
  if (count('tidy') > 0) return true;
  const told = count('job', 'fact', 'gap');
  if (told === 0) return false;
  const others = count('tailor', 'summary', 'order', 'question');
  const isPut = count('put') > 0 || wishes.some(({ said }) => factBehindOrder(said) !== null);
  if (told > 1 || count('job') > 0 || (others > 0 && isPut)) return true;
  if (others > 0) return false;
  const usual = actAskedIn(turn.text, turn)?.answer;
  return !usual || (usual.proposals.length === 0 && usual.kind !== 'asking');
}

interface Done {
  text: string;
  answer: CoachAnswer;
}

/** Each wish by itself; what two of them change in the same place becomes one proposal, since two could not be accepted. */
function carryOut(turn: Turn, wishes: readonly Wish[]): CoachAnswer | null {
  const proposals: ProposedChange[] = [];
  const done: Done[] = [];
  const open: string[] = [];
  const hasSummary = wishes.some(({ kind }) => kind === 'summary' || kind === 'tailor');
  for (const wish of inOrder(wishes)) {
    const act = (now: Turn) => actOf({ ...now, answerIn: languageOf(turn) }, wish, hasSummary);
    const first = act(turn);
    if (!first || isPlainlyUnknown(first)) {
      open.push(wish.said);
      continue;
    }
    const paths = new Set(first.proposals.flatMap(pathsOf));
    const before = proposals.filter((proposal) => pathsOf(proposal).some((path) => paths.has(path)));
    const answer = before.length > 0 ? titledAs(before, onProposed(turn, before, act) ?? first) : first;
    for (const proposal of before) proposals.splice(proposals.indexOf(proposal), 1);
    proposals.push(...answer.proposals);
    const isBare = wish.kind === 'order' && first.proposals.length === 0;
    done.push({ text: isBare ? `“${wish.said}”: ${first.text}` : first.text, answer });
  }
  if (done.length === 0 || (proposals.length === 0 && open.length > 0)) return null;
  const say = sayIn(languageOf(turn));
  const isTidyAlone = done.length === 1 && wishes.some(({ kind }) => kind === 'tidy');
  const head = isTidyAlone
    ? ''
    : say(
        'What I made of your wishes, each as a proposal; nothing changes until you accept it. What you miss here, say by itself.',
        'هذا ما فهمته من طلبك، وكل منه اقتراح؛ لا يتغير شيء حتى تقبله. وما ينقص فقله وحده.',
      );
  const notDone =
    open.length > 0
      ? say(
          `**Not done:** ${open.map((part) => `“${part}”`).join(', ')}. I did not see what of the resume is meant: name the line, job or section, and I do it.`,
          `**لم يُنفّذ:** ${open.map((part) => `«${part}»`).join('، ')}. لم أجد ما المقصود من السيرة: سمّ السطر أو الوظيفة أو القسم فأنفّذه.`,
        )
      : '';
  const facts = done
    .filter(({ text }) => /^(?:“|«)[^\n]*$/u.test(text))
    .map(({ text }) => `- ${text}`)
    .join('\n');
  const rest = done.filter(({ text }) => !/^(?:“|«)[^\n]*$/u.test(text)).map(({ text }) => text);
  return answerOf([head, facts, ...new Set(rest), noFigures(turn), notDone].filter(Boolean).join('\n\n'), {
    sources: done.flatMap(({ answer }) => answer.sources),
    choices: [...new Set(done.flatMap(({ answer }) => answer.choices))]
      .filter((choice) => !wishes.some(({ kind }) => kind === 'tidy') || choice !== TIDY_TOO[languageOf(turn)])
      .slice(0, 4),
    proposals,
    about: done.findLast(({ answer }) => answer.proposals.length > 0)?.answer.about ?? null,
  });
}

/** "don't put numbers I didn't give": heard. */
const NO_FIGURES =
  /\b(?:don'?t|dont|do not|never|no|without) (?:put|add|make up|invent|use|give)?\s?(?:\p{L}+ )?(?:numbers?|figures?|facts|lies)\b/u;
const noFigures = (turn: Turn): string =>
  NO_FIGURES.test(fold(turn.text))
    ? reply(turn, {
        en: 'No figure or fact stands in it that you did not give.',
        ar: 'لا رقم فيه ولا معلومة لم تذكرها أنت.',
      }).text
    : '';

/** What holds several proposals is called by all of them. */
const titledAs = (before: readonly ProposedChange[], answer: CoachAnswer): CoachAnswer => ({
  ...answer,
  proposals: answer.proposals.map((proposal) => ({
    ...proposal,
    title: [...new Set([...before.map(({ title }) => title), proposal.title])].join(', '),
  })),
});

const pathsOf = ({ changes }: ProposedChange): string[] => changes.map(({ path }) => path.join('.'));

/** Facts first, so that a summary may tell them; questions last. */
const ORDER: readonly Wish['kind'][] = ['job', 'gap', 'fact', 'tidy', 'order', 'summary', 'tailor', 'question'];
const inOrder = (wishes: readonly Wish[]): Wish[] =>
  wishes.filter(({ kind }) => ORDER.includes(kind)).toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

function actOf(turn: Turn, wish: Wish, hasSummary: boolean): CoachAnswer | null {
  const alone = { ...turn, text: wish.said };
  switch (wish.kind) {
    case 'tidy':
      return tidy(turn, wish.said, wish.scopes, hasSummary);
    case 'job':
      return addToldJob(turn, wish.job);
    case 'gap':
      return wish.gap.propose(turn);
    case 'fact':
      return addToldFact(turn, wish.fact, wish.said);
    case 'tailor':
      return withTidying(turn.advert === '' ? tailorSummaryAnew(alone) : tailorResume.run({}, alone), alone);
    case 'summary':
      return tailorSummaryAnew(alone);
    case 'question':
      return (
        partOf({ ...alone, history: [] }) ??
        answerQuestion({ ...alone, text: wish.said.replace(/\bcgpa\b/giu, 'low GPA') })
      );
    default:
      return (
        partOf({ ...alone, history: [] }) ??
        doOneOrder({ ...alone, history: [] }) ??
        actAskedIn(wish.said, { ...alone, history: [] })?.answer ??
        null
      );
  }
}

const TIDY_TOO = { en: 'Remove the unnecessary things from my resume', ar: 'احذف الأشياء غير الضرورية من سيرتي' };
const withTidying = (answer: CoachAnswer, turn: Turn): CoachAnswer => ({
  ...answer,
  choices: [TIDY_TOO[languageOf(turn)], ...answer.choices],
});

const tailorSummaryAnew = (turn: Turn): CoachAnswer =>
  tailorSummary.run(turn.advert === '' ? { isForAnyJob: true } : {}, turn);

const ONE_PAGE = /\b(?:one|1|single)[- ](?:page|pager|side)\b|صفحه واحده/u;

/** With one page wished, lines that a reader misses least go too. */
function tidy(turn: Turn, said: string, scopes: Set<TidyScope>, hasSummary: boolean): CoachAnswer | null {
  const tidied = tidyResume(turn, scopes, hasSummary);
  const isOnePage = ONE_PAGE.test(fold(turn.text));
  const short = isOnePage
    ? actAskedIn('shorten my resume to one page', { ...turn, text: 'shorten my resume to one page', history: [] })
        ?.answer
    : null;
  const others = (short?.proposals ?? []).filter(
    (proposal) => !tidied?.proposals.some((one) => pathsOf(one).some((path) => pathsOf(proposal).includes(path))),
  );
  if (!tidied && others.length === 0) return nothingToTidy(turn, said);
  const base = tidied ?? short!;
  if (!tidied || others.length === 0) return base;
  const onPage = reply(turn, {
    en: 'For one page I also propose the lines that a reader misses least, and the design that fits it on the page.',
    ar: 'ولصفحة واحدة أقترح أيضًا حذف أقل الأسطر أهمية والتصميم الذي يسعها.',
  });
  return { ...tidied, text: `${tidied.text}\n\n${onPage.text}`, proposals: [...tidied.proposals, ...others] };
}

const nothingToTidy = (turn: Turn, said: string): CoachAnswer =>
  reply(
    turn,
    {
      en: `“${said}”: I looked for date of birth, religion, family details, declarations, references, school marks and empty skills, and find none of them. What else is to go? Name the line, job or section.`,
      ar: `«${said}»: بحثت عن تاريخ الميلاد والديانة وبيانات الأسرة والإقرارات والمراجع ودرجات المدرسة والمهارات الفارغة ولم أجد شيئًا منها. ما الذي يُحذف غيرها؟ سمّ السطر أو الوظيفة أو القسم.`,
    },
    {
      choices: [
        { en: 'Shorten my resume', ar: 'اختصر سيرتي' },
        { en: 'Which is my weakest line? Rewrite it', ar: 'ما أضعف سطر في سيرتي؟ أعد صياغته' },
      ],
    },
  );
