import { fold } from '@vitae/language/fold';
import { answerOfId } from '../answer-question.ts';
import { placeOfTalk } from '../countries.ts';
import { languageOf, reply, sayIn } from '../language.ts';
import { type CoachAnswer, type Turn, textsOfUser } from '../turn.ts';
import { count as amount, inPlainFigures, amount as pounds } from './amounts.ts';

// Leave that is owed in Britain to whoever leaves within the leave year (Working Time Regulations 1998, reg. 13, 13A and 14).

const WEEKS_OF_LEAVE = 5.6;
/** The most that the law gives, in days. */
const DAYS_MAX = 28;
const USUAL_DAYS = 5;

const LEAVE = /\b(?:holidays?|leave|annual leave|days? off|pto|vacation|owed|owe|accrued)\b|اجاز/u;
const ASKS =
  /\b(?:how (?:much|many)|am i owed|what(?:'s| is| am)|do they owe|work (?:it )?out|calculate|left|due)\b|[?؟]|كم/u;
const GOES =
  /\b(?:leav(?:e|ing)|left|last day|finish\p{L}*|quit\p{L}*|resign\p{L}*|go|going|end(?:s|ing)?|notice|sacked|dismissed)\b|اترك|استقيل|اخر يوم/u;
const HOURS =
  /(?<hours>\d{1,2}(?:\.\d{1,2})?) ?-?(?:hours?|hrs?|h)\b(?! (?:day|shift|each|per day))(?: ?(?:a|per|\/|each) ?(?:week|wk))?/gu;
const HOURS_A_DAY = /(?<hours>\d{1,2}(?:\.\d{1,2})?) ?-?(?:hours?|hrs?|hr|h) (?:days?|shifts?|a day|per day|each)\b/u;
const DAYS_A_WEEK =
  /(?<days>[1-7]|one|two|three|four|five|six) (?:days?|shifts?)(?: of work)? ?(?:a|per|\/|each|every) ?(?:week|wk)\b|\b(?:over|across|on|spread over|week,?) (?<over>[1-7]) days\b/u;
const TAKEN = [
  /\b(?:had|took|taken|used|taking|book(?:ed)?)\b(?: (?:only|about|off|already|so far|up))* (?<count>\d{1,2}(?:\.5)?|none|no|one|two|three|four|five|six|seven|eight) ?(?<unit>days?|shifts?|hours?|hrs?|weeks?)?/u,
  /(?<count>\d{1,2}(?:\.5)?|one|two|three|four|five|six|seven|eight) (?<unit>days?|shifts?|hours?|hrs?|weeks?) (?:off |holiday |leave |of holiday |of leave )?(?:so far|already|taken|used|had)\b/u,
];
const ENTITLED =
  /(?<days>\d{2})(?: days?)?(?: (?:paid|annual))?(?: (?:holidays?|leave|entitlement))?(?: (?:a|per) year)? ?(?:\+|plus|including|incl\p{L}*) (?:the )?(?:(?<bank>8|eight) )?(?<how>bank|public) holidays|(?:entitle\p{L}*|allowance|get|contract (?:says|gives)|have)(?: \p{L}+){0,2} (?<told>\d{2}(?:\.\d)?) days(?! (?:off )?(?:so far|already|notice))/u;
const COUNTS: Readonly<Record<string, number>> = {
  none: 0,
  no: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
};
const number = (word: string | undefined): number => COUNTS[word ?? ''] ?? Number(word ?? Number.NaN);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}';
const YEAR_OF_LEAVE = new RegExp(
  `\\b(?:leave|holiday|hol)? ?year\\b.{0,30}?\\b(?<from>${MONTH})\\b|\\b(?<begins>${MONTH}) ?(?:-|to|till|until|through) ?${MONTH}\\b`,
  'u',
);
const SPAN = new RegExp(`\\b${MONTH} ?(?:-|to|till|until|through) ?${MONTH}\\b`, 'gu');
const LAST_DAY = new RegExp(
  `\\b(?:(?<part>end|mid(?:dle)?|beginning|start|middle)(?: of)? )?(?:the )?(?:(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(?<month>${MONTH})(?: (?<behind>\\d{1,2})(?:st|nd|rd|th)?\\b(?! ?(?:days|hours)))?`,
  'gu',
);
const MONTH_WORD =
  /^(?:january|jan|february|feb|march|mar|april|apr|may|june|jun|july|jul|august|aug|september|sept|sep|october|oct|november|nov|december|dec)$/u;
const PART_YEAR = /\bterm[- ]?time\b|\b3[5-9] weeks\b|\b4[0-5] weeks\b|\bzero[- ]?hours?\b|\bcasual\b|\bseason\p{L}*/u;
const RATE = /(?<![\d.,])£?(?<rate>\d{1,3}(?:\.\d{1,2})?) ?(?:an?|per|\/) ?(?:hour|hr|h)\b/u;

/** Null where nothing of it is asked, the days worked are not told, or it is elsewhere. */
export function leaveOwed(turn: Turn): CoachAnswer | null {
  const words = inPlainFigures(turn.text.slice(0, 600)).replace(/\s+/gu, ' ');
  if (!LEAVE.test(words) || !ASKS.test(words)) return null;
  const before = textsOfUser(turn.history)
    .slice(-3)
    .map((text) => fold(text))
    .join(' \n ');
  if (!GOES.test(words) && !GOES.test(before)) return null;
  if (placeOfTalk(turn) !== 'GB') return null;
  const found = workOut(words);
  return found ? tell(turn, found, words) : null;
}

interface Owed {
  /** Days or hours. */
  isByHour: boolean;
  /** A week's work in that unit. */
  week: number;
  hoursADay: number | null;
  /** Told, in days a year; null where the law's is taken. */
  entitled: number | null;
  year: number;
  yearSteps: string;
  months: number;
  monthsTold: string;
  isYearTold: boolean;
  taken: number | null;
}

const monthOf = (written: string): number => MONTHS.indexOf(written.slice(0, 3));

function workOut(words: string): Owed | null {
  const start = YEAR_OF_LEAVE.exec(words)?.groups;
  const from = start ? monthOf((start.from ?? start.begins)!) : 0;
  const withoutSpan = words.replace(SPAN, ' ');
  const rest = withoutSpan === words ? words.replace(YEAR_OF_LEAVE, ' ') : withoutSpan;
  const last = [...rest.matchAll(LAST_DAY)].filter(({ groups }) => MONTH_WORD.test(groups!.month!)).at(-1)?.groups;
  if (!last) return null;
  const day = Number(last.day ?? last.behind ?? 0);
  const share = last.part?.startsWith('mid')
    ? 0.5
    : last.part && !last.part.startsWith('end')
      ? 0
      : day > 0 && day < 28
        ? Math.round((day / 30) * 2) / 2
        : 1;
  const months = ((monthOf(last.month!) - from + 12) % 12) + share;
  if (months <= 0) return null;

  const inWeek = DAYS_A_WEEK.exec(words)?.groups;
  const days = inWeek?.days ?? inWeek?.over;
  const perDay = HOURS_A_DAY.exec(words)?.groups?.hours;
  const hours = [...words.matchAll(HOURS)]
    .map(({ groups }) => Number(groups!.hours))
    .find((each) => each >= 4 && each !== Number(perDay));
  const isFull = /\bfull[- ]?time\b/u.test(words);
  const daysAWeek = days ? number(days) : isFull ? USUAL_DAYS : hours && perDay ? hours / Number(perDay) : null;
  if (!hours && !daysAWeek) return null;
  const isByHour = daysAWeek === null;
  const week = isByHour ? hours! : daysAWeek!;
  const hoursADay = perDay ? Number(perDay) : hours && daysAWeek ? hours / daysAWeek : null;
  const told = ENTITLED.exec(words)?.groups;
  const bank = told?.how && /\+|plus/u.test(ENTITLED.exec(words)![0]) ? 8 : 0;
  const entitled = told ? Number(told.days ?? told.told) + bank : null;
  const isCapped = !isByHour && week * WEEKS_OF_LEAVE > DAYS_MAX;
  const year = entitled ?? (isCapped ? DAYS_MAX : week * WEEKS_OF_LEAVE);
  const unit = isByHour ? 'hours' : 'days';
  const yearSteps =
    entitled !== null
      ? `${amount(entitled)} ${unit}`
      : isCapped
        ? `${DAYS_MAX} days (the most that the law gives)`
        : `${amount(week)} × 5.6 = ${amount(round(year))} ${unit}`;
  return {
    isByHour,
    week,
    hoursADay,
    entitled,
    year,
    yearSteps,
    months,
    monthsTold: `${amount(months)}`,
    isYearTold: Boolean(start),
    taken: takenIn(words, isByHour, week, hoursADay),
  };
}

function takenIn(words: string, isByHour: boolean, week: number, hoursADay: number | null): number | null {
  const found = TAKEN.map((said) => said.exec(words)?.groups).find(Boolean);
  if (!found) return null;
  const count = number(found.count);
  if (Number.isNaN(count)) return null;
  if (/^w/u.test(found.unit ?? '')) return count * week;
  const isInHours = /^h/u.test(found.unit ?? '');
  if (isInHours === isByHour) return count;
  if (!hoursADay) return isByHour ? null : count;
  return isByHour ? count * hoursADay : count / hoursADay;
}

const round = (value: number): number => Math.round(value * 100) / 100;

function tell(turn: Turn, owed: Owed, words: string): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const { isByHour, hoursADay, year, yearSteps, months, monthsTold, isYearTold, taken, entitled } = owed;
  const unit = say(isByHour ? 'hours' : 'days', isByHour ? 'ساعة' : 'يوم');
  const built = round((year * months) / 12);
  const left = round(built - (taken ?? 0));
  const hours = isByHour ? left : hoursADay ? round(left * hoursADay) : null;
  const rate = Number(RATE.exec(words)?.groups?.rate ?? 0);
  const inHours =
    !isByHour && hours !== null
      ? say(
          ` = ${amount(left)} × ${amount(hoursADay!)} = **${amount(Math.abs(hours))} hours**`,
          ` = **${amount(Math.abs(hours))} ساعة**`,
        )
      : '';
  const lines = [
    say(`- a year: ${yearSteps}`, `- السنة: ${yearSteps}`),
    say(
      `- built up in ${monthsTold} of 12 months: ${amount(round(year))} × ${monthsTold} ÷ 12 = ${amount(built)} ${unit}`,
      `- المستحق في ${monthsTold} من 12 شهرًا: ${amount(round(year))} × ${monthsTold} ÷ 12 = ${amount(built)} ${unit}`,
    ),
    taken === null
      ? say('- taken: you told me none, so tell me and I take it off', '- المأخوذ: لم تذكره')
      : say(
          `- less what you took: ${amount(built)} − ${amount(round(taken))} = **${amount(left)} ${unit}**${left > 0 ? inHours : ''}`,
          `- ناقص المأخوذ: ${amount(built)} − ${amount(round(taken))} = **${amount(left)} ${unit}**${left > 0 ? inHours : ''}`,
        ),
    rate > 0 && hours !== null && left > 0
      ? say(
          `- in money: ${amount(hours)} × £${pounds(rate)} = **£${pounds(round(hours * rate))}** before tax`,
          `- بالمال: ${amount(hours)} × ${amount(rate)} = **${amount(round(hours * rate))} جنيه** قبل الضريبة`,
        )
      : '',
  ].filter(Boolean);
  const head =
    left < 0
      ? say(
          `**You have taken ${amount(-left)} ${unit} more than you have built up by then.** It may be taken off the last pay only where the contract or a written agreement says so.`,
          `**أخذت ${amount(-left)} ${unit} أكثر مما استحققت.** ولا يُخصم إلا إن نص العقد.`,
        )
      : taken === null
        ? say(
            `**${amount(built)} ${unit} built up by then, less what you took.**`,
            `**${amount(built)} ${unit} حتى ذلك اليوم ناقص ما أخذت.**`,
          )
        : say(
            `**About ${amount(left)} ${unit}${hours !== null && !isByHour ? ` (${amount(hours)} hours)` : ''} are owed to you.**`,
            `**لك نحو ${amount(left)} ${unit}.**`,
          );
  const notes = [
    isYearTold ? '' : say('I took a leave year from January to December.', 'اعتبرت سنة الإجازة من يناير إلى ديسمبر.'),
    entitled === null
      ? say(
          '5.6 weeks is the least that the law gives, bank holidays included: a contract may give more. Paid bank holidays that you had off count as taken.',
          '5.6 أسابيع هي الحد الأدنى قانونًا مع العطل الرسمية، وقد يعطي العقد أكثر.',
        )
      : '',
    say(
      'The firm may round up, and a leave year cut into weeks instead of months shifts it by a few hours.',
      'وقد تُقرّب الشركة لأعلى.',
    ),
    PART_YEAR.test(words)
      ? say(
          'Do you work term time or other part years only? Since the leave years from April 2024 it may then be reckoned as 12.07% of the hours worked, which comes out lower or higher: ask for their reckoning, and check it with Acas.',
          'وإن كنت تعمل جزءًا من السنة فقط فقد تُحسب بنسبة 12.07٪ من الساعات: اطلب حسابهم وراجعه مع Acas.',
        )
      : '',
    rate > 0 || left <= 0
      ? ''
      : say('Tell me your rate an hour, and I turn it into pounds.', 'اذكر أجر الساعة فأحسبه بالجنيه.'),
    left > 0
      ? say(
          'It is owed whether or not you work the whole notice; they may have you take it within the notice instead.',
          'وهو مستحق سواء أكملت الإشعار أم لا، وقد يطلبون أخذه خلاله.',
        )
      : '',
  ].filter(Boolean);
  const text = `${head}\n\n${lines.join('\n')}\n\n${notes.join(' ')}`;
  return {
    ...reply(turn, { en: text, ar: text }, { about: { kind: 'answer', id: 'leave-paid-out', asked: turn.text } }),
    sources: answerOfId(turn, 'leave-paid-out')?.sources ?? [],
  };
}
