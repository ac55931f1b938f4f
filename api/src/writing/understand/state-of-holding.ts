import { escapePattern } from '@vitae/language/phrases';

// What a resume says beside a certificate, a course or a degree that its writer does not hold: it has ended, or it is
// still to come. One list of each, so that no path of a letter knows less of them than another.

const ENDED =
  'expired|lapsed|r[au]n out|no longer|out of date|not (?:renewed|current|(?:yet )?(?:completed|finished))|dropped|withdrew|withdrawn|discontinued|never (?:completed|finished|renewed|sat|took)|انتهت|انتهى|منتهي|منتهية';
const INTENDED = '(?:intend|plan|hope|want|wish)(?:s|ing)? to|planning (?:to|on)';
const PLANNED = `planned|booked|scheduled|(?:exam|assessment|test) (?:is |are )?(?:in|on|due|next|this|planned|booked)|to be (?:taken|sat|renewed)|starts|starting|not yet (?:taken|sat|done|booked|started|attempted|passed|obtained|received|applied)|yet to (?:take|sit|pass|start|be (?:taken|sat|passed|done))|to apply|${INTENDED}`;
/** "2 papers of 16", "5 of 9 core courses" */
const DONE_IN_PART =
  '\\d{1,3} (?:papers?|modules?|courses?|units?|credits?) (?:of|out of) \\d{1,3}|(?<!\\d)(?<!first[ -]time passes (?:in|at|of) )\\d{1,3} (?:of|out of|\\/) ?\\d{1,3} (?:\\p{L}+ )?(?:papers?|modules?|courses?|units?|credits?)';
const UNDER_WAY = `started|in progress|${DONE_IN_PART}|ongoing|under way|expected|enrolled|due|to be completed|finish(?:es|ing)|pending|(?:results? )?await(?:ed|ing)|applied for|sitting (?:the |for )?(?:section|paper|part|level|module|exam|test|final)s?|ca?\\.? ?\\d{1,2} ?%|\\d{1,2} ?% (?:done|finished|complete(?:d)?)|in training|part[- ]qualified|finalist|student member|(?:knowledge|skills) level|لم [أاي](?:متحن|جتز|كتمل)|قيد (?:الدراسة|الإنجاز|الانجاز)|[أا]تابع حاليا?ً?|المتوقع|[أا]درس حاليا?ً?|(?:اجتياز|اجتزت|[أا]نهيت|إنهاء) (?:الجزء|المستوى|القسم|المرحلة|الورقة)`;

const saying = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** "expired 2024", "not renewed", "ran out": held once. */
export const NO_LONGER_HELD = saying(ENDED);
/** No argument for anybody: it has ended, or nothing of it has begun. */
export const ENDED_OR_PLANNED = saying(`${ENDED}|${PLANNED}`);
/** Begun and not held yet: told with these words, or not at all. */
export const IS_UNDER_WAY = saying(UNDER_WAY);
/** Done in part, of which the rest is to come. */
export const IS_DONE_IN_PART = saying(DONE_IN_PART);
/** Any of these. */
export const NOT_HELD = saying(`${ENDED}|${PLANNED}|${UNDER_WAY}`);

/** "Python – intend to start", "want to learn Go": no skill of anybody yet. */
const TO_BE_LEARNED = saying(`${INTENDED}|to be learn(?:ed|t)|not yet|yet to|will (?:start|learn)`);
/** Whether the page says wherever it names a skill that it is still to be learned. */
export function isNowhereLearned(skill: string, resumeText: string): boolean {
  const lines = resumeText.split('\n').filter((line) => line.toLowerCase().includes(skill.toLowerCase()));
  return areAll(lines, TO_BE_LEARNED);
}

/** What Arabic pages say of what is prepared for, and not held: "جارٍ التحضير", "حاجز موعد", "PMP Preparation – 35 Contact Hours". */
const PREPARED_FOR =
  /(?<!\p{L})(?:جار[يىٍ]?|من المقرر|مخطط|حاجز|محجوز|مبرمج|لسه|بانتظار|في انتظار|(?:ال)?تحضير(?:ية|ي)?|تحت الدراسة|(?:exam )?preparation|prep|contact hours)(?!\p{L})/iu;

/** Whether the page says so wherever it names what may be held: "أتابع حالياً شهادة CIPD". */
export function isNowhereHeld(name: string, resumeText: string): boolean {
  const plain = (text: string) =>
    text
      .replace(/[()،,:–—-]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const lines = resumeText
    .split('\n')
    .map(plain)
    .filter((line) => line.includes(plain(name)));
  return areAll(lines, NOT_HELD, PREPARED_FOR);
}

/** "After Effects (مبتدئ)", "دورة IFRS قصيرة" wherever the page names it: what somebody has begun to know. */
export function isKnownLittleInArabic(skill: string, resumeText: string): boolean {
  const named = escapePattern(skill);
  const little = new RegExp(
    `(?<!\\p{L})(?:دورة|دوره|كورس)\\s{1,3}(?:في\\s{1,3})?${named}|${named}\\s{0,3}[(:–-]?\\s{0,3}(?:مبتدئ|أساسيات|اساسيات|بسيط|ضعيف|أتعلم|قيد التعلم)`,
    'u',
  );
  const lines = resumeText.split('\n').filter((line) => line.includes(skill));
  return areAll(lines, little);
}

/** Whether there are any, and each says one of these. */
const areAll = (lines: readonly string[], ...states: readonly RegExp[]): boolean =>
  lines.length > 0 && lines.every((line) => states.some((state) => state.test(line)));
