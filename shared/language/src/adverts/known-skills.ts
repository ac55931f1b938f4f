import { KNOWN_SKILLS, type KnownSkill, type SkillForm } from '../skills.ts';
import { stem } from '../stems.ts';
import type { Token } from '../tokens.ts';
import { ARABIC_PREPOSITION, isFormAt } from './find-term.ts';

const knownByFirstStem = new Map<string, { skill: KnownSkill; form: SkillForm }[]>();
for (const skill of KNOWN_SKILLS) {
  for (const form of skill.forms) {
    const key = stem(form.words[0]!);
    const entries = knownByFirstStem.get(key) ?? [];
    entries.push({ skill, form });
    knownByFirstStem.set(key, entries);
  }
}
for (const entries of knownByFirstStem.values()) entries.sort((a, b) => b.form.words.length - a.form.words.length);

/** The skills of the list that the words name, from left to right, the longest name first. */
export function* knownSkillsIn(tokens: readonly Token[]): Generator<KnownSkill & { start: number; length: number }> {
  let index = 0;
  while (index < tokens.length) {
    const start = index;
    const { word } = tokens[start]!;
    const entries =
      knownByFirstStem.get(stem(word)) ??
      (ARABIC_PREPOSITION.test(word) ? knownByFirstStem.get(stem(word.slice(1))) : undefined);
    const match = entries?.find(({ form }) => isFormAt(tokens, start, form));
    const length = match?.form.words.length ?? 1;
    if (match) yield { ...match.skill, start, length };
    index += length;
  }
}
