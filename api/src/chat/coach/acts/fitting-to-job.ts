import { fold } from '@vitae/language/fold';
import { addSkills } from '../../tools/add-skills.ts';
import { explainAts } from '../../tools/explain-ats.ts';
import { tailorResume } from '../../tools/tailor-resume.ts';
import { titleOfAdvert } from '../../tools/title-of-advert.ts';
import { tellingStems } from '../asked-words.ts';
import { asksWhatIsMissing } from '../own-case/what-is-missing.ts';
import { fitToAdvert } from '../pasted-advert.ts';
import type { Turn } from '../turn.ts';
import { type Act, some } from './act.ts';

// What is wished of a resume and an advert that are both at hand, in words that stand in no list: a thing of one's own, the
// job, and that the one be made for the other.

const hasBoth = ({ resume, advert }: Turn): boolean => resume !== null && advert !== '';

const RESUME =
  /\b(?:cv|c\.v\.|resume|résumé|application)\b|\b(?:the whole (?:thing|lot)|everything|make it|get it|make this)\b|سيرتي|السيره|سي ?في|سيفي/u;
const TO_MAKE =
  /\b(?:make|change|adapt|adjust|align|bring|rework|rewrite|redo|update|customi[sz]e|personali[sz]e|fit|suit|match|tweak|tailor|taylor|gear|aim|shape|reshape|target|optimi[sz]e|edit|modify|(?:get|have) .{2,40}(?:ready|right|in shape)|(?:needs?|has|ought) to|should (?:be|look|sound|read)|(?:want|need|like) (?:my|the|this))\b|(?:عايز|عاوز|ابي|ابغ|بدي|اريد|خلي|خل|عدل|تعدل|ظبط|تظبط|زبط|تزبط|وائم|توائم|لائم|كيف|خصص|تخصص|طابق|فصل|جهز|رتب|حدث)\S*/u;
