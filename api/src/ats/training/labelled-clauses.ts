import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLAUSE_CLASSES, type ClauseClass, stepsOf } from '@vitae/language/adverts/clause-classes';
import { cuesOf, featuresOf } from '@vitae/language/adverts/clause-features';
import { type Clause, readClauses } from '@vitae/language/adverts/clauses';
import type { LabelledAdvert } from '../evaluation/labelled-adverts.ts';
import type { Example } from './train-chain.ts';

const LABELS = join(import.meta.dirname, '../evaluation/clauses.txt');
const WRITTEN = join(import.meta.dirname, 'written-clauses.txt');

/** How the file writes them. */
const CLASS_OF: Readonly<Record<string, ClauseClass>> = {
  R: 'required',
  P: 'preferred',
  D: 'mentioned',
  O: 'ignored',
  hR: 'heads required',
  hP: 'heads preferred',
  hD: 'heads mentioned',
  hO: 'heads ignored',
};

const LINE = /^(h?[RPDO]) (.*)$/;

interface LabelledClause {
  text: string;
  label: ClauseClass;
}

/** Labelled clauses by the id of their advert: `=== id`, then a line each, `R 3 years of Java`. */
function readLabels(file: string): Map<string, LabelledClause[]> {
  const adverts = readFileSync(file, 'utf8').split(/^=== /m).slice(1);
  return new Map(
    adverts.map((part) => {
      const [id = '', ...lines] = part.trimEnd().split('\n');
      return [
        id,
        lines.map((line) => {
          const [, written, text] = LINE.exec(line)!;
          return { label: CLASS_OF[written!]!, text: text!.trim() };
        }),
      ];
    }),
  );
}

/** Adverts as the chain is trained on them; those whose clauses nobody has labelled are left out. */
export function examplesOf(adverts: readonly LabelledAdvert[]): Example[] {
  const labels = readLabels(LABELS);
  return adverts.flatMap(({ id, text }) => {
    const labelled = labels.get(id);
    return labelled ? [exampleOf(text, labelled)] : [];
  });
}

/** Adverts that were written for the training alone: "-" before an item, "+" before what goes on in the line before. */
export function writtenExamples(): Example[] {
  return [...readLabels(WRITTEN).values()].map((lines) => {
    const text = lines.reduce((before, { label, text: line }) => {
      if (line.startsWith('+ ')) return `${before} ${line.slice(2)}`;
      return `${before}${label.startsWith('heads') ? '\n\n' : '\n'}${line}`;
    }, '');
    const labelled = lines.map(({ label, text: line }) => ({ label, text: line.replace(/^[-+] /, '') }));
    return exampleOf(text.trim(), labelled);
  });
}

function exampleOf(text: string, labelled: readonly LabelledClause[]): Example {
  const clauses = readClauses(text);
  const classes = clauses.map((clause) => CLAUSE_CLASSES.indexOf(labelOf(clause, labelled)));
  return { features: featuresOf(clauses), cues: cuesOf(clauses), steps: stepsOf(clauses), classes };
}

/** A clause that is cut otherwise than when it was labelled is of the class of what holds it or what it holds. */
function labelOf({ text, kind, byWords }: Clause, labelled: readonly LabelledClause[]): ClauseClass {
  const trimmed = text.trim();
  const same =
    labelled.find((each) => each.text === trimmed) ??
    labelled.find((each) => each.text.includes(trimmed)) ??
    labelled.find((each) => trimmed.includes(each.text));
  return same?.label ?? (kind === 'heading' ? `heads ${byWords}` : byWords);
}
