import type { Faults } from '../finding.ts';
import { type Token, VERBS, VERBS_THAT_ARE_NOUNS } from '../tokens.ts';

/** "I rewired flats and records reports", "Yesterday I write", "I supervise … and prepared". */
export function tenseFaults(tokens: Token[]): Faults {
  const faults: Faults = [];
  tokens.forEach((token, index) => {
    if (token.lower !== 'i' && token.lower !== 'we') return;
    const verb = tokens[index + 1];
    if (verb?.tag !== 'VERB') return;
    const isPast = verb.form === 'past' || verb.form === 'pastOrParticiple';
    if (verb.form === 'base' && index > 0 && saysPast(tokens.slice(0, index)) && !isUnchanging(verb.lower))
      faults.push(`"${verb.text}" of a time that is over`);
    const joined = joinedVerb(tokens, index + 2);
    if (joined && isPast && joined.third) faults.push(`"${verb.text} … and ${joined.text}"`);
  });
  return faults;
}

/** The verb after "and" that still has the same subject, in the third person where it is one. */
function joinedVerb(tokens: Token[], start: number): { text: string; third: boolean } | null {
  for (let index = start; index < tokens.length - 1; index += 1) {
    if (tokens[index]!.tag === 'PUNCT' && tokens[index]!.text !== '-') return null;
    if (tokens[index]!.lower === 'that' || tokens[index]!.lower === 'who' || tokens[index]!.lower === 'which')
      return null;
    if (tokens[index]!.lower !== 'and') continue;
    const next = tokens[index + 1]!;
    const after = tokens[index + 2];
    // Nouns in s before nouns ("records fault reports") are verbs: as nouns they would stand without the s.
    const isThird =
      (next.tag === 'VERB' && next.form === 'third') ||
      (next.tag === 'NOUN' &&
        next.lower.endsWith('s') &&
        after?.tag === 'NOUN' &&
        after.lower !== next.lower &&
        !/ss$|ics$/.test(next.lower) &&
        next.lemma !== next.lower &&
        (VERBS.has(next.lemma) || VERBS_THAT_ARE_NOUNS.has(next.lemma)));
    return { text: next.text, third: isThird };
  }
  return null;
}

function saysPast(before: Token[]): boolean {
  const text = before.map(({ lower }) => lower).join(' ');
  return /\b(?:yesterday|last (?:year|month|week|summer|winter|season)|ago)\b/.test(text) && !/\bsince\b/.test(text);
}

function isUnchanging(verb: string): boolean {
  return /^(?:set|put|cut|read|let|split|shut)$/.test(verb);
}

/** "He introduced a clinic": nobody else has been spoken of. `before` is what the letter has said so far. */
export function personFaults(tokens: Token[], before: string): Faults {
  const [first, second] = tokens;
  if (!first || (first.lower !== 'he' && first.lower !== 'she') || !second) return [];
  return /\b(?:Mr|Mrs|Ms|Dr)\b/.test(before) || /\b(?:manager|director|head|chef|founder|colleague)\b/i.test(before)
    ? []
    : [`"${first.text}" for the applicant`];
}
