import { fold } from '@vitae/language/fold';
import { z } from 'zod';
import { isGulf, placeOfTalk } from '../../coach/countries.ts';
import { languageOf, reply, type Said, type Say, sayIn } from '../../coach/language.ts';

import { answerOf, type CoachAnswer, type Turn } from '../../coach/turn.ts';
import { MONTHS } from '../parts-of-year.ts';
import { defineTool } from '../tool.ts';
import { doubtOf } from './doubts.ts';
import type { Offer } from './offer.ts';
import { saysNoPeriod } from './periods.ts';
import { remarksOn } from './remarks.ts';
import { ofBenefits } from './remarks-on-benefits.ts';
import { NO_TAX } from './remarks-on-law.ts';
import { rentMore } from './rents.ts';
import {
  figure,
  fixedMonthlyOf,
  isPaidByYear,
  isYearAssumed,
  offersTold,
  placeOfPay,
  verdict,
  withSurePay,
  yearlyOf,
} from './sums.ts';

/** Housing, flights, a car with no sum behind it. */
const IN_KIND =
  /(?<!\d )(?:housing|accommodation|flights?|tickets?|car|transport(?! (?:planner|manager|officer|engineer|coordinator|supervisor))|سكن|تذاكر|تذكره|سياره|مواصلات)\b(?!.{0,6}\d)/u;

const ASK_FOR_OFFERS: Said = {
  en: 'Tell me both with their figures, each on a line of its own, by the month:\n\n> A: 12,000 AED basic + 4,000 housing, bonus 10%, 30 days\n> B: 15,500 AED all in, 22 days',
  ar: 'اذكر العرضين بالأرقام الشهرية، كل عرض في سطر:\n\n> A: 12,000 درهم أساسي + 4,000 سكن، مكافأة 10٪، 30 يوم\n> B: 15,500 درهم شامل، 22 يوم',
};

function askForOther(offer: Offer, say: Say): Said {
  const { name, currency } = offer;
  const read = figure(yearlyOf(offer), currency);
  const one = name.length > 1 ? `**${name}**` : say('one offer', 'عرضًا واحدًا');
  return {
    en: `I read ${one}, ${read} a year. ${ASK_FOR_OFFERS.en}`,
    ar: `قرأت ${one}: ${read} في السنة. ${ASK_FOR_OFFERS.ar}`,
  };
}

/** The year's money of each offer, side by side. */
export const compareOffers = defineTool({
  name: 'compare_offers',
  description:
    'Works out the yearly money of two to four job offers. Give each offer in `text` on a line of its own, with its monthly amounts.',
  input: z.object({ text: z.string().max(3_000) }),
  run({ text }, turn): CoachAnswer {
    const say = sayIn(languageOf(turn));
    const offers = offersTold(text, turn);
    const asking = { kind: 'asking', about: { kind: 'offers', told: '' } } as const;
    if (offers.length < 2) return reply(turn, offers[0] ? askForOther(offers[0], say) : ASK_FOR_OFFERS, asking);
    const yearly = offers.map(yearlyOf);
    const doubt = doubtOf(offers, yearly, say);
    if (doubt) return answerOf(doubt, { ...asking, about: { kind: 'offers', told: text } });
    const rents = rentMore(text);
    const beside = [
      ...remarksOn(offers, yearly, text, turn),
      ...(rents > 0
        ? [
            say(
              `The dearer rent costs ${figure(rents * MONTHS, null)} more a year, out of what is left after tax: take it off the offer for which you would move.`,
              `الإيجار الأعلى يكلف ${figure(rents * MONTHS, null)} أكثر في السنة من الصافي: اخصمه من العرض الذي ستنتقل لأجله.`,
            ),
          ]
        : []),
    ];
    const reckoned = beside.length > 0 ? `\n\n${beside.map((line) => `- ${line}`).join('\n')}` : '';
    const isReckoned = ofBenefits(offers, languageOf(turn)) !== '' || offers.some(({ rent }) => rent > 0);
    const inKind =
      !isReckoned && IN_KIND.test(fold(text))
        ? say(
            '\n\nWhat comes in kind (housing, flights, a car) and has no sum is **not** counted. Ask what it would cost you to pay it yourself, and add that.',
            '\n\nما يُقدَّم عينًا دون مبلغ (سكن أو تذاكر أو سيارة) **غير** محسوب. احسب كم سيكلفك لو دفعته بنفسك وأضفه.',
          )
        : '';
    const assumed = isYearAssumed(text, turn)
      ? `\n\n${say(BY_THE_YEAR.en, BY_THE_YEAR.ar)}`
      : isMonthAssumed(offers, text, turn)
        ? `\n\n${say(BY_THE_MONTH.en, BY_THE_MONTH.ar)}`
        : '';
    return answerOf(
      `${tableOf(offers, yearly, say)}\n\n${verdictOf(offers, yearly, text, say)}${reckoned}${inKind}${assumed}\n\n${say(
        'Money is one column. Ask of each: who is the boss, what do I learn, how safe is it, what will rent and travel cost, and what does it mean for your family? Which of these weighs most for you?',
        'المال عمود واحد. اسأل عن كل عرض: من المدير، ماذا أتعلم، ما مدى الأمان، كم الإيجار والمواصلات، وماذا يعني لأسرتك؟ هل المبلغ صافٍ، وكم مدة العقد؟ وأيها الأهم لك؟',
      )}${assumed === '' && isOfGulf(offers, placeOfTalk(turn) ?? placeOfPay(text, turn)) ? ` ${say(SPLIT.en, SPLIT.ar)}` : ''}`,
      { about: { kind: 'offers', told: text } },
    );
  },
});

