import { BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';

/** Pasts that the list has only in a spelling that is not usual. */
const USUAL_PASTS: Readonly<Record<string, string>> = {
  crop: 'cropped',
  excel: 'excelled',
  format: 'formatted',
  found: 'founded',
};
/** Participles that are no past tenses: "I have written". */
const PAST_OF_PARTICIPLE: ReadonlyMap<string, string> = new Map([
  ['begun', 'began'],
  ['broken', 'broke'],
  ['chosen', 'chose'],
  ['done', 'did'],
  ['drawn', 'drew'],
  ['driven', 'drove'],
  ['given', 'gave'],
  ['gone', 'went'],
  ['grown', 'grew'],
  ['overseen', 'oversaw'],
  ['risen', 'rose'],
  ['seen', 'saw'],
  ['spoken', 'spoke'],
  ['taken', 'took'],
  ['undertaken', 'undertook'],
  ['written', 'wrote'],
]);
/** Pasts that are base forms as well. */
const UNCHANGED = new Set(['cut', 'put', 'set']);

const pastsOfBase = Map.groupBy(BASE_OF_PAST.keys(), (past) => BASE_OF_PAST.get(past)!);

export const isPast = (word: string): boolean => BASE_OF_PAST.has(word.toLowerCase());
/** Whether a word is a base form; many are nouns too. */
export const isBase = (word: string): boolean =>
  BASE_FORMS.has(word.toLowerCase()) || OTHER_BASES.has(word.toLowerCase());
export const isUnchanged = (word: string): boolean => UNCHANGED.has(word.toLowerCase());

/** What people say that they do, and no list of what resumes tell was done has. */
const OTHER_BASES = new Set(['be', 'call', 'care', 'know', 'read', 'reply', 'speak', 'try', 'wait']);

/** The base form behind a word in -ing that certainly is a verb's; null for any other: "planning" → "plan". */
export function baseOfGerund(gerund: string): string | null {
  const word = gerund.toLowerCase();
  if (!/^[a-z-]{2,}ing$/.test(word)) return null;
  const stem = word.slice(0, -'ing'.length);
  const undoubled = /([bdgklmnprtv])\1$/.test(stem) ? stem.slice(0, -1) : '';
  return [stem, `${stem}e`, undoubled].find((base) => base !== '' && pastsOfBase.has(base)) ?? null;
}

/** The past tense of a base form, in the spelling of the word in -ing where one is given; null for unknown verbs. */
export function pastOfBase(base: string, gerund = ''): string | null {
  const usual = USUAL_PASTS[base];
  if (usual) return usual;
  const pasts = pastsOfBase.get(base) ?? [];
  const isDoubled = /ll(?:ing|ed)$/;
  return pasts.find((past) => isDoubled.test(past) === isDoubled.test(gerund)) ?? pasts[0] ?? null;
}

/** "driven" → "drove", "managed" as it is; null for what is no participle of a known verb. */
export function pastOfParticiple(word: string): string | null {
  const lower = word.toLowerCase();
  return PAST_OF_PARTICIPLE.get(lower) ?? (isPast(lower) ? lower : null);
}

export type Tense = 'past' | 'present';

/** The verb of a word in -ing in that tense, without a subject: "managing" → "managed", "manage". */
export function finiteOf(gerund: string, tense: Tense): string | null {
  const base = baseOfGerund(gerund);
  if (!base) return null;
  return tense === 'past' ? pastOfBase(base, gerund.toLowerCase()) : base;
}
