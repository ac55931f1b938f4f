import { fullNameOf, type Resume } from '../model/resume.ts';

/** "ada-lovelace-resume.pdf": letters and digits of any script, joined by dashes. */
export function resumeFileName(resume: Resume, extension: 'pdf' | 'docx' | 'json' | 'txt'): string {
  const name = fullNameOf(resume.personal)
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
  return `${[name, 'resume'].filter(Boolean).join('-')}.${extension}`;
}
