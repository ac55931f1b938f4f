import type { Said } from '../../coach/language.ts';
import type { EmailKind } from './email-kinds.ts';

/**
 * What each says. Blanks in brackets are for the writer: nothing is made up. What stands between two `~` can be missed
 * where a mail is to be short.
 */
export const MAIL_TEXTS: Record<EmailKind, { subject: Said; body: Said }> = {
  apply: {
    subject: { en: 'Application: {job}{reference}', ar: 'طلب توظيف: {job}{reference}' },
    body: {
      en: 'Dear {who},\n\nI am applying for the position as {job}{firm}. My resume is attached.{proof}{terms}\n\nI would be glad to talk about it with you.~ You can reach me on {phone}.~\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nأتقدم لوظيفة {job}{firm}، وسيرتي الذاتية مرفقة.{proof}{terms}\n\nيسعدني الحديث معكم عنها.~ رقمي {phone}.~\n\nمع التحية\n{name}',
    },
  },
  confirm_interview: {
    subject: { en: 'Our interview{set}: confirmed', ar: 'تأكيد موعد المقابلة{set}' },
    body: {
      en: 'Dear {who},\n\nThank you for the invitation to the interview as {job}{firm}. I confirm the appointment{set}, and look forward to meeting you.\n\n~You can reach me on {phone}.\n\n~Kind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على الدعوة إلى مقابلة وظيفة {job}{firm}. أؤكد حضوري{set} وأتطلع إلى لقائكم.\n\n~رقمي {phone}.\n\n~مع التحية\n{name}',
    },
  },
  reply: {
    subject: { en: 'Your message', ar: 'رسالتكم' },
    body: {
      en: 'Dear {who},\n\nThank you for your message. {answered}\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على رسالتكم. {answered}\n\nمع التحية\n{name}',
    },
  },
  follow_up: {
    subject: { en: 'My application{of job}', ar: 'طلبي لوظيفة {job}' },
    body: {
      en: 'Dear {who},\n\nThank you again for the conversation{day}. {stayed}{how it stands}~\n\nI am still very interested in the position{as job}{firm}.~\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا مجددًا على اللقاء{day}. {stayed}{how it stands}~\n\nوما زالت وظيفة {job}{firm} تهمني كثيرًا.~\n\nمع التحية\n{name}',
    },
  },
  application_status: {
    subject: { en: 'My application{of job}', ar: 'طلبي لوظيفة {job}' },
    body: {
      en: 'Dear {who},\n\nI applied for the position{as job}{firm} {applied}. May I ask where the selection stands, and whether you need anything more from me?~\n\nI am still very interested in the position. You can reach me on {phone}.~\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nتقدمت {applied} لوظيفة {job}{firm}. هل يمكنني معرفة مرحلة الاختيار، وهل تحتاجون مني شيئًا آخر؟~\n\nوما زالت الوظيفة تهمني، ورقمي {phone}.~\n\nمع التحية\n{name}',
    },
  },
  thank_you: {
    subject: { en: 'Thank you for the conversation', ar: 'شكرًا على اللقاء' },
    body: {
      en: 'Dear {who},\n\nThank you for your time{day}{topics}.~ {talk}~{promise}\n\nI would be glad to work as {job}{with}, and look forward to hearing from you.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على وقتكم{day}{topics}.~ {talk}~{promise}\n\nيسعدني العمل معكم في وظيفة {job}{firm} وأتطلع إلى ردكم.\n\nمع التحية\n{name}',
    },
  },
  accept: {
    subject: { en: 'Acceptance of your offer: {job}', ar: 'قبول العرض: {job}' },
    body: {
      en: 'Dear {who},\n\nThank you for your offer of [date]. I am glad to accept it: {job}, starting on {start}, with {pay}.\n\nPlease send me the contract for signature.~ I shall give notice once both of us have signed.~\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على عرضكم بتاريخ [التاريخ]. يسعدني قبوله: {job} ابتداءً من {start} وبالراتب والمزايا المتفق عليها: {pay}.\n\nيرجى إرسال العقد للتوقيع، وسأقدم إشعاري بعد توقيع الطرفين.\n\nمع التحية\n{name}',
    },
  },
  decline: {
    subject: { en: 'Your offer: {job}', ar: 'بخصوص عرضكم: {job}' },
    body: {
      en: 'Dear {who},\n\nThank you for your offer{post} and for the trust behind it. After careful thought {reason}.~\n\nI enjoyed meeting [person or team], and would be glad if our ways crossed again.~\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على عرضكم{post} وثقتكم. بعد تفكير {reason}.~\n\nسعدت بلقاء [الشخص أو الفريق] وآمل أن نلتقي مجددًا.~\n\nمع التحية\n{name}',
    },
  },
  negotiate: {
    subject: { en: 'Your offer: one question', ar: 'عرضكم: سؤال واحد' },
    body: {
      en: 'Dear {who},\n\nThank you for the offer{offered} as {job}{where}; I would like to work with you. One point is open for me: given {because}, I had thought of {figure}{in band}. Is there room for it?\n\nI can answer by [date]~, and am glad to talk on the phone~.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على عرض وظيفة {job}{where}{offered}، وأود العمل معكم. لدي نقطة واحدة: نظرًا إلى {because} كنت أفكر في {figure}، فهل هناك مجال؟\n\nيمكنني الرد بحلول [التاريخ] ويسعدني الحديث هاتفيًا.\n\nمع التحية\n{name}',
    },
  },
  raise: {
    subject: { en: 'A talk about my pay', ar: 'موعد للحديث عن راتبي' },
    body: {
      en: 'Dear {who},\n\nCould we find half an hour to talk about my pay? I would like to show you what I have done as {title} since it was last set{wish}.{case}{deed}\n\n~I am glad to come to you at a time that suits you.~\n\nThank you.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nأرجو تحديد موعد قصير معكم للحديث عن زيادة راتبي. أود أن أعرض عليكم ما أنجزته في عملي منذ آخر مراجعة له{wish}.{case}{deed}\n\n~يسعدني الحضور في الوقت الذي يناسبكم.~\n\nشكرًا لكم.\n\nمع التحية\n{name}',
    },
  },
  resign: {
    subject: { en: 'Resignation', ar: 'استقالة' },
    body: {
      en: 'Dear {who},\n\nI hereby resign from my position{as title}{at firm}. {leaves}\n\n~I will hand over my work in good order. ~{dues}{thanks}\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nأتقدم باستقالتي من وظيفة{as title}{at firm}. {leaves}\n\n~سأسلّم عملي على أكمل وجه. ~{dues}{thanks}\n\nمع التحية\n{name}',
    },
  },
  early_release: {
    subject: { en: 'Request for an earlier last working day', ar: 'طلب تقديم آخر يوم عمل' },
    body: {
      en: 'Dear {who},\n\n{resigns first}{asks release}\n\nUntil then I will hand over my open work with notes, and help whoever takes it over.~ If it helps, the days that are missing can be set against my leave, or bought out, as the contract allows.~\n\nThank you for considering it.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\n{resigns first}{asks release}\n\nسأسلّم عملي القائم كاملًا مع ملاحظات وأساعد من يستلمه.~ ويمكن احتساب الأيام الباقية من إجازاتي أو دفع بدلها بحسب العقد.~\n\nشكرًا على تفهمكم.\n\nمع التحية\n{name}',
    },
  },
  ask_reference: {
    subject: { en: 'May I name you as a reference?', ar: 'هل يمكنني ذكر اسمك مرجعًا؟' },
    body: {
      en: 'Dear {who},\n\n~I hope that you are well. ~I am applying for {position}, and would be glad to name you as a reference, since you saw my work. Would that be all right with you?\n\nIf so, which number or address may they use?~ I will send you the advert and my resume, with two or three points that they may ask about.~\n\nThank you, and kind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nأرجو أن تكون بخير. أتقدم إلى {position}، ويسعدني أن أذكر اسمك مرجعًا لأنك اطلعت على عملي. هل يناسبك ذلك؟\n\nوإن كان كذلك فما الرقم أو البريد الذي يمكنهم استخدامه؟ سأرسل لك الإعلان وسيرتي ونقطتين أو ثلاثًا قد يسألون عنها.\n\nشكرًا وتحياتي\n{name}',
    },
  },
  interest: {
    subject: { en: 'Your message: {job}', ar: 'رسالتكم: {job}' },
    body: {
      en: 'Dear {who},\n\nThank you for your message. I am interested in the position as {job}{firm}, and glad to talk{free}.~ May I ask what is planned, and with whom I will speak?~\n\nYou can reach me on {phone}.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على رسالتكم. تهمني وظيفة {job}{firm} ويسعدني الحديث معكم{free}.~ هل يمكنني معرفة ما هو مخطط ومع من سأتحدث؟~\n\nرقمي {phone}.\n\nمع التحية\n{name}',
    },
  },
  withdraw: {
    subject: { en: 'Withdrawal of my application: {job}', ar: 'سحب طلبي: {job}' },
    body: {
      en: 'Dear {who},\n\nI would like to withdraw my application as {job}{firm}. ~[Your reason, if you want to give one.] ~Thank you for your time and for considering me.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nأود سحب طلبي لوظيفة {job}{firm}. ~[السبب إن أردت ذكره.] ~شكرًا على وقتكم.\n\nمع التحية\n{name}',
    },
  },
  referral: {
    subject: { en: 'A question about {job}', ar: 'سؤال عن وظيفة {job}' },
    body: {
      en: 'Hello {who},\n\n{shared}. Your company{company} is looking for {a job}, and the work fits what I do: [one result]. Would you pass my resume on, or tell me whom to write to?~ If it does not suit you, no harm done.~\n\nThank you and best regards\n{name}',
      ar: 'مرحبًا {who}،\n\n{shared}. شركتكم{company} تبحث عن {job} وهو ما أعمله: [نتيجة واحدة]. هل يمكنك تمرير سيرتي أو إخباري بمن أراسل؟ ولا بأس إن لم يناسبك.\n\nشكرًا وتحياتي\n{name}',
    },
  },
  ask_time: {
    subject: { en: 'Your offer: {job}', ar: 'عرضكم: {job}' },
    body: {
      en: 'Dear {who},\n\nThank you very much for your offer. I would like to read the contract in peace; may I answer by {until}?\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا جزيلًا على عرضكم. أود قراءة العقد بهدوء، فهل يمكنني الرد بحلول {until}؟\n\nمع التحية\n{name}',
    },
  },
  rejection_reply: {
    subject: { en: 'Your decision{of job}', ar: 'قراركم بشأن وظيفة {job}' },
    body: {
      en: 'Dear {who},\n\nThank you for letting me know, though I had hoped for another answer.{effort} Could you tell me the one point that decided it? It would help me with the next application.~\n\nIf a similar position opens, I would be glad to hear from you.~\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على إبلاغي، وإن كنت أرجو ردًا آخر.{effort} هل يمكنكم ذكر النقطة التي حسمت القرار؟ سيفيدني ذلك في طلبي القادم.~\n\nويسعدني التواصل إن فُتحت وظيفة مشابهة.~\n\nمع التحية\n{name}',
    },
  },
  reschedule: {
    subject: { en: 'Our interview{set}: another time?', ar: 'موعد المقابلة{set}' },
    body: {
      en: 'Dear {who},\n\nThank you for the invitation to the interview as {job}{firm}. I am sorry that I cannot make it{set}{why}. {instead}\n\n~I look forward to meeting you. ~You can reach me on {phone}.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على الدعوة إلى مقابلة وظيفة {job}{firm}. أعتذر، لا يمكنني الحضور{set}{why}. {instead}\n\n~أتطلع إلى لقائكم. ~رقمي {phone}.\n\nمع التحية\n{name}',
    },
  },
  cancel_interview: {
    subject: { en: 'Our interview{set}', ar: 'بخصوص المقابلة{set}' },
    body: {
      en: 'Dear {who},\n\nI am sorry to cancel our interview{set} for the position as {job}{firm}{why}. Thank you for your time and the invitation.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nأعتذر عن حضور المقابلة{set} لوظيفة {job}{firm}{why}. شكرًا على وقتكم والدعوة.\n\nمع التحية\n{name}',
    },
  },
  cold_message: {
    subject: { en: '{job}: may I introduce myself?', ar: 'تعريف بنفسي: {job}' },
    body: {
      en: 'Dear {who},\n\nI am {trade}{now}, and I am looking for my next position as {job}{firm}. {result}\n\nMay I send you my resume, or tell me whom to write to?~ If nothing fits now, I would be glad if you kept me in mind.~\n\nKind regards\n{name}',
      ar: 'مرحبًا {who}،\n\nأعمل في {trade}{now} وأبحث عن فرصة في {job}{firm}. {result}\n\nهل يمكنني إرسال سيرتي إليكم، أو إخباري بمن أراسل؟~ وإن لم تتوفر فرصة الآن فيسعدني أن تتذكروني لاحقًا.~\n\nمع التحية\n{name}',
    },
  },
  informal_chat: {
    subject: { en: '{job}: a short chat?', ar: 'حديث قصير عن {job}' },
    body: {
      en: 'Dear {who},\n\nI am thinking of applying for {position}. Could we have a short, informal chat before I do? A quarter of an hour by phone or video would be enough~, at whatever time suits you~.\n\nThank you, and kind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nأفكر في التقديم على {position}. هل يمكن أن نتحدث قليلًا قبل ذلك؟ يكفي ربع ساعة بالهاتف أو بالفيديو~ في الوقت الذي يناسبكم~.\n\nشكرًا لكم، مع التحية\n{name}',
    },
  },
  missed_interview: {
    subject: { en: 'Our interview{slot}: my apology', ar: 'اعتذار عن المقابلة{slot}' },
    body: {
      en: 'Dear {who},\n\nI am sorry that I missed our interview{slot}{for job}.{hindrance} I should have let you know in time.\n\nI would still very much like to speak with you. {another time}~ I will make sure that it works this time.~\n\nYou can reach me on {phone}.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nأعتذر عن عدم حضور المقابلة{slot}{for job}.{hindrance} وكان عليّ أن أبلغكم في حينه.\n\nما زلت أرغب كثيرًا في الحديث معكم. {another time}~ وسأحرص على أن يتم الأمر هذه المرة.~\n\nرقمي {phone}.\n\nمع التحية\n{name}',
    },
  },
  confirm_new_time: {
    subject: { en: 'Our interview{slot}: confirmed', ar: 'تأكيد موعد المقابلة{slot}' },
    body: {
      en: 'Dear {who},\n\nThank you for giving me another time. I confirm our interview{slot or blank}~, and will be ready in good time~.\n\nI look forward to speaking with you.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا لكم على الموعد الجديد. أؤكد حضوري{slot or blank}~ وسأكون جاهزًا في الوقت~.\n\nأتطلع إلى الحديث معكم.\n\nمع التحية\n{name}',
    },
  },
  expected_pay: {
    subject: { en: 'My salary expectation{of job}', ar: 'الراتب المتوقع{of job}' },
    body: {
      en: 'Dear {who},\n\nThank you for your message. I expect {range}, depending on the whole package. May I ask what range is set for the position, and what it includes?~\n\nI am glad to talk about it.~\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على تواصلكم. أتوقع {range} بحسب المزايا كاملة. هل لي أن أعرف النطاق المحدد للوظيفة، وهل هو شامل للسكن والمواصلات والتأمين؟~\n\nويسعدني الحديث في التفاصيل.~\n\nمع التحية\n{name}',
    },
  },
  stay_declined: {
    subject: { en: 'Your offer to stay', ar: 'عرضكم بالبقاء' },
    body: {
      en: 'Dear {who},\n\nThank you for offering me more to stay; it means a lot that you value my work. I have thought it over, and my decision stands. {last day stays}\n\nUntil then I will hand everything over in good order~, and I hope that we stay in touch~.\n\nThank you again\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا لكم على عرضكم بالبقاء، وتقديركم لعملي يعني لي الكثير. فكرت فيه جيدًا وقراري لم يتغير. {last day stays}\n\nوسأسلّم عملي كاملًا حتى ذلك اليوم~، وآمل أن نبقى على تواصل~.\n\nشكرًا لكم مجددًا\n{name}',
    },
  },
  refuse_to_sign: {
    subject: { en: 'The {paper} that I was asked to sign', ar: 'بخصوص {paper}' },
    body: {
      en: 'Dear {who},\n\nI have been asked to sign {paper offered}. I have read it, and cannot sign it as it stands.{served}\n\n{ask before signing}\n\nI am ready to talk about it, and will answer as soon as I have that. Until then all my rights under the contract and the law stay as they are.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nطُلب مني توقيع {paper offered}. وبعد الاطلاع أعتذر عن التوقيع بالصيغة الحالية.{served}\n\n{ask before signing}\n\nوأنا حريص على إنهاء الأمر وديًا وسأرد فور استلام ذلك. وإلى حينه أحتفظ بجميع حقوقي وفق العقد والنظام.\n\nمع التحية\n{name}',
    },
  },
  ask_more: {
    subject: { en: 'Your offer: one question before I sign', ar: 'عرضكم: سؤال قبل التوقيع' },
    body: {
      en: 'Dear {who},\n\nThank you for the offer{as job}{where}; I am glad of it and would like to join you. Before I sign, may I ask whether you could {extras}?\n\nIf so, please put it into the written offer~, and I will answer at once~.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\nشكرًا على العرض{where}، ويسعدني الانضمام إليكم. قبل التوقيع، هل يمكنكم {extras}؟\n\nوإن أمكن ذلك فأرجو إضافته إلى العرض المكتوب~ وسأرد فورًا~.\n\nمع التحية\n{name}',
    },
  },
  question: {
    subject: { en: 'A question', ar: 'استفسار' },
    body: {
      en: 'Dear {who},\n\n~I hope that you are well. ~{question}\n\nThank you for your help.\n\nKind regards\n{name}',
      ar: 'الأستاذ/ة {who} المحترم/ة،\n\n~أرجو أن تكونوا بخير. ~{question}\n\nشكرًا على مساعدتكم.\n\nمع التحية\n{name}',
    },
  },
};
