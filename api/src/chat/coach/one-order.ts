import { fold } from '@vitae/language/fold';
import { findLine, linesOf, type ResumeLine } from '../tools/resume-lines.ts';
import { rewriteBullets } from '../tools/rewrite-bullets.ts';
import { sentencesWished } from '../tools/shorten-summary.ts';
import { rewriteSummary, shortenTheSummary } from './acts/improving.ts';
import { employerNamed } from './employers.ts';
import { reply, type Said } from './language.ts';
import { readRequest } from './request.ts';
import { shortenLine } from './spoken-of/improve.ts';
import { onProposed } from './spoken-of/proposed.ts';
import type { CoachAnswer, ProposedChange, Turn } from './turn.ts';

// "shorten the reports point and the summary also", "the deliveries line is too wordy": one order, and the parts it is for.

type Order = 'shorten' | 'rewrite';
type Part = 'summary' | ResumeLine;

const SHORTENS =
  /\b(?:short\w*|trim\w*|condens\w*|briefer|brief|concise\w*|crisp\w*|snapp\w*|wordy|wordiness|long[- ]?winded|waffl\w*|rambl\w*|lengthy|(?:too|very|so|way|bit|quite|rather) long|long(?=\s*(?:,|\.|$|and\b|please|pls))|(?:cut|slim|trim|boil) (?:\p{L}+ ){0,10}?down|cut (?:it|them|both|these|this|that)(?: (?:short|back))?|(?:one|1|single) line|(?:less|fewer) words|like a lawyer|to the point)\b|(?:اختصر|اقصر|قصر|مختصر|طويل|تختصر|تقصر)\S*/u;
const REWRITES =
  /\b(?:re-?writ\w*|re-?word\w*|re-?phras\w*|improv\w*|better|stronger|strengthen|polish|fix|redo|rework)\b|(?:حسن|صيغ|عدل)\S*/u;
const OTHER_ORDERS =
  /\b(?:add|mention|include|remove|delete|merge|combine|join|split|swap|move|translate|put|instead|not the|into one|into two|(?:can|could|should|must) go)\b|(?:ضيف|اضف|احذف|امسح|شيل|اذكر|ادمج|انقل)/u;
const SUMMARY =
  /\b(?:summary|profile|objective|personal statement|about me|intro(?:duction)?|(?:bit|part|paragraph) (?:at|on) (?:the )?top)\b|ملخص|نبذه|الهدف|هدفي|بروفايل/u;
/** A line by what it is about, before its name or behind it. */
const LINE =
  /(?<before>[\p{L}\d%'’-]+(?: [\p{L}\d%'’-]+){0,4}?) (?:bullet(?: ?point)?|line|point|one|sentence)s?(?![\p{L}]| (?:about|on|with|of|regarding|where|that says)\b)|\b(?:bullet(?: ?point)?|line|point|one|sentence)s? (?:about|on|with|for|of|regarding|where i|where we|that says) (?:the )?(?<behind>[\p{L}\d%'’-]+(?: [\p{L}\d%'’-]+){0,3})|(?:سطر|نقطه|جمله) (?:(?:عن|حول|بتاع\S*|تبع) )?(?<arabic>\p{Script=Arabic}+(?: \p{Script=Arabic}+){0,2})/gu;
/** They belong to the order, and not to what the line is about. */
const SMALL =
  /^(?:the|my|that|this|also|and|or|both|then|please|pls|plz|kindly|just|same|for|so|is|can|could|you|u|make|cut|shorten|trim|tighten|condense|fix|rewrite|reword|rephrase|improve|polish|redo|do|of|in|to|with|now|ok|okay|fine|summary|profile|objective|too|as|well|but|long|wordy|shorter|hey|hi|first|second|third|last|whole|other|one|two|three|four|five|single|max|more|less|few|\d+|down|would|like|want|need|get|keep|at|a|an|need|needs|اختصر|سطر|و)$/u;
const WORDS_MAX = 40;

