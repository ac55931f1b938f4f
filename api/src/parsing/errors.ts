/** Why a file could not be read as a resume. Stable: clients and logs key on it. */
export type UnreadableReason =
  | 'empty'
  | 'too_large'
  | 'unsupported_type'
  | 'type_mismatch'
  | 'encrypted'
  | 'image_only'
  | 'corrupt'
  | 'not_a_resume'
  | 'timeout'
  | 'out_of_memory';

export const MAX_FILE_BYTES = 5 * 1024 * 1024;

const MESSAGES: Record<UnreadableReason, string> = {
  empty: 'This file is empty. Please choose a file that contains your resume.',
  too_large: 'File too large. Maximum size is 5 MB.',
  unsupported_type: 'Unsupported file type. Please use PDF, DOC, DOCX, or TXT.',
  type_mismatch:
    'The content of this file does not match its name. Please open it in your editor and save it again as PDF, DOCX or TXT.',
  encrypted: 'This file is protected by a password. Please save a copy without the password and upload that.',
  image_only:
    'This file holds only pictures of text. Please upload a version whose text can be selected: a PDF saved by your editor, DOCX or TXT.',
  corrupt: 'This file is damaged and cannot be opened. Please save it again from your editor and upload the new copy.',
  not_a_resume:
    'This could not be read as a resume. Please choose a file that lists your contact details and your experience, each job and school on a line of its own.',
  timeout: 'Reading this file took too long. Please save it as a simpler PDF or as DOCX and try again.',
  out_of_memory: 'This file needs too much memory to read. Please save it as a simpler PDF or as DOCX and try again.',
};

const TOO_LONG_MESSAGE = 'This document is too long to be a resume. Please upload only your resume.';

const JOB_ADVERT_MESSAGE = 'This looks like a job advert, not a resume. Please choose the file that holds your resume.';

/** For an employer's text about an open position. */
export function jobAdvertError(): UnreadableResumeError {
  return new UnreadableResumeError('not_a_resume', { message: JOB_ADVERT_MESSAGE });
}

/** For a file of few bytes that holds, or unpacks to, more text than a resume can have. */
export function tooLongError(): UnreadableResumeError {
  return new UnreadableResumeError('too_large', { message: TOO_LONG_MESSAGE });
}

/** A file that cannot be read. `message` is for the user and says what to do. */
export class UnreadableResumeError extends Error {
  readonly code: UnreadableReason;

  constructor(code: UnreadableReason, options?: { message?: string; cause?: unknown }) {
    super(options?.message ?? MESSAGES[code], { cause: options?.cause });
    this.name = 'UnreadableResumeError';
    this.code = code;
  }
}
