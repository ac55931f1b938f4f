import { fold, toAsciiDigits } from '@vitae/language/fold';
import { draftEmail } from '../tools/mail/draft-email.ts';
import { resignsToo } from '../tools/mail/early-release.ts';
import type { EmailKind } from '../tools/mail/email-kinds.ts';
import { namesExtra } from '../tools/mail/extras.ts';
import { namesPaper } from '../tools/mail/papers.ts';
import { rangeIsOf } from '../tools/mail/pay-expected.ts';
import { namesSlot } from '../tools/mail/slots.ts';
import { wishesPlain, wishesShort } from '../tools/mail/wished.ts';
import { counterReckoned } from './counter-offer.ts';
import { languageOf, reply, type Said } from './language.ts';
import { wantsText } from './mail-of-story.ts';
import type { MailSubject } from './subject.ts';
import { type CoachAnswer, type Turn, textsOfUser } from './turn.ts';

// What has just happened to somebody between application and last day, and the mail that it calls for. A mail that was drafted
// before tells of whom and of what; it does not decide what the next one is for.

/** "what do i write to her", "how to ask", "ارد عليه بايه": words are wanted, whatever they are called. */
const WANTS_WORDS =
  /\b(?:how|what)(?: (?:do|should|shud|shd|can|could|would|shall|must|to|d'you|might|is|the|best|way|i|we|should i))* (?:say|ask|tell|reply|respond|answer|write|send|put|word|phrase|text|message|decline|refuse|turn|request|negotiate|counter)\b|\b(?:repl(?:y|ies)|respon(?:d|se)|answer|write|draft|text|message|e-?mail|mail|letter|whats ?app|note|wording|compose|type|script|words)\b|(?:^|\s)(?:و)?(?:ب?ا?رد|ا?قول|اكتب|اكتبي|اكتبلي|رساله|ايميل|صيغ|جهز|خطاب|مسج|رد|ا?طلب|ا?فاوض)(?:ي|لي|يلي|له|لها|لهم|ها|ه)?(?=\s|[؟?.،]|$)/u;
const wants = (words: string): boolean => wantsText(words) || WANTS_WORDS.test(words);

const INTERVIEW =
  /\b(?:interview\w*|intervw|intvw|screening|panel|assessment|trial (?:shift|day)|video call|phone call|zoom|teams call|(?:booked|arranged|set up) (?:me )?(?:for )?an? (?:chat|call|meeting))\b|مقابل|انترفيو|انترفيوه/u;
const MISSED =
  /\b(?:miss(?:ed)?|misd|forgot(?:ten)?(?: about)?|overslept|slept (?:through|thru|past|in)|(?:had to |have to )?skip(?:ped)?|no[- ]?show(?:ed)?|blanked|(?:didn'?t|didnt|did not|couldn'?t|couldnt|could not|wasn'?t able to|failed to|unable to|never) (?:\p{L}+ )?(?:make|made|attend|attended|join|joined|show|showed|turn up|go|got|get there|be there|log ?in|connect|reach|reached|arrived?)|(?:got|get|mixed|mistook|confused|wrote down) (?:up )?(?:the |my )?(?:wrong )?(?:day|date|time|hour)s?(?: (?:wrong|mixed up))?|(?:wrong|mixed up) (?:day|date|time))\b|فاتت?ني|فاتت? علي|راحت علي|ضاعت? علي|نسيت|(?:ما|لم) (?:حضرت|رحت|قدرت|لحقت|دخلت|احضر|اتمكن)|محضرتش|مقدرتش|ملحقتش/u;
/** Not yet, not one's own, or asked in general. */
const NOT_HAPPENED =
  /\b(?:if|what if|will|gonna|going to|might|don'?t want to|can'?t|cannot|afraid|scared) (?:i )?(?:\p{L}+ )?miss|\bmissed (?:out|call|deadline)|\b(?:he|she|they|candidate|employer|recruiter|interviewer) (?:missed|didn'?t|forgot|no[- ]?show)/u;
const isMissed = (words: string): boolean => INTERVIEW.test(words) && MISSED.test(words) && !NOT_HAPPENED.test(words);

const SET_ANEW =
  /\b(?:moved|rescheduled|resched|pushed|shifted|changed|postponed|new (?:time|date|slot|day)|another (?:time|date|slot|day|chance)|second chance|rebook\w*|re-?arranged)\b|(?:^|\s)و?(?:اجل(?:وا|ت|و)|تاجلت?|غير(?:وا|ت|و)|نقل(?:وا|ت|و))(?:ها|ه)?(?=\s|$)|موعد (?:جديد|ثاني|تاني|اخر)/u;
const SET =
  /\b(?:gave|given|giving|offer(?:ed|s|ing)|set|fixed|booked|put|confirmed|says?|said|proposed|suggest(?:ed|s)|invited|can do|its? (?:now )?(?:on|at)|now (?:on|at))\b|(?:^|\s)(?:قال|حدد|رد|عطا|اعط|خل)\S*/u;
/** "answer her tuesday or thursday": not set by them, or not to be kept. */
const STILL_OPEN =
  /\b(?:can'?t|cannot|won'?t|unable|not (?:free|available|able)|clash\w*|asked? (?:me )?(?:when|for|what|which|if)|when (?:am )?i|or (?:mon|tues|wednes|thurs|fri|satur|sun)\p{L}*|decide|offered me the job|my notice|last day|salary|resign\w*)\b|(?:ما|مش|لا|لن|مو) (?:\S{0,2})(?:اقدر|قدر|استطيع|اتمكن|قادر|فيني)|[?؟]\s*$/u;
const OF_MEETING: ReadonlySet<EmailKind> = new Set([
  'missed_interview',
  'reschedule',
  'interest',
  'confirm_interview',
  'confirm_new_time',
]);
const OF_LATER: ReadonlySet<EmailKind> = new Set(['missed_interview', 'reschedule']);

const STAY =
  /\b(?:(?:to|and) (?:stay|remain|keep me|retain me)|counter[- ]?offer\w*|stay (?:on|with|here|back|put)|keep me|retain me|retention|not to (?:leave|go|resign)|if i stay|make me stay|want(?:s|ed)? me to stay|ask(?:ed|ing)? me to stay|(?:take|withdraw) (?:back )?my resignation|beg\w* me)\b|(?:ابقي|اضل|اظل|اجلس|استمر|اقعد|افضل معاهم|البقاء|اتراجع)/u;
const MORE =
  /\b(?:offer\w*|more|raise|rais\w*|hike|rise|increas\w*|match\w*|promot\w*|bump\w*|better|bonus|extra|wages?|salary|counter\w*)\b|[£$€₹₦]|عرض|زياد|زود|رفع|ترقي/u;
const OF_PRESENT_JOB =
  /\b(?:my|current|present|old) (?:boss|manager|employer|company|firm|job|school|hospital|supervisor|head)\b|\b(?:they|he|she)(?:'ve|ve| have|'s| has)? (?:come|came) back\b|مديري|شركتي/u;
/** One goes whatever is offered. */
const ELSEWHERE =
  /\b(?:signed|accepted|joining|going|starting) (?:\p{L}+ )?(?:elsewhere|somewhere|with|another|other|the new|a new)\b|\bstill (?:leaving|going|resigning)\b|\bnew (?:job|company|employer|place|one)\b|\bleaving anyway\b/u;
const DECLINES =
  /\b(?:say(?:ing)? (?:no|thanks but)|no thank\w*|declin\w*|turn(?:ing)? (?:\p{L}+ ){0,3}down|refus\w*|reject\w*|not (?:staying|interested|gonna|going to|taking|changing)|still (?:leaving|going|want to (?:leave|go)|resign\w*)|(?:my )?mind is made|made up my mind|(?:don'?t|dont|do not) want (?:to stay|it|their|to accept|to take)|(?:won'?t|wont|can'?t|will not) (?:stay|take|accept|change)|im out|burn\w* (?:any |the )?bridges?|leaving anyway|going anyway|no way|(?:nice|polite|kind|firm|soft|gentle|warm|a) no)\b|(?:^|[.,;!]\s)no(?=[.!,;]|$)|\b(?:don'?t|dont|do not) want(?=[.,;!]|$)|ارفض|رفض|اعتذر|اعتذار|ما (?:ابغي|ابي|بدي|اريد)|مش (?:عايز|هقبل|هقعد)/u;

/** What they want to hear is what one would like to earn, and not what one earns. */
const ASKED_PAY =
  /\b(?:recruit\w*|hr|they|she|he|agent|agency|manager|consultant|lady|guy|man|company|employer|someone|client|head ?hunter)\b.{0,50}\b(?:ask(?:ed|ing|s)?|want(?:s|ed|ing)?(?: (?:to|2) (?:know|no))?|need(?:s|ed)?|request\w*|saying|says|wrote|texted|messaged)\b.{0,40}\b(?:expect\w*|(?:my |what |how much )?(?:salary|pay|ctc|figure|rate|package|range)(?! (?:slip|stub|now|currently|today))|how much (?:i|do i))\b|\b(?:asked|asking)\b.{0,12}\b(?:my )?(?:expect\w*|salary)|(?:^|\s)[وف]?(?:سال|يسال|بيسال|بتسال|تسال)\S*.{0,30}(?:راتب|مرتب|معاش|توقعات|كم اتوقع)|(?:طلبوا?|طلبت|عايز\S*|يبغ\S*|يبي|بده) (?:مني|يعرف\S*|تعرف).{0,30}(?:راتب|مرتب|معاش|توقعات)/u;
/** One asks for a rise oneself, or gets ready for what may be asked. */
const IS_ANOTHER_ASKING =
  /\b(?:pay|salary|wage)? ?(?:raise|rise|increments?|hike)\b|\bif (?:they|he|she|someone)\b|\bin (?:the|an|my) interview\b|زياد|(?:^|\s)(?:لو|اذا)\s|في المقابل/u;
const PRESENT_PAY_ONLY =
  /\b(?:current|present|now|last|previous) (?:salary|pay|ctc|package)\b|راتبي الحالي|الراتب الحالي/u;
const EXPECTS = /\bexpect\w*|متوقع|توقع/u;

const REFUSES =
  /\b(?:refus\w*|declin\w*|not (?:sign\w*|going to sign|agree\w*|accept\w*)|(?:won'?t|wont|don'?t|dont|do not|will not|can'?t|cannot) (?:want to |wanna )?(?:sign|agree|accept)|say(?:ing)? no|(?:write|tell|send|reply) (?:to )?(?:them|him|her|hr) (?:a )?no|reject\w*|object\w*|dispute)\b|ارفض|رفض|ما (?:ابي|ابغي|بدي|راح|رح) (?:ا?وقع|امضي)|مش (?:هوقع|همضي|عايز اوقع)|لن اوقع|عدم (?:التوقيع|الموافق|القبول)|اعتذر|اعترض|اعتراض/u;

const ASKS_MORE =
  /\b(?:ask(?:ing)?|request(?:ing)?|negotiat\w*|get(?:ting)?|push(?:ing)?|want|bump|improve|squeeze|increase)\b.{0,40}\b(?:more|better|something|anything|extra|else|higher|improve|allowance|up)\b|\b(?:they|he|she|it)\b.{0,20}\b(?:do|go) (?:any )?(?:better|higher|up)\b|(?:ا?طلب|نطلب|ازود|ارفع|افاوض|اتفاوض)\S*.{0,30}(?:اكثر|اكتر|زياد|شي|حاجه|بدل|اعلي|افضل|احسن)/u;
/** "ask them for housing", "if they can cover the visa". */
const ASKS_FOR =
  /\b(?:ask|request|tell|see)\b.{0,30}\b(?:for|if|whether|to (?:give|add|cover|pay|include|extend|raise))\b|(?:ا?طلب|اسال)\S*/u;
const OFFERED =
  /\b(?:offer(?:ed|ing|s)?|gave me|giving me|proposed)\b|\b(?:they|she|he|hr|company|owner)(?:'re| r| are|'s| is)? (?:only )?(?:giving|paying|pays?|gave|quoted)\b|\b(?:they|she|he|hr) (?:say|said|says) [£$€]?\d|عرض/u;
const WANTS_SUM =
  /\b(?:i |but |was |am |were )*(?:want(?:ed)?|need|expect(?:ed|ing)?|hop(?:ed|ing)|looking for|after|think(?:ing)?|aim\w*|deserve|get (?:it )?to|push|ask(?:ing)? for)\b\D{0,20}\d[\d,.]*\d|(?:ابي|ابغي|اريد|عايز|عاوز|بدي|اطمح|كنت متوقع)\D{0,16}\d[\d,.]*\d/u;
const OF_STAY_OR_BOSS = /\b(?:my (?:boss|manager)|raise|increment|appraisal|current (?:company|employer|job))\b/u;

const EARLIER =
  /\b(?:early|earlier|sooner|release[ds]?|relieve[ds]?|relieving|let me (?:go|off|leave)|before (?:my |the )?notice|shorten|reduce|waive\w*|buy ?out|short(?:er)? notice|in \d+ days|wants? me (?:in|by|on|to (?:join|start))|instead of)\b|بدري|ابكر|قبل (?:ما )?(?:ي?نتهي|نهايه|انتهاء)|تقليل|تقصير|اختصار/u;
/** "notice 1 month but i want to go friday". */
const WISHES_TO_GO =
  /\bbut\b.{0,30}\b(?:want|need|like|have|hope|must) to (?:go|leave|finish|join|start|quit)\b|بس (?:ابي|ابغي|بدي|عايز|لازم) (?:اطلع|اترك|امشي|اسيب)/u;
const NOTICE = /\bnotice\b|اشعار|انذار|نوتس/u;

const mailBefore = ({ history }: Turn): MailSubject | undefined => {
  const about = history.findLast(({ about }) => about?.kind === 'mail')?.about;
  return about?.kind === 'mail' ? about : undefined;
};
/** What was said before, so far as one question reaches. */
const SAID_BEFORE = 2;
const before = ({ history }: Turn): string => textsOfUser(history).slice(-SAID_BEFORE).join('\n');

function kindOfHappening(turn: Turn): EmailKind | undefined {
  const words = toAsciiDigits(fold(turn.text.slice(0, 500)));
  const last = mailBefore(turn)?.mail;
  if (isMissed(words) && !SET_ANEW.test(words)) return 'missed_interview';
  if (!wants(words)) return undefined;
  const isOfMeeting = INTERVIEW.test(words) || (last !== undefined && OF_MEETING.has(last));
  const isSet = SET_ANEW.test(words) || (last !== undefined && OF_LATER.has(last) && SET.test(words));
  if (isOfMeeting && isSet && namesSlot(turn.text) && !STILL_OPEN.test(words)) return 'confirm_new_time';
  const isOfLeaving =
    STAY.test(words) ||
    (last === 'resign' && OFFERED.test(words)) ||
    (OF_PRESENT_JOB.test(words) && ELSEWHERE.test(words));
  if (isOfLeaving && MORE.test(words) && DECLINES.test(words)) return 'stay_declined';
  if (
    REFUSES.test(words) &&
    !INTERVIEW.test(words) &&
    !/\boffer\b/u.test(words) &&
    namesPaper(`${turn.text}\n${last === undefined || last === 'refuse_to_sign' ? before(turn) : ''}`)
  )
    return 'refuse_to_sign';
  const isOfPresent = PRESENT_PAY_ONLY.test(words) && !EXPECTS.test(words);
  if (ASKED_PAY.test(words) && !OFFERED.test(words) && !isOfPresent && !IS_ANOTHER_ASKING.test(words))
    return 'expected_pay';
  if (isEarlier(turn, words)) return 'early_release';
  return kindOfWishForMore(turn, words, last);
}

function isEarlier(turn: Turn, words: string): boolean {
  const led = turn.history.at(-1)?.about;
  const isLed =
    led?.kind === 'answer' &&
    led.id === NOTICE_CARD &&
    /\b(?:that|this|it|for|him|her|manager|boss|hr)\b|لذلك|لهذا|مدير/u.test(words);
  const told = `${words}\n${fold(before(turn))}`;
  return (
    isLed ||
    (NOTICE.test(words) && (EARLIER.test(words) || WISHES_TO_GO.test(words))) ||
    (/\blast (?:working )?day\b|اخر يوم/u.test(words) &&
      NOTICE.test(told) &&
      EARLIER.test(told) &&
      !/\bresign/u.test(words))
  );
}

function kindOfWishForMore(turn: Turn, words: string, last: EmailKind | undefined): EmailKind | undefined {
  const offers = turn.history.findLast(({ about }) => about?.kind === 'offers')?.about;
  if (OF_STAY_OR_BOSS.test(words)) return undefined;
  if (OFFERED.test(words) && WANTS_SUM.test(words) && offers?.kind !== 'offers' && last !== 'resign')
    return 'negotiate';
  const isOpen =
    offers?.kind === 'offers' ||
    last === 'accept' ||
    last === 'negotiate' ||
    OFFERED.test(words) ||
    BEFORE_SIGNING.test(words);
  // That pay of one among several offers is to go up is a question of its figure.
  const isBesidePay = offers?.kind !== 'offers' || namesExtra(words) || ANYTHING.test(words);
  return isOpen &&
    isBesidePay &&
    (ASKS_MORE.test(words) || (ASKS_FOR.test(words) && namesExtra(words))) &&
    ORDERS_TEXT.test(words) &&
    (namesExtra(words) || !(NAMES_PAY.test(words) || /\d{3}|\d\s?k\b/u.test(words)))
    ? 'ask_more'
    : undefined;
}
const ANYTHING = /\b(?:something|anything|else|extra)\b|شي|حاجه/u;
const BEFORE_SIGNING = /\b(?:before|b4) (?:i |we )?(?:sign|accept|say yes|agree)\w*|قبل (?:ما )?(?:اوقع|التوقيع|اقبل)/u;
const ORDERS_TEXT = /\b(?:write|draft|compose|word|type|send|mail|e-?mail|message|letter|text)\b|اكتب|رساله|ايميل|صيغ/u;
/** More money is negotiated, with its figure. */
const NAMES_PAY = /\b(?:money|pay|salary|negotiat\w*|counter ?offer)\b|راتب|تفاوض/u;
const NOTICE_CARD = 'long-notice';

/** The mail for what has happened; null where a message tells of nothing of the kind, or wants no text for it. */
export function mailOfHappening(turn: Turn): CoachAnswer | null {
  const kind = kindOfHappening(turn);
  if (!kind) return null;
  const told = toldFor(turn, kind);
  const mail = mailBefore(turn);
  const draft = draftEmail.run(
    {
      kind,
      ...((wishesShort(turn.text) || kind === 'confirm_new_time') && { isShort: true }),
      ...((wishesPlain(turn.text) || (kind === 'stay_declined' && mail?.mail === 'resign' && mail.isPlain)) && {
        isPlain: true,
      }),
      ...(mail?.signed && { signed: mail.signed }),
    },
    { ...turn, text: told, answerIn: languageOf(turn) },
  );
  const lead = kind === 'stay_declined' ? counterReckoned(turn) : '';
  const note = noteOn(kind, turn, told);
  return { ...draft, text: [lead, draft.text, note].filter(Boolean).join('\n\n') };
}

/** With what the talk told of the same matter. */
function toldFor(turn: Turn, kind: EmailKind): string {
  const mail = mailBefore(turn);
  const ofMail = mail && TOLD_BY[kind]?.includes(mail.mail) ? mail.told : '';
  const led = kind === 'early_release' || kind === 'refuse_to_sign' ? before(turn) : '';
  const whom = mail && kind === 'confirm_new_time' ? withoutSlot(mail.told) : ofMail;
  // What is said now holds: days and hours are read from the end.
  return kind === 'confirm_new_time'
    ? [whom, turn.text].filter(Boolean).join('\n')
    : [turn.text, whom, led].filter(Boolean).join('\n');
}
const TOLD_BY: Readonly<Partial<Record<EmailKind, readonly EmailKind[]>>> = {
  stay_declined: ['resign', 'early_release'],
  confirm_new_time: ['missed_interview', 'reschedule', 'interest', 'confirm_interview'],
  negotiate: ['thank_you', 'follow_up', 'confirm_new_time', 'apply'],
};
/** Of whom it told, without its days. */
const withoutSlot = (told: string): string =>
  told.replace(
    /\d{1,2}(?:[:.]\d\d)? ?[ap]m\b|\b(?:today|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/giu,
    ' ',
  );

const NOTES: Readonly<Partial<Record<EmailKind, Said>>> = {
  missed_interview: {
    en: 'Send it today, and ring as well if you have a number: whoever writes within hours often gets a second time. One sentence of reason is enough. For the next time keep a charged power bank and a second way to get online or to the place.',
    ar: 'أرسلها اليوم، واتصل أيضًا إن كان لديك رقم: من يكتب خلال ساعات كثيرًا ما يُعطى موعدًا آخر. جملة واحدة عن السبب تكفي. وللمرة القادمة جهّز شاحنًا متنقلًا وطريقة ثانية للاتصال أو الوصول.',
  },
  stay_declined: {
    en: 'Say it once, in person first if you can, and name neither the new employer nor your figures: that would reopen the haggling.',
    ar: 'قلها مرة واحدة، ومشافهةً أولًا إن أمكن، ولا تذكر الجهة الجديدة ولا الأرقام حتى لا تبدأ المساومة من جديد.',
  },
  refuse_to_sign: {
    en: 'Send it by e-mail, so that there is a date on it, and keep a copy. It gives up nothing: once signed, a paper is hard to undo. Before you answer further, show it to the labour office, a union or a lawyer; there is a time limit for complaints.',
    ar: 'أرسلها بالبريد ليكون لها تاريخ، واحتفظ بنسخة. هي لا تُسقط شيئًا، أما الورقة الموقعة فيصعب التراجع عنها. واعرضها على مكتب العمل أو محامٍ قبل أي رد آخر، فللشكوى مهلة محددة.',
  },
  ask_more: {
    en: 'Ask for one thing, two at most, and have the answer in writing before you resign elsewhere or say no to another offer.',
    ar: 'اطلب شيئًا واحدًا أو اثنين على الأكثر، واحصل على الرد كتابةً قبل أن تستقيل أو ترفض عرضًا آخر.',
  },
};
const RANGE_NOTES: Readonly<Record<'told' | 'advert' | 'open', Said>> = {
  told: {
    en: 'What you earn now I left out: it would become the measure.',
    ar: 'لم أذكر راتبك الحالي حتى لا يصبح هو المقياس.',
  },
  advert: {
    en: 'The range is the upper half of what the advert states; say “I want …” for another. What you earn now I left out: it would become the measure.',
    ar: 'النطاق هو النصف الأعلى مما يذكره الإعلان، وإن أردت غيره فقل «أريد …». ولم أذكر راتبك الحالي حتى لا يصبح هو المقياس.',
  },
  open: {
    en: 'Put in a range whose lower end you would sign; 15 to 25% above what you earn now is ordinary in a move. Tell me yours, and I put it in. What you earn now stays out.',
    ar: 'ضع نطاقًا تقبل حده الأدنى؛ والمعتاد عند الانتقال 15 إلى 25٪ فوق راتبك. قل لي رقمك وأضعه. ولا تذكر راتبك الحالي.',
  },
};
const NOTICE_NOTE: Said = {
  en: 'It resigns and asks in one mail; if you have resigned already, leave out its first sentence. Have a yes in writing before you promise the new employer the date.',
  ar: 'تجمع الرسالة الاستقالة والطلب؛ فإن كنت قد استقلت فاحذف جملتها الأولى. واحصل على الموافقة كتابةً قبل أن تعد الجهة الجديدة بالموعد.',
};

function noteOn(kind: EmailKind, turn: Turn, told: string): string {
  const note =
    kind === 'expected_pay'
      ? RANGE_NOTES[rangeIsOf(told, turn.advert)]
      : kind === 'early_release' && resignsToo({ ...turn, text: told })
        ? NOTICE_NOTE
        : NOTES[kind];
  return note ? reply(turn, note).text : '';
}
