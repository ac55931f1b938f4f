import { fold } from '@vitae/language/fold';
import type { EmailKind } from '../tools/mail/email-kinds.ts';
import { readRequest } from './request.ts';

// Which mail a story asks for: what has happened, how it stands since, and that a text is wanted. No word for the mail itself
// need be said, as in "met the head on monday, she said she'd ring, nothing. write her something".

const TALKED =
  /\binterview(?:ed|s)?\b|\btrial\b(?! balance| period)|\b(?:taster|test) (?:shift|day|lesson|run)\b|\b(?:phone|video|first|second|final|2nd|last) (?:screen|round|stage|call)\b|\bpanel\b|\bassessment (?:day|cent\p{L}+)\b|\b(?:met|spoke|spoken|talked|chatted|had (?:a )?(?:chat|call|talk|meeting|meet)|sat down)\b.{0,30}\b(?:with|to|from|about|mr|mrs|ms|dr|for)\b|\bmet (?:the |their |a |an )?\p{L}+|\b(?:saw|seen|visited|went (?:in )?(?:to see|for)|been (?:in )?to see|sat with|came to)\b.{0,60}\b(?:job|vacancy|role|post|position|work|opening)\b|\b(?:mock|demo) lesson\b|مقابل|انترفيو|التقيت|قابلت|كلمت/u;
const APPLIED =
  /\b(?:applied|put in for|dropped off|handed in)\b|\b(?:sent|submitted|emailed|posted)\b.{0,25}\b(?:cv|resume|application|form)\b|\bmy application\b|(?:^|\s)(?:قدمت|ارسلت (?:ال)?سيرتي|بعت السيفي)/u;
