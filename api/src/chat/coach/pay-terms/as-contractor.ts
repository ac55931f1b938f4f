import { fold } from '@vitae/language/fold';
import { answerOfId } from '../answer-question.ts';
import { languageOf, reply, sayIn } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { amount, whole } from './amounts.ts';
import { sidesOf } from './compare-terms.ts';
import type { PayTerms, Unit } from './pay-terms.ts';
import { addsOf } from './payroll-adds.ts';
import { timesOf } from './reckon.ts';
import { offersOfTalk } from './told-more.ts';

// Of a payroll job and work on invoices that were compared: what falls away, and what rate makes up for it.

const LOSES =
  /\b(?:what|which|anything)\b.{0,20}\b(?:lose|losing|give up|miss|missing|gone|not get|downsides?|catch|risks?)\b|\b(?:downsides?|disadvantages?|catch|cons)\b|(?:ايش|شو|وش|ماذا|ايه) .{0,10}(?:اخسر|بخسر|هخسر|يروح)|(?:اخسر|بخسر|هخسر) (?:ايه|شو|وش|ايش|ماذا)|العيوب|السلبيات/u;
const RATE =
  /\b(?:how much|what|which (?:number|figure|rate|sum))\b.{0,30}\b(?:ask|charge|say|want|demand|counter|quote|rate|number|figure)\b|\bcounter ?offer\b|كم (?:اطلب|اقول|احط)|اطلب كام/u;
const WORDS_MAX = 40;
/** A rule of thumb: what a firm pays beside the wage, and days without work. */
const LEVEL = 1.3;
const WISHED = 1.45;

/** Null where no such two were spoken of, or nothing of this is asked. */
export function asContractor(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300));
  if (words.split(/\s+/u).length > WORDS_MAX || (!LOSES.test(words) && !RATE.test(words))) return null;
  const of = offersOfTalk(turn);
  if (!of) return null;
  const at = of.two.offers.findIndex(({ isContractor }) => isContractor);
  if (at < 0 || of.two.offers[1 - at]!.isContractor) return null;
  return RATE.test(words) ? rateFor(turn, of, at) : lossesOf(turn, of, at);
}

type OfTalk = NonNullable<ReturnType<typeof offersOfTalk>>;

function lossesOf(turn: Turn, { two, kept }: OfTalk, at: number): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const sides = sidesOf(two, say);
  const { steps } = sides.reckoned[1 - at]!;
  const sums = steps.filter(({ kind }) => kind === 'added');
  const told = sums.map(({ text }) => `- ${text}`).join('\n');
  const total = sums.reduce((all, { sum }) => all + sum, 0);
  const { en, ar } = addsOf(two.offers);
  const parts = [
    say('**What falls away**', '**ما يسقط**'),
    told &&
      say(
        `In money, as you told it:\n${told}\n- together ${whole(total)}${sides.code ? ` ${sides.code}` : ''} a year`,
        `بالمال كما ذكرت:\n${told}\n- المجموع ${whole(total)} في السنة`,
      ),
    say(`By law or custom with the payroll job: ${en}.`, `بالقانون أو العرف مع الوظيفة: ${ar}.`),
    say(
      `- **Ill or on holiday:** no work, no pay. A day off costs ${dayOf(two.offers[at]!)}.\n- **The end:** only the notice that is written; no severance.\n- **Yours to do:** invoices, tax, accountant, laptop, insurance, transfer fees.\n- **Proof of income:** a loan or a lease is harder.`,
      `- **المرض والإجازة:** لا عمل فلا أجر. يوم الإجازة يكلف ${dayOf(two.offers[at]!)}.\n- **النهاية:** الإشعار المكتوب فقط دون تعويض.\n- **عليك:** الفواتير والضريبة والمحاسب والحاسوب والتأمين ورسوم التحويل.\n- **إثبات الدخل:** القرض والإيجار أصعب.`,
    ),
    say(
      '**What you gain:** more cash, mostly freer hours, other clients, perhaps less tax.\n\n**Have it written in:** 30 days’ notice on both sides, 15 to 20 paid days off, payment within 15 days, the currency and who bears the fees, who owns the work, and that you may have other clients. You may go on with social security on your own in many countries: ask its office what that costs, and tell me the sum.',
      '**ما تكسبه:** نقد أكثر وحرية أكبر وعملاء آخرون وربما ضريبة أقل.\n\n**اكتب في العقد:** إشعار 30 يومًا للطرفين، و15 إلى 20 يوم إجازة مدفوعة، والدفع خلال 15 يومًا، والعملة ومن يتحمل الرسوم، ومن يملك العمل. واسأل التأمينات عن الاشتراك الاختياري.',
    ),
  ];
  const text = parts.filter(Boolean).join('\n\n');
  return {
    ...reply(turn, { en: text, ar: text }, { about: { kind: 'offers', told: kept.told, weighed: [...kept.weighed] } }),
    sources: answerOfId(turn, 'contractor-or-employee')?.sources ?? [],
  };
}

const PER_YEAR: Readonly<Record<Unit, number>> = { hour: 2_080, day: 260, week: 52, fortnight: 26, month: 12, year: 1 };

