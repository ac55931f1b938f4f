import { findTerm, isFormAt } from '@vitae/language/adverts/find-term';
import { COMMON_WORDS } from '@vitae/language/common-words';
import { fold } from '@vitae/language/fold';
import { KNOWN_SKILLS } from '@vitae/language/skills';
import { type Token, tokenise } from '@vitae/language/tokens';
import type { SkillRequirement } from '../../adverts/requirements.ts';

const NAME = /^\p{Lu}[\p{L}\d]{2,}$/u;
const KNOWN: ReadonlySet<string> = new Set(KNOWN_SKILLS.map(({ label }) => fold(label)));

/** Whether a token goes on the name before it: "Ariba" behind "SAP". A known name or an everyday word is one of its own. */
const goesOn = (before: Token, token: Token | undefined): token is Token =>
  token !== undefined &&
  before.after === ' ' &&
  NAME.test(token.text) &&
  !COMMON_WORDS.has(token.word) &&
  !KNOWN.has(token.word);

/**
 * The skills of an advert, each by its whole name: where "SAP" stands in it only as "SAP Ariba", that is what is asked
 * for, and another product of the same maker does not meet it.
 */
export function withWholeNames(skills: readonly SkillRequirement[], advert: string): SkillRequirement[] {
  const tokens = tokenise(advert);
  const longer = skills.filter(({ forms }) => forms.every(({ words }) => words.length > 1));
  const isInLonger = (at: number) => longer.some(({ forms }) => forms.some((form) => isFormAt(tokens, at, form)));
  return skills.flatMap((skill) => {
    const single = skill.forms.filter(({ words }) => words.length === 1);
    const places = tokens.flatMap((_, at) =>
      single.some((form) => isFormAt(tokens, at, form)) && !isInLonger(at) ? [at] : [],
    );
    const names = places.map((at) => (goesOn(tokens[at]!, tokens[at + 1]) ? [tokens[at]!, tokens[at + 1]!] : null));
    if (names.length === 0 || names.includes(null) || !places.every((at) => NAME.test(tokens[at]!.text)))
      return [skill];
    const whole = new Map((names as Token[][]).map((words) => [words.map(({ text }) => text).join(' '), words]));
    return [...whole].map(([label, words]) => ({
      ...skill,
      label,
      forms: [
        { words: words.map(({ word }) => word), exact: null, isEverydayWord: false },
        { words: [words[1]!.word], exact: null, isEverydayWord: false },
      ],
    }));
  });
}

/** The lines that name the maker of a product: "SAP MM" where "SAP Ariba" is spoken of. */
export function ofSameMaker(lines: readonly string[], product: string): string[] {
  const [maker = '', ...rest] = product.split(' ');
  if (rest.length === 0 || maker.length < 3) return [];
  const term = { label: maker, forms: [{ words: [fold(maker)], exact: null, isEverydayWord: false }] };
  return lines.filter((line) => findTerm(tokenise(line), term) !== null);
}
