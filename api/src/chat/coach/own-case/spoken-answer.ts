import { fold } from '@vitae/language/fold';
import { linesOf, type ResumeLine } from '../../tools/resume-lines.ts';
import { rewordLine } from '../../tools/reword-line.ts';
import { employerNamed, employersByPlace } from '../employers.ts';
import { reply, type Said } from '../language.ts';
import { readRequest } from '../request.ts';
import { jobOf, spoken } from '../spoken-of/example-from-resume.ts';
import type { Subject } from '../subject.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { linesNamed, namingStems } from './named-in-documents.ts';

// An answer for the interview out of the own lines on a topic: situation, deed, result; what nobody has told stays open.

const WANTS_ANSWER =
  /\b(?:give|write|make|show|draft|need|want|build|prepare|suggest|help(?: me)?|do|get)\b.{0,40}\b(?:answer|response|story|star(?: answer| story)?|example)\b|\b(?:sample|model|good|best|strong|example) (?:answer|response|story)\b|\bhow (?:would|should|could|do|can) (?:yo)?[ui] (?:answer|respond to)\b|(?:اعطني|عطني|هات|اكتب|جهز|ابي|بدي|عايز|ممكن)\S*.{0,20}(?:جواب|اجابه|مثال|رد)/u;
/** "for the audit one", "about the bus tracker", "using my night shift". */
const ON_TOPIC =
  /\b(?:for|to|on|about|with|using|from|regarding|of) (?:the |my |that |this |our )?(?<topic>[^,.;?!\n]{2,50}?)(?: (?:one|question|bit|part|case|project))?(?= (?:from|using|with|out of|based on|in|for) (?:my |the )?(?:resume|cv|experience|background|interview)\b| please\b| pls\b| plz\b|[,.;?!\n]|$)|(?:عن|حول|بخصوص|على سؤال|لسؤال|لسوال|من) (?<arabic>[^،.؟!\n]{3,40})/giu;
const OTHER_TEXTS =
  /\b(?:e-?mail|mail|letter|message|summary|profile|recruiter|reply to|salary|notice|offer|them|her|him)\b|ايميل|رساله|خطاب|ملخص|راتب/u;
const WORDS_MAX = 24;
const LINES_MAX = 3;

type About = Extract<Subject, { kind: 'spoken answer' }>;

/** "suggest an answer about the audit"; null where no such answer is wanted, or the resume has no line on it. */
export function answerFromLines(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 240)).trim();
  if (!turn.resume || words.split(/\s+/u).length > WORDS_MAX || !WANTS_ANSWER.test(words) || OTHER_TEXTS.test(words))
    return null;
  const topics = [...words.matchAll(ON_TOPIC)].map(({ groups }) => (groups?.topic ?? groups?.arabic ?? '').trim());
  const topic = topics.filter((each) => namingStems(each).length > 0).join(' ');
  const lines = topic === '' ? [] : linesOn(turn, topic);
  return lines.length === 0 ? null : answerOn(turn, lines, { kind: 'spoken answer', topic, told: '' });
}

/** The lines on a topic; of one job, since one case is told. */
function linesOn({ resume }: Turn, topic: string): ResumeLine[] {
  const found = linesNamed(topic, resume!.data, LINES_MAX);
  return found.filter(({ entryId }) => entryId === found[0]!.entryId);
}

const INSTEAD = /\b(?:use|take|make it|do|with|from|tell|say)\b.{0,30}\b(?:instead|rather|not)\b|\binstead\b|بدل|بدال/u;
const TELLS_FACTS = /\b(?:i|we|my|it was|there was|there were|there)\b.*\b\p{L}+/iu;
const FACT_WORDS_MIN = 6;
const FACTS_MAX = 700;

