import { fold } from '@vitae/language/fold';
import { hasFigure } from '../tools/has-figure.ts';
import { linesOf, type ResumeLine } from '../tools/resume-lines.ts';
import { isStillWeak, rewordLine } from '../tools/reword-line.ts';
import { rewriteBullets } from '../tools/rewrite-bullets.ts';
import { employerIn } from './edits.ts';
import { languageOf, reply, type Said, sayIn } from './language.ts';
import type { Subject } from './subject.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// Which line of the own resume is the weakest, by rules that the answer names.

/** "which line is the weakest", "the worst bullet in my cv", "اضعف سطر". */
export const ASKS_WEAKEST =
  /\b(?:weakest|worst|poorest|least (?:strong|impressive|convincing|good)|most (?:boring|useless))\b.{0,20}\b(?:line|bullet|point|sentence|part|one)\b|\b(?:which|what)\b.{0,12}\b(?:line|bullet|point|sentence)s?\b.{0,30}\b(?:weak(?:est)?|worst|worse|boring|useless|needs? (?:the )?(?:most )?work|(?:should|would) (?:i|you) (?:fix|change|rewrite|improve|cut|drop|delete|lose))\b|(?:اضعف|اسوا) (?:سطر|نقطه|جمله|بند)|(?:اي|انهي|وش|ايش) (?:سطر|نقطه|جمله) .{0,20}(?:ضعيف|اضعف|اسوا)/u;

/** "… and mend it", "just rewrite that one": done at once, and not offered. */
const WISHES_REWRITE =
  /(?:^|[,.;:!?]\s?|\b(?:and|just|then|please|pls|also|to) )(?:fix|mend|rewrite|reword|rephrase|rework|redo|improve|strengthen|polish|sharpen|make) (?:just |only )?(?:it|that|this|the (?:line|bullet|one))\b|(?:^|[\s،,.؟])و?(?:صلح|عدل|حسن|قو|(?:اعد|عيد) (?:صياغت|كتابت))(?:ي)?(?:ها|ه)(?=\s|[.!،؟]|$)/u;

/** A line of more words is read to the end by nobody. */
const WORDS_MAX = 30;
const WORDS_MIN = 5;
/** What a reader minds most weighs most. */
const WEIGHTS = { opening: 4, figure: 2, length: 1, shortness: 1 } as const;

type Fault = keyof typeof WEIGHTS;

const FAULTS: Record<Fault, Said> = {
  opening: {
    en: 'it begins with a duty, with help or with a verb that says little, and not with what you did',
    ar: 'يبدأ بواجب أو مساعدة أو فعل عام لا بما فعلته',
  },
  figure: {
    en: 'it has no figure: how many, how often, or what came of it',
    ar: 'لا رقم فيه: كم العدد أو كم مرة أو ماذا نتج عنه',
  },
  length: { en: `it is longer than ${WORDS_MAX} words`, ar: `يزيد على ${WORDS_MAX} كلمة` },
  shortness: { en: 'it says too little to picture the work', ar: 'يقول أقل مما يلزم لتصور العمل' },
};

function faultsOf(text: string): Fault[] {
  const words = text.split(/\s+/).length;
  const isWeak = isStillWeak(text) || DUTY.test(text) || firstWord(rewordLine(text)) !== firstWord(text);
  return [
    ...(isWeak ? (['opening'] as const) : []),
    ...(hasFigure(text) ? [] : (['figure'] as const)),
    ...(words > WORDS_MAX ? (['length'] as const) : []),
    ...(words < WORDS_MIN ? (['shortness'] as const) : []),
  ];
}
const firstWord = (text: string): string => text.split(' ')[0]!.toLowerCase();
const DUTY = /^(?:duties|responsib|tasks?\b|in charge\b|tasked\b|worked (?:as|with|on)\b)/iu;

const weightOf = (text: string): number => faultsOf(text).reduce((sum, fault) => sum + WEIGHTS[fault], 0);

