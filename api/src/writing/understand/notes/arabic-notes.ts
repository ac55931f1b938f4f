// Arabic notes are typed as people speak, and a letter is not: what can be set right is, and what is of a dialect alone
// is left out.

/** What is typed in haste or said at home, and what a letter says: "عندي رخصه سواقة" for "لدي رخصة قيادة". */
const AS_WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})عندي(?!\p{L})/gu, 'لدي'],
  [/(?<!\p{L})فى(?!\p{L})/gu, 'في'],
  [/^(?:[اأ]نا )?ساكن[ةه]? (?:في |ب(?=\p{L}{4}))?/u, 'أسكن في '],
  [/(?<!\p{L})قريب[ةه]? منهم(?!\p{L})/gu, 'بالقرب منكم'],
  [/(?<!\p{L})(رخص)ه(?!\p{L})/gu, '$1ة'],
  [/(?<=رخصة )(?:سواقة|سواقه|سياقة)(?!\p{L})/gu, 'قيادة'],
  [/(?<!\p{L})(سعودي|اماراتي|إماراتي|مصري|اردني|أردني|كويتي|عماني|قطري|بحريني|مغربي)ه(?!\p{L})/gu, '$1ة'],
  [/(?<!\p{L})(قابل|ساري|جاهز|مستعد|متفرغ|خبر|سن|فتر|شهاد)ه(?!\p{L})/gu, '$1ة'],
  [/(?<!\p{L})(و?)(?:اقامت|إقامت)ي(?!\p{L})/gu, '$1إقامتي'],
  [/(?<!\p{L})اقدر(?!\p{L})/gu, 'أستطيع'],
  [/(?<!\p{L})اباشر(?!\p{L})/gu, 'أن أباشر العمل'],
  [/(?<=(?<!\p{Nd})(?:[1١][1-9١-٩]|[2-9٢-٩]\p{Nd}) )يوم(?!\p{L})/gu, 'يوماً'],
  [/(?<!\p{L})((?:ال)?)تاني(?!\p{L})/gu, '$1ثاني'],
  [/(?<!\p{L})((?:ال)?)تاني[ةه](?!\p{L})/gu, '$1ثانية'],
  // "لا تدعي اني حاصلة عليه": the letter says that it is not held.
  [/[،,]\s*و?لا تد[عّ]+ي? \P{Nd}{3,40}$/u, ''],
  // "اذكر هذا" behind what is to be told
  [
    /[،,]?\s+(?:و?(?:من فضلك|أرجو|ارجو)\s+)?(?:[اأ]ذكر(?:وا|ي)?|[اأ]كتب(?:وا|ي)?|ضع(?:ه|ها)?) (?:هذا|ذلك|هذه)?(?:\s+في الرسالة)?$/u,
    '',
  ],
  [
    /^(?:[اأ]ريد|[اأ]ود|[اأ]حب|[اأ]رجو) (?:[اأ]ن )?(?:يظهر|يتضح|يذكر|يعرفوا|تذكر(?:وا)?|توضح(?:وا)?) (?:[اأإ]ن?ني|[اأإ]ني) /u,
    'أنا ',
  ],
  [/^لا مانع (?!لدي|عندي)/u, 'لا مانع لدي '],
  [/^(?:فترة|مدة) (?:ال)?[اإ](?:شعار|خطار) (?=شهر|[أا]سبوع|\p{Nd})/u, 'فترة الإشعار '],
  [/^(?:(?:فترة|مدة) )?(?:ال)?[اإ](?:شعار|خطار)\s*:?\s*(?=\p{Nd}|شهر|[أا]سبوع)/u, 'فترة الإشعار '],
  [/^(?:ال)?راتب (?:ال)?متوقع\s*:?\s*(?=\p{Nd})/u, 'راتبي المتوقع '],
];

/**
 * Alefs typed without their hamza, of words that cannot be another one without it.
 * "ان" after a verb of wishing is "أن"; "انا" is nobody else.
 */
const WITH_HAMZA: readonly string[] =
  'أن أنا أني إلى أو إذا أكثر أيضا أيضاً أحب أريد أود أنوي أرغب أعمل أعرف أعود أسكن أملك أحمل أقيم أستطيع أكون أبدأ أدرس أجيد أتقن أفضل أول آخر إدارة الإدارة إدارية أعمال الأعمال إنجليزية الإنجليزية الإنترنت أسبوع أسابيع أشهر أيام أخرى إجازة الإجازة إعداد الإمارات إقامة الإقامة الأردن أسرة الأطفال الأسرة لأن لأني لأنني لأجل'.split(
    ' ',
  );
const HAMZA_OF = new Map(WITH_HAMZA.map((word) => [word.replace(/[أإآ]/gu, 'ا'), word]));
/** "ادارة اعمال" as "إدارة أعمال", behind "and" and "for" as well. */
const withHamzas = (text: string): string =>
  text.replace(/(?<!\p{L})(و?)(\p{L}+)/gu, (whole, and: string, word: string) => {
    const written = HAMZA_OF.get(word) ?? HAMZA_OF.get(`${and}${word}`);
    return written ? `${HAMZA_OF.has(word) ? and : ''}${written}` : whole;
  });

/** "الاشعار ٤٥ يوم، الراتب المتوقع 9000 ريال": what is asked of everybody stands behind a comma as well. */
export const BEFORE_TERMS = /\s*،\s*(?=(?:فترة )?(?:ال)?[اإ](?:شعار|خطار)|(?:ال)?راتب)/u;

/** Words that no letter has. */
const OF_A_DIALECT =
  /(?<!\p{L})(?:ع|عم|بس|كم مر[ةه]|هلق|ميبق\p{L}*|لازم اقدم|ياريت|وياريت|هلأ|يلي|اللي|بدي|بقدر|نقدر|بحب|لسه|لسا|عشان|علشان|كتير|شوية|شويه|مش|مو|عندو|نسكن|بصح|شو|ليش|زي|بتاع|دلوقتي|كمان|خلص|الجاي|هاد|هيك|نعرف|نقرا|ما في|ما عندي|ما لدي|رح|راح|بنقل|وبنقل|بسافر|بشتغل|باخذ|باخد|بغيت|ديال|ديالي|دابا|مزيان|بزاف|برشا|هسه|اكو|ماكو|وايد|ابغى|أبغى|ماعنديش|الباسبور|ما\p{L}{2,}ش|مت\p{L}{2,}ش)(?!\p{L})/u;

/** "متقولش انى حاصل عليها", "بس متكتبوش فى الجواب": what is not to be said, which a letter does not say. */
const KEEPS_SILENT_IN_ARABIC =
  /(?<!\p{L})(?:متقول(?:ش|وش)|متكتب(?:ش|وش)|متذكر(?:ش|وش)|لا تكتب|لا تقل|ما (?:تكتب|تذكر)[هي]?ا?|مت(?:ذكر|كتب)هاش|ما تقول|ما ?تجيبي?ش? سيرت?[ةه]?ا?|ما ?تذكر(?:ا|ها|ه)?ش|لا تقولوا?|بدون ذكر|دون ذكر)(?!\p{L})/u;

export const keepsSilentInArabic = (text: string): boolean => KEEPS_SILENT_IN_ARABIC.test(text);

/** The note as a letter can have it; null where it is of a dialect. */
export function inWrittenArabic(text: string): string | null {
  const written = AS_WRITTEN.reduce((all, [spoken, said]) => all.replace(spoken, said), withHamzas(text));
  return OF_A_DIALECT.test(written) ? null : written;
}
