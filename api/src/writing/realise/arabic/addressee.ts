const MAX_LINE = 400;
const MAX_LINES = 200;
/** What an advert says where it names who takes applications. */
const SPEAKS_OF_APPLYING = /ترسل|ترسَل|إرسال|ارسال|أرسل|عناية|التواصل|تواصل|التقديم|تقديم|السير|الطلبات|باسم/u;
const TITLE_AND_NAME =
  /(?<![\u0621-\u064a])((?:الأستاذة?|السيدة?|الآنسة|المهندسة?|الدكتورة?|أ\.|م\.|د\.) ?(?:\/ ?)?(?:(?:د|م)\. )?)([\u0621-\u0652]{2,} [\u0621-\u0652]{2,})/u;
/** "مدير", "قسم": a post or an office in place of a name. */
const IS_NO_NAME = /^(?:مدير|مديرة|رئيس|رئيسة|مسؤول|قسم|إدارة|ادارة|الموارد|المدير|الرئيس|على|إلى|من|في)(?: |$)/u;

/** "الأستاذ هشام عوض" as a letter greets him; empty where the advert names nobody for applications. */
export function addresseeIn(advert: string): string {
  for (const line of advert.split('\n', MAX_LINES)) {
    if (line.length > MAX_LINE || !SPEAKS_OF_APPLYING.test(line)) continue;
    const [, title = '', name = ''] = TITLE_AND_NAME.exec(line) ?? [];
    if (!name || IS_NO_NAME.test(name)) continue;
    return withHonour(`${title.trim()} ${name}`);
  }
  return '';
}

/** "السيدة هالة" as a letter greets her; an office in place of a name stays as it is. */
function withHonour(addressee: string): string {
  const [, isWoman] = /^ال(?:أستاذ|استاذ|سيد|آنس|مهندس|دكتور)(ة?)\s?\/?\s/u.exec(addressee) ?? [];
  return isWoman === undefined ? addressee : `${addressee} ${isWoman ? 'المحترمة' : 'المحترم'}`;
}

/** Whom the letter greets: as the notes say, or, where the advert has more of the same name, as it says. */
export function greetedIn(advert: string, asked: string): string {
  const named = addresseeIn(advert);
  return asked === '' || named.startsWith(`${asked} `) ? named : withHonour(asked);
}
