/** As little as makes a resume that a letter can be written from. */
export const TEST_RESUME =
  'Ada King\nada.king@example.org\n\nExperience\nAnalyst, Engine Works, 2019 - 2021\n• Wrote notes on engines\n';

export function resumeFile(text = TEST_RESUME, name = 'resume.txt'): File {
  return new File([text], name, { type: 'text/plain' });
}
