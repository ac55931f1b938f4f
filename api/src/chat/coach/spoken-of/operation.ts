import { fold } from '@vitae/language/fold';
import { monthNumber } from '../../tools/month-names.ts';
import { LIGHT_ORDERS } from '../light-orders.ts';
import { ordinalIn } from '../ordinals.ts';
import { readRequest } from '../request.ts';

/** What a message does to the thing that was spoken of before it. */
export type Operation =
  /** `at`: "the second one" of what was spoken of; -1 where all of it is meant. */
  | { does: Deed; at: number }
  /**
   * Another value in the place of the one before; of `instead` where that is named. Not sure where only a "no" stands
   * before it: "no experience".
   */
  | { does: 'correct'; value: string; instead?: string | undefined; isSure: boolean }
  /** "the same for Rapid" */
  | { does: 'repeat'; where: string }
  /** "put it before Excel" */
  | { does: 'put beside'; place: 'before' | 'after'; other: string }
  /** "put it in certifications" */
  | { does: 'file'; under: string }
  /** "take out the word busy" */
  | { does: 'take words out'; what: string }
  /** "and excel" */
  | { does: 'add one'; what: string };

type Deed =
  | 'remove'
  | 'put first'
  | 'put last'
  | 'put back'
  | 'shorten'
  | 'strengthen'
  | 'make plain'
  | 'make formal'
  | 'write it'
  | 'give reason'
  | 'say more';

/** Longer messages say what they mean themselves. */
const OPERATION_MAX = 160;
const VALUE_WORDS_MAX = 10;

/** What is said in front of what is meant; each is taken off by itself, so that no two of them can stand in each other's way. */
const BEFORE_DEED =
  /^(?:ok(?:ay)?|and|now|then|so|but|please|pls|plz|hm+|oh|ah|no+|nah|nope|actually|wait|sorry|oops|my bad|also|just|only|yes|yeah|sure|fine|alright|well|nice|good|great|cool|perfect|lovely|better|thanks|thank you|thx|i like it|love it|not bad|can (?:yo)?u|could (?:yo)?u|would (?:yo)?u|i want (?:yo)?u to|i want to|lets|let's|maybe|rather|(?:that|this|it)(?:'?s| is) (?:wrong|not right|incorrect)|wrong|not right|كمان|برضو|ايضا|طيب|اي|ايوه|نعم|خلاص|حلو|حلوه|جميل|تمام|كويس|كويسه|زين|ممتاز|ماشي|شكرا|بس|لكن|لا+|لء|لو سمحت|ممكن|اسف|اسفه|عفوا|معليش|غلط|خطا|مو صح|مش صح|الان|هلا|بليز)(?:[\s,.،!]+|$)/u;
