import type { HeadingKind } from './languages.ts';
import type { Month, Person, PersonJob } from './person.ts';

/** What a template printed: the file, and which of the person's facts can be read in it. */
export interface Printed {
  /** HTML is printed to PDF by a browser; the others are files as they are. */
  kind: 'html' | 'docx' | 'txt';
  content: string | Uint8Array;
  /** Facts that this page states otherwise, or leaves out (null). */
  expected?: Record<string, unknown>;
  /** Sections whose heading is printed. */
  sections: readonly string[];
}

export type Template = (person: Person) => Printed;

export const escapeText = (text: string) =>
  text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]!);

export const two = (value: number) => String(value).padStart(2, '0');

export type DateHabit = 'months' | 'words' | 'years' | 'points' | 'short';

export function monthText({ locale, language }: Person, date: Month, habit: DateHabit): string {
  if (habit === 'years') return String(date.year);
  if ((language === 'ja' || language === 'zh') && habit === 'words') return `${date.year}年${date.month}月`;
  if (habit === 'words') return `${locale.months[date.month - 1]} ${date.year}`;
  if (habit === 'short') return `${two(date.month)}/${String(date.year).slice(2)}`;
  return habit === 'points' ? `${date.year}.${two(date.month)}` : `${two(date.month)}/${date.year}`;
}

export function rangeText(person: Person, job: PersonJob, habit: DateHabit, dash = ' – '): string {
  const end = job.end === 'present' ? person.locale.present[0]! : monthText(person, job.end, habit);
  return `${monthText(person, job.start, habit)}${dash}${end}`;
}

const iso = (date: Month, yearOnly: boolean) => (yearOnly ? String(date.year) : `${date.year}-${two(date.month)}`);

/** The labels of a person, in the form in which corpora are labelled. */
export function labelsOf(person: Person, { sections, expected }: Printed, yearOnly = false): Record<string, unknown> {
  return {
    name: person.name,
    email: person.email,
    phone: person.phone,
    location: person.place,
    jobs: person.jobs.map((job) => ({
      title: job.title,
      company: job.company,
      start: iso(job.start, yearOnly),
      end: job.end === 'present' ? 'present' : iso(job.end, yearOnly),
    })),
    education: person.schools.map(({ institution, degree }) => ({ institution, degree })),
    skills: person.skills,
    sections: [...new Set(sections)].map((kind) => ({ kind: kind === 'personal' ? 'other' : kind })),
    ...expected,
  };
}

export interface Styled {
  css: string;
  body: string;
}

/** A page in the person's direction and script. */
export function htmlPage(person: Person, { css, body }: Styled): string {
  const rtl = person.language === 'ar';
  return `<!doctype html><html lang="${person.language}" dir="${rtl ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>
*{box-sizing:border-box}body{margin:0;font:10.5pt/1.4 "Liberation Sans","DejaVu Sans","Droid Sans Fallback",sans-serif;-webkit-print-color-adjust:exact}p,ul,h1,h2,h3{margin:0}ul{padding-inline-start:14pt}@page{size:A4;margin:14mm}
${css}</style><body>${body}</body></html>`;
}

export const items = (values: readonly string[]) =>
  `<ul>${values.map((value) => `<li>${escapeText(value)}</li>`).join('')}</ul>`;

/** The kinds that a template prints, with what it prints under each. */
export function printSections(
  person: Person,
  content: readonly (readonly [kind: HeadingKind, html: string])[],
  frame: (heading: string, html: string) => string = (heading, html) => `<h2>${heading}</h2>${html}`,
): { html: string; sections: string[] } {
  return {
    html: content.map(([kind, html]) => frame(escapeText(person.heading(kind)), html)).join('\n'),
    sections: content.map(([kind]) => kind),
  };
}
