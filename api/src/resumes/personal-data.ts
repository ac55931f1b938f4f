import { asc, eq, lt, sql } from 'drizzle-orm';
import type { PersonalData } from '../account/personal-data.ts';
import { DELETED_KEPT_DAYS } from './service.ts';
import { resumeLinks, resumes, resumeVersions } from './tables.ts';

export const resumeData: PersonalData = {
  tables: ['resumes', 'resume_versions', 'resume_links'],

  collect: async ({ orm }, { id }) => {
    const own = await orm.select().from(resumes).where(eq(resumes.userId, id)).orderBy(asc(resumes.createdAt));
    const versions = await orm
      .select({
        resumeId: resumeVersions.resumeId,
        name: resumeVersions.name,
        createdAt: resumeVersions.createdAt,
        data: resumeVersions.data,
      })
      .from(resumeVersions)
      .innerJoin(resumes, eq(resumeVersions.resumeId, resumes.id))
      .where(eq(resumes.userId, id))
      .orderBy(asc(resumeVersions.createdAt));
    const links = await orm
      .select({ resumeId: resumeLinks.resumeId, token: resumeLinks.token, expiresAt: resumeLinks.expiresAt })
      .from(resumeLinks)
      .innerJoin(resumes, eq(resumeLinks.resumeId, resumes.id))
      .where(eq(resumes.userId, id));
    const files = own.map(({ idempotencyKey: _, ...resume }) => [`resumes/resume-${resume.id}.json`, resume]);
    return { ...Object.fromEntries(files), 'resumes/versions.json': versions, 'resumes/links.json': links };
  },

  erase: async (transaction, { id }) => {
    await transaction.delete(resumes).where(eq(resumes.userId, id));
  },

  removeExpired: async ({ orm }) => {
    await orm.delete(resumes).where(lt(resumes.deletedAt, sql`now() - make_interval(days => ${DELETED_KEPT_DAYS})`));
    await orm.delete(resumeLinks).where(lt(resumeLinks.expiresAt, sql`now()`));
  },
};