/** What is told for the answer that was just given: its facts, another job, other words; null where it is none of these. */
export function toldForAnswer(turn: Turn, about: About): CoachAnswer | null {
  const { isQuestion } = readRequest(turn.text);
  const words = turn.text.trim().split(/\s+/u).length;
  const employer = employerNamed(turn, turn.text) ?? employersByPlace(turn, turn.text)[0];
  const isOther = INSTEAD.test(fold(turn.text)) && employer !== undefined;
  const tells = !isQuestion && words >= FACT_WORDS_MIN && TELLS_FACTS.test(turn.text);
  if (!isOther && !tells) return null;
  const told = [about.told, withoutOrder(turn.text)].filter(Boolean).join('. ').slice(-FACTS_MAX);
  const named = linesNamed(`${about.topic} ${told}`, turn.resume!.data, LINES_MAX);
  const own = linesOf(turn.resume!.data).filter(({ label }) => !isOther || label.includes(employer));
  const lines = own.filter((line) => named.some(({ entryId, text }) => entryId === line.entryId && text === line.text));
  return answerOn(turn, lines.length > 0 ? lines : own.slice(0, 1), { ...about, told }, { isOther });
}

/** "use the Pune job instead, …": says which one, and no fact. */
const withoutOrder = (text: string): string =>
  text
    .replace(/^[^,.;\n]{0,60}\b(?:instead|rather)\b[\s,.;:]*/iu, '')
    .replace(/^(?:(?:ok(?:ay)?|well|so|new (?:info|facts?)|info|facts?|fyi|also|and)[\s,:]+)+/iu, '')
    .replace(/^there,? (?=(?:one|a|an|we|i|the|was|were)\b)/iu, '')
    .trim();

const CLAUSES =
  /[.;!?\n]+\s*|,\s*(?!\d)|\s(?:and|so|then|but)\s(?=(?:i|we)\b|(?:after (?:that|this)|since then|from then|in the end|now|it (?:was|went|got|became|stopped|worked)|no ?(?:body|one)|everyone|my (?:boss|manager))\b)/iu;
const DEED =
  /^(?:then |so |and )?(?:i|we)\b|\b(?:changed|checked|asked|called|built|found|fixed|moved|trained|wrote)\b/iu;
const RESULT =
  /\b(?:got (?:it |us )?(?:to|down)|went (?:from|down|up)|came (?:down|round|to)|down to|up to|reduced|saved|took (?:about |around )?\d|in the end|after that|since then|result|no more|never again|zero|faster|quicker|smoother|happy|pleased|well done|nobody|no one|stopped|solved|worked|passed|on time|(?:next|now|afterwards|later)\b.*\d|\d+ ?(?:%|percent))\b/iu;

interface Told {
  situation: string[];
  did: string[];
  result: string[];
}

/** What was told, each clause where it belongs. */
function sorted(told: string): Told {
  const clauses = told
    .split(CLAUSES)
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(/\s+/u).length > 1);
  const of: Told = { situation: [], did: [], result: [] };
  clauses.forEach((clause) => {
    const isResult = RESULT.test(clause) && of.did.length > 0;
    of[isResult ? 'result' : DEED.test(clause) ? 'did' : of.did.length > 0 ? 'did' : 'situation'].push(asSaid(clause));
  });
  return of;
}

