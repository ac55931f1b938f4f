import { fold } from '@vitae/language/fold';
import { factForSummary } from '../../tools/fact-for-summary.ts';
import { byWorth, proposeSummary, sentencesOf, sentencesWished } from '../../tools/shorten-summary.ts';
import { reply, type Said } from '../language.ts';
import { saidNotToHave } from '../own-case/said-not-to-have.ts';
import { readRequest } from '../request.ts';
import type { Subject } from '../subject.ts';
import { withoutWriter } from '../told-facts.ts';
import { inItsLanguage } from '../translation.ts';
import type { CoachAnswer, ProposedChange, TalkedMessage, Turn } from '../turn.ts';
import { IN_LINES, LINE_LETTERS, sayLeftOut, withoutAll } from './edit-summary.ts';
import { lastAnswered } from './last.ts';
import { LEAVES_OUT, leftOutIn } from './leave-out.ts';
import { onProposed } from './proposed.ts';

// "too fancy, shorter and mention i speak Punjabi": all that one message wishes of a summary that was proposed.

const SHORTER =
  /\b(?:short|shorter|shorten|trim\w*|brief\w*|concise|snappy|compact|cut (?:it|this|that)(?: down)?|too (?:long|wordy|much)|less words|fewer words|max(?:imum)?|at most|no more than)\b|(?:اقصر|اختصر|اختصري|مختصر|قصر|قصري|قصير|طويل|تقصر|يقصر)\S*/u;
const PLAINER =
  /\b(?:fancy|posh|formal|robot\w*|bookish|stiff|pompous|flowery|salesy|cringe\w*|cheesy|naff|corporate|stuffy|snobby|jargon|try ?hard|over the top|ott|showy|grand|simpl\w*|plain\w*|normal|casual|natural|human|relaxed|everyday|big words|hard words|like me|(?:how|the way) (?:i|people|we) (?:talk|speak|write|say))\b|(?:ابسط|بسيط|عاديه?|رسمي|متكلف|فخم|انشا)\S*/u;
