import { fold } from '@vitae/language/fold';
import { addSkills } from '../tools/add-skills.ts';
import { askForResume } from '../tools/ask-for.ts';
import { asksForOffers, compareOffers, readOffers } from '../tools/compare-offers.ts';
import { draftEmail, type EmailKind } from '../tools/draft-email.ts';
import { explainAts } from '../tools/explain-ats.ts';
import { fillGap } from '../tools/fill-gap.ts';
import { interviewQuestions } from '../tools/interview-questions.ts';
import { rewriteLetter } from '../tools/letter/rewrite-letter.ts';
import { shortenLetter } from '../tools/letter/shorten-letter.ts';
import { strengthenOpening } from '../tools/letter/strengthen-opening.ts';
import { tailorLetter } from '../tools/letter/tailor-letter.ts';
import { gapsOf } from '../tools/resume-gaps.ts';
import { rewriteBullets } from '../tools/rewrite-bullets.ts';
import { searchDocuments } from '../tools/search-documents.ts';
import { shorten } from '../tools/shorten.ts';
import { tailorSummary } from '../tools/tailor-summary.ts';
import { answerQuestion, answerTitled } from './answer-question.ts';
import { careFor, helpInDanger } from './care.ts';
import { followUp, withPlaceOfTalk } from './follow-up.ts';
import { languageOf, reply, type Said } from './language.ts';
import { fitToAdvert, isAdvert, withPastedAdvert } from './pasted-advert.ts';
import { beginPractice, goOn } from './practice.ts';
import { smallTalk } from './small-talk.ts';
import type { CoachAnswer, Turn } from './turn.ts';

/** Far more than a question has. What is longer is material, such as an advert pasted into the question. */
const INTENT_MAX = 600;

/** The kinds of mail by the words that ask for one, the more particular ones first. */
const EMAILS: readonly (readonly [EmailKind, RegExp])[] = [
  ['resign', /resign|استقال/u],
  ['thank_you', /thank|شكر/u],
  ['negotiate', /negotiat|more money|higher salary|تفاوض/u],
  ['ask_time', /more time|time to think|مهله/u],
  ['accept', /\baccept|قبول/u],
  ['withdraw', /withdraw|سحب/u],
  ['decline', /declin|reject(?:ing)? (?:the|an) offer|turn down|رفض|اعتذار/u],
  ['referral', /referral|refer me|توصيه|تزكيه/u],
  [
    'application_status',
    /(?:status|update|news|heard).{0,40}appli|appli.{0,40}(?:status|update|news|heard)|حاله (?:ال)?طلب/u,
  ],
  ['follow_up', /follow|status|متابعه/u],
];
const WRITE =
  /(?<!\p{L})(?:write|draft|compose|prepare|make|(?<!do )i need|i want|give me)(?!\p{L})|اكتب|صغ|(?<!\p{L})(?:بدي|ابي|ابغي|اريد|احتاج|عايز|محتاج)(?!\p{L})/u;
const MAIL =
  /e-?mail|\bmail\b|letter of resignation|resignation letter|message|note\b|رساله|ايميل|بريد|رساله استقال|خطاب استقال/u;

/** What is asked of a letter of the account, where a letter is spoken of. */
const LETTERS: readonly (readonly [RegExp, (turn: Turn) => CoachAnswer])[] = [
  [/shorten|shorter|too long|\b(?:cut|trim)\b|اختصر|قصر|اقصر/u, (turn) => shortenLetter.run({}, turn)],
  [
    /opening|beginning|first (?:line|sentence|paragraph)|افتتاح|بدايه|مقدمه/u,
    (turn) => strengthenOpening.run({}, turn),
  ],
  [/tailor|(?:fit|adapt|match).{0,25}(?:advert|job|posting|role)|(?<!ت)خصص/u, (turn) => tailorLetter.run({}, turn)],
  [/rewrite|improve|better|tighten|polish|fix|strengthen|filler|stronger|حسن|اعد صياغه|قو(?!\p{L})/u, rewriteInLetter],
];
const CHANGES =
  /shorten|shorter|too long|boring|dull|weak|ممل|ضعيف|\b(?:cut|trim)\b|tailor|fit|adapt|match|rewrite|improve|better|tighten|polish|fix|strengthen|stronger|filler|اختصر|قصر|(?<!ت)خصص|حسن|اعد صياغه|قو/u;
