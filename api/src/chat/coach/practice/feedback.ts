import { sayIn } from '../language.ts';
import { answerOf, type ChatLanguage, type CoachAnswer, type Practice, type PracticeNote, type Turn } from '../turn.ts';
import { demandMet } from './other-question.ts';

export function feedbackOn(turn: Turn, note: PracticeNote, language: ChatLanguage): string {
  const say = sayIn(language);
  const asked = demandMet(turn);
  return [
    say(`**${note.score} / 10**`, `**${note.score} من 10**`),
    note.strong.length > 0 ? `${say('Strong:', 'جيد:')} ${note.strong.join(' ')}` : '',
    note.better.length > 0 ? `${say('Better:', 'أفضل:')}\n${note.better.map((line) => `\n- ${line}`).join('')}` : '',
    asked
      ? say(
          `The advert asks for just that (“${asked}”): say it in its words, and early.`,
          `الإعلان يطلب هذا بالذات («${asked}»): قله بكلماته وفي البداية.`,
        )
      : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const GOOD_SCORE = 7;
const FAIR_SCORE = 4;

const asSentence = (line: string): string => (/[.?!؟]$/u.test(line) ? line : `${line}.`);

export function ofNote({ question, score, strong, better }: PracticeNote, language: ChatLanguage): string {
  const say = sayIn(language);
  const verdict =
    score >= GOOD_SCORE
      ? say('It was good', 'كانت جيدة')
      : score >= FAIR_SCORE
        ? say('It was a fair beginning', 'كانت بداية مقبولة')
        : say('It would not yet convince', 'لا تقنع بعد');
  return [
    `${verdict}: ${say(`${score} of 10`, `${score} من 10`)} (“${question}”).`,
    strong.length > 0 ? `${say('What speaks for it:', 'ما يُحسب لها:')} ${strong.join(' ')}` : '',
    better.length > 0
      ? `${say('What would lift it most:', 'ما يرفعها أكثر:')} ${better.slice(0, 2).map(asSentence).join(' ')}`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export function sumUp({ notes, language }: Practice): CoachAnswer {
  const say = sayIn(language);
  if (notes.length === 0) return answerOf(say('Stopped. Come back when you like.', 'توقفنا. عد متى شئت.'));
  const mean = Math.round((notes.reduce((sum, { score }) => sum + score, 0) / notes.length) * 10) / 10;
  const counts = new Map<string, number>();
  for (const line of notes.flatMap(({ better }) => better)) counts.set(line, (counts.get(line) ?? 0) + 1);
  const main = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([line]) => line);
  return answerOf(
    [
      say(
        `**Your notes.** ${mean} of 10 on average over ${notes.length} ${notes.length === 1 ? 'answer' : 'answers'}.`,
        `**ملاحظاتك.** ${mean} من 10 في المتوسط على ${notes.length} إجابات.`,
      ),
      notes
        .map(({ question, score }) => say(`- ${score} / 10: ${question}`, `- ${score} من 10: ${question}`))
        .join('\n'),
      main.length > 0
        ? `${say('What to work on first:', 'ما تعمل عليه أولًا:')}\n${main.map((line) => `\n- ${line}`).join('')}`
        : say('Nothing to add: you are ready.', 'لا إضافة: أنت جاهز.'),
    ].join('\n\n'),
    { choices: [say('Practise an interview with me', 'تدرّب معي على مقابلة')] },
  );
}
