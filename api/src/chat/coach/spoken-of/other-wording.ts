import { fold } from '@vitae/language/fold';
import { otherWordings } from '../../tools/other-wording.ts';
import { changeLines, linesOf, type ResumeLine } from '../../tools/resume-lines.ts';
import { lineNamed } from '../edits.ts';
import { reply, type Said } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { lastAnswered } from './last.ts';
import { lineMeant } from './line-meant.ts';
import { lineNamedIn } from './same-for-other.ts';

// "other one pls, more simple english", of a line that was put in other words: another wording of the same line.

const ANOTHER =
  /\b(?:(?:an)?other|different|new|alternative|next|2nd|second|one more|some more|more) (?:(?:\d|two|three|few|couple of|possible) )?(?:ones?|versions?|options?|wordings?|ways?|tr(?:y|ies)|go|ideas?|suggestions?|words?|variants?|choices?|phrasings?|takes?|attempts?|pls|please)\b|^(?:the |an?)?other\b|\banother\b|\b(?:something|somthing|smth|anything) (?:else|different|other)\b|\btry (?:it )?(?:again|once more|another)\b|\bre-?do(?: (?:it|that|pls|please))*[\s.!?]*$|^(?:pls |please |ok )*again[\s.!?]*$|\b(?:rephrase|reword|say) (?:it|that|this)\b|\b(?:do(?: not|n'?t)|did(?: not|n'?t)|not|dnt) (?:really )?(?:like|love|feel|fond|keen|happy|good enough|great|that|it|this|what i)\b|\b(?:other|more|different|alternative) (?:options?|versions?|wordings?|words?|ways?|ideas?)\b|\balternatives?\b|(?:^|\s)(?:صيغه|صياغه|نسخه|جمله|طريقه|كلمات|حاجه|شي) (?:ثاني|تاني|اخري|اخر|مختلف|غير)\S*|(?:^|\s)(?:غيرها|غيره|وحده ثانيه|واحده تانيه|مره ثانيه|مره تانيه|ما عجبت\S*|مش عاجب\S*|ما اعجبتني|جرب تاني|اعد الصياغه|شي ثاني|حاجه تانيه)(?=\s|$)/u;
const SIMPLER =
  /\b(?:simpl\w*|plain\w*|easier|easy|basic|everyday|normal|ordinary|layman\w*|less (?:fancy|complicated|formal|posh|complex)|too (?:complicated|complex|fancy|posh|hard|difficult|formal|high|big|stiff|long[- ]winded)|(?:no|without|fewer|not so) (?:big|fancy|hard|difficult|long|posh) words?)\b|(?:ابسط|بسيط|اسهل|سهل|عاديه?|مفهوم)\S*/u;
/** What is told of it, or wished of another text, is no wish for other words. */
const OTHER_THINGS =
  /\b(?:take|remove|delete|undo|back|out|drop|add|move|swap|first|last|letter|e-?mail|summary|profile|skills?|interview|job|offer|company|cv|resume|question)\b|خطاب|رساله|ملخص|مقابل/u;
const COUNTED =
  /\b(?<count>2|two|3|three|couple|few|some)\b.{0,12}\b(?:options?|versions?|ones|ideas|alternatives?|ways|wordings|choices)\b|(?:خيارين|صيغتين)/u;
const WORDS_MAX = 18;

