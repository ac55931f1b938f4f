import { fold } from '@vitae/language/fold';
import { draftEmail, type EmailKind } from '../tools/draft-email.ts';
import { reply, type Said } from './language.ts';
import type { CoachAnswer, Turn } from './turn.ts';

/** The kinds of mail by what is said of them, the more particular ones first. */
const KINDS: readonly (readonly [EmailKind, RegExp])[] = [
  [
    'withdraw',
    /withdraw|\b(?:no longer|not|don['’]?t|won['’]?t|never) (?:\w+ ){0,3}(?:interested|go on|continue|proceed|go ahead)|سحب|انسحب|(?:ما|لا) (?:\S+ ){0,2}(?:اكمل|مهتم)/u,
  ],
  ['resign', /resign|\bmy notice\b|\bquit|\bleaving\b|استقال|استقيل/u],
  ['thank_you', /thank|شكر/u],
  [
    'negotiate',
    /negotiat|\b(?:offered|offer(?:ing)? me)\b.{0,60}\b(?:want|asked|expected|hoped)\b|عرضوا.{0,40}(?:ابي|ابغي|اريد|عايز|بدي)|(?:more|better) (?:money|pay|salary)|higher (?:salary|pay|offer)|\boffer(?:ed|ing)?\b.{0,40}\b(?:low|less)\b.{0,30}\b(?:more|higher|up)\b|raise|counter ?offer|تفاوض|راتب اعلي/u,
  ],
  [
    'ask_time',
    /more time|time to (?:think|decide)|extension|few (?:more )?days|(?:day|week|month)s? (?:more|longer)|(?:another|one more|\d+ more) (?:few )?(?:day|week)s?|مهله|وقت|(?:يوم|يومين|ايام|اسبوع|اسبوعين) (?:زياده|اضافي|كمان)/u,
  ],
  ['application_status', /\bapplied\b(?!.*\b(?:interview\w*|met|spoke|talked)\b)/u],
  ['accept', /\baccept|قبول/u],
  [
    'decline',
    /declin|reject(?:ing)? (?:the|an|this|their) offer|turn(?:ing)? (?:it |them |the offer |an offer )?down|say(?:ing)? no|رفض|اعتذار/u,
  ],
  ['referral', /referral|refer me|recommend me|توصيه|تزكيه/u],
  [
    'follow_up',
    /follow|since the interview|من المقابله|بعد المقابله|محدش رد|ما ردوا|remind|after (?:the|my|an) interview|interviewed|we (?:spoke|met|talked)|متابعه/u,
  ],
  ['application_status', /status|update|\bnews\b|heard|hear back|appli|no (?:answer|reply|response)|حاله/u],
];

/** The mail that is asked for; null where no known kind is. */
export function mailAskedFor(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text);
  const kind = KINDS.find(([, said]) => said.test(words))?.[0];
  return kind ? draftEmail.run({ kind }, turn) : null;
}

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
    { en: 'Gladly. What is the email for?', ar: 'بكل سرور. ما غرض الرسالة؟' },
    { kind: 'asking', choices: CHOICES },
  );
