import { fold } from '@vitae/language/fold';
import { answerOfId } from '../answer-question.ts';
import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { type About, SENTENCES_MAX } from './part-of-answer.ts';

/** That the employer ends it, said after an answer on notice. */
const DISMISSES =
  /\b(?:(?:they|he|she|it|boss|manager|company|employer|firm) (?:\p{L}+ ){0,2}?(?:fires?|fired|sacks?|dismiss(?:es|ed)?|terminates?|lets?|kicks?|throws?)|(?:get|got|am|being|be|was) (?:fired|sacked|dismissed|terminated|let go)|(?:fire|sack|dismiss|terminate) me|let me go)\b|(?:^|\s)(?:و|لو |اذا |ان )?(?:فصلوني|طردوني|يفصلوني|يطردوني|فصلني|طردني|هم (?:فصلوني|انهوا))(?=\s|[؟?]|$)/u;
const OF_NOTICE = /^notice-(?<place>\p{Ll}+)$/u;
const OF_EMPLOYER =
  /\b(?:employer|company) (?:must|has|gives|needs|owes|who|may)\b|\bbinds? (?:\p{L}+ )?the employer\b|\bof the employer\b|\b(?:both|either) sides?\b|صاحب العمل|للطرفين/u;

/** The answer on dismissal in the country of an answer on notice; where none is reviewed that is said, with what the notice binds the employer to. */
export function endedByEmployer(turn: Turn, { id, asked }: About): CoachAnswer | null {
  const place = OF_NOTICE.exec(id)?.groups?.place;
  if (!place || !DISMISSES.test(fold(turn.text.slice(0, 300)))) return null;
  for (const kind of ['dismissal', 'unfair-dismissal']) {
    const answer = answerOfId(turn, `${kind}-${place}`);
    if (answer) return answer;
  }
  const given = answerOfId(turn, id);
  const said = given?.text
    .split('\n\n')
    .slice(1)
    .join('\n')
    .split(/(?<=[.!؟?]\)?)[^\S\n]+|\n/u)
    .filter((sentence) => OF_EMPLOYER.test(sentence))
    .slice(0, SENTENCES_MAX)
    .join(' ');
  const known = said ? `\n\n> ${said}` : '';
  const { text } = reply(turn, {
    en: `On dismissal there I have no reviewed answer, and I do not guess at law.${said ? ' What the answer on notice says of the employer:' : ''}${known}\n\nWhat holds anywhere: sign nothing on the day, ask for the reason and the last day in writing, keep the letter with the date on which you got it, and take it to a union, an advice centre or a labour lawyer within days, since the time to object is short.`,
    ar: `ليس لدي جواب مراجَع عن الفصل هناك، ولا أخمّن في القانون.${said ? ' وما يقوله جواب الإشعار عن صاحب العمل:' : ''}${known}\n\nوما يصح في كل مكان: لا توقّع شيئًا في اليوم نفسه، واطلب السبب وآخر يوم كتابة، واحتفظ بالخطاب مع تاريخ استلامه، واعرضه خلال أيام على نقابة أو مركز استشارة أو محامي عمل، فمهلة الاعتراض قصيرة.`,
  });
  return { ...given!, text, choices: [], about: { kind: 'answer', id, asked } };
}
