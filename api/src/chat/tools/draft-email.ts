import { fullNameOf, type Resume } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { placesIn } from '@vitae/language/regions-of-places';
import { z } from 'zod';
import { readAdvert } from '../../adverts/read-advert.ts';
import { languageOf, type Said, sayIn } from '../coach/language.ts';
import { answerOf, type CoachAnswer, type Turn } from '../coach/turn.ts';
import {
  asksForMessage,
  companyOfReader,
  dayIn,
  effortIn,
  firmIn,
  jobIn,
  lastDayIn,
  noticeIn,
  offeredSumIn,
  promiseIn,
  sharedIn,
  subjectIn,
  termIn,
  whomIn,
  wishedSumIn,
} from './mail-details.ts';
import { linesOf } from './resume-lines.ts';
import { defineTool } from './tool.ts';

const ARABIC = /\p{Script=Arabic}/u;
const REASONS_MAX = 3;

export const EMAIL_KINDS = [
  'follow_up',
  'application_status',
  'thank_you',
  'accept',
  'decline',
  'negotiate',
  'resign',
  'withdraw',
  'referral',
  'ask_time',
  'rejection_reply',
  'ask_reference',
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** What each says. Blanks in brackets are for the writer: nothing is made up. */
const TEXTS: Record<EmailKind, { subject: Said; body: Said }> = {
  follow_up: {
    subject: { en: 'My application: {job}', ar: 'طلبي لوظيفة {job}' },
    body: {
      en: 'Dear {who},\n\nThank you again for the conversation{day}. [One thing that stayed with you.] You mentioned {term}; may I ask how things stand?\n\nI am still very interested in the position as {job}{firm}.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا مجددًا على اللقاء{day}. [شيء بقي معك من الحديث.] ذكرتم {term}، فهل يمكنني معرفة المستجدات؟\n\nما زلت مهتمًا بوظيفة {job}.\n\nمع التحية\n{name}',
    },
  },
  application_status: {
    subject: { en: 'My application: {job}', ar: 'طلبي لوظيفة {job}' },
    body: {
      en: 'Dear {who},\n\nI applied for the position as {job}{firm} on [date]. May I ask where the selection stands, and whether you need anything more from me?\n\nI am still very interested in the position. You reach me at [phone].\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nتقدمت بتاريخ [التاريخ] لوظيفة {job}. هل يمكنني معرفة مرحلة الاختيار، وهل تحتاجون مني شيئًا آخر؟\n\nما زلت مهتمًا بالوظيفة، ورقمي [الهاتف].\n\nمع التحية\n{name}',
    },
  },
  thank_you: {
    subject: { en: 'Thank you for the conversation', ar: 'شكرًا على اللقاء' },
    body: {
      en: 'Dear {who},\n\nThank you for your time{day}. What you said about {subject} has stayed with me: [one sentence on what you would bring to it].{promise}\n\nI would be glad to work as {job} with you, and look forward to hearing from you.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على وقتكم{day}. بقي معي ما قلتموه عن {subject}: [جملة عما ستضيفه].{promise}\n\nيسعدني العمل معكم في وظيفة {job} وأتطلع إلى ردكم.\n\nمع التحية\n{name}',
    },
  },
  accept: {
    subject: { en: 'Acceptance of your offer: {job}', ar: 'قبول العرض: {job}' },
    body: {
      en: 'Dear {who},\n\nThank you for your offer of [date]. I am glad to accept it: {job}, starting on [date], with [pay and package as agreed].\n\nPlease send me the contract for signature. I shall give notice once both of us have signed.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على عرضكم بتاريخ [التاريخ]. يسعدني قبوله: {job} ابتداءً من [التاريخ] وبالراتب والمزايا المتفق عليها [التفصيل].\n\nيرجى إرسال العقد للتوقيع، وسأقدم إشعاري بعد توقيع الطرفين.\n\nمع التحية\n{name}',
    },
  },
  decline: {
    subject: { en: 'Your offer: {job}', ar: 'بخصوص عرضكم: {job}' },
    body: {
      en: 'Dear {who},\n\nThank you for your offer{post} and for the trust behind it. After careful thought {reason}.\n\nI enjoyed meeting [person or team], and would be glad if our ways crossed again.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على عرضكم وثقتكم. بعد تفكير {reason}.\n\nسعدت بلقاء [الشخص أو الفريق] وآمل أن نلتقي مجددًا.\n\nمع التحية\n{name}',
    },
  },
  negotiate: {
    subject: { en: 'Your offer: one question', ar: 'عرضكم: سؤال واحد' },
    body: {
      en: 'Dear {who},\n\nThank you for the offer{offered} as {job}; I would like to work with you. One point is open for me: given [your one reason], I had thought of {figure}. Is there room for it?\n\nI can answer by [date], and am glad to talk on the phone.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على عرض وظيفة {job}{offered}، وأود العمل معكم. لدي نقطة واحدة: نظرًا إلى [السبب] كنت أفكر في {figure}، فهل هناك مجال؟\n\nيمكنني الرد بحلول [التاريخ] ويسعدني الحديث هاتفيًا.\n\nمع التحية\n{name}',
    },
  },
  resign: {
    subject: { en: 'Resignation', ar: 'استقالة' },
    body: {
      en: 'Dear {who},\n\nI hereby resign from my position as {title}. With {notice}, my last working day is {last day}.\n\nI will hand over my work in good order. {dues}\n\nThank you for [one thing].\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nأتقدم باستقالتي من وظيفة {title}. وبحسب {notice} يكون آخر يوم عمل {last day}.\n\nسأسلّم عملي على أكمل وجه. {dues}\n\nشكرًا على [شيء واحد].\n\nمع التحية\n{name}',
    },
  },
  ask_reference: {
    subject: { en: 'May I name you as a reference?', ar: 'هل يمكنني ذكر اسمك مرجعًا؟' },
    body: {
      en: 'Dear {who},\n\nI hope that you are well. I am applying for {position}, and would be glad to name you as a reference, since you saw my work. Would that be all right with you?\n\nIf so, which number or address may they use? I will send you the advert and my resume, with two or three points that they may ask about.\n\nThank you, and kind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nأرجو أن تكون بخير. أتقدم إلى {position}، ويسعدني أن أذكر اسمك مرجعًا لأنك اطلعت على عملي. هل يناسبك ذلك؟\n\nوإن كان كذلك فما الرقم أو البريد الذي يمكنهم استخدامه؟ سأرسل لك الإعلان وسيرتي ونقطتين أو ثلاثًا قد يسألون عنها.\n\nشكرًا وتحياتي\n{name}',
    },
  },
  withdraw: {
    subject: { en: 'Withdrawal of my application: {job}', ar: 'سحب طلبي: {job}' },
    body: {
      en: 'Dear {who},\n\nI would like to withdraw my application as {job}. [Your reason, if you want to give one.] Thank you for your time and the good conversations.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nأود سحب طلبي لوظيفة {job}. [السبب إن أردت ذكره.] شكرًا على وقتكم.\n\nمع التحية\n{name}',
    },
  },
  referral: {
    subject: { en: 'A question about {job}', ar: 'سؤال عن وظيفة {job}' },
    body: {
      en: 'Hello {who},\n\n{shared}. Your company{company} is looking for a {job}, and the work fits what I do: [one result]. Would you pass my resume on, or tell me whom to write to? If it does not suit you, no harm done.\n\nThank you and best regards\n{name}',
      ar: 'مرحبًا {who}،\n\n{shared}. شركتكم{company} تبحث عن {job} وهو ما أعمله: [نتيجة واحدة]. هل يمكنك تمرير سيرتي أو إخباري بمن أراسل؟ ولا بأس إن لم يناسبك.\n\nشكرًا وتحياتي\n{name}',
    },
  },
  ask_time: {
    subject: { en: 'Your offer: {job}', ar: 'عرضكم: {job}' },
    body: {
      en: 'Dear {who},\n\nThank you very much for your offer. I would like to read the contract in peace; may I answer by [date]?\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا جزيلًا على عرضكم. أود قراءة العقد بهدوء، فهل يمكنني الرد بحلول [التاريخ]؟\n\nمع التحية\n{name}',
    },
  },
  rejection_reply: {
    subject: { en: 'Your decision: {job}', ar: 'قراركم بشأن وظيفة {job}' },
    body: {
      en: 'Dear {who},\n\nThank you for letting me know, though I had hoped for another answer.{effort} Could you tell me the one point that decided it? It would help me with the next application.\n\nIf a similar position opens, I would be glad to hear from you.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على إبلاغي، وإن كنت أرجو ردًا آخر.{effort} هل يمكنكم ذكر النقطة التي حسمت القرار؟ سيفيدني ذلك في طلبي القادم.\n\nويسعدني التواصل إن فُتحت وظيفة مشابهة.\n\nمع التحية\n{name}',
    },
  },
};

/** A mail to be completed: what is not known stays a blank in brackets. */
export const draftEmail = defineTool({
  name: 'draft_email',
  description: 'Drafts a short email of a job search. What is not known stays a blank in square brackets.',
  input: z.object({ kind: z.enum(EMAIL_KINDS) }),
  run({ kind }, turn): CoachAnswer {
    const language = languageOf(turn);
    const say = sayIn(language);
    const { subject, body } = TEXTS[kind];
    const name = turn.resume ? nameIn(turn.resume.data) : '';
    const present = turn.resume?.data.workExperience.find(({ current }) => current)?.jobTitle;
    const { text: asked } = turn;
    // A title in other letters than the mail's is left to the writer.
    const fits = (title: string) => title !== '' && (language === 'ar' || !ARABIC.test(title));
    const firm = firmIn(asked);
    const advertised = isOfAdvert(turn.advert, firm) ? readAdvert(turn.advert).title : '';
    const named = jobIn(asked) ?? '';
    const job = [fold(named) === fold(advertised) ? advertised : named, advertised].find(fits);
    const isMessage = asksForMessage(asked);
    const offered = offeredSumIn(asked);
    const parts: Record<string, string> = {
      name: name || say('[your name]', '[اسمك]'),
      who: whomIn(asked, language) ?? say('[name]', '[الاسم]'),
      day: dayIn(asked, language),
      title: present || say('[title]', '[المسمى]'),
      job: job ?? say('[job title]', '[المسمى الوظيفي]'),
      'last day': lastDayIn(asked) ?? say('[date]', '[التاريخ]'),
      notice: noticeIn(asked, say) ?? say('the notice agreed', 'مدة الإشعار'),
      figure: wishedSumIn(asked) ?? say('[figure]', '[الرقم]'),
      offered: offered ? say(` of ${offered}`, ` بمبلغ ${offered}`) : '',
      firm: firm ? say(` at ${firm}`, ` في ${firm}`) : '',
      position: job ? say(`the position as ${job}`, `وظيفة ${job}`) : say('[job title, company]', '[الوظيفة والشركة]'),
      subject: subjectIn(asked) ?? say('[subject]', '[الموضوع]'),
      term: termIn(asked, say) ?? say('a decision by [date]', 'قرارًا بحلول [التاريخ]'),
      promise: promiseIn(asked, say),
      shared: sharedIn(asked, say) ?? say('[where you know each other]', '[من أين تعرفان بعضكما]'),
      company: companyOfReader(asked),
      effort: effortIn(asked, say),
      reason: TOOK_ANOTHER.test(fold(asked))
        ? say('I have accepted another position, and so decline yours', 'قبلت عرضًا آخر وأعتذر عن قبول عرضكم')
        : say('I have decided on another path and cannot accept it', 'اخترت طريقًا آخر وأعتذر عن قبوله'),
      post: firm ? say(` of a position at ${firm}`, '') : '',
      dues: say(...duesAt(turn)),
    };
    const fill = (text: string) => {
      const filled = text.replace(/\{([a-z ]+)\}/g, (blank, part: string) => parts[part] ?? blank);
      return isMessage
        ? filled
            .replace(/^(?:Dear|Hello) /, 'Hi ')
            .replace(/\n\n(?:Kind regards|Thank you and best regards|مع التحية)\n.*$/u, '')
        : filled;
    };
    const quoted = fill(body[language])
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n');
    return answerOf(
      `${isMessage ? '' : `${say('**Subject:**', '**العنوان:**')} ${fill(subject[language])}\n\n`}${quoted}${reasons(kind, turn)}${/\[/.test(quoted) ? `\n\n${say(FILL_IN.en, FILL_IN.ar)}` : ''}`,
    );
  },
});

/** "I took another one", "going with a different company". */
const TOOK_ANOTHER =
  /\b(?:took|taken|taking|accepted|accepting|signed|chose|chosen|going with|have|got) (?:with )?(?:an?other|a different|the other)\b|(?:قبلت|اخذت|اخترت) (?:عرض|وظيفه|شغل)\S* (?:اخر|تاني|ثاني)/u;

/** An advert of another firm than the one that is told says nothing of this mail. */
const isOfAdvert = (advert: string, firm: string | undefined): boolean =>
  advert !== '' && (firm === undefined || fold(advert).includes(fold(firm)));

/** What is due at the end of a job; end of service and its certificate are of the Gulf's laws. */
function duesAt({ region, resume }: Turn): [string, string] {
  const { city = '', country = '' } = resume?.data.personal ?? {};
  const place = region === 'OTHER' ? placesIn(`${city} ${country}`)[0]?.region : region;
  return place === undefined || GULF.has(place)
    ? [
        'Please confirm receipt, my remaining leave and my end-of-service dues, and prepare a certificate of service.',
        'يرجى تأكيد الاستلام ورصيد الإجازات ومستحقات نهاية الخدمة وإعداد شهادة الخدمة.',
      ]
    : [
        'Please confirm receipt, my remaining leave and the date of my final pay.',
        'يرجى تأكيد الاستلام ورصيد الإجازات وموعد آخر راتب.',
      ];
}
const GULF: ReadonlySet<string> = new Set(['AE', 'SA', 'QA', 'KW', 'BH', 'OM']);

/** Whether a message of the assistant is a mail whose blanks wait to be filled. */
export const isDraftToFill = (text: string): boolean => text.includes(FILL_IN.en) || text.includes(FILL_IN.ar);

const FILL_IN: Said = {
  en: 'Fill in what stands in brackets; I do not make it up.',
  ar: 'أكمل ما بين الأقواس، فأنا لا أختلقه.',
};

/** "RAKESH NAMBIAR" heads a resume; nobody signs so. */
const nameIn = ({ personal }: Resume): string =>
  fullNameOf(personal).replace(/\p{Lu}{3,}/gu, (word) => word[0]! + word.slice(1).toLowerCase());

/** Lines of the resume that a wish for more pay may stand on. */
function reasons(kind: EmailKind, turn: Turn): string {
  if (kind !== 'negotiate' || !turn.resume) return '';
  const lines = linesOf(turn.resume.data)
    .filter(({ text }) => /\d/.test(text))
    .slice(0, REASONS_MAX)
    .map(({ text }) => `- ${text}`);
  if (lines.length === 0) return '';
  const say = sayIn(languageOf(turn));
  return `\n\n${say('Your resume gives these reasons; take one:', 'تعطي سيرتك هذه الأسباب، اختر واحدًا:')}\n\n${lines.join('\n')}\n\n${say(
    'A polite question with one reason seldom costs an offer.',
    'سؤال مهذب بسبب واحد نادرًا ما يُفقدك العرض.',
  )}`;
}
