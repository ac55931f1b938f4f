import { fold } from '@vitae/language/fold';
import { addSkills, asksForSkills, skillsAffirmed } from '../tools/add-skills.ts';
import { asksForOffers, compareOffers } from '../tools/compare-offers.ts';
import { explainAts } from '../tools/explain-ats.ts';
import { interviewQuestions } from '../tools/interview-questions.ts';
import { rewriteLetter } from '../tools/letter/rewrite-letter.ts';
import { shortenLetter } from '../tools/letter/shorten-letter.ts';
import { strengthenOpening } from '../tools/letter/strengthen-opening.ts';
import { tailorLetter } from '../tools/letter/tailor-letter.ts';
import { readOffers } from '../tools/read-offers.ts';
import { rewriteBullets } from '../tools/rewrite-bullets.ts';
import { shorten } from '../tools/shorten.ts';
import { sentencesWished, shortenSummary } from '../tools/shorten-summary.ts';
import { tailorResume } from '../tools/tailor-resume.ts';
import { tailorSummary } from '../tools/tailor-summary.ts';
import { answerQuestion } from './answer-question.ts';
import {
  addFiguresTo,
  addToldTo,
  changeNamedDates,
  employerIn,
  lineNamed,
  moveNamedSection,
  removeNamedDetails,
  topicBefore,
} from './edits.ts';
import { addNamedJob, removeNamedEntry } from './entries.ts';
import { addGap, adviseOnGap, answersAskForGap, tellGaps } from './gaps.ts';
import { introduceIfAsked } from './introduction.ts';
import { languageOf, reply, type Said } from './language.ts';
import { askWhichMail, mailAskedFor } from './mails.ts';
import { ADD_IT, addAffirmed, changeNamedSkills, SKILLS_IN_ARABIC, TAKES_SKILLS_OUT } from './named-skills.ts';
import { changeOwnDetails } from './own-details.ts';
import { fitToAdvert } from './pasted-advert.ts';
import { beginPractice } from './practice.ts';
import {
  ACTS_OUTSIDE,
  ASKS_TO_INVENT,
  isRefusal,
  keepOfficialTitle,
  PUTS,
  RAISES_TITLE,
  refuseToActOutside,
  refuseToInvent,
} from './refusals.ts';
import { type Request, readRequest } from './request.ts';
import { addToldCertificate, addToldLine, changeTitleAt, strengthenWithDeed } from './told-facts.ts';
import { inItsLanguage, TRANSLATES, whereTranslated } from './translation.ts';
import { answerOf, type CoachAnswer, type Turn } from './turn.ts';

/** What is done about a request: where `asks` holds, what `act` answers; null leaves it to the next. */
interface Act {
  asks(request: Request, words: string): boolean;
  act(turn: Turn): CoachAnswer | null;
}

/** "get rid of all the 'responsible for' stuff": how weak lines begin is to go, and no entry of that name. */
const BEGINS_WEAKLY =
  /\b(?:get rid of|remove|delete|drop|lose|cut|replace|change|swap|fix|no more|stop saying|without|take out)\b.{0,30}\b(?:responsible for|helped with|assisted (?:with|in)|worked on|was involved in|involved in|duties included|in charge of|passive (?:voice|verbs|words)|weak (?:verbs|words|openings|beginnings))\b/u;
/** "use proper action verbs". */
const WANTS_VERBS =
  /\b(?:use|put in|add|give me|want|need|with|start (?:them|it|each line|every line) with|begin with)\b.{0,20}\b(?:action|active|strong(?:er)?|power(?:ful)?|better|punchy) (?:verbs|words)\b/u;

/** "Two questions: should I …", "they offered 5,500, I want 6,500": a sum that is wished for is no second offer. */
const WISHES_FOR_SUM =
  /\b(?:i |but )?(?:want|wants|need|ask(?:ed|ing)? for|expect(?:ed)?|hoped for|hoping for)\b.{0,20}\d/u;

/** "i earn 7 lpa in pune, offered 10.5 lpa": what one has beside what one could have. */
const NOW_AND_THEN = /\b(?:i (?:earn|make|get)|current(?:ly)?|now)\b.{0,20}\d.*\boffer(?:ed|ing)?\b.{0,20}\d/u;

