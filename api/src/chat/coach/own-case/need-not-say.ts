import { fold } from '@vitae/language/fold';
import { answerOfId } from '../answer-question.ts';
import { reply, type Said } from '../language.ts';
import { type CoachAnswer, type Turn, textsOfUser } from '../turn.ts';
import { honestEntryFor, toldOfTimeAway } from './time-away.ts';

// What need not be told of a time without work, and that its dates are not made longer or shorter.

const MUST_TELL =
  /(?<!\b(?:how|what|where|when|which|who) )\b(?:must|should|do i (?:really |even |actually |still |legally )*(?:have to|need to|got to|gotta|ought to)|(?:will|would) i have to)(?: i)? (?:really |even |actually |still )?(?:say|tell|mention|talk|explain|disclose|bring up|share|write|speak|go into|reveal|put|answer)\b|\b(?:am i|is it|are we) (?:really |legally )?(?:obliged|required|forced|necessary|compulsory|mandatory|a must)\b|\b(?:can|could|may) i (?:just |simply )?(?:leave (?=\p{L}+ (?:\p{L}+ )?out\b)|skip|not (?:say|mention|tell)|keep (?:it|that|this|the reason) (?:private|to myself|out))\b|(?:لازم|ضروري|مجبور\S*|ملزم\S*|هل علي|يجب)\s(?:ان )?(?:\S+ )?ا?(?:قول|حكي|ذكر|شرح|كتب|خبر|وضح)/u;
const PRIVATE =
  /\b(?:mum|mom|mother|dad|father|parents?|husband|wife|child(?:ren)?|kids?|son|daughter|baby|pregnan\w+|miscarriage|family|famil\w+ (?:reasons?|matters?)|divorce\w*|separat\w+|ill(?:ness)?|sick\w*|cancer|surgery|operation|health|depress\w*|burn ?out|mental|anxiety|rehab|addiction|therapy|hospital|death|died|passed away|grief|funeral|religion|marriage|private|personal|reason)\b|\b(?:he|she|they) (?:died|was ill|were ill|got ill|passed)\b|امي|ابوي|والد|زوج|طفل|اطفال|ولاد|عايل|اسر|حمل|طلاق|مرض|صح[هت]|عمليه|سرطان|اكتياب|وفا|توفي|خاص|السبب/u;
const MOVES_DATES =
  /\b(?:stretch|extend|lengthen|shift|push|bend|adjust|move|fudge|tweak|fiddle|massage|change|alter|round|back ?date|make)\w*\b [^.;?!\n]{0,50}?\b(?:dates?|end|start|finish|years?|months?|job|time at)\b[^.;?!\n]{0,30}?\b(?:to|till|until|til|up|so|by|longer|earlier|later|(?:19|20)\d\d)\b|\b(?:say|put|write|claim|pretend|act like) (?:that )?(?:i|it) (?:worked|was|stayed|left|finished|started|ended|ran|lasted)\b[^.;?!\n]{0,40}\b(?:until|till|til|to|in|since|from|up to) (?:\p{L}+ )?(?:19|20)\d\d\b|(?:امدد|امد|اطول|ازيد|اغير|اعدل|اقدم|اخر)\S* [^.؟!\n]{0,30}?(?:تاريخ|تواريخ|مده|سنه|سنوات|شهور|اشهر)/u;
const ASKS =
  /[?؟]|\b(?:can|could|may|should|shall|what if|ok|okay|is it|am i|do i|must i|would|maybe|just)\b|(?:ممكن|هل|ينفع|اقدر|عادي|بقدر|مسموح)/u;
/** What was written wrong is set right. */
const CORRECTS =
  /\b(?:wrong|mistake|typo|correct(?:ed|ion)?|actual(?:ly)?|real(?:ly)?|true|right) (?:date|year|month|it|is|was|should)\b|\b(?:format|style|font|layout|in brackets)\b|\b(?:interview|appointment|deadline|meeting|start date (?:of|for|with) the new|joining|contract|visa|notice)\b|غلط|خطا|الصحيح|موعد/u;
const WORDS_MAX = 60;

/** What stays private and what is not done about dates, where a message asks for one or both; null for all else. */
export function needNotSay(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 500)).replace(/\s+/gu, ' ').trim();
  if (words.split(' ').length > WORDS_MAX || !ASKS.test(words)) return null;
  const isOfDates = MOVES_DATES.test(words) && !CORRECTS.test(words);
  const told = words.split(MUST_TELL)[1]?.split(/[.;?!؟]/u)[0] ?? '';
  const isPrivate = PRIVATE.test(told);
  if (!isOfDates && !(isPrivate && isOfTimeAway(turn))) return null;
  const asked = [toldOfTimeAway(textsOfUser(turn.history)), turn.text].filter(Boolean).join('\n');
  const entry = honestEntryFor(turn, asked);
  const parts = (language: 'en' | 'ar') =>
    [isPrivate ? STAYS_PRIVATE[language] : '', isOfDates ? DATES_STAY[language] : '', lineFor(entry)[language]]
      .filter(Boolean)
      .join('\n\n');
  const said = reply(
    turn,
    { en: parts('en'), ar: parts('ar') },
    {
      about: { kind: 'answer', id: 'explain-gap', asked },
      choices: turn.resume ? [{ en: 'Fill the gap in my resume', ar: 'سد الفجوة في سيرتي' }] : [],
    },
  );
  const ids = [isOfDates ? 'lying' : '', isPrivate ? 'explain-gap' : ''].filter(Boolean);
  return { ...said, sources: ids.flatMap((id) => answerOfId(turn, id)?.sources ?? []) };
}

/** Whether the talk is of a time without work: else what must be told has other answers. */
const isOfTimeAway = (turn: Turn): boolean => {
  const about = turn.history.at(-1)?.about;
  const isBefore = about?.kind === 'answer' && about.id === 'explain-gap';
  return isBefore || toldOfTimeAway([turn.text]) !== '';
};

const STAYS_PRIVATE: Said = {
  en: '**No, the reason is yours.** Illness, family, a death or a birth need not be told, on paper or in the interview. What shows is the time itself, so give it a short true name (“family reasons”, “career break”), and if they ask on: “It was a family matter, and it is settled. I am free to work full time.”',
  ar: '**لا، السبب يخصك.** المرض والأسرة والوفاة والولادة لا يلزم ذكرها لا في السيرة ولا في المقابلة. ما يظهر هو المدة نفسها، فسمّها باسم قصير صحيح («ظروف عائلية» أو «انقطاع عن العمل»)، وإن سألوا: «كان أمرًا خاصًا وانتهى، وأنا متفرغ للعمل».',
};
const DATES_STAY: Said = {
  en: '**No, do not move the dates.** They are the first thing that a former employer, a tax or insurance record or a background check confirms; a false one costs the offer, or the job years later, and makes the true part doubtful. Two things are honest: years without months where all jobs are written so, and a line for the gap.',
  ar: '**لا، لا تغيّر التواريخ.** فهي أول ما يؤكده صاحب العمل السابق أو سجل التأمينات أو فحص الخلفية، والتاريخ غير الصحيح يكلفك العرض أو الوظيفة بعد سنوات ويشكك في الصحيح. والصادق أمران: السنوات دون أشهر إن كُتبت كل الوظائف هكذا، وسطر للفجوة.',
};
const lineFor = (entry: Said): Said => ({
  en: `The line that may stand there:\n\n> ${entry.en}`,
  ar: `السطر الذي يجوز أن يُكتب:\n\n> ${entry.ar}`,
});
