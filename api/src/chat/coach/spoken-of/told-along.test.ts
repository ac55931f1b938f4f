import { ADVERT, RESUME, turnOf } from '../../testing/turn.ts';
import { coach } from '../coach.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

function talk(messages: readonly string[], more: Partial<Turn> = {}): CoachAnswer {
  const history: Turn['history'] = [];
  let answer: CoachAnswer | undefined;
  for (const text of messages) {
    answer = coach(turnOf(text, { isSignedIn: true, ...more, history: [...history] }));
    history.push({ role: 'user', text }, { ...answer, role: 'assistant' });
  }
  return answer!;
}
const resume = { id: 'r', title: 'My resume', data: RESUME };

test('a letter is halved and says what is told with that wish', () => {
  const more = { resume, advert: ADVERT };
  const first = talk(['write me a cover letter'], more).text;
  const { text } = talk(['write me a cover letter', 'too long. cut it in half and mention i can start in June'], more);
  expect(text).toContain('I can start in June.');
  expect(text.length).toBeLessThan(first.length);
});

test('what is put into a mail behind advice stands in the mail', () => {
  const { text } = talk([
    'write my resignation email, last day 4 june',
    'do they have to pay my unused holiday?',
    'ok put that id like to go on the 1st if they agree. and ask about my leave, i have 5 days left',
  ]);
  expect(text).toContain('if you agree');
  expect(text).toMatch(/5 days/u);
});

test('a mail is written in the language that is named', () => {
  expect(talk(['اكتب لي ايميل استقالة بالانجليزي']).text).toContain('I hereby resign');
  expect(talk(['اكتب لي ايميل استقالة']).text).not.toContain('I hereby resign');
});

test('“do it” behind advice on length is done to the resume', () => {
  const { proposals, text } = talk(['how long should my resume be', 'yeah do it but keep the forklift part'], {
    resume,
  });
  expect(proposals.map(({ title }) => title)).toContain('Fit to one page');
  expect(text).toContain('forklift part');
});

test.each(['i dont have a cv, can you make me one', 'can you build a resume from scratch', 'ما عندي سيرة ذاتية'])(
  '“%s” is told how a first one is made',
  (text) => {
    expect(talk([text])).toMatchObject({ kind: 'asking', text: expect.stringMatching(/New resume|سيرة جديدة/u) });
    expect(talk([text], { resume }).text).not.toMatch(/New resume|سيرة جديدة/u);
  },
);
