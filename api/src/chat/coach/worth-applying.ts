import { fold } from '@vitae/language/fold';
import { matchAdvert } from '../tools/advert-match.ts';
import { linesOf } from '../tools/resume-lines.ts';
import { stemOf, stemsOfText, wordsAsked } from './asked-words.ts';
import { reply } from './language.ts';
import { namedAsMissing, verdictOn } from './own-case/lacking-in-advert.ts';
import { fitToAdvert } from './pasted-advert.ts';
import { justBefore } from './spoken-of/last.ts';
import type { CoachAnswer, Turn } from './turn.ts';
import { yearsAgainstAdvert } from './years-worked.ts';

const APPLIES =
  /\b(?:any|no|what'?s the|is there (?:any|a)) point\b(?!.{0,12}\b(?:in|of) (?:a |the )?(?:letter|cover|summary|photo|linkedin))|\bworth (?:me|it|my while) (?:going for|trying|sending)\b|\b(?:worth|point (?:in|of)|sense|should i|shall i|can i|could i|do i|would (?:yo)?u|am i ok|waste|even bother|bother|dare)\b.{0,24}\bappl(?:y|ying)\b|\bappl(?:y|ying)\b.{0,30}\b(?:worth it|anyway|a waste|make sense)\b|\bis (?:it|this(?: job| role| one)?) worth (?:it|a try|a shot)\b|\b(?:am i|do i|would i be|will i be)\b.{0,25}\b(?:qualif\w+|good enough|suitable|suited|right for|eligible|(?:under|over)qualified|experienced enough|have enough|ready for (?:this|the) (?:job|role))\b|\b(?:do|have) i (?:have|stand|got|get) (?:an?|any|much of a|a real|a fair) (?:chance|shot|hope)\b|\bwhat are my (?:chances|odds)\b|(?:يستاهل|يستحق|ينفع|بينفع|يفيد|فايده|فائده|اقدر|بقدر|هل|لازم|احسن).{0,12}(?:ا?قدم|تقديم|التقديم)|(?:هل |انا )?(?:مناسبه?|مؤهله?|اناسب|بناسب|انفع|اصلح) (?:لي|الي|للوظيفه|لهالوظيفه|لهذه الوظيفه|لها|عليها)/u;
/** Whether it is for oneself, without the word for applying: it is asked of a job that is at hand. */
const FOR_ME =
  /\b(?:is|would|was) (?:this|that|it)(?: \p{L}+){0,2} (?:(?:the right |a good )?(?:job|one|role|thing|fit) )?(?:for (?:me|someone like me)|out of my (?:league|depth|reach)|above my (?:level|head)|too (?:big|much|senior|high) (?:a step )?for me|realistic)\b|\b(?:would|will|do|could) (?:they|anyone|hr|he|she) (?:even |ever |really |actually )*(?:look at|consider|take|hire|want|invite|read|call) (?:me|my (?:cv|resume|application))\b|^(?:so |and |ok |then )*(?:should|shall|do) i (?:even |really )?(?:bother|go for (?:it|this)|give (?:it|this) a (?:try|go|shot)|have a go|try(?: it| for it)?)[\s?.!]*$|\bam i (?:wasting my time|kidding myself|dreaming|reaching|aiming too high|up to (?:it|this)|ready for (?:it|this))\b|\bapply or (?:not|wait|leave it|skip)\b/u;
/** When and how one applies, and for what else. */
const OF_OTHERS =
  /\b(?:again|(?:before|after)(?! (?:(?:i|i've|ive|i have) (?:do|did|get|got|have|had|take|took|finish|finished|complete|completed|pass|passed|learn|renew|renewed|sit|done)|doing|getting|taking|finishing|completing|passing|learning|renewing)\b)|when|early|late|today|tomorrow|monday|twice|both|several|through|via|by (?:e-?mail|post)|online|linkedin|in person|visa|permit|loan|citizenship|scholarship|university|college|abroad|without (?:a )?(?:letter|cover))\b|(?:مره ثانيه|مرتين|متي|امتي|تاشير|فيزا|اقامه|جامع)/u;

/** Other words for having a chance, and for trying: with a question about oneself. */
const HAS_CHANCE =
  /\b(?:chance|chances|shot|hope|odds|realistic|stand a|in with|qualif\w+|eligible|suitable|suited|good enough|cut out|too (?:old|young|junior|senior|green|inexperienced|late)|over ?qualified|under ?qualified|consider me|take me|accept me|hire me|look at me|laugh at me|bother|worth)\b/u;
const TRIES =
  /\b(?:apply|applying|go for|going for|try for|try|put in for|put my name|send (?:it|my|them)|this (?:job|one|role|post|position)|for (?:this|the|that) (?:job|one|role|post|position))\b/u;
const OF_ONESELF = /\b(?:i|i'?m|im|me|my)\b/u;
const LACKING =
  /\b(?:without|don'?t have|dont have|do not have|haven'?t|havent|no|lack|missing|only have|even (?:if|though)|never)\b/u;
const ASKS = /[?؟]|\b(?:do|can|could|should|shall|would|will|is|am|are|or not|worth)\b/u;
const APPLIES_ARABIC =
  /(?:تنصح|شو رايك|وش رايك|ايش رايك|رايك|هل|اقدر|بقدر|ينفع|يمدي|يمديني|فيني|لازم|ولا|او)\S* .{0,40}(?:^|\s|ا|ات|ن)?(?:ا?قدم|اتقدم|التقديم)(?=\s|[؟?،]|$)|(?:ا?قدم|اتقدم) .{0,25}(?:ولا|او) (?:ا?نتظر|لا|استن\S*|اصبر)|(?:^|\s)(?:ا?قدم|اتقدم)(?:\s?[؟?]|\s(?:ولا|او|والا)(?=\s))|(?:لي|عندي|في|فيه|لدي) (?:فرصه|امل|حظ)(?=\s|[؟?]|$)/u;
const MESSAGE_MAX = 260;
/** "tell me honestly, do i apply or not": plain enough in its own clause, whatever else a longer message tells. */
const APPLIES_OR_NOT =
  /\b(?:should|shall|do|can|must) i (?:\p{L}+ )?apply\b.{0,30}\b(?:or not|at all|anyway|and what)\b|\bapply or not\b/u;
const BETWEEN_CLAUSES = /[.,;!?؟\n]+/u;
const asksApplyOrNot = (words: string): boolean =>
  words.split(BETWEEN_CLAUSES).some((clause) => APPLIES_OR_NOT.test(clause) && !OF_OTHERS.test(clause));

/** Whether a message asks if its writer should try for the job, in whatever words. */
export const asksWhetherToApply = (words: string): boolean => asksApplyOrNot(words) || asksIfWorthIt(words);

const asksIfWorthIt = (words: string): boolean =>
  !OF_OTHERS.test(words) &&
  (APPLIES.test(words) ||
    APPLIES_ARABIC.test(words) ||
    FOR_ME.test(words) ||
    (words.length <= MESSAGE_MAX &&
      TRIES.test(words) &&
      OF_ONESELF.test(words) &&
      ASKS.test(words) &&
      (HAS_CHANCE.test(words) || (/\b(?:apply|go for|try|put in for)\b/u.test(words) && LACKING.test(words)))));

/** "Police clearance": papers that are got once one is chosen. */
const CHECKS = /clearance|background check|references?$|drug (?:screen|test)|safeguarding/iu;

/** How the resume stands against the advert, and what that says of applying; null where one of the two is missing. */
export function worthApplying(turn: Turn): CoachAnswer | null {
  if (!turn.resume || turn.advert === '') return null;
  const { met, missing } = matchAdvert(turn.advert, turn.resume.data);
  const essential = missing.filter(({ importance, label }) => importance === 'required' && !CHECKS.test(label)).length;
  const isFit = met.length >= essential;
  const held = fitToAdvert(turn);
  const verdict = verdictOn(turn) ?? verdictOn(turn, namedAsMissing(turn));
  if (verdict) return { ...held, text: `${verdict}\n\n${held.text}` };
  const { text } = reply(
    turn,
    isFit
      ? {
          en: '**Yes, apply:** your resume shows more of what it asks for than it lacks.',
          ar: '**نعم، تقدّم:** تُظهر سيرتك مما يطلبه أكثر مما ينقصها.',
        }
      : {
          en: '**It is a stretch:** more of what it calls essential is missing than your resume shows. An application costs an hour; put it behind those that fit better.',
          ar: '**الفرصة ضعيفة:** ينقصك من الأساسي أكثر مما تُظهره سيرتك. الطلب يكلف ساعة، فقدّم أولًا ما يناسبك أكثر.',
        },
  );
  return { ...held, text: [text, ofNamed(turn), held.text].filter(Boolean).join('\n\n') };
}

/** "is that a dealbreaker", "should i wait": what a lack weighs. */
const WEIGHS =
  /\b(?:deal ?breakers?|show ?stopper|catch|problem|hurdle|issue|stops?|rules? me out|essential|must|needed|required|apply|applying|application|go for|try for|bother|worth|chance|wait|worr\w+|matters?|big one|in my way)\b|(?:مشكل|شرط|ضروري|اساسي|قدم|تقديم|انتظر|استن|يمنع|فرص|يستاهل|بيوقف|عائق)/u;

/** What something that the advert asks for weighs, where a message names it without having it; null for all else. */
export function weighNamed(turn: Turn): CoachAnswer | null {
  const verdict = WEIGHS.test(fold(turn.text.slice(0, 300))) ? verdictOn(turn, namedAsMissing(turn)) : null;
  if (!verdict) return null;
  const years = yearsAgainstAdvert(turn);
  const said = (language: 'en' | 'ar') => [verdict, years[language]].filter(Boolean).join('\n\n');
  return reply(turn, { en: said('en'), ar: said('ar') }, { about: justBefore(turn) });
}

/** "I have not taught IGCSE, only WAEC and NECO": what is lacking, and what stands in its place. */
const LACKS =
  /\bi (?:have not|haven'?t|havent|have never|never) (?<verb>taught|used|worked with|done|managed|led|handled|run) (?<what>[^,.;?!\n]{2,50}),? (?:but |and )?only (?<instead>[^.;?!\n]{2,80})/iu;
const DOING: Record<string, string> = {
  taught: 'teaching',
  used: 'using',
  done: 'doing',
  managed: 'managing',
  led: 'leading',
  handled: 'handling',
  run: 'running',
};

/** The paragraph of a letter on what is lacking, with a line of the resume that speaks of what stands in its place; null where none was told. */
export function paragraphOnLack(turn: Turn, told: string): CoachAnswer | null {
  const { verb = '', what, instead } = LACKS.exec(told)?.groups ?? {};
  if (!what || !instead || !turn.resume) return null;
  const wanted = [...stemsOfText(instead)];
  const lines = linesOf(turn.resume.data).map(({ text }) => text);
  const proof = lines
    .filter((line) => wanted.some((stem) => stemsOfText(line).has(stem)))
    .find((line) => /\d/u.test(line));
  const doing = DOING[verb.toLowerCase()] ?? 'working with';
  const own = proof ? ` There, ${/^\p{Lu}{2}/u.test(proof) ? proof : proof[0]!.toLowerCase() + proof.slice(1)}.` : '';
  return reply(turn, {
    en: `> I have not ${verb.toLowerCase()} ${what} yet; my experience is in ${doing} ${instead}.${own} [One sentence: what you have read or done to prepare for ${what}.]\n\nFill in what stands in brackets; I do not make it up. It belongs behind your strongest result, and takes no more room than this.`,
    ar: `> لم أعمل بعد في ${what}، وخبرتي في ${instead}.${own} [جملة: ماذا قرأت أو فعلت استعدادًا لـ${what}.]\n\nأكمل ما بين الأقواس، فأنا لا أختلقه.`,
  });
}

const PLUS =
  /\b(?:is|are|would be|as) an? (?:big |real |definite |strong )?(?:plus|advantage|bonus|asset)\b|\bplus\b|\b(?:nice to have|preferred|preferably|ideally|desirable|not (?:a must|required|essential))\b|يفضل|ميزه|افضليه/u;
const MUST =
  /\b(?:must|required?|requires|essential|necessary|mandatory|minimum|at least|\d\+)\b|مطلوب|يشترط|ضروري|شرط/u;
const QUOTED_MAX = 160;

/** What the advert says of the thing that a message names as missing: a plus, or a must. */
function ofNamed(turn: Turn): string {
  const own = new Set(stemsOfText(FRAME));
  const asked = wordsAsked(turn.text)
    .filter(({ isSmall, word }) => !isSmall && word.length > 2)
    .map(({ word }) => stemOf(word))
    .filter((stem) => !own.has(stem));
  const lines = turn.advert.split('\n').map((line) => line.replace(/^\W+/u, '').trim());
  const line = lines
    .flatMap((each) => each.split(/;\s+|(?<=[.!])\s+/u))
    .find(
      (each) => (PLUS.test(fold(each)) || MUST.test(fold(each))) && asked.some((stem) => stemsOfText(each).has(stem)),
    );
  if (!line || line.length > QUOTED_MAX) return '';
  const isPlus = isCalledPlus(line, asked);
  return reply(
    turn,
    isPlus
      ? {
          en: `Of what you name the advert says “${line}”: a plus and no must. Say in the letter what is nearest to it in your work, and do not excuse yourself for the rest.`,
          ar: `عما ذكرته يقول الإعلان «${line}»: ميزة إضافية لا شرط. اذكر في الخطاب أقرب شيء إليها في عملك، ولا تعتذر عن الباقي.`,
        }
      : {
          en: `Of what you name the advert says “${line}”: that they will ask about. Have the nearest thing in your work ready.`,
          ar: `عما ذكرته يقول الإعلان «${line}»: سيسألون عنه، فجهّز أقرب شيء إليه في عملك.`,
        },
  ).text;
}

/** "IGCSE (essential), A Level (desirable)": what is said of the thing itself, else of the whole line. */
function isCalledPlus(line: string, asked: readonly string[]): boolean {
  const own =
    line.split(/(?<=\)),?\s+|,\s+/u).find((part) => asked.some((stem) => stemsOfText(part).has(stem))) ?? line;
  if (MUST.test(fold(own)) && !PLUS.test(fold(own))) return false;
  return PLUS.test(fold(PLUS.test(fold(own)) ? own : line));
}

/** Words that such a question is asked with. */
const FRAME =
  'apply job role worth experience work worked chance qualified advert position suit fit company good enough year';
