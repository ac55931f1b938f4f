import { languageOf, sayIn } from '../coach/language.ts';
import { answerOf, type CoachAnswer, type Turn } from '../coach/turn.ts';

/** What is said where a tool needs a resume and none is there, or it is not plain which one is meant. */
export function askForResume(turn: Turn): CoachAnswer {
  const say = sayIn(languageOf(turn));
  if (!turn.isSignedIn) {
    return answerOf(
      say(
        'For that I need a resume of your account, so that I can propose the change in it. **Please sign in**, then ask again; this conversation comes with you.',
        'أحتاج لذلك إلى سيرة من حسابك كي أقترح التعديل فيها. **يرجى تسجيل الدخول** ثم السؤال مجددًا؛ ستنتقل هذه المحادثة معك.',
      ),
      { kind: 'asking' },
    );
  }
  if (turn.resumes.length === 0) {
    return answerOf(
      say(
        'There is no resume in your account yet. Create or upload one under **Resume**, then I can work on it.',
        'لا توجد سيرة في حسابك بعد. أنشئ واحدة أو ارفعها من قسم **السيرة الذاتية** ثم أعمل عليها.',
      ),
      { kind: 'asking' },
    );
  }
  return answerOf(
    say(
      'Which resume is it about? Add it with **+** below, and I remember it for this conversation. You have: ',
      'عن أي سيرة تسأل؟ أضفها بزر **+** في الأسفل وسأتذكرها في هذه المحادثة. لديك: ',
    ) + turn.resumes.map(({ title }) => `“${title}”`).join(', '),
    { kind: 'asking' },
  );
}

export function askForAdvert(turn: Turn): CoachAnswer {
  const say = sayIn(languageOf(turn));
  return answerOf(
    say(
      'For that I need the job advert. Add it with **+** below (“Job advert”), and ask again.',
      'أحتاج لذلك إلى إعلان الوظيفة. أضفه بزر **+** في الأسفل («إعلان الوظيفة») ثم اسأل مجددًا.',
    ),
    { kind: 'asking' },
  );
}
