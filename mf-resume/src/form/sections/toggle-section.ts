import { edit } from '../../editor/resume-store.ts';

export function toggleSection(key: string): void {
  edit((resume) => ({
    ...resume,
    hiddenSections: resume.hiddenSections.includes(key)
      ? resume.hiddenSections.filter((other) => other !== key)
      : [...resume.hiddenSections, key],
  }));
}
