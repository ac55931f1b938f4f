import { BASE_FORMS } from '@vitae/language/verbs';

/** "serving", of "serve". */
export const isGerundForm = (word: string) => baseOfGerund(word) !== '';

/** "serve" of "serving"; empty where it is none. */
export function baseOfGerund(word: string): string {
  if (!/^[a-z]{3,}ing$/.test(word)) return '';
  const stem = word.slice(0, -3);
  return [stem, `${stem}e`, stem.slice(0, -1)].find((base) => BASE_FORMS.has(base)) ?? '';
}
