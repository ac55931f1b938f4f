import { finiteOf, isPast } from '../../../writing-help/verb-forms.ts';

// The lines of an entry, out of a story in one's own words: what was done, with what, for whom; nothing else.

const CLAUSES = /[.;!?؟\n()]+\s*|[,،]\s+(?!\d)|\s+(?:but|when|where)\s+(?=i\b|\d)/iu;
/** What is said of papers beside the deed. */
const OF_PAPERS =
  /[,\s]*\b(?:(?:with )?no (?:contract|payslips?|papers?|boss|employer)|nothing (?:on|in) paper|without (?:a )?(?:contract|payslips?|papers?)|cash(?: in hand)?|all word of mouth|off the books)\b/giu;
/** "Truth is I been wiring": what stands before the one who did it. */
const BEFORE_WRITER = /^(?:[\p{L}'’]+ ){1,4}(?=i(?:['’]?(?:m|ve))? (?:been|was|have been|did)\b)/iu;
/** What stands in front of a deed and says only that there was work. */
const LEADS =
  /^(?:(?:and|so|but|then|also|mostly|mainly|just|only|like|hi|hello|sir|madam|well|basically|meanwhile|in ?between|theres?|there'?s|there was|there is|i'?ve got|a|the) )*/iu;
const WHEN =
  /\b(?:from|between|since|in|during|until|till|for|after|before)\s+(?:about |around |the last |the past |like )?(?:(?:19|20)\d\d|\d+ (?:years?|yrs?|months?)|(?:one|two|three|four|five|a|few|couple of|several) (?:years?|yrs?|months?)|uni(?:versity)?|school|college|matric|now)(?:\s*(?:-|–|to|till|until|and|up to)\s*(?:(?:19|20)\d\d|now|date|today|present|the present))?,?\s*/giu;
const MONTH = '(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*\\.? )?';
/** "2012 to 2014", wherever it stands. */
const RANGE = new RegExp(
  `[,\\s]*(?:\\b(?:from|between|in|no) )?${MONTH}\\b(?:19|20)\\d\\d\\s*(?:-|–|to|till?|until|and|up to)\\s*${MONTH}(?:(?:19|20)\\d\\d|now|date|today|(?:the )?present)\\b[,\\s]*`,
  'giu',
);
const SINCE =
  /\b(?:since|while|when|after|before|because|cos|until|till)\s+(?:i|my|the|they|we|waiting|being|getting|losing|this)\b.*$/iu;
const SUBJECT =
  /^(?:i'?m|im|i am|i was|i'?ve been|ive been|i have been|i had been|i used to|i did|i do|i|we were|we|was|been|dey|only|just|mainly|always|mostly)(?:\s+dey)?\s+/iu;
/** The question itself, and what is said of papers. */
const NO_DEED =
  /\b(?:cv|resume|paper|payslips?|contract|how|what|should|must|can i|could i|is it|does|do i|put|write|list|mention|hole|gap|empty|laid off|retrenched|word of mouth|cash in hand|boss|unemployed|stops?|ends?|blank|that go|go there|on there)\b/iu;
