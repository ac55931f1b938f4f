import { fullNameOf } from '@vitae/documents/model/resume';
import { namesOccupation } from '@vitae/language/occupations';
import { z } from 'zod';
import { readAdvert } from '../../adverts/read-advert.ts';
import { languageOf, type Said, sayIn } from '../coach/language.ts';
import { answerOf, type CoachAnswer } from '../coach/turn.ts';
import { defineTool } from './tool.ts';

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
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** What each says. Blanks in brackets are for the writer: nothing is made up. */
const TEXTS: Record<EmailKind, { subject: Said; body: Said }> = {
  follow_up: {
    subject: { en: 'My application: {job}', ar: 'طلبي لوظيفة {job}' },
    body: {
      en: 'Dear {who},\n\nthank you again for the conversation{day}. [One thing that stayed with you.] You mentioned a decision by [date]; may I ask how things stand?\n\nI am still very interested in the position as {job}.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا مجددًا على اللقاء{day}. [شيء بقي معك من الحديث.] ذكرتم قرارًا بحلول [التاريخ]، فهل يمكنني معرفة المستجدات؟\n\nما زلت مهتمًا بوظيفة {job}.\n\nمع التحية\n{name}',
    },
  },
  application_status: {
    subject: { en: 'My application: {job}', ar: 'طلبي لوظيفة {job}' },
    body: {
      en: 'Dear {who},\n\non [date] I applied for the position as {job}. May I ask where the selection stands, and whether you need anything more from me?\n\nI am still very interested in the position. You reach me at [phone].\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nتقدمت بتاريخ [التاريخ] لوظيفة {job}. هل يمكنني معرفة مرحلة الاختيار، وهل تحتاجون مني شيئًا آخر؟\n\nما زلت مهتمًا بالوظيفة، ورقمي [الهاتف].\n\nمع التحية\n{name}',
    },
  },
  thank_you: {
    subject: { en: 'Thank you for the conversation', ar: 'شكرًا على اللقاء' },
    body: {
      en: 'Dear {who},\n\nthank you for your time{day}. What you said about {subject} has stayed with me: [one sentence on what you would bring to it].\n\nI would be glad to work as {job} with you, and look forward to hearing from you.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على وقتكم{day}. بقي معي ما قلتموه عن {subject}: [جملة عما ستضيفه].\n\nيسعدني العمل معكم في وظيفة {job} وأتطلع إلى ردكم.\n\nمع التحية\n{name}',
    },
  },
  accept: {
    subject: { en: 'Acceptance of your offer: {job}', ar: 'قبول العرض: {job}' },
    body: {
      en: 'Dear {who},\n\nthank you for your offer of [date]. I am glad to accept it: {job}, starting on [date], with [pay and package as agreed].\n\nPlease send me the contract for signature. I shall give notice once both of us have signed.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على عرضكم بتاريخ [التاريخ]. يسعدني قبوله: {job} ابتداءً من [التاريخ] وبالراتب والمزايا المتفق عليها [التفصيل].\n\nيرجى إرسال العقد للتوقيع، وسأقدم إشعاري بعد توقيع الطرفين.\n\nمع التحية\n{name}',
    },
  },
  decline: {
    subject: { en: 'Your offer: {job}', ar: 'بخصوص عرضكم: {job}' },
    body: {
      en: 'Dear {who},\n\nthank you for your offer and for the trust behind it. After careful thought I have decided on another path and cannot accept it.\n\nI enjoyed meeting [person or team], and would be glad if our ways crossed again.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على عرضكم وثقتكم. بعد تفكير اخترت طريقًا آخر وأعتذر عن قبوله.\n\nسعدت بلقاء [الشخص أو الفريق] وآمل أن نلتقي مجددًا.\n\nمع التحية\n{name}',
    },
  },
  negotiate: {
    subject: { en: 'Your offer: one question', ar: 'عرضكم: سؤال واحد' },
    body: {
      en: 'Dear {who},\n\nthank you for the offer as {job}; I would like to work with you. One point is open for me: given [your one reason], I had thought of {figure}. Is there room for it?\n\nI can answer by [date], and am glad to talk on the phone.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على عرض وظيفة {job}، وأود العمل معكم. لدي نقطة واحدة: نظرًا إلى [السبب] كنت أفكر في {figure}، فهل هناك مجال؟\n\nيمكنني الرد بحلول [التاريخ] ويسعدني الحديث هاتفيًا.\n\nمع التحية\n{name}',
    },
  },
  resign: {
    subject: { en: 'Resignation', ar: 'استقالة' },
    body: {
      en: 'Dear {who},\n\nI hereby resign from my position as {title}. With the notice agreed, my last working day is {last day}.\n\nI will hand over my work in good order. Please confirm receipt, my remaining leave and my end-of-service dues, and prepare a certificate of service.\n\nThank you for [one thing].\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nأتقدم باستقالتي من وظيفة {title}. وبحسب مدة الإشعار يكون آخر يوم عمل {last day}.\n\nسأسلّم عملي على أكمل وجه. يرجى تأكيد الاستلام ورصيد الإجازات ومستحقات نهاية الخدمة وإعداد شهادة الخدمة.\n\nشكرًا على [شيء واحد].\n\nمع التحية\n{name}',
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
      en: 'Hello {who},\n\n[where you know each other]. Your company is looking for {job}, and the work fits what I do: [one result]. Would you pass my resume on, or tell me whom to write to? If it does not suit you, no harm done.\n\nThank you and best regards\n{name}',
      ar: 'مرحبًا {who}،\n\n[من أين تعرفان بعضكما]. شركتكم تبحث عن {job} وهو ما أعمله: [نتيجة واحدة]. هل يمكنك تمرير سيرتي أو إخباري بمن أراسل؟ ولا بأس إن لم يناسبك.\n\nشكرًا وتحياتي\n{name}',
    },
  },
  ask_time: {
    subject: { en: 'Your offer: {job}', ar: 'عرضكم: {job}' },
    body: {
      en: 'Dear {who},\n\nthank you very much for your offer. I would like to read the contract in peace; may I answer by [date]?\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا جزيلًا على عرضكم. أود قراءة العقد بهدوء، فهل يمكنني الرد بحلول [التاريخ]؟\n\nمع التحية\n{name}',
    },
  },
};

