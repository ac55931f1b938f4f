import { fold } from '@vitae/language/fold';
import { hasFigure } from '../../tools/has-figure.ts';
import { leanLine } from '../../tools/lean-line.ts';
import { rewriteLetter } from '../../tools/letter/rewrite-letter.ts';
import { shortenLetter } from '../../tools/letter/shorten-letter.ts';
import { strengthenOpening } from '../../tools/letter/strengthen-opening.ts';
import { addFigures } from '../../tools/line-figures.ts';
import { changeLines, nameOfJob, type ResumeLine } from '../../tools/resume-lines.ts';
import { withoutEmptyTail } from '../../tools/reword-line.ts';
import { rewriteBullets } from '../../tools/rewrite-bullets.ts';
import { shorten } from '../../tools/shorten.ts';
import { sentencesWished, shortenProposed } from '../../tools/shorten-summary.ts';
import { tightenChain } from '../../tools/tighten-chain.ts';
import { stemsOfText } from '../asked-words.ts';
import { reply, type Said } from '../language.ts';
import type { Subject } from '../subject.ts';
import { inItsLanguage } from '../translation.ts';
import type { CoachAnswer, ProposedChange, Turn } from '../turn.ts';
import { lineMeant } from './line-meant.ts';
import { onProposed } from './proposed.ts';

/** "make it shorter": of a text that was proposed; null where what was spoken of has none. */
export function shortenIt(turn: Turn, about: Subject, proposals: readonly ProposedChange[]): CoachAnswer | null {
  switch (about.kind) {
    case 'summary':
      return inItsLanguage(
        turn,
        onProposed(turn, proposals, (now) => shortenProposed(now, about.text, sentencesWished(turn))) ??
          reply(turn, sentencesWished(turn) === undefined ? ONE_SENTENCE : FEW_SENTENCES, { about }),
      );
    case 'letter':
      return shortenLetter.run({}, turn);
    case 'lines':
      return onProposed(turn, proposals, (now) => shortenLines(now, about.employer));
    case 'entry':
      return shortenJob(turn, proposals, about.text);
    case 'line':
      return onProposed(turn, proposals, (now) => {
        const line = lineMeant(now, about, proposals);
        return line && shortenLine(now, line);
      });
    default:
      return null;
  }
}

/** Once a job is down to a few lines, each wish takes one more. */
function shortenLines(turn: Turn, employer: string | null): CoachAnswer {
  if (employer === null) return shorten.run({}, turn);
  const wished = sentencesWished(turn);
  const job = turn.resume?.data.workExperience.find(({ company }) => company === employer);
  const left = job?.description.split('\n').filter((line) => line.trim() !== '').length ?? 0;
  const lines = wished ?? (left <= LINES_LEFT ? Math.max(1, left - 1) : undefined);
  return shorten.run({ employer, ...(lines && { lines }) }, turn);
}
const LINES_LEFT = 2;

/** "keep one line of it", of a job; null where it is none, or has no lines. */
function shortenJob(turn: Turn, proposals: readonly ProposedChange[], named: string): CoachAnswer | null {
  const job = turn.resume?.data.workExperience.find((each) => fold(nameOfJob(each)) === fold(named));
  const isOut = proposals.some(({ diffs }) => diffs.some(({ after }) => after === ''));
  return job?.description && !isOut ? shortenLines(turn, job.company) : null;
}

const ONE_SENTENCE: Said = {
  en: 'It is one sentence by now, and all of it says something. Tell me which words may go, or say which version you keep (“the first one”).',
  ar: 'هو جملة واحدة الآن وكل ما فيها يقول شيئًا. قل لي أي كلمات تُحذف، أو أي صيغة تبقي («الأولى»).',
};
const FEW_SENTENCES: Said = {
  en: 'It has no more sentences than that already.',
  ar: 'ليس فيه جمل أكثر من ذلك.',
};

/** Behind the deed: an aside, or what was added to it. */
const CLAUSE =
  /\s*(?:\([^()\d]*\)|[;,–—]\s[^;,–—\d]{3,}|\s(?:in order to|so that|as well as|which|while)\s[^\d]{3,})$/u;
