import { fold } from '@vitae/language/fold';
import { matchAdvert } from '../tools/advert-match.ts';
import { sinceLastJob } from './gaps.ts';
import { reply, type Said } from './language.ts';
import { honestEntryFor } from './own-case/time-away.ts';
import { worthWithoutResume } from './own-case/worth-without-resume.ts';
import type { CoachAnswer, Turn } from './turn.ts';
import { weakestWithReasons } from './weakest-line.ts';
import { worthApplying } from './worth-applying.ts';

// What of a resume is to be changed first for an advert, by what a reader stumbles over first.

const ASKS =
  /\b(?:what|which (?:part|thing|bit)s?) (?:to|should i|do i|shall i|must i|would (?:yo)?u|could i|needs? to be|ought i to) (?:\p{L}+ )?(?:change|changed|fix|fixed|improve|improved|work on|mend|do first|put right|edit)\b|\bwhere (?:do|should|to) (?:i )?(?:start|begin)\b|(?:ايش|شو|وش|ايه|ماذا|وماذا) (?:\S+ )?(?:ا|ن)?(?:غير|عدل|حسن|صلح)(?=\s|[؟?]|$)/u;

/** Whether to apply; and what to change first, where that is asked too. Null without an advert. */
export function whetherToApply(turn: Turn): CoachAnswer | null {
  const open = worthWithoutResume(turn);
  if (open) return open;
  const said = worthApplying(turn);
  return said && ASKS.test(fold(turn.text.slice(0, 600))) ? withChanges(turn, said) : said;
}

/** So many skills of the advert in a summary say whom it is for. */
const NAMED_IN_SUMMARY = 2;
const SHOWN_MAX = 4;

/** The answer with what to change behind it, in its order. */
function withChanges(turn: Turn, said: CoachAnswer): CoachAnswer {
  const points = [ofGap(turn), ofSummary(turn), ofWeakestLine(turn)].filter((point) => point !== null);
  if (points.length === 0) return said;
  const list = (language: 'en' | 'ar') => points.map((point, at) => `${at + 1}. ${point[language]}`).join('\n');
  const { text, choices } = reply(
    turn,
    {
      en: `**What to change first**, in this order:\n\n${list('en')}`,
      ar: `**ما تغيّره أولًا** بهذا الترتيب:\n\n${list('ar')}`,
    },
    { choices: points.map(({ choice }) => choice) },
  );
  return { ...said, text: `${said.text}\n\n${text}`, choices: [...new Set([...choices, ...said.choices])].slice(0, 4) };
}

type Point = Said & { choice: Said };

function ofGap(turn: Turn): Point | null {
  const since = turn.resume && sinceLastJob(turn.resume.data);
  if (!since) return null;
  const entry = honestEntryFor(turn, turn.text);
  return {
    en: `The time since ${since}: one honest line above the jobs, so that nobody has to guess: “${entry.en}”.`,
    ar: `المدة منذ ${since}: سطر صادق واحد فوق الوظائف كي لا يخمّن أحد: «${entry.ar}».`,
    choice: { en: 'Fill the gap in my resume', ar: 'سد الفجوة في سيرتي' },
  };
}

/** Null where the summary speaks of the advert already. */
function ofSummary({ resume, advert }: Turn): Point | null {
  if (!resume) return null;
  const shown = matchAdvert(advert, resume.data).met.map(({ label }) => label);
  const summary = fold(resume.data.personal.profile);
  if (shown.length === 0 || shown.filter((label) => summary.includes(fold(label))).length >= NAMED_IN_SUMMARY)
    return null;
  const names = shown.slice(0, SHOWN_MAX).join(', ');
  return {
    en: `The summary: it is read first, and does not say what they look for. Name in it what you have of that: ${names}.`,
    ar: `الملخص: يُقرأ أولًا ولا يقول ما يبحثون عنه. اذكر فيه ما لديك منه: ${names}.`,
    choice: { en: 'Tailor my summary to the advert', ar: 'خصص الملخص لهذا الإعلان' },
  };
}

function ofWeakestLine(turn: Turn): Point | null {
  const weakest = weakestWithReasons({ ...turn, text: '' });
  if (!weakest) return null;
  const { line, why } = weakest;
  return {
    en: `The weakest line, “${line.text}”: ${why}.`,
    ar: `أضعف سطر، «${line.text}»: ${why}.`,
    choice: { en: 'Which is my weakest line? Rewrite it', ar: 'ما أضعف سطر في سيرتي؟ أعد صياغته' },
  };
}
