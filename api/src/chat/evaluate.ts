import { parseArgs } from 'node:util';
import { rankAnswers } from './coach/answer-question.ts';
import { coach } from './coach/coach.ts';
import { QUESTIONS, UNKNOWABLE, WRITTEN_LATER } from './evaluation/questions.ts';
import { readKnowledge } from './knowledge/read-knowledge.ts';
import { turnOf } from './testing/turn.ts';

const AMONG = 3;

const percent = (share: number) => Math.round(share * 1000) / 10;

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const known = new Set(readKnowledge().map(({ id }) => id));
const find = ([question, ...wanted]: (typeof QUESTIONS)[number]) => {
  const found = rankAnswers({ text: question, region: 'OTHER' }).map(({ answer }) => answer.id);
  const place = found.findIndex((id) => wanted.includes(id));
  // What the coach does not answer is not found, whatever the ranking says.
  const isAnswered = coach(turnOf(question)).kind !== 'unknown';
  return { question, wanted, first: found.slice(0, AMONG), place: isAnswered && place >= 0 ? place : null };
};
const asked = QUESTIONS.map(find);
const later = WRITTEN_LATER.map(find);
const refused = UNKNOWABLE.map((question) => ({
  question,
  isRefused: coach(turnOf(question)).kind === 'unknown',
}));
const share = (isGood: (place: number) => boolean, of = asked) =>
  percent(of.filter(({ place }) => place !== null && isGood(place)).length / of.length);
const figures = {
  answers: known.size,
  questions: asked.length,
  first: share((place) => place === 0),
  among_three: share((place) => place < AMONG),
  written_later: later.length,
  later_among_three: share((place) => place < AMONG, later),
  unknowable: refused.length,
  refused: percent(refused.filter(({ isRefused }) => isRefused).length / refused.length),
};

if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
else {
  const lines = [
    `answers in the knowledge base            ${figures.answers}`,
    `right answer first                       ${figures.first} % of ${figures.questions}`,
    `right answer among the first three       ${figures.among_three} % (bar 90)`,
    `the same of questions written later      ${figures.later_among_three} % of ${figures.written_later}`,
    `"I don't know" for what it can't know    ${figures.refused} % of ${figures.unknowable}`,
    '',
    ...[...asked, ...later]
      .filter(({ place }) => place === null || place >= AMONG)
      .map(
        ({ question, wanted, first }) =>
          `not found: ${question}\n   wanted ${wanted.join(', ')}\n   got ${first.join(', ')}`,
      ),
    ...refused.filter(({ isRefused }) => !isRefused).map(({ question }) => `answered all the same: ${question}`),
    ...[...asked, ...later].flatMap(({ wanted }) =>
      wanted.filter((id) => !known.has(id)).map((id) => `no answer has the id ${id}`),
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
