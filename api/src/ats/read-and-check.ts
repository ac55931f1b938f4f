import type { AtsReport } from '@vitae/contract/ats';
import { parseDocument } from '../parsing/parse.ts';
import { type ResumeFile, readTextDocument, textOf } from '../parsing/read-file.ts';
import { checkResume, type ResumeCheck } from './check-resume.ts';
import { documentFacts, withoutTinyText } from './document-facts.ts';

/** What goes into the check of a file. */
export interface FileCheck extends Omit<ResumeCheck, 'resume' | 'text' | 'facts'> {
  file: ResumeFile;
}

/** Reads a file as software does and checks it. Throws UnreadableResumeError where it cannot be read. */
export async function readAndCheck({ file, ...check }: FileCheck): Promise<AtsReport> {
  const document = await readTextDocument(file);
  // What nobody can read earns nothing.
  const visible = withoutTinyText(document);
  return checkResume({
    ...check,
    resume: parseDocument(visible, file.isResume),
    text: textOf(visible),
    facts: documentFacts(document),
  });
}
