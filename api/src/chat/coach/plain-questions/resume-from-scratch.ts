import { fold } from '@vitae/language/fold';
import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

// Somebody who has no resume yet, and asks for a first one.

const RESUME = '(?:cv|c\\.v\\.?|resume|resumé|curriculum(?: vitae)?|biodata)';
const HAS_NONE = new RegExp(
  `\\b(?:never|not|no|dont|don'?t|didn'?t|didnt|havent|haven'?t|aint|ain'?t|without)\\b(?: (?:ever|even|yet|really|actually))*(?: (?:have|had|got|made|own|owned|wrote|written|done|needed|have got))?(?: (?:ever|even|yet|really|actually))*(?: (?:a|an|any|my|one))? ${RESUME}\\b(?! (?:gap|that|with|for))`,
  'u',
);
const MAKES_ONE = new RegExp(
  `\\b(?:make|do|create|write|build|start|begin|put together|draft|prepare|set up)\\b(?: (?:me|us|up))?(?: (?:a|an|my|one|it|the|this))?(?: (?:new|first|whole|full|fresh|${RESUME}))*(?: (?:for me|up))? (?:from (?:scratch|zero|nothing|the (?:beginning|start))|from 0)\\b`,
  'u',
);
const FIRST = new RegExp(
  `\\b(?:make|do|create|write|build|start|need|want)\\b(?: me)? (?:a|my|the) (?:very )?first ${RESUME}\\b`,
  'u',
);
const OF_RESUME = new RegExp(`\\b${RESUME}\\b`, 'u');
const NEVER_ONE =
  /\bnever (?:had|made|wrote|written|done|needed|owned) (?:one|any)\b|\b(?:dont|don'?t|havent|haven'?t) (?:have|got|got any|had) one\b/u;
const ARABIC =
  /(?:ما|ماعندي|معنديش|ليس|لا|مش|مو|ماعنديش)\s?(?:عندي|لدي|املك|معي|سويت|عملت)?(?: اي| ابدا)? (?:سيره|سي ?في|cv)|(?:سيره|سي ?في|cv)(?: ذاتيه)? (?:جديده )?من (?:الصفر|البدايه|لا شيء)/u;
const OF_OTHERS = /\b(?:cover(?:ing)? letter|e-?mail|linkedin|portfolio|website)\b/u;

/** How a resume is made here by one who has none, and what to tell first; null where one is there or it is not asked. */
export function makeFromScratch(turn: Turn): CoachAnswer | null {
  if (turn.resume) return null;
  const words = fold(turn.text.slice(0, 400)).replace(/\s+/gu, ' ').trim();
  const isOfResume = OF_RESUME.test(words);
  const isAsked =
    ARABIC.test(words) ||
    FIRST.test(words) ||
    HAS_NONE.test(words) ||
    (isOfResume && (MAKES_ONE.test(words) || NEVER_ONE.test(words)));
  if (!isAsked || OF_OTHERS.test(words)) return null;
  return reply(
    turn,
    {
      en: 'No upload needed. Open **Your resumes**, take **New resume** and begin with an empty one: it asks for one part after the other. Once it is there, give it to me with **+** below, and I add and reword lines in it.\n\nThese come first; answer them in your own words, spelling does not matter. What you cannot place in it, tell me once it is open here, and I put it in:\n\n1. **What work do you do, and which job do you want next?**\n2. **Where and for whom, from when to when?** The last job first. Seasons, casual work and work for the family count.\n3. **How much?** So many a day, a week, a season; how big the team, the place or the machine was.\n4. **Which tickets, licences, courses and school** do you have? In which years?\n5. **What would those you worked for say of you,** and who would pick up the phone for you?\n\nOne page is enough for a first one. I write down nothing that you have not told me.',
      ar: 'لا يلزم رفع شيء. افتح **سيرك الذاتية** واختر **سيرة جديدة** وابدأ بسيرة فارغة: تسألك عن الأجزاء جزءًا بعد جزء. وحين تصير موجودة أعطني إياها بزر **+** بالأسفل فأضيف الأسطر وأصوغها.\n\nوهذه الأسئلة أولًا، أجب بكلماتك ولا يهم الإملاء، وما لا تعرف مكانه قله لي بعد إضافتها هنا فأضعه:\n\n1. **ما عملك، وأي وظيفة تريد؟**\n2. **أين ومع من، ومن متى إلى متى؟** الأحدث أولًا. والعمل الموسمي والمؤقت ومع العائلة يُحسب.\n3. **كم؟** في اليوم أو الأسبوع أو الموسم، وحجم الفريق أو المكان.\n4. **أي شهادات ورخص ودورات ودراسة** لديك، وفي أي سنة؟\n5. **ماذا يقول عنك من عملت معهم،** ومن يمكن الاتصال به؟\n\nصفحة واحدة تكفي أول مرة. ولا أكتب ما لم تقله.',
    },
    { kind: 'asking' },
  );
}
