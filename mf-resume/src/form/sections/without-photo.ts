import type { Resume } from '@vitae/documents/model/resume';

export function withoutPhoto(resume: Resume): Record<string, unknown> {
  return { ...resume, personal: { ...resume.personal, profileImg: '' } };
}