/** "A is 38,000, B is 41,000": two that stand side by side need no word for what they are. */
const A_AND_B =
  /^(?:(?:so|hi|ok|compare)[\s,:]+)*(?:job |option )?a\s?(?:is|pays|gives|=|:).{0,15}\d.*\bb\s?(?:is|pays|gives|=|:).{0,15}\d/u;

/** "got 2 offers which one should I take": somebody's own, and no question how one decides. */
const HAS_OFFERS = /^(?!how\b).*\b(?:got|have|received|getting) (?:2|two|3|three|both|several) (?:job )?offers?\b/u;

const some = (said: ReadonlySet<string>, ...wanted: string[]) => wanted.some((each) => said.has(each));

/** What the coach can do, the more particular first. Everything else is a question. */
const ACTS: readonly Act[] = [
  { asks: ({ isQuestion }, words) => !isQuestion && ACTS_OUTSIDE.test(words), act: refuseToActOutside },
  { asks: ({ isQuestion }, words) => !isQuestion && ASKS_TO_INVENT.test(words), act: refuseToInvent },
  { asks: (_, words) => RAISES_TITLE.test(words), act: keepOfficialTitle },
  {
    asks: ({ isQuestion, things }, words) =>
      !isQuestion && !some(things, 'letter', 'mail') && (BEGINS_WEAKLY.test(words) || WANTS_VERBS.test(words)),
    act: rewriteLine,
  },
  {
    asks: ({ things }) => !some(things, 'letter', 'offer'),
    act: (turn) => addToldLine(turn) ?? addToldCertificate(turn) ?? changeTitleAt(turn) ?? strengthenWithDeed(turn),
  },
  {
    asks: ({ orders, things }) =>
      !some(things, 'letter', 'offer') && !(things.has('mail') && some(orders, 'write', 'tell')),
    act: (turn) => addToldTo(turn) ?? removeNamedDetails(turn) ?? changeOwnDetails(turn),
  },
  { asks: () => true, act: addNamedJob },
  { asks: () => true, act: (turn) => moveNamedSection(turn) ?? changeNamedDates(turn) },
  {
    asks: ({ orders, things }) => !orders.has('add') && !some(things, 'skills', 'mail', 'letter', 'offer'),
    act: removeNamedEntry,
  },
  {
    asks: ({ isQuestion, things }, words) => !isQuestion && !things.has('mail') && TRANSLATES.test(words),
    act: whereTranslated,
  },
  {
    asks: ({ orders, questions, things }, words) =>
      !things.has('mail') &&
      !orders.has('write') &&
      !WISHES_FOR_SUM.test(words) &&
      (things.has('offer') ||
        orders.has('compare') ||
        questions.has('compare') ||
        NOW_AND_THEN.test(words) ||
        A_AND_B.test(words)),
    act: (turn) => (readOffers(turn.text).length >= 2 ? compareOffers.run({ text: turn.text }, turn) : null),
  },
  {
    asks: ({ orders, questions, things }, words) =>
      things.has('offer') && (orders.has('compare') || (questions.has('compare') && HAS_OFFERS.test(words))),
    act: (turn) => compareOffers.run({ text: turn.text }, turn),
  },
  { asks: ({ orders, isQuestion }) => !isQuestion && some(orders, 'write', 'want'), act: introduceIfAsked },
  {
    asks: ({ orders, things }) =>
      (orders.has('write') && some(things, 'mail', 'resignation')) || (orders.has('want') && things.has('mail')),
    act: (turn) => mailAskedFor(turn) ?? askWhichMail(turn),
  },
  {
    asks: ({ orders, things, isQuestion }) =>
      some(things, 'mail', 'people', 'offer', 'application') &&
      !some(things, 'resume', 'summary', 'lines', 'letter', 'interview') &&
      (some(orders, 'write') ||
        (!isQuestion && some(orders, 'tell', 'want') && things.has('people')) ||
        (!isQuestion && orders.has('tell') && things.has('offer')) ||
        (!isQuestion && things.has('mail'))),
    act: mailAskedFor,
  },
  {
    asks: (_, words) => GETS.test(words),
    act: mailAskedFor,
  },
  { asks: (_, words) => NAMES_MAIL.test(words) || ANSWERS_MAIL.test(words), act: mailAskedFor },
  {
    asks: ({ orders, things }, words) => CHANGES.some((deed) => orders.has(deed)) && speaksOfLetter(things, words),
    act: changeLetter,
  },
  {
    asks: ({ orders, things }) => orders.has('rewrite') && things.has('advert'),
    act: (turn) => (turn.advert === '' ? null : fitToAdvert(turn)),
  },
  {
    asks: ({ orders, things }, words) =>
      orders.has('rewrite') && !orders.has('tailor') && !things.has('advert') && QUOTED.test(words),
    act: rewriteLine,
  },
  {
    asks: ({ orders, things }, words) =>
      INTERVIEW_ME.test(words) || (orders.has('practise') && some(things, 'interview', 'questions', 'people')),
    act: beginPractice,
  },
  { asks: ({ isQuestion }) => !isQuestion, act: addFiguresTo },
  { asks: (_, words) => THEIR_QUESTIONS.test(words), act: (turn) => interviewQuestions.run({}, turn) },
  {
    asks: ({ orders, things, isQuestion }) => !isQuestion && orders.has('fill') && things.has('gap'),
    act: addGap,
  },
  { asks: ({ things, isQuestion }) => isQuestion && things.has('gap'), act: adviseOnGap },
  { asks: ({ things }, words) => things.has('gap') && GAPS_OF_RESUME.test(words), act: tellGaps },
  {
    asks: ({ orders, things, isQuestion }, words) =>
      !isQuestion &&
      orders.has('add') &&
      (things.has('gap') || (YEARS.test(words) && !some(things, 'skills', 'entry'))),
    act: addGap,
  },
  {
    asks: ({ orders, things }, words) =>
      (some(orders, 'add', 'remove') && (things.has('skills') || ADD_IT.test(words) || SKILLS_IN_ARABIC.test(words))) ||
      TAKES_SKILLS_OUT.test(words),
    act: (turn) => changeNamedSkills(turn) ?? whereEntriesAre(turn),
  },
  {
    asks: ({ questions, things }) => things.has('skills') && (things.has('missing') || questions.has('add')),
    act: (turn) => addSkills.run({}, turn),
  },
  {
    asks: ({ orders, things }) => orders.has('tailor') && some(things, 'resume', 'summary', 'advert', 'lines'),
    act: (turn) => (readRequest(turn.text).things.has('summary') ? tailorSummary : tailorResume).run({}, turn),
  },
  {
    asks: ({ orders, things }) => orders.has('shorten') && things.has('summary'),
    act: (turn) =>
      shortenSummary(turn, sentencesWished(turn)) ??
      inItsLanguage(turn, tailorSummary.run({ isForAnyJob: true }, { ...turn, advert: '' })),
  },
  {
    asks: ({ orders, things, isQuestion }) =>
      things.has('summary') && (some(orders, 'rewrite', 'write', 'want') || (!isQuestion && things.has('resume'))),
    act: (turn) => inItsLanguage(turn, tailorSummary.run(turn.advert === '' ? { isForAnyJob: true } : {}, turn)),
  },
  {
    asks: ({ orders, things, isQuestion }, words) =>
      (some(things, 'resume', 'lines') || ONE_PAGE.test(words)) &&
      (orders.has('shorten') || (!isQuestion && things.has('resume') && PAGES.test(words))),
    act: (turn) => shorten.run({ isOnePage: ONE_PAGE.test(fold(turn.text)) }, turn),
  },
  {
    asks: ({ orders, questions, things }, words) =>
      things.has('ats') &&
      (some(orders, 'explain') ||
        ((questions.has('explain') || words.startsWith('why')) && MY_CHECK.test(words)) ||
        MY_ATS.test(words)),
    act: (turn) => explainAts.run({}, turn),
  },
  {
    asks: ({ orders }) => some(orders, 'shorten', 'rewrite'),
    act: shortenJob,
  },
  {
    asks: ({ orders, questions, things }, words) =>
      questions.has('fit') || (some(orders, 'fit', 'review') && things.has('advert')) || STILL_MISSING.test(words),
    act: fitToAdvert,
  },
  {
    asks: ({ orders, things }) =>
      orders.has('rewrite') && (things.has('lines') || (things.has('entry') && things.size === 1)),
    act: rewriteLine,
  },
  {
    asks: ({ orders, questions, things, isQuestion }, words) =>
      things.has('resume') &&
      (some(orders, 'rewrite', 'review') ||
        ((orders.has('judge') || questions.has('judge')) && words.length <= JUDGED_MAX) ||
        (!isQuestion && orders.has('want'))),
    act: improveResume,
  },
  { asks: (_, words) => IS_IT_GOOD.test(words) || EVERYTHING.test(words), act: improveResume },
  {
    asks: ({ orders, things }, words) =>
      some(orders, 'write', 'want') && things.has('letter') && !OTHER_LETTERS.test(words),
    act: whereLettersAreWritten,
  },
  {
    asks: ({ orders, things }) => some(orders, 'add', 'remove') && some(things, 'entry', 'skills', 'lines', 'resume'),
    act: whereEntriesAre,
  },
  {
    asks: ({ orders, things }, words) =>
      some(orders, 'rewrite', 'shorten') && things.size === 0 && words.length <= UNNAMED_MAX && IT.test(words),
    act: askWhatIsMeant,
  },
];

