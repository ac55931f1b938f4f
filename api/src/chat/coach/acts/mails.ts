import { introduceIfAsked } from '../introduction.ts';
import { askWhichMail, mailAskedFor, WAITS_UNTIL } from '../mails.ts';
import { type Act, some } from './act.ts';
import { linesIn, writeCoverMail, writeLetterOfLines } from './cover-mail.ts';

export const MAILS: readonly Act[] = [
  { asks: ({ isQuestion }, words) => !isQuestion && COVER_MAIL.test(words), act: writeCoverMail },
  {
    asks: ({ isQuestion }, words) =>
      !isQuestion &&
      COVER_LETTER.test(words) &&
      !OWN_LETTER.test(words) &&
      (linesIn(words) > 0 || SHORT_ONE.test(words)),
    act: writeLetterOfLines,
  },
  { asks: ({ orders, isQuestion }) => !isQuestion && some(orders, 'write', 'want'), act: introduceIfAsked },
  {
    asks: ({ orders, things }) =>
      (orders.has('write') && some(things, 'mail', 'resignation')) || (orders.has('want') && things.has('mail')),
    act: (turn) => mailAskedFor(turn) ?? askWhichMail(turn),
  },
  {
    asks: ({ orders, things, isQuestion }) =>
      some(things, 'mail', 'people', 'offer', 'application') &&
      !some(things, 'resume', 'summary', 'lines', 'letter', 'interview') &&
      (some(orders, 'write') ||
        (!isQuestion && some(orders, 'tell', 'want') && things.has('people')) ||
        (!isQuestion && orders.has('tell') && things.has('offer')) ||
        (!isQuestion && things.has('mail'))),
    act: mailAskedFor,
  },
  {
    asks: (_, words) => GETS.test(words),
    act: mailAskedFor,
  },
  {
    asks: ({ orders, isQuestion }, words) => !isQuestion && orders.has('write') && TO_SOMEBODY.test(words),
    act: (turn) => mailAskedFor(turn) ?? askWhichMail(turn),
  },
  {
    asks: (_, words) =>
      words
        .split(BETWEEN_CLAUSES)
        .some((clause) => NAMES_MAIL.test(clause) || ANSWERS_THEM.test(clause) || ONLY_MAIL.test(clause)) ||
      ANSWERS_MAIL.test(words),
    act: mailAskedFor,
  },
  {
    asks: ({ orders, isQuestion }, words) =>
      !isQuestion &&
      (orders.has('write') || WISHES_TO_TELL.test(words)) &&
      (SITUATION.test(words) || WAITS_UNTIL.test(words) || WRITES_TO_ASK.test(words)),
    act: mailAskedFor,
  },
];

/** "write cover email for this job": the mail that a resume goes with. */
const COVER_MAIL = /\bcover(?:ing)? (?:e-?mail|mail|message)\b/u;

/** "tell me in 5 lines cover letter": how long it is to be says that one is wanted. */
const COVER_LETTER =
  /\b(?:cover(?:ing)?|motivation(?:al)?|application) ?(?:letter|lettr|letr|latter|note)\b|خطاب (?:تقديم|تغطيه|تحفيز|توظيف)|كوفر ?ليتر/u;
const SHORT_ONE =
  /^(?:(?:and|also|ok|now|then|pls|please|bro|sir) )*(?:tell|give|make|do|need|want|send|share|short|quick|small|simple)\b.{0,40}\b(?:letter|lettr|letr|latter|note)\b(?!.*\b(?:should|how|what|need to be|tips|difference)\b)/u;
/** What is done to the letter that one has. */
const OWN_LETTER =
  /\b(?:my|this|the) (?:cover(?:ing)? )?letter\b|\b(?:shorten|improve|check|review|rewrite|fix)\b|\bhow long\b/u;

/** "had the interview today, thank you email pls". */
const BETWEEN_CLAUSES = /[,.;:،\n]+\s*/u;
/** "write mr osman", "tell them", "ask if thursday works": somebody is to hear of it. */
const WISHES_TO_TELL =
  /\b(?:tell|ask|let|inform|text|message|e-?mail|mail) (?:them|him|her|mr|ms|mrs|dr|hr|the \p{L}+|if)\b|(?:بلغ|خبر|قول|اسال|راسل)(?:ي|هم|لهم|هم)?(?=\s)/u;
