import { fold } from '@vitae/language/fold';
import { answerOfId } from '../answer-question.ts';
import { reply } from '../language.ts';
import { type CoachAnswer, type Turn, textsOfUser } from '../turn.ts';
import { honestEntryFor, toldOfTimeAway } from './time-away.ts';
import { CLAIMS } from './words-of-claims.ts';

// Whether a time without work is to be filled with work that was none, or with dates that are not so.

const WORK =
  '(?:freelanc\\w+|self[- ]employ\\w+|consult(?:ant|ancy|ing)|contract(?:or|ing)|(?:an?|some|my|own) (?:\\p{L}+ )?(?:business|company)|(?:an?|some|another|fake|made[- ]up|invented) (?:\\p{L}+ ){0,2}?(?:job|employer|position|role|experience)|work(?:ed|ing)? (?:for|at|as|in|with)|was (?:employed|working)|still (?:work\\w*|employed|there)|(?:later|earlier|longer|other|different|wrong|false|the end|end|start|leaving) (?:\\p{L}+ ){0,2}?(?:dates?|months?|year|job))';
const CLAIMS_WORK = new RegExp(`\\b${CLAIMS}\\b[^.;?!\\n]{0,50}?\\b${WORK}`, 'u');
const CLAIMS_IN_ARABIC =
  /(?:اكتب|احط|اقول|اضيف|اذكر|ضيف|حط)\S* [^.؟!\n]{0,30}?(?:اشتغلت|عملت|كنت (?:ا|ب)?شتغل|فري ?لانس|عمل حر|شغل حر|شركه|وظيفه)/u;
/** "stretch the job by half a year". */
const STRETCHES =
  /\b(?:extend|stretch|lengthen|shift|push|bend|adjust)\w* [^.;?!\n]{0,40}?\b(?:jobs?|dates?|months?|year|end|start|time at)\b|(?:امدد|امد|ازيد|اغير)\S* .{0,20}(?:تاريخ|تواريخ|مده|شهور|اشهر)/u;
/** "a cousin tells me to". */
const ADVISED =
  /\b(?:(?:my|a|an|some|one|the) (?:\p{L}+ ){0,2}?(?:friends?|cousin|brother|sister|uncle|aunt|mate|colleague|classmate|flatmate|roommate|neighbou?r|recruiter|agent|senior|guy)|everyone|everybody|someone|somebody|people|they)\b[^.;?!\n]{0,20}?\b(?:says?|said|saying|tells?|told|telling|suggest\w*|advis\w*|thinks?|recommend\w*)\b|(?:صاحب|صديق|زميل|ابن عم|اخو|واحد|ناس|قريب)\S*\s(?:\S+ ){0,2}?(?:ي|ب|بي|ت|بت)?(?:قول|قال|قالي|نصح|نصحني)\S*/u;
const OTHERS_DO_IT =
  /\b(?:every(?:one|body)|all|others?|people|they all|most|half the \p{L}+) (?:\p{L}+ )?(?:do|does|did|lies?|fakes?|writes?|says?|puts?) (?:it|that|this|so|the same|too)\b|\b(?:nobody|no ?one|they|hr) (?:\p{L}+ )?(?:(?:never|don'?t|dont|doesn'?t|not|won'?t|will|ever|can'?t|really) )*(?:checks?|knows?|notices?|finds? out|asks? for proof)\b|(?:كل الناس|الكل|كلهم|الناس كلها) (?:\S+ )?(?:ي|ب|بي|ت)?(?:سو|عمل|كتب)\S*|(?:محد|ما ?حد|محدش|ما (?:احد|حدا)) (?:\S+ )?(?:ي|ب|بي)?(?:دري|عرف|تاكد|دقق|شيك)\S*/u;
const IN_THAT_TIME =
  /\b(?:meanwhile|in between|(?:in|for|during|over|through|of) (?:(?:that|this|those|these) (?:\p{L}+ )?(?:time|period|months?|years?|weeks)|(?:the|that|this|my) (?:\p{L}+ )?(?:gap|break|meantime))|since then|after that)\b|(?:في|خلال|طول) (?:هال|هذي |هذه |تلك |ال)?\s?(?:فتره|مده|شهور|اشهر|سنه|وقت)/u;