/** Does what a message asks for; null where it asks for nothing that can be done. */
export function actOn(turn: Turn): CoachAnswer | null {
  const before = turn.history.at(-1);
  if (before?.role === 'assistant') {
    if (asksForOffers(before.text) && readOffers(turn.text).length >= 2)
      return compareOffers.run({ text: turn.text }, turn);
    if (answersAskForGap(turn)) return addGap(turn);
    const affirmed = asksForSkills(before.text) ? skillsAffirmed(turn) : [];
    if (affirmed.length > 0) return addAffirmed(turn, affirmed);
    if (isRefusal(before.text) && PUTS.test(fold(turn.text))) return refuseToInvent(turn);
  }
  const words = fold(turn.text.slice(0, 600)).trim();
  if (OF_OTHERS.test(words)) return null;
  const done = severalActs(turn) ?? actAndQuestion(turn) ?? actAskedIn(turn.text, turn)?.answer;
  return done ? withPartsNotDone(turn, done) : null;
}

/** "Change my number to … and also do I need to write my nationality": the one is done, and the other answered. */
function actAndQuestion(turn: Turn): CoachAnswer | null {
  const parts = turn.text.length > SEVERAL_MAX ? [] : turn.text.split(BETWEEN_ACTS).map((text) => text.trim());
  const isAsked = (text: string) => ASKS_ADVICE.test(fold(text)) && readRequest(text).orders.size === 0;
  const question = parts.find(isAsked);
  const rest = parts.filter((text) => text !== question && text !== '').join(' and ');
  if (question === undefined || rest === '') return null;
  const done = actAskedIn(rest, { ...turn, text: rest, answerIn: languageOf(turn), history: [] })?.answer;
  const said = answerQuestion({ ...turn, text: question, answerIn: languageOf(turn) });
  if (!done || done.proposals.length === 0 || said.kind !== 'answer') return null;
  return { ...done, text: `${done.text}\n\n---\n\n${said.text}`, sources: said.sources };
}
const ASKS_ADVICE =
  /^(?:and |also |but )*(?:do|should|can|may|must|is|are|what|how|why|when|which) |^(?:هل|كيف|متي|كم|لازم) /u;

