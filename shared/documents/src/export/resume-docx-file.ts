import type { Resume } from '../model/resume.ts';
import { prepareImage } from './images.ts';
import { exportResumeDocxBytes } from './resume-docx.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The resume as a Word file to be saved, its photo cut to the box that it stands in. For browsers. */
export async function exportResumeDocx(resume: Resume): Promise<Blob> {
  return new Blob([await exportResumeDocxBytes(resume, prepareImage)], { type: TYPE });
}