/** Null where a message gives no such order, or names nothing but what the acts themselves read. */
export function doOneOrder(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300)).trim();
  const { things, isQuestion } = readRequest(turn.text);
  if (
    !turn.resume ||
    words.split(/\s+/u).length > WORDS_MAX ||
    (isQuestion && !/\b(?:can|could|would) (?:yo)?u\b/u.test(words))
  )
    return null;
  if (OTHER_ORDERS.test(words) || ['letter', 'mail', 'offer', 'interview', 'skills'].some((thing) => things.has(thing)))
    return null;
  const atPlace = lineAtPlace(turn, words);
  if (atPlace) return onLine(turn, words, atPlace);
  const order = orderIn(words);
  const parts = order ? partsNamed(turn, words) : [];
  const isLoneLine = parts.length === 1 && parts[0] !== 'summary' && order === 'shorten';
  if (!order || (parts.length < 2 && !isLoneLine)) return null;
  return isLoneLine ? actOn(turn, order, parts[0]!) : onEach(turn, order, parts);
}

const AT_PLACE =
  /\b(?:the |my )?(?<place>first|1st|top|opening|second|2nd|third|3rd|fourth|4th|fifth|5th|last|final|bottom|closing)\s(?:\p{L}+\s)?(?:bullet(?: ?point)?|line|point|sentence)(?!s)\b|(?:^|\s)(?<arabic>اول|ثاني|ثالث|رابع|خامس|اخر)\s(?:سطر|نقطه|جمله)(?=\s|$)|(?:السطر|النقطه|الجمله)\s(?<behind>الاولي?|الثاني[ه]?|الثالث[ه]?|الرابع[ه]?|الخامس[ه]?|الاخير[ه]?)/u;
const PLACES: readonly RegExp[] = [
  /^(?:first|1st|top|opening|اول|الاول)/u,
  /^(?:second|2nd|ثاني|الثاني)/u,
  /^(?:third|3rd|ثالث|الثالث)/u,
  /^(?:fourth|4th|رابع|الرابع)/u,
  /^(?:fifth|5th|خامس|الخامس)/u,
];

/** "the last bullet of Rapid": of the job that is named; null where no job is. */
function lineAtPlace(turn: Turn, words: string): ResumeLine | null {
  const { place, arabic, behind } = AT_PLACE.exec(words)?.groups ?? {};
  const said = place ?? arabic ?? behind;
  const employer = said ? employerNamed(turn, turn.text.slice(0, 300)) : null;
  const job = employer && turn.resume!.data.workExperience.find(({ company }) => company === employer);
  if (!said || !job) return null;
  const own = linesOf(turn.resume!.data).filter(({ entryId }) => entryId === job.id);
  const at = PLACES.findIndex((names) => names.test(said));
  return (at < 0 ? own.at(-1) : own[at]) ?? null;
}

/** That line alone: shorter where its length is the fault, else in better words. */
function onLine(turn: Turn, words: string, line: ResumeLine): CoachAnswer | null {
  if (SHORTENS.test(words)) return shortenLine(turn, line);
  return REWRITES.test(words) || COMPLAINS.test(words) ? rewriteBullets.run({ line: line.text }, turn) : null;
}
const COMPLAINS =
  /\b(?:weak|flat|boring|dull|clumsy|awkward|vague|confusing|messy|unclear|sounds? (?:bad|off|wrong)|bad)\b|ضعيف|ركيك|ممل/u;

/** Two different orders are two wishes, each with its own part. */
function orderIn(words: string): Order | null {
  const [shortens, rewrites] = [SHORTENS.test(words), REWRITES.test(words)];
  if (shortens && rewrites) return null;
  return shortens ? 'shorten' : rewrites ? 'rewrite' : null;
}

