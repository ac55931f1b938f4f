import { randomBytes } from 'node:crypto';
import type { CallInput } from '@vitae/contract/call';
import type * as calls from '@vitae/contract/resumes';
import type { ResumeLink } from '@vitae/contract/resumes';
import type { Resume } from '@vitae/documents/model/resume';
import { and, eq, isNull } from 'drizzle-orm';
import { hashPassword, isPasswordRight } from '../auth/passwords.ts';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { findOwn, toLink } from './own-resume.ts';
import { readStoredResume } from './resume-data.ts';
import { resumeLinks, resumes } from './tables.ts';
import { withoutHidden } from './without-hidden.ts';

const TOKEN_BYTES = 18;

export async function shareResume(
  { orm }: Database,
  userId: string,
  id: string,
  { password, expires_at }: CallInput<typeof calls.shareResume>['body'],
): Promise<ResumeLink> {
  const { row } = await findOwn(orm, userId, id);
  const values = {
    token: randomBytes(TOKEN_BYTES).toString('base64url'),
    passwordHash: password === undefined ? null : await hashPassword(password),
    expiresAt: expires_at === undefined ? null : new Date(expires_at),
  };
  const [link] = await orm
    .insert(resumeLinks)
    .values({ resumeId: row.id, ...values })
    .onConflictDoUpdate({ target: resumeLinks.resumeId, set: values })
    .returning();
  return toLink(link!);
}

export async function revokeLink({ orm }: Database, userId: string, id: string): Promise<void> {
  const { row } = await findOwn(orm, userId, id);
  await orm.delete(resumeLinks).where(eq(resumeLinks.resumeId, row.id));
}

/** A shared resume. What its owner has hidden is not in it. */
export async function readSharedResume(
  { orm }: Database,
  token: string,
  password: string | undefined,
): Promise<{ title: string; data: Resume }> {
  const [found] = await orm
    .select({ row: resumes, link: resumeLinks })
    .from(resumeLinks)
    .innerJoin(resumes, eq(resumes.id, resumeLinks.resumeId))
    .where(and(eq(resumeLinks.token, token), isNull(resumes.deletedAt)));
  if (!found || (found.link.expiresAt && found.link.expiresAt < new Date())) {
    throw new ApiFailure(
      404,
      'link_not_found',
      'This link does not lead to a resume any more. Ask its owner for a new one.',
    );
  }
  if (found.link.passwordHash !== null) {
    if (password === undefined)
      throw new ApiFailure(401, 'link_password_required', 'This resume is protected by a password.');
    if (!(await isPasswordRight(found.link.passwordHash, password))) {
      throw new ApiFailure(401, 'link_password_wrong', 'This is not the password of this resume.');
    }
  }
  return { title: found.row.title, data: withoutHidden(readStoredResume(found.row.data)) };
}
