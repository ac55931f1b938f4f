import { fold } from '@vitae/language/fold';
import { namesTradesmen } from '@vitae/language/occupations';
import { GROUP_WORDS, LEGAL_FORMS, ORGANISATION_NOUNS } from '@vitae/language/organisations';
import { CITIES } from '@vitae/language/places';
import { sentencesOf, wordCount } from '../text/words.ts';

const wordsIn = (name: string) =>
  fold(name)
    .replace(/\./g, '')
    .split(/[^\p{L}\p{N}]+/u);

/** "LLC", "L.L.C." and "Group" at any place of a name. */
export function hasLegalForm(name: string): boolean {
  // "Henderson NV": Nevada.
  if (/ (?:NV|SA|CO)$/.test(name) && CITIES.has(fold(name.slice(0, -3)))) return false;
  return wordsIn(name).some((word) => LEGAL_FORMS.has(word));
}

/** By a legal form, a word that organisations are called by, or the people of a trade. */
export function isNamedAsOrganisation(name: string): boolean {
  return hasLegalForm(name) || namesTradesmen(name) || wordsIn(name).some((word) => ORGANISATION_NOUNS.has(word));
}

const MAX_DESCRIPTION_WORDS = 26;
const MIN_DESCRIPTION_WORDS = 4;
const ABOUT_THE_JOB =
  /\b(?:hiring|looking|seeking|employer|equal opportunit\w*|you|your|we|our|us|they|their|role|position|candidate|posting|application|salary|this|these|those)\b/i;

/** "a Confident Leader and welcomes applications", "an app for people", who do something. */
const IS_CUT =
  /\b(?:and|but) (?:welcomes|offers|provides|has|is|was|serves|works|operates|runs|employs|supports|believes|aims|helps|makes)\b|\bfor (?:people|those|anyone|everyone|companies|customers)$/i;

/** What the advert says the company is, as a noun phrase that follows "as" or "is". */
export function companyDescription(text: string, company: string): string {
  if (!company) return '';
  const names = [company, shortName(company)].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const is = new RegExp(
    `^(?:${names})(?: \\([^)]+\\))? is ((?:an?|the|one of)\\b(?:[^.!?;:]|\\.(?=\\d)|(?<=\\b(?:Co|St|Mt))\\.)+)`,
    'iu',
  );
  for (const sentence of text.split('\n').flatMap(sentencesOf)) {
    // "commercial and industrial (C&I) solar": a short form says nothing more.
    const phrase = is
      .exec(sentence)?.[1]
      ?.replace(/ \([^()]{1,12}\)(?= \p{Ll})/gu, '')
      .split(/, (?:and|but|where|which)\b|[;:(]| that | who /)[0]
      ?.trim()
      .replace(/[,.\s]+$/, '');
    if (!phrase || ABOUT_THE_JOB.test(phrase) || IS_CUT.test(phrase)) continue;
    const words = wordCount(phrase);
    if (words >= MIN_DESCRIPTION_WORDS && words <= MAX_DESCRIPTION_WORDS) return phrase;
  }
  return '';
}

/** "Harbour Hotel, Bury St Edmunds", "Nimbus North (Leeds)", "Mazaya Trading – Dubai" without the place; "Smith, Jones & Partners" whole. */
export function withoutBranch(company: string): string {
  const [name = '', ...rest] = company
    // "Suir Hospital, Co. Tipperary": no firm, but a county.
    .replace(/, Co\.? \p{Lu}\p{Ll}+$/u, '')
    .replace(/(?<=\S) *\([^()]*\)$/, '')
    .split(/,\s+|\s+[–—-]\s+/);
  const isPartOfName = (part: string) => isNamedAsOrganisation(part) || /&|\band\b/.test(part);
  return rest.some(isPartOfName) ? company : name;
}

/** Without the legal form, as people say it. */
export function shortName(company: string): string {
  const [, name, last = ''] = /^(.*?),? ([^ ]+)$/u.exec(company) ?? [];
  const form = wordsIn(last).join('');
  // "Thornbill Security Pvt. Ltd."
  return name && LEGAL_FORMS.has(form) && !GROUP_WORDS.has(form)
    ? shortName(name.replace(/ (?:Private|Public|(?:Pte|Pty|Pvt|Sdn)\.?|\(M\))$/, ''))
    : company;
}

/** A longer one is a text of its own. */
const MAX_MISSION_WORDS = 12;
const OF_HIRING =
  /\b(?:you|your|we|us|they|their|i|weeks?|hours?|days?|feedback|appl(?:y|icants?|ications?)|candidates?|interviews?|shortlist\w*|repl(?:y|ies)|respond|hir(?:e|ing)|recruit\w*)\b/i;

/** "…our mission is to X", "on a mission to X": the X. */
export function missionIn(text: string): string {
  for (const sentence of text.split('\n').flatMap(sentencesOf)) {
    const phrase = /\b(?:mission|purpose|aim|goal|vision) (?:is )?to ((?:[^.!?;:()]|\.(?=\d))+)/i
      .exec(sentence)?.[1]
      ?.replace(/["']/g, '')
      .split(/, (?:so|which|while|by|where|\w+ing)\b/)[0]
      ?.trim();
    if (!phrase || !/^[a-z]+ /i.test(phrase) || OF_HIRING.test(phrase)) continue;
    const words = wordCount(phrase);
    if (words >= 3 && words <= MAX_MISSION_WORDS)
      return phrase.replace(/\bour\b/g, 'your').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  }
  return '';
}
