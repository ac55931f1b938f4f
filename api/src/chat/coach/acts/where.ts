import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

// What is done elsewhere, or asked back.

/** What only its owner can add or take out. */
export function whereEntriesAre(turn: Turn): CoachAnswer {
  return reply(turn, {
    en: 'I put in what you tell me, and nothing else. For a job write title, employer, place and dates in one line, for a line of a job what you did and where:\n\n> Add a job: Night Manager at Harbour Hotel, Doha, since March 2025\n> I trained 5 new colleagues, put that under my current job\n> Add a certificate: First Aid, Red Crescent, 2025\n\nA job, school, skill or language is taken out by its name (“remove the job at …”). All else you change yourself: **Your resumes**, open it, **Edit**, and the section on the left.',
    ar: 'أضيف ما تذكره لي ولا أزيد عليه. للوظيفة اكتب المسمى والجهة والمكان والتواريخ في سطر واحد:\n\n> أضف وظيفة: مدير مناوبة في فندق المرسى، الدوحة، منذ 03/2025\n\nوتُحذف الوظيفة أو الشهادة أو المهارة أو اللغة باسمها («احذف وظيفة …»). وما عدا ذلك تغيّره بنفسك: **سيرك الذاتية**، افتحها، **تحرير**، ثم القسم المطلوب.',
  });
}

export function askWhatIsMeant(turn: Turn): CoachAnswer {
  return reply(
    turn,
    { en: 'Gladly. Which text do you mean?', ar: 'بكل سرور. أي نص تقصد؟' },
    {
      kind: 'asking',
      choices: [
        { en: 'Improve the bullets of my resume', ar: 'حسّن نقاط سيرتي الذاتية' },
        { en: 'Rewrite my summary', ar: 'أعد كتابة الملخص' },
        { en: 'Shorten my resume', ar: 'اختصر سيرتي' },
        { en: 'Make my letter better', ar: 'حسّن خطابي' },
      ],
    },
  );
}

export function whereLettersAreWritten(turn: Turn): CoachAnswer {
  return reply(
    turn,
    {
      en: 'Whole letters are written under **Cover letter**: give it your resume and the advert, and it writes one in a minute that you can change. Once it is in your account I can shorten it, open it with your strongest result, or add what the advert asks for.',
      ar: 'تُكتب الخطابات كاملة في قسم **خطاب التقديم**: أعطه سيرتك والإعلان فيكتب خطابًا تعدّله كما تشاء. وحين يكون في حسابك أستطيع تقصيره، أو البدء بأقوى نتيجة، أو إضافة ما يطلبه الإعلان.',
    },
    {
      about: { kind: 'letter', draft: { wishes: [], added: [] } },
      choices: [{ en: 'How do I begin a cover letter?', ar: 'كيف أبدأ خطاب التقديم؟' }],
    },
  );
}