const COVERS =
  /\b(?:fill|cover|hide|close|bridge|plug|mask|shorten)\w*(?: up)? (?:the|my|that|this|a|an|it|over)(?: \p{L}+)? ?(?:gap|hole|time|months?|years?|break|period)\b|\bno (?:one|body)? ?(?:sees|notices) (?:the|my|a) gap\b|\bso (?:that )?(?:there is|there'?s|i have) no gap\b|(?:اغطي|نغطي|تغطيه|اسد|سد|اخفي|اعبي)\S* .{0,12}(?:فجوه|فراغ|فتره|انقطاع)/u;
const MAKES_UP =
  /\b(?:invent\w*|mak(?:e|ing) up|made[- ]up|fak(?:e|ing)|dress(?:ing)? up|pretend\w*)\b|(?:اخترع|ا?لف|زور|وهمي)\S*/u;
const SPEAKS_OF_GAP = /\b(?:gap|hole|break|(?:not|wasn'?t|without) work\w*|unemployed|meanwhile)\b|فجوه|فراغ|انقطاع/u;
const ASKS =
  /[?؟]|\b(?:should|shall|can|could|may|is it|is that|would|ok|okay|what (?:do )?(?:yo)?u (?:think|say)|your opinion|thoughts|right or wrong|good idea|or not)\b|(?:هل|ينفع|عادي|ايش رايك|شو رايك|وش رايك|ايه رايك|رايك)/u;
/** What was truly done has to be told, and how is another question. */
const WAS_SO =
  /\b(?:i (?:really|actually|truly) (?:did|do|have|was|worked|freelanced)|i (?:did|had|have) (?:do |done )?(?:some|a few|a couple|two|three|small|real|paid)|(?:work|projects?|jobs?|gigs?|clients?|freelanc\w+) (?:that |which )?i (?:did|had|have|do))\b|(?:فعلا|صحيح|بالفعل) (?:\S+ )?(?:اشتغلت|عملت|سويت)/u;

function asksToInvent(words: string): boolean {
  if (WAS_SO.test(words)) return false;
  const isClaim = [CLAIMS_WORK, CLAIMS_IN_ARABIC, STRETCHES].some((said) => said.test(words));
  const isCover = COVERS.test(words);
  if (MAKES_UP.test(words) && ASKS.test(words)) return isCover || (isClaim && SPEAKS_OF_GAP.test(words));
  const isUsual = OTHERS_DO_IT.test(words);
  const isTold = isUsual || IN_THAT_TIME.test(words) || isCover;
  const isThought = (ADVISED.test(words) && isTold) || (isUsual && IN_THAT_TIME.test(words));
  return isClaim && (isThought || (isCover && ASKS.test(words)));
}

const MESSAGE_MAX = 600;
const BETWEEN_SENTENCES = /[.;!?؟\n]+|,\s/u;

/** A plain no to work that was none, why, and the line that may stand there; null where nothing of the kind is asked. */
export function refuseInventedWork(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, MESSAGE_MAX)).replace(/\s+/gu, ' ').trim();
  if (turn.text.length > MESSAGE_MAX || !asksToInvent(words)) return null;
  const own = turn.text.split(BETWEEN_SENTENCES).filter((sentence) => !isOfClaim(fold(sentence)));
  const told = [toldOfTimeAway(textsOfUser(turn.history)), own.join('. ')].filter(Boolean).join('\n');
  const entry = honestEntryFor(turn, told);
  const said = reply(
    turn,
    {
      en: `**No, do not write that.** Work and dates are what is asked about and checked: who the client was, what you were paid, somebody to call, a piece of the work, a tax or insurance record. Where it comes out you lose the offer, or the job later, and what is true is not believed any more. That others do it helps nobody who is found out; a gap with an honest line is asked about once.\n\nWrite this instead:\n\n> ${entry.en}\n\nBelow it, under their own names, what you can show from that time: a course with its certificate, projects, unpaid help. If there was paid work, however small, tell me for whom, what and when, and it goes in as just that.`,
      ar: `**لا، لا تكتب ذلك.** العمل والتواريخ هي ما يُسأل عنه ويُتحقق منه: من كان العميل، وكم دفع، ومن يؤكد، ونموذج من العمل، وسجل التأمينات أو الضريبة. وإن انكشف خسرت العرض أو الوظيفة لاحقًا ولم يُصدَّق الصحيح أيضًا. وأن غيرك يفعله لا ينفع من يُكشف؛ أما الفجوة بسطر صادق فيُسأل عنها مرة واحدة.\n\nاكتب بدلًا منه:\n\n> ${entry.ar}\n\nوتحته بأسمائه ما يمكنك إظهاره من تلك المدة: دورة بشهادتها، مشاريع، مساعدة دون أجر. وإن كان هناك عمل مدفوع ولو صغيرًا فقل لي لمن وماذا ومتى، فيُكتب كما كان.`,
    },
    {
      about: { kind: 'answer', id: 'explain-gap', asked: told },
      choices: [{ en: 'Fill the gap in my resume', ar: 'سد الفجوة في سيرتي' }],
    },
  );
  return { ...said, sources: answerOfId(turn, 'lying')?.sources ?? [] };
}

const isOfClaim = (sentence: string): boolean =>
  [CLAIMS_WORK, CLAIMS_IN_ARABIC, STRETCHES, ADVISED, OTHERS_DO_IT, MAKES_UP].some((said) => said.test(sentence));
