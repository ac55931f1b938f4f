import { fold } from '@vitae/language/fold';
import { reply, type Said } from './language.ts';
import { isThanksOrParting } from './thanks-and-partings.ts';
import type { CoachAnswer, Turn } from './turn.ts';

/** Far longer than anything that says little. */
const SMALL_MAX = 120;

const FIRST_CHOICES: readonly Said[] = [
  { en: 'Improve the bullets of my resume', ar: 'حسّن نقاط سيرتي الذاتية' },
  { en: 'Practise an interview with me', ar: 'تدرّب معي على مقابلة' },
  { en: 'What do I say about salary expectations?', ar: 'ماذا أقول عن الراتب المتوقع؟' },
];

type SmallTalk = readonly [RegExp, Said, CoachAnswer['kind'], readonly Said[]];

const THANKED: SmallTalk = [
  /^(?:ok(?:ay)?[\s,.!]*)?(?:thanks?(?: you)?(?: (?:so|very) much| a lot)?|thx|great|perfect|(?:الف |مليون )?شكرا(?: جزيلا| لك| كثير| حبيبي)*|(?:الله )?يعطيك العافيه(?: (?:ما|وما) قصرت)?|ما قصرت|مشكوره?|تسلم(?: ايدك)?|يسلمو)[\s!.]*$/u,
  { en: 'You are welcome. Good luck!', ar: 'على الرحب والسعة. بالتوفيق!' },
  'answer',
  [],
];

/** What says little by itself, with its reply. */
const SMALL_TALK: readonly SmallTalk[] = [
  THANKED,
  [
    /^(?:hi|hello|hey|salaam?|good (?:morning|afternoon|evening)|مرحبا|اهلا|السلام عليكم|صباح الخير|مساء الخير)(?:$|[\s!.,؟?]+(?:there|all|coach)?[\s!.]*$)/u,
    {
      en: 'Hello! I help with your job search: resume, letters, interviews, offers, and working in the Gulf. Ask as you would ask a friend, or begin with one of these.',
      ar: 'مرحبًا! أساعدك في البحث عن عمل: السيرة والخطابات والمقابلات والعروض والعمل في الخليج. اسأل كما تسأل صديقًا، أو ابدأ بأحد هذه.',
    },
    'answer',
    FIRST_CHOICES,
  ],
  [
    /^(?:please |pls |i need |can (?:you|u) )?help(?: me)?(?: (?:please|pls))?[\s!.?]*$|^(?:(?:ال)?مساعده|ساعدني|ساعدوني|محتاج مساعده)[\s!.؟?]*$/u,
    {
      en: 'Gladly. I can look over your resume or fit it to an advert, write a letter or a mail, practise an interview, set offers side by side, and answer questions on job search and work. What is it about? Give me your resume or the advert with **+** below, or begin with one of these.',
      ar: 'بكل سرور. أراجع سيرتك أو أكيّفها لإعلان، وأكتب خطابًا أو رسالة، وأتدرب معك على مقابلة، وأقارن العروض، وأجيب عن أسئلة البحث عن عمل. ما الموضوع؟ أعطني سيرتك أو الإعلان بزر **+**، أو ابدأ بأحد هذه.',
    },
    'asking',
    FIRST_CHOICES,
  ],
  [
    /\b(?:you are|you'?re|ur|u r|this is|this thing is|it'?s) (?:\p{L}+ ){0,2}(?:shite?|crap|rubbish|useless|garbage|stupid|a joke|pointless|just a (?:bot|robot|machine|program))\b|\b(?:useless|stupid) (?:bot|thing|app|robot)\b|(?:انت|هذا) (?:غبي|فاشل|سيي|مجرد روبوت)/u,
    {
      en: 'True, I am a program, and I know only job search: resumes, letters, interviews, offers. Of other things I know nothing. If an answer of mine was no use, tell me what you need and for which job, in one sentence, and I try again; or take one of these.',
      ar: 'صحيح، أنا برنامج ولا أعرف إلا البحث عن عمل: السيرة والخطابات والمقابلات والعروض. إن لم تنفعك إجابتي فقل لي في جملة ماذا تحتاج ولأي وظيفة، وأحاول من جديد. أو اختر أحد هذه.',
    },
    'unknown',
    FIRST_CHOICES,
  ],
  [
    /^(?:and )?(?:(?:who|what) (?:are|r) (?:you|u)|(?:are|r) (?:you|u) (?:an? )?(?:actual |real )?(?:bot|robot|human|person|ai|machine|real|chatgpt)(?: or (?:an? )?(?:actual |real )?(?:bot|robot|human|person|ai|machine))?|what (?:can|do) (?:you|u) do|how (?:can|do) (?:you|u) help(?: me)?|(?:من|مين|منو) (?:انت|انتم|حضرتك)|(?:هل )?(?:انت|انتي) (?:انسان|روبوت|بوت|الي|حقيقي)|(?:ماذا|شو|وش|ايش) (?:تقدر|تستطيع|بتقدر|ممكن) (?:ان )?(?:تفعل|تسوي|تعمل|تساعدني))[\s?!.؟]*$/u,
    {
      en: 'I am a program: a coach for job search. I answer from reviewed advice on resumes, letters, interviews, offers and working in the Gulf, and I change your own documents where you accept it.',
      ar: 'أنا برنامج: مدرب للبحث عن عمل. أجيب من نصائح مراجَعة عن السيرة والخطابات والمقابلات والعروض والعمل في الخليج، وأعدّل مستنداتك حين تقبل ذلك.',
    },
    'answer',
    FIRST_CHOICES,
  ],
  [
    /^[^\p{L}\p{N}]*$/u,
    {
      en: 'I see no question yet. What would you like to know? If something in my answer was not clear, tell me which part.',
      ar: 'لا أرى سؤالًا بعد. ماذا تود أن تعرف؟ وإن لم يكن شيء في إجابتي واضحًا فأخبرني أي جزء.',
    },
    'asking',
    FIRST_CHOICES,
  ],
  [
    /^(?:ok(?:ay)?|k|yes|yeah|yep|sure|alright|fine|got it|i see|نعم|اي|ايوه|تمام|طيب|اوك|ماشي)[\s!.]*$/u,
    { en: 'Good. What comes next?', ar: 'حسنًا. ما التالي؟' },
    'asking',
    FIRST_CHOICES,
  ],
  [
    /^(?:no|nope|nah|not really|never ?mind|forget it|leave it|لا|كلا|مو هذا)[\s!.]*$/u,
    {
      en: 'All right. Tell me in your own words what you would rather have.',
      ar: 'حسنًا. قل لي بكلماتك ما تريده بدلًا من ذلك.',
    },
    'asking',
    FIRST_CHOICES,
  ],
];
const found = (text: string) => {
  const words = fold(text.slice(0, SMALL_MAX)).trim();
  if (text.length > SMALL_MAX) return undefined;
  return SMALL_TALK.find(([pattern]) => pattern.test(words)) ?? (isThanksOrParting(words) ? THANKED : undefined);
};

/** Whether a message asks nothing of its own: a greeting, thanks, a nod. */
export const isSmallTalk = (text: string): boolean => found(text) !== undefined;

/** The reply to a message that says little; null for all others. */
export function smallTalk(turn: Turn): CoachAnswer | null {
  const [, said, kind, choices] = found(turn.text) ?? [];
  return said ? reply(turn, said, { kind: kind!, choices: choices! }) : null;
}