function partsNamed(turn: Turn, words: string): Part[] {
  const lines = linesOf(turn.resume!.data);
  const named = [...words.matchAll(LINE)].flatMap(({ groups, index }) => {
    const said = groups!.before ?? groups!.behind ?? groups!.arabic ?? '';
    const line = lineAbout(turn, lines, said);
    return line ? [{ part: line as Part, index }] : [];
  });
  const written = lines.filter(
    ({ text }) => text.length >= LINE_LETTERS && words.includes(fold(text).replace(/[.\s]+$/u, '')),
  );
  const summary = SUMMARY.exec(words);
  const all = [
    ...named,
    ...written.map((part) => ({ part: part as Part, index: words.length })),
    ...(summary ? [{ part: 'summary' as const, index: summary.index }] : []),
  ].toSorted((a, b) => a.index - b.index);
  const byText = new Map(all.map(({ part }) => [part === 'summary' ? part : `${part.entryId} ${part.index}`, part]));
  return [...byText.values()];
}
const LINE_LETTERS = 14;

function lineAbout(turn: Turn, lines: readonly ResumeLine[], said: string): ResumeLine | null {
  const topic = said
    .split(/\s+/u)
    .filter((word) => !SMALL.test(word))
    .join(' ');
  if (topic === '') return null;
  const found = findLine(lines, topic);
  // "the Harbour line" names the job, and no line of it.
  return found && employerNamed(turn, topic) && !findLine(linesWithout(lines, found), topic) ? null : found;
}
const linesWithout = (lines: readonly ResumeLine[], line: ResumeLine) => lines.filter((each) => each !== line);

function actOn(turn: Turn, order: Order, part: Part): CoachAnswer | null {
  if (part === 'summary')
    return order === 'shorten' ? shortenTheSummary(turn, sentencesWished(turn)) : rewriteSummary(turn);
  const line = linesOf(turn.resume!.data).find(
    ({ entryId, index }) => entryId === part.entryId && index === part.index,
  );
  if (!line) return null;
  return order === 'shorten' ? shortenLine(turn, line) : rewriteBullets.run({ line: line.text }, turn);
}

/** Each part by itself; two lines of one job as one change, since two could not both be accepted. */
function onEach(turn: Turn, order: Order, parts: readonly Part[]): CoachAnswer | null {
  const proposals: ProposedChange[] = [];
  const notes: string[] = [];
  let last: CoachAnswer | null = null;
  for (const part of parts) {
    const before = proposals.find((proposal) => part !== 'summary' && isOfJob(proposal, part));
    const answer = before ? onProposed(turn, [before], (now) => actOn(now, order, part)) : actOn(turn, order, part);
    if (!answer) continue;
    last = answer;
    const [proposal] = answer.proposals;
    if (!proposal) notes.push(answer.text);
    else if (before) proposals.splice(proposals.indexOf(before), 1, proposal);
    else proposals.push(...answer.proposals);
  }
  if (!last) return null;
  if (proposals.length === 0) return { ...last, text: [...new Set(notes)].join('\n\n') };
  const { text } = reply(turn, order === 'shorten' ? SHORTER : BETTER);
  return {
    ...last,
    kind: 'answer',
    text: [text, ...notes].join('\n\n'),
    choices: [],
    proposals,
  };
}

const isOfJob = ({ changes }: ProposedChange, { list, entryId }: ResumeLine): boolean =>
  changes.some(({ path }) => path[0] === list && path[1] === entryId);

const SHORTER: Said = {
  en: 'All that you name, shorter and with nothing new; each proposal shows what goes out. Accept each for itself, nothing changes before.',
  ar: 'كل ما ذكرته أقصر ودون جديد، ويعرض كل اقتراح ما يُحذف. اقبل كلًا منها على حدة، ولا يتغير شيء قبل ذلك.',
};
const BETTER: Said = {
  en: 'All that you name in better words, with no new fact. Accept each for itself, nothing changes before.',
  ar: 'كل ما ذكرته بصياغة أفضل ودون حقائق جديدة. اقبل كلًا منها على حدة، ولا يتغير شيء قبل ذلك.',
};
