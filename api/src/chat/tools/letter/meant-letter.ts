import { fold } from '@vitae/language/fold';
import { languageOf, sayIn } from '../../coach/language.ts';
import { answerOf, type CoachAnswer, type Turn, type TurnLetter } from '../../coach/turn.ts';

/** The letter that a turn is about: one that is named in it or was before, else the talk's own. */
export function meantLetter({ letters, letter, text, history }: Turn): TurnLetter | null {
  const asked = [...history.filter(({ role }) => role === 'user').map((message) => message.text), text].toReversed();
  for (const message of asked) {
    const folded = fold(message);
    const named = letters.find(({ title }) => title.length > 2 && folded.includes(fold(title)));
    if (named) return named;
  }
  return letter;
}

/** What is said where a tool needs a letter and none is there, or it is not plain which one is meant. */
export function askForLetter(turn: Turn): CoachAnswer {
  const say = sayIn(languageOf(turn));
  if (!turn.isSignedIn) {
    return answerOf(
      say(
        'For that I need a letter of your account, so that I can propose the change in it. **Please sign in**, then ask again; this conversation comes with you.',
        'أحتاج لذلك إلى خطاب من حسابك كي أقترح التعديل فيه. **يرجى تسجيل الدخول** ثم السؤال مجددًا؛ ستنتقل هذه المحادثة معك.',
      ),
      { kind: 'asking' },
    );
  }
  if (turn.letters.length === 0) {
    return answerOf(
      say(
        'There is no letter in your account yet. Write one under **Cover letter**, then I can work on it.',
        'لا يوجد خطاب في حسابك بعد. اكتب واحدًا من قسم **خطاب التقديم** ثم أعمل عليه.',
      ),
      { kind: 'asking' },
    );
  }
  const question = turn.text.replace(/[?؟.\s]+$/u, '').slice(0, 200);
  return answerOf(
    say(
      'Which letter is it about? Choose one, or add it with **+** below, and I remember it for this conversation.',
      'عن أي خطاب تسأل؟ اختر واحدًا أو أضفه بزر **+** في الأسفل وسأتذكره في هذه المحادثة.',
    ),
    { kind: 'asking', choices: turn.letters.map(({ title }) => `${question}: ${title}`) },
  );
}
