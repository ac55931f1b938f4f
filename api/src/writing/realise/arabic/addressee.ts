const MAX_LINE = 400;
const MAX_LINES = 200;
/** What an advert says where it names who takes applications. */
const SPEAKS_OF_APPLYING = /ترسل|ترسَل|إرسال|ارسال|أرسل|عناية|التواصل|تواصل|التقديم|تقديم|السير|الطلبات/u;
const TITLE_AND_NAME =
  /(?<![\u0621-\u064a])((?:الأستاذة?|السيدة?|المهندسة?|الدكتورة?|أ\.|م\.|د\.) ?(?:\/ ?)?(?:(?:د|م)\. )?)([\u0621-\u0652]{2,} [\u0621-\u0652]{2,})/u;
/** "مدير", "قسم": a post or an office in place of a name. */
const IS_NO_NAME = /^(?:مدير|مديرة|رئيس|رئيسة|مسؤول|قسم|إدارة|ادارة|الموارد|المدير|الرئيس|على|إلى|من|في)(?: |$)/u;

/** "الأستاذ هشام عوض" as a letter greets him; empty where the advert names nobody for applications. */
export function addresseeIn(advert: string): string {
  for (const line of advert.split('\n', MAX_LINES)) {
    if (line.length > MAX_LINE || !SPEAKS_OF_APPLYING.test(line)) continue;
    const [, title = '', name = ''] = TITLE_AND_NAME.exec(line) ?? [];
    if (!name || IS_NO_NAME.test(name)) continue;
    const form = title.startsWith('ال') ? (title.replace(/[\s/]+$/, '').endsWith('ة') ? ' المحترمة' : ' المحترم') : '';
    return `${title.trim()} ${name}${form}`;
  }
  return '';
}
