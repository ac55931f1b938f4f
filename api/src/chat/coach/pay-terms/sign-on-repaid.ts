import { answerOfId } from '../answer-question.ts';
import { languageOf, reply, sayIn } from '../language.ts';
import { type CoachAnswer, type Turn, textsOfUser } from '../turn.ts';
import { amount, inPlainFigures, sumNamed, sumValueOf, whole } from './amounts.ts';
import { readTerms } from './read-terms.ts';
import { readTwoOffers } from './two-offers.ts';

// A sum that was paid to begin, to move or to be trained, and what goes back of it by whoever leaves before its time.

const PAID =
  /\b(?:sign(?:ing|[- ]?on)|joining|welcome|retention|relocation|moving|training|bond|course|licen[cs]e|ticket|bonus)\b|توقيع|انضمام|تدريب|مكافاه/u;
/** A bonus that is only awaited goes back to nobody. */
const GOES_BACK =
  /\b(?:pay(?:ing)? (?:it |this |that |them |the [\p{L}\d]+ )?back|repay\p{L}*|return (?:it|the)|claw ?back|owe|bond)\b|\b(?:get|gets|want|wants|claim|claims|take|takes|demand|ask for) (?:it |them |the money |everything |all )*back\b|(?:ارجع|ارد|يرجع|يسترد)/u;
const LEAVES =
  /\b(?:leave|left|leaving|quit\p{L}*|resign\p{L}*|go|going|walk|exit|fired|laid off|dismiss\p{L}*|let go|switch)\b|اترك|تركت|استقل\p{L}*|استقال\p{L}*|امشي|همشي|اطلع/u;
const ASKS =
  /[?؟]|\b(?:what happens|what happen|whats? happens?|do i|must i|will i|would i|have to|do they|can they|could they|will they|may they|how much|pay (?:it )?back|repay|owe|keep|lose)\b|كم|هل|ارجع|ارد/u;
const COUNTS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, half: 0.5 };
const AFTER =
  /\b(?:after|at|in|only|just|within|before)? ?(?<count>\d{1,2}(?:\.\d)?|a|one|two|three|half)(?: a)? (?<unit>years?|yrs?|yr|months?|mths?|mo)\b|بعد (?<arabic>سنه|سنتين|\d{1,2} (?:شهر|شهور|اشهر))/gu;
const SUM = new RegExp(sumNamed('sum'), 'gu');
const SUM_MIN = 300;
const WORDS_MAX = 45;

interface Bound {
  sum: number;
  months: number | null;
}

/** "what happens with the 10k if i leave after a year"; null for all else. */
export function signOnRepaid(turn: Turn): CoachAnswer | null {
  const words = inPlainFigures(turn.text.slice(0, 500));
  if (!LEAVES.test(words) || !ASKS.test(words) || words.split(/\s+/u).length > WORDS_MAX) return null;
  if (/\b(?:write|draft|e-?mail)\b|اكتب/u.test(words)) return null;
  // Of two jobs it is asked which one pays more.
  if (readTwoOffers(turn.text)) return null;
  const bound = boundIn(words) ?? boundBefore(turn, words);
  if (!bound) return null;
  const times = monthsIn(words);
  // Of two times the longer one is that of the bond: "says 12 months, i leave after 8".
  const term = bound.months ?? (times.length > 1 ? Math.max(...times) : null);
  const after = times.findLast((months) => months !== term) ?? times.at(-1);
  return after === undefined ? null : tell(turn, { ...bound, months: term }, after);
}

/** Told in the message itself: "5k sign on, 2 year commitment, i leave after 14 months". */
function boundIn(words: string): Bound | null {
  if (!PAID.test(words)) return null;
  const terms = readTerms(`${words} , 99999 a year`);
  if (terms && terms.signOn >= SUM_MIN) return { sum: terms.signOn, months: terms.signOnMonths };
  const sum = [...words.matchAll(SUM)]
    .map(({ groups }) => sumValueOf(groups!, 'sum'))
    .find((value) => value >= SUM_MIN);
  return sum && GOES_BACK.test(words) ? { sum, months: terms?.signOnMonths ?? null } : null;
}