const OF_LETTER =
  /\b(?:my|the|this|that) (?:cover |motivation )?letter\b|\bletter (?:shorter|better|stronger)|خطابي|(?:هذا )?الخطاب|خطاب التقديم/u;
const OF_TEXT = /\b(?:opening|paragraph)\b|فقره|افتتاح/u;

type Intent = readonly [RegExp, (turn: Turn) => CoachAnswer];

/** What a turn asks the coach to do, in this order; everything else is a question. */
const INTENTS: readonly Intent[] = [
  [
    /^(?:do|would|am|will) i (?:fit|qualify|match|good enough|suitable|right|a (?:good )?(?:fit|match))|does my (?:cv|resume) (?:fit|match)|هل (?:انا )?(?:مناسب|اصلح|انفع|تناسبني)/u,
    fitToAdvert,
  ],
  [
    /practi[sc]e|mock interview|(?:^|\b(?:you|please|pls|to|now|and|just|then) )interview me|تدرب معي|مقابله تدريبيه|درب(?:ني|يني)/u,
    beginPractice,
  ],
  [
    /explain (?:my|the) ats|ats (?:result|score|check) (?:mean|explain)|my ats (?:result|score|check)|اشرح .{0,12}ats|نتيجه .{0,8}ats/u,
    (turn) => explainAts.run({}, turn),
  ],
  [
    /(?:prepare|which|what|likely|make|give me).{0,20}interview questions|interview questions (?:for|from)|what (?:will|would|could|might) they ask(?: me)?(?! (?:for|to))|اسئله (?:ال)?مقابله|شو (?:راح |ب)?يسالو/u,
    (turn) => interviewQuestions.run({}, turn),
  ],
  [
    /tailor|(?:fit|adapt|match).{0,25}(?:advert|job|posting)|summary for this|(?<!ت)خصص|ملخص لهذا الاعلان/u,
    (turn) => tailorSummary.run({}, turn),
  ],
  [
    /(?:rewrite|improve|(?<!\b(?:how to|do i|should i|must i) )write|better|change|fix|polish|redo).{0,15}(?:summary|profile|objective)|(?<!(?:ماذا|شو|وش|ايش|كيف) )(?:حسن|اكتب|اعد).{0,15}(?:الملخص|ملخص|نبذ)/u,
    (turn) => tailorSummary.run(turn.advert === '' ? { isForAnyJob: true } : {}, turn),
  ],
  [
    /shorten|make (?:it|my (?:resume|cv)) shorter|(?:cut|trim) (?:my|the) (?:resume|cv)|one page version|اختصر|قصر سيرتي/u,
    (turn) => shorten.run({}, turn),
  ],
  [
    /(?:rewrite|improve|strengthen|better|tighten|polish|fix).{0,25}(?:bullet|line|sentence|experience)|(?:حسن|اعد صياغه|(?<!\p{L})قو(?!\p{L})).{0,15}(?:نقاط|نقطه|سطر)/u,
    rewrite,
  ],
  [
    /^(?:(?:can|could|will) (?:yo)?u |please |pls |help me )*(?:make|improve|fix|better|polish|enhance|review|check|look at|work on).{0,12}\b(?:cv|resume)\b(?! for ats)|^(?:حسن|راجع|طور) (?:لي )?(?:ال)?سيرت/u,
    improveResume,
  ],
  [
    /^(?:please |can you |could you |pls )*(?:rewrite|rephrase|improve|polish|say) (?:this|it|that)?.{0,12}[:：“"]/u,
    rewrite,
  ],
  [/\b(?:is|how good is) my (?:cv|resume).{0,20}ats|ats.{0,12}my (?:cv|resume)/u, (turn) => explainAts.run({}, turn)],
  [
    /(?<!\b(?:how to|do i|should i|must i) )(?:write|generate|make|create|need) (?:me )?(?:an? |my |the )?(?:cover|motivation) letter(?! (?:shorter|better|stronger))|اكتب (?:لي )?خطاب (?:تقديم|تغطيه)/u,
    whereLettersAreWritten,
  ],
  [/i have (?<skill>.{2,60}?),? (?:please )?add it|لدي .{2,60}[،,] ?اضفها/u, addSaid],
  [
    /(?:which|what) skills (?:can|should|do) i add|add (?:the )?(?:missing )?skills|missing skills|المهارات .{0,15}اضاف|اضف المهارات/u,
    (turn) => addSkills.run({}, turn),
  ],
  [/\b(?:have|has|any|see|find|there)\b.{0,20}\bgaps?\b|(?:فجوات|فجوه|انقطاع) في سيرتي/u, tellGaps],
  [/(?:fill|add).{0,15}gap|add .{0,20}(?:career break|break)|سد الفجوه|اضف .{0,12}(?:فجوه|انقطاع)/u, addGap],
  [
    /^(?:what|where|which|do|does|did|is|have).{0,30}\b(?:my (?:resume|cv|letter|documents?)|i list|the advert)\b.{0,60}(?:say|mention|list|name|ask|state|\?|$)|ماذا تقول سيرتي|هل (?:ذكرت|تذكر سيرتي)/u,
    (turn) => fromDocuments(turn),
  ],
];

/** The built-in coach: pure, the same answer to the same turn. */
export function coach(turn: Turn): CoachAnswer {
  const help = helpInDanger(turn);
  if (help) return help;
  if (turn.practice) return goOn(turn, turn.practice);
  const care = careFor(turn);
  if (care) return care;
  const small = smallTalk(turn);
  if (small) return small;
  const titled = answerTitled(turn);
  if (titled) return titled;
  const known = withPastedAdvert(turn);
  return (isAdvert(turn.text) ? fitToAdvert(known) : followUp(known, answer)) ?? answer(withPlaceOfTalk(known));
}

function answer(turn: Turn): CoachAnswer {
  const words = fold(turn.text.slice(0, INTENT_MAX)).trim();
  const offers = /compar|قارن|\bvs\b|versus|two (?:job )?offers/u.test(words);
  if (offers && (readOffers(turn.text).length >= 2 || /^(?:compare|قارن)/u.test(words)))
    return compareOffers.run({ text: turn.text }, turn);
  if (WRITE.test(words) && MAIL.test(words)) {
    const kind = EMAILS.find(([, asked]) => asked.test(words))?.[0];
    if (kind) return draftEmail.run({ kind }, turn);
  }
  if (CHANGES.test(words) && isOfLetter(words, turn)) {
    const asked = LETTERS.find(([pattern]) => pattern.test(words));
    if (asked) return asked[1](turn);
  }
  const asked = turn.history.at(-1);
  if (asked?.role === 'assistant') {
    if (asksForOffers(asked.text) && readOffers(turn.text).length >= 2)
      return compareOffers.run({ text: turn.text }, turn);
    if (isAskForGap(asked.text) && GAP.test(turn.text)) return addGap(turn);
  }
  const intent = INTENTS.find(([pattern]) => pattern.test(words));
  return intent ? intent[1](turn) : answerQuestion(turn);
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

/** A letter is spoken of, or what only letters have; without a name, the letter that was given to the talk is meant. */
function isOfLetter(words: string, { letter, resume, letters }: Turn): boolean {
  if (/\b(?:how|what|why|should|when|do|does|is)\b/u.test(words.slice(0, 12)) && !/can you|could you/u.test(words))
    return false;
  return OF_LETTER.test(words) || (letters.length > 0 && OF_TEXT.test(words)) || (letter !== null && resume === null);
}

const QUOTED = /[“"«](?<line>[^”"»]{8,500})[”"»]|[:：]\s*(?<rest>[^\n]{8,500})$/u;

function rewrite(turn: Turn): CoachAnswer {
  const groups = QUOTED.exec(turn.text.slice(0, 1_200))?.groups;
  const line = (groups?.line ?? groups?.rest)?.trim();
  return rewriteBullets.run(line ? { line } : {}, turn);
}

function rewriteInLetter(turn: Turn): CoachAnswer {
  const groups = QUOTED.exec(turn.text.slice(0, 1_200))?.groups;
  const passage = (groups?.line ?? groups?.rest)?.trim();
  // What a choice adds is the letter's name.
  const isName = turn.letters.some(({ title }) => title === passage);
  return rewriteLetter.run(passage && !isName ? { passage } : {}, turn);
}

function addSaid(turn: Turn): CoachAnswer {
  const said = /(?:i have|لدي) (.{2,60}?)[,،]? ?(?:please )?(?:add it|أضفها|اضفها)/iu.exec(turn.text)?.[1]?.trim();
  return addSkills.run(said ? { skills: [said] } : {}, turn);
}

const GAP = /(?<from>(?:19|20)\d\d)\D{1,12}(?<to>(?:19|20)\d\d)/u;

const ASK_FOR_GAP: Said = {
  en: 'From when to when was it, and what did you do in that time? Write it like this:',
  ar: 'من متى إلى متى، وماذا فعلت في تلك المدة؟ اكتبها هكذا:',
};
const isAskForGap = (text: string) => text.includes(ASK_FOR_GAP.en) || text.includes(ASK_FOR_GAP.ar);

function addGap(turn: Turn): CoachAnswer {
  const years = GAP.exec(turn.text)?.groups;
  const what = (/[:：]\s*(?<what>[^\n]{3,200})$/u.exec(turn.text)?.groups?.what ?? afterAsk(turn))
    ?.replace(GAP, '')
    .trim();
  if (years?.from && years.to && what && what.length > 2)
    return fillGap.run({ from: years.from, to: years.to, what }, turn);
  const found = namedGaps(turn);
  return reply(
    turn,
    {
      en: `${found.en}${ASK_FOR_GAP.en}\n\n> Fill the gap 2021 to 2023: cared for my father`,
      ar: `${found.ar}${ASK_FOR_GAP.ar}\n\n> سد الفجوة 2021 إلى 2023: رعاية والدي`,
    },
    { kind: 'asking' },
  );
}

/** What answers the question for the gap: "I cared for my father 2019 to 2021". */
function afterAsk({ text, history }: Turn): string | undefined {
  if (!isAskForGap(history.at(-1)?.text ?? '')) return undefined;
  return text
    .slice(0, 200)
    .replace(GAP, '')
    .replace(/^\s*(?:i |we |كنت |لقد )|\s+(?:from|in|between|من|في|بين)\s*$/giu, '');
}

/** Says which gaps the resume shows, as the beginning of a sentence; nothing where it shows none. */
function namedGaps({ resume }: Turn): Said {
  const [gap] = resume ? gapsOf(resume.data) : [];
  if (!gap) return { en: '', ar: '' };
  return {
    en: `Your resume shows one from ${gap.from} to ${gap.to}, between ${gap.before} and ${gap.after}. `,
    ar: `تُظهر سيرتك واحدة من ${gap.from} إلى ${gap.to} بين ${gap.before} و${gap.after}. `,
  };
}

function tellGaps(turn: Turn): CoachAnswer {
  const { resume } = turn;
  if (!resume) return askForResume(turn);
  const gaps = gapsOf(resume.data);
  if (gaps.length === 0) {
    return reply(turn, {
      en: 'No: between its jobs I find no half year or more without one. What has no date I cannot tell.',
      ar: 'لا، لا أجد بين الوظائف نصف سنة أو أكثر بلا عمل. وما لا تاريخ له لا أستطيع الحكم عليه.',
    });
  }
  const list = gaps.map(({ from, to, before, after }) => `- ${from} – ${to}: ${before} → ${after}`).join('\n');
  return reply(
    turn,
    {
      en: `Yes, a reader will ask about this:\n\n${list}\n\nOne honest line is enough. Tell me what you did then, and I propose an entry.`,
      ar: `نعم، سيسأل القارئ عن هذا:\n\n${list}\n\nسطر صادق واحد يكفي. أخبرني بما فعلت حينها فأقترح بندًا.`,
    },
    {
      choices: [
        { en: 'Fill the gap in my resume', ar: 'سد الفجوة في سيرتي' },
        { en: 'How do I explain a gap?', ar: 'كيف أشرح انقطاعًا عن العمل؟' },
      ],
    },
  );
}

/** What the documents say; a question that they do not answer may still be one for the knowledge base. */
function fromDocuments(turn: Turn): CoachAnswer {
  if (!turn.resume && turn.letters.length === 0 && turn.advert === '' && !turn.file) return answerQuestion(turn);
  const found = searchDocuments.run({ query: turn.text.slice(0, 400) }, turn);
  return found.kind === 'unknown' ? { ...answerQuestion(turn) } : found;
}
