import type { SectionKind } from '@vitae/language/headings';
import type { Line } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { isDocumentTitle } from '../phrases/heading-words.ts';
import { degreeScore, titleScore } from '../phrases/words.ts';
import type { ParsedResume } from '../result.ts';
import { areFewWords } from '../short-resume/few-words.ts';
import { isJobAdvert } from './job-advert.ts';

/** What bills and orders say, in the languages in which they are sent. */
const BILL_PHRASES = [
  /\b(?:invoice|bill|order|quotation|receipt) ?(?:no|number|date|#)|\btax invoice\b|^\W*(?:invoice|receipt|quotation)\W*$/i,
  /\b(?:sub-?total|total due|amount due|balance due|grand total|unit price|purchase order)\b/i,
  /\bpayment (?:terms|due)\b|\bdue date\b|\bbill(?:ed)? to\b|\bship to\b|\bqty\b/i,
  /rechnungs(?:nummer|datum|betrag)|gesamtbetrag|zahlbar bis|mwst|nettobetrag/i,
  /\bfacture n|montant (?:ttc|ht|total)|\btva\b|net à payer/i,
  /factura n|importe total|base imponible|\biva\b.*%|forma de pago/i,
  /\b(?:vat|iban|bic|swift)\b/i,
  /فاتورة|الإجمالي|المبلغ المستحق|ضريبة القيمة المضافة\s*\d/,
];
const MIN_BILL_PHRASES = 3;

const OWN_KINDS: readonly SectionKind[] = ['experience', 'education', 'skills'];

export type DocumentKind = 'resume' | 'advert' | 'other';

/**
 * Whether a document is a resume. What tells of a person's history is one, however it is laid out; only what certainly
 * is something else is none.
 */
export function documentKind(resume: ParsedResume, lines: readonly Line[]): DocumentKind {
  const isReachable = resume.email !== null || resume.phone !== null || resume.links.linkedin !== null;
  const past = datedEntries(resume);
  if (isJobAdvert(lines, resume.email !== null || resume.phone !== null, past)) return 'advert';
  if (past === 0 && isBill(lines)) return 'other';
  const kinds = new Set(resume.sections.map((section) => section.kind));
  const substance = resume.jobs.length + resume.education.length + resume.skills.length;
  if (isReachable)
    return substance > 0 ||
      kinds.size > 0 ||
      (resume.name !== null && !isLetter(lines)) ||
      tellsOfItsWriter(lines) ||
      namesItsWriter(lines)
      ? 'resume'
      : 'other';
  const owned = OWN_KINDS.filter((kind) => kinds.has(kind)).length;
  if (isTypedByWriter(lines)) return 'resume';
  if (datedLines(lines) > 1 && (resume.name !== null || kinds.size > 0)) return 'resume';
  const isNamed = resume.name !== null || isTitled(lines);
  return substance > 0 && (owned > 1 || past > 1 || (owned > 0 && (past > 0 || isNamed))) ? 'resume' : 'other';
}

const OF_WRITER = /(?<!\p{L})I(?:'m|'ve| (?:am|have|was|work|worked|joined|hold|trained|qualified|studied)) \p{L}/gu;
const MIN_OF_WRITER = 3;

/** A life told in sentences, without a heading: "I have been a social worker in Kent since I qualified". */
function tellsOfItsWriter(lines: readonly Line[]): boolean {
  const told = lines.reduce((count, { text }) => count + (text.match(OF_WRITER)?.length ?? 0), 0);
  return told >= MIN_OF_WRITER && !isLetter(lines);
}

/** Few lines with a post and what was studied, or how long something was done, and nobody's address: typed by whom they tell of. */
function isTypedByWriter(lines: readonly Line[]): boolean {
  const texts = lines.map(({ text }) => text);
  const namesPost = texts.some((text) =>
    text.split(/[,،;/]|\s(?:at|with|in|في|لدى)\s/u).some((part) => titleScore(part) >= SURE),
  );
  const isStudied = texts.some((text) => degreeScore(text) >= SURE);
  const isTimed = texts.some((text) => HOW_LONG.test(text) || findDates(text).some(({ isRange }) => isRange));
  return areFewWords(texts) && !isLetter(lines) && namesPost && (isStudied || isTimed) && texts.length > 1;
}
const SURE = 0.5;
const HOW_LONG = /(?<!\p{Nd})\p{Nd}{1,2}\+? (?:years?|yrs?|سنوات|سنة|سنه)(?!\p{L})/iu;

const LINES_AT_TOP = 3;
const NAMES_WRITER =
  /^(?:(?:full |my )?name|الاسم)(?: is)?[\s:.-]{1,5}(?:\p{Lu}\p{Ll}+ \p{Lu}|\p{Script=Arabic}{2,} \p{Script=Arabic})/iu;

/** "Name Fatuma Abdi. phone 0491 570 110" above two lines of work. */
const namesItsWriter = (lines: readonly Line[]) =>
  !isLetter(lines) && lines.slice(0, LINES_AT_TOP).some(({ text }) => NAMES_WRITER.test(text.trim()));

/** "Resume" alone on a line at the top. */
const isTitled = (lines: readonly Line[]) => lines.slice(0, LINES_AT_TOP).some(({ text }) => isDocumentTitle(text));

const isLetter = (lines: readonly Line[]) => lines.some(({ text }) => /^(?:dear|to whom)\b/i.test(text));

const MAX_DATED_LENGTH = 160;

/** Lines that say from when to when: a person's history, whether or not it is understood. */
function datedLines(lines: readonly Line[]): number {
  return lines.filter(({ text }) => text.length <= MAX_DATED_LENGTH && findDates(text).some((date) => date.isRange))
    .length;
}

function isBill(lines: readonly Line[]): boolean {
  return BILL_PHRASES.filter((phrase) => lines.some((line) => phrase.test(line.text))).length >= MIN_BILL_PHRASES;
}

/** Jobs and schools with a date. */
export function datedEntries({ jobs, education, otherExperience }: ParsedResume): number {
  return [...jobs, ...education, ...otherExperience].filter((entry) => entry.start !== null || entry.end !== null)
    .length;
}
