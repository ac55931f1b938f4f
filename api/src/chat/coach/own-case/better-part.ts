import { fold } from '@vitae/language/fold';
import { rewriteBullets } from '../../tools/rewrite-bullets.ts';
import { employerNamed } from '../employers.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { linesNamed } from './named-in-documents.ts';

/** To make better, in everyday words. */
const BETTERS =
  /\b(?:fix|mend|polish|spruce|tidy|clean|jazz|beef|freshen|touch|smarten|sharpen|redo|rework|rewrite|reword|rephrase|improve|upgrade|strengthen|work on|revamp|help (?:me )?with|do something (?:with|about))\b|\b(?:sounds?|reads?|looks?|make|be) (?:\p{L}+ ){0,4}?(?:better|stronger|nicer|professional|good|great|sharper|impressive|decent)\b|(?:حسن|عدل|صلح|قو|حلي|رتب)(?:ي|ها|ه|لي)?(?=\s)/u;
/** A part of a resume. */
const A_PART =
  /\b(?:part|bit|section|job|role|entry|experience|stuff|lines?|bullets?|points?|place|time (?:at|with)|one|work|description|paragraph)\b|جزء|قسم|وظيف|خبر|نقاط|اسطر/u;
/** "the medication bit": a line by what it is about. */
const OF_TOPIC = /\b(?:the|my|that) (?!whole|same|last|first|other)\p{L}+(?: \p{L}+)? (?:part|bit|stuff|thing|one)\b/u;
const ASKS_HOW = /^(?:how|what|why|is|are|should|كيف|شو|هل)\b|\bhow (?:do|can|should) i\b/u;
const OTHER_THINGS =
  /\b(?:date|dates|title|month|year|letter|e-?mail|remove|delete|order|spelling|typo|address|name of)\b/u;
const WORDS_MAX = 24;

/** "fix up the Harbour part so it reads better": the lines of the job that is named; null where none is. */
export function betterPart(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300)).trim();
  if (!turn.resume || !BETTERS.test(words) || !A_PART.test(words) || ASKS_HOW.test(words) || OTHER_THINGS.test(words))
    return null;
  if (words.split(/\s+/u).length > WORDS_MAX || /[“"«:]/u.test(turn.text)) return null;
  const employer = employerNamed(turn, turn.text);
  if (employer) return rewriteBullets.run({ employer }, turn);
  const [line] = OF_TOPIC.test(words) ? linesNamed(turn.text, turn.resume.data, 1) : [];
  return line ? rewriteBullets.run({ line: line.text }, turn) : null;
}