const JOB =
  /\b(?:this|that|the|their) (?:\p{L}+ ){0,4}?(?:job|role|post|position|advert|ad|posting|vacancy|opening|application|spec)\b|\b(?:for|to|suit|fit|match) (?:them|this|this one|it)\b|\bwhat (?:they|the\p{L}*|he|she)(?:'?re| are)? (?:ask|want|look|need)|\b(?:job description|advert|ad|jd|vacancy)\b|(?:ال|ل|هال|لهال|لل)(?:وظيف|شغل|اعلان|مطلوب|دور|منصب)|(?:^|\s)(?:لهم|عليهم)(?=\s|$)/u;
const OTHER_TEXT =
  /\b(?:letter|e-?mail|mail|message|linkedin|summary|profile|objective|statement|interview|skills?|photo|bullets?|lines|(?:the|this|that|my|a) line)\b|خطاب|رساله|ايميل|ملخص|نبذه|مقابل|مهار/u;
const REQUEST_WORDS_MAX = 24;

/** "change my cv so it works for this position": the title or the employer of the advert stand for "this job". */
function namesJob({ advert }: Turn, words: string): boolean {
  const [head = ''] = advert.split('\n', 1);
  const own = new Set(tellingStems(`${titleOfAdvert(advert)} ${head}`));
  return JOB.test(words) || tellingStems(words).some((stem) => own.has(stem));
}

function tailorWhereWished(turn: Turn): ReturnType<Act['act']> {
  const words = fold(turn.text.slice(0, 300)).trim();
  return hasBoth(turn) && namesJob(turn, words) ? tailorResume.run({}, turn) : null;
}

export const TAILORING: readonly Act[] = [
  {
    asks: ({ isQuestion, orders }, words) =>
      (!isQuestion || ASKS_HELPER.test(words)) &&
      !some(orders, 'add', 'remove', 'shorten', 'review', 'compare') &&
      words.split(/\s+/u).length <= REQUEST_WORDS_MAX &&
      RESUME.test(words) &&
      TO_MAKE.test(words) &&
      !OTHER_TEXT.test(words),
    act: tailorWhereWished,
  },
];
/** "how about you adjust it". */
const ASKS_HELPER = /\bhow about (?:yo)?u\b|\bwhy (?:don'?t|dont) (?:yo)?u\b/u;

const SKILLS =
  /\b(?:skills?|keywords?|buzzwords?|key words|words (?:from|of|in) the (?:ad|advert|posting|job|jd))\b|مهار|كلمات مفتاح/u;
const WHICH_SKILLS =
  /\b(?:which|what|suggest|recommend|propose|any|should|ok|okay|enough|goes?|give me|list|tell me|show me|add|they (?:want|need|ask))\b|(?:^|\s)(?:وش|ايش|شو|ايه|ماذا|ما هي|اي|اقترح|ضيف|اضف|حط)\S*/u;
/** How a skill is shown or learnt, its level, and what a message says of one of them, are other things. */
const OTHER_OF_SKILLS =
  /\b(?:how (?:do|should|can|to)|learn|course|level|soft|hard|interview|ask|remove|delete|take out|rate|order|first|top|letter|e-?mail|where)\b|مستوي|احذف|شيل|كيف|اتعلم|مقابل/u;
const SKILL_WORDS_MAX = 14;

const SCORE =
  /\b(?:score|rating)\b|\bats\b.{0,20}\b(?:says?|gave|gives|check|result|report)\b|\d{1,3} ?(?:%|percent\b|\/ ?100|out of 100|points?\b)|\b(?:mean|only|just|got) \d{2}\b|درج[هت]|النتيجه|نتيجتي|نسبه|معني \d{2}/u;
const OF_SCORE =
  /\b(?:why|what|how|mean|means|low|lower|high|higher|bad|good|ok|okay|raise|improve|increase|boost|better|drag\w*|lose|losing|lost|cost\w*|pull\w*|fix|now)\b|(?:ليش|ليه|لماذا|ايه|شو|وش|ايش|كيف|ازاي|معني|ارفع|قليل|منخفض|نازل|ضعيف)/u;
/** "will a robot bin my cv". */
const READ_BY_MACHINE =
  /\b(?:robot|bot|machine|software|ai|ats|algorithm|computer|system)s?\b.{0,30}\b(?:bin|reject|filter|kick|throw|read|accept|pass|kill|block|delete|understand|screen)\w*\b.{0,20}\b(?:my (?:cv|resume)|me|it)\b/u;
const OTHER_SCORES =
  /\b(?:ielts|toefl|gpa|exam|test|interview|credit|raise of|salary|pay|tax|pension|bonus|commission|offer|increase of|sales|cost|growth)\b|راتب|ضريب|زياد/u;
const SCORE_WORDS_MAX = 16;

const MISSING =
  /\b(?:what|which|where|anything|something|how)\b.{0,40}\b(?:missing|lack(?:ing)?|fall short|falls short|short of|don'?t i (?:have|meet|match|tick)|dont i (?:have|meet|match|tick)|i (?:don'?t|dont) (?:have|meet|match|tick)|not meet|weak (?:for|on)|stop me|hold me back)\b|\bdo i (?:tick|meet|match|cover|have) (?:all |most of |enough of )?(?:the |their |these )?(?:boxes|requirements|criteria|list|points|essentials)\b|\bcompare\b.{0,20}\b(?:my (?:cv|resume)|me)\b.{0,20}\b(?:advert|ad|job|jd|role|posting|requirements)\b|\b(?:is|was) missing\b|قارن .{0,20}(?:سيرت|سي ?في).{0,20}(?:اعلان|وظيف|مطلوب)|(?:شو|وش|ايش|ايه|ماذا|ما الذي) .{0,12}(?:ناقص|ينقص|بينقص|محتاج)/u;
const OTHER_MISSING =
  /\b(?:interview|letter|e-?mail|salary|contract|offer|visa|skills? section|photo|summary|profile|payslip|gratuity|leave|reference)\b|مقابل|خطاب|راتب|عقد|مهار/u;
const MISSING_WORDS_MAX = 18;

const isShort = (words: string, most: number): boolean => words.split(/\s+/u).length <= most;

/** Questions that only resume and advert together can answer. */
export const HELD_AGAINST_JOB: readonly Act[] = [
  {
    asks: ({ things, orders }, words) =>
      !orders.has('remove') &&
      isShort(words, SKILL_WORDS_MAX) &&
      (SKILLS.test(words) || things.has('skills')) &&
      WHICH_SKILLS.test(words) &&
      !OTHER_OF_SKILLS.test(words) &&
      !NAMES_ONE.test(words),
    act: (turn) => (hasBoth(turn) ? addSkills.run({}, turn) : null),
  },
  {
    asks: (_, words) =>
      isShort(words, MISSING_WORDS_MAX) &&
      (MISSING.test(words) || asksWhatIsMissing(words)) &&
      !OTHER_MISSING.test(words),
    act: (turn) => (hasBoth(turn) ? fitToAdvert(turn) : null),
  },
  {
    asks: ({ things }, words) =>
      !some(things, 'letter', 'mail', 'offer') &&
      isShort(words, SCORE_WORDS_MAX) &&
      ((SCORE.test(words) && OF_SCORE.test(words) && !OTHER_SCORES.test(words)) || READ_BY_MACHINE.test(words)),
    act: (turn) => (turn.resume ? explainAts.run({}, turn) : null),
  },
];
/** "add Excel to my skills", "is Excel a skill": one that is named has acts of its own. */
const NAMES_ONE =
  /\badd (?!the |some |more |any |all |right |relevant |missing |fitting |good |a few |skills?\b|keywords?\b)\p{L}|\bis \p{L}+ an? skill/u;
