/** As little as makes a resume. */
export const TEST_RESUME = 'Ada King\nada.king@example.org\n\nExperience\nAnalyst, Engine Works, 2019 - 2021\n';

export function resumeFile(text = TEST_RESUME, name = 'resume.txt'): File {
  return new File([text], name, { type: 'text/plain' });
}
