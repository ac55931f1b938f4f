import { Dialect, type Lint, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import type { Faults } from '../finding.ts';

/** Kinds of Harper's that are errors; the others are taste, spelling of names, and typography. */
const ERRORS = new Set([
  'Agreement',
  'Grammar',
  'Repetition',
  'BoundaryError',
  'Eggcorn',
  'Malapropism',
  'Nonstandard',
  'WordChoice',
  'Usage',
  'Miscellaneous',
  'Redundancy',
]);
/** What Harper says that is a matter of taste, or wrong of names and lists. */
const TASTE =
  /\b(?:shorter|clearer|consider|capitali|hyphen|Oxford|comma|dash|ellipsis|sentence is \d|long|spell|proper noun|canonical|official|abbreviat|compound|split|closed|one word|wordy|formal|preferred|British|American|number|quotation|space|trademark|brand|title case|more common|usually|typically|indefinite article|missing a preposition|negative word|milliseconds|terabytes|did you mean|base form of the verb is needed|whom|insert `to`)/i;

export type Grammar = (sentence: string) => Promise<Faults>;

/** Harper, the grammar checker, in this process: a second opinion that knows nothing of letters. */
export async function createGrammar(): Promise<Grammar> {
  const linter = new LocalLinter({ binary, dialect: Dialect.British });
  await linter.setup();
  // Letters share sentences, and a look costs 10 ms.
  const known = new Map<string, Faults>();
  return async (sentence) => {
    const seen = known.get(sentence);
    if (seen) return seen;
    const lints = await linter.lint(sentence, { language: 'plaintext' });
    const faults = lints
      .filter((lint) => isError(lint, sentence))
      .map((lint) => `${lint.get_problem_text()}: ${lint.message()}`);
    known.set(sentence, faults);
    return faults;
  };
}

/** "To much", but "promoted to senior": what follows tells which is meant. */
const MEANS_TOO = /^\s*(?:much|many|few|little|late|early|often|long|big|small|hard|high|low|fast|slow|good|bad)\b/i;

function isError(lint: Lint, sentence: string): boolean {
  if (/^Use `too`/.test(lint.message()) && !MEANS_TOO.test(sentence.slice(lint.span().end))) return false;
  return ERRORS.has(lint.lint_kind()) && !TASTE.test(lint.message());
}
