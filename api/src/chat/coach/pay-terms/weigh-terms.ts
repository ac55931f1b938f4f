import { fold } from '@vitae/language/fold';
import { languageOf, reply, type Said, type Say, sayIn } from '../language.ts';
import { justBefore } from '../spoken-of/last.ts';
import type { Subject } from '../subject.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { amount } from './amounts.ts';
import { sidesOf, verdictOf } from './compare-terms.ts';
import type { PayTerms } from './pay-terms.ts';
import type { Reckoned } from './reckon.ts';
import { namedIn, offersOfTalk } from './told-more.ts';

// Which of two such jobs it is to be, and what is known of one part of them.

const ASKS_WHICH =
  /\bwhich(?: one)?\b.{0,24}\b(?:you (?:take|pick|choose|do|go)|should i|do i|better|best|i (?:take|pick|choose))\b|\bwhat (?:would|should) (?:you|i) (?:do|take|pick|choose|go for)\b|^(?:so |ok |and |then )*(?:which(?: one)?(?: now| then)?|should i (?:take|go|move|switch|stay|accept)\b.{0,24}|is it worth(?: it)?|worth it)[\s?!.]*$|(?:اي|انهي|ايهم|مين) .{0,16}(?:احسن|افضل|اختار|اخد)|اخد انهي|ايش تنصح/u;
const ASKS_PART =
  /^(?:(?:and|but|so|ok|what about|how about|what of|is|are|does|do|any|tell me) ?)+|[?؟]\s*$|(?:ماذا عن|شو عن|طب و|وش عن)/u;
const WORDS_MAX = 16;

interface Part extends Said {
  named: RegExp;
  /** What stands of it in the steps. */
  inSteps: RegExp;
  ask: Said;
}

const PARTS: readonly Part[] = [
  {
    named: /\b(?:insurance|ins|medical|health|premiums?|benefits)\b|تامين/u,
    inSteps: /insurance|تأمين/u,
    en: 'insurance',
    ar: 'التأمين',
    ask: {
      en: 'what it covers and whom, from which day on, the deductible and the most that you pay in a year',
      ar: 'ماذا يغطي ومن، ومن أي يوم، وكم التحمل والحد الأقصى الذي تدفعه في السنة',
    },
  },
  {
    named: /\b(?:pension|match|401k|403b|retirement|super|provident|rrsp)\b|تقاعد/u,
    inSteps: /pension|التقاعد/u,
    en: 'the employer’s pension share',
    ar: 'حصة التقاعد',
    ask: {
      en: 'from which month on it is paid, what you must pay in yourself, and when it is yours for good (vesting)',
      ar: 'من أي شهر تُدفع، وكم تدفع أنت، ومتى تصبح لك نهائيًا',
    },
  },
  {
    named: /\b(?:leave|pto|holidays?|vacation|days? off|sick (?:days?|pay|leave))\b|اجاز/u,
    inSteps: /(?!)/u,
    en: 'paid days off',
    ar: 'الإجازة المدفوعة',
    ask: {
      en: 'how many days are paid, from when on, sick days too, and whether what is left is paid out',
      ar: 'كم يومًا مدفوعًا ومن متى، والمرض كذلك، وهل يُدفع الباقي',
    },
  },
  {
    named: /\b(?:hours|guarante\p{L}*|overtime|ot|cancel\p{L}*|shifts?)\b|ساعات|اضافي/u,
    inSteps: /overtime|إضافي/u,
    en: 'hours and overtime',
    ar: 'الساعات والعمل الإضافي',
    ask: {
      en: 'how many hours are guaranteed, what happens when a shift is cancelled, and from which hour on overtime is paid and how',
      ar: 'كم ساعة مضمونة، وماذا عند إلغاء وردية، ومن أي ساعة يُدفع الإضافي وكيف',
    },
  },
  {
    named: /\b(?:notice|contract end\p{L}*|laid off|permanent|security|secure|safe|probation)\b|اشعار|استقرار|تجربه/u,
    inSteps: /(?!)/u,
    en: 'how it can end',
    ar: 'كيف ينتهي',
    ask: {
      en: 'the notice on both sides, the probation, and what is paid if they end it early',
      ar: 'الإشعار للطرفين والتجربة وما يُدفع إن أنهوه مبكرًا',
    },
  },
];

