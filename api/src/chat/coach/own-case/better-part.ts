import type { Resume } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { addFigures, addTold } from '../../tools/line-figures.ts';
import { linesOf, type ResumeLine } from '../../tools/resume-lines.ts';
import { rewriteBullets } from '../../tools/rewrite-bullets.ts';
import { stemsOfText } from '../asked-words.ts';
import { lineNamed } from '../edits.ts';
import { employerNamed } from '../employers.ts';
import { ordinalIn } from '../ordinals.ts';
import { strengthenWithDeed } from '../told-facts.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { linesNamed, namingStems } from './named-in-documents.ts';

/** To make better, in everyday words. */
const BETTERS =
  /\b(?:fix|mend|polish|spruce|tidy|clean|jazz|beef|freshen|touch|smarten|sharpen|redo|rework|rewrite|reword|rephrase|improve|upgrade|strengthen|work on|(?:now |then |next )?do (?=the (?!same\b))|revamp|help (?:me )?with|do something (?:with|about))\b|\b(?:sounds?|reads?|looks?|make|be) (?:\p{L}+ ){0,4}?(?:better|stronger|nicer|professional|good|great|sharper|impressive|decent)\b|(?:حسن|عدل|صلح|قو|حلي|رتب)(?:ي|ها|ه|لي)?(?=\s)/u;
/** What is thought of it, which wishes for the same. */
const COMPLAINS =
  /\b(?:sounds?|reads?|looks?|is|are|feels?|seems?) (?:\p{L}+ ){0,3}?(?:weak|flat|boring|dull|bad|poor|rubbish|lame|vague|awkward|clumsy|long[- ]winded|childish|unprofessional|meh|cheap|generic|empty|thin)\b|(?:ضعيف|ممل|ركيك|سي|عادي)(?:ه)?(?=\s|$)/u;
/** "how would you write it": asked of the assistant, and wished for. */
const ASKS_YOURS =
  /\bhow (?:would|do|should|can|could) (?:yo)?[ui] (?:\p{L}+ )?(?:write|say|put|phrase|word|make|improve|sound)\b|\bhow (?:can|could|should) (?:this|it|that) (?:sound|be|read|look)\b|\bturn\b.{4,200}\binto an? (?:\p{L}+ ){0,2}(?:bullet|line|point|sentence)\b|كيف (?:ا|ن|ت)?(?:كتب|صيغ|حسن|قوي)\S*/u;
/** A part of a resume. */
const A_PART =
  /\b(?:part|bit|section|job|role|entry|experience|stuff|lines?|bullets?|points?|sentence|place|time (?:at|with)|one|work|description|paragraph)\b|جزء|قسم|وظيف|خبر|نقاط|اسطر|سطر|نقطه|جمله/u;
/** "the medication bit", "the line about stock", "سطر التقارير": a line by what it is about. */
const OF_TOPIC =
  /(?:^(?!the |my |that |this )|\b(?:the|my|that|this) )(?!make|fix|rewrite|can|please|how|whole|same|last|first|other|weak|best|worst|second|third)(?<topic>[\p{L}\d%-]+(?: [\p{L}\d%-]+){0,2}) (?:part|bit|stuff|thing|one|line|bullet(?: point)?|point|sentence)\b|\b(?:part|bit|stuff|thing|one|line|bullet(?: point)?|point|sentence) (?:about|on|with|of|for|where i|where we|that says) (?<about>[^,.;?!\n]{3,60})|(?:ال)?(?:سطر|نقطه|جمله) (?:(?:عن|حول|بتاع[هت]?|تبع|اللي عن|الخاص[هت]? ب) ?)?(?<arabic>\p{Script=Arabic}{3,}(?: \p{Script=Arabic}{3,})?)/u;
/** What is wished of the line, behind what it is about. */
const WISH_BEHIND =
  /\s(?:better|stronger|sounds?|reads?|looks?|is|are|be|feels?|more|so that|please|pls|can|could|into|please)\b.*$/u;
