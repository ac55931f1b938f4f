/** "يو ماً", torn by the page: no Arabic word is a letter with such an ending. */
const TORN_ENDING = /(?<=\p{Script=Arabic}) (?=\p{Script=Arabic}(?:اً|ًا)(?![\p{L}\p{M}]))/gu;

/** Adverbs of time and manner, which are said with an ending that hasty typing and many a PDF leave out: "سنويا". */
const ADVERB =
  /(?<![\p{L}\p{M}])([وف]?(?:سنوي|شهري|[أا]سبوعي|يومي|حالي|تلقائي|يدوي|ميداني|محلي|دولي|تدريجي|[إا]لكتروني|جماعي|فردي|شخصي|نهائي|كلي|جزئي|رسمي|سابق|لاحق|[أا]يض|تقريب|دائم|غالب|[أا]حيان|فور|مجان|خصوص))ا(?![\p{L}\p{M}])/gu;

/** A line of an Arabic resume as it is printed: words whole, and adverbs with their ending. */
export const asArabicIsPrinted = (line: string): string => line.replace(TORN_ENDING, '').replace(ADVERB, '$1اً');