const WORDS_MIN = 4;
/** ", pressure switches and thermostats": the rest of what is named, each a thing of its own. */
const LIST_GOES_ON =
  /^[,،]\s(?!\p{L}+(?:ing|ed)\s|who\s|was\s|with\s|to\s|and\s)\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,2}\s(?:and|or)\s\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*){0,2}$/iu;
/** "the apprentices … (2 apprentices so far)": counted where they are named. */
const COUNTED_BEHIND =
  /\bthe (?<noun>\p{L}{3,})\b(?<between>[^()]*?)\s*\((?<count>\d+) \k<noun>(?: (?:so far|in all|in total|at present|now|altogether))?\)$/iu;
const withCountAtNoun = (text: string): string => text.replace(COUNTED_BEHIND, '$<count> $<noun>$<between>');

/** Proposes a line without what stands behind its deed; says so where nothing does. */
export function shortenLine(turn: Turn, line: ResumeLine): CoachAnswer {
  const about: Subject = { kind: 'line', entryId: line.entryId, text: line.text, deed: 'changed' };
  const chain = tightenChain(line.text);
  if (chain && wordsOf(chain) + WORDS_LESS <= wordsOf(line.text))
    return proposeShorter(turn, line, chain, NO_WORD_TOO_MANY);
  const lean = leanLine(turn.resume!.data, line);
  const isLeaner = wordsOf(lean) + WORDS_LESS <= wordsOf(line.text);
  const plain = withCountAtNoun(withoutEmptyTail(line.text));
  const bare = plain.replace(CLAUSE, (clause) => (LIST_GOES_ON.test(clause) ? clause : '')).trim();
  const cut = wordsOf(bare) < WORDS_MIN ? plain : bare;
  const after = cut === line.text ? withoutAside(cut, turn.advert) : cut;
  if (after === line.text && isLeaner) return proposeShorter(turn, line, lean, NO_WORD_TOO_MANY);
  if (after === line.text) return reply(turn, asShortAsItIs(line.text), { about });
  return proposeShorter(turn, line, after, after === plain ? NO_WORD_TOO_MANY : WITHOUT_CLAUSE);
}

/** One word less is hardly what was wished for. */
const WORDS_LESS = 2;

const proposeShorter = (turn: Turn, line: ResumeLine, after: string, said: Said): CoachAnswer =>
  reply(turn, said, {
    about: { kind: 'line', entryId: line.entryId, text: after, deed: 'changed' },
    proposals: [
      {
        resumeId: turn.resume!.id,
        title: reply(turn, { en: 'Shorten a line', ar: 'تقصير سطر' }).text,
        diffs: [{ label: line.label, before: line.text, after }],
        changes: [changeLines(turn.resume!.data, line, new Map([[line.index, after]]))],
      },
    ],
  });

const wordsOf = (text: string): number => text.split(/\s+/u).length;

/** A long line without what stands in its brackets, unless that holds a figure of its own or a word of the advert. */
function withoutAside(text: string, advert: string): string {
  if (wordsOf(text) < LONG_WORDS) return text;
  const named = stemsOfText(advert);
  const isKept = (aside: string) =>
    /(?<!\p{L} |\d)\d/u.test(aside) || (advert !== '' && [...stemsOfText(aside)].some((stem) => named.has(stem)));
  return text.replace(/\s*\(([^()]{3,})\)/gu, (whole, aside: string) => (isKept(aside) ? whole : ''));
}
const LONG_WORDS = 18;

/** Where, for whom, with what: the part of a deed that would go next. */
const NEXT_TO_GO =
  /\s(?<part>(?:on|in|at|for|with|of|to|from|by|per|across|under|during|within|after|before) [^,;]{2,60}|(?:في|على|مع|من|عند|لدى|خلال) [^،؛]{2,60})$/u;