/** The act that a text asks for, with what it answers. */
function actAskedIn(text: string, turn: Turn): { act: Act; answer: CoachAnswer } | null {
  const request = readRequest(text);
  const words = fold(text.slice(0, 600)).trim();
  for (const act of ACTS) {
    const answer = act.asks(request, words) ? act.act(turn) : null;
    if (answer) return { act, answer };
  }
  return null;
}

/** "my brother quit his job": what others do is no request, though it may be a question. */
const OF_OTHERS =
  /\bmy (?:\w+ )?(?:brother|sister|friend|husband|wife|son|daughter|cousin|mother|father|mum|mom|dad|flatmate|roommate|neighbou?r)s?\b.{0,40}\b(?:his|her|their|he|she|they)\b/u;

/** "which of the essential things am i still missing". */
const STILL_MISSING =
  /\b(?:what|which|anything)\b.{0,40}\b(?:am i|do i|i am|i'm|im) (?:\p{L}+ )?(?:missing|lack(?:ing)?)\b(?!.{0,20}\b(?:interview|life|salary|tax))|(?:ايش|شو|وش|ايه|ماذا|ما الذي) (?:\S+ )?(?:ناقصني|ينقصني|الناقص)/u;

const BETWEEN_ACTS = /,?\s(?:and then|and also|and|also|then|plus)\s|;|\n+|[.!]\s/iu;

/** Two things asked for in one message are both done. */
function severalActs(turn: Turn): CoachAnswer | null {
  if (turn.text.length > SEVERAL_MAX) return null;
  const done = turn.text.split(BETWEEN_ACTS).map((text) => {
    const act = actAskedIn(text, { ...turn, text, answerIn: languageOf(turn), history: [] });
    return act && { act: act.act, answer: act.answer };
  });
  const found = done.filter((each) => each !== null);
  const isTwo = found.length === 2 && found[0]!.act !== found[1]!.act;
  if (!isTwo && !changeApart(found.map(({ answer }) => answer))) return null;
  const answers = found.map(({ answer }) => answer);
  return answerOf([...new Set(answers.map(({ text }) => text))].join('\n\n---\n\n'), {
    kind: answers.every(({ kind }) => kind === 'asking') ? 'asking' : 'answer',
    sources: answers.flatMap(({ sources }) => sources),
    choices: answers.flatMap(({ choices }) => choices).slice(0, 4),
    proposals: answers.flatMap(({ proposals }) => proposals),
    practice: answers.at(-1)!.practice,
  });
}
/** Whether answers all propose something, and each of another part of the resume: all of it can be accepted. */
function changeApart(answers: readonly CoachAnswer[]): boolean {
  const changed = answers.map(({ proposals }) => proposals.flatMap(({ changes }) => changes.map(pathOf)));
  const all = changed.flat();
  return answers.length > 1 && changed.every((paths) => paths.length > 0) && new Set(all).size === all.length;
}
const pathOf = ({ path }: { path: readonly string[] }): string => path.join('.');

const ORDERS =
  'fix|check|correct|change|update|add|remove|delete|make|put|rewrite|shorten|translate|move|write|replace|rename|take|list|include|sort|highlight|convert';
const PARTS_OF_ORDER = new RegExp(
  String.raw`[,.;!]?\s+(?:and then|and also|then|also|plus)\s+|[;\n]+|[.!]\s+|,?\s+and\s+(?=(?:${ORDERS})\b)`,
  'iu',
);
/** What begins like an order and names something of its own: "update it" belongs to what stands before. */
const OWN_ORDER = new RegExp(
  String.raw`^(?:please |pls |can you |could you )*(?:${ORDERS})\b(?!\s+(?:it|that|this|them|there|accordingly|please|pls)\b)\s+\S`,
  'iu',
);

/** Names the part of a message that was not done, where another part was: nothing is dropped in silence. */
function withPartsNotDone(turn: Turn, answer: CoachAnswer): CoachAnswer {
  if (answer.proposals.length === 0 || turn.text.length > SEVERAL_MAX) return answer;
  const parts = turn.text.split(PARTS_OF_ORDER).map((part) => part.trim());
  if (parts.length < 2) return answer;
  const left = parts.filter((text) => {
    if (!OWN_ORDER.test(text)) return false;
    const alone = actAskedIn(text, { ...turn, text, answerIn: languageOf(turn), history: [] })?.answer;
    return !alone || alone.kind === 'unknown';
  });
  if (left.length === 0 || left.length === parts.length) return answer;
  const named = left.map((part) => `“${part.replace(/[.!\s]+$/u, '')}”`).join(', ');
  const { text } = reply(turn, {
    en: `**Not done:** ${named}. That part I did not understand, or cannot do. Say it by itself and in other words, or change it under **Your resumes**, **Edit**.`,
    ar: `**لم يُنفّذ:** ${named}. لم أفهم هذا الجزء أو لا أستطيعه. اكتبه وحده بكلمات أخرى، أو عدّله من **سيرك الذاتية** ثم **تحرير**.`,
  });
  return { ...answer, text: `${answer.text}\n\n${text}` };
}

/** A longer message tells a story rather than asking for two things. */
const SEVERAL_MAX = 200;

/** A longer question tells of somebody's own case, and is for advice: "I was made redundant, and honestly …". */
const JUDGED_MAX = 120;

/** What an employer asks; what one asks them oneself is a question for advice. */
const THEIR_QUESTIONS =
  /(?:prepare|make|give me|show me|list|likely|typical|common|expected|which|what)\b.{0,25}\binterview (?:questions|qs?)\b|interview (?:questions|qs) (?:for|from)|(?:what|which)(?: \w+)? (?:will|would|could|might|do) (?:they|the \w+|interviewers?|an interviewer|hr)(?: \w+)? ask(?: me)?(?! (?:for|to))|questions (?:that )?(?:they|interviewers?|employers?)(?: \w+)? ask\b|(?:be|get) asked in (?:the|my|an|this)|prepare me for .{0,20}interview|(?:ال)?اسيله(?! (?:ال[لي]ي )?(?:ا?نا )?(?:ب|راح |رح )?اس[اي]ل).{0,45}مقابل|شو (?:راح |ب)?يسالو/u;
const INTERVIEW_ME = /(?:^|\b(?:you|please|pls|you to|now|and|just|then) )interview me\b/u;
const GAPS_OF_RESUME = /(?<!\bi )\b(?:have|has|any|see|find|there)\b.{0,20}\bgaps?\b|(?:فجوات|فجوه|انقطاع) في سيرتي/u;
/** "from 2019 to 2021". */
const YEARS = /\b(?:19|20)\d\d\D{1,12}(?:19|20)\d\d\b/u;
const ONE_PAGE = /\b(?:one|1|single)[- ]page\b|صفحه واحده/u;
const PAGES = /\b[2-9] pages?\b/u;
const MY_CHECK = /\b(?:my|this|i)\b|درجتي|نتيجتي|درجه/u;
const MY_ATS =
  /\bmy ats\b|\b(?:is|how good is) my (?:cv|resume).{0,20}ats|ats.{0,12}my (?:cv|resume)|نتيجه .{0,8}ats|(?:سيرتي|سيره|سي ?في).{0,40}(?:ats|اي تي اس)|(?:will|does|can|would|is) my (?:cv|resume)\b.{0,40}\bats\b/u;
/** "fix everything". */
const EVERYTHING =
  /^(?:(?:please|pls|just|can you|could you)\s)*(?:fix|improve|mend|polish|redo|correct|check) (?:it all|everything|all of it|the whole thing|all)[\s!.]*$/u;
/** What others write. */
const OTHER_LETTERS =
  /\b(?:relieving|experience|reference|recommendation|offer|appointment|salary|warning|objection|noc|employment|service|termination) letters?\b/u;
const IS_IT_GOOD =
  /^(?:(?:so|and|hey|hi)[\s,]+)?(?:is|how is|hows|what about|what do you think (?:of|about)) my (?:whole )?(?:cv|resume)(?: (?:good|ok|okay|fine|strong|any good|enough|ready|bad))*[\s?!.]*$|what (?:should|can|could) (?:i|we|you) (?:improve|change|fix)(?: (?:in|on|about) (?:my|the) (?:cv|resume))?[\s?!.]*$|what is wrong with my (?:cv|resume)|whats wrong with my (?:cv|resume)/u;

/** "can i get a resignation letter", "email to my old boss asking him": a text that is named first is wanted. */
const GETS =
  /^(?:(?:hi|hello|hey|ok|so|please|pls)[\s,]+)*(?:(?:(?:can|could|may) i (?:get|have)|i(?:'ll| will)? (?:need|want|require)|(?:need|want)(?: to have)?) )?(?:an? |the |my |your )?(?:\p{L}+ ){0,2}(?:e-?mail|message|mail|note|msg|resignation letter|letter of resignation)(?=[\s,.]|$)(?!.*\?$)|^(?:ابي|ابغي|بدي|عايزه?|عاوزه?|محتاجه?|اريد) (?:خطاب|رساله|ايميل) /u;

/** "thank-you email after the interview", "I want to decline the offer". */
const NAMES_MAIL =
  /^(?:(?:please|pls|can you|could you|write|draft|send|make|give me|i need|need|an?|the|me)\s+)*(?:thank(?:s|[ -]you)?|follow[ -]?up|resignation|rejection|acceptance|withdrawal|referral)\s.{0,14}\b(?:e-?mail|mail|note|message|msg)\b(?!.*\?)|\bi (?:want|need|have|would like|decided|am going) to (?:decline|reject|turn down|accept|withdraw)\b.{0,30}\b(?:offer|application|job)\b(?!.*\?)/u;

/** "reply to this …" with the mail behind it. */
const ANSWERS_MAIL = /^(?:(?:please|pls|can you|could you|help me)\s+)*(?:reply|answer|respond|write back)\b/u;

const CHANGES = ['shorten', 'rewrite', 'tailor'] as const;
const OF_LETTER =
  /\b(?:my|the|this|that)(?: whole| entire)? (?:cover |motivation )?letter\b|\bletter (?:shorter|better|stronger)|خطابي|(?:هذا )?الخطاب|خطاب التقديم|رساله (?:ال)?تقديم|رسالتي/u;
const OF_TEXT = /\b(?:opening|paragraph)\b|فقره|افتتاح/u;
const OPENING = /opening|beginning|first (?:line|sentence|paragraph)|افتتاح|بدايه|مقدمه/u;

const speaksOfLetter = (things: ReadonlySet<string>, words: string) =>
  OF_LETTER.test(words) || OF_TEXT.test(words) || !some(things, 'resume', 'summary', 'lines', 'skills');

/** Changes a letter where one is spoken of, or what only letters have; without a name the talk's own letter is meant. */
function changeLetter(turn: Turn): CoachAnswer | null {
  const { text, letter, letters, resume } = turn;
  const words = fold(text.slice(0, 600));
  const isOfLetter =
    OF_LETTER.test(words) || (letters.length > 0 && OF_TEXT.test(words)) || (letter !== null && resume === null);
  if (!isOfLetter) return null;
  const { orders } = readRequest(text);
  if (orders.has('shorten')) return shortenLetter.run({}, turn);
  if (OPENING.test(words)) return strengthenOpening.run({}, turn);
  if (orders.has('tailor')) return tailorLetter.run({}, turn);
  const passage = quotedIn(text);
  // What a choice adds is the letter's name.
  const isName = letters.some(({ title }) => title === passage);
  return rewriteLetter.run(passage && !isName ? { passage } : {}, turn);
}

const QUOTED = /[“"«](?<line>[^”"»]{8,500})[”"»]|[:：]\s*(?<rest>[^\n]{8,500})$/u;
function quotedIn(text: string): string | undefined {
  const groups = QUOTED.exec(text.slice(0, 1_200))?.groups;
  return (groups?.line ?? groups?.rest)?.trim().replace(/^[“"«]|[”"»]$/gu, '');
}

function rewriteLine(turn: Turn): CoachAnswer {
  const line = quotedLine(turn) ?? lineNamed(turn)?.text;
  const topic = line ? undefined : topicBefore(turn.text);
  if (turn.resume && topic) return askForLine(turn, topic);
  const employer = employerIn(turn);
  return rewriteBullets.run(line ? { line } : employer ? { employer } : {}, turn);
}

/** What is quoted, unless that is only how lines begin: "responsible for". */
const quotedLine = ({ text }: Turn): string | undefined => {
  const quoted = quotedIn(text);
  return quoted !== undefined && quoted.split(/\s+/).length <= OPENING_WORDS_MAX && BEGINS_WEAKLY.test(fold(text))
    ? undefined
    : quoted;
};
const OPENING_WORDS_MAX = 4;

/** Other lines than the one that was meant stay as they are. */
const askForLine = (turn: Turn, topic: string): CoachAnswer =>
  reply(
    turn,
    {
      en: `I find no line about “${topic}” in your resume. Paste the line, and I work on that one alone.`,
      ar: `لا أجد سطرًا عن «${topic}» في سيرتك. الصق السطر فأعمل عليه وحده.`,
    },
    { kind: 'asking' },
  );

/** One job of the resume, by its employer's name. */
function shortenJob(turn: Turn): CoachAnswer | null {
  const employer = employerIn(turn);
  return employer && readRequest(turn.text).orders.has('shorten') ? shorten.run({ employer }, turn) : null;
}

/** The whole resume: its lines first, and what comes after them. */
function improveResume(turn: Turn): CoachAnswer {
  const improved = rewriteBullets.run({}, turn);
  const language = languageOf(turn);
  return turn.resume ? { ...improved, choices: AFTER_THE_LINES.map((choice) => choice[language]) } : improved;
}

const AFTER_THE_LINES: readonly Said[] = [
  { en: 'Rewrite my summary', ar: 'أعد كتابة الملخص' },
  { en: 'Shorten my resume', ar: 'اختصر سيرتي' },
  { en: 'Which skills can I add?', ar: 'ما المهارات التي يمكنني إضافتها؟' },
  { en: 'Explain my ATS result', ar: 'اشرح نتيجة فحص ATS' },
];

/** What only its owner can add or take out. */
function whereEntriesAre(turn: Turn): CoachAnswer {
  return reply(turn, {
    en: 'I put in what you tell me, and nothing else. For a job write title, employer, place and dates in one line, for a line of a job what you did and where:\n\n> Add a job: Night Manager at Harbour Hotel, Doha, since March 2025\n> I trained 5 new colleagues, put that under my current job\n> Add a certificate: First Aid, Red Crescent, 2025\n\nA job, school, skill or language is taken out by its name (“remove the job at …”). All else you change yourself: **Your resumes**, open it, **Edit**, and the section on the left.',
    ar: 'أضيف ما تذكره لي ولا أزيد عليه. للوظيفة اكتب المسمى والجهة والمكان والتواريخ في سطر واحد:\n\n> أضف وظيفة: مدير مناوبة في فندق المرسى، الدوحة، منذ 03/2025\n\nوتُحذف الوظيفة أو الشهادة أو المهارة أو اللغة باسمها («احذف وظيفة …»). وما عدا ذلك تغيّره بنفسك: **سيرك الذاتية**، افتحها، **تحرير**، ثم القسم المطلوب.',
  });
}

/** A request longer than this names what it means, in words that are not known here. */
const UNNAMED_MAX = 40;
const IT = /\b(?:it|this|that|these|them)\b/u;

function askWhatIsMeant(turn: Turn): CoachAnswer {
  return reply(
    turn,
    { en: 'Gladly. Which text do you mean?', ar: 'بكل سرور. أي نص تقصد؟' },
    {
      kind: 'asking',
      choices: [
        { en: 'Improve the bullets of my resume', ar: 'حسّن نقاط سيرتي الذاتية' },
        { en: 'Rewrite my summary', ar: 'أعد كتابة الملخص' },
        { en: 'Shorten my resume', ar: 'اختصر سيرتي' },
        { en: 'Make my letter better', ar: 'حسّن خطابي' },
      ],
    },
  );
}

function whereLettersAreWritten(turn: Turn): CoachAnswer {
  return reply(
    turn,
    {
      en: 'Whole letters are written under **Cover letter**: give it your resume and the advert, and it writes one in a minute that you can change. Once it is in your account I can shorten it, open it with your strongest result, or add what the advert asks for.',
      ar: 'تُكتب الخطابات كاملة في قسم **خطاب التقديم**: أعطه سيرتك والإعلان فيكتب خطابًا تعدّله كما تشاء. وحين يكون في حسابك أستطيع تقصيره، أو البدء بأقوى نتيجة، أو إضافة ما يطلبه الإعلان.',
    },
    { choices: [{ en: 'How do I begin a cover letter?', ar: 'كيف أبدأ خطاب التقديم؟' }] },
  );
}