/** "up to 2 months not guaranteed": what is not sure decides nothing. */
const BONUS_UNSURE =
  /\b(?:not (?:guaranteed|sure|certain|fixed|promised)|discretionary|no guarantee|if (?:they|the company) (?:feel|decide|want)s?|depends on)\b|(?:غير|مش|مو) (?:مضمون|ثابت|اكيد)/u;

function verdictOf(offers: readonly Offer[], yearly: readonly number[], text: string, say: Say): string {
  const all = verdict(offers, yearly, say);
  const sure = offers.map(withSurePay);
  const isUnsure = BONUS_UNSURE.test(fold(text)) && sure.some((offer, at) => yearlyOf(offer) < yearly[at]!);
  if (!isUnsure) return all;
  const sums = sure.map((offer) => `${offer.name} ${figure(yearlyOf(offer), offer.currency)}`).join(say(', ', '، '));
  return say(
    `**Without the bonus that is not sure**, a year: ${sums}. ${verdict(sure, sure.map(yearlyOf), say)} Only if all of it is paid: ${all}`,
    `**دون المكافأة غير المضمونة** في السنة: ${sums}. ${verdict(sure, sure.map(yearlyOf), say)} وإن صُرفت كاملة: ${all}`,
  );
}

function tableOf(offers: readonly Offer[], yearly: readonly number[], say: Say): string {
  const rows = offers.map((offer, index) => {
    const { name, currency, basic, bonusPercent, bonus, variable, pensionPercent, leaveDays } = offer;
    const sums = bonus + (variable ?? 0);
    const added = [
      bonusPercent && `${bonusPercent}%`,
      sums && figure(sums, null),
      pensionPercent && `${pensionPercent}% ${say('pension', 'تقاعد')}`,
    ];
    const cells = [
      name,
      figure(fixedMonthlyOf(offer), currency),
      basic ? figure(basic, null) : NOT_TOLD,
      added.filter(Boolean).join(' + ') || NOT_TOLD,
      leaveDays ?? NOT_TOLD,
      `**${figure(yearly[index]!, currency)}**`,
    ];
    return cells.map(String);
  });
  const head = say(
    'Offer | a month | basic | bonus, variable | leave | a year',
    'العرض | شهريًا | أساسي | مكافأة ومتغير | إجازة | سنويًا',
  ).split(' | ');
  // What no offer tells of takes no room of a narrow screen.
  const isTold = (column: number) => rows.some((row) => row[column] !== NOT_TOLD);
  return [head, head.map(() => '---'), ...rows]
    .map((row) => `| ${row.filter((_, column) => isTold(column)).join(' | ')} |`)
    .join('\n');
}
const NOT_TOLD = '–';

const BY_THE_YEAR: Said = {
  en: 'I took the sums as those of a year. If they are paid by the month, say “a month”, and I reckon anew.',
  ar: 'اعتبرت المبالغ سنوية. إن كانت شهرية فقل «شهريًا» وأعيد الحساب.',
};

const SPLIT: Said = {
  en: 'In the Gulf the end of service is reckoned on the **basic** pay: ask how the sum is split.',
  ar: 'وفي الخليج تُحسب نهاية الخدمة على **الأساسي**: اسأل كيف يُقسم المبلغ.',
};

const BY_THE_MONTH: Said = {
  en: 'I took the sums as those of a month. If they are paid by the year, say “a year”, and I reckon anew.',
  ar: 'اعتبرت المبالغ شهرية. إن كانت سنوية فقل «سنويًا» وأعيد الحساب.',
};

/** Neither the text nor the place of the pay says for what time the sums are. */
const isMonthAssumed = (offers: readonly Offer[], text: string, turn: Turn): boolean =>
  saysNoPeriod(text) && !isPaidByYear(text, turn) && offers.every(({ currency }) => currency === null);

/** Without a currency the place decides; where neither is known, most who ask are there. */
const isOfGulf = (offers: readonly Offer[], place: string | null): boolean =>
  offers.some(({ currency }) => (currency === null ? place === null || isGulf(place) : NO_TAX.has(currency)));
