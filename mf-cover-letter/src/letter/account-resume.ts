import type { Platform } from '@vitae/contract/platform';
import { readResumeData } from '@vitae/contract/resumes';
import { exportResumeText } from '@vitae/documents/export/resume-text';
import { restore } from '@vitae/documents/model/restore';
import { send } from '@vitae/remote-kit/send';
import { chooseResumeFile } from './resume-file.ts';
import { fileNameOfResume } from './resume-file-name.ts';

/** Takes a resume of the account in place of an uploaded file. Throws when it cannot be had. */
export async function chooseAccountResume(http: Platform['http'], id: string): Promise<void> {
  const { resume } = await send(http, readResumeData, { query: { id } });
  const text = exportResumeText(restore(resume.data).resume);
  await chooseResumeFile(new File([text], fileNameOfResume(resume.title), { type: 'text/plain' }), id);
}
