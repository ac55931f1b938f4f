import { fold } from '@vitae/language/fold';
import { whomIn } from '../../tools/mail/names.ts';
import { answerOfId, isPlain, rankAnswers } from '../answer-question.ts';
import { employerNamed } from '../employers.ts';
import { languageOf, reply, type Said } from '../language.ts';
import { readRequest } from '../request.ts';
import type { Subject } from '../subject.ts';
import type { CoachAnswer, TalkedMessage, Turn } from '../turn.ts';
import { cardOfMail } from './write-it.ts';

// A short message behind an answer that was about a thing is said of that thing, or not understood: it gets no advice on
// something else.

const WORDS_MAX = 12;
/** A statement that shares a few words with a question asks nothing of the advice. */
const ASKED_LIKENESS = 0.7;
/** So many telling words, known to one answer, say themselves what they are about. */
const OWN_WORDS = 2;
const OWN_KNOWN = 0.5;

/** In the place of `said`, where a short message was meant of the thing before it and not understood; null elsewhere. */
export function notUnderstood(turn: Turn, said: CoachAnswer): CoachAnswer | null {
  const last = turn.history.at(-1);
  const about = last?.about;
  if (last?.role !== 'assistant' || !about || turn.text.trim().split(/\s+/).length > WORDS_MAX) return null;
  const known = THINGS[about.kind as keyof typeof THINGS];
  const isAdvice = said.proposals.length === 0 && (said.kind === 'unknown' || said.about?.kind === 'answer');
  if (!known || !isAdvice || isOfItsOwn(turn, about)) return null;
  const isQuestion = readRequest(turn.text).isQuestion || /[?؟]\s*$/u.test(turn.text);
  const card = isQuestion && said.kind === 'unknown' ? cardOfThing(turn, about, said) : null;
  if (card) return card;
  if (said.kind === 'unknown' ? isQuestion && said.choices.length > 0 : isAsked(turn, isQuestion)) return null;
  const thing = nameOf(about, turn);
  const can = known;
  const text: Said = isQuestion
    ? {
        en: `I have no reviewed answer to that. On ${thing.en} you can tell me ${can.en}. Another question I read best as a whole sentence.`,
        ar: `ليس لدي جواب مراجَع عن ذلك. وبخصوص ${thing.ar} يمكنك أن تطلب ${can.ar}. وإن كان سؤالًا آخر فاكتبه في جملة كاملة.`,
      }
    : {
        en: `I did not understand what to do with ${thing.en}, so nothing is changed. You can tell me ${can.en}.`,
        ar: `لم أفهم ما المطلوب في ${thing.ar}، فلم يتغير شيء. يمكنك أن تطلب ${can.ar}.`,
      };
  return reply(turn, text, { kind: 'unknown', about });
}

/** "ok fix the Harbour part": what names another job than the one that was spoken of is a request of its own. */
function isOfItsOwn(turn: Turn, about: Subject): boolean {
  const employer = employerNamed(turn, turn.text);
  return employer !== null && !JSON.stringify(about).includes(employer);
}

/** Of the answers that a question may have meant, the one on the mail that was spoken of. */
function cardOfThing(turn: Turn, about: Subject, said: CoachAnswer): CoachAnswer | null {
  const id = about.kind === 'mail' ? cardOfMail(about.mail) : undefined;
  const card = id ? answerOfId(turn, id) : null;
  const title = card && /^\*\*(?<title>[^*\n]+)\*\*/u.exec(card.text)?.groups?.title;
  return title && said.choices.includes(title) ? card : null;
}

/** Whether the advice that was found is what was asked for: a question that leans on nothing, or words that are its own. */
function isAsked(turn: Turn, isQuestion: boolean): boolean {
  const ranked = rankAnswers(turn);
  const [best] = ranked;
  if (!best) return false;
  const isOfItsOwn = best.question.words >= OWN_WORDS && best.known >= OWN_KNOWN;
  const isWhole = isQuestion && !LEANS.test(fold(turn.text).trim());
  return isPlain(ranked) || isOfItsOwn || isWhole || best.likeness >= ASKED_LIKENESS;
}
const LEANS =
  /^(?:and|what about|how about|but|or|then|so)\b|\b(?:that one|this one|those|these|the (?:first|second|third|last|other)(?: one)?)\b|\b(?:it|them)[\s?!.]*$|^(?:و|طيب|بس)(?=\p{L})/u;

