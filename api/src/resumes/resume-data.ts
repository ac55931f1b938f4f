import { isSafeHref } from '@vitae/documents/model/links';
import { restore } from '@vitae/documents/model/restore';
import { type Resume, resumeSchema } from '@vitae/documents/model/resume';
import type { RichText } from '@vitae/documents/model/rich-text';
import { ApiFailure } from '../errors/api-failure.ts';

const IMAGE = /^(?:|data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}|https:\/\/[^\s"'<>]+|\/[^/\s][^\s]*)$/;

function hasOnlySafeLinks(text: RichText): boolean {
  return Object.values(text.entityMap).every((entity) => isSafeHref(entity.data.url));
}

/** The resume as it was typed, spaces and all. Throws a 400 for what no editor of ours could have made. */
export function checkResume(data: unknown): Resume {
  const result = resumeSchema.safeParse(data);
  const problem = result.success ? unsafePart(result.data) : result.error.issues[0]?.path.join('.');
  if (!result.success || problem) {
    throw new ApiFailure(
      400,
      'invalid_resume',
      `This cannot be kept in a resume: ${problem || 'its form is unknown'}.`,
    );
  }
  return result.data;
}

function unsafePart(resume: Resume): string | null {
  if (!IMAGE.test(resume.personal.profileImg)) return 'personal.profileImg';
  if (!hasOnlySafeLinks(resume.certifications)) return 'certifications';
  if (!hasOnlySafeLinks(resume.awards)) return 'awards';
  return null;
}

/** A resume out of the database: one of an older form is brought to today's. */
export function readStoredResume(data: unknown): Resume {
  const result = resumeSchema.safeParse(data);
  return result.success ? result.data : restore(data).resume;
}
