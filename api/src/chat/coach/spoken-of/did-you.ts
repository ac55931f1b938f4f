import { fold } from '@vitae/language/fold';
import { addSkills } from '../../tools/add-skills.ts';
import { textOfResume } from '../../tools/resume-lines.ts';
import { wordsAsked } from '../asked-words.ts';
import { reply } from '../language.ts';
import type { CoachAnswer, TalkedMessage, Turn } from '../turn.ts';

/** "wait did u add sap?" */
const DID_YOU =
  /^(?:(?:wait|hey|but|hm+|so|ok)[\s,]+)*(?:did|have) (?:yo)?u (?:just )?(?:add|put|write|written|include|mention|claim|change|remove|delete|invent)\w* (?<what>[^?.!]{2,60})/u;

/** "make sure ariba is not in there", "i never used ariba so leave it out": what is to be looked for. */
const NOT_IN_THERE = [
  /\b(?:never|not|don'?t|didn'?t|haven'?t) (?:actually |really )?(?:used?|worked (?:with|on|in)|had|have|did|done|know|touched?|held|hold) (?<what>[^,.;!?]{2,40}?)(?:,|\s(?:so|and|please|pls|yet)\b|[.;!]|$)/u,
  /\b(?:make sure|check|be sure)(?: that)? (?<what>[^,.;!?]{2,40}?) (?:is ?n[o']?t|isnt|is not|does not appear|stays out|is out)\b/u,
  /(?:ما|لم|عمري ما) (?:استخدم|اشتغل|عمل)\S* (?:علي |ب)?(?<what>[^،,.؟!]{2,40}?)(?:[،,.]|\s(?:لذلك|ف)|$)/u,
];
const WANTS_IT_OUT =
  /\b(?:make sure|not in (?:there|it)|leave (?:it|that) out|keep (?:it|that) out|isn'?t in|not in my|don'?t (?:add|put|write|claim|include) (?:it|that)|take (?:it|that) out)\b|(?:تاكد|لا تكتب|لا تضيف|شيل)/u;

/** That what somebody has never used stands nowhere, or where it stands; null where a message does not ask for that. */
export function sayItIsNotThere(turn: Turn): CoachAnswer | null {
  const { resume } = turn;
  const words = fold(turn.text.slice(0, 200)).trim();
  const what = WANTS_IT_OUT.test(words)
    ? NOT_IN_THERE.map((asks) => asks.exec(words)?.groups?.what?.trim()).find(Boolean)
    : undefined;
  if (!resume || !what || /^(?:it|that|this|them)$/u.test(what)) return null;
  const listed = resume.data.skills.filter(({ name }) => fold(name).includes(what)).map(({ name }) => name);
  if (listed.length > 0) return addSkills.run({ out: listed }, turn);
  const line = textOfResume(resume.data)
    .split('\n')
    .find((each) => fold(each).includes(what));
  const proposed = turn.history
    .flatMap(({ proposals = [] }) => proposals)
    .some(({ diffs }) => diffs.some(({ before, after }) => fold(after).includes(what) && !fold(before).includes(what)));
  if (line)
    return reply(turn, {
      en: `It does stand in your resume: “${line.trim()}”. Tell me what is true there, or say “remove the line about ${what}”, and I propose that.`,
      ar: `هو موجود في سيرتك: «${line.trim()}». قل لي ما الصحيح، أو اطلب حذف السطر عن ${what}.`,
    });
  return reply(
    turn,
    proposed
      ? {
          en: `Your resume does not name “${what}”. One of my proposals above does: leave that one, and it stays out.`,
          ar: `سيرتك لا تذكر «${what}»، لكن أحد اقتراحاتي أعلاه يذكره: اتركه فيبقى خارجها.`,
        }
      : {
          en: `“${what}” is not in there: neither your resume nor any of my proposals names it, and I do not put it in.`,
          ar: `«${what}» ليس فيها: لا سيرتك ولا أي من اقتراحاتي يذكره، ولن أضيفه.`,
        },
    { about: turn.history.at(-1)?.about ?? null },
  );
}

/** "what did you change". */
const WHAT_CHANGED =
  /^(?:so |ok |and |wait )*what (?:exactly )?(?:did|have) (?:yo)?u (?:just |exactly )*(?:changed?|do|done|added?|removed?|propose[d]?)(?: (?:there|exactly|now))?[\s?!.]*$|^(?:شو|وش|ايش|ماذا|ايه) (?:ال[يلذ]\S* )?(?:غيرت|عدلت|تغير|سويت)[\s؟?!.]*$/u;
const SHOWN_MAX = 6;

/** What was just proposed, piece by piece; null where nothing was, or a message asks for something else. */
export function sayWhatChanged(turn: Turn, { proposals = [], about = null }: TalkedMessage): CoachAnswer | null {
  if (!WHAT_CHANGED.test(fold(turn.text.slice(0, 120)).trim()) || proposals.length === 0) return null;
  const list = proposals
    .flatMap(({ diffs }) => diffs)
    .slice(0, SHOWN_MAX)
    .map(({ label, before, after }) => `- **${label}:** ${before ? `“${before}” → ` : ''}${after ? `“${after}”` : '–'}`)
    .join('\n');
  return reply(
    turn,
    {
      en: `This is what I proposed; nothing of it stands in your resume before you accept it:\n\n${list}`,
      ar: `هذا ما اقترحته، ولا يدخل سيرتك شيء منه قبل قبولك:\n\n${list}`,
    },
    { about },
  );
}

/** Whether what is asked about stands in what was just proposed; null where nothing was, or nothing is asked about it. */
export function sayWhatWasDone(turn: Turn, { proposals = [] }: TalkedMessage): CoachAnswer | null {
  const what = DID_YOU.exec(fold(turn.text.slice(0, 200)).trim())?.groups?.what;
  if (!what || proposals.length === 0) return null;
  const named = what.replace(/\b(?:the|any|my|to|in|into|it|that)\b/g, ' ').trim();
  const wanted = wordsAsked(named).filter(({ isSmall }) => !isSmall);
  const written = new Set(
    proposals.flatMap(({ diffs }) => diffs.flatMap(({ after }) => wordsAsked(after).map(({ word }) => word))),
  );
  const isThere = wanted.length > 0 && wanted.every(({ word }) => written.has(word));
  return reply(
    turn,
    isThere
      ? {
          en: `Yes, “${named}” stands in the new text. If it is not true, do not accept that proposal, and tell me what is; a resume should hold nothing that you could not show.`,
          ar: `نعم، «${named}» موجود في النص الجديد. إن لم يكن صحيحًا فلا تقبل ذلك الاقتراح وقل لي الصحيح.`,
        }
      : {
          en: `No. “${named}” stands in none of my proposals: I use only what your resume says, and name what the advert asks for beyond it without claiming it. Where you have used something similar, that may stand in its place, as what it is.`,
          ar: `لا، «${named}» ليس في أي اقتراح: أستخدم ما تقوله سيرتك فقط، وأذكر ما يطلبه الإعلان فوق ذلك دون أن أدّعيه. وإن استخدمت شيئًا مشابهًا فيُذكر كما هو.`,
        },
  );
}
