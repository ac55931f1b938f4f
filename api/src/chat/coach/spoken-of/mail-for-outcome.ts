import { fold } from '@vitae/language/fold';
import type { EmailKind } from '../../tools/mail/email-kinds.ts';
import { answerOfId } from '../answer-question.ts';
import { reply, type Said } from '../language.ts';
import type { MailSubject } from '../subject.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { draft } from './draft-again.ts';

// A mail for what may come of the one above: "and if they say no? do a reply to that too".

type Outcome = 'no' | 'yes';

const WORDS_MAX = 24;
/** What is spoken of has not happened, or has just. */
const SUPPOSES =
  /\b(?:if|incase|in (?:the )?(?:case|event)|what about|when|should|suppose|supposing|say|for (?:a|the|when)|one for|assuming|let'?s say|(?:no|yes|rejection) (?:version|one|reply|mail|e-?mail))\b|(?:^|\s)(?:لو|اذا|ان|في حال|طيب)(?=\s)/u;
const OUTCOMES: readonly (readonly [Outcome, RegExp])[] = [
  [
    'no',
    /\b(?:say|says|said|is|its|it'?s|get|got|a|answer'?s?|just|be) (?:a )?no\b(?! (?:reply|news|answer|response|word))|\b(?:turn(?:s|ed)?|knock(?:s|ed)?|shoot|shot) (?:me|us|it|my \p{L}+) (?:down|back|away)|\b(?:turned down|reject(?:s|ed|ion)?|refus(?:e|es|ed|al)|unsuccessful|not (?:successful|selected|chosen|shortlisted)|knock ?back|declin(?:e|es|ed)(?= me| my| us|[\s?!.]*$)|bad news|pass on me|passed over)\b|\b(?:don'?t|dont|doesn'?t|doesnt|didn'?t|didnt|do not|won'?t|wont|not) (?:want|take|pick|choose|hire|select|get|offer|accept|go (?:with|for))\b(?: (?:it|me|the (?:job|role|post|place|position|gig)|us|through|in))?|\b(?:pick|chose|choose|picked|hire|hired|take|took|go with|went with|gave it to|give it to|appoint\p{L}*) (?:some(?:one|body) else|another|the other)\b|\bgive it to (?:some|another)|\bnegative\b|\bfilled (?:it|the)\b|\bgone to (?:some|another)|\b(?:no|rejection) (?:version|one|mail|e-?mail)\b|(?:رفض|يرفض|ترفض|قالوا لا|ما قبلوني|ما اخذوني|الرد سلبي)/u,
  ],
  [
    'yes',
    /\b(?:say|says|said|is|its|it'?s|get|got|a) (?:a )?yes\b|\b(?:good news|offer(?:s|ed)? (?:it|me|the|us)|make me an offer|(?:pick|choose|hire|want|take|accept|select|appoint|recruit|shortlist) me|yes (?:version|one|mail)|i get (?:it|in|the (?:job|role|post|place|position|gig))|i got (?:it|in|the (?:job|role|post|place|position|gig))|give me the (?:job|role|post|position)|successful|selected|positive)\b|(?:قبلوني|يقبلوني|وافقوا|يوافقون|عرضوا علي)/u,
  ],
];
/** Whoever asks what to do wants advice and no mail. */
const ASKS_ADVICE =
  /\bwhat (?:do|should|can|could|would|shall) i do\b|\bwhat (?:happens|then|now)\b|\bhow (?:long|likely|do i (?:deal|cope|handle|take))\b|\b(?:my )?chances\b|\bwhy\b|(?:شو|وش|ايش|ماذا|ايه) (?:اسوي|اعمل|افعل)/u;

/** Of an application or an offer there is one answer to each outcome; of other mails the coach knows none. */
const ANSWER_TO: Readonly<Partial<Record<EmailKind, Partial<Record<Outcome, EmailKind>>>>> = {
  ...Object.fromEntries(
    (
      [
        'apply',
        'follow_up',
        'application_status',
        'thank_you',
        'interest',
        'confirm_interview',
        'reschedule',
        'rejection_reply',
        'accept',
      ] as const
    ).map((kind) => [kind, { no: 'rejection_reply', yes: 'accept' }]),
  ),
  // More was asked for and refused: the offer as it was made still stands.
  negotiate: { no: 'accept', yes: 'accept' },
};

const LEADS: Readonly<Record<Outcome, Said>> = {
  no: { en: 'For the case that it is a no:', ar: 'إن جاء الرد بالرفض:' },
  yes: { en: 'For the case that it is a yes:', ar: 'إن جاء الرد بالقبول:' },
};
const OF_REFUSED_RAISE: Said = {
  en: 'If they stay at their figure and you still want the job, this takes it as it stands. If not, say “write one that declines”:',
  ar: 'إن بقوا عند رقمهم وما زلت تريد الوظيفة فهذه تقبلها كما هي. وإلا فقل «اكتب رسالة رفض»:',
};

/** What to do then is advice. Null where a message speaks of no outcome. */
export function mailForOutcome(turn: Turn, mail: MailSubject): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 240)).trim();
  if (words.split(/\s+/u).length > WORDS_MAX || !SUPPOSES.test(words)) return null;
  const outcome = OUTCOMES.find(([, said]) => said.test(words))?.[0];
  const kind = outcome && ANSWER_TO[mail.mail]?.[outcome];
  if (!outcome || !kind || kind === mail.mail) return null;
  if (ASKS_ADVICE.test(words)) return kind === 'rejection_reply' ? answerOfId(turn, 'rejection-feedback') : null;
  const { added: _, left: __, ...known } = mail;
  const answer = draft(turn, { ...known, mail: kind, added: [] });
  const lead = mail.mail === 'negotiate' && outcome === 'no' ? OF_REFUSED_RAISE : LEADS[outcome];
  return { ...answer, text: `${reply(turn, lead).text}\n\n${answer.text}` };
}
