import { fold } from '@vitae/language/fold';
import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

// Deeds outside of the talk: to look into an employer's system, to ring, to send, to apply.

const ASKED =
  "(?:(?:can|could|cant|can'?t|cannot|couldn'?t|will|would|wont|won'?t|able to)(?: you| u| ya)?|(?:please|pls|plz))";
const THEM =
  '(?:them|him|her|hr|(?:the|my|their|this|that) (?:\\p{L}+ )?(?:company|employer|recruiter|manager|boss|firm|hospital|hotel|school|office|agency|bank|airline|agent|shop|restaurant))';
const DEEDS = new RegExp(
  `\\b${ASKED}\\b(?: \\p{L}+){0,3}? (?:(?:look|log|get|go|see|peek|check|hack)(?: \\p{L}+)?(?: in| into| inside| on| at| with)? (?:their|the|my) (?:\\p{L}+ )?(?:system|portal|database|website|computer|account|application status|status|application)|(?:call|ring|phone|contact|speak (?:to|with)|talk (?:to|with)|reach out to|ask|check with) ${THEM}|(?:apply|submit|send|forward|upload|book|schedule|fill)\\b[^.?!]{0,50}\\b(?:for me|on my behalf|to (?:them|hr|the (?:company|employer|recruiter))))|(?:تقدر|تقدري|ممكن|بتقدر|ينفع|فيك|ما تقدر)\\s(?:ان )?(?:تتصل|تكلم|تدخل|تشوف|تقدم|ترسل|تبعت|تكلمهم|تسال)\\S*\\s?(?:\\S+ ){0,3}?(?:فيهم|بهم|معهم|لهم|نظام|سيستم|موقع|عني|لي|الشركه|هم)`,
  'u',
);
const WRITES = /\b(?:write|draft|word|compose|reword)\b|اكتب|صيغ/u;

export function sayItActsNowhere(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300)).replace(/\s+/gu, ' ').trim();
  if (!DEEDS.test(words) || WRITES.test(words)) return null;
  return reply(
    turn,
    {
      en: 'No: I see no employer’s system, and I cannot ring anybody, send anything or apply for you. What works instead:\n\n- **You look:** the portal of the application, the spam folder, missed calls; “under review” stands there until a person has decided, often for weeks.\n- **You ask once,** by the careers contact or by phone: “Good morning, my name is [name]. I applied for [job] on [date], reference [number]. Could you tell me where it stands, and whether you need anything more from me?”\n- **I can** write that message for you, get you ready for their call, or go through your resume for the next application.',
      ar: 'لا: لا أرى نظام أي صاحب عمل، ولا أستطيع الاتصال بأحد أو إرسال شيء أو التقديم عنك. وما ينفع بدل ذلك:\n\n- **انظر أنت:** صفحة الطلب والبريد المزعج والمكالمات الفائتة؛ و«قيد المراجعة» تبقى حتى يقرر شخص، وكثيرًا ما تطول أسابيع.\n- **اسأل مرة واحدة** عبر صفحة التوظيف أو الهاتف: «صباح الخير، اسمي [الاسم]. قدّمت على [الوظيفة] بتاريخ [التاريخ]. أين وصل الطلب، وهل تحتاجون شيئًا؟»\n- **أنا أستطيع** كتابة هذه الرسالة، أو إعدادك لمكالمتهم، أو مراجعة سيرتك للطلب التالي.',
    },
    {
      choices: [
        { en: 'Write an email to ask about the status of my application', ar: 'اكتب رسالة للسؤال عن حالة طلبي' },
        { en: 'Practise an interview with me', ar: 'تدرّب معي على مقابلة' },
      ],
    },
  );
}
