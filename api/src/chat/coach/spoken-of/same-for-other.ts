import { fold } from '@vitae/language/fold';
import { findLine, linesOf, type ResumeLine } from '../../tools/resume-lines.ts';
import { rewriteBullets } from '../../tools/rewrite-bullets.ts';
import { tellingStems } from '../asked-words.ts';
import { removeLineOfTopic } from '../edits.ts';
import { employerNamed } from '../employers.ts';
import { type CoachAnswer, type Turn, textsOfUser } from '../turn.ts';
import { shortenLine } from './improve.ts';
import { lastAnswered } from './last.ts';
import { onProposed } from './proposed.ts';

// "now the apprentices one", after a line was worked on: another line, and the same order or one of its own.

const TOPIC =
  /\b(?:one|bullet(?: ?point)?|line|point|sentence) (?:(?:that is|thats|which is) )?(?:about|on|regarding|with|of|where (?:i|we)|(?:that|which) (?:says|mentions))\s+(?<behind>[^,.;:?!\n]{3,80})|\b(?:the|that|my) (?<before>[^,.;:?!\n]{2,60}?) (?:one|bullet(?: ?point)?|line|point|sentence)\b|(?:^|[.,;!]\s|\b(?:and|now|then|also|next) )(?<bare>[\p{L}\d-]{3,}(?: [\p{L}\d-]+){0,2}) (?:one|bullet|line) (?=next|too|also|as well|now|please|pls)|(?:لل|ال|ل)?(?:سطر|نقطه|جمله) (?:(?:عن|حول|تبع|بتاع\S*|حق|الخاص\S* ب) ?)?(?<arabic>[^،,.؟?!\n]{3,80})|(?:^|\s)ل?(?:تبع|بتاع\S*|حق|حقه|اللي عن) (?<spoken>[^،,.؟?!\n]{3,60})/u;
/** "the other one", "the first line": which one, and not what it is about. */
const NO_TOPIC =
  /\b(?:first|second|third|fourth|fifth|last|next|other|same|whole|new|old|right|wrong|weak(?:est)?|long(?:est)?|best|worst)\b/gu;
const JOB =
  /\b(?:first|second|third|last|current|present|latest|newest|old|older|previous|other|earlier|same|this|that) (?:job|role|position|place|company|employer|work)\b|(?:الوظيفه|الشغل|الشركه) (?:ال)?\p{L}+/gu;
const TAIL =
  /(?:\s(?:as well|too|also|next|now|then|please|pls|plz|again|instead|in the same way|the same way|كمان|برضو|برضه|ايضا|لو سمحت))+$/u;

const FILLERS: ReadonlySet<string> = new Set(
  `ok okay and now then so also next too as well please pls plz thanks thank you good great nice perfect cool fine yes no nope
  sorry i meant mean do did try take can could would u lets let same thing the a that this it its for with to in on at of from
  my one ones bullet point line sentence job role what about how again likewise ditto but like before just work go ahead way
  sounds sound aswell needs need nxt
  طيب تمام حلو ممتاز شكرا كمان برضو نفس الشي نفسه نفسها و سو سوي اعمل اعملي الان هلا ل في السطر النقطه ايضا لو سمحت سمحتي`.split(
    /\s+/u,
  ),
);

/** A line, though a job may have a name like it. */
const REMOVES = /\b(?:delete|remove|drop|scrap|cut)\b/u;
type Order = 'shorten' | 'rewrite';
const ORDERS: readonly (readonly [Order, RegExp])[] = [
  ['shorten', /\b(?:short\w*|tight\w*|trim\w*|brief\w*|concise|crisp\w*)\b|(?:اختصر|اقصر|قصر)\S*/gu],
  [
    'rewrite',
    /\b(?:re-?writ\w*|re-?word\w*|re-?phras\w*|improv\w*|better|strong\w*|strength\w*|polish\w*|fix\w*|punch\w*|waffl\w*|redo|make)\b|(?:حسن|قوي|اقوي|احسن|صياغ|صيغ|عدل)\S*/gu,
  ],
];
const WORDS_MAX = 20;

/** Null where a message names no other line, or says more of it than that the same is to be done. */
export function sameForOther(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text).trim();
  const last = lastAnswered(turn);
  if (!turn.resume || last?.about.kind !== 'line' || words.split(/\s+/u).length > WORDS_MAX) return null;
  const { about, proposals = [] } = last;
  const named = lineNamedIn(turn, words);
  if (!named || named.text === about.text || !saysNoMore(turn, words)) return null;
  if (REMOVES.test(words)) return removeLineOfTopic(turn);
  const order =
    orderIn(words) ??
    textsOfUser(turn.history)
      .toReversed()
      .map((text) => orderIn(fold(text)))
      .find(Boolean);
  const act = (now: Turn) =>
    order === 'shorten' ? shortenLine(now, named) : rewriteBullets.run({ line: named.text }, now);
  // Two open changes of one job could not both be accepted.
  return named.entryId === about.entryId ? onProposed(turn, proposals, act) : act(turn);
}

const orderIn = (words: string): Order | undefined => ORDERS.find(([, said]) => words.search(said) >= 0)?.[0];

/** The line that a message names by what it is about, in the job that it names. */
export function lineNamedIn(turn: Turn, words: string): ResumeLine | null {
  const { behind, before, bare, arabic, spoken } = TOPIC.exec(words)?.groups ?? {};
  const topic = (behind ?? before ?? bare ?? arabic ?? spoken)?.replace(NO_TOPIC, '').replace(TAIL, '').trim() ?? '';
  if (!turn.resume || tellingStems(topic).length === 0 || topic === '') return null;
  const employer = employerNamed(turn, words.replace(topic, ' '));
  const lines = linesOf(turn.resume.data);
  const own = lines.filter(({ label }) => employer !== null && label.includes(employer));
  const about = topic.replace(JOB, ' ').replace(/\s(?:in|at|from|under) .*$/u, '');
  return findLine(own, about) ?? findLine(lines, about);
}

/** Whether a message holds nothing but the line, its job, an order and small words. */
function saysNoMore(turn: Turn, words: string): boolean {
  const employer = employerNamed(turn, words);
  const named = new Set(employer ? tellingStems(employer) : []);
  const bare = ORDERS.reduce(
    (left, [, said]) => left.replace(said, ' '),
    words.replace(TOPIC, ' ').replace(JOB, ' ').replace(REMOVES, ' '),
  );
  return bare
    .split(/[^\p{L}\d']+/u)
    .map((word) => (ARABIC_AND.test(word) ? word.slice(1) : word))
    .filter((word) => word !== '' && !FILLERS.has(word))
    .every((word) => tellingStems(word).every((stem) => named.has(stem)));
}
/** Written on to the word behind it. */
const ARABIC_AND = /^و\p{Script=Arabic}{2}/u;
