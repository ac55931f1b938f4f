import { fold } from '@vitae/language/fold';
import { isPast } from '../../../writing-help/verb-forms.ts';

// One message, several wishes: where each of them ends.

const ORDERS =
  'add|put|include|mention|insert|sort|remove|delete|drop|cut|take|get rid|clean|tidy|trim|rewrite|re-?word|fix|tailor|adapt|adjust|make|move|change|update|shorten|improve|strip|lose|leave|throw|write|keep|hide|bin|ditch|reorder|swap|translate|align|customi[sz]e';
const POLITE = '(?:please |pls |plz |kindly |just |also |then |so |(?:can|could|would|will) (?:yo)?u )*';
const TELLS =
  "(?:(?:also |recently |just |currently |now )*(?:i|i'?m|i'?ve|we|we'?ve)\\s|(?:also |just |recently )+(?:finish|complet|pass|clear|train|manag|handl|start|got|did|won|led|ran|built)\\w*\\s|(?:since|from) \\p{L}+ (?:\\d{4} )?i\\s)";
const ASKS =
  '(?:should|shall|do|does|must|can|may|is|are|what|how|when|which|where|why|will) (?:i|it|they|my|the|about)\\b';
const BEGINS = `(?:${POLITE}(?:${ORDERS})\\b|${TELLS}|${ASKS})`;
const ARABIC_BEGINS =
  '(?:ا?شيل|ا?حذف|ا?مسح|[اأ]?ضيف|[اأ]ضف|حط|عدل|اكتب|غير|خلي|رتب|انقل|اختصر|صلح|زود|كمان |انا |[اأ]ني |كنت |خلصت|درب|عملت|اشتغلت|هل |ينفع|لازم )';
const BETWEEN = new RegExp(
  `(?<!\\b(?:jr|sr|mr|mrs|dr|no|approx|dept|st|e\\.g|i\\.e))[.!;]+(?:\\s+|$)|\\n+|(?<=[?؟])\\s+|[,،]?\\s+(?:(?:and then|and also|and|also|then|plus|but|n|&)[,\\s]+)+(?=${BEGINS})|[,،]\\s*(?=${BEGINS})|\\s+(?=(?:also|plus|then) ${BEGINS})|[،,]?\\s+و(?=${ARABIC_BEGINS})`,
  'giu',
);

/** The parts of a message, each with at most one wish or fact. */
export const clausesOf = (text: string): string[] =>
  text
    .slice(0, 700)
    .split(BETWEEN)
    .map((clause) =>
      (clause ?? '')
        .replace(/^[,،\s]+|[,،\s]+$/gu, '')
        .replace(/^(?:and|also|plus|but|ok|okay) (?=\p{L}+ \p{L})/iu, ''),
    )
    .filter((clause) => clause !== '');

const PUT_IT = new RegExp(
  `^(?:and |also |ok |so )*${POLITE}(?:add|put|include|mention|insert|write|show|list|stick|pop|get|update)\\s*(?:(?:all|both|each|everything|it|this|that|these|those|them|the above|the two|the three|two|three|things?|points?|stuff|of|together|above)\\s*)+(?:(?:in|into|on|to|there|as well|too|also|down|up|under|my|the|cv|resume|c\\.v|please|pls|accordingly|properly|somewhere|where it fits|current job|experience|first)\\s*)*[\\s.!]*$|^${POLITE}(?:add|put|include|update) (?:in|to|into|on|it|that|my|the) ?(?:my |the )?(?:cv|resume)(?: (?:please|pls|too|accordingly))*[\\s.!]*$|^و?(?:[اأ]?ضيف|[اأ]ضف|حط|زود|اكتب)(?:ي|لي)?(?:هم|ها|ه|هذا|هاي| دول| ده| دي| هذا| هذه| كل ده)(?: (?:في|على|ل) ?(?:ال)?(?:سيره|سيرتي|سي في))?[\\s.!]*$`,
  'iu',
);

/** "add this": what was told around it is to stand in the resume. */
export const putsIn = (clause: string): boolean => PUT_IT.test(fold(clause).trim());

const PUTS_THAT = new RegExp(
  `^${POLITE}(?:add|put|include|mention|insert|write)\\s+(?:in\\s)?(?:there\\s)?(?:that |the fact that )?(?=(?:i|i'?m|i'?ve|we)\\s)|^(?:و)?(?:[اأ]?ضيف|[اأ]ضف|حط|زود|اكتب|اذكر)(?:ي|لي)?\\s+(?=[اأإ]ن|كنت)`,
  'iu',
);

/** "add that i trained 5 people" without its order; null where none stands before a fact. */
export function factBehindOrder(clause: string): string | null {
  const told = clause.replace(PUTS_THAT, '');
  return told === clause ? null : told;
}

const DEED_WORDS_MIN = 3;
const AND = /,?\s+and\s+(?=(?:also\s)?(?<verb>\p{L}+)\s)/giu;

/** "i completed the course and handled the filing": each deed by itself. */
export function deedsApart(clause: string): string[] {
  if (!/^(?:(?:and|also|ok|so|yes|then)[\s,]+)*(?:i|we)(?:['’]?ve| have)?\s/iu.test(clause)) return [clause];
  for (const { 0: and, index, groups } of clause.matchAll(AND)) {
    const [first, second] = [clause.slice(0, index), clause.slice(index + and.length)];
    const isApart = [first, second].every((part) => part.split(/\s+/u).length >= DEED_WORDS_MIN);
    if (isApart && isPast(groups!.verb!)) return [first, ...deedsApart(`i ${second}`)];
  }
  return [clause];
}
