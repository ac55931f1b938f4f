/** The file that a resume of the account is taken over as; the letters written from it keep this name. */
export function fileNameOfResume(title: string): string {
  const name = title.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'resume';
  return `${name}.txt`;
}