/** Nothing has come since. */
const SILENT =
  /\b(?:nothing|silence|silent|crickets|ghost(?:ed|ing)|nada|zilch|unanswered|not a (?:peep|word|thing|sausage)|radio silence|(?:no|zero|without) (?:\p{L}+ )?(?:word|repl\p{L}+|news|response|answer|call|contact|update|feedback|message|email|mail|text)|(?:still |been )?waiting|never (?:did|called|rang|texted|replied|answered|got back|came back|heard)|(?:hasn'?t|hasnt|haven'?t|havent|has not|have not|didn'?t|didnt|did not|not yet|still (?:not|no|nothing))(?: \p{L}+){0,2}?(?: (?:heard|call(?:ed)?|r[au]ng|ring|repl\p{L}+|answer\p{L}*|text(?:ed)?|messaged?|got(?:ten)?|get|come|came|written|write|said|say|done|yet))?|(?:gone|went|all|dead|it'?s) quiet|keeps? me waiting|overdue|past (?:the|that) date|up (?:till|to) now|till now|no show|zip|diddly|not heard|unheard|not (?:yet )?(?:received|gotten|got|seen|had)|its now|it'?s (?:now|been)|already)\b|ما رد|محدش رد|لم يرد|ولا رد|بدون رد|ما وصلني|ساكتين/u;
/** By when, or that, they would speak. */
const PROMISED =
  /\b(?:said|says|told|promised|swore|assured|reckoned|mentioned|claimed|meant to|supposed to|was to|were to|would|i'd|he'd|she'd|they'd|id|hed|shed|theyd|was going to)\b.{0,40}\b(?:by|within|in an?|in \d|before|end of|get back|get in touch|go call|let me know|lmk|hear|call|ring|text|revert|decide|decision|answer|be in touch|contact|reply|know|confirm|have (?:a )?(?:word|news)|result|come)\b|قال(?:وا|ت)? .{0,25}(?:يرد|بيرد|حيرد|راح|خلال|الاحد|الخميس)/u;
const CHASES =
  /\b(?:check(?:ing)? in|follow(?:ing)?[ -]?up|chas(?:e|ing|er)|nudg(?:e|ing)|remind(?:er|ing)?|touch(?:ing)? base|prod|jog (?:his|her|their)|see (?:where|what|how|if)|any (?:news|update)s?|ask (?:him |her |them )?(?:what|how|where|when|if (?:they|there|he|she|it)|for (?:an? )?(?:news|update))|status|update|how (?:it|things) stands?)\b|متابعه|تذكير|استفسر/u;
/** What the mail is for, where it is not to ask how things stand. */
const ELSE =
  /\b(?:thank(?!s[\s.!]*$)|thanking|declin|reject(?:ing|ion)? (?:it|their|the offer)|accept(?:ing|ed)?|withdraw|resched\p{L}*|postpone|cancel|negotiat\p{L}*|counter[- ]?offer|apologi[sz]e|sorry|(?:can'?t|cant|cannot|won'?t|unable to) (?:make|come|attend)|another (?:day|time|date|slot)|more time|reference|referee|refer me|cover letter|cover email|(?:ask|asking|request|requesting)(?: for)? (?:\p{L}+ ){0,2}feedback|(?:to|and|pls|please|kindly) confirm(?:ing)?)\b|شكر|اعتذار|قبول|رفض|تفاوض|تاجيل/u;
/** "giving 2 weeks", "my notice", "last shift": of the job that one has. */
const LEAVES =
  /\b(?:resign\p{L}*|quit(?:ting)?|(?:hand(?:ing)?|put(?:ting)?|giv(?:e|ing)) (?:in )?(?:(?:my|in my|them|him|her|the|a|\d+|one|two|three|four|six)(?: \p{L}+'?s?'?)? )?(?:notice|weeks?|wks?)|(?:jack|pack|chuck|throw)(?:ing)? (?:it |in )?(?:in|up|the towel)?|(?:leav(?:e|ing)|exit(?:ing)?|moving on from|done with|finished with|walk(?:ing)? away from) (?:my|this|the) (?:\p{L}+ ){0,3}(?:job|role|post|position|gig|work|company|firm|place|team|current)|last (?:working )?(?:day|shift)|notice period|exit (?:mail|e-?mail|letter)|my notice|packing in\b|(?:\d+|a|one|two|three|four|six) (?:days?|weeks?|wks?|months?)'?s?'? notice|(?:that |saying )?i(?:'m|m| am) (?:off|out|going|done|quitting|leaving)|finish(?:ing)? (?:on )?(?:the )?\d{1,2}|relieving)\b|استقال|اترك (?:الشغل|العمل|الوظيفه)|اخر يوم/u;
const OF_NOTICE_LAW =
  /\b(?:how (?:much|long|many)|do i (?:have|need) to|must i|can (?:i|they)|should i|what (?:is|happens)|am i|legally|how (?:do|should|can|to|does|would|is)|what (?:should|does|do|must|to))\b/u;

const A_TEXT =
  '(?:e-?mails?|mails?|messages?|msg|texts?|notes?|letters?|something|somethin|smth|sth|lines?|words?|one|it|repl(?:y|ies)|reminder|follow[ -]?up|resignation|dm|whatsapp|chaser|notice)';
/** "knock us up a message", "need something to send him", "letter pls", "what do i write to them". */
const WANTS_TEXT = new RegExp(
  [
    `\\b(?:write|draft|compose|prepare|make|do|type|knock|whip|put|give|get|send|need|want|word|help|create)\\b(?: (?:me|us|up|out|together|a|an|the|my|with|some|kind|polite|short|quick|nice|little|formal|good|i|to|this|that|him|her|them|in|writing|wording|and|simple)){0,6} ${A_TEXT}\\b`,
    `\\b(?:write|draft|compose|drft|word)\\b(?: (?:to|him|her|them|back|for me|up|this|that|mr|mrs|ms|dr|my)\\b|[\\s.!?]*$)`,
    `\\b${A_TEXT} (?:please|pls|plz|for me|to (?:send|chase|check|nudge|ask|remind|him|her|them|the|my|mr|mrs|ms|dr))\\b`,
    '\\b(?:chase|nudge|prod|ping|remind) (?:him|her|them|hr|the|mr|mrs|ms|dr)\\b',
    '\\bwhat (?:do|should|can|could|would) i (?:write|send|text|message|put|say to)\\b',
    '(?:^|\\s)(?:اكتب|صيغ|جهز|حضر|ابي|ابغي|بدي|عايز|محتاج)\\S*\\s.{0,20}(?:رساله|ايميل|خطاب|مسج|استقاله|لهم|له|لها)',
  ].join('|'),
  'u',
);

/** Whether a message wants a text of whoever hears it. */
export const wantsText = (words: string): boolean => WANTS_TEXT.test(words);

/** A text is spoken of, or something is to be done: behind a plain story that is enough. */
const NAMES_TEXT = new RegExp(
  `\\b(?:an?|the|my|some|short|polite|quick|nice|this|proper|formal) ${A_TEXT}\\b|\\b(?:sort|type|write|draft|word|compose|send|text|message|e-?mail|help|prepare|do|make|knock|pen|bash)\\b(?: \\p{L}+){0,2} (?:it|this|that|him|her|them|one|out|up|something|someth?in|my|the|an?)\\b|\\b(?:write|draft|compose|type|e-?mail|letter|message|mail|reminder)\\b(?! (?:me|us)\\b)`,
  'u',
);
/** Whoever asks what is right, or what it means, wants advice. */
const ASKS_ADVICE =
  /\b(?:should i|shall i|do i (?:have|need|wait|call|ring)|is (?:it|that|this) (?:ok|okay|normal|bad|rude|a (?:bad|good) sign|usual|too)|how long|what (?:does|do) (?:it|that|this|they) mean|does (?:it|that|this) mean|chances|why|what do i do|what can i do|did i)\b|هل (?:هذا|طبيعي|لازم)|ماذا افعل|شو اعمل|وش اسوي/u;

/** The mail that a story asks for; undefined where it tells no such story or wants no text. */
export function kindOfStory(text: string): EmailKind | undefined {
  const words = fold(text.slice(0, STORY_MAX));
  const isAsked = wantsText(words) || (NAMES_TEXT.test(words.replace(OF_OTHERS, ' ')) && !ASKS_ADVICE.test(words));
  if (!isAsked || ELSE.test(words.replace(WISHED_OF_STYLE, ' '))) return undefined;
  return kindOfEvents(words, text);
}
/** "she said she'd text me": what others send. */
const OF_OTHERS =
  /\b(?:said|would|will|to|'d|i'd|shed|hed|theyd|she'd|he'd|they'd|they|he|she|hr|supposed) (?:(?:would|will|to|said|go) )?(?:text|message|e-?mail|mail|write|send|reply|call|ring)(?:ed|s)? (?:me|us)\b/gu;
const STORY_MAX = 600;
const WISHED_OF_STYLE = /\b(?:thanks?|thx|sorry)[\s.!]*$/u;

function kindOfEvents(words: string, text: string): EmailKind | undefined {
  const isAwaited = SILENT.test(words) || CHASES.test(words) || PROMISED.test(words);
  const isTalked = TALKED.test(words.replace(NOT_HELD, ' '));
  if (isTalked && isAwaited && !LEAVES.test(words.replace(NOTICE_WORD, ' '))) return 'follow_up';
  // An answer that was promised and did not come follows a talk, whatever that is called.
  const isOwed = PROMISED.test(words) && SILENT.test(words) && OF_A_JOB.test(words) && !LEAVES.test(words);
  if (isOwed && !APPLIED.test(words)) return 'follow_up';
  if (APPLIED.test(words) && (SILENT.test(words) || CHASES.test(words))) return 'application_status';
  const { things } = readRequest(text);
  const isOfDocuments = ['resume', 'summary', 'skills', 'lines'].some((thing) => things.has(thing));
  return LEAVES.test(words) && !isOfDocuments && !OF_NOTICE_LAW.test(words) && !isTalked ? 'resign' : undefined;
}
const OF_A_JOB =
  /\b(?:job|role|post|position|vacancy|work|shift|interview\p{L}*|recruiter|hr|hiring|owner|manager|boss|head|agency)\b/u;
/** "short notice" is none that is given. */
const NOTICE_WORD = /\bshort notice\b/gu;
const NOT_HELD = /\b(?:no|not|never|without|haven'?t had|didn'?t get|before|any) (?:an? |the |my )?interview\p{L}*/gu;