const MENTIONS =
  /\b(?:mention(?:ing)?|says?|saying|include|including|put(?: in)?|add(?:ing)?|bring in|work in|talk about|show|with|throw in|stick in|fit in|squeeze in|need|want)\s+(?:(?:also|in|too|something|about|of|that|the fact|my|the|a bit|a word|on|it has)\s+)*(?<topic>[^.;!?\n,]{2,90}?)(?=\s(?:and|but|plus|&|then)\s(?:please |pls |also )?(?:keep|make|shorten|short|less|no|dont|don't|do not|leave|max|only|not|use|cut|trim|simpl\w*|plain\w*|remove|drop|it)\b|\s(?:in (?:it|there)|too|as well|also|please|pls|somewhere)\b|[.;!?\n,]|$)|(?:^|[\s،.])(?:و)?(?:ا?ذكر|اضف|ضيف|حط|اكتب|تذكر|زود)(?:ي|ين)?(?:لي)?\s+(?:كمان\s|ايضا\s|عن\s|موضوع\s|اني\s|انني\s|ان\s)*(?<arabic>[^.؟?!،\n]{2,70}?)(?=\s(?:و)?(?:اختصر|خلي|قصر|بدون|من غير|لا ت)|[.؟?!،\n]|$)/giu;
/** They are no things to be mentioned. */
const NO_TOPIC =
  /^(?:it|this|that|them|so|me|you|sense|short\w*|simple\w*|plain\w*|less|more|one|some|something|in (?:one|two|three|\d)\b.*|(?:\d|one|two|three|four) (?:lines?|sentences?|words?).*|(?:a )?(?:different|new|other|better|shorter|simpler)\b.*|it (?:in|like|as|short\w*)\b.*|(?:your|to)\b.*)$/iu;
const BETWEEN_TOPICS = /\s+and\s+(?:(?:that|my|the|also|i)\s+)*|\s*&\s*|\s+و(?=\p{L}{3})/iu;
const SUMMARY =
  /\b(?:summary|profile|objective|personal statement|intro(?:duction)?|(?:bit|part|paragraph|section|lines?|text) (?:at|on) (?:the )?(?:very )?top|top (?:part|bit|section|paragraph))\b|ملخص|نبذه|الهدف|بروفايل/u;
const WORDS = /\b(?<count>\d{2,3}) words?\b|(?<arabic>\d{2,3}) كلمه/u;
/** "just do the profile": one part of all that was proposed. */
const ONLY_THAT =
  /\b(?:just|only|nothing but) (?:do |want |need |give me |take |keep )?(?:the |my )?(?:summary|profile|objective|bit at the top)\b/u;
const OTHERS = ['letter', 'mail', 'skills', 'offer', 'interview'];
/** Of a line of a job. */
const OF_LINE =
  /\b(?:bullets?|points?|(?:the|that|this|my|first|second|third|last) (?:\p{L}+ ){0,3}line)\b|سطر (?:عن|ال)/u;
const ASKS =
  /^(?:(?:and|but|so|ok) )*(?:is|are|why|what|how|do|does|did|should|will|would|which|when|who|where)\b|[?؟]\s*$|^(?:هل|ليش|ليه|كيف|شو|وش)\s/u;
/** "can you …", "could it say …": asked politely. */
const WISHES = /\b(?:can|could|would) (?:yo)?u\b|\b(?:can|could) (?:it|we|that)\b|ممكن/u;
const WORDS_MAX = 45;

interface Wishes {
  isShorter: boolean;
  isPlainer: boolean;
  mentions: string[];
  left: string[];
  lines: number | undefined;
  sentences: number | undefined;
  words: number | undefined;
}

/** Null where no summary was proposed, or a message wishes one thing of it that has an answer of its own. */
export function wishesOfSummary(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 400)).trim();
  const { things } = readRequest(turn.text);
  if (!turn.resume || (ASKS.test(words) && !WISHES.test(words)) || words.split(/\s+/u).length > WORDS_MAX) return null;
  if (OTHERS.some((thing) => things.has(thing))) return null;
  if (ONLY_THAT.test(words)) return null;
  const isNamed = SUMMARY.test(words);
  if (OF_LINE.test(words.replace(SUMMARY, ' '))) return null;
  const proposed = proposedSummary(turn, isNamed);
  if (!proposed) return null;
  const wishes = wishesIn(turn, words);
  return isForThis(wishes, isNamed, proposed.isLast) ? fulfil(turn, proposed, wishes) : null;
}

/** What single wishes ask is read elsewhere; here what is said of the tone, or together, or of a summary that is named. */
function isForThis(
  { isShorter, isPlainer, mentions, left, lines, sentences, words }: Wishes,
  isNamed: boolean,
  isLast: boolean,
): boolean {
  const isLong = [lines, sentences, words].some((each) => each !== undefined);
  const count = [isShorter || isLong, isPlainer, mentions.length > 0, left.length > 0].filter(Boolean).length;
  return isPlainer || words !== undefined || count > 1 || (isNamed && !isLast && count > 0);
}

interface ProposedSummary {
  about: Extract<Subject, { kind: 'summary' }>;
  proposals: readonly ProposedChange[];
  /** Whether nothing else was spoken of since. */
  isLast: boolean;
}

/** The summary that the talk proposed last: just before, or at any time where a message names it. */
function proposedSummary(turn: Turn, isNamed: boolean): ProposedSummary | null {
  const last = lastAnswered(turn);
  if (last?.about.kind === 'summary') return { about: last.about, proposals: last.proposals ?? [], isLast: true };
  if (!isNamed) return null;
  const proposal = turn.history
    .flatMap(({ proposals = [] }: TalkedMessage) => proposals)
    .findLast(({ changes }) => changes.some(({ path }) => path[1] === 'profile'));
  const text = proposal?.diffs.find(({ after }) => proposal.changes.some((change) => change.after === after))?.after;
  return proposal && text ? { about: { kind: 'summary', text }, proposals: [proposal], isLast: false } : null;
}

