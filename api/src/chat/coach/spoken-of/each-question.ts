import { fold } from '@vitae/language/fold';
import { answerOfId, isOf, rankAnswers } from '../answer-question.ts';
import { tellingStems } from '../asked-words.ts';
import { type Place, placeNamed } from '../countries.ts';
import { languageOf, sayIn } from '../language.ts';
import { readRequest } from '../request.ts';
import { knownAnswer } from '../search-knowledge.ts';
import { isSureOf } from '../sureness.ts';
import { answerOf, type CoachAnswer, type Turn } from '../turn.ts';
import { lastAnswered } from './last.ts';
import { partOf } from './part-of-answer.ts';

// Two questions in one message behind an answer on the law of a country: each is answered for that country, or it is said that it cannot be.

const BETWEEN =
  /[?؟\n;]+\s*|\s*,?\s(?:and|also|plus)\s(?=(?:also |then |so )?(?:do|does|is|are|can|could|will|would|must|should|may|have|how|what|when|where|who|which|if)\b)|\s(?=و(?:هل|كم|كيف|متى|متي|شو|وش|ايش|ليش|اذا|إذا)\s)/iu;
const ASKS =
  /^(?:(?:and|also|then|so|ok|but) )*(?:do|does|did|is|are|can|could|will|would|must|should|may|have|has|how|what|when|where|who|which|if)\b|^و?(?:هل|كم|كيف|متي|شو|وش|ايش|ليش|اذا|لو)(?=\s)/u;
const POINTS_BACK = /\b(?:that|this|it|they|those|these)\b|(?:^|\s)(?:هذا|هذه|ذلك|هاد|يتغير|بتتغير)(?=\s)/u;
const PARTS = { least: 2, most: 3 } as const;

/** The answers to all questions of a message, each by itself; null where it holds one, or no law was spoken of. */
export function answerEach(turn: Turn): CoachAnswer | null {
  const before = lastAnswered(turn);
  if (before?.about.kind !== 'answer' || placeNamed(turn.text) !== null) return null;
  const { about } = before;
  const [place] = knownAnswer(about.id)?.regions ?? [];
  if (place === undefined || place === 'any' || place === 'GCC') return null;
  const parts = turn.text
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const asked = parts.filter((part) => ASKS.test(fold(part)) || readRequest(part).isQuestion);
  if (asked.length < PARTS.least || asked.length > PARTS.most || asked.length < parts.length) return null;
  const answers = asked.map((part) => {
    const own = { ...turn, text: part, answerIn: languageOf(turn) };
    const isBack = POINTS_BACK.test(fold(part)) || tellingStems(part).length < PARTS.least;
    const found = isBack ? (partOf(own, about) ?? inThatCountry(own, place)) : inThatCountry(own, place);
    return found ?? unknownIn(own, part, place);
  });
  if (answers.every(({ kind }) => kind === 'unknown')) return null;
  const distinct = [...new Map(answers.map((answer) => [answer.text, answer])).values()];
  return answerOf(distinct.map(({ text }) => text).join('\n\n---\n\n'), {
    sources: [...new Map(distinct.flatMap(({ sources }) => sources).map((source) => [source.title, source])).values()],
    about: { ...about, asked: `${about.asked}\n${turn.text}` },
  });
}

/** The sure answer to a question among those that hold in a place. */
function inThatCountry(turn: Turn, place: Place): CoachAnswer | null {
  const there = rankAnswers({ text: turn.text, region: place }).filter(({ answer }) => isOf(answer, place));
  return isSureOf(there) ? answerOfId({ ...turn, region: place as Turn['region'] }, there[0]!.answer.id) : null;
}

function unknownIn(turn: Turn, part: string, place: Place): CoachAnswer {
  const language = languageOf(turn);
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(place) ?? place;
  const asked = part.replace(/[\s?؟.!]+$/u, '');
  return answerOf(
    sayIn(language)(
      `**“${asked}”:** to that I have no reviewed answer for ${country}, and I do not guess at law.`,
      `**«${asked}»:** ليس لدي جواب مراجَع عن هذا في ${country}، ولا أخمّن في القانون.`,
    ),
    { kind: 'unknown' },
  );
}
