import { fold } from '@vitae/language/fold';
import { reply, type Said } from './language.ts';
import { asksOfTheirDecision } from './own-case/decision-of-others.ts';
import type { CoachAnswer, Turn } from './turn.ts';

/** What one employer or one person thinks, pays or will do: no advice knows that. */
const OTHERS_MINDS = [
  /\b(?:chances?|odds|probability|likely)\b.{0,20}\b(?:i|me|of)\b.{0,15}\b(?:get|getting|hired|accepted|selected|job|pass)\b/u,
  /(?<!\bwhy )\b(?:(?:will|did) (?:i|they|he|she|we)|do (?:they|he|she)) (?:get|pass|hire|choose|accept|reject|call|like|select)\b.{0,12}\b(?:the|this|that|me|my)\b/u,
  /\bwill (?:they|he|she|the company|hr) (?:give|offer) me (?:the|this|that|a) (?:job|position|offer|chance)\b|\bhow (?:old|tall|rich) is\b/u,
  /\bis (?:the|my|their|your) (?:new )?(?:ceo|cfo|cto|boss|manager|owner|founder|director|hr|recruiter|interviewer|team)\b.{0,40}\b(?:nice|kind|friendly|strict|rude|fair|married|good to work (?:for|with))\b/u,
  /\bwhen will (?!i\b|my\b)(?:\S+ ){1,4}(?:answer|reply|decide|call|respond)/u,
  /\bwill my (?:boss|manager|company|colleagues?|team) (?:be|get|leave|quit|retire|resign|promote|fire)\b|\bwhen will i (?:find|get|be)\b/u,
  /\b(?:who else|which (?:candidate|applicant)s?|who) did (?:they|he|she|the \S+) (?:interview|choose|pick|hire|invite|select)/u,
  /\bdid (?:they|hr|the \S+|my \S+) (?:receive|recieve|get|see|open|read|look at) (?:my|the) (?:application|cv|resume|e-?mail|message)\b/u,
  /\bdid (?:\S+ ){1,3}(?:see|notice|find out|know) (?:that )?i(?:'m| am|m) (?:looking|searching|applying)\b/u,
  /\bwill\b.{0,50}\b(?:be|change|become|stay)\b.{0,20}\bin (?:20[3-9]\d|202[7-9])\b/u,
  /\bdid (?:the|my) \S+ think of me\b|\b(?:people|others|candidates) (?:have )?applied\b|\bis (?:mr|ms|mrs|dr)\b/u,
  /\b(?:is|was|has|did) (?:my (?:boss|manager|application|cv|resume|recruiter)|the (?:company|recruiter|manager|hr)) (?:going to|been (?:read|seen|opened)|read|open|see|like|hire|promote)/u,
  /\bis (?:the|this|that) (?:job|position|vacancy|role) .{0,40}\b(?:still|already) (?:open|available|free|taken|filled)/u,
  /\bwhy did (?:the |my )?(?:recruiter|hr|manager|interviewer) (?!they|he|she|not|reject|stop|say|ask|ignore)\p{L}+ (?:stop|not|reject|say|ignore|go)/u,
  /\bwhat did (?:the|my|they|he|she|hr)\b.{0,40}\b(?:write|say|note|report|tell\w*|put) .{0,20}\b(?:about|on|of) me\b/u,
  /\b(?:lowest|highest|maximum|max|minimum|real|exact) (?:salary|pay|budget|number|figure|sum)\b.{0,60}\b(?:they|he|she|interviewer|company|hr|manager)\b.{0,40}\b(?:accept|pay|offer|give|have)/u,
  /\bwhen (?:exactly |will )*(?:will |is |does )?my (?:work )?(?:visa|permit|iqama|offer letter|contract|id) (?:be|come|get|arrive)|\bwhat(?: is|'?s) the (?:name|number|e-?mail) of the (?:\p{L}+ )?(?:manager|recruiter|interviewer|person|boss)\b/u,
  /\b(?:which|what) (?:exact|precise) (?:\d+ )?questions\b|\bwho else (?:is|was|applied|got)\b|\bis my (?:company|employer|boss) going to\b|\bdid (?:hr|\p{L}+) (?:at|from|of) .{2,30} (?:open|read|see|get|receive)\b/u,
  /ما اسم (?:ال)?(?:مدير|موظف|مسوول)|هل وافق|كم واحد (?:قدم|متقدم)|كم نسبه (?:اني|ان) |هتكلمني امتي|امتي (?:ه|ح)?(?:يكلموني|يردوا|تكلمني)/u,
  /متي (?:راح |رح )?(?:ب|س)?ي?(?:ردون|رد|تصلون|تصل|قررون)|هل (?:(?:س|را?ح )(?:اقبل|ينجح|انجح|اتوظف|يوظفوني|القي (?:شغل|وظيفه))|(?:س|راح )?يقبلوني|انجح)|بيقبلوني|وش رايهم فيني|من (?:اختاروا|قبلوا|وظفوا)/u,
];
/** What one person earns. */
const PAY_OF_OTHERS = [
  /\bwhat (?:does|do|did) (?:my|the|our|his|her) (?:\S+ ){0,2}(?:colleague|coworker|co-worker|boss|manager|friend|teammate|team ?lead|director|ceo)s?(?: \p{L}+)? (?:earn|make|get paid|take home)\b/u,
  /كم (?:راتب|ياخذ|تاخذ|يقبض|تقبض|بياخد|بتاخد) (?:ال)?(?:زميل|مدير|صاحب|رييس)/u,
  /\b(?:salary|bonus|pay|much)\b.{0,20} (?:does|do|did) (?:the|my|his|her|their|\S+['’]s) (?!company|firm|employer)(?:\S+ ){1,5}(?:get|earn|make)\b/u,
  /\bhow much (?:does|do|did|is) my (?:colleague|coworker|co-worker|boss|manager|friend|teammate)\b|زميل.{0,60}(?:راتب|ياخذ|يقبض)|كم راتب(?:ه|ها|هم)(?=\s|[؟?]|$)/u,
];
/** "is he going to fire me": a worry about the own job, whatever gave rise to it. */
const OWN_JOB_AT_RISK = [
  /\b(?:(?:is|are|was|will|might|gonna|going to|about to|planning to|want(?:s|ing)? to|tr(?:y|ying|ies) to|think(?:ing)?|afraid|worried|scared|sign(?:s)? (?:that )?)\b(?:(?!\b(?:can|could|may)\b).){0,40}\b(?:fire|sack|dismiss|replace|terminate|lay off|let go(?: of)?|get rid of|push(?:ing)? out|manage out|kick out) ?(?:me|us)\b(?! (?:with|without|in|during|while)\b)|\b(?:let|lay|push|manag|kick)\w* me (?:go|off|out)\b(?=[\s?.!]*$)|\b(?:am i|will i|i'?m|i might|i could|i will|if i'?m|going to)\b.{0,25}\b(?:be|get|getting|being) (?:fired|sacked|dismissed|let go|laid off|replaced|made redundant|pushed out|terminated)\b[\s?.!]*$|\bis my job (?:at risk|safe|secure|in danger)\b|\bam i (?:about to|going to|gonna) lose my job\b)/u,
  /(?:هل |شكله |خايفه? |اخاف |حاسس?ه? )(?:\S+ ){0,5}?(?:راح |رح |س|بي?|ناوي |يبي |بده )?ي?(?:يفصلني|يطردني|يفصلوني|يطردوني|يسرحوني|يستغنون? عني|يستغنوا عني|ينهون? خدماتي)/u,
];
/** Elections, matches, rates: whatever is decided later, and elsewhere. */
const THE_FUTURE =
  /\bwhen will (?:\p{L}+ ){0,3}(?:lay ?offs?|redundanc\w+|cuts)\b|\bwill (?:there be|my company|the company|we|they)\b.{0,30}\b(?:lay ?offs?|lay (?:us|people|anyone|me) off|redundanc\w+|go bankrupt|close down)\b|\bhow much will i (?:earn|make|get|be paid|be earning)\b.{0,20}\bin (?:\d+|two|three|five|ten|a few|some) years\b|\bwhat will my (?:salary|pay) be in\b|كم (?:س|راح |ح|ه)?(?:يكون|يصير|يبقي) راتبي .{0,10}(?:بعد|خلال)|متي (?:س|راح |ح|ه)?(?:يكون|تكون|تصير|يسرح)\S* .{0,15}(?:تسريح|استغناء)|(?:هل|متي) (?:س|راح |ح|ه)(?:يسرح|تسرح)|\bwho(?: will|'?ll| is going to| wins?)\b.{0,30}\b(?:win|wins|elect|president)|\bwill\b.{0,40}\b(?:rate|price|salarie|dirham|dollar|rupee|gold|bitcoin|stock|market|oil)s?\b.{0,40}\b(?:higher|lower|rise|fall|go up|go down|up|down|crash)|\bwhat will (?:the )?(?:\p{L}+ ){0,4}(?:rate|price|dollar|dirham|gold|bitcoin|stock|market|oil|weather)\b.{0,40}\bbe\b|مين (?:ه|ح|راح |رح )?(?:يكسب|يفوز)|من (?:س|راح )?(?:يفوز|يكسب)/u;
/** What only an examination can tell. */
const THE_BODY =
  /\b(?:is|are) (?:this|that|these|my|the) (?:\p{L}+ ){0,2}(?:moles?|lumps?|rash|spots?|coughs?|wounds?|swelling|pains?|headaches?)\b|\bdo i have (?:cancer|diabetes|covid|an infection)|هل (?:هذا|هذه) .{0,30}(?:سرطان|معدي)/u;

/** Names, numbers, addresses and hours of people and firms. */
const WHO_AND_WHERE = [
  /\b(?:wi-?fi|door|office) (?:password|code)\b/u,
  /\bwho(?:'s| is|s| are)\s+(?:the |their |our |your )?(?:\p{L}+ ){0,2}(?:ceo|cfo|cto|owner|founder|chairman|president|director|head|manager|recruiter|hr|boss|supervisor|interviewer)s?\b.{0,20}\b(?:of|at|in|for)\b/u,
  /\b(?:phone|mobile|telephone|cell|contact|whatsapp|direct|office)?\s?(?:numbers?|e-?mail(?: address)?|address|extension)\b.{0,12}\b(?:of|for)\b.{0,25}\b(?:manager|recruiter|hr|director|ceo|owner|boss|head|department|company|office|team)\b/u,
  /\b(?:what time|when) (?:does|do|is|are) (?:the |their )?(?:\p{L}+ ){1,4}(?:open|close|closed)\b|\bwhere(?:'s| is|s) (?:the |their )?(?:\p{L}+ ){0,4}(?:office|headquarters|hq|branch|building)\b/u,
  /(?:^|\s)(?:ما|ايش|شو|وش|ايه|مين|من)(?: هو| هي)?(?: ال)? ?(?:اسم|رقم|ايميل|عنوان|بريد).{0,20}(?:مدير|مسوول|رييس|صاحب|موظف|شركه|الموارد|hr)|(?:رقم|ايميل|اسم|جوال|تليفون) (?:ال)?(?:مدير|مسوول|موارد|موظف|رييس)|(?:^|\s)مين(?: هو| هي)? (?:ال)?(?:مدير|رييس|صاحب|مالك|مسوول)|(?:^من(?: هو| هي)?|\sمن (?:هو|هي)) (?:ال)?(?:مدير|رييس|صاحب|مالك|مسوول)/u,
];

/** Who sits on the panel, and what they will set one to do. */
const OF_THE_DAY = [
  /\b(?:who|which (?:people|person|manager|one))(?:'s|s)?\b(?: \p{L}+){0,3}? (?:(?:is|are|will be|be|sits?|sitting|gonna be) )?(?:\p{L}+ ){0,3}?(?:on|in|at|part of) (?:the|my|this|their) (?:\p{L}+ )?(?:board|panel|committee|interview)\b/u,
  /\b(?:who|which) (?:the )?(?:\p{L}+ ){0,2}?(?:(?:on|of|from) the (?:board|panel|committee)|panel members?|interviewers?|panelists?) (?:is|are|will)\b/u,
  /\b(?:what|which|wat)(?: (?:kind|sort|type) of)?(?: \p{L}+)? (?:scenarios?|case(?: study| studies)?|tasks?|exercises?|tests?|role ?plays?|simulations?|topics?|assignments?|puzzles?) (?:is it|it is|(?:(?:will|would|do|does|are|is|might|could|can) )?(?:they|he|she|the (?:panel|board|school|company|centre|center))(?:'?ll| will| would| might| could| are going to| gonna| going to)? (?:give|set|use|ask|make|choose|pick|put|have|test|throw|giving|be giving))/u,
  /\b(?:what|which)(?: (?:kind|sort|type) of)? (?:scenarios?|case stud(?:y|ies)|tasks?|exercises?|role ?plays?|tests?) (?:(?:will|would|might|could|am|are) (?:i|we|there) (?:get|be|have|face|do|sit|given|going|gonna)|(?:is|will be|comes?|would be) (?:it|coming|in the|on the|up))\b|\bwho(?:'s|s| is| are)? (?:the )?(?:\p{L}+ )?(?:(?:panel|board|committee|jury) members?|interviewers|panelists)\b/u,
  /\bwhat(?:'s| is|s| will be)? (?:(?:on|in) the|the|their) (?:scenario|case study|exercise|role ?play|test)(?: (?:is|be|about|exercise))*(?: (?:going to be|about|be|will be))?[\s?.!]*$/u,
  /(?:مين|من)(?: هم| هو| هي)? (?:اعضاء|عضو|في|ضمن|ب) ?(?:ال)?(?:لجنه|اللجنه)|(?:اي|شو|ايش|وش|ما)(?: هو| هي)? (?:ال)?(?:سيناريو|حاله|تمرين|مهمه|اختبار) (?:اللي )?(?:را?ح |ح|ه|س)?(?:ي|ب)?(?:عطوني|يعطوني|يعطونا|يطلبوا|سالو|يجيبوا|يكون)\S*/u,
];

const WHOM_TO_ADDRESS: Said = {
  en: 'Whom do I address when I know no name?',
  ar: 'لمن أوجه الخطاب إذا لم أعرف الاسم؟',
};
const RAISE: Said = { en: 'How do I ask for a raise?', ar: 'كيف أطلب زيادة في الراتب؟' };

const WHEN_AT_RISK: readonly Said[] = [
  { en: 'How much notice do I have to give?', ar: 'كم مدة الإشعار التي علي؟' },
  { en: 'How do I look for a job without my employer noticing?', ar: 'كيف أبحث عن عمل دون أن يعلم صاحب عملي؟' },
  { en: 'What do I say when I was let go?', ar: 'ماذا أقول إذا أُنهيت خدمتي؟' },
];

const CHOICES: readonly Said[] = [
  { en: 'Practise an interview with me', ar: 'تدرّب معي على مقابلة' },
  { en: 'Write an email to ask about the status of my application', ar: 'اكتب رسالة للسؤال عن حالة طلبي' },
];

/** What is asked, what is said to it, and what is offered that has to do with it. */
const TOLD: readonly (readonly [readonly RegExp[], Said, readonly Said[]])[] = [
  [
    OWN_JOB_AT_RISK,
    {
      en: 'That I cannot know, and one sign proves nothing: meetings are put off and moods change for many reasons that have nothing to do with you. What helps whichever it is:\n\n- **Ask.** Request half an hour, in writing and without reproach: “I would like to talk about how things are going and what matters most to you this quarter.” A plain question is “Is there anything in my work that you would like to be different?”\n- **Write down** what you have brought about in the last months, with figures, and keep praise and agreements, as far as your contract allows.\n- **Look up** the notice in your contract, and what the law gives you for your years of service; a lawyer, a union or the labour authority of your country says what holds for you.\n- **Have your resume ready**, only so that you could go by your own choice. I do that with you.\n\nSign nothing on the spot, and do not resign out of worry.',
      ar: 'لا يمكنني معرفة ذلك، وعلامة واحدة لا تثبت شيئًا: تؤجَّل الاجتماعات وتتغير الأمزجة لأسباب كثيرة لا علاقة لك بها. ما ينفع في الحالتين:\n\n- **اسأل.** اطلب نصف ساعة كتابةً ودون عتاب: «أود الحديث عن سير العمل وما يهمكم أكثر في هذه الفترة». وسؤال واضح: «هل في عملي ما تودون تغييره؟».\n- **دوّن** ما أنجزته في الأشهر الأخيرة بأرقامه، واحتفظ بالثناء والاتفاقات بقدر ما يسمح عقدك.\n- **راجع** مدة الإشعار في عقدك وما يمنحك القانون عن سنوات خدمتك؛ والمحامي أو جهة العمل في بلدك يحدد ما ينطبق عليك.\n- **جهّز سيرتك** لتكون المغادرة بقرارك إن أردتها، وأعمل عليها معك.\n\nلا توقّع شيئًا في الحال ولا تستقل بدافع القلق.',
    },
    WHEN_AT_RISK,
  ],
  [
    PAY_OF_OTHERS,
    {
      en: 'What one person earns I cannot know, and it helps less than it seems. What your work is worth you find in adverts that state pay, in salary guides (Cooper Fitch, Hays, GulfTalent) and from people of the trade in other firms. If you are below that, make your case with your results, not with a colleague.',
      ar: 'لا يمكنني معرفة راتب شخص بعينه، ومعرفته تفيد أقل مما تظن. قيمة عملك تجدها في الإعلانات التي تذكر الراتب، وأدلة الرواتب (Cooper Fitch وHays وGulfTalent)، ومن أهل المهنة في شركات أخرى. وإن كنت دونها فاطلب بإنجازاتك لا بمقارنة زميل.',
    },
    [RAISE],
  ],
  [
    WHO_AND_WHERE,
    {
      en: 'I do not know that: I keep no names, numbers, addresses or opening hours of people and firms, and look nothing up. You find them in the advert and the mail that invited you, on the company’s own site, on LinkedIn (company, then “People”), or by a call to the switchboard. Where no name is to be had, “Dear Hiring Manager” is right.',
      ar: 'لا أعرف ذلك: لا أحفظ أسماء الأشخاص والشركات ولا أرقامهم أو عناوينهم أو أوقات دوامهم، ولا أبحث عنها. تجدها في الإعلان أو رسالة الدعوة، أو موقع الشركة، أو لينكدإن (صفحة الشركة ثم «الأشخاص»)، أو باتصال بالمقسم. وإن لم تجد اسمًا فـ«السيد مدير التوظيف المحترم» صحيح.',
    },
    [WHOM_TO_ADDRESS],
  ],
  [
    OF_THE_DAY,
    {
      en: 'I cannot know that: who will sit there, and what they will set you to do, only they know. What you can do:\n\n- **Ask whoever invited you**, in one mail: “May I ask who will be on the panel, and how I should prepare for the exercise: how long is it, and do I bring anything?” It is a usual question, and most answer it.\n- **Read the invitation and the advert again** for names, roles and the length of each part; the firm’s own site and LinkedIn show who holds those roles.\n- **Prepare for any scenario in the same way:** make sure that nobody is in danger, find out the facts, say what you would do first and whom you would tell, by which rule, and what you would write down afterwards. Take two cases of your own work as a rehearsal.',
      ar: 'لا يمكنني معرفة ذلك: من سيجلس هناك وما سيطلبونه منك لا يعرفه إلا هم. ما يمكنك فعله:\n\n- **اسأل من دعاك** في رسالة واحدة: «هل لي أن أعرف من سيكون في اللجنة، وكيف أستعد للتمرين: كم مدته وهل أحضر شيئًا؟» هذا سؤال معتاد ويجيب عنه أغلبهم.\n- **اقرأ الدعوة والإعلان ثانية** بحثًا عن الأسماء والأدوار ومدة كل جزء، وموقع الجهة ولينكدإن يبينان من يشغل تلك الأدوار.\n- **استعد لأي حالة بالطريقة نفسها:** تأكد ألا يكون أحد في خطر، واجمع الحقائق، وقل ما ستفعله أولًا ومن ستبلغ وبأي قاعدة وما ستدوّنه بعدها. وتدرب على حالتين من عملك.',
    },
    CHOICES.slice(0, 1),
  ],
  [
    OTHERS_MINDS,
    {
      en: 'That I cannot know: it is for others to decide, and I hear nothing of them. What I can do is make you ready for it: practise the interview, look over your documents, or write to them with you.',
      ar: 'لا يمكنني معرفة ذلك، فالقرار لغيرنا ولا أعرف عنه شيئًا. ما أستطيعه هو إعدادك له: التدرب على المقابلة، أو مراجعة مستنداتك، أو الكتابة إليهم معك.',
    },
    CHOICES,
  ],
  [
    [THE_FUTURE],
    {
      en: 'That nobody can tell beforehand, and it lies outside of what I do: I help with applications, interviews, offers and work law. If your plans hang on it, ask me about the part that can be prepared.',
      ar: 'هذا لا يعرفه أحد مسبقًا، وهو خارج عملي: أساعد في الطلبات والمقابلات والعروض وقوانين العمل. وإن كانت خططك متعلقة به فاسألني عما يمكن إعداده.',
    },
    [],
  ],
  [
    [THE_BODY],
    {
      en: 'That I cannot judge: please show it to a doctor, best this week. I can help with what it means for your application, such as moving the date of a medical test.',
      ar: 'لا أستطيع الحكم على ذلك: اعرضه على طبيب، والأفضل هذا الأسبوع. ويمكنني المساعدة فيما يخص طلبك، كتأجيل موعد الفحص الطبي.',
    },
    [],
  ],
];

/** Says of what nobody here can know that it is so; null for all others. */
export function beyondKnowing(turn: Turn): CoachAnswer | null {
  const folded = fold(turn.text.slice(0, ASKED_MAX));
  if (asksOfTheirDecision(turn.text))
    return reply(turn, WHILE_THEY_DECIDE, { kind: 'unknown', choices: WHILE_WAITING });
  const [, told, choices = []] = TOLD.find(([patterns]) => patterns.some((pattern) => pattern.test(folded))) ?? [];
  return told ? reply(turn, told, { kind: 'unknown', choices }) : null;
}
const ASKED_MAX = 600;

const WHILE_THEY_DECIDE: Said = {
  en: 'That I cannot know: I hear nothing from employers, and silence alone does not mean no. Most take one to three weeks after they read applications, and many answer only those they invite. What you can do:\n\n- **Wait a week** from the day you sent it, or until a few days after the closing date that the advert names.\n- **Then ask once**, briefly: which job, when you applied, whether they need anything more. To a small firm a call or a visit at a quiet hour does the same.\n- **Apply elsewhere meanwhile.** After a second unanswered question count it as a no.\n\nShall I write the message? Tell me when you sent it and to whom.',
  ar: 'لا يمكنني معرفة ذلك، فلا يصلني شيء من أصحاب العمل، والصمت وحده لا يعني الرفض. يستغرق الفرز عادة أسبوعًا إلى ثلاثة، وكثيرون لا يردون إلا على من يدعونه. ما يمكنك فعله:\n\n- **انتظر أسبوعًا** من يوم الإرسال، أو أيامًا بعد موعد الإغلاق في الإعلان.\n- **ثم اسأل مرة واحدة** باختصار: أي وظيفة، ومتى قدّمت، وهل يحتاجون شيئًا.\n- **قدّم على غيرها في الأثناء**، وبعد سؤال ثانٍ بلا رد اعتبره رفضًا.\n\nهل أكتب الرسالة؟ قل لي متى أرسلت ولمن.',
};
const WHILE_WAITING: readonly Said[] = [
  { en: 'Write an email to ask about the status of my application', ar: 'اكتب رسالة للسؤال عن حالة طلبي' },
  { en: 'Practise an interview with me', ar: 'تدرّب معي على مقابلة' },
];