/** Told of one of the jobs before, and meant now by its sum or its name. */
function boundBefore(turn: Turn, words: string): Bound | null {
  const sums = [...words.matchAll(SUM)].map(({ groups }) => sumValueOf(groups!, 'sum'));
  for (const text of textsOfUser(turn.history).toReversed()) {
    const two = readTwoOffers(text);
    const each = two ? two.offers : [readTerms(inPlainFigures(`${text.slice(0, 500)} , 99999 a year`))];
    const found = each.find((terms) => terms !== null && terms.signOn >= SUM_MIN);
    if (found && (sums.includes(found.signOn) || PAID.test(words)))
      return { sum: found.signOn, months: found.signOnMonths };
  }
  return null;
}

function monthsIn(words: string): number[] {
  return [...words.matchAll(AFTER)].map(({ groups }) => {
    const { arabic, count = '', unit = '' } = groups!;
    if (arabic)
      return /سنتين/u.test(arabic) ? 24 : /سنه/u.test(arabic) ? 12 : Number.parseInt(arabic.replace(/\D/gu, ''), 10);
    return (COUNTS[count] ?? Number(count)) * (/^y/u.test(unit) ? 12 : 1);
  });
}

function tell(turn: Turn, { sum, months }: Bound, after: number): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const term = months ?? Math.max(24, after);
  const left = Math.max(0, term - after);
  const back = (sum * left) / term;
  const assumed =
    months === null ? say(` You told me no term: I took ${term} months.`, ` لم تذكر المدة فأخذت ${term} شهرًا.`) : '';
  const money = (value: number): string => (Number.isInteger(value) ? amount(value) : whole(value));
  const head = say(
    `**The agreement decides, and two kinds are common.** After ${after} of ${term} months, of ${money(sum)}:${assumed}`,
    `**الاتفاق هو الذي يحسم، وهناك صيغتان شائعتان.** بعد ${after} من ${term} شهرًا، من ${money(sum)}:${assumed}`,
  );
  const ways =
    left === 0
      ? say(
          '- The time is over: as a rule nothing goes back. Check from which day it counts (first day or day of payment).',
          '- انتهت المدة: لا يُرد شيء عادة. تأكد من أي يوم تُحسب.',
        )
      : [
          say(
            `- **By the month (pro rata):** ${money(sum)} × ${left} ÷ ${term} = **${money(back)} back**, ${money(sum - back)} stays yours.`,
            `- **بالتناسب شهريًا:** ${money(sum)} × ${left} ÷ ${term} = **تردّ ${money(back)}** ويبقى لك ${money(sum - back)}.`,
          ),
          say(
            `- **All or nothing:** the whole **${money(sum)}** goes back, even a day before the end.`,
            `- **الكل أو لا شيء:** تردّ **${money(sum)}** كاملة ولو قبل النهاية بيوم.`,
          ),
        ].join('\n');
  const ask = say(
    'Ask HR for the text before you sign (or read yours): which of the two, the **gross** sum or only what reached you after tax, whether it is paid at once or in parts (a part that is not paid yet just does not come), whether being dismissed, made redundant, ill, moved or going part-time counts as leaving, and whether it may be taken off the last pay. Have “pro rata by the month, net, not if the employer ends it” written in.',
    'اطلب النص قبل التوقيع: أي الصيغتين، **إجمالي** المبلغ أم ما وصلك بعد الضريبة، دفعة واحدة أم أقساط، وهل يُعد الفصل أو إلغاء الوظيفة أو المرض أو النقل تركًا، وهل يُخصم من آخر راتب. واطلب كتابة «بالتناسب شهريًا، صافيًا، ولا رد إن أنهى صاحب العمل العقد».',
  );
  const about = turn.history.at(-1)?.about;
  const card = answerOfId(turn, 'sign-on-bonus');
  const text = `${head}\n\n${ways}\n\n${ask}`;
  return {
    ...reply(
      turn,
      { en: text, ar: text },
      { about: about?.kind === 'offers' ? about : { kind: 'answer', id: 'sign-on-bonus', asked: turn.text } },
    ),
    sources: card?.sources ?? [],
  };
}