/** "I interviewed last Tuesday". */
const DAY = /\b(?:today|yesterday|(?:last|on|this) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
const capital = (day: string) => day[0]!.toUpperCase() + day.slice(1);

const NAME = '\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?';
const TITLED = /\b(?:Mr|Ms|Mrs|Dr)\.? \p{Lu}\p{Ll}+/u;
const NAMED_PERSON = new RegExp(
  `\\b(?:with|w/|to|for|thank|dear) ?(${NAME}) (?:at|from|of) |\\b(?:boss|manager|supervisor|recruiter|interviewer|hr)(?:['’]?s name)? (?:is|was|=|called|named) (${NAME})`,
  'u',
);
/** "المدير اسمه أ. خالد" */
const NAMED_IN_ARABIC =
  /(?:اسمه|اسمها|الأستاذة?|الاستاذة?|السيدة?|إلى|الى)\s+(?:أ\.\s?|الأستاذة?\s+)?(\p{Script=Arabic}{3,15})(?=\s|[،.]|$)/u;

/** Whom the mail goes to, where the request names a person: "with Sarah at NMC", "boss is Mr Khan". */
function whomIn(text: string): string | undefined {
  const [, first, second] = NAMED_PERSON.exec(text) ?? [];
  return TITLED.exec(text)?.[0] ?? first ?? second;
}

/** "for guest service agent", "as a shift leader": what the person applies for. */
const APPLIES_FOR =
  /\b(?:for|as) (?:an? |the )?(\p{L}[\p{L} /-]{2,40}?)(?: (?:position|role|job|post))?(?= (?:at|with|in|she|he|they|and|but|i|we|last|on|who|from)\b|[.,;!?\n]|$)/giu;

const jobIn = (text: string): string | undefined =>
  [...text.matchAll(APPLIES_FOR)].map(([, phrase = '']) => phrase.trim()).find((phrase) => namesOccupation(phrase));

/** "last day 30 days from today", "آخر يوم 30 الشهر الجاي": as it is typed, where it names a time. */
const LAST_DAY =
  /\blast (?:working )?day (?:is |will be |would be |on |= ?)?(?:on )?((?:the )?[\p{L}\d][\p{L}\d /.-]{2,30}?)(?=[,;.!?\n]|$)/iu;
const LAST_DAY_IN_ARABIC = /[آا]خر يوم(?: عمل| دوام)?(?: هو| يوم)?\s+([\p{L}\d][\p{L}\d /-]{1,30}?)(?=[،.؟\n]|$)/u;
const NAMES_TIME =
  /\d|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|week|month|end|january|february|march|april|may|june|july|august|september|october|november|december)\b|الشهر|الاسبوع|الأسبوع|نهاية/iu;

