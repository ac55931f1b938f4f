/** The file that a resume of the account is taken over as. */
export function fileNameOfResume(title: string): string {
  const name = title.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'resume';
  return `${name}.txt`;
}

/** What goes with a letter from a resume of the account is its PDF; its text was only read. Letters keep this name. */
export const attachedName = (fileName: string) => fileName.replace(/\.txt$/, '.pdf');