const PARTICLES_MAX = 6;
/** They say that something before was wrong. */
const TAKES_BACK =
  /^(?:no+|nah|nope|actually|wait|sorry|oops|my bad|oh|rather|hm+|(?:that|this|it)(?:'?s| is) (?:wrong|not right|incorrect)|wrong|not right|لا+|لء|اسف|اسفه|عفوا|معليش|غلط|خطا|مو صح|مش صح)/u;

const IT =
  '(?:it|this|that|them|these|those|all of (?:it|them)|(?:this|that|the|your) (?:last |new |same |whole |(?:first|second|third|fourth|fifth|1st|2nd|3rd) )?(?:one|1|ones|bullet|line|point|sentence|skill|job|entry|certificate|certification|part|thing|change|version|mail|e-?mail|letter|message|answer|text|one you (?:just )?(?:added|wrote|made))s?|what you (?:just )?(?:added|wrote))';
const ALL = `(?:${IT}|everything|all|things|both|(?:the|my) (?:whole )?(?:thing|lot|cv|resume|title|headline|order|sections?|summary|profile))`;
const ALL_IN_ARABIC = '(?:كل (?:شي|شيء|حاجه)|كله|كلها|الكل)';
const AS_IN_ARABIC = '(?:زي|مثل|متل|كما)';
const ARABIC_IT = '(?:ها|ه|هم|هن)?(?: (?:هذا|هذه|هذي|هاي|هاد|دي|ده|ذي)(?: \\p{L}+)?)?';
const POLITE_END =
  '(?: (?:too|as well|please|pls|plz|thanks|again|then|now|instead|for me|completely|yaar|bro|sir|maam|po|na|mate|man|lol|haha|hehe|tafadhali|bhai|boss|dear|لو سمحت|بليز|من فضلك))*[\\s.!?؟]*$';
const whole = (...forms: string[]): RegExp => new RegExp(`^(?:${forms.join('|')})${POLITE_END}`, 'u');

/** "…, and in English too", behind what is to be done: whoever does it says that it stays in its language. */
const IN_LANGUAGE_TOO =
  /(?<=\S{3})[\s,،.]+(?:and |plus |و\s?)?(?:also |كمان |برضو )?(?:in (?:english|arabic)|(?:بال|ب)(?:[إا]نجليزي|[إا]نقليزي|عربي)\p{L}*)(?:[\s,]+(?:too|as well|also|please|pls|كمان|برضو|برضه|أيضا|ايضا|لو سمحت(?:ي)?))*[\s.!?؟]*$/iu;

/** A "no" that no stop parts from what follows. */
const ONLY_NO = /^(?:no+|لا+)\s*$/u;

/** Each deed as it is said of "it", or with nothing named at all. */
const DEEDS: readonly (readonly [Deed, RegExp])[] = [
  [
    'put back',
    whole(
      `(?:put|change|set|switch|bring|turn|take|get) ${ALL} back(?: (?:to|as|how|like|the way|in) .{1,40})?`,
      `(?:make|have|put|set|get|bring) ${ALL} (?:back )?(?:as|how|like|the way) (?:it|they|things) (?:was|were)(?: before)?`,
      `(?:undo|revert|restore|discard|cancel)(?: ${ALL})?`,
      '(?:never ?mind|forget (?:it|that))',
      '(?:put|bring|add|give me|get) (?!it|this|that|them).{2,40} back(?: in| again)?',
      '(?:i )?(?:liked?|keep|want|prefer|preferred) the (?:old|first|original|previous)(?: \\p{L}+)?(?: (?:better|more|back))?',
      '(?:undo|revert|restore|discard) that,? .{1,40}',
      'back to (?:the )?(?:old|how|what|original|previous).{0,30}',
      `(?:leave|keep) ${ALL}(?: (?:in|there|alone|(?:as|how|like|the way) (?:it|they|things) (?:was|were|is|are|used to be)))?(?: before)?`,
      `(?:تراجع|ا?رجع(?:ها|ه|لي)?|رجعي(?:ها|ه)?|الغ(?:ي)?(?:ها|ه)?)(?: ${ALL_IN_ARABIC})?(?: ${AS_IN_ARABIC} .{1,20})?(?: عنها| عنه| التعديل)?`,
      `(?:خلي|اترك|سيب)(?:ي)?(?:ها|ه| ${ALL_IN_ARABIC})(?: (?:(?:زي|مثل|متل) ?ما|كما) (?:هي?|كانت?)(?: عليه)?)?(?: قبل)?`,
      '(?:القديم[هة]? (?:احسن|افضل)|كان(?:ت)? احسن(?: قبل)?)',
    ),
  ],
  [
    'put first',
    whole(
      `(?:put|move|place|make|bring|list|shift|get) ${IT} (?:first|up|on top|(?:right )?(?:to|at|on|in) (?:the )?(?:very )?(?:top|front|beginning|start|first)(?: (?:place|position))?(?: of .{2,40})?|as (?:the )?first(?: \\p{L}+)?|before (?:the|all) (?:others?|rest))`,
      `${IT} (?:should|must|needs to|has to) (?:be|go|come|stand) (?:first|(?:at|on|to) (?:the )?top)`,
      `(?:حط|خل|خلي|انقل|قدم|رتب|ارفع)(?:ي|و)?${ARABIC_IT} (?:في |ب|ال)*(?:اول|اولا|فوق|بدايه|اعلي|قبل)(?: .{0,20})?`,
    ),
  ],
  [
    'put last',
    whole(
      `(?:put|move|place|list|shift) ${IT} (?:last|down|(?:to|at|on) (?:the )?(?:very )?(?:end|bottom|last)(?: of .{2,40})?)`,
      `(?:حط|خل|خلي|انقل|نزل)${ARABIC_IT} (?:في |ب|ال)*(?:اخر|اخير|تحت|نهايه)(?: .{0,20})?`,
    ),
  ],
  [
    'remove',
    whole(
      `(?:remove|delete|drop|erase|scrap|lose|cut|get rid of) ${IT}(?: (?:out|off|away|from .{2,30}))?`,
      `(?:take|leave|throw|kick) (?:(?:out|off|away) ${IT}|${IT} (?:out|off|away))(?: (?:of|from) .{2,30})?`,
      '(?:remove|delete|erase|scrap)',
      `(?:do not|don't|dont) (?:add|include|put|write|use|want) ${IT}(?: .{1,20})?`,
      `(?:احذف|امسح|شيل|ازل|الغ)(?:ي|و|وا)?${ARABIC_IT}(?: من .{2,25})?`,
    ),
  ],
  [
    'make plain',
    /\b(?:less|not (?:so|too|as)|too) (?:formal|stiff|official|cold|robotic|posh|fancy|stuffy|corporate|businessy)\b|\b(?:sounds?|reads?|feels?|looks?) (?:\p{L}+ ){0,2}(?:stiff|formal|robotic|cold|like a (?:robot|machine|template))\b|\b(?:how|like|as|the way) (?:an? |i |a real )?(?:\p{L}+ )?(?:people|person|human|friend)(?: being)?(?: (?:really|actually|would|do))?(?: talks?| speaks?| writes?| says? it)?[\s.!]*$|\b(?:simple|simpler|plain|plainer|everyday|normal) (?:words|language|english)\b|^(?:(?:make|sound|write) (?:it|this|that) )?(?:a bit |more |bit |sound )*(?:informal|casual|friendl(?:y|ier)|relaxed|warmer|warm|natural|human)\b|(?:اقل|مش|مو|بدون) رسمي|غير رسمي|(?:^|\s)وديه?(?=\s|$)/u,
  ],
  [
    'make formal',
    /^(?:(?:make|write) (?:it|this|that) )?(?:a bit |bit )?(?:more formal|more official|more professional|formal)\b|(?:اكثر|خليها|خليه) رسمي/u,
  ],
  [
    'shorten',
    whole(
      `(?:make|get|keep|cut|write) ?${IT}? (?:a bit |bit |much |even |a lot |more |down |to be )*(?:shorter|short|brief|briefer|concise|down|in half)`,
      `(?:make|get|keep|cut) ${IT} (?:a bit |bit |much )?shorter,? (?:to |in |like |maybe |max |only )*(?:[1-5]|one|two|three|four) (?:sentences?|lines?)(?: (?:max|only|at most))*`,
      `(?:a bit |bit |much |even )*(?:short|shorter|brief|briefer|in short|tl;?dr|more concise|too long|shorten(?: ${IT})?|summari[sz]e(?: ${IT})?)`,
      `(?:(?:it|this|that)(?:'?s| is)|(?:still|bit|a bit|a little|rather|quite|way|kind of|too))(?: (?:still|bit|a bit|a little|rather|quite|way|kind of|too|so))* (?:long|lengthy|wordy)(?: still| now| though| tho)*(?:[\\s,.]+(?:and |so |please |pls |can (?:yo)?u |make ${IT} )*(?:a bit |bit |much )?(?:shorter|shorten(?: ${IT})?|trim ${IT}|cut ${IT}(?: down)?))?`,
      `(?:${IT} |it )?(?:could|can|should|must|needs to) (?:be |get )(?:a bit |bit |much |even )*(?:shorter|briefer)`,
      '(?:the )?(?:first|second|third|fourth|fifth|last)(?: (?:one|line|bullet))?(?: is| still)* (?:too |a bit |still )*(?:long|longer)',
      `(?:(?:make|keep|cut|get|leave|trim|reduce|bring) (?:${IT} )?(?:down )?|shorter,? )?(?:to |in |at )?(?:please,? |pls,? |just |only |max |a )*(?:[1-5]|one|single|two|three|four) (?:single |short )?(?:sentences?|lines?)(?: (?:of|for|about|in|from) ${IT})?(?: (?:max|only|at most|there|is (?:enough|fine|ok|plenty)|will do))*`,
      '(?:(?:one|1|a) (?:line|sentence|word)s? (?:less|fewer|shorter)|(?:one|a line|a sentence) less|less (?:words|text)|fewer (?:words|lines|sentences))',
      '(?:(?:خلي|اكتب|اختصر)(?:ها|ه)? )?(?:(?:ب|في|بس|فقط) ?)*(?:جملتين|سطرين|(?:جمله|سطر) (?:واحده?|وحده?))(?: (?:بس|فقط|يكفي|كفايه))*',
      '(?:اختصر|قصر|خل)(?:ي)?(?:ها|ه)(?: شوي| شويه)?(?:[،,]? (?:خل|خلي|يصير|تصير)(?:ها|ه)?)? (?:ل|الي |في |ب)?(?:سطرين|جملتين|سطر|جمله|ثلاث\\S* (?:اسطر|جمل)|[1-5] (?:اسطر|جمل|سطور))(?: (?:واحده?|بس|فقط))*',
      '(?:(?:اختصر|قصر|اقصر|باختصار|طويل|طويله)(?:ي)?(?:ها|ه)?|(?:خلي|اكتب)(?:ها|ه)? (?:اقصر|مختصره?))(?: (?:شوي|شويه|اكثر|كثير))?',
    ),
  ],
  [
    'strengthen',
    whole(
      `(?:make|get) ${IT} (?:a bit |bit |much |even |sound |look |read |more )*(?:stronger|strong|better|less (?:boring|weak|generic)|professional|powerful|impressive|confident|convincing|punchier|senior|impactful)`,
      `(?:improve|strengthen|polish|rewrite|rephrase|reword|fix) ${IT}`,
      "(?:stronger|better|improve|more (?:powerful|impressive|confident|convincing|impactful|interesting)|less (?:boring|weak|generic|plain)|not good enough|(?:still|too) (?:weak|boring|generic)|(?:it|that|this)(?:'?s| is| sounds) (?:still |too |so |a bit )*(?:weak|boring|generic|bland))",
      `(?:start|begin|open) ${IT} with (?:an? )?(?:stronger|better|more powerful|punchier|strong|different|good|proper|action) (?:word|verb|opening|start)`,
      '(?:an? |use an? |give (?:it|me) an? |put an? |find an? )?(?:stronger|better|more powerful|punchier|different|action|proper) (?:word|verb|opening|start)(?: (?:at the (?:start|beginning|front)|to (?:start|begin|open)(?: (?:it|with))?|for (?:it|that)|there|first))*',
      '(?:(?:ابدا|بلش)(?:ي)?(?:ها|ه)? ب(?:كلمه|فعل) (?:اقوي|احسن|افضل)|(?:كلمه|فعل) (?:اقوي|احسن|افضل))',
      '(?:(?:قو|حسن|صيغ)(?:ي)?(?:ها|ه)|اعد صياغت(?:ها|ه)|(?:خلي|اكتب)(?:ها|ه)? (?:اقوي|افضل|احسن|اكثر احترافيه))',
    ),
  ],
  [
    'write it',
    whole(
      '(?:write|draft|compose|prepare|send)(?: me| us| them| him| her)? (?:it|that|this|one|(?:an?|the|that|this) (?:short |quick )?(?:reply|answer|e-?mail|mail|message|note|draft|letter))(?: (?:for me|to (?:them|him|her)))?',
      '(?:اكتب|جهز|صيغ)(?:ي)?(?:لي|لنا)?(?:ها|ه)?(?: (?:الرد|الرساله|الايميل|رد|رساله|ايميل))?',
    ),
  ],
  [
    'give reason',
    /^(?:why(?: (?:is that|so|not|(?:that|this)(?: (?:one|line|bullet|skill|thing))?|did you .{0,40}|do you .{0,40}|is (?:it|this) .{1,30}))?|how come|how do you know(?: that)?|(?:are|r) (?:you|u) sure(?: about (?:that|it))?|really|says who|who says(?: so| that)?|(?:what is |whats )?(?:the |your )?source)[\s?!.]*$|^(?:(?:ليش|ليه|لماذا)(?: (?:هذا|هذه|هاد|هاي|ده|دي|هو|هي)(?: بالذات)?)?|متاكد|انت متاكد|وش المصدر|ما المصدر|المصدر|من وين)[\s؟?!.]*$/u,
  ],
  [
    'say more',
    whole(
      '(?:(?:tell|give|show|write)(?: me)? )?(?:more|(?:an? |some |one )?examples?|(?:more )?details?|go on|what else|anything else)(?: of that| about (?:it|that))?',
      '(?:المزيد|اكثر|مثال|عطني مثال|اعطني مثال|تفاصيل|كمل|وغيره)',
    ),
  ],
];
const WORDS_OUT =
  /^(?:remove|delete|drop|cut|lose|take out|leave out|without) (?:the |that )?(?:words?|phrase|bit|part|term) (?:["“'](?<quoted>.{2,60})["”']|(?<what>\p{L}.{1,60}?))(?: out)?[\s.!]*$|^(?:احذف|شيل|امسح) كلمه (?<arabic>\p{L}.{1,60}?)[\s.!]*$/u;
const REPEATS =
  /^(?:do |make |apply )?(?:it |that |this )?(?:the )?same(?: (?:thing|change|one))? (?:for|with|to|in|at|on|under) (?<where>.{2,80}?)[\s.!?]*$|^(?:نفس الشي|نفسه|نفسها|سو نفس الشي|مثلها|كمان) (?:ل|لل|مع|في|علي|عند) ?(?<arabic>.{2,60}?)[\s.!؟]*$/u;
const FILES = new RegExp(
  `^(?:put|move|add|list) ${IT} (?:in|into|under|to|with) (?:my |the )?(?<under>\\p{L}+)(?: section| list)?${POLITE_END}|^(?:حط|انقل|خل|خلي|ضيف|اضف)(?:ي)?(?:ها|ه) (?:في |ب|مع |تحت |ضمن |بين )(?:قسم )?(?:ال)?(?<arabic>\\p{L}+)${POLITE_END}`,
  'u',
);
/** "not in the skills", before where it is to go. */
const NOT_THERE =
  /^(?:not|مش|مو|ليس) (?:in|under|among|with|to|في|ب|مع|تحت|ضمن) ?(?:the |my |ال)?\p{L}+(?: section)?[\s,،.]*(?:but )?/u;
const BESIDE = new RegExp(
  `^(?:put|move|place|list|shift) ${IT} (?:right |directly |just )?(?<place>before|above|in front of|ahead of|after|behind|below|under|next to) (?:the |my )?(?<other>\\p{L}.{1,40}?)${POLITE_END}|^(?:حط|انقل|خل|خلي)(?:ها|ه) (?<arabicPlace>قبل|فوق|بعد|تحت) (?<arabic>\\p{L}.{1,40}?)${POLITE_END}`,
  'u',
);
const IS_BEFORE = /^(?:before|above|in front of|ahead of|قبل|فوق)$/u;
/** "and power query", "وكمان اكسل". */
const ADDS_ONE = /^(?:(?:n|and|also|plus|و ?كمان)\s+|[+&]\s*|و)(?:also\s+)?(?<what>[^?؟.!\n]{2,40})$/iu;

/** "skills too". */
const ALSO =
  /^(?<also>[^\s?؟.!,،\n]{2,24}(?: [^\s?؟.!,،\n]{1,24}){0,2}) (?:too|as well|also|كمان|برضو|برضه|أيضا|أيضًا|ايضا)(?: (?:please|pls|then))?[\s.!]*$/iu;
const BEHIND_ONE = / (?:too|as well|also|كمان|برضو|برضه|أيضا|أيضًا|ايضا)$/iu;

/** How another value is put in the place of one. */
const SAYS_VALUE =
  /^(?:i (?:meant|mean)|(?:it|that)(?:'?s| is| was| should be| should say| should read| has to be| must be)|should (?:be|say|read)|(?:make|change|set|put) (?:it|that|this|the (?:last day|date|day|time|salary|amount|sum|rent|year|month))(?: (?:to|into|say|on|as))?|(?:and )?the (?:last day|rent|day|time) (?:is|will be|was)|use|write|call (?:it|me)|put|let'?s (?:say|use)|to|(?:the )?(?:year|date|month|number|name|title|company) (?:is|was|should be)|و?(?:ال)?(?:سنة|سنه|شهر|تاريخ|عدد|رقم)(?: هو| هي| كان(?:ت)?)?(?=\s[\d٠-٩])|قصدي|اقصد|كنت اقصد|خلي(?:ها|ه)?|كان(?:ت)?|المفروض|غير(?:ها|ه)? (?:ل|الي|لـ)|حط|اكتب)\s+(?<value>.+)$/iu;
/** "basic level", "مستوى متوسط": said of a skill, without a verb. */
const LEVEL_ONLY =
  /^(?:at )?(?:basic|beginner|intermediate|advanced|expert|fluent|native|[abc][12])(?: level)?[\s.!]*$|^(?:مستو[يى] )?(?:مبتد[ئي]|متوسط|متقدم)[\s.!]*$/iu;
const INSTEAD = /^(?<value>.{1,80}?),? (?:not|instead of|rather than|مو|مش|وليس|بدل) (?<instead>.{1,60}?)[\s.!]*$/iu;
const ENDS = /(?:,? (?:instead|rather|then|please|pls|احسن|أحسن|بدالها|بداله|بدل))*[\s.!]*$/iu;

/** Why it is to be so: "remove it, I forgot most of it". */
const REASON = /(?:[,;.]|\s(?:because|since|as|cause|cuz|لان|لاني)\s).*$/u;
const deedIn = (words: string): Deed | undefined => DEEDS.find(([, said]) => said.test(words))?.[0];

/** "they never gave me that title, leave it how it was": why, before what is wanted. */
function endsInPuttingBack(text: string): boolean {
  const clauses = text.split(CLAUSES);
  const last = withoutParticles(clauses.at(-1)!).rest;
  return clauses.length > 1 && deedIn(fold(last)) === 'put back';
}
const CLAUSES = /[,.;!،\n]+\s*(?=\S)/u;

/** "put it first" names a place, and no first thing. */
const PLACE = /\b(?:first|last)(?: (?:place|position))?[\s.!]*$/u;

/** What a message does to what was spoken of; null where it speaks for itself. */
export function readOperation(text: string): Operation | null {
  if (text.length > OPERATION_MAX) return null;
  const bare = text.replace(IN_LANGUAGE_TOO, '');
  const isShorter = bare !== text && deedIn(fold(withoutParticles(bare).rest)) === 'shorten';
  const { rest, takesBack, isSure } = withoutParticles(isShorter ? bare : text);
  const words = fold(rest);
  if (words === '') return null;
  const deed = deedIn(words) ?? deedIn(words.replace(REASON, ''));
  if (deed) return { does: deed, at: ordinalIn(words.replace(PLACE, '')) };
  if (endsInPuttingBack(rest)) return { does: 'put back', at: -1 };
  const out = WORDS_OUT.exec(words)?.groups;
  const what = out?.quoted ?? out?.what ?? out?.arabic;
  if (what) return { does: 'take words out', what };
  const { where, arabic } = REPEATS.exec(words)?.groups ?? {};
  if (where ?? arabic) return { does: 'repeat', where: (where ?? arabic)! };
  const { place, arabicPlace, other, arabic: arabicOther } = BESIDE.exec(words)?.groups ?? {};
  const [beside, named] = [place ?? arabicPlace, other ?? arabicOther];
  if (beside && named) return { does: 'put beside', place: IS_BEFORE.test(beside) ? 'before' : 'after', other: named };
  const filed = FILES.exec(words.replace(NOT_THERE, ''))?.groups;
  const under = filed?.under ?? filed?.arabic;
  if (under) return { does: 'file', under };
  return correctionIn(rest, takesBack, isSure) ?? oneMoreIn(text);
}

/** The message without what leads to it, and whether that takes something back, and surely so. */
function withoutParticles(text: string): { rest: string; takesBack: boolean; isSure: boolean } {
  let rest = text.trim();
  let takesBack = false;
  let isSure = false;
  for (let taken = 0; taken < PARTICLES_MAX; taken += 1) {
    const folded = fold(rest);
    const particle = BEFORE_DEED.exec(folded)?.[0] ?? '';
    // Folding may leave signs out: the particle is taken off only where it stands as it was read.
    const own = rest.slice(0, particle.length);
    if (particle === '' || fold(own) !== fold(particle)) break;
    takesBack ||= TAKES_BACK.test(folded);
    isSure ||= TAKES_BACK.test(folded) && !ONLY_NO.test(particle);
    rest = rest.slice(particle.length).trim();
  }
  return { rest, takesBack, isSure };
}

function correctionIn(rest: string, takesBack: boolean, isSure: boolean): Operation | null {
  const said =
    SAYS_VALUE.exec(rest)?.groups?.value ??
    (takesBack || [INSTEAD, ENDS_INSTEAD, LEVEL_ONLY].some((says) => says.test(rest)) ? rest : '');
  const [, value = said, instead] = INSTEAD.exec(said) ?? [];
  const plain = value
    .replace(ENDS, '')
    .replace(/^["“«']|["”»']$/gu, '')
    .trim();
  const { orders, isQuestion } = readRequest(said);
  const isOrder = [...orders].some((order) => !LIGHT_ORDERS.has(order));
  if (
    plain === '' ||
    PRONOUN.test(plain) ||
    (isQuestion && monthNumber(plain) === null) ||
    isOrder ||
    plain.split(/\s+/).length > VALUE_WORDS_MAX ||
    /[?؟]/.test(said)
  )
    return null;
  return { does: 'correct', value: plain, instead, isSure: said !== rest || isSure || instead !== undefined };
}
/** "put it in …" names a place and no value. */
const PRONOUN =
  /^(?:(?:it|that|this|them|those|these|before|after|above|below|under|behind|next to)\b|(?:قبل|بعد|فوق|تحت)\s)/iu;
const ENDS_INSTEAD = /\s(?:instead|rather)[\s.!]*$/iu;
function oneMoreIn(text: string): Operation | null {
  const { what = '', also = '' } = ADDS_ONE.exec(text.trim())?.groups ?? ALSO.exec(text.trim())?.groups ?? {};
  const one = (what || also).replace(BEHIND_ONE, '');
  return one ? { does: 'add one', what: one } : null;
}
