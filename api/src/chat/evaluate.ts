import { parseArgs } from 'node:util';
import { rankAnswers } from './coach/answer-question.ts';
import { coach } from './coach/coach.ts';
import { createKnowledgeSearch } from './coach/search-knowledge.ts';
import {
  DRAWN_FIRST,
  DRAWN_SECOND,
  DRAWN_THIRD,
  UNKNOWABLE_FIRST,
  UNKNOWABLE_SECOND,
  UNKNOWABLE_THIRD,
} from './evaluation/drawn-questions.ts';
import { type AskedQuestion, QUESTIONS, UNKNOWABLE, WRITTEN_LATER } from './evaluation/questions.ts';
import { TYPED, UNKNOWABLE_FITTED, UNKNOWABLE_TYPED } from './evaluation/typed-questions.ts';
import { type KnownAnswer, readKnowledge } from './knowledge/read-knowledge.ts';
import { turnOf } from './testing/turn.ts';

const AMONG = 3;
const SETS: Record<string, readonly AskedQuestion[]> = {
  hundred: QUESTIONS,
  written_later: WRITTEN_LATER,
  drawn_first: DRAWN_FIRST,
  drawn_second: DRAWN_SECOND,
  drawn_third: DRAWN_THIRD,
  typed: TYPED,
};
const UNKNOWABLE_SETS: Record<string, readonly string[]> = {
  unknowable: UNKNOWABLE,
  unknowable_first: UNKNOWABLE_FIRST,
  unknowable_second: UNKNOWABLE_SECOND,
  unknowable_third: UNKNOWABLE_THIRD,
  unknowable_typed: UNKNOWABLE_TYPED,
  unknowable_fitted: UNKNOWABLE_FITTED,
};

const percentOf = <Item>(items: readonly Item[], isGood: (item: Item) => boolean) =>
  Math.round((items.filter(isGood).length / items.length) * 1000) / 10;

function find([question, ...wanted]: AskedQuestion) {
  const found = rankAnswers({ text: question, region: 'OTHER' }).map(({ answer }) => answer.id);
  const place = found.findIndex((id) => wanted.includes(id));
  const { kind, choices } = coach(turnOf(question));
  // Where the coach is not sure it offers what it has; what it does not offer is not found, whatever the ranking says.
  const isShown = kind !== 'unknown' || wanted.some((id) => choices.some((choice) => titles.get(id)?.includes(choice)));
  return {
    question,
    wanted,
    first: found.slice(0, AMONG),
    isAnswered: kind !== 'unknown' && place === 0,
    isAmong: isShown && place >= 0 && place < AMONG,
  };
}

const FOLDS = 2;
/** Without the asking that stands so many places before the end, in both languages. */
function withoutAsking(answer: KnownAnswer, fromEnd: number) {
  const { en, ar } = answer;
  const left = (asked: string[]) => asked.toSpliced(asked.length - fromEnd, 1);
  return {
    held: [en.asked.at(-fromEnd)!, ar.asked.at(-fromEnd)!],
    answer: { ...answer, en: { ...en, asked: left(en.asked) }, ar: { ...ar, asked: left(ar.asked) } },
  };
}

/** At which place the right answer comes for askings that the knowledge base then does not hold; -1 for none. */
function placesOfHeldOut(fromEnd: number): number[] {
  const cut = readKnowledge().map((answer) => withoutAsking(answer, fromEnd));
  const search = createKnowledgeSearch(cut.map(({ answer }) => answer));
  return cut.flatMap(({ held, answer: { id, group } }) =>
    held.map((text) =>
      rankAnswers({ text, region: 'OTHER' }, search).findIndex(
        ({ answer }) => answer.id === id || (group !== null && answer.group === group),
      ),
    ),
  );
}

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const titles = new Map(readKnowledge().map(({ id, en, ar }) => [id, [en.title, ar.title]]));
const asked = Object.entries(SETS).map(([name, questions]) => ({ name, found: questions.map(find) }));
const refused = Object.entries(UNKNOWABLE_SETS).map(([name, questions]) => ({
  name,
  found: questions.map((question) => ({ question, isRefused: coach(turnOf(question)).kind === 'unknown' })),
}));
const heldOut = Array.from({ length: FOLDS }, (_, fold) => placesOfHeldOut(fold + 1)).flat();
const figures = {
  answers: titles.size,
  held_out: {
    questions: heldOut.length,
    first: percentOf(heldOut, (place) => place === 0),
    among_three: percentOf(heldOut, (place) => place >= 0 && place < AMONG),
  },
  sets: asked.map(({ name, found }) => ({
    name,
    questions: found.length,
    answered: percentOf(found, ({ isAnswered }) => isAnswered),
    among_three: percentOf(found, ({ isAmong }) => isAmong),
  })),
  unknowable: refused.map(({ name, found }) => ({
    name,
    questions: found.length,
    refused: percentOf(found, ({ isRefused }) => isRefused),
  })),
};

if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
else {
  const lines = [
    `answers in the knowledge base: ${figures.answers}`,
    `askings asked without themselves: ${figures.held_out.questions}, the right answer first ${figures.held_out.first} %, among three ${figures.held_out.among_three} %`,
    '',
    'questions          of  answered right  among three (bar 90)',
    ...figures.sets.map(
      ({ name, questions, answered, among_three: among }) =>
        `${name.padEnd(16)} ${String(questions).padStart(4)} ${String(answered).padStart(13)} % ${String(among).padStart(10)} %`,
    ),
    '',
    'what it can’t know  of  "I don’t know"',
    ...figures.unknowable.map(
      ({ name, questions, refused: share }) =>
        `${name.padEnd(16)} ${String(questions).padStart(4)} ${String(share).padStart(10)} %`,
    ),
    '',
    ...asked
      .flatMap(({ found }) => found)
      .filter(({ isAmong }) => !isAmong)
      .map(
        ({ question, wanted, first }) =>
          `not found: ${question}\n   wanted ${wanted.join(', ')}\n   got ${first.join(', ')}`,
      ),
    ...refused
      .flatMap(({ found }) => found)
      .flatMap(({ question, isRefused }) => (isRefused ? [] : `answered all the same: ${question}`)),
    ...asked
      .flatMap(({ found }) => found)
      .flatMap(({ wanted }) => wanted.filter((id) => !titles.has(id)).map((id) => `no answer has the id ${id}`)),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