/** "write to lucy and ask", "message sam to say": somebody, and what is to be asked or said. */
const WRITES_TO_ASK =
  /\b(?:write|message|text|reply) (?:back )?(?:to )?(?!me\b|us\b|it\b|this\b|that\b|an?\b|the\b|my\b|in\b|about\b|down\b)\p{L}+ (?:and|to) (?:ask|tell|say|let (?:her|him|them) know|thank|apologi[sz]e)\b/u;
/** What such a mail is about, where no word for a mail is said. */
const SITUATION =
  /\b(?:interview|appointment|meeting)\b|\b(?:follow(?:ing)?[ -]?up|thank(?:s|[ -]you)?|resched\w*|applied|applying|reference|offer(?:s|ed)?|notice|rejected|rejection|raise)\b|مقابله|موعد|متابعه|شكر|استقاله|(?:ما عدت|ما عاد|لم اعد|مش|مو|غير) مهتم|سحب طلبي|اسحب|انسحب/u;

/** "can i get a resignation letter", "email to my old boss asking him": a text that is named first is wanted. */
const GETS =
  /^(?:(?:hi|hello|hey|ok|so|please|pls)[\s,]+)*(?:(?:(?:can|could|may) i (?:get|have)|i(?:'ll| will)? (?:need|want|require)|(?:need|want)(?: to have)?) )?(?:an? |the |my |your )?(?:\p{L}+ ){0,2}(?:e-?mail|message|mail|note|msg|resignation letter|letter of resignation)(?=[\s,.]|$)(?!.*\?$)|^(?:ابي|ابغي|بدي|عايزه?|عاوزه?|محتاجه?|اريد) (?:خطاب|رساله|ايميل) |^(?:لو سمحت |ممكن |طيب )*(?:ايميل|رساله|مسج) (?:ال)?(?:متابعه|شكر|استقاله|اعتذار|رفض|قبول|استفسار|تذكير)(?=[\s،,.]|$)/u;

/** "thank-you email after the interview", "I want to decline the offer". */
const NAMES_MAIL =
  /^(?:(?:please|pls|can you|could you|write|draft|send|make|give me|i need|need|an?|the|me)\s+)*(?:thank(?:s|[ -]you)?|follow[ -]?up|resignation|rejection|acceptance|withdrawal|referral)\s.{0,14}\b(?:e-?mail|mail|note|message|msg)\b(?!.*\?)|^(?:(?:please|pls|can you|could you|help me) )*(?:decline|reject|turn down|accept|withdraw|pull out of|back out of|drop out of)\b.{0,40}\b(?:offer|application|process|selection)\b(?!.*\?)|\bi(?:'d| would)? (?:want|wanna|need|have|like|decided|am going|am about)(?: to)? (?:decline|reject|turn down|accept|withdraw|pull out|back out|drop out)\b.{0,30}\b(?:offer|application|job|process|selection|role)\b(?!.*\?)|\bi(?:'m| am|m)? (?:no longer|not) interested in (?:the |this |that |their )?(?:\p{L}+ ){0,3}(?:job|role|position|post)\b(?!.*\?).*\b(?:write|tell|let|e-?mail|message)\b/u;

/** "im leaving, last day 9 may. short email please": what it says stands beside it. */
const ONLY_MAIL =
  /^(?:(?:and|so|just|can (?:yo)?u do|need|want|an?|the|short|quick|little|brief) )*(?:e-?mail|mail|message|letter)(?: (?:please|pls|plz|for (?:it|this|that|me|him|her|them)|thanks|thx))+[\s.!]*$|^(?:ايميل|رساله)(?: (?:لو سمحت|من فضلك|بليز))+$/u;

/** "reply to this …" with the mail behind it. */
const ANSWERS_MAIL = /^(?:(?:please|pls|can you|could you|help me)\s+)*(?:reply|answer|respond|write back)\b/u;
/** "she asked when i am free. answer her …": behind what somebody wrote. */
const ANSWERS_THEM =
  /^(?:(?:please|pls|can you|could you|so|and|now) )*(?:answer|reply to|respond to|write back to) (?:her|him|them)\b|^(?:رد|جاوب|ردي|جاوبي)(?:ي)? ?(?:عليها|عليه|عليهم|ها|ه|هم)(?=\s)/u;
/** "write me a reply to the recruiter". */
const TO_SOMEBODY =
  /\b(?:reply|answer|respon(?:se|d)|something|note|text)\b.{0,20}\bto (?:the |my |this |a )?(?:recruiter|hr|manager|boss|company|employer|interviewer|them)\b/u;
