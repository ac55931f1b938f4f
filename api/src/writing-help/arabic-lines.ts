const I_DID = /^(?:و?لقد )?(?:قمت|كنت أقوم|كنت اقوم|أقوم|اقوم) ب(?=\p{Script=Arabic}{3,})/u;
const I_WAS = /^(?:و?لقد )?كنت (?=مسؤول|مسئول)/u;
const INDEED = /^و?لقد (?=\p{Script=Arabic}+ت(?: |$))/u;
const DEEDS =
  'إدارة|تدريب|إعداد|متابعة|تنظيم|تطوير|تصميم|تنفيذ|الإشراف|تحليل|تنسيق|توظيف|تحضير|صيانة|تركيب|بيع|شراء|تسويق|مراجعة|تدقيق|استقبال|كتابة|ترجمة|تخطيط|مراقبة|توزيع|تشغيل|إنشاء|إعداد';
const RESPONSIBLE_FOR_DOING = new RegExp(`^(?:مسؤول|مسئول)(?:ة|ا|اً|ًا)? عن (?=(?:${DEEDS})(?: |$))`, 'u');
/** Words that are written with a hamza and mean nothing else without it. */
const HAMZA: readonly [RegExp, string][] = [
  [/(?<!\p{L})(و?(?:ب|ل)?)ادارة(?!\p{L})/gu, '$1إدارة'],
  [/(?<!\p{L})(و?(?:ب|ل)?)انشاء(?!\p{L})/gu, '$1إنشاء'],
  [/(?<!\p{L})(و?(?:ب|ل)?)(ال)?اشراف(?!\p{L})/gu, '$1$2إشراف'],
];

/** An Arabic line that begins with what was done, as nouns of action do on resumes; the writer's own words otherwise. */
export function tightenArabic(line: string): string {
  const spelt = HAMZA.reduce((text, [typed, meant]) => text.replace(typed, meant), line.trim().replace(/\s+/g, ' '));
  return spelt
    .replace(/ +(?=[,،؛](?:\s|$))/g, '')
    .replace(I_DID, '')
    .replace(/^اعداد(?= )/u, 'إعداد')
    .replace(I_WAS, '')
    .replace(INDEED, '')
    .replace(RESPONSIBLE_FOR_DOING, '');
}