/** Null where no such jobs were just spoken of, or it is asked for neither. */
export function weighTerms(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 240)).trim();
  if (justBefore(turn)?.kind !== 'offers' || words.split(/\s+/u).length > WORDS_MAX || /\d{2}/u.test(words))
    return null;
  const of = offersOfTalk(turn);
  if (!of) return null;
  const say = sayIn(languageOf(turn));
  const about: Subject = { kind: 'offers', told: of.kept.told, weighed: [...of.kept.weighed] };
  const { offers, reckoned } = sidesOf(of.two, say);
  const part = ASKS_PART.test(words) ? PARTS.find(({ named }) => named.test(words)) : undefined;
  if (part) {
    const at = namedIn(words, offers);
    const meant = at < 0 ? [0, 1] : [at];
    const lines = meant.map((each) => lineOf(part, offers[each]!, reckoned[each]!, say));
    const text = `${lines.join('\n')}\n\n${say(`Ask before you sign, and have it in writing: ${part.ask.en}.`, `اسأل قبل التوقيع واطلبه كتابة: ${part.ask.ar}.`)}`;
    return reply(turn, { en: text, ar: text }, { about });
  }
  if (!ASKS_WHICH.test(words)) return null;
  const against = offers.flatMap((terms) => risksOf(terms, say)).map((line) => `- ${line}`);
  const text = [
    verdictOf(sidesOf(of.two, say), say),
    against.length > 0 ? `${say('What the sum does not weigh:', 'ما لا يزنه المبلغ:')}\n${against.join('\n')}` : '',
    say(
      'By money alone take the one ahead, if the gap stays when you leave out what is not sure. What counts most for you besides: hours, place, safety, what you learn, the boss? Name one, and what each job says of it.',
      'بالمال وحده خذ الأعلى إن بقي الفرق بعد حذف غير المضمون. وما الأهم عندك غيره: الساعات، المكان، الاستقرار، ما تتعلمه، المدير؟ اذكر واحدًا وما يقوله كل عمل عنه.',
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
  return reply(turn, { en: text, ar: text }, { kind: 'asking', about });
}

function lineOf(part: Part, terms: PayTerms, { steps }: Reckoned, say: Say): string {
  const told = steps.find(({ text }) => part.inSteps.test(text))?.text;
  const ofLeave =
    part.en === 'paid days off' && terms.leaveDays !== null
      ? say(`${terms.leaveDays} days`, `${terms.leaveDays} يومًا`)
      : undefined;
  const nothing = say('you told me nothing of it, so it is not in the sum', 'لم تذكره فليس في المبلغ');
  return `- **${say(terms.name.en, terms.name.ar)}**, ${say(part.en, part.ar)}: ${ofLeave ?? told?.replace(/^[^:]{1,40}: /u, '') ?? nothing}`;
}

function risksOf(terms: PayTerms, say: Say): string[] {
  const name = say(terms.name.en, terms.name.ar);
  return [
    terms.isContractor
      ? say(
          `${name}: no paid leave, no notice but what is written, tax and social security are yours`,
          `${name}: لا إجازة مدفوعة ولا إشعار إلا المكتوب، والضريبة والتأمينات عليك`,
        )
      : '',
    terms.contractWeeks !== null
      ? say(
          `${name}: it ends after ${terms.contractWeeks} weeks, and a gap costs a week’s pay each`,
          `${name}: ينتهي بعد ${terms.contractWeeks} أسبوعًا وكل أسبوع فراغ بلا أجر`,
        )
      : '',
    terms.signOn > 0
      ? say(
          `${name}: the ${amount(terms.signOn)} come once, and may go back if you leave early`,
          `${name}: مبلغ ${amount(terms.signOn)} مرة واحدة وقد تردّه إن تركت`,
        )
      : '',
    terms.differential + terms.differentialPercent > 0
      ? say(`${name}: part of it hangs on the shift: what if they move you to days?`, `${name}: جزء منه مرتبط بالوردية`)
      : '',
    terms.overtime > 0
      ? say(`${name}: overtime is only paid while there is any`, `${name}: الإضافي فقط ما دام موجودًا`)
      : '',
  ].filter(Boolean);
}
