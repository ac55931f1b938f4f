import type { Writer } from '../writer.ts';

export function createBuiltinWriter(): Writer {
  return {
    name: 'builtin',
    async writeLetter(request) {
      request.signal?.throwIfAborted();
      const letter = `Dear Hiring Manager,\n\nI am writing to apply for the ${request.jobTitle} position.\n\nSincerely`;
      request.onText?.(letter);
      return {
        letter,
        applicant: { fullName: '', email: '', phone: '', location: '', skills: [] },
        companyName: request.companyName,
        writer: { name: 'builtin', fallback_reason: null },
      };
    },
  };
}
