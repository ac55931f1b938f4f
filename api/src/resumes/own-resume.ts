import type { ResumeLink, ResumeSummary, StoredResume } from '@vitae/contract/resumes';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { isUuid } from '../database/is-uuid.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { readStoredResume } from './resume-data.ts';
import { type LinkRow, type ResumeRow, resumeLinks, resumes } from './tables.ts';

export const notFound = () =>
  new ApiFailure(404, 'resume_not_found', 'This resume is not there any more. It may have been deleted.');

export function toSummary(row: ResumeRow, link: LinkRow | null | undefined): ResumeSummary {
  return {
    id: row.id,
    title: row.title,
    template: row.data.selectedTemplate,
    revision: row.revision,
    tags: row.tags,
    parent_id: row.parentId,
    job: row.job,
    link: link ? toLink(link) : null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function toStored(row: ResumeRow, link: LinkRow | null | undefined): StoredResume {
  return { ...toSummary(row, link), data: readStoredResume(row.data) };
}

export function toLink(link: LinkRow): ResumeLink {
  return {
    token: link.token,
    has_password: link.passwordHash !== null,
    expires_at: link.expiresAt?.toISOString() ?? null,
  };
}

export const isOwn = (userId: string, id: string) =>
  and(eq(resumes.id, id), eq(resumes.userId, userId), isNull(resumes.deletedAt));

export async function findOwn(
  orm: Database['orm'],
  userId: string,
  id: string,
): Promise<{ row: ResumeRow; link: LinkRow | null }> {
  if (!isUuid(id)) throw notFound();
  const [found] = await orm
    .select({ row: resumes, link: resumeLinks })
    .from(resumes)
    .leftJoin(resumeLinks, eq(resumeLinks.resumeId, resumes.id))
    .where(isOwn(userId, id));
  if (!found) throw notFound();
  return found;
}
