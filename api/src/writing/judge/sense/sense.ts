import type { Finding } from '../finding.ts';
import type { LetterParts } from '../letter.ts';
import type { ResumeText } from '../truth/resume.ts';
import { danglingFault, gapFault } from './gaps.ts';
import { misplacedFault } from './misplaced.ts';
import { notesFaults } from './notes.ts';
import { repeats } from './repeats.ts';
import { toldIn } from './told.ts';

/** What is true and well written, and yet no reader can make anything of it. */
export function senseFindings(letter: LetterParts, resume: ResumeText, notes: string): Finding[] {
  const findings: Finding[] = [];
  const add = (rule: string, sentence: string, what: string | null) => {
    if (what) findings.push({ group: 'sense', rule, sentence, what });
  };
  const told = toldIn(letter);
  for (const { text, what } of repeats(told)) add('repeats', text, what);
  const before: string[] = [];
  for (const one of told) {
    add('misplaced', one.text, misplacedFault(one, resume));
    add('gaps', one.text, gapFault(one.text));
    add('reference', one.text, danglingFault(one.text, before));
    for (const what of notesFaults(one.text, notes)) add('notes', one.text, what);
    before.push(one.text);
  }
  return findings;
}
