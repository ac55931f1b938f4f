import { readClasses, readTerms } from './lists.ts';

/** Words that end a company's name as a legal form does, but are said with it: "Group", "Holdings". Folded. */
export const GROUP_WORDS = readTerms('group-words');

/** Legal forms, those words included, folded and without dots: a phrase that ends with one is a company. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set([...readTerms('legal-forms'), ...GROUP_WORDS]);

/** What organisations are called by, folded. */
export const ORGANISATION_NOUNS = readTerms('organisation-nouns');

/** Folded Arabic words with which an organisation's name begins. */
export const ARABIC_ORGANISATION_NOUNS = readTerms('organisation-nouns-arabic');

/** Folded words with which the name of a part of an employer begins: "department", "Abteilung". */
export const DEPARTMENT_WORDS = readTerms('department-words');

const WORDS_OF_DEPARTMENTS = readClasses('words-of-departments');

/** Whether a folded name is that of a part of an employer, in the words of every employer: "customer experience engineering". */
export function namesDepartment(name: string): boolean {
  const words = name.split(/[\s&,/]+/).filter(Boolean);
  return (
    words.every((word) => WORDS_OF_DEPARTMENTS.has(word)) && WORDS_OF_DEPARTMENTS.get(words.at(-1) ?? '') === 'end'
  );
}

/** Folded words of what an employer calls those who take applications: "Human Resources", "Talent Team". */
export const OFFICE_WORDS = readTerms('office-words');

/** Folded words that such names shorten with a full stop: "Govt. High School", "Sample Pvt. Ltd." */
export const SHORTENED_WORDS = readTerms('shortened-words');

/** Parts of organisations' names in scripts that join words; found anywhere in a text. */
export const ORGANISATION_PARTS = readTerms('organisation-parts');

/** Employers so well known that their bare name is enough, folded. */
export const KNOWN_EMPLOYERS = readTerms('known-employers');