function wishesIn(turn: Turn, words: string): Wishes {
  const rest = words.replace(LEAVES_OUT, ' ');
  const isInLines = IN_LINES.test(words);
  const count = sentencesWished(turn);
  const { count: most, arabic } = WORDS.exec(words)?.groups ?? {};
  return {
    isShorter: SHORTER.test(words),
    isPlainer: PLAINER.test(words),
    mentions: [...rest.matchAll(MENTIONS)]
      .flatMap(({ groups }) => (groups!.topic ?? groups!.arabic ?? '').split(BETWEEN_TOPICS))
      .map((topic) => topic.trim())
      .filter((topic) => topic.length > 1 && !NO_TOPIC.test(topic) && !PLAINER.test(topic) && !SHORTER.test(topic)),
    left: [...leftOutIn(turn.text), ...(NOT_THAT.test(words) ? saidNotToHave([turn.text]) : [])],
    lines: isInLines ? count : undefined,
    sentences: isInLines ? undefined : count,
    words: Number(most ?? arabic) || undefined,
  };
}

/** "i never did audits so dont put that". */
const NOT_THAT =
  /\b(?:do not|don'?t|dont|not) (?:put|say|write|mention|add|include|claim) (?:that|it|this)\b|(?:لا|ما) ت(?:كتب|ذكر|قول|حط)(?:ها|ه|وها)/u;

function fulfil(turn: Turn, { about, proposals }: ProposedSummary, wishes: Wishes): CoachAnswer | null {
  const resume = turn.resume!.data;
  const cut = withoutAll(turn, about.text, wishes.left);
  const facts = wishes.mentions.map((topic) => ({ topic, fact: sentenceOf(turn, topic, cut.text) }));
  const told = facts.flatMap(({ fact }) => (fact === null ? [] : [fact]));
  const unknown = facts.filter(({ fact }) => fact === null).map(({ topic }) => topic);
  const plain = wishes.isPlainer ? plainly(cut.text) : cut.text;
  const after = inLength(plain, told, wishes, about.text);
  const said = [
    after === about.text ? AS_IT_IS : WITH_WISHES,
    ...lengthOf(after, wishes),
    ...sayLeftOut(cut, turn.text),
    ...(unknown.length > 0 ? [askFor(unknown)] : []),
    UNTIL_ACCEPTED,
  ];
  const text = said.map((each) => reply(turn, each).text).join(' ');
  if (after === about.text && proposals.length === 0) return reply(turn, { en: text, ar: text }, { about });
  if (after === resume.personal.profile) return reply(turn, { en: text, ar: text }, { about });
  const before = proposals.filter(({ changes }) => changes.some(({ path }) => path[1] === 'profile'));
  const answer = onProposed(turn, after === about.text ? [] : before, (now) => ({
    ...proposeSummary(now, after),
    text,
  }));
  const isOpen = unknown.length > 0 && told.length === 0 && after === about.text;
  return answer && inItsLanguage(turn, { ...answer, kind: isOpen ? 'asking' : 'answer' });
}

const OF_ONESELF = /^(?:that )?(?:i|i'?m|im|we)\b/iu;

/** Out of the resume; what is told of oneself in so many words counts as well. Empty where the summary says it already. */
function sentenceOf(turn: Turn, topic: string, text: string): string | null {
  const fact = factForSummary(turn.resume!.data, topic);
  if (fact) return sentencesOf(text).find((sentence) => sentence.includes(fact.replace(/\.$/u, ''))) ?? fact;
  if (!OF_ONESELF.test(topic) || topic.split(/\s+/u).length < TOLD_WORDS) return null;
  const written = turn.text.toLowerCase().indexOf(topic.toLowerCase());
  const own = written < 0 ? topic : turn.text.slice(written, written + topic.length);
  return `${withoutWriter(own.replace(/^that /iu, '').trim())}.`;
}
const TOLD_WORDS = 3;

/** A list, and what one applies for, are in other words nothing that somebody says of himself. */
const A_LIST = /^(?:Skills:|من مهاراتي)/u;
const AIM = /^(?:Now applying|Applying|Looking (?:to|for)|أتقدم)/u;
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\butili[sz](?<end>e|ed|es|ing)\b/giu, 'us$<end>'],
  [/\bexperienced in\b/giu, 'good at'],
  [/\bproficient (?:in|with)\b/giu, 'good with'],
  [/\bassisted\b/giu, 'helped'],
  [/\bensured\b/giu, 'made sure'],
  [/\bdemonstrated\b/giu, 'showed'],
  [/\badministered\b/giu, 'gave'],
];

