/** What an advert is to be quoted by: "ref. TPR/2291", "Job ID: R-0049917", "Vacancy number 4471". */
const NAMED =
  /(?<![\p{L}\d])(?:ref(?:erence)?\b\.?(?: (?:no|number|code|id)\b\.?)?|(?:job|vacancy|requisition|req|posting|position|competition|advert) (?:(?:id|code|no|number|ref(?:erence)?)\b\.?(?: (?:no|number)\b\.?)?|(?=#))|quoting(?! (?:ref|req|job|vacancy|position|posting|code))|(?:requisition|req)\b\.?(?: id)?|vacancy(?= \d)|code(?= [A-Z]{2,}[/-])|(?:الرقم المرجعي|رقم (?:الوظيفة|المرجع|الإعلان|الاعلان)|المرجع|كود(?: (?:الوظيفة|الوظيفه|الإعلان|الاعلان))?|(?:ال)?رمز(?: (?:الوظيفة|الإعلان|الاعلان))?|يكتب في (?:الموضوع|عنوان الرسالة)|référence(?: de l['’]offre)?))\s{0,2}[:#]?\s{0,2}#?["“']?([A-Z0-9][A-Z0-9/_.-]{2,19})(?![\p{L}\d/_-])/giu;

/** "quote HA-TNK-BUT": of capitals alone where it is to be quoted. */
const OF_CAPITALS =
  /(?<!\p{L})(?:[Qq]uot(?:e|ing)|[Ss]ubject(?: line)?:)\s+(?:ref(?:erence)?:?\s+)?([A-Z]{2,8}(?:[-/][A-Z]{2,8}){1,3})(?![\p{L}\d/-])/u;

/** 'with the subject line "SPO/2026/11"' */
const OF_SUBJECT =
  /\bsubject(?: line)?(?: of| is| being)?:? ["“'‘]?((?=[^\s"”]*\d)[A-Z][A-Z\d]*(?:[/_.-][A-Z\d]+)+)(?![\p{L}\d])/u;

/** "start your letter with the word BANKSIA": shows that the advert was read. */
const CODE_WORD =
  /(?<!\bsubject\b[^.\n]{0,30})\b(?:code ?word|the word|the phrase|keyword):? ["“'‘]?([A-Z]{4,15})(?![\p{L}\d])/u;

/** 'Mark it "Weld 136 West".' */
const MARKED = /\bmark (?:it|them|the envelope|your [\p{L} ]{2,30})(?: with)?:? ["“]([^"”\n]{3,40})["”]/iu;

/** The reference of an advert; empty where it has none, or several of which none is asked to be quoted. */
export function referenceIn(advert: string): string {
  const found = [...advert.matchAll(NAMED)].flatMap(({ 1: value = '', index }) => {
    const reference = value.replace(/[.\-_/]+$/, '');
    const isYear = /^(?:19|20)\d\d$/.test(reference);
    return /\d/.test(reference) && !isYear ? [{ reference, before: advert.slice(Math.max(0, index - 40), index) }] : [];
  });
  const all = new Set(found.map(({ reference }) => reference));
  const quoted = found.find(({ before }) => /\b(?:quot|stat|mention|includ|cit)\w*[^.]*$/i.test(before))?.reference;
  return (
    quoted ??
    OF_SUBJECT.exec(advert)?.[1] ??
    OF_CAPITALS.exec(advert)?.[1] ??
    CODE_WORD.exec(advert)?.[1] ??
    MARKED.exec(advert)?.[1] ??
    (all.size === 1 ? found[0]!.reference : '')
  );
}