/** What can be said of each thing that an answer was about. */
const THINGS = {
  skills: {
    en: 'a level (“basic”), “put it first”, “remove it”, or one skill more (“and Excel”)',
    ar: 'مستوى («مبتدئ»)، أو «حطها أول»، أو «احذفها»، أو مهارة أخرى («وكمان Excel»)',
  },
  line: {
    en: 'a figure for it, “shorter”, “stronger”, “put it first”, or “delete it”',
    ar: 'رقمًا له، أو «أقصر»، أو «أقوى»، أو «حطه أول»، أو «احذفه»',
  },
  lines: {
    en: 'which one (“the second one shorter”), “the same for” another job, or “put it back”',
    ar: 'أي سطر («الثاني أقصر»)، أو الشيء نفسه لوظيفة أخرى، أو «تراجع»',
  },
  entry: {
    en: 'its months (“June to August 2015”), what you did there (“I handled …”), another year, or “remove it”',
    ar: 'شهوره («يونيو إلى أغسطس 2015»)، أو ما عملته هناك، أو سنة أخرى، أو «احذفها»',
  },
  certificate: {
    en: 'its year, another name (“make it …”), “put it first”, or “remove it”',
    ar: 'سنتها، أو اسمًا آخر، أو «حطها أول»، أو «احذفها»',
  },
  details: { en: 'another value (“no, it is …”), or “remove it”', ar: 'قيمة أخرى («لا، هو …»)، أو «احذفه»' },
  'job title': { en: 'another title (“make it …”), or “put it back”', ar: 'مسمى آخر («خليه …»)، أو «تراجع»' },
  date: {
    en: 'another month or year (“no, April 2019”), or the job that you mean, by its employer',
    ar: 'شهرًا أو سنة أخرى («لا، أبريل 2019»)، أو الوظيفة المقصودة باسم جهتها',
  },
  section: {
    en: 'where it goes (“after the skills”, “at the end”), or “put it back”',
    ar: 'مكانه («بعد المهارات»، «في الآخر»)، أو «تراجع»',
  },
  summary: {
    en: '“shorter”, “two sentences”, a fact to put in (“add that I …”), or “put it back”',
    ar: '«أقصر»، أو «جملتين»، أو حقيقة تضاف («أضف أنني …»)، أو «تراجع»',
  },
  letter: {
    en: 'what to add (“mention that I …”), what to leave out, “shorter”, or “less formal”',
    ar: 'ما يضاف («اذكر أنني …»)، أو ما يُحذف، أو «أقصر»، أو «أقل رسمية»',
  },
  mail: {
    en: 'another date, a reason, a sentence of yours (“add that I …”), what to leave out, “shorter”, “less formal”, or “in Arabic”',
    ar: 'تاريخًا آخر، أو سببًا، أو جملة منك («اذكر أنني …»)، أو ما يُحذف، أو «أقصر»، أو «أقل رسمية»، أو «بالإنجليزي»',
  },
  'mail asked': {
    en: 'what it is for and to whom (“to HR, to ask when …”)',
    ar: 'غرضها ولمن هي («لمدير الموارد، للسؤال عن …»)',
  },
  offers: {
    en: 'another sum (“B pays 15,000”), a rent, the bonus, leave, days at home or the way to work of each',
    ar: 'مبلغًا آخر («B يدفع 15,000»)، أو الإيجار، أو المكافأة، أو الإجازة، أو أيام العمل من البيت، أو الطريق',
  },
  questions: {
    en: 'which one (“how do I answer the second one”), what they may ask about, or “practise with me”',
    ar: 'أي سؤال («كيف أجيب عن الثاني»)، أو موضوعًا قد يسألون عنه، أو «تدرّب معي»',
  },
  findings: { en: 'which of them to mend (“the second one”)', ar: 'أي نقطة أصلحها («الثانية»)' },
  'gap asked': {
    en: 'from when to when, and what you did in that time',
    ar: 'من متى إلى متى، وماذا فعلت في تلك المدة',
  },
  'skills asked': {
    en: 'which of them you have, and where you used it (“I have …, add it”)',
    ar: 'أيها لديك وأين استخدمته («لدي …، أضفها»)',
  },
} as const satisfies Partial<Record<Subject['kind'], Said>>;

