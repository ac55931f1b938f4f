import { replaceGerunds } from './gerund-phrases.ts';
import {
  baseOfGerund,
  finiteOf,
  isBase,
  isPast,
  isUnchanged,
  pastOfBase,
  pastOfParticiple,
  type Tense,
} from './verb-forms.ts';

/** One way to begin a line that hides the verb or names the writer; null where it is another, or what is meant is not certain. */
type Opening = (line: string, usual: Tense) => string | null;

const BE_BEFORE = `(?:(?<past>i was|i have been|i've been|i had been|was|were|have been)|(?<present>i am currently|i'm currently|i am|i'm|am|currently))`;
const RESPONSIBLE = new RegExp(
  `^(?:${BE_BEFORE} )?(?:responsible (?:for|of)|in charge of|tasked with|charged with|entrusted with) `,
  'i',
);
const RESPONSIBLE_TO = new RegExp(`^(?:${BE_BEFORE} )?responsible to (?=\\p{L}+ )`, 'iu');
const DUTIES =
  /^(?:my |the )?(?:(?:main|daily|key|primary|core|other|job) )*(?<what>duties|responsibilities|tasks|duty|responsibility|task|job|role)(?: also)? (?:(?<past>included|was|were|involved)|(?<present>includes?|is|are|involves?))(?: also)?:? (?<to>to )?/i;
