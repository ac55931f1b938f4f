/** Text of an uploaded resume. Throws `UnreadableResumeError` for a file that cannot be read. */
export type ResumeReader = (file: {
  bytes: Uint8Array;
  fileName: string;
  mimeType: string;
}) => Promise<{ text: string }>;
