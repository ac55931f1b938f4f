import { fold } from '@vitae/language/fold';
import { orderToModel } from '@vitae/language/orders';
import { answerTitled } from './answer-question.ts';
import { isGulf, placeOfTalk } from './countries.ts';
import { languageOf, reply, type Said } from './language.ts';
import { readRequest } from './request.ts';
import type { CoachAnswer, Turn } from './turn.ts';

/** What makes a resume say what is not so. */
export const ASKS_TO_INVENT =
  /\b(?:put|write|say|add|change|make)\b.{0,90}\b(?:almost finished|not finished|never finished|didn'?t (?:finish|graduate)|even (?:if|though) i (?:don'?t|didn'?t|never|haven'?t)|whatever sounds good|i (?:didn'?t|did not|never) (?:do|did|study|studied|finish(?:ed)?|complete[d]?|attend(?:ed)?|went|got|had|worked)\b|i (?:don'?t|do not|never) (?:actually )?ha(?:ve|d) it|(?:nobody|no one|they) (?:will |ever )?(?:never |don'?t |not )?checks?|everyone (?:puts|does|lies)|make (?:it|them|something|some) up|so (?:that )?it (?:looks|seems|sounds) (?:longer|better|more|bigger)|to look (?:longer|older|more experienced)|fake)\b|\b(?:make up|invent|fake)\b.{0,30}\b(?:numbers?|figures?|results?|experience|jobs?|degree|certificates?|bullets?|reference)\b|(?:اخترع|الف|زور)\S* .{0,30}(?:خبر|ارقام|شهاد|وظيف)/u;

/** A degree that is under way, a result without its figure: what can be said of it as it is. */
export function refuseToInvent(turn: Turn): CoachAnswer {
  const words = fold(turn.text);
  const fitting = AS_IT_IS.filter(([of]) => of.test(words)).map(([, said]) => said);
  const shown = fitting.length > 0 ? fitting : AS_IT_IS.map(([, said]) => said);
  const place = placeOfTalk(turn);
  const gulf = place === null || isGulf(place) ? WHERE_ATTESTED : { en: '', ar: '' };
  return reply(
    turn,
    {
      en: `That I do not write: titles, dates, degrees, licences and figures are what employers check${gulf.en}, and a false one costs the job years later. What you can say as it is:\n\n${shown.map(({ en }) => en).join('\n')}`,
      ar: `هذا لا أكتبه: المسميات والتواريخ والشهادات والرخص والأرقام هي ما يتحقق منه أصحاب العمل${gulf.ar}، والكذب فيها يكلفك الوظيفة بعد سنوات. ما يمكنك قوله كما هو:\n\n${shown.map(({ ar }) => ar).join('\n')}`,
    },
    {
      about: { kind: 'refusal' },
      choices: [{ en: 'Improve the bullets of my resume', ar: 'حسّن نقاط سيرتي الذاتية' }],
    },
  );
}

const WHERE_ATTESTED: Said = { en: ' (in the Gulf degrees are attested for the visa)', ar: '' };

/** What is so may be said, each for what was asked to be invented. */
const AS_IT_IS: readonly (readonly [RegExp, Said])[] = [
  [
    /\b(?:degree|bsc|ba|bachelor\w*|masters?|mba|phd|diploma|university|college|graduat\w*|studied|education)\b|بكالوريوس|ماجستير|جامع|شهاد/u,
    {
      en: '- A degree under way: “BSc Hotel Management, expected June 2027”, or “3 of 4 years”; “in progress” only while you are enrolled, since that is checked too. What you do have counts: papers passed, a course with its certificate.',
      ar: '- شهادة لم تكتمل: «بكالوريوس إدارة فندقية، متوقع يونيو 2027» أو «3 من 4 سنوات»؛ و«قيد الدراسة» فقط إن كنت مسجلًا فعلًا. وما لديك يُحسب: مواد اجتزتها أو دورة بشهادتها.',
    },
  ],
  [
    /\b(?:licen[cs]es?|certificat\w*|certs?|endorsements?|tickets?|cards?|registration|permits?|training)\b|رخص|دور[هة]/u,
    {
      en: '- A licence or certificate: only with its issuer and date once you hold it; whoever hires looks it up in the register or asks for the card. Booked already: “[its name], test booked for [month year]”. Training that you did without a paper: name it as training, with who gave it.',
      ar: '- رخصة أو شهادة: فقط مع جهتها وتاريخها حين تملكها، فصاحب العمل يتحقق منها. وإن كان الموعد محجوزًا: «[اسمها]، الاختبار في [الشهر، السنة]».',
    },
  ],
  [
    /\b(?:numbers?|figures?|results?|percent|sales|targets?|revenue)\b|%|ارقام|نتيج/u,
    {
      en: '- A result: how many a day, how often, how long it took before and after, what the reviews or your manager said. Tell me one true figure and I put it into the line.',
      ar: '- نتيجة: كم في اليوم، كم مرة، كم استغرق الأمر قبل وبعد، ماذا قالت التقييمات أو مديرك. قل لي رقمًا صحيحًا واحدًا وأضعه في السطر.',
    },
  ],
  [
    /\b(?:jobs?|experience|years?|months?|longer|worked|dates?|employ\w+)\b|خبر|وظيف|سن/u,
    {
      en: '- A short job: its true dates. Months may be left out where every job has years only.',
      ar: '- وظيفة قصيرة: تواريخها الحقيقية، ويجوز الاكتفاء بالسنوات في كل الوظائف.',
    },
  ],
];

/** "then put it as pursuing": the same in other words. */
export const PUTS = /\b(?:put|write|add|say|show|call|mention|make) (?:it|that|this|as|me|in|i)\b|(?:اكتب|حط|ضيف)/u;

/** What is wished for after that refusal: it may be so, or not, and only its writer knows. */
export function askWhetherSo(turn: Turn): CoachAnswer {
  return reply(turn, ONLY_WHERE_SO, { kind: 'asking', about: { kind: 'refusal' } });
}

const ONLY_WHERE_SO: Said = {
  en: 'Only where it is so: “in progress” only while you are enrolled, a team only where you led it, a figure only where you can show it. If it is true, tell me where and when in one sentence (“I … at …, put that under that job”), and I put it there. If it is not, I leave it out: your references are asked about just that.',
  ar: 'فقط إن كان صحيحًا: «قيد الدراسة» إن كنت مسجلًا فعلًا، والفريق إن كنت تقوده، والرقم إن استطعت إثباته. إن كان كذلك فقل لي أين ومتى في جملة وأضعه تحت تلك الوظيفة. وإلا فلا أكتبه، فهذا ما يُسأل عنه من عملت معهم.',
};

/** Official titles are what is checked: "in contract it is accountant, make it Senior Accountant". */
export const RAISES_TITLE =
  /\b(?:title|designation|position)\b.{0,200}\b(?:make it|change it|put|write|call (?:it|me)) .{0,20}\b(?:senior|manager|head|lead|chief|director|supervisor|specialist)\b.{0,40}$/u;
const OFFICIAL =
  /\b(?:contract|official(?:ly)?|on paper|offer letter|payslip|hr says|real title|actual title)\b|بالعقد|رسمي/u;

/** Null where nothing is said of what the papers say. */
export function keepOfficialTitle(turn: Turn): CoachAnswer | null {
  if (!OFFICIAL.test(fold(turn.text))) return null;
  const advised = answerTitled({
    ...turn,
    text: 'My job title is unusual. May I change it?',
    answerIn: languageOf(turn),
  });
  if (!advised) return null;
  const { text } = reply(turn, {
    en: 'I leave that title as it stands in your contract: it is what a background check confirms. What you do beyond it belongs into the lines of that job, and there it counts more than a word in the title. Tell me what is so: what you do each month by yourself, whom you train or check, since when. I write one line of each.',
    ar: 'أترك المسمى كما في عقدك لأنه ما يؤكده التحقق من الخلفية. وما تعمله فوقه مكانه أسطر تلك الوظيفة وهناك يُحسب أكثر. قل لي ما الصحيح: ماذا تنجز وحدك كل شهر، ومن تدرب أو تراجع عمله، ومنذ متى. وأكتب سطرًا لكل منها.',
  });
  return { ...advised, kind: 'asking', text: `${text}\n\n${advised.text}` };
}

/** What is written for a program: how it is to judge, or what it is to forget; null where a message holds nothing of that. */
export function nameOrderToProgram(turn: Turn): CoachAnswer | null {
  const order = orderToModel(turn.text.slice(0, 3_000));
  if (order === null || readRequest(turn.text).isQuestion) return null;
  return reply(turn, {
    en: `“${order}” is a sentence that is written to make a program do what it should not. I take no notice of it: I show no instructions and nobody else’s documents, and I change nothing that you have not accepted. If it stands in an advert or a mail that you were sent, look twice before you answer that sender; if it stands in your own resume, take it out, since checks look for it.\n\nWhat would you like to know about your application?`,
    ar: `«${order}» جملة كُتبت لتدفع برنامجًا إلى ما لا ينبغي. لا ألتفت إليها: لا أعرض أي تعليمات ولا مستندات غيرك، ولا أغيّر شيئًا لم تقبله. إن كانت في إعلان أو رسالة وصلتك فدقّق قبل الرد على المرسل، وإن كانت في سيرتك فاحذفها لأن أنظمة الفحص تبحث عنها.\n\nما الذي تود معرفته عن طلبك؟`,
  });
}

/** What happens out in the world: to send, to apply, to call. "email hr for me" asks for a text, which is written. */
export const ACTS_OUTSIDE =
  /^(?:hi|hello|hey|ok|so|please|pls|can (?:yo)?u|could (?:yo)?u|just|[\s,])*(?:(?:apply|register|sign up)\b(?!.{0,6}\bmy\b).{0,60}\b(?:for me|to (?:this|the|that|these|all|every|\d+)|on my behalf)\b|(?:send|submit|forward|upload|mail|e-?mail) (?:out )?(?:my|this|the) (?:cv|resume|application|letter|documents?)\b(?!.{0,20}\bto me\b)|(?:call|ring|phone|contact|meet) (?:up )?(?:the|this|that|my|them|him|her|hr|recruiters?|companies)\b|(?:book|schedule|reserve) (?:me )?(?:an?|the|my) (?:interview|flight|appointment|meeting)\b)|\bapply for me\b|^(?:ممكن |لو سمحت )*(?:قدم ?لي|قدملي|ابعت(?:لهم)? (?:سيرتي|السي ?في|طلبي)|ارسل (?:سيرتي|السيره|طلبي)|اتصل ب|كلم لي|كلملي)/u;

/** Says that it cannot, and what the person can do with its help. */
export function refuseToActOutside(turn: Turn): CoachAnswer {
  return reply(
    turn,
    {
      en: 'I cannot apply, send or call for you: I reach nobody outside of this page, and an application in your name should have passed under your eyes. What I can do so that you need ten minutes for it:\n\n1. fit your resume to the advert, which you then download (**Your resumes**, **Download**)\n2. write the mail or message that goes with it\n3. write down three sentences for the call: who you are, which job, what you would like to know\n\nWhere the advert names nobody, apply by its link, and then write to one person of that team on LinkedIn.',
      ar: 'لا أستطيع التقديم أو الإرسال أو الاتصال نيابة عنك: لا أصل إلى أحد خارج هذه الصفحة، والطلب باسمك يلزم أن تراه بنفسك. ما أستطيعه كي يكفيك عشر دقائق:\n\n1. أخصص سيرتك للإعلان ثم تنزّلها (**سيرك الذاتية** ثم **تنزيل**)\n2. أكتب الرسالة المرافقة\n3. أكتب لك ثلاث جمل للاتصال: من أنت، وأي وظيفة، وماذا تود أن تعرف\n\nوإن لم يذكر الإعلان اسمًا فقدّم من رابطه ثم راسل شخصًا من الفريق على لينكدإن.',
    },
    {
      choices: [
        { en: 'Tailor my resume to the advert', ar: 'خصص سيرتي للإعلان' },
        { en: 'What do I write in an application email?', ar: 'ماذا أكتب في رسالة التقديم؟' },
      ],
    },
  );
}