/** Of 260 working days. */
function dayOf(terms: PayTerms): string {
  const { pay, currency } = terms;
  const value =
    pay.per === 'hour'
      ? pay.value * ((terms.hours ?? 40) / (terms.daysAWeek ?? 5))
      : (pay.value * PER_YEAR[pay.per]) / 260;
  return `${whole(value)}${currency ? ` ${currency}` : ''}`;
}

function rateFor(turn: Turn, { two, kept }: OfTalk, at: number): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const sides = sidesOf(two, say);
  const rate = two.offers[at]!;
  const { pay } = rate;
  const job = sides.reckoned[1 - at]!.total;
  const isTurned = two.rate !== null && two.offers[0].currency !== two.offers[1].currency;
  const offered = sides.reckoned[at]!;
  const times = timesOf(rate, pay.per);
  // The money of the rate for one of the sums above.
  const factor = offered.pay / (pay.value * times);
  const level = job / factor / times;
  const round = (value: number): number => {
    const step = value >= 2_000 ? 100 : value >= 200 ? 10 : 1;
    return Math.round(value / step) * step;
  };
  const [floor, wish] = [round(level * LEVEL), round(Math.max(level * WISHED, pay.value))];
  const money = (value: number): string => `${amount(value)}${rate.currency ? ` ${rate.currency}` : ''}`;
  const per = say(
    `a ${pay.per}`,
    { hour: 'بالساعة', day: 'باليوم', week: 'بالأسبوع', fortnight: 'كل أسبوعين', month: 'شهريًا', year: 'سنويًا' }[
      pay.per
    ],
  );
  const turned = isTurned ? ` ÷ ${amount(two.rate!.value)}` : '';
  const isEnough = pay.value >= floor;
  const reckonedOut = say(
    `- **Level with the payroll job:** ${whole(job)}${turned} ÷ ${amount(times)} = ${money(round(level))} ${per}\n- **Floor:** + 30% for what the firm pays beside the wage, for days without work and for risk: about **${money(floor)}**\n- **Ask for:** + 45%, so that there is room: about **${money(wish)}**`,
    `- **ما يعادل الوظيفة:** ${whole(job)}${turned} ÷ ${amount(times)} = ${money(round(level))} ${per}\n- **الحد الأدنى:** + 30٪ لما تدفعه الشركة فوق الأجر وأيام بلا عمل والمخاطرة: نحو **${money(floor)}**\n- **اطلب:** + 45٪ لتبقى مساحة: نحو **${money(wish)}**`,
  );
  const verdict = isEnough
    ? say(
        `Their ${money(pay.value)} is above that floor, so ask for the terms more than for the sum.`,
        `عرضهم ${money(pay.value)} فوق الحد الأدنى، فاطلب الشروط أكثر من المبلغ.`,
      )
    : say(
        `Their ${money(pay.value)} is ${money(floor - pay.value)} below the floor.`,
        `عرضهم ${money(pay.value)} أقل من الحد الأدنى بـ ${money(floor - pay.value)}.`,
      );
  const script = say(
    [
      '**To say on the call:**',
      '',
      `> Thank you for the offer, I would like to work on this. As a contractor I carry social security, holidays, sick days and equipment myself, so I have to compare with my whole package today. ${isEnough ? `Your ${money(pay.value)} ${per} works for me` : `On that basis I am looking for ${money(wish)} ${per}`}, with 15 paid days off and 30 days’ notice on both sides. Is there room for that?`,
      '',
      isEnough
        ? 'Then wait. If the days are refused, ask for one of the two, and for a review after six months. Name no other offer that you do not have.'
        : `Then wait. If it is no: “I understand. What could you do at ${money(floor)} with the paid days and the notice, and a review after six months?” Below that you may say that you need a day to think. Name no other offer that you do not have.`,
    ].join('\n'),
    [
      '**لتقوله في المكالمة:**',
      '',
      `> شكرًا على العرض، وأود العمل معكم. كمستقل أتحمل التأمينات والإجازات والمرض والأجهزة بنفسي، ولذلك أقارن بكامل حزمتي اليوم. ${isEnough ? `يناسبني عرضكم ${money(pay.value)} ${per}` : `على هذا الأساس أتطلع إلى ${money(wish)} ${per}`} مع 15 يوم إجازة مدفوعة وإشعار 30 يومًا للطرفين. هل هناك مجال؟`,
      '',
      isEnough
        ? 'ثم انتظر. وإن رفضوا الأيام فاطلب واحدًا من الاثنين ومراجعة بعد ستة أشهر. ولا تذكر عرضًا آخر ليس عندك.'
        : `ثم انتظر. وإن رفضوا: «أفهم ذلك. ماذا يمكنكم عند ${money(floor)} مع الأيام المدفوعة والإشعار ومراجعة بعد ستة أشهر؟» ولا تذكر عرضًا آخر ليس عندك.`,
    ].join('\n'),
  );
  const text = `${reckonedOut}\n\n${verdict} ${say('That is a reckoning from your figures and a rule of thumb, no market data: look up what such contractors are paid.', 'هذا حساب من أرقامك وقاعدة تقريبية وليس بيانات سوق: ابحث عما يتقاضاه أمثالك.')}\n\n${script}`;
  return {
    ...reply(turn, { en: text, ar: text }, { about: { kind: 'offers', told: kept.told, weighed: [...kept.weighed] } }),
    sources: answerOfId(turn, 'contractor-or-employee')?.sources ?? [],
  };
}