/** Of those of an employer where one is named; of equal ones the first stands nearest to the top, where it is read. */
function weakestOf(turn: Turn): ResumeLine | undefined {
  if (!turn.resume) return undefined;
  const employer = employerIn(turn);
  const lines = linesOf(turn.resume.data).filter(({ label }) => !employer || label.includes(employer));
  return lines.toSorted((a, b) => weightOf(b.text) - weightOf(a.text))[0];
}

/** The weakest line and why, as the end of a sentence; null where none has a fault. */
export function weakestWithReasons(turn: Turn): { line: ResumeLine; why: string } | null {
  const line = weakestOf(turn);
  return line && faultsOf(line.text).length > 0 ? { line, why: reasons(line.text, turn) } : null;
}

/** Null where there is no resume to name one of. */
export function nameWeakestLine(turn: Turn): CoachAnswer | null {
  const weakest = weakestOf(turn);
  if (!weakest) return null;
  const about = aboutOf(weakest);
  if (faultsOf(weakest.text).length === 0)
    return reply(turn, {
      en: 'None stands out: each begins with what you did and has a figure. If one must go, let it be the oldest.',
      ar: 'لا يوجد سطر أضعف من غيره: كلها تبدأ بما فعلته وفيها أرقام. وإن لزم حذف واحد فالأقدم.',
    });
  if (WISHES_REWRITE.test(fold(turn.text))) return rewriteWeakest(turn, weakest);
  return reply(
    turn,
    {
      en: `“${weakest.text}” *(${weakest.label})*\n\nIt is the weakest because ${reasons(weakest.text, turn)}. Tell me a figure or what came of it, and I put it in; or say “rewrite it”, or “delete it”.`,
      ar: `«${weakest.text}» *(${weakest.label})*\n\nهو الأضعف لأنه ${reasons(weakest.text, turn)}. قل لي رقمًا أو ما نتج عنه فأضعه فيه، أو قل «أعد صياغته» أو «احذفه».`,
    },
    { about },
  );
}

/** Why it is the weakest, and the line in other words. */
function rewriteWeakest(turn: Turn, { text, label }: ResumeLine): CoachAnswer {
  const rewritten = rewriteBullets.run({ line: text }, turn);
  const why = reply(turn, {
    en: `“${text}” *(${label})* is the weakest: ${reasons(text, turn)}.`,
    ar: `«${text}» *(${label})* هو الأضعف: ${reasons(text, turn)}.`,
  });
  return { ...rewritten, text: `${why.text}\n\n${rewritten.text}` };
}

const aboutOf = ({ entryId, text }: ResumeLine): Subject => ({ kind: 'line', entryId, text, deed: 'figures asked' });

const reasons = (text: string, turn: Turn): string => {
  const say = sayIn(languageOf(turn));
  return faultsOf(text)
    .map((fault) => say(FAULTS[fault].en, FAULTS[fault].ar))
    .join(say('; and ', '، و'));
};

/** "why that one": by the same rules. */
export function reasonOfLine(turn: Turn, about: Extract<Subject, { kind: 'line' }>): CoachAnswer {
  const found = reasons(about.text, turn);
  return reply(
    turn,
    found === ''
      ? {
          en: `“${about.text}” begins with what you did and has a figure, so nothing speaks against it.`,
          ar: `«${about.text}» يبدأ بما فعلته وفيه رقم، فلا شيء ضده.`,
        }
      : {
          en: `Because ${found}. I look at three things in each line: how it begins, whether a figure proves it, and how long it is. It is a rule of reading, no judgement of the work.`,
          ar: `لأنه ${found}. أنظر في كل سطر إلى ثلاثة أمور: كيف يبدأ، وهل يثبته رقم، وكم طوله. هي قاعدة قراءة لا حكم على عملك.`,
        },
    { about },
  );
}