/** How long it is, what it would lose, and what makes it better than fewer words do. */
function asShortAsItIs(text: string): Said {
  const words = wordsOf(text);
  const part = NEXT_TO_GO.exec(text)?.groups?.part?.split(NEXT_PREPOSITION).at(-1);
  const loses: Said = part
    ? { en: `it would lose “${part}”`, ar: `يفقد «${part}»` }
    : { en: 'it would lose a part of the deed', ar: 'يفقد جزءًا من الفعل' };
  const better: Said = hasFigure(text)
    ? { en: 'It has its figure, so I would leave it.', ar: 'وفيه رقمه، فالأفضل تركه.' }
    : {
        en: 'What helps it is no cut but a figure: how many, how often, how large, or what came of it. Tell me one, and I put it in.',
        ar: 'وما يفيده ليس الحذف بل رقم: كم العدد، كم مرة، ما الحجم، أو ماذا نتج عنه. قل لي واحدًا وأضعه فيه.',
      };
  return {
    en: `“${text}” has ${words <= FEW_WORDS ? 'only ' : ''}${words} words, and none of them is filler: any shorter, ${loses.en}. ${better.en} Or tell me which part may go, or say “delete it”.`,
    ar: `«${text}» فيه ${words} كلمات${words <= FEW_WORDS ? ' فقط' : ''} ولا حشو بينها: إن قصّرته أكثر ${loses.ar}. ${better.ar} أو قل لي أي جزء يُحذف، أو قل «احذفه».`,
  };
}
const NEXT_PREPOSITION = /\s(?=(?:on|in|at|for|with|from|by|per|across|under|during|within|after|before)\s)/u;
const FEW_WORDS = 8;

const NO_WORD_TOO_MANY: Said = {
  en: 'The same in fewer words. Nothing changes until you accept it.',
  ar: 'المعنى نفسه بكلمات أقل. لا يتغير شيء حتى تقبله.',
};
const WITHOUT_CLAUSE: Said = {
  en: 'The deed alone, without what stood behind it. Nothing changes until you accept it.',
  ar: 'الفعل وحده دون ما كان بعده. لا يتغير شيء حتى تقبله.',
};

/** "make it stronger": null where what was spoken of has no text of its own. */
export function strengthenIt(turn: Turn, about: Subject, proposals: readonly ProposedChange[]): CoachAnswer | null {
  switch (about.kind) {
    case 'line':
      return onProposed(turn, proposals, (now) => {
        const line = lineMeant(now, about, proposals);
        if (!line) return null;
        const better = rewriteBullets.run({ line: line.text }, now);
        if (better.proposals.length > 0) return better;
        return /\d/.test(line.text) ? { ...better, about } : addFigures(now, line);
      });
    case 'lines':
      return rewriteBullets.run(about.employer ? { employer: about.employer } : {}, turn);
    case 'summary':
    case 'mail':
      return reply(turn, about.kind === 'mail' ? MORE_OF_YOURS : MORE_FACTS, { kind: 'asking', about });
    case 'letter':
      return strengthenOpening.run({}, turn);
    default:
      return null;
  }
}

const MORE_FACTS: Said = {
  en: 'It holds what your resume proves. Stronger than that it becomes by one fact, and not by bigger words: a result with its figure, how large the team or the budget was, what you are known for. Tell me one, and I put it in.',
  ar: 'فيه ما تثبته سيرتك. وما يقويه أكثر حقيقة واحدة لا كلمات أكبر: نتيجة برقمها، حجم الفريق أو الميزانية، ما تُعرف به. قل لي واحدة وأضيفها.',
};
const MORE_OF_YOURS: Said = {
  en: 'What makes it better is what only you know: one thing from the talk, one reason, one result. Tell me that in a sentence, and I write it anew with it. I can also make it shorter, or less formal.',
  ar: 'ما يحسنها هو ما لا يعرفه غيرك: شيء من الحديث، سبب، نتيجة. قلها في جملة وأعيد كتابتها بها. ويمكنني أيضًا تقصيرها أو جعلها أقل رسمية.',
};

/** "less stiff": of a letter, what says nothing goes. */
export const makePlain = (turn: Turn, about: Subject): CoachAnswer | null =>
  about.kind === 'letter' ? rewriteLetter.run({}, turn) : null;
