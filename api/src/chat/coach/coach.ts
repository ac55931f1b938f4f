import { fold } from '@vitae/language/fold';
import { searchDocuments } from '../tools/search-documents.ts';
import { actOn } from './acts.ts';
import { answerQuestion, answerTitled, isPlainQuestion, meaningOf } from './answer-question.ts';
import { careFor, helpInDanger } from './care.ts';
import { besideLastAnswer, followUp, withPlaceOfTalk, withQuestionBefore } from './follow-up.ts';
import { fitToAdvert, headOf, isAdvert, withPastedAdvert } from './pasted-advert.ts';
import { goOn } from './practice.ts';
import { nameOrderToProgram } from './refusals.ts';
import { smallTalk } from './small-talk.ts';
import { withSpelling } from './spelling.ts';
import type { CoachAnswer, Turn } from './turn.ts';

/** The built-in coach: pure, the same answer to the same turn. */
export function coach(asked: Turn): CoachAnswer {
  const turn = withSpelling(asked);
  const help = helpInDanger(turn);
  if (help) return help;
  if (turn.practice) return goOn(turn, turn.practice);
  const care = careFor(turn);
  if (care) return care;
  const small = smallTalk(turn);
  if (small) return small;
  const titled = answerTitled(turn);
  if (titled) return titled;
  const explained = meaningOf(turn);
  if (explained) return explained;
  const known = withPastedAdvert(turn);
  const strange = known.advert === turn.advert ? nameOrderToProgram(turn) : null;
  if (strange) return strange;
  const leaning = isAdvert(turn.text) ? adaptTo(known) : followUp(known, answer);
  if (leaning) return leaning;
  const said = answer(withPlaceOfTalk(known));
  if (said.kind !== 'unknown' && !leansOnBefore(known, said)) return said;
  const together = withQuestionBefore(known, answerQuestion);
  return together ?? (said.kind === 'unknown' ? (besideLastAnswer(known) ?? said) : said);
}

/** "what if they insist on my last manager": found by a word or two, it is asked of what was spoken of. */
const leansOnBefore = (turn: Turn, said: CoachAnswer): boolean =>
  said.sources.length > 0 && said.proposals.length === 0 && !isPlainQuestion(turn);

/** An advert by itself is held against the resume; with an order before it that is done. */
function adaptTo(turn: Turn): CoachAnswer {
  const head = headOf(turn.text);
  return (head === '' ? null : actOn({ ...turn, text: head, history: [] })) ?? fitToAdvert(turn);
}

const answer = (turn: Turn): CoachAnswer => actOn(turn) ?? fromDocuments(turn) ?? answerQuestion(turn);

const OF_DOCUMENTS =
  /^(?:what|where|which|do|does|did|is|have).{0,30}\b(?:my (?:resume|cv|letter|documents?)|i list|the advert)\b.{0,60}(?:say|mention|list|name|ask|state|\?|$)|^(?:when|where|how long|since when) (?:did|do|have|was|am) i (?:been )?(?:work|stud|start|finish|leave|left|graduat|join|at )|ماذا تقول سيرتي|هل (?:ذكرت|تذكر سيرتي)|^(?:من )?(?:متي|وين|اين|فين) .{0,15}(?:اشتغل|عملت|درست|بديت|بدات)/u;
/** "is it ok to leave a gap on my cv": asks for advice. */
const OF_ADVICE = /\b(?:ok|okay|bad|good|fine|wrong|allowed|normal|better|best|should|need|make|put|leave)\b/u;

/** What the documents say; null where they are not asked or do not say: it may still be a question for advice. */
function fromDocuments(turn: Turn): CoachAnswer | null {
  const hasDocuments = turn.resume || turn.letters.length > 0 || turn.advert !== '' || turn.file;
  const words = fold(turn.text).trim();
  if (!hasDocuments || !OF_DOCUMENTS.test(words) || OF_ADVICE.test(words)) return null;
  const found = searchDocuments.run({ query: turn.text.slice(0, 400) }, turn);
  return found.kind === 'unknown' ? null : found;
}
