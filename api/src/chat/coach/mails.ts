import type { Resume } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { sinceIn, withoutRelativeDays, withWholeDays } from '../tools/mail/days.ts';
import { answeredIn, asksQuestion, givesTimes } from '../tools/mail/details.ts';
import { draftEmail } from '../tools/mail/draft-email.ts';
import type { EmailKind } from '../tools/mail/email-kinds.ts';
import { inNoOtherLanguage, noteOnLanguage } from '../tools/mail/language.ts';
import { firmIn, whomIn } from '../tools/mail/names.ts';
import { wishesPlain, wishesShort } from '../tools/mail/wished.ts';
import { countWords, stemsOfText } from './asked-words.ts';
import { languageOf, reply, type Said, sayIn } from './language.ts';
import { kindOfStory } from './mail-of-story.ts';
import { linesNamed, namingStems } from './own-case/named-in-documents.ts';
import { readRequest } from './request.ts';
import { asSentence, toldForText } from './spoken-of/told-for-text.ts';
import type { MailSubject } from './subject.ts';
import { type CoachAnswer, type Turn, textsOfUser } from './turn.ts';

/** "interview is tuesday but i cant make it", "ask to move my interview". */
const MOVES_INTERVIEW =
  /\b(?:interview|meeting|appointment)\b[\s\S]*\b(?:but i (?:have|am|got|work|will be)|(?:can'?t|cannot|won'?t|unable to|not able to|couldn'?t|can not|be able to) (?:\p{L}+ )?(?:make|come|attend|do|join)|another (?:day|time|date|slot)|different (?:day|time|date)|later|earlier|instead|postpone\w*|resched\w*|clash\w*)\b|\b(?:can'?t|cannot|won'?t|unable to|not able to|couldn'?t) (?:\p{L}+ )?(?:make|come to|attend|do|join)\b.{0,20}\b(?:interview|meeting|appointment)\b|\b(?:resched\w*|postpone\w*|move|push|shift|change)\b.{0,30}\b(?:interview|meeting|appointment)\b|(?:ما (?:ر[ا]?ح )?(?:اقدر|بقدر|فيني|حاقدر)|مش (?:ه|ح)?(?:ا)?قدر|لن (?:استطيع|اتمكن)|لا (?:استطيع|يمكنني)|مو قادر|مش قادر)[^.؟]{0,40}(?:مقابل|موعد|انترفيو)|(?:مقابله|موعد|انترفيو)[\s\S]*(?:ما (?:اقدر|بقدر|فيني|راح اقدر)|مش (?:ه|ح)?اقدر|لا (?:استطيع|يمكنني)|لن (?:استطيع|اتمكن)|ا?تاجيل|اجل|غير الموعد|وقت اخر|يوم اخر|يوم تاني|موعد اخر)|(?:تاجيل|اجل|تغيير|غير) .{0,20}(?:مقابله|موعد|انترفيو)/u;
/** To somebody who does not expect it. */
const COLD =
  /\bcold (?:message|e-?mail|mail|outreach|dm|note)\b|\b(?:message|e-?mail|mail|note|dm|write|something)\b.{0,30}\b(?:recruiters?|head ?hunters?|agency|hiring manager)\b.{0,40}\b(?:i (?:don'?t|do not|never) know|introduc\w*|open to work|looking for (?:a |my |work|jobs?|new)|ask(?:ing)? (?:if|about) .{0,20}(?:jobs?|openings?|vacanc\w+|roles?|positions?))|(?:رساله|اكتب).{0,30}(?:لمسوول توظيف|لمسؤول توظيف|لريكروتر|للريكروتر|لشركه توظيف)(?!.{0,40}(?:شكر|متابع|مقابل))/u;

/** The mail that a resume goes with: nobody has answered yet. */
const APPLIES =
  /^(?!.*(?:\b(?:ago|heard|hear|repl\w+|status|interview\w*|offer\w*|applied|withdraw\w*|drop\w*|cancel\w*|retract\w*|news|update|reference|refer|referral|recommend)\b|مقابل|متابع|ردوا|توصيه|تزكيه))(?:.*\b(?:to apply|(?:and|for) apply(?:ing)?|apply(?:ing)? (?:for|to|with|by)|(?:send|sending|submit) (?:in |them |her |him )?(?:with )?my (?:cv|resume|application)|application (?:e-?mail|mail|message)|my application (?:for|to|as))\b|.*(?:ايميل|رساله|اكتب\S*|ابعت).{0,40}(?:للتقديم|تقديم (?:علي|ل|لوظيف)|(?:ا|ب)?تقدم (?:علي|ل|فيه)|ارسال (?:ال)?(?:سيره|cv)|التقدم ل))/u;
/** More pay in the job that one has: an offer is negotiated. */
const ASKS_RAISE =
  /^(?![\s\S]*\b(?:offer\w*|new job)\b)[\s\S]*(?:\b(?:manager|boss|supervisor|director|current|my (?:company|employer)|hr)\b[\s\S]*\b(?:rise|raise|increment|(?:pay|salary|wage) increase|more (?:money|pay|salary))\b|\b(?:rise|raise|increment|(?:pay|salary|wage) increase|more (?:money|pay|salary))\b[\s\S]*\b(?:manager|boss|supervisor|director|my (?:company|employer)|hr)\b)|^(?![\s\S]*عرض)[\s\S]*(?:(?:زياده|علاوه|رفع|ارفع|يرفع|تزيد|يزيد)\S* (?:\S+ ){0,2}?(?:ب|في|علي|ع)?(?:ال|لل)?(?:راتب|معاش|مرتب|اجر|عالراتب|عالمعاش)|عالراتب|عالمعاش)/u;
/** "ask if i can have till wednesday": of an answer that one owes. */
export const WAITS_UNTIL =
  /\bi (?:can |could |may |might |need to |want to )?(?:have|get|take|wait|decide|answer|reply|respond|think|let (?:them|her|him|you) know)\b.{0,30}\b(?:till|til|until)\b|\b(?:give|allow|let) me\b.{0,30}\b(?:till|til|until)\b|\b(?:more )?time (?:till|til|until)\b|(?:امهل|مهله|وقت|استن|انتظر|ارد|اجاوب|اقرر)\S* .{0,25}(?:لحد|حتي|لغايه|ليوم|لل?(?:احد|اثنين|ثلاثاء|اربعاء|خميس))/u;

/** The kinds of mail by what is said of them, the more particular ones first. */
const KINDS: readonly (readonly [EmailKind, RegExp])[] = [
  [
    'rejection_reply',
    /\b(?:got|was|been|am|were|just) (?:just )?(?:rejected|turned down|refused)\b.*\b(?:write|reply|answer|respond|mail|e-?mail|message|something)\b|\breject(?:ed|s)? (?:me|my)\b.*\b(?:write|reply|answer|respond|mail|message)\b|\b(?:reply|respond|answer|write back|tell them)\b[\s\S]*(?:regret to inform|not be progressing|not (?:be )?(?:moving|move) forward|unfortunately|other candidates|have been unsuccessful)|\b(?:reply|answer|respond) to (?:the|this|their|a) rejection|رد .{0,20}(?:رساله )?(?:الرفض|رفض)/u,
  ],
  ['apply', APPLIES],
  [
    'confirm_interview',
    /^(?!.*\b(?:can'?t|cannot|another|resched\w*|cancel\w*)\b)(?=.*\bconfirm)(?=.*\b(?:interview|appointment|meeting|invit\w+)\b)|^(?=.*(?:اكد|تاكيد|أؤكد|باكد))(?=.*(?:مقابل|موعد|انترفيو))/u,
  ],
  ['reschedule', MOVES_INTERVIEW],
  [
    'early_release',
    /\bearly (?:release|relieving)\b|\b(?:release|relieve|let) me (?:go )?(?:early|earlier|sooner)\b|\b(?:shorten|reduce|waive|cut|buy ?out)\b.{0,20}\bnotice\b|\bnotice (?:period )?(?:buy ?out|waiver|reduction)\b|(?:تقليل|تقصير|اعفاء).{0,20}(?:الانذار|الاشعار|فتره الاشعار)/u,
  ],
  [
    'cancel_interview',
    /\bcancel\w*\b.{0,30}\b(?:interview|meeting|appointment)\b|(?:الغي|الغاء|اعتذر عن|اعتذار عن|اعتذر من).{0,20}(?:مقابله|موعد)/u,
  ],
  ['cold_message', COLD],
  ['raise', ASKS_RAISE],
  ['ask_time', WAITS_UNTIL],
  [
    'withdraw',
    /withdraw|\b(?:pull(?:ing)?|back(?:ing)?|drop(?:ping)?|bow(?:ing)?) out\b|\b(?:step|stand)(?:ping|ing)? (?:down|back|away) from\b.{0,30}\b(?:process|application|selection)\b|\b(?:take|cancel|remove)\b.{0,20}\b(?:my|me|myself)\b(?: (?:name|application))?.{0,20}\b(?:out|back|off|application|from)\b.{0,30}\b(?:application|process|selection|running|list|role|job|it|them)\b|\b(?:no longer|not|don['’]?t|won['’]?t|never) (?:\w+ ){0,3}(?:interested|go on|continue|proceed|go ahead)|سحب|انسحب|(?:ما|لا) (?:\S+ ){0,2}(?:اكمل|مهتم)/u,
  ],
  [
    'informal_chat',
    /^(?![\s\S]*(?:\b(?:thank\w*|follow\w*|interview\w*|news|heard|hear|had|after|resched\w*|postpone\w*|cancel\w*|move|confirm\w*|raise|resign\w*|offer\w*)\b|شكر|متابع))[\s\S]*(?:\b(?:informal|quick|short|brief|friendly|little|15[ -]?min\w*|ten[ -]?min\w*|exploratory|introductory)(?: (?:informal|quick|phone|video|teams))* (?:chat|call|conversation|talk|coffee)\b|\b(?:ask\w*|request\w*) (?:\p{L}+ ){0,2}?(?:for )?(?:an? )?(?:chat|coffee)\b|(?:حديث|دردشه|مكالمه) (?:قصير|سريع|غير رسمي)\S*)/u,
  ],
  [
    'ask_reference',
    /\b(?:be|as|name|give|put|list|use|have) (?:\S+ ){0,4}(?:a |an |my )?(?:reference|referee)s?\b|\b(?:ask|asking)\b.{0,40}\breference\b|(?:مرجع|معرف|مرجعا)(?:\s|$)/u,
  ],
  [
    'question',
    /^(?!.*\b(?:offer\w*|interview\w*|appl(?:y|ied|ying|ication)\w*|refer\w*|recruiters?|position|vacancy|hear|heard|news)\b)(?!.*\b\d{2,3}(?:k|,\d{3})\b).*\b(?:asking|ask) (?:him |her |them |hr |if )*(?:when|if|whether|how|what|where|which|who)\b/u,
  ],
  ['resign', /resign|\bkundig|\bdimission|\bdemission|\bmy notice\b|\bquit|\bleaving\b|استقال|استقيل/u],
  ['thank_you', /\bthank|شكر/u],
  [
    'negotiate',
    /negotiat|\b(?:offered|offer(?:ing)? me|offer is|the offer)\b.{0,60}\b(?:want|asked?|expect\w*|hop(?:ed|ing))\b.{0,20}\d|عرضوا.{0,40}(?:ابي|ابغي|اريد|عايز|بدي)|(?:more|better) (?:money|pay|salary)|higher (?:salary|pay|offer)|\boffer(?:ed|ing)?\b.{0,40}\b(?:low|less)\b.{0,30}\b(?:more|higher|up)\b|raise|counter ?offer|\b(?:ask(?:ing)?|push(?:ing)?) (?:\p{L}+ ){0,2}?for [£$€]?\d{2}[\d,.]*k?\b|\b(?:can|could|would|will|to) (?:do|go (?:up )?to|match|make it|pay|offer) [£$€]?\d{2}[\d,.]*k?\b|تفاوض|راتب اعلي/u,
  ],
  [
    'ask_time',
    /more time|time to (?:think|decide)|extension|few (?:more )?days|(?:day|week|month)s? (?:more|longer)|(?:another|one more|\d+ more) (?:few )?(?:day|week)s?|مهله|وقت|(?:يوم|يومين|ايام|اسبوع|اسبوعين) (?:زياده|اضافي|كمان)/u,
  ],
  [
    'follow_up',
    /^(?!.*\b(?:thank|accept|declin|reject))(?=.*\b(?:interview(?:ed)? (?:was|is|on|at|last|yesterday|this)|was interviewed|had (?:an|my|the) interview|interview w(?:as|ith))).*\b(?:news|heard|hear|status|update|ask\w*|happening|stand\w*|result|outcome|decid\w*)\b/u,
  ],
  [
    'application_status',
    /^(?!.*(?:\b(?:interview\w*|met|spoke|talked|thank\w*|accept\w*|declin\w*|reject\w*)\b|مقابل|انترفيو|التقي|شكر))(?=[\s\S]*(?:\bappl(?:ied|ying|ication)\b|(?<!\p{L})(?:ا?ت?قدمت|قدمنا|تقديمي|ابلاي|(?:بعت|ارسلت|بعثت|دزيت|رسلت) (?:ال|لهم )?(?:سي ?في|سيره|سيرتي|cv))(?!\p{L})))(?=[\s\S]*(?:\b(?:follow|heard|hear|repl\w*|answer\w*|respon\w*|news|status|update|ago|weeks?|days?|month)\b|متابع|رد|ردوا|قبل|منذ|خبر))/u,
  ],
  [
    'application_status',
    /^(?!.*\b(?:interview\w*|met|spoke|talked|thank\w*)\b).*(?:\bapplied\b|\b(?:sent|submitted|handed in) (?:in )?(?:my|the|an?) (?:cv|resume|application)\b)/u,
  ],
  ['decline', /(?:اعتذار|اعتذر|ارفض|رفض).{0,30}(?:عرض|قبول)|عدم قبول/u],
  [
    'decline',
    /declin|reject(?:ing)? (?:the|an|this|their) offer|turn(?:ing)? (?:the |this |that |their |an )?(?:\S+ )?(?:offer|job|it|them) down|turn(?:ing)? (?:it |them |the offer |an offer )?down|say(?:ing)? no|رفض|اعتذار/u,
  ],
  [
    // Who has accepted elsewhere declines here.
    'decline',
    /\baccept(?:ed|ing)? (?:an?other|a different|some(?:thing|where|one) else|elsewhere|the other)|\b(?:not|never|n'?t) (?:be |going to |gonna |want to |wanna )?(?:tak(?:e|ing)|accept(?:ing)?|join(?:ing)?)\b.{0,30}\b(?:job|offer|position|role|post|place|it|them)\b|\bgoing with (?:an?other|someone else|somewhere else|the other)/u,
  ],
  ['accept', /\baccept|قبول/u],
  ['referral', /referral|refer me|recommend me|توصيه|تزكيه/u],
  [
    'follow_up',
    /follow|since the interview|من المقابله|بعد المقابله|محدش رد|ما ردوا|remind|(?:after|result of|outcome of|news of) (?:the |my |an )?interview|نتيجه (?:ال)?(?:مقابله|انترفيو)|interviewed|we (?:spoke|met|talked)|متابعه/u,
  ],
  ['interest', /\binterested\b|\b(?:im|i am|i'm) (?:free|available)\b|\binvit(?:e|ed|ation)\b|مهتم|متاح/u],
  ['application_status', /status|update|\bnews\b|heard|hear back|appli|no (?:answer|reply|response)|حاله/u],
];

/** "no interview yet": none was held. */
const NO_INTERVIEW =
  /\b(?:no|not|without|never|haven'?t|havent|didn'?t|didnt|hadn'?t|not yet|still no|before) (?:(?:had|have|got|gotten|been|even|yet|to|an?|any|the|my|invited|for) ){0,4}(?:interview\w*|met|spoken|spoke|talked)(?: (?:yet|so far|at all))?|(?:بدون|بلا|من غير|ما صار\S*|ما في|مافي|لسا ما|لسه ما|لم)(?: \S+){0,2} (?:مقابله|مقابلات|انترفيو|اقابل\S*|يقابلوني)/gu;

/** What is said of a mail tells its kind, the last message before all: the talk before only gives facts. */
const kindOf = (words: string): EmailKind | undefined => KINDS.find(([, said]) => said.test(words))?.[0];

/** What moved somebody to it, and is not what the mail says: "because I accepted another one". */
const REASON =
  /\s(?:because|since(?= (?:i|we|they|it|the)\b)(?! (?:i|we|they) (?:have |had |last )?(?:appl|sen[dt]|submit|interview|met|spoke|talk|hear))|cause|cuz|coz|bcoz|as i|having|لان\S*|لاني|عشان|علشان)\s[^.;\n]*/gu;

/** The mail with what is told of it after the question what it is for; null where that tells nothing of a mail. */
export function mailToldOf(turn: Turn, told: string): CoachAnswer | null {
  const inOther = inNoOtherLanguage(turn);
  if (inOther) return inOther;
  const { things, isQuestion } = readRequest(turn.text);
  if (isQuestion || OF_RESUME.some((thing) => things.has(thing)) || turn.text.length > TOLD_MAX) return null;
  const whole = { ...turn, text: `${told}\n${turn.text}`, answerIn: languageOf(turn) };
  const known = mailAskedFor(whole);
  if (known) return known;
  const asked = toldForText(turn.text);
  const draft = draftEmail.run(
    { kind: 'question', ...(asked?.does === 'add' && { added: [asSentence(asked.what, turn)] }) },
    whole,
  );
  return draft;
}
const OF_RESUME = ['resume', 'skills', 'summary', 'lines', 'letter', 'offer'];
const TOLD_MAX = 300;

/** Whether a message says that somebody has applied, and of no interview. */
export const isOfApplication = (text: string): boolean => {
  const words = fold(text);
  const held = words.replace(NO_INTERVIEW, ' ');
  return held !== words || kindOf(held) === 'application_status';
};

/** The mail for which a message tells a story; null where it tells none, or names the mail in words of its own. */
export function mailOfStory(turn: Turn): CoachAnswer | null {
  const kind = kindOfStory(turn.text);
  const above = turn.history.at(-1)?.about;
  // What is told behind such a mail is said of that mail.
  const isOfAbove = above?.kind === 'mail' && above.mail === kind;
  // "application mail …, notice period 45 days": notice alone is no resignation where another mail is named.
  const named = kindOf(fold(turn.text));
  const isOther = kind === 'resign' && named !== undefined && named !== 'resign' && !OF_ANY_STORY.has(named);
  return kind && !isOfAbove && !isOther ? mailAskedFor(turn, kind) : null;
}

/** What the words of a resignation may be taken for. */
const OF_ANY_STORY: ReadonlySet<EmailKind> = new Set([
  'question',
  'interest',
  'application_status',
  'follow_up',
  'ask_time',
]);

/** The mail that is asked for; null where no known kind is. */
export function mailAskedFor(turn: Turn, known?: EmailKind): CoachAnswer | null {
  const draft = draftAskedFor(turn, known);
  const note = draft && noteOnLanguage(turn);
  return note ? { ...draft, text: `${draft.text}\n\n${note}` } : draft;
}

function draftAskedFor(turn: Turn, known?: EmailKind): CoachAnswer | null {
  const words = fold(turn.text).replace(NO_INTERVIEW, ' ');
  if (isStoryWithoutWish(words)) return null;
  const onApplication = afterApplication(turn);
  const kind =
    known ??
    kindOf(words.replace(REASON, ' ')) ??
    kindOf(words) ??
    (givesTimes(turn.text) ? 'interest' : undefined) ??
    (ASKS_ONLY.test(words) && onApplication ? 'follow_up' : undefined) ??
    (asksQuestion(turn.text) ? 'question' : undefined) ??
    (answeredIn(turn.text) ? 'reply' : undefined);
  if (!kind) return null;
  const asked = kind === 'early_release' ? withWhatLed(turn) : withFactsOfMailBefore(turn, kind);
  const applied = kind === 'follow_up' ? onApplication : null;
  const isChat = kind === 'informal_chat';
  const mentioned = isChat ? mentionIn(asked) : undefined;
  const draft = draftEmail.run(
    {
      ...(mentioned && { added: [mentioned] }),
      kind: applied || (kind === 'follow_up' && isAppliedOnly(turn)) ? 'application_status' : kind,
      ...(wishesShort(turn.text) && { isShort: true }),
      ...(wishesPlain(isChat ? turn.text.replace(/\binformal\b/giu, ' ') : turn.text) && { isPlain: true }),
    },
    // What it is to mention is not what it is about.
    applied ?? (mentioned ? { ...asked, text: asked.text.replace(MENTIONS, ' ') } : asked),
  );
  return ANGRY.test(words) ? { ...draft, text: `${calmly(turn)}\n\n${draft.text}` } : draft;
}

/** In a long story much may be told that a mail could be about: one is drafted where it is asked for. */
const isStoryWithoutWish = (words: string): boolean =>
  countWords(words) >= STORY_WORDS && !/\p{Script=Arabic}/u.test(words) && !WANTS_TEXT.test(words);
const STORY_WORDS = 40;
const TEXT =
  '(?:e-?mails?|mails?|messages?|letters?|notes?|texts?|repl(?:y|ies)|responses?|sms|whatsapp|lines|something)';
const WANTS_TEXT = new RegExp(
  [
    `\\b(?:write|draft|compose|prepare|word|phrase|type|put together|help me|send|give|need|want|make)\\b.{0,60}\\b${TEXT}\\b`,
    `\\b${TEXT}\\b.{0,40}\\bfor me\\b`,
    '\\b(?:what|how) (?:do|should|shall|can|could|would|might|to|best to)(?: i| we)?(?: best)? (?:write|say|reply|answer|respond|text|tell|ask|word|put|thank|decline|accept|refuse|turn)\\b',
    '\\b(?:write|reply|respond|answer|tell|text|e-?mail|mail) (?:back )?(?:to )?(?:him|her|them)\\b',
  ].join('|'),
  'u',
);

/** Another mail than the one that was drafted last, where a message asks for one; null elsewhere. */
export function anotherMail(turn: Turn, mail: MailSubject): CoachAnswer | null {
  if (turn.text.length > TOLD_MAX) return null;
  const words = fold(turn.text);
  const kind =
    kindOf(words.replace(NO_INTERVIEW, ' ').replace(REASON, ' ')) ?? (SILENCE.test(words) ? 'follow_up' : undefined);
  const { orders, things, isQuestion } = readRequest(turn.text);
  const isOrdered = orders.has('write') || things.has('mail') || NAMES_KIND.test(words);
  if (!kind || isQuestion || !isOrdered || OF_SAME_MAIL.test(words)) return null;
  if (kind === mail.mail || (ALIKE.includes(kind) && ALIKE.includes(mail.mail))) return null;
  return IN_MAILS.has(kind) ? null : mailAskedFor(turn, kind);
}
/** "mention the first-aid course": what the resume says of it, else a blank for its writer. */
const MENTIONS =
  /\b(?:mention|bring up|refer to|say something (?:about|on)) (?:that (?=i\b))?(?:the |my |about )*(?<what>[^.,;!?\n]{3,60})/iu;

function mentionIn(turn: Turn): string | undefined {
  const what = MENTIONS.exec(turn.text)?.groups?.what?.trim();
  if (!what) return undefined;
  const [entry] = turn.resume ? jobsNamed(what, turn.resume.data) : [];
  const [line] = turn.resume ? linesNamed(what, turn.resume.data, 1) : [];
  if (languageOf(turn) === 'en' && entry) return `${entry}.`;
  if (languageOf(turn) === 'en' && line) return `From my work, for this post: ${line.text.replace(/[.\s]+$/u, '')}.`;
  return asSentence(what, turn);
}

/** Posts whose title or employer names a topic, each as a sentence without its stop. */
function jobsNamed(topic: string, { workExperience }: Resume): string[] {
  const wanted = namingStems(topic);
  return workExperience
    .filter(({ isHidden, jobTitle, company }) => {
      const own = stemsOfText(`${jobTitle} ${company}`);
      return !isHidden && wanted.length > 0 && wanted.every((stem) => own.has(stem));
    })
    .map(({ current, jobTitle, company }) =>
      [
        `${current ? 'I also work' : 'I have also worked'} as ${/^[aeiou]/iu.test(jobTitle) ? 'an' : 'a'} ${jobTitle.replace(/\s*\([^)]*\)/gu, '')}`,
        company,
      ]
        .filter(Boolean)
        .join(' at '),
    );
}

/** "they havent answered since 10 days". */
const SILENCE =
  /\b(?:haven'?t|hasn'?t|didn'?t|not|no|never|nobody|still)\b.{0,20}\b(?:answer\w*|repl\w+|respon\w+|heard|news)\b|\bsilence\b|(?:ما|محدش|لم) (?:رد|ردوا|ي?ردوا|جاوب)/u;
const NAMES_KIND =
  /^(?:(?:ok|now|and|then|please|pls|so)[\s,]+)*(?:an?|the|now)? ?(?:follow[ -]?up|thank[ -]?you|resignation|acceptance)\b/u;
/** "write it shorter", "say thanks in it". */
const OF_SAME_MAIL =
  /\b(?:write|make|do|put|have|redo|rewrite) (?:it|this|that)\b|\b(?:say|mention|add|include|put|write)\b.{0,30}\b(?:that|in it|too|also|as well)\b|^(?:and |also |but |please |pls )*(?:say|mention|add|include|leave|remove|change|tell (?:them|her|him))\b|(?:اذكر|اضف|ضيف|زيد|غير|خلي)/u;
/** Both ask how things stand. */
const ALIKE: readonly EmailKind[] = ['follow_up', 'application_status'];
/** What any mail may ask or say beside what it is for. */
const IN_MAILS: ReadonlySet<EmailKind> = new Set(['question', 'interest', 'ask_time', 'raise']);

/** What the mail before was told of the same application, where a message tells neither whom nor where. */
function withFactsOfMailBefore(turn: Turn, kind: EmailKind): Turn {
  const before = turn.history.findLast(({ about }) => about?.kind === 'mail')?.about;
  const isOfOther = whomIn(turn.text, languageOf(turn)) !== undefined || firmIn(turn.text, turn.advert) !== undefined;
  if (before?.kind !== 'mail' || isOfOther || !ofOneApplication(kind) || !ofOneApplication(before.mail)) return turn;
  const since = ALIKE.includes(kind) ? sinceIn(turn.text) : undefined;
  const isApplied = before.mail === 'apply' || before.mail === 'application_status';
  const when =
    since === undefined
      ? ''
      : sayIn(languageOf(turn))(isApplied ? `applied ${since} ago` : `${since} ago`, `قبل ${since}`);
  const text = [when, turn.text, withoutRelativeDays(before.told)].filter(Boolean).join('\n');
  return { ...turn, text, answerIn: languageOf(turn) };
}
/** The mail before went out with the application, and nobody has been met. */
function isAppliedOnly({ text, history }: Turn): boolean {
  const before = history.findLast(({ about }) => about?.kind === 'mail')?.about;
  const isSent = before?.kind === 'mail' && SENT_WITH.has(before.mail);
  return isSent && !TALKED.test(fold(text).replace(NO_INTERVIEW, ' '));
}
const SENT_WITH: ReadonlySet<EmailKind> = new Set(['apply', 'application_status']);

const ofOneApplication = (kind: EmailKind): boolean => OF_ONE_APPLICATION.has(kind);
const OF_ONE_APPLICATION: ReadonlySet<EmailKind> = new Set([
  'apply',
  'follow_up',
  'application_status',
  'thank_you',
  'accept',
  'decline',
  'negotiate',
  'withdraw',
  'ask_time',
  'rejection_reply',
  'interest',
  'reschedule',
  'cancel_interview',
  'missed_interview',
  'confirm_new_time',
]);

/** "a short message to ask": of what, the talk before says. */
const ASKS_ONLY =
  /\bto ask(?: (?:them|him|her|about it|again|how it stands|for news|politely))*[\s.!?]*$|\bask (?:them|him|her)[\s.!?]*$/u;
/** "i sent it last tues": an application, and no talk with anybody. */
const SENT =
  /\b(?:sent|submitted|applied|handed in|dropped (?:it |my cv )?off|posted it|put in for)\b|(?:قدمت|ارسلت|بعثت)/u;
const TALKED =
  /\b(?:interview\w*|met|meeting|spoke|talked|chat(?:ted)?|phone call|called me|video call|trial shift|conversation|told me|said)\b|مقابل|انترفيو|كلمت|قابلت/u;

/** The mail of whoever has applied and spoken with nobody: with what the talk told of the application; null elsewhere. */
function afterApplication(turn: Turn): Turn | null {
  const said = textsOfUser(turn.history);
  const all = fold([turn.text, ...said].join('\n'));
  if (TALKED.test(all.replace(NO_INTERVIEW, ' ')) || !SENT.test(all)) return null;
  const told = said.findLast((text) => SENT.test(fold(text)));
  // "it" that was sent is the application.
  const spelled = told?.replace(
    /\b(?<sent>sent|submitted|handed|dropped) (?:it|them|that|mine)\b/iu,
    '$<sent> my application',
  );
  return {
    ...turn,
    text: [turn.text, spelled && withWholeDays(spelled)].filter(Boolean).join('\n'),
    answerIn: languageOf(turn),
  };
}

/** How long the notice is stands in the question that led to the mail: "my notice is 90 days, can i buy it out". */
function withWhatLed(turn: Turn): Turn {
  const before = turn.history.findLast(({ role }) => role === 'user')?.text;
  return before ? { ...turn, text: `${turn.text}\n${before}`, answerIn: languageOf(turn) } : turn;
}

/** "tell them how unprofessional they are". */
const ANGRY =
  /\b(?:unprofessional|rude|idiots?|stupid|liars?|shame on|disgusting|pathetic|insult|curse|scold)\b|قليلين ادب|غير محترم|وقحين|كذابين/u;

const calmly = (turn: Turn): string =>
  reply(turn, {
    en: 'I leave the anger out, however well founded: such a mail is passed on and remembered, and the trade is small. This one says what is to be said, and keeps the door open:',
    ar: 'أترك الغضب جانبًا وإن كان محقًا: هذه الرسائل تُتداول وتُذكر والمجال صغير. هذه تقول ما يلزم وتبقي الباب مفتوحًا:',
  }).text;

const CHOICES: readonly Said[] = [
  { en: 'Write a follow-up email after an interview', ar: 'اكتب رسالة متابعة بعد مقابلة' },
  { en: 'Write an email to ask about the status of my application', ar: 'اكتب رسالة للسؤال عن حالة طلبي' },
  { en: 'Write a thank-you email', ar: 'اكتب رسالة شكر' },
  { en: 'Write an email to negotiate the offer', ar: 'اكتب رسالة للتفاوض على العرض' },
  { en: 'Write a resignation letter', ar: 'اكتب رسالة استقالة' },
];

export const askWhichMail = (turn: Turn): CoachAnswer =>
  reply(
    turn,
    {
      en: 'Gladly. What is the email for? And to whom? (“to ask when …”, “to thank …”, “to tell them that I …”)',
      ar: 'بكل سرور. ما غرض الرسالة ولمن؟ («للسؤال عن …»، «لشكر …»، «لإخبارهم أنني …»)',
    },
    { kind: 'asking', choices: CHOICES, about: { kind: 'mail asked', told: turn.text } },
  );