const lastDayIn = (text: string): string | undefined => {
  const said = (LAST_DAY.exec(text) ?? LAST_DAY_IN_ARABIC.exec(text))?.[1]?.trim();
  return said !== undefined && NAMES_TIME.test(said) ? said : undefined;
};

/** "they offered 5500 i want 6500": what is asked for first, and not what would do. */
const WISHED_SUM = /\b(?:want|need|asking for|ask for|expect(?:ed)?|hop(?:ed|ing) for|get)\b\D{0,15}(\d[\d,.]*k?)/iu;

/** "they do a lot of rotations between desks": what somebody has said of the work, to be put in one's own words. */
const THEY_SAID =
  /\b(?:she|he|they|who) (?:said|told me|mentioned|explained|talked about|spoke about)(?: that| about)? (.{8,80}?)(?= which\b| and i\b|[.;!?\n]|$)/iu;

/** Of a chat or a text message. */
const AS_MESSAGE = /\b(?:whats ?app|sms|text message|dm|linkedin message|not (?:a )?formal|informal)\b|واتس/iu;

/** A mail to be completed: what is not known stays a blank in brackets. */
export const draftEmail = defineTool({
  name: 'draft_email',
  description: 'Drafts a short email of a job search. What is not known stays a blank in square brackets.',
  input: z.object({ kind: z.enum(EMAIL_KINDS) }),
  run({ kind }, turn): CoachAnswer {
    const language = languageOf(turn);
    const say = sayIn(language);
    const { subject, body } = TEXTS[kind];
    const name = turn.resume ? fullNameOf(turn.resume.data.personal) : '';
    const present = turn.resume?.data.workExperience.find(({ current }) => current)?.jobTitle;
    const job = turn.advert === '' ? '' : readAdvert(turn.advert).title;
    const { text: asked } = turn;
    const [who, lastDay] = [
      whomIn(asked) ?? (language === 'ar' ? NAMED_IN_ARABIC.exec(asked)?.[1] : undefined),
      lastDayIn(asked),
    ];
    const said = THEY_SAID.exec(asked)?.[1]?.trim();
    const isMessage = AS_MESSAGE.test(asked);
    const day = DAY.exec(asked)?.[0]
      .toLowerCase()
      .replace(/(?:mon|tues|wednes|thurs|fri|satur|sun)day/, capital);
    const fill = (text: string) => {
      const filled = text
        .replaceAll('{name}', name || say('[your name]', '[اسمك]'))
        .replaceAll('{who}', who || say('[name]', '[الاسم]'))
        .replaceAll('{day}', day ? ` ${day}` : '')
        .replaceAll('{title}', present || say('[title]', '[المسمى]'))
        .replaceAll('{job}', jobIn(asked) || job || say('[job title]', '[المسمى الوظيفي]'))
        .replaceAll('{last day}', lastDay || say('[date]', '[التاريخ]'))
        .replaceAll('{figure}', WISHED_SUM.exec(asked)?.[1] ?? say('[figure]', '[الرقم]'))
        .replaceAll('{subject}', said ? `[${said}]` : say('[subject]', '[الموضوع]'));
      return isMessage ? filled.replace(/^Dear /, 'Hi ').replace(/\n\n(?:Kind regards|مع التحية)\n.*$/u, '') : filled;
    };
    const quoted = fill(body[language])
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n');
    return answerOf(
      `${isMessage ? '' : `${say('**Subject:**', '**العنوان:**')} ${fill(subject[language])}\n\n`}${quoted}\n\n${say('Fill in what stands in brackets; I do not make it up.', 'أكمل ما بين الأقواس، فأنا لا أختلقه.')}`,
    );
  },
});
