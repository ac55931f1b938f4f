import { reply, type Said } from '../coach/language.ts';
import type { CoachAnswer, Turn } from '../coach/turn.ts';

const SIGN_IN: Record<'resume' | 'letter', Said> = {
  resume: {
    en: 'For that I need a resume of your account, so that I can propose the change in it. **Please sign in**, then ask again; this conversation comes with you.',
    ar: 'أحتاج لذلك إلى سيرة من حسابك كي أقترح التعديل فيها. **يرجى تسجيل الدخول** ثم السؤال مجددًا؛ ستنتقل هذه المحادثة معك.',
  },
  letter: {
    en: 'For that I need a letter of your account, so that I can propose the change in it. **Please sign in**, then ask again; this conversation comes with you.',
    ar: 'أحتاج لذلك إلى خطاب من حسابك كي أقترح التعديل فيه. **يرجى تسجيل الدخول** ثم السؤال مجددًا؛ ستنتقل هذه المحادثة معك.',
  },
};
const NONE_YET: Record<'resume' | 'letter', Said> = {
  resume: {
    en: 'There is no resume in your account yet. Create or upload one under **Resume**, then I can work on it.',
    ar: 'لا توجد سيرة في حسابك بعد. أنشئ واحدة أو ارفعها من قسم **السيرة الذاتية** ثم أعمل عليها.',
  },
  letter: {
    en: 'There is no letter in your account yet. Write one under **Cover letter**, then I can work on it.',
    ar: 'لا يوجد خطاب في حسابك بعد. اكتب واحدًا من قسم **خطاب التقديم** ثم أعمل عليه.',
  },
};

/** What is said where a tool needs a resume and none is there, or it is not plain which one is meant. */
export function askForResume(turn: Turn): CoachAnswer {
  const titles = turn.resumes.map(({ title }) => `“${title}”`).join(', ');
  return askForDocument('resume', turn, () =>
    reply(
      turn,
      {
        en: `Which resume is it about? Add it with **+** below, and I remember it for this conversation. You have: ${titles}`,
        ar: `عن أي سيرة تسأل؟ أضفها بزر **+** في الأسفل وسأتذكرها في هذه المحادثة. لديك: ${titles}`,
      },
      { kind: 'asking' },
    ),
  );
}

/** The same of a letter. */
export function askForLetter(turn: Turn): CoachAnswer {
  const question = turn.text.replace(/[?؟.\s]+$/u, '').slice(0, 200);
  return askForDocument('letter', turn, () =>
    reply(
      turn,
      {
        en: 'Which letter is it about? Choose one, or add it with **+** below, and I remember it for this conversation.',
        ar: 'عن أي خطاب تسأل؟ اختر واحدًا أو أضفه بزر **+** في الأسفل وسأتذكره في هذه المحادثة.',
      },
      {
        kind: 'asking',
        choices: turn.letters.map(({ title }) => ({ en: `${question}: ${title}`, ar: `${question}: ${title}` })),
      },
    ),
  );
}

function askForDocument(kind: 'resume' | 'letter', turn: Turn, askWhich: () => CoachAnswer): CoachAnswer {
  if (!turn.isSignedIn) return reply(turn, SIGN_IN[kind], { kind: 'asking' });
  const documents = kind === 'resume' ? turn.resumes : turn.letters;
  return documents.length === 0 ? reply(turn, NONE_YET[kind], { kind: 'asking' }) : askWhich();
}

export function askForAdvert(turn: Turn): CoachAnswer {
  return reply(
    turn,
    {
      en: 'For that I need the job advert. Paste it here, or add it with **+** below (“Job advert”), and ask again.',
      ar: 'أحتاج لذلك إلى إعلان الوظيفة. الصقه هنا، أو أضفه بزر **+** في الأسفل («إعلان الوظيفة») ثم اسأل مجددًا.',
    },
    { kind: 'asking' },
  );
}
