import type { Faults } from '../finding.ts';
import { readList } from '../lists.ts';
import { isAlsoParticiple, isPluralNoun, type Token, VERBS, VERBS_THAT_ARE_NOUNS } from '../tokens.ts';

type Part = { kind: 'words'; words: Set<string> } | { kind: 'base' | 'gerund' | 'object' };

const PATTERNS: { text: string; parts: Part[] }[] = readList('valency').map((text) => ({
  text,
  parts: text.split(' ').map((part): Part => {
    const slot = /^<(base|gerund|object)>$/.exec(part)?.[1];
    return slot ? { kind: slot as 'base' } : { kind: 'words', words: new Set(part.split('|')) };
  }),
}));

/** Which words a verb, noun or adjective takes: "look forward to discuss", "experienced on", "responsible for record videos". */
export function valencyFaults(tokens: Token[]): Faults {
  const faults: Faults = changeFaults(tokens);
  tokens.forEach((token, index) => {
    for (const { text, parts } of PATTERNS)
      if (parts.every((part, offset) => fits(part, tokens, index + offset))) faults.push(text);
    if (token.tag === 'ADP' || token.tag === 'SCONJ') faults.push(...verbAfterPreposition(tokens, index));
    faults.push(...contributed(tokens, index));
  });
  return faults;
}

const CHANGES =
  /^(?:increas|reduc|rais|ris|rose|cut|low|grow|grew|improv|boost|shorten|drop|fell|fall|expand|decreas|sav|optimi|accelerat|enhanc|speed|sped|exceed|beat|lift|up|down|outperform|scale|scal|strengthen|streamlin|rank|minimi|maximi|surpass|doubl|gain|drove|driv|differ|ahead|behind|overachiev|increment|elevat|lessen|trim|slash|shrink|shrank|push|mov|bring|brought|chang|declin|widen|narrow|lengthen|faster|slower|higher|lower|more|less)/;

/** "I was responsible for conversion by 25%" has lost its verb, "improving experience by 30." its unit. */
function changeFaults(tokens: Token[]): Faults {
  const at = tokens.findIndex(({ lower }, index) => lower === 'by' && tokens[index + 1]?.tag === 'NUM');
  if (at < 0) return [];
  const hasPercent = tokens.slice(at + 2, at + 4).some(({ lower }) => lower === '%' || lower.startsWith('percent'));
  const changes = tokens.slice(0, at).some(({ lower }) => CHANGES.test(lower));
  if (hasPercent) return changes ? [] : ['"by …%" without a change'];
  return changes && /^[.,;]$/.test(tokens[at + 2]?.text ?? '') && /^\d+$/.test(tokens[at + 1]!.text)
    ? ['"by" a number of nothing']
    : [];
}

function fits(part: Part, tokens: Token[], index: number): boolean {
  const token = tokens[index];
  if (!token) return false;
  if (part.kind === 'words') return part.words.has(token.lower);
  if (part.kind === 'gerund') return token.tag === 'VERB' && token.form === 'gerund';
  if (part.kind === 'object') return ['DET', 'NOUN', 'ADJ', 'VERB', 'PROPN', 'NUM', 'PRON'].includes(token.tag);
  return isBareVerb(tokens, index);
}

/** Verbs that hardly ever stand before a noun as a noun, though they are nouns too. */
const RARELY_MODIFIERS = new Set([
  'record',
  'plan',
  'check',
  'raise',
  'close',
  'run',
  'train',
  'review',
  'visit',
  'coach',
  'handle',
  'hire',
  'select',
  'serve',
  'treat',
  'guide',
  'fit',
  'catalogue',
  'cook',
  'update',
  'help',
]);
const NOUN_COMPOUNDS = new Set([
  'record keeping',
  'record labels',
  'train drivers',
  'train services',
  'plan reviews',
  'check lists',
  'guide dogs',
  'guide books',
  'review meetings',
  'record cards',
  'hire cars',
  'update meetings',
]);

/** A verb in its base form where a noun or an -ing form is due: what follows it decides. */
function isBareVerb(tokens: Token[], index: number): boolean {
  const token = tokens[index]!;
  const next = tokens[index + 1];
  if (token.form && token.form !== 'base') return false;
  const isVerb = token.tag === 'VERB' || VERBS.has(token.lower) || VERBS_THAT_ARE_NOUNS.has(token.lower);
  if (!isVerb || !next || !/^\p{Ll}/u.test(token.text)) return false;
  const isAmbiguous = VERBS_THAT_ARE_NOUNS.has(token.lower);
  if (!isAmbiguous && VERBS.has(token.lower)) return true;
  if (!isAmbiguous) return next.tag === 'DET' || next.tag === 'PRON';
  if (NOUN_COMPOUNDS.has(`${token.lower} ${next.lower}`)) return false;
  if (
    next.tag === 'DET' ||
    next.tag === 'NUM' ||
    (next.tag === 'PRON' && !['that', 'which', 'who', 'i'].includes(next.lower))
  )
    return true;
  if (next.tag === 'ADJ') return nounFollows(tokens, index + 2);
  if (RARELY_MODIFIERS.has(token.lower) && (next.tag === 'NOUN' || next.form === 'gerund'))
    return isPluralNoun(next) || next.lower.endsWith('ing') || isPluralNoun(tokens[index + 2] ?? next);
  return false;
}

function nounFollows(tokens: Token[], index: number): boolean {
  const tag = tokens[index]?.tag;
  return tag === 'NOUN' || tag === 'PROPN';
}

const TAKE_AN_ING_FORM = new Set([
  'for',
  'of',
  'in',
  'on',
  'with',
  'by',
  'about',
  'at',
  'without',
  'after',
  'before',
  'from',
  'than',
]);

/** "prevented errors by check the books", "responsible for ran clinics". */
function verbAfterPreposition(tokens: Token[], index: number): Faults {
  const preposition = tokens[index]!;
  const next = tokens[index + 1];
  if (!TAKE_AN_ING_FORM.has(preposition.lower) || !next || !/^\p{Ll}/u.test(next.text)) return [];
  const fault = [`"${preposition.text} ${next.text}"`];
  if (preposition.lower === 'than' || preposition.lower === 'after' || preposition.lower === 'before') {
    return next.tag === 'VERB' && next.form === 'base' && tokens[index + 2]?.tag === 'DET' ? fault : [];
  }
  // "on demand", "in fact run": a noun of its own ends the phrase.
  if (isBareVerb(tokens, index + 1)) {
    const after = tokens[index + 2];
    if (after && ['DET', 'NUM', 'ADJ', 'NOUN', 'PRON', 'VERB', 'ADV'].includes(after.tag)) return fault;
  }
  const isPast = next.tag === 'VERB' && (next.form === 'past' || next.form === 'pastOrParticiple');
  const isGoverned = ['responsible', 'charge', 'consists', 'consist', 'record'].includes(
    tokens[index - 1]?.lower ?? '',
  );
  return isPast && (isGoverned || next.form === 'past') && !isAlsoParticiple(next.lower) ? fault : [];
}

/** "I contributed the accuracy": it wants "to". */
function contributed(tokens: Token[], index: number): Faults {
  const token = tokens[index]!;
  if (token.tag !== 'VERB' || token.lemma !== 'contribute') return [];
  const next = tokens[index + 1];
  const hasTo = tokens.slice(index + 1).some(({ lower }) => lower === 'to' || lower === 'towards');
  return next?.tag === 'DET' && !hasTo ? ['contribute without "to"'] : [];
}