/** Said to the coach, and done by nobody. */
const TO_COACH =
  /^(?:thanks?|thank you|thx|that['’]?s|thats|please|pls|plz|sorry|ok(?:ay)?|great|perfect|cheers|kindly|need|want|would|hope)\b/iu;
const GENERAL =
  /^(?:doing|did|do|work(?:ed|ing)?(?: on)?)\s+(?:(?:small|little|some|odd|piece|side|private|cash|informal|freelance|only|different|various|random|my own)\s+)*(?:jobs?|work|gigs?|things|stuff|hustles?|business|for myself|myself)?\b/iu;
const IS_PLACE = /^(?:with|at|for|in|on|as|to|from|by|around|near)\b/iu;
const DEEDS_MAX = 4;
const WORDS = { least: 2, most: 22 } as const;

/** "fixing DBs plugs geysers": things that were only said one after the other. */
function withCommas(deed: string): string {
  const [verb = '', ...words] = deed.split(' ');
  const isList =
    words.length >= 3 &&
    words.every((word) => /^[\p{L}\d-]+s$/u.test(word) && !/^(?:his|this|us|as|is|was)$/iu.test(word));
  return isList ? `${verb} ${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : deed;
}

/** "fixing" as a resume has it: "Fixed" of what is over. */
function asLine(clause: string, isOver: boolean): string {
  const words = clause.split(' ');
  const said = words.map((word, at) => {
    const isDeed = /ing$/iu.test(word) && (at === 0 || /^(?:and|&)$/iu.test(words[at - 1]!));
    return (isDeed && isOver ? finiteOf(word, 'past') : null) ?? word;
  });
  const [first = ''] = words;
  // "Billing and stock" are things, and no deed.
  const line = /ing$/iu.test(first) && !/^(?:and|&|or)$/iu.test(words[1] ?? '') ? said.join(' ') : clause;
  const plain = withCommas(line);
  return plain[0]!.toUpperCase() + plain.slice(1);
}

const isVerb = (word: string): boolean => /\p{L}{3,}ing$/iu.test(word) || isPast(word);
const BESIDE_VERB = /\b(?:for|with|in|at|on|from|to)\b/iu;

/** What a message tells to have been done, as lines of a resume; none where it tells only that there was work. */
export function deedsTold(text: string, isOver: boolean): string[] {
  if (/\p{Script=Arabic}/u.test(text)) return deedsInArabic(text);
  const clauses = text
    .replace(/ n (?=\p{L})/giu, ' and ')
    .replace(/\bppl\b/giu, 'people')
    .replace(OF_PAPERS, '')
    .replace(RANGE, '. ')
    .split(CLAUSES)
    .map((clause) =>
      clause.trim().replace(BEFORE_WRITER, '').replace(LEADS, '').replace(SINCE, '').replace(WHEN, '').trim(),
    )
    .map((clause) =>
      clause
        .replace(LEADS, '')
        .replace(SUBJECT, '')
        .replace(SUBJECT, '')
        .replace(SUBJECT, '')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((clause) => clause !== '' && !NO_DEED.test(clause) && !TO_COACH.test(clause) && !IS_PLACE.test(clause));
  const general = clauses.find((clause) => GENERAL.test(clause));
  const whom = general
    ? (/\bfor (?:(?:the|some|my|our|other|local) )*(?:people|neighbou?rs?|folks?|friends|families|shops?|households?)\b.*$/iu.exec(
        general,
      )?.[0] ?? '')
    : '';
  const told = clauses.flatMap((clause) => {
    const rest = clause.replace(GENERAL, '').trim();
    if (rest === clause) return [clause];
    // "doing removals with my cousin's van": the work itself is named.
    return rest !== '' && !/^(?:for|in|with|around|at|on|to|from)\b/iu.test(rest) ? [rest] : [];
  });
  const deeds = told
    .filter((deed) => isVerb(deed.split(' ')[0]!) || told.length <= DEEDS_MAX)
    .filter((deed) => {
      const count = deed.split(' ').length;
      return count >= WORDS.least && count <= WORDS.most;
    })
    .map((deed) => asLine(deed, isOver))
    .slice(0, DEEDS_MAX);
  const [first, ...others] = deeds;
  if (!first) return whom === '' ? [] : [`Jobs ${whom}`];
  return whom === '' || BESIDE_VERB.test(first) ? deeds : [`${first} ${whom}`, ...others];
}

const ARABIC_LEADS =
  /^(?:و?(?:كنت|انا|أنا|بس|يعني|وكنت)\s+)*(?:(?:بشتغل|اشتغل|أشتغل|اشتغلت|شغال|شغالة|اعمل|أعمل)\s+)?/u;
const NO_ARABIC_DEED = /سيرة|سيره|سيرتي|اكتب|أكتب|احط|أحط|ازاي|كيف|ينفع|عقد|فجوة|فراغ|(?:19|20)\d\d/u;

function deedsInArabic(text: string): string[] {
  return text
    .split(CLAUSES)
    .map((clause) =>
      clause
        .trim()
        .replace(ARABIC_LEADS, '')
        .replace(/\s*(?:من غير|بدون|بلا) عقد\s*/u, '')
        .trim(),
    )
    .map((clause) => clause.replace(/^ب(?=\p{L}{3,})/u, ''))
    .filter((clause) => clause.split(/\s+/u).length >= 2 && !NO_ARABIC_DEED.test(clause))
    .slice(0, DEEDS_MAX);
}