const HELPED = /^(?:i )?(?:(?:(?<past>assisted|helped)|(?<present>assist|help)) (?:in|with)) /i;
const WAS_DOING = new RegExp(`^${BE_BEFORE} (?=\\p{L}+ing\\b)`, 'iu');
/** Told of the writer, not by the writer: "I was promoted". */
const TOLD =
  /^(?:i was|i have been|i've been|i got|was|got|have been) (?=(?:promoted|awarded|selected|chosen|recogni[sz]ed|nominated|appointed|elected|commended|honou?red|involved|based|tasked|seconded|entrusted) )/i;
const ALSO_RESPONSIBLE =
  /^(?:i was|i am|i'm|was) (?=(?:also|mainly|solely|fully|directly|jointly|partly) responsible )/i;
const WAS_PART =
  /^(?:i was|i am|i'm|was) (?:an? (?=(?:key |active |founding |core )?(?:part|member) of)|(?=(?:part of|one of|the only|the first|in contact|member of) ))/i;
/** "I have 6 years in retail", "I am a team player": the thing itself is told. */
const HAVE_OR_AM =
  /^(?:(?:i have|i've got|i've) (?=\d+\+? (?:years?|yrs?|months?)\b)|(?:i have|i've got|i am|i'm) an? (?=\p{L}))/iu;
const USED_TO = /^i used to (?=\p{L}+ )/iu;
const HAD_TO = /^i (?:(?<past>had)|have) to (?=\p{L}+ )/iu;
const HAVE_DONE = /^(?:i have|i've|i had) (?:also |successfully |always )?(?=\p{L}+[ ,])/iu;
const ADVERB = `(?:(?:also|always|often|usually|regularly|mainly|mostly|personally|currently|never|sometimes|frequently|successfully|then|can) )?`;
const I_DO = new RegExp(`^i (?=${ADVERB}(?<verb>[\\p{L}-]+)(?:[ ,]|$))`, 'iu');
const ANOTHER_I = new RegExp(`(?<joint>, (?:and )?| and | & | then )i (?=${ADVERB}(?<verb>[\\p{L}-]+)[ ,])`, 'giu');
const AN_I = /(?<![\p{L}\p{N}/'-])(?:I|i)(?='(?:m|ve|d|ll)\b| \p{Ll})/u;

const wordAt = (text: string) => /^[\p{L}-]+/u.exec(text)?.[0] ?? '';
const tenseOf = (groups: Record<string, string | undefined> | undefined, usual: Tense): Tense =>
  groups?.past ? 'past' : groups?.present ? 'present' : usual;

/** "To clean and cook", "to clean and to cook": the second would stay as it is. */
const hasAnotherBase = (behind: string) =>
  [...behind.matchAll(/(?:,|\b(?:and|or)|&) (?<to>to )?(?<word>\p{L}+)/giu)].some(
    ({ groups }) => groups!.to !== undefined || isBase(groups!.word!),
  );

/** Nouns as well, and told apart by what follows: "to lead the team", "lead engineer". */
const OBJECT = /^(?:the|a|an|all|our|my|their|each|every|new|that|any|up|out|\d)/i;
function verbOf(base: string, behind: string, tense: Tense): string | null {
  if (!isBase(base) || !OBJECT.test(behind) || hasAnotherBase(behind)) return null;
  return tense === 'past' ? pastOfBase(base.toLowerCase()) : base;
}

const responsibleFor: Opening = (line, usual) => {
  const match = RESPONSIBLE.exec(line);
  if (!match) return null;
  const tense = tenseOf(match.groups, usual);
  const rest = line.slice(match[0].length);
  const done = replaceGerunds(rest.replace(/^the (?=\p{L}+ing of )/iu, ''), (gerund) => finiteOf(gerund, tense));
  const isCurrently = /currently/i.test(match.groups?.present ?? '');
  if (done) return isCurrently ? `Currently ${done}` : done;
  // What was in somebody's charge may be no deed: the charge itself is told.
  if (tellsMore(rest)) return null;
  const charge = match[0].slice((match.groups?.past ?? match.groups?.present ?? '').length).trim();
  return `${isCurrently ? 'Currently ' : ''}${charge.replace(/\bof$/i, /^responsible/i.test(charge) ? 'for' : 'of')} ${rest}`;
};

const responsibleTo: Opening = (line, usual) => {
  const match = RESPONSIBLE_TO.exec(line);
  if (!match) return null;
  const rest = line.slice(match[0].length);
  const base = wordAt(rest);
  const verb = verbOf(base, rest.slice(base.length + 1), tenseOf(match.groups, usual));
  return verb ? verb + rest.slice(base.length) : null;
};

const duties: Opening = (line, usual) => {
  const match = DUTIES.exec(line);
  if (!match) return null;
  const tense = tenseOf(match.groups, usual);
  const rest = line.slice(match[0].length);
  if (match.groups?.to) {
    const base = wordAt(rest);
    const verb = verbOf(base, rest.slice(base.length + 1), tense);
    return verb ? verb + rest.slice(base.length) : null;
  }
  const done = replaceGerunds(rest, (gerund) => finiteOf(gerund, tense));
  if (done) return done;
  const isList = /^(?:duties|responsibilities|tasks)$/i.test(match.groups?.what ?? '');
  return isList && wordsIn(rest) > 1 ? rest : null;
};

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Who has helped has not done it: "helped prepare" stays help. */
const helped: Opening = (line) => {
  const match = HELPED.exec(line);
  if (!match) return null;
  const rest = line.slice(match[0].length);
  const done = replaceGerunds(rest, baseOfGerund);
  return done && !/^\p{L}+ing of /iu.test(rest) ? `${match.groups?.past ? 'Helped' : 'Help'} ${done}` : null;
};

const wasDoing: Opening = (line) => {
  const match = WAS_DOING.exec(line);
  if (!match) return null;
  const rest = line.slice(match[0].length);
  // "I have been managing" goes on; "… and drive tractors" would lack its subject.
  if (!match.groups?.past || !/w(?:as|ere)$/i.test(match.groups.past))
    return tellsMore(rest) || hasAnotherBase(rest) || /^i had/i.test(line) ? null : rest;
  const first = wordAt(rest);
  const tail = rest.slice(first.length);
  const past = finiteOf(first, 'past');
  const isOne = !/(?:,|\b(?:and|or)|&) \p{L}+ing\b/iu.test(tail);
  return past && isOne ? past + tail : (replaceGerunds(rest, (gerund) => finiteOf(gerund, 'past')) ?? rest);
};

/** "I was in charge of two shifts and did the ordering": the second verb would be without its subject. */
const tellsMore = (rest: string) =>
  [...rest.matchAll(/(?:, |\b(?:and|but|then) |& )(?<verb>\p{L}+) (?!by\b|at\b|in\b|on\b)/giu)].some(
    ({ groups }) => isPast(groups!.verb!) || /^(?:have|has|had|was|am|got)$/i.test(groups!.verb!),
  );

const drop =
  (opening: RegExp): Opening =>
  (line) => {
    const match = opening.exec(line);
    const rest = line.slice(match?.[0].length ?? 0);
    return match && !tellsMore(rest) ? rest : null;
  };

const didOnce: Opening = (line) => {
  const used = USED_TO.exec(line);
  const had = HAD_TO.exec(line);
  const match = used ?? had;
  if (!match) return null;
  const rest = line.slice(match[0].length);
  const base = wordAt(rest);
  const verb = used || had?.groups?.past ? pastOfBase(base.toLowerCase()) : isBase(base) ? base : null;
  return verb && !hasAnotherBase(rest) ? verb + rest.slice(base.length) : null;
};

const haveDone: Opening = (line) => {
  const match = HAVE_DONE.exec(line);
  if (!match) return null;
  const rest = line.slice(match[0].length);
  const participle = wordAt(rest);
  const past = pastOfParticiple(participle);
  const adverb = match[0]
    .split(' ')
    .slice(/^i've/i.test(match[0]) ? 1 : 2, -1)
    .join(' ');
  return past ? `${adverb} ${past}${rest.slice(participle.length)}`.trim() : null;
};

const isFiniteVerb = (word: string) => isPast(word) || isBase(word) || isUnchanged(word) || /^(?:was|had)$/i.test(word);

const iDo: Opening = (line) => {
  const verb = I_DO.exec(line)?.groups?.verb;
  return verb && isFiniteVerb(verb) && !/^(?:was|had)$/i.test(verb) ? line.slice('i '.length) : null;
};

const OPENINGS: readonly Opening[] = [
  responsibleFor,
  responsibleTo,
  duties,
  helped,
  drop(TOLD),
  drop(ALSO_RESPONSIBLE),
  drop(WAS_PART),
  drop(HAVE_OR_AM),
  wasDoing,
  didOnce,
  haveDone,
  iDo,
];

/**
 * A sentence with its verb in front and without "I", as far as it is certain how. Null where the writer speaks of
 * himself elsewhere in it, so that not half of it is changed.
 */
export function openWithVerb(sentence: string, usual: Tense): string | null {
  let text = sentence;
  for (let turn = 0; turn < 2; turn += 1) {
    const opened = OPENINGS.map((opening) => opening(text, usual)).find((one) => one !== null);
    if (opened === undefined || opened === text) break;
    text = opened;
  }
  const isDeed = isFiniteVerb(wordAt(text));
  text = text.replace(ANOTHER_I, (whole, joint: string, ...more) => {
    const { verb } = more.at(-1) as { verb: string };
    return isDeed && isFiniteVerb(verb) ? joint : whole;
  });
  return AN_I.test(text) ? null : text;
}
