import { fold } from '@vitae/language/fold';
import { addSkills } from '../../tools/add-skills.ts';
import { tailorResume } from '../../tools/tailor-resume.ts';
import { tailorSummary } from '../../tools/tailor-summary.ts';
import { reply } from '../language.ts';
import { readRequest } from '../request.ts';
import type { CoachAnswer, TalkedMessage, Turn } from '../turn.ts';

const ONLY = /\b(?:just|only|nothing but|leave the rest)\b|(?:^|\s)(?:بس|فقط)(?=\s|$)/u;
const WORDS_MAX = 16;

const isTailored = (turn: Turn, { proposals = [] }: TalkedMessage): boolean =>
  turn.resume !== null &&
  turn.advert !== '' &&
  proposals.some(({ changes }) => changes.some(({ path }) => path[1] === 'profile'));

/** "too long, just do the profile bit": one part of what was proposed for an advert. */
export function onlyOnePart(turn: Turn, last: TalkedMessage): CoachAnswer | null {
  const words = fold(turn.text);
  if (!isTailored(turn, last) || !ONLY.test(words) || words.split(/\s+/).length > WORDS_MAX) return null;
  const { things, isQuestion } = readRequest(turn.text);
  if (isQuestion) return null;
  if (things.has('summary')) return tailorSummary.run({}, turn);
  return things.has('skills') ? addSkills.run({}, turn) : null;
}

/** "in English, but explain in Arabic": a resume keeps its language, whatever language it is spoken of in. */
const SPLITS_LANGUAGES =
  /(?=.*(?:ان[جق]ليزي|english))(?=.*(?:عربي|arabic))(?=.*(?:شرح|اشرح|كلام|رد|explain|explanation|talk|answer))/u;

export function explainedInTheirs(turn: Turn, last: TalkedMessage): CoachAnswer | null {
  const words = fold(turn.text);
  if (!isTailored(turn, last) || !SPLITS_LANGUAGES.test(words) || words.split(/\s+/).length > WORDS_MAX) return null;
  const tailored = tailorResume.run({}, turn);
  const { text } = reply(turn, {
    en: 'So it is: the text of the resume stays in its own language, and I explain in yours. The proposals again:',
    ar: 'هذا ما أفعله: نص السيرة يبقى بلغتها (الإنجليزية) وأشرح لك بالعربية. هذه الاقتراحات مجددًا:',
  });
  return { ...tailored, text: `${text}\n\n${tailored.text}` };
}
