import type { Finding } from './finding.ts';
import { sentencesOf } from './letter.ts';
import { holdsPhrase, wordsOf } from './text.ts';

const BULLET = /^•\s*/;
const DIGITS = /\d+(?:[.,]\d+)*/g;
const MONTH_OF_YEAR = /(?<!\d)(?:0?[1-9]|1[0-2])\/(?=(?:19|20)\d\d)/g;
const LATIN = /[\p{Script=Latin}][\p{Script=Latin}\d@.+#/_-]*/gu;
const QUOTED = /«([^«»]+)»/g;
const EMPLOYER = /لدى ([^.،:(]+?)(?= منذ | من \d|[.،:(!]|$)/gu;
const OWN_LETTERS = /[٠-٩]/g;
const ZERO = '٠'.charCodeAt(0);

/** Whether a letter is one of Arabic, for which the rules of English say nothing. */
export function isArabic(letter: string): boolean {
  return (letter.match(/\p{Script=Arabic}/gu)?.length ?? 0) > (letter.match(/\p{L}/gu)?.length ?? 0) / 2;
}

/**
 * What can be told of a letter in Arabic without its grammar: figures, names in Latin letters, employers, quotations and
 * lines of the resume stand in one of the two documents, somebody is greeted, and the applicant signs.
 */
export function arabicFindings(letter: string, resume: string, advert: string): Finding[] {
  const findings: Finding[] = [];
  const documents = withLatinDigits(`${resume}\n${advert}`);
  const figures = new Set(documents.match(DIGITS) ?? []);
  const lines = withLatinDigits(letter)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const add = (group: Finding['group'], rule: string, sentence: string, what: string) =>
    findings.push({ group, rule, sentence, what });
  for (const line of lines) {
    for (const sentence of BULLET.test(line) ? [line] : sentencesOf(line)) {
      for (const figure of sentence.replace(MONTH_OF_YEAR, '').match(DIGITS) ?? [])
        if (!figures.has(figure)) add('false', 'figures', sentence, `${figure} is in neither document`);
      for (const word of sentence.match(LATIN) ?? [])
        if (!documents.toLowerCase().includes(word.toLowerCase().replace(/[./]+$/, '')))
          add('false', 'names', sentence, `${word} is in neither document`);
      for (const [, quoted = ''] of sentence.matchAll(QUOTED))
        if (!holdsPhrase(documents, quoted)) add('false', 'quotations', sentence, `"${quoted}" is in neither document`);
      if (BULLET.test(sentence)) {
        if (!isLineOf(resume, sentence.replace(BULLET, '')))
          add('false', 'lines', sentence, 'is no line of the resume');
        continue;
      }
      for (const [, employer = ''] of sentence.matchAll(EMPLOYER))
        if (!holdsPhrase(documents, employer))
          add('false', 'employment', sentence, `${employer} is in neither document`);
    }
  }
  if (!/^إلى /u.test(lines[0] ?? '')) add('form', 'addressee', lines[0] ?? '', 'nobody is greeted');
  const signed = lines.at(-1) ?? '';
  if (!resume.split('\n').some((line) => wordsOf(line).join(' ').includes(wordsOf(signed).join(' '))))
    add('form', 'signature', signed, `"${signed}" is not the applicant's name`);
  return findings;
}

/** With the name of what it answers before it, and of its place behind it. */
function isLineOf(resume: string, item: string): boolean {
  const bare = item.replace(/\s*\([^()]*\)\s*$/, '');
  return [item, bare, bare.replace(/^[^:]{2,40}: /, '')].some((text) => holdsPhrase(withLatinDigits(resume), text));
}

const withLatinDigits = (text: string) => text.replace(OWN_LETTERS, (digit) => String(digit.charCodeAt(0) - ZERO));
