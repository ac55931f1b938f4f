import { NO_GULF_ANSWERS } from '@vitae/contract/ats';
import { HONEST_ADVERT, HONEST_HEAD, HOSTILE_UNITS, honestLetterTask, repeatTo } from '../../bench/hostile-texts.ts';
import { scoreResume } from '../ats/score-resume.ts';
import { coach } from '../chat/coach/coach.ts';
import type { Turn } from '../chat/coach/turn.ts';
import { turnOfMember } from '../chat/testing/turn.ts';
import { readResume } from '../parsing/read-resume.ts';
import { cpuTimeOf } from '../testing/cpu-time.ts';
import { letterCraft } from '../writing/craft.ts';
import { builtinHelp } from '../writing-help/builtin-help.ts';

// What is done with texts beside reading a resume and writing a letter, measured as those are: against an ordinary
// text of the size limit, by the same thread.

const RESUME_SIZE = 99_000;
const ADVERT_SIZE = 20_000;
/** A hostile text may be dearer than an ordinary one, by a constant. */
const TIMES_ORDINARY = 15;
/** Less than this says nothing of how the time grows. */
const FLOOR_MS = 20;
const ORDINARY = '- Led a team of nine people, and cut costs by 12% with new tools\n';

const fileOf = (text: string) => ({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt', isResume: true });
const score = (resume: string, advert: string, title = 'Analyst') =>
  scoreResume({
    source: { kind: 'file', file: fileOf(resume) },
    advert: { text: advert, title },
    region: 'GB',
    gulf: NO_GULF_ANSWERS,
    checkedAt: new Date('2026-11-01'),
  });

async function reviewDraft(answer: string): Promise<unknown> {
  const { resume } = await readResume(fileOf(HONEST_HEAD));
  return letterCraft.reviewDraft({
    answer: `Dear Hiring Manager,\n\n${answer}\n\nSincerely,\nAda King`,
    names: { fullName: 'Ada King', company: 'Engine Works' },
    texts: honestLetterTask(resume),
  });
}

/** What the coach looks something up for. */
const QUESTIONS = ['rewrite my bullets', 'what skills am I missing?', 'interview questions', 'what did I write?'];
const OF_LETTERS = [
  'shorten my letter',
  'stronger opening of my letter',
  'tailor my letter to the job',
  'improve my letter',
];
const askCoach = (more: Partial<Turn>) => QUESTIONS.map((text) => coach(turnOfMember(text, more)));

const askOfLetter = (text: string) => {
  const letter = { id: 'letter', title: 'My letter', jobTitle: 'Analyst', company: '', text, advert: HONEST_ADVERT };
  return [...QUESTIONS, ...OF_LETTERS].map((asked) => coach(turnOfMember(asked, { letters: [letter], letter })));
};

const TASKS: [what: string, characters: number, work: (text: string) => unknown][] = [
  ['a resume that is checked', RESUME_SIZE, (text) => score(text, HONEST_ADVERT, text.slice(-200))],
  ['an advert that a resume is checked against', ADVERT_SIZE, (text) => score(HONEST_HEAD, text)],
  ['requirements', ADVERT_SIZE, (text) => score(HONEST_HEAD, `Requirements:\n- ${text}`.slice(0, ADVERT_SIZE))],
  ['a draft of a letter', 30_000, reviewDraft],
  ['a question', 4_000, (text) => coach(turnOfMember(text))],
  ['an advert in a talk', ADVERT_SIZE, (advert) => askCoach({ advert })],
  ['a file in a talk', 60_000, (text) => askCoach({ file: { name: 'notes.txt', text } })],
  ['a letter in a talk', 30_000, askOfLetter],
  ['notes on a job', 5_000, (notes) => builtinHelp.describe({ jobTitle: 'Analyst', company: '', notes })],
  ['a text to be enhanced', 5_000, (text) => builtinHelp.enhance(text)],
];

describe.each(TASKS)('%s', (_what, characters, work) => {
  let ordinary: number;
  beforeAll(async () => {
    const text = repeatTo(ORDINARY, characters, HONEST_HEAD);
    // The first time compiles.
    await work(text);
    ordinary = await cpuTimeOf(() => work(text));
  });

  test.each(Object.entries(HOSTILE_UNITS))('of nothing but %s takes the time of its size', async (_name, unit) => {
    const limit = TIMES_ORDINARY * Math.max(ordinary, FLOOR_MS);
    const text = repeatTo(unit, characters, HONEST_HEAD);
    expect(await cpuTimeOf(() => work(text))).toBeLessThan(limit);
  });
});
