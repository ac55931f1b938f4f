import { fold } from '@vitae/language/fold';
import { reply, type Said } from './language.ts';
import type { CoachAnswer, Turn } from './turn.ts';

const IN_DANGER =
  /\b(?:kill (?:my ?self|me)|suicid|end (?:my (?:own )?life|it all)|(?:point|sense) (?:of|in) (?:living|life(?! insurance))|better off dead|(?:want|wanna) (?:to )?die|hurt my ?self|(?:dont|don't|do not) (?:want to|wanna) (?:live|be alive|wake up))\b|انتحر|انتحار|انهي حياتي|اقتل نفسي|(?:ابي|ابغي|بدي|اريد|نفسي) اموت|ما (?:ابي|ابغي|بدي) اعيش|اذي نفسي/u;
const DOWN =
  /\bfeel(?:ing)? (?:so |like |very |really |totally |such |i ?am |im |i'm )*(?:a )?(?:garbage|trash|worthless|hopeless|useless|failure|loser|giving up|sad|low|down|depressed|lost|broken|ashamed)\b|\b(?:nobody|no one|no ?body) (?:wants|will (?:ever )?hire|likes) me\b|\b(?:want|going|gonna|have) to cry\b|\bi(?:'m| am|m)? cry(?:ing)? (?:every|all|each)\b|\bi ?(?:am|m|'m) (?:so |just |really )*(?:desperate|hopeless|depressed|a failure|losing hope|exhausted)\b|\b(?:giv(?:e|ing) up|lost (?:all )?hope|hate my life)\b|\bcan'?t (?:take|do|bear) (?:it|this) any ?more\b|محد يبيني|ما حد يبيني|يايس|فاقد الامل|فقدت الامل|حاس اني فاشل|انا فاشل|مكتيب|(?:ابي|ابغي|بدي) ابكي|محبط|تعبت من (?:البحث|التقديم|الانتظار)|نفسيتي/u;
const ANGRY =
  /\b(?:you|u|ur|you're|this (?:bot|chat|coach|assistant|thing)) (?:are |r |is |re )?(?:so |just |really )*(?:useless|stupid|dumb|rubbish|bullshit|crap|terrible|a joke|no help|not help(?:ing|ful))\b|\bstupid (?:bot|machine|thing|ai)\b|^(?:wtf|fuck\w*)\b[^\p{L}]*$|\b(?:fuck (?:you|off)|shut up)\b|\byou (?:dont|don't|do not) (?:help|understand|get it|listen)\b|(?:انت|انتم) (?:غبي|فاشل|سيي)|ما (?:تفيد|تفهم|فهمت علي|فدتني)|كلام فاضي/u;

/** Who comes to the last round has a resume that works. */
const REACHED_THE_END =
  /\b(?:final|last|third|3rd|second|2nd) (?:rounds?|interviews?|stages?)\b|(?:مقابله|جوله|مرحله) (?:ال)?(?:نهاييه|اخيره)|اخر مرحله/u;

const FIRST_STEPS: readonly Said[] = [
  { en: 'I send many applications and hear nothing. What is wrong?', ar: 'أرسل طلبات كثيرة ولا يرد أحد، ما الخطأ؟' },
  { en: 'Improve the bullets of my resume', ar: 'حسّن نقاط سيرتي الذاتية' },
  { en: 'My job makes me ill. Do I quit without a new one?', ar: 'عملي يؤثر في صحتي، هل أستقيل دون بديل؟' },
];

/** Answers whoever is in danger before anything else; null for all others. */
export function helpInDanger(turn: Turn): CoachAnswer | null {
  return IN_DANGER.test(fold(turn.text.slice(0, 1_200))) ? reply(turn, HELP_NOW, { practice: turn.practice }) : null;
}

/** Answers whoever is downcast or angry; null for all others. */
export function careFor(turn: Turn): CoachAnswer | null {
  const said = fold(turn.text.slice(0, 1_200));
  if (DOWN.test(said))
    return REACHED_THE_END.test(said)
      ? reply(turn, SO_NEAR, { kind: 'asking', choices: NEXT_TO_THE_END })
      : reply(turn, COMFORT, { kind: 'asking', choices: FIRST_STEPS });
  if (ANGRY.test(said)) return reply(turn, SORRY, { kind: 'asking', choices: FIRST_STEPS.slice(0, 2) });
  return null;
}

const HELP_NOW: Said = {
  en: 'I am glad that you say it. I am a program and cannot be with you, but people can, now:\n\n- **In danger: call 112, or the emergency number of your country** (999 in the UAE and Britain, 911 in the United States).\n- To talk, by day and night: 988 in the United States, 116 123 (Samaritans) in Britain, 14416 (Tele-MANAS) in India. In the Emirates 800 4673, in Saudi Arabia 920033360. Elsewhere findahelpline.com knows a number.\n- Is there somebody near you? Tell them what you have told me, and ask them to stay.\n\nThe search for work can wait. I am here when you want to go on.',
  ar: 'يسعدني أنك قلتها. أنا برنامج ولا أستطيع أن أكون معك، لكن هناك من يستطيع الآن:\n\n- **عند الخطر اتصل بـ112 أو برقم الطوارئ في بلدك** (999 في الإمارات وبريطانيا، و911 في الولايات المتحدة).\n- للحديث مع مختص: 800 4673 في الإمارات، و920033360 في السعودية، و988 في الولايات المتحدة، و116 123 في بريطانيا، و14416 في الهند. وتجد أرقام غيرها في findahelpline.com.\n- هل بقربك أحد؟ أخبره بما أخبرتني به واطلب منه البقاء معك.\n\nالبحث عن عمل ينتظر. وأنا هنا متى أردت المتابعة.',
};

const COMFORT: Said = {
  en: 'That is hard, and it is not a verdict on you: most applications everywhere end without an answer, those of good people too. You need not mend it all today. One small thing is enough, and I do it with you. What weighs on you most: no answers, the interviews, or the work that you have now?',
  ar: 'هذا صعب، وليس حكمًا عليك: معظم الطلبات في كل مكان تنتهي بلا رد، حتى طلبات المتميزين. لا يلزم أن تصلح كل شيء اليوم، خطوة صغيرة تكفي وأقوم بها معك. ما أكثر ما يثقل عليك: غياب الردود، أم المقابلات، أم عملك الحالي؟',
};

const SO_NEAR: Said = {
  en: 'That hurts, the more so the nearer you come. Take an evening off first. Then look at what it says: your resume and the first talks work, or you would not be asked to the last round; there only two or three are left, and often something decides that you cannot see. Three things are in your hands:\n\n- Write to the last two of them today: “Which one point would have made the difference?” Some answer.\n- Write down the questions of the final rounds and your answers. Where two of them stumbled is the place to practise, with me if you like.\n- End the next one with “Is there anything that makes you hesitate about me?” and answer that on the spot.\n\nWhat do you hear most at the end: the salary, another candidate, or nothing?',
  ar: 'هذا مؤلم، وكلما اقتربت زاد ألمه. خذ مساءً للراحة أولًا. ثم انظر ما يعنيه: سيرتك ومقابلاتك الأولى ناجحة وإلا لما وصلت إلى الجولة الأخيرة، وهناك يبقى اثنان أو ثلاثة وكثيرًا ما يحسم شيء لا تراه. ثلاثة أمور بيدك:\n\n- اكتب اليوم إلى آخر شركتين: «ما النقطة التي كانت ستغير القرار؟».\n- دوّن أسئلة الجولات الأخيرة وإجاباتك، وحيث تعثرت مرتين فهناك نتدرب معًا.\n- اختم المقابلة القادمة بـ«هل لديكم تردد بشأني؟» وأجب عنه فورًا.\n\nما أكثر ما تسمعه في النهاية: الراتب، أم مرشح آخر، أم لا شيء؟',
};

const NEXT_TO_THE_END: readonly Said[] = [
  { en: 'How do I ask for feedback after a rejection?', ar: 'كيف أطلب رأيًا بعد الرفض؟' },
  { en: 'What is different in a second or final interview?', ar: 'ما المختلف في المقابلة الثانية أو النهائية؟' },
  { en: 'Practise an interview with me', ar: 'تدرّب معي على مقابلة' },
];

const SORRY: Said = {
  en: 'I am sorry: that did not help you. Tell me in one sentence what you need, with the country if it is about law, and I try again.',
  ar: 'أعتذر، لم أفدك. قل لي في جملة واحدة ما تحتاجه، مع البلد إن كان السؤال قانونيًا، وسأحاول مجددًا.',
};