const NAMES: Record<keyof typeof THINGS, Said> = {
  skills: { en: 'the skills', ar: 'المهارات' },
  line: { en: 'the line', ar: 'السطر' },
  lines: { en: 'the lines', ar: 'الأسطر' },
  entry: { en: 'the entry', ar: 'البند' },
  certificate: { en: 'the certificate', ar: 'الشهادة' },
  details: { en: 'your details', ar: 'بياناتك' },
  'job title': { en: 'the job title', ar: 'المسمى' },
  date: { en: 'the date', ar: 'التاريخ' },
  section: { en: 'the section', ar: 'القسم' },
  summary: { en: 'the summary', ar: 'الملخص' },
  letter: { en: 'the letter', ar: 'الخطاب' },
  mail: { en: 'the email', ar: 'الرسالة' },
  'mail asked': { en: 'the email', ar: 'الرسالة' },
  offers: { en: 'the offers', ar: 'العرضين' },
  questions: { en: 'these interview questions', ar: 'أسئلة المقابلة هذه' },
  findings: { en: 'the points of the check', ar: 'نقاط الفحص' },
  'gap asked': { en: 'the gap', ar: 'الفجوة' },
  'skills asked': { en: 'what the advert asks for', ar: 'ما يطلبه الإعلان' },
};

function nameOf(about: Subject, turn: Turn): Said {
  const { en, ar } = NAMES[about.kind as keyof typeof THINGS];
  const own = ownName(about, turn);
  return own === '' ? { en, ar } : { en: `${en} ${own}`, ar: `${ar} ${own}` };
}

function ownName(about: Subject, turn: Turn): string {
  switch (about.kind) {
    case 'skills':
      return `“${about.names.join(', ')}”`;
    case 'line':
    case 'entry':
    case 'certificate':
      return `“${about.text}”`;
    case 'job title':
    case 'date':
      return languageOf(turn) === 'ar' ? `(${about.employer})` : `at ${about.employer}`;
    case 'mail': {
      const whom = whomIn(about.told, about.language);
      return whom ? (languageOf(turn) === 'ar' ? `إلى ${whom}` : `to ${whom}`) : '';
    }
    default:
      return '';
  }
}

/** The same text a second time says nothing: that it changes nothing is said, and what would. */
export function withoutRepeat(turn: Turn, answer: CoachAnswer): CoachAnswer {
  const last = turn.history.at(-1);
  const before = turn.history.findLast(({ role }) => role === 'user');
  const isSame = last?.role === 'assistant' && last.text === answer.text && isSameProposed(last, answer);
  if (!isSame || answer.practice || fold(before?.text ?? '').trim() === fold(turn.text).trim()) return answer;
  const about = answer.about ?? last.about;
  const known = about && THINGS[about.kind as keyof typeof THINGS];
  if (about && known) {
    const { en, ar } = nameOf(about, turn);
    const said = reply(turn, {
      en: `That changes nothing in ${en}: it stands as above. You can tell me ${known.en}.`,
      ar: `لا يغيّر ذلك شيئًا في ${ar}، فهو كما أعلاه. يمكنك أن تطلب ${known.ar}.`,
    });
    return { ...answer, text: said.text };
  }
  if (about?.kind !== 'answer') return answer;
  const said = reply(turn, {
    en: 'What I know of it stands just above, and I have no more on it. Tell me what of it does not fit your case, and I look for that.',
    ar: 'ما أعرفه عنه مذكور أعلاه تمامًا وليس لدي أكثر. قل لي ما الذي لا ينطبق على حالتك فأبحث عنه.',
  });
  return { ...answer, text: said.text };
}

const isSameProposed = ({ proposals = [] }: TalkedMessage, answer: CoachAnswer): boolean =>
  JSON.stringify(proposals.map(({ diffs }) => diffs)) === JSON.stringify(answer.proposals.map(({ diffs }) => diffs));