function plainly(text: string): string {
  const [first = '', ...others] = sentencesOf(text);
  const kept = others.filter((sentence) => !A_LIST.test(sentence) && !AIM.test(sentence));
  const plain = (sentence: string) => PLAIN.reduce((left, [grand, said]) => left.replace(grand, said), sentence);
  return [first, ...(kept.length > 0 ? kept : others.slice(0, 1))].map(plain).join(' ');
}

/** What is to be mentioned stays, whatever else has to go for the length. */
function inLength(text: string, told: readonly string[], wishes: Wishes, before: string): string {
  const [first = '', ...others] = sentencesOf(text).filter((sentence) => !told.includes(sentence));
  const most = mostOf(wishes, sentencesOf(before).length, told.length);
  const isFit = (sentences: readonly string[]) => fits(sentences.join(' '), wishes);
  const kept: string[] = [];
  for (const sentence of byWorth(others).toSorted((a, b) => Number(AIM.test(a)) - Number(AIM.test(b)))) {
    const fitting = [sentence, `${sentence.split(/[;؛]\s/u)[0]!.replace(/[.\s]+$/u, '')}.`].find((each) =>
      isFit([first, ...kept, each, ...told]),
    );
    if (fitting !== undefined && 1 + kept.length + told.length < most) kept.push(fitting);
  }
  const own = others.flatMap((sentence) => kept.find((each) => sentence.startsWith(each.replace(/\.$/u, ''))) ?? []);
  return [isFit([first, ...told]) ? first : shortFirst(first), ...own, ...told].join(' ');
}

/** How many sentences, with those that are to be mentioned. */
function mostOf({ sentences, lines, words, isShorter }: Wishes, stood: number, told: number): number {
  if (sentences !== undefined) return Math.max(sentences, 1 + told);
  if (lines !== undefined || words !== undefined || !isShorter) return Number.POSITIVE_INFINITY;
  return Math.max(1 + told, Math.min(SHORT_SENTENCES + told, stood + told - 1));
}
const SHORT_SENTENCES = 2;

function fits(text: string, { lines, words }: Wishes): boolean {
  if (words !== undefined && text.split(/\s+/u).length > words) return false;
  return lines === undefined || text.length <= lines * LINE_LETTERS;
}

/** What somebody is, without where. */
const shortFirst = (sentence: string): string => sentence.replace(/(?:,\s|\s(?:at|in|with|في|لدى)\s).*$/u, '.');

const lengthOf = (after: string, { lines, sentences, words }: Wishes): Said[] => {
  const letters = Math.ceil(after.length / LINE_LETTERS);
  const count = after.split(/\s+/u).length;
  if (words !== undefined) return [{ en: `It has ${count} words.`, ar: `فيه ${count} كلمة.` }];
  if (lines !== undefined)
    return [
      {
        en: `It takes about ${letters === 1 ? 'one line' : `${letters} lines`} on a page.`,
        ar: `يأخذ نحو ${letters === 1 ? 'سطر واحد' : letters === 2 ? 'سطرين' : `${letters} أسطر`} على الصفحة.`,
      },
    ];
  const own = sentencesOf(after).length;
  return sentences === undefined
    ? []
    : [{ en: `It has ${own === 1 ? 'one sentence' : `${own} sentences`}.`, ar: `عدد جمله ${own}.` }];
};

const askFor = (topics: readonly string[]): Said => ({
  en: `Of “${topics.join('”, “')}” your resume says nothing: tell me in a sentence what is so (“add that I …”), and I put it in.`,
  ar: `لا تذكر سيرتك شيئًا عن «${topics.join('»، «')}»: قل لي ذلك في جملة («أضف أنني …») وأضعها فيه.`,
});
const WITH_WISHES: Said = {
  en: 'The summary that I proposed, as you wish it; all of it is from your own facts.',
  ar: 'الملخص الذي اقترحته كما تريده، وكله من حقائقك أنت.',
};
const AS_IT_IS: Said = {
  en: 'The summary that I proposed holds to that already; here it is again.',
  ar: 'الملخص الذي اقترحته كذلك بالفعل، وهو هنا من جديد.',
};
const UNTIL_ACCEPTED: Said = {
  en: 'Nothing changes until you accept it.',
  ar: 'لا يتغير شيء حتى تقبله.',
};