/** Null where no line was worked on just before, or nothing of the kind is wished. */
export function otherWordingOf(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 200)).trim();
  const isSimple = SIMPLER.test(words);
  if (!turn.resume || words.split(/\s+/u).length > WORDS_MAX || OTHER_THINGS.test(words)) return null;
  if (!ANOTHER.test(words) && !isSimple) return null;
  // "the other one, the stock line": another line is meant.
  if (lineNamedIn(turn, words)) return null;
  const line = lineWorkedOn(turn);
  if (!line) return null;
  const shown = shownOf(turn, line);
  const found = otherWordings(turn.resume.data, line, shown, { isSimple });
  const wished = COUNTED.test(words) ? COUNT_MAX : 1;
  const some = found.slice(0, wished);
  if (some.length === 0) return nothingElse(turn, line, shown);
  const told = some.length > 1 ? SEVERAL : isSimple ? IN_PLAIN_WORDS : OTHERWISE;
  return reply(turn, told, {
    about: { kind: 'line', entryId: line.entryId, text: some[0]!, deed: 'changed' },
    proposals: some.map((after) => ({
      resumeId: turn.resume!.id,
      title: reply(turn, { en: 'Rewrite a line', ar: 'إعادة صياغة سطر' }).text,
      diffs: [{ label: line.label, before: line.text, after }],
      changes: [changeLines(turn.resume!.data, line, new Map([[line.index, after]]))],
    })),
  });
}
const COUNT_MAX = 2;

/** The line of the answer before; of an answer on a whole job the only one that was changed, or the one that was named. */
function lineWorkedOn(turn: Turn): ResumeLine | null {
  const last = lastAnswered(turn);
  const { about, proposals = [] } = last ?? {};
  if (about?.kind === 'line') return lineMeant(turn, about, proposals);
  if (about?.kind !== 'lines') return null;
  const diffs = proposals.flatMap((proposal) => proposal.diffs);
  const asked = turn.history.findLast(({ role }) => role === 'user')?.text ?? '';
  const named = lineNamed({ ...turn, text: asked });
  if (named) return named;
  const [only, another] = diffs;
  if (!only || another) return null;
  return linesOf(turn.resume!.data).find(({ text }) => text === only.before || text === only.after) ?? null;
}

/** All wordings of a line that the talk has shown. */
const shownOf = ({ history }: Turn, line: ResumeLine): string[] =>
  history
    .flatMap(({ proposals = [] }) => proposals.flatMap(({ diffs }) => diffs))
    .filter(
      ({ label, before, after }) =>
        label === line.label && after !== '' && (before === line.text || after === line.text),
    )
    .map(({ after }) => after);

const OTHERWISE: Said = {
  en: 'The same in other words: no fact and no figure is new. Nothing changes until you accept it.',
  ar: 'المعنى نفسه بكلمات أخرى، ودون حقيقة أو رقم جديد. لا يتغير شيء حتى تقبله.',
};
const IN_PLAIN_WORDS: Said = {
  en: 'The same in plain words: no fact and no figure is new. Nothing changes until you accept it.',
  ar: 'المعنى نفسه بكلمات بسيطة، ودون حقيقة أو رقم جديد. لا يتغير شيء حتى تقبله.',
};
const SEVERAL: Said = {
  en: 'Two to choose from: accept one of them. No fact and no figure is new.',
  ar: 'صيغتان لتختار إحداهما، ودون حقيقة أو رقم جديد.',
};

/** Other words run out sooner than facts do: what there is to choose from, and what would make it another line. */
function nothingElse(turn: Turn, line: ResumeLine, shown: readonly string[]): CoachAnswer {
  const all = [...new Map([line.text, ...shown].map((text) => [fold(text), text])).values()]
    .map((text) => `\n- ${text}`)
    .join('');
  return reply(
    turn,
    {
      en: `It is as plain as its facts allow, and I make none up. You can choose from:\n${all}\n\nA better one needs a fact from you: how many, how often, with what, or what came of it. Tell me one (“about 30 a day”), or write it as you would say it to a friend, and I put it in.`,
      ar: `هو بسيط بقدر ما تسمح حقائقه، ولا أختلق شيئًا. لك أن تختار من:\n${all}\n\nوما يجعله أفضل حقيقة منك: كم العدد، كم مرة، بماذا، أو ماذا نتج عنه. قل لي واحدة، أو اكتبه كما تقوله لصديق، وأضعه.`,
    },
    {
      kind: 'asking',
      about: { kind: 'line', entryId: line.entryId, text: shown.at(-1) ?? line.text, deed: 'figures asked' },
    },
  );
}
