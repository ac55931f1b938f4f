import { SURE_ENOUGH } from '@vitae/contract/resumes';
import { languageOf } from '@vitae/language/languages-of-texts';
import { isOrder } from '@vitae/language/orders';
import type { Field } from '../../parsing/result.ts';

// Values of the parser's fields, as far as they are sure and can stand in a letter.

/** What a form or a template left to be filled in: "[Company]", "{{title}}". */
const PLACEHOLDER =
  /\[[^\]]*\]|[{}]|[<>](?! ?\d)|\bx{3,}\b|lorem ipsum|^n\/a$|^(?:company|employer|school|university|job) (?:name|title)$|^city ?, ?state$|^(?:accomplishment|achievement|responsibility|duty|task|bullet|project|skill|item|description)s? ?#?\d{1,2}\.?$/i;
/** What markdown leaves at the ends of a field that a plain text printed in bold or as a heading. */
const EMPHASIS = /^(?:#{1,6}(?=\s)|[*_`\s])+|[*_`\s]+$/g;

/** "💻 Data Scientist": pictures before words, and what joins and colours them. */
const PICTURES = /(?![\p{ASCII}©®™])\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|[\u{1F3FB}-\u{1F3FF}]/gu;

/** The value of a field that the parser is sure of; else empty. */
export function sure(field: Field | null): string {
  if (field === null || field.confidence < SURE_ENOUGH || PLACEHOLDER.test(field.value) || isOrder(field.value))
    return '';
  return field.value.replace(PICTURES, ' ').replace(/\s+/g, ' ').replace(EMPHASIS, '').replaceAll('’', "'");
}

export const asSure = (field: Field | null) => field && { ...field, confidence: 1 };

/** A name in another script cannot be read in the letter. */
export function inScript(name: string, language: 'en' | 'ar'): string {
  return language === 'ar' || /^[\p{Script=Latin}\p{Script=Common}]*$/u.test(name) ? name : '';
}

/** "تطوير منصة حجز بـ Laravel" reads as Arabic, however many letters the names of tools have. */
const BEGINS_IN_ARABIC = /^[^\p{L}]*\p{Script=Arabic}{2}/u;

/** What a letter in that language can say of a text as it stands: all of it, or nothing. */
export const inLanguage =
  (language: 'en' | 'ar') =>
  (text: string): string =>
    (BEGINS_IN_ARABIC.test(text) ? 'ar' : languageOf(text)) === language ? text : '';