const ASKS_HOW = /^(?:how|what|why|is|are|should|كيف|شو|هل)\b|\bhow (?:do|can|should) i\b/u;
const OTHER_THINGS =
  /\b(?:date|dates|title|month|year|letter|e-?mail|remove|delete|order|spelling|typo|address|name of|summary|profile|shorten|shorter|interview|numbers?|figures?|metrics|(?:bullets|lines|points) with)\b/u;
const WORDS_MAX = 40;
const TEXT_MAX = 500;

/** "fix up the Harbour part so it reads better": the line or the lines of the job that are named; null where none are. */
export function betterPart(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300)).trim();
  const untold = turn.text.slice(0, TEXT_MAX).replace(TELLS, '');
  const isOfYours = ASKS_YOURS.test(words);
  if (!turn.resume || OTHER_THINGS.test(fold(untold)) || words.split(/\s+/u).length > WORDS_MAX) return null;
  if (!(BETTERS.test(words) || COMPLAINS.test(words) || isOfYours) || (ASKS_HOW.test(words) && !isOfYours)) return null;
  const written = lineWritten(turn.resume.data, words);
  if (written) return bettered(turn, written);
  if (!A_PART.test(words) || QUOTES.test(untold)) return null;
  const employer = employerNamed(turn, turn.text);
  const line =
    (ordinalIn(words) >= 0 && SAYS_LINE.test(words) ? lineNamed(turn) : null) ?? lineOfTopic(turn.resume.data, words);
  if (!line && OF_ALL.test(words) && !SAYS_PART.test(words)) return null;
  if (employer && !(line?.label.includes(employer) && SAYS_LINE.test(words)))
    return rewriteBullets.run({ employer }, turn);
  return line ? bettered(turn, line) : null;
}

/** "…, it was about 15 a week", "…, I trained 14 colleagues": facts for the line behind its name. */
const TELLS =
  /[,.;:]\s*(?:(?:new info|new facts?|info|fyi|also|and|so|because)[\s,:]+)*(?<told>(?<ofIt>it was|it'?s|that was|there (?:were|was)|about|around)?\s?(?:\b(?:i|we)\b)?[^?\n]*\d[^?\n]*)$/iu;

/** The line in other words, with what is told of it. */
function bettered(turn: Turn, line: ResumeLine): CoachAnswer | null {
  const { told = '', ofIt } = TELLS.exec(turn.text.slice(0, TEXT_MAX).trim())?.groups ?? {};
  if (told === '' || line.text.includes(told.trim()))
    return strengthenWithDeed(turn) ?? rewriteBullets.run({ line: line.text }, turn);
  return ofIt ? addTold(turn, line, told) : addFigures(turn, line, told);
}
/** "rewrite my cv for this hotel job": all of it, though a word of it is one of an employer's name. */
const OF_ALL = /\b(?:my|the|this) (?:whole )?(?:cv|resume)\b/u;
const SAYS_PART = /\b(?:part|bit|section|lines?|bullets?|points?|entry|stuff)\b/u;
/** What is quoted or follows a colon has acts of its own. */
const QUOTES = /[“"«:]/u;
const SAYS_LINE = /\b(?:line|bullet|point|sentence|one)\b|سطر|نقطه|جمله/u;

const LINE_LETTERS = 14;

/** The line that a message holds word for word. */
const lineWritten = (resume: Resume, words: string): ResumeLine | undefined =>
  linesOf(resume).find(({ text }) => text.length >= LINE_LETTERS && words.includes(fold(text).replace(/[.\s]+$/u, '')));

function lineOfTopic(resume: Resume, words: string): ResumeLine | undefined {
  const { topic, about, arabic } = OF_TOPIC.exec(words)?.groups ?? {};
  const said = (topic ?? about ?? arabic)?.replace(WISH_BEHIND, '');
  if (said === undefined) return undefined;
  const stems = namingStems(said);
  // A word of the employer's name alone means the job.
  return linesNamed(said, resume).find(({ text }) => stems.some((stem) => stemsOfText(text).has(stem)));
}
