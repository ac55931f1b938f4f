import { MONTHS } from '../../text/date-in-words.ts';

// Dates as they are typed in haste, as parts of expressions.

export const MONTHS_IN_WORDS = MONTHS.join('|').toLowerCase();
export const SHORT_MONTHS = 'jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec';
export const A_MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*(?!\\p{L})';
export const A_DATE = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${A_MONTH}|${A_MONTH} \\d{1,2}(?:st|nd|rd|th)?(?!\\d)|${A_MONTH})`;