const LEADS = /^(?:(?:well|so|ok|then|and|basically|actually|like),?\s)+/iu;
function asSaid(clause: string): string {
  const plain = clause.replace(LEADS, '');
  return `${plain[0]!.toUpperCase()}${plain.slice(1)}`
    .replace(/(?<![\p{L}'’])i(?![\p{L}])/gu, 'I')
    .replace(/\bcos\b/giu, 'because')
    .replace(/\bthru\b/giu, 'through')
    .replace(/\baswell\b/giu, 'as well');
}

/** "22%", "300 users"; the figure in a name ("S7", "B2") says nothing of what came of it. */
const TELLS_FIGURE = /(?<![\p{L}\d])\d[\d.,]*(?![\p{L}\d])/u;

/** A line as a sentence of speech; one that names a thing and no deed is what the case was about. */
function asSpoken(line: ResumeLine): { text: string; isDeed: boolean } {
  const plain = line.text.replace(/[.;\s]+$/u, '');
  if (/^(?:i|we)\s/iu.test(plain)) return { text: plain, isDeed: true };
  if (/^\p{L}+ed by\s/iu.test(plain))
    return { text: `It was ${plain[0]!.toLowerCase()}${plain.slice(1)}`, isDeed: true };
  if (/^done\s/iu.test(plain)) return { text: `I have ${plain[0]!.toLowerCase()}${plain.slice(1)}`, isDeed: true };
  const text = spoken({ ...line, text: rewordLine(plain) });
  return { text, isDeed: text.startsWith('I ') };
}

const whereOf = (turn: Turn, line: ResumeLine | undefined): Said => {
  if (!line) return { en: '', ar: '' };
  return line.list === 'projects'
    ? { en: `In the project ${line.label}: `, ar: `في مشروع ${line.label}: ` }
    : { en: `As ${jobOf(turn, line)}: `, ar: `في عملي (${line.label}): ` };
};

/** The answer out of lines and what was told; with `isOther` for another job than the topic's, of which only that counts. */
export function answerOn(
  turn: Turn,
  lines: readonly ResumeLine[],
  about: About,
  { isOther = false } = {},
): CoachAnswer {
  const told = sorted(about.told);
  const results = isOther || told.result.length > 0 ? [] : lines.filter(({ text }) => TELLS_FIGURE.test(text));
  const deeds = lines.filter((line) => !results.slice(0, 1).includes(line)).map(asSpoken);
  const where = whereOf(turn, lines[0]);
  const joined = (parts: readonly string[], open: string) => (parts.length > 0 ? `${parts.join('. ')}.` : open);
  const isToldWhole = isOther && told.did.length > 0;
  const did = [...told.did, ...(isToldWhole ? [] : deeds.filter(({ isDeed }) => isDeed).map(({ text }) => text))];
  const named = isToldWhole ? [] : deeds.filter(({ isDeed }) => !isDeed).map(({ text }) => text.replace(/[“”]/gu, ''));
  const situation = [...named, ...told.situation];
  const result = [...told.result, ...results.slice(0, 1).map((line) => asSpoken(line).text)];
  const text: Said = {
    en: [
      `For an answer of a minute and a half${about.told === '' ? ', from your own lines' : ', with what you tell'}:`,
      [
        `> **Situation.** ${where.en}${joined(situation, '[what went wrong or was needed, in one sentence: who noticed it, how large it was].')}`,
        '> **Task.** [What you had to reach, and by when.]',
        `> **What I did.** ${joined(did, '[First step.]')} [How you went about it, step by step, and whom you brought in.]`,
        `> **Result.** ${joined(result, '[What came of it, with one figure: before and after.]')} [What you do since then because of it.]`,
      ].join('\n>\n'),
      'Brackets only you can fill; I make nothing up. Say “I” where it was you, “we” where it was the team. Tell me the facts that are missing, or another job to take it from, and I write it anew; or practise it with me.',
    ].join('\n\n'),
    ar: [
      `جواب في دقيقة ونصف${about.told === '' ? ' من أسطر سيرتك' : ' بما ذكرته'}:`,
      [
        `> **الموقف.** ${where.ar}${joined(situation, '[ما المشكلة أو المطلوب في جملة].')}`,
        '> **المهمة.** [ما كان عليك تحقيقه ومتى.]',
        `> **ما فعلته.** ${joined(did, '[أول خطوة.]')} [كيف فعلته خطوة خطوة ومع من.]`,
        `> **النتيجة.** ${joined(result, '[ماذا نتج عنه برقم واحد: قبل وبعد.]')}`,
      ].join('\n>\n'),
      'ما بين الأقواس لا يعرفه غيرك. قل لي الحقائق الناقصة أو وظيفة أخرى وأكتبه من جديد، أو تدرّب عليه معي.',
    ].join('\n\n'),
  };
  return reply(turn, text, { about, choices: [{ en: 'Practise an interview with me', ar: 'تدرّب معي على مقابلة' }] });
}
