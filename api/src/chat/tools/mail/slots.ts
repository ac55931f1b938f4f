import { toAsciiDigits } from '@vitae/language/fold';
import type { Say } from '../../coach/language.ts';
import { capital } from '../first-letter.ts';
import { DATE, dayInArabic, withCapitals } from './days.ts';

// The day and the hour of one appointment, however they are typed: "fri 2pm", "2pm on friday", "today, it was 10am".

const DAY = new RegExp(
  `(?<!\\p{L})(?<day>today|tomorrow|yesterday|this (?:morning|afternoon|evening)|(?:(?:next|this|last) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|${DATE}|(?:the )?\\d{1,2}(?:st|nd|rd|th))(?!\\p{L})`,
  'giu',
);
const HOUR =
  /(?<![\d.,:])(?<hour>\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.m\.|[ap]m\b)|(?:[01]?\d|2[0-3]):[0-5]\d|\d{1,2} ?o['’]?clock|noon)|\bat (?<bare>\d{1,2})(?!\d|[:%]|[.,]\d)/giu;
const DAY_IN_ARABIC =
  /(?:يوم )?(?<day>ال(?:[أا]حد|[إا][ثت]نين|[ثت]لا[ثت]اء?|[أا]ربعاء?|خميس|جمع[ةه]|سبت)|اليوم|النهارده|النهاردة|امبارح|[أا]مس|بكر[ةه]|غد[اً]*)(?=\s|[،.؟!]|$)/gu;
const HOUR_IN_ARABIC =
  /(?:الساعة|الساعه|س)\s?(?<hour>\d{1,2}(?::\d\d)?)(?:\s?(?<half>صباح|ص(?!\p{L})|الصبح|مساء|م(?!\p{L})|العصر|الظهر|المغرب|بالليل))?/gu;
const SPOKEN_DAYS: Readonly<Record<string, string>> = {
  النهارده: 'اليوم',
  النهاردة: 'اليوم',
  امبارح: 'أمس',
  امس: 'أمس',
  بكره: 'غدًا',
  بكرة: 'غدًا',
};

const lastOf = (text: string, told: RegExp) => [...text.matchAll(told)].at(-1)?.groups;

/** " on Friday at 2pm", with a space before it; empty where neither a day nor an hour is told. The last one that is named holds. */
export function slotIn(text: string, say: Say): string {
  const digits = toAsciiDigits(text);
  const english = lastOf(digits, DAY)?.day;
  const { hour, bare } = lastOf(digits, HOUR) ?? {};
  const arabicDay = lastOf(digits, DAY_IN_ARABIC)?.day;
  const arabicHour = lastOf(digits, HOUR_IN_ARABIC);
  const at = hour ?? bare;
  const inEnglish = [
    english && ` ${/^(?:to|yester|this|next|last)/iu.test(english) ? '' : 'on '}${withCapitals(english.toLowerCase())}`,
    at && ` at ${at.toLowerCase().replace(/\s(?=[ap])/u, '')}`,
  ];
  const day = arabicDay ? ` ${DAYS_ALONE.test(arabicDay) ? '' : 'يوم '}${SPOKEN_DAYS[arabicDay] ?? arabicDay}` : '';
  const halves = arabicHour?.half ? ` ${/^(?:ص|الصبح)/u.test(arabicHour.half) ? 'صباحًا' : 'مساءً'}` : '';
  const time = arabicHour ? ` الساعة ${arabicHour.hour}${halves}` : at ? ` الساعة ${at}` : '';
  return say(inEnglish.filter(Boolean).join(''), `${day || dayInArabic(english ?? '')}${time}`);
}
const DAYS_ALONE = /^(?:اليوم|النهارد|امبارح|[أا]مس|بكر|غد)/u;

/** Whether a day or an hour is told. */
export const namesSlot = (text: string): boolean =>
  slotIn(text, (en) => en) !== '' || slotIn(text, (_, ar) => ar) !== '';

const ILL = 'I was ill';
const IN_FAMILY = 'there was an emergency in my family';

/** What kept somebody from an interview, as one says it in a mail. */
const HINDRANCES: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:light (?:went|was|is)|lights? out|no (?:light|power|electricity|current)|power (?:cut|went|failure|outage)|blackout|outage|load[- ]?shed\w*|nepa|dumsor|electricity|(?:took|taken) (?:the )?light)\b|كهرب|النور (?:قطع|انقطع)/iu,
    'the power was cut',
    'انقطعت الكهرباء',
  ],
  [
    /\b(?:phone|laptop|battery|mobile|cell)\b.{0,20}\b(?:dead|died|off|flat|broke\w*|crashed|froze)\b|\bbattery\b|(?:الموبايل|الجوال|التلفون|الهاتف|البطاري\S*|اللابتوب).{0,14}(?:فصل|طف[يى]|خلص|قفل|عطل)/iu,
    'my phone was out of battery',
    'نفدت بطارية هاتفي',
  ],
  [
    /\b(?:internet|wi-?fi|network|connection|data|zoom|teams|link|signal)\b|(?:ال)?(?:نت|انترنت|شبكه|شبكة|رابط)/iu,
    'my connection failed',
    'انقطع الاتصال لدي',
  ],
  [
    /\b(?:overslept|over slept|slept (?:in|through|off|over)|alarm|woke up late)\b|نمت|المنبه|صحيت متاخر/iu,
    'I overslept',
    'غلبني النوم',
  ],
  [
    /\b(?:traffic|jam|(?:bus|train|matatu|danfo|uber|taxi|cab|metro|tube|jeepney)\b.{0,20}\b(?:late|cancel\w*|broke|delay\w*|never|stuck)|stuck (?:in|on)|delayed|late (?:bus|train))\b|زحم|المواصلات/iu,
    'I was held up on the way',
    'تأخرت في الطريق',
  ],
  [
    /\b(?:car|bike|van|motorbike)\b.{0,20}\b(?:broke|died|would ?n'?t start|puncture|flat)|\bpuncture\b|\bflat tyre\b|(?:السيار\S*|العربي\S*).{0,12}(?:عطل|خرب)/iu,
    'my car broke down',
    'تعطلت سيارتي',
  ],
  [
    /\b(?:mixed up|mix up|wrong (?:day|time|date|hour)|time ?zone|thought it was|got the (?:day|date|time)|confus\w+|forgot|forgotten)\b|نسيت|لخبط|خربطت|ظنيت|حسبت/iu,
    'I mixed up the time',
    'أخطأت في الموعد',
  ],
  [/\b(?:sick|ill|unwell|fever|flu|hospital|food poisoning|migraine)\b|مريض|تعبان|مستشفي|المستشفى/iu, ILL, 'كنت مريضًا'],
  [
    /\b(?:(?:my |the )?(?:son|daughter|kid|child|baby|mother|father|mum|mom|dad|wife|husband)\b.{0,30}\b(?:sick|ill|hospital|accident|fever|fell)|family (?:emergency|matter)|emergency|funeral|passed away|died)\b|ظرف (?:عائلي|طار)|حاله طارئه/iu,
    IN_FAMILY,
    'طرأ ظرف عائلي',
  ],
  [
    /\b(?:at work|on shift|shift (?:ran|over)|(?:boss|manager|supervisor) (?:kept|would ?n'?t|did ?n'?t|refused)|kept me|working late|(?:couldn'?t|could not|can'?t) (?:leave|get away|get off))\b|ما قدرت اطلع من (?:الدوام|الشغل)|في الدوام|في الشغل/iu,
    'I could not get away from work',
    'لم أستطع مغادرة العمل',
  ],
];
const HINDRANCES_MAX = 2;

/** " The power was cut and my phone was out of battery."; empty where nothing is told. */
export function hindranceIn(text: string, say: Say): string {
  const all = HINDRANCES.filter(([said]) => said.test(text));
  // It was a child that was ill.
  const told = all
    .filter(([, en]) => !(en === ILL && all.some(([, other]) => other === IN_FAMILY)))
    .slice(0, HINDRANCES_MAX);
  if (told.length === 0) return '';
  const sentence = told.map(([, en, ar]) => say(en, ar)).join(say(' and ', ' و'));
  return ` ${say(capital(sentence), sentence)}${say('.', '.')}`;
}
