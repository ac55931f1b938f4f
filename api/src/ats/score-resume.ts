import type { AtsReport } from '@vitae/contract/ats';
import { exportResumeDocxBytes } from '@vitae/documents/export/resume-docx';
import { restore } from '@vitae/documents/model/restore';
import type { ResumeFile } from '../parsing/read-file.ts';
import { type FileCheck, readAndCheck } from './read-and-check.ts';

/** An uploaded file, or a resume of the account as its JSON. */
export type ScoredSource = { kind: 'file'; file: ResumeFile } | { kind: 'document'; data: unknown };

export interface ScoreTask extends Omit<FileCheck, 'file'> {
  source: ScoredSource;
}

/** A resume of the account is judged by the file that an employer would get. */
export async function scoreResume({ source, ...check }: ScoreTask): Promise<AtsReport> {
  const file =
    source.kind === 'file'
      ? source.file
      : { bytes: await exportResumeDocxBytes(restore(source.data).resume), fileName: 'resume.docx', isResume: true };
  return readAndCheck({ ...check, file });
}
