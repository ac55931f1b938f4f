import type { ResumeVersion } from '@vitae/contract/resumes';
import type { Resume } from '@vitae/documents/model/resume';
import { and, count, desc, eq, gt, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { isUuid } from '../database/is-uuid.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { findOwn } from './own-resume.ts';
import { readStoredResume } from './resume-data.ts';
import { type ResumeRow, resumeVersions, type VersionRow } from './tables.ts';

/** Of the versions that are kept by themselves. */
const AUTOMATIC_VERSIONS_MAX = 40;
const AUTOMATIC_VERSION_MINUTES = 10;
const NAMED_VERSIONS_MAX = 100;

type Orm = Database['orm'];

function toVersion(row: Omit<VersionRow, 'data' | 'resumeId'>): ResumeVersion {
  return { id: row.id, name: row.name, revision: row.revision, created_at: row.createdAt.toISOString() };
}

export async function listVersions({ orm }: Database, userId: string, id: string): Promise<ResumeVersion[]> {
  const { row } = await findOwn(orm, userId, id);
  const { id: versionId, name, revision, createdAt } = resumeVersions;
  const rows = await orm
    .select({ id: versionId, name, revision, createdAt })
    .from(resumeVersions)
    .where(eq(resumeVersions.resumeId, row.id))
    .orderBy(desc(createdAt));
  return rows.map(toVersion);
}

export async function nameVersion({ orm }: Database, userId: string, id: string, name: string): Promise<ResumeVersion> {
  const { row } = await findOwn(orm, userId, id);
  const version = await keepNamedVersion(orm, row, name);
  if (!version) {
    throw new ApiFailure(400, 'too_many_versions', `A resume keeps ${NAMED_VERSIONS_MAX} named versions.`);
  }
  return toVersion(version);
}

/** Null where the resume has as many named versions as it keeps. */
export async function keepNamedVersion(orm: Orm, row: ResumeRow, name: string): Promise<VersionRow | null> {
  const [own] = await orm
    .select({ count: count() })
    .from(resumeVersions)
    .where(and(eq(resumeVersions.resumeId, row.id), isNotNull(resumeVersions.name)));
  if (own!.count >= NAMED_VERSIONS_MAX) return null;
  const [version] = await orm
    .insert(resumeVersions)
    .values({ resumeId: row.id, name, revision: row.revision, data: row.data })
    .returning();
  return version!;
}

export async function readVersion(
  { orm }: Database,
  userId: string,
  id: string,
  versionId: string,
): Promise<{ version: ResumeVersion; data: Resume }> {
  const { row } = await findOwn(orm, userId, id);
  const [version] = isUuid(versionId)
    ? await orm
        .select()
        .from(resumeVersions)
        .where(and(eq(resumeVersions.id, versionId), eq(resumeVersions.resumeId, row.id)))
    : [];
  if (!version) throw new ApiFailure(404, 'version_not_found', 'This version is not kept any more.');
  return { version: toVersion(version), data: readStoredResume(version.data) };
}

/** Keeps what a write is about to replace, unless the last version is young. */
export async function keepVersion(orm: Orm, row: ResumeRow): Promise<void> {
  const [recent] = await orm
    .select({ id: resumeVersions.id })
    .from(resumeVersions)
    .where(
      and(
        eq(resumeVersions.resumeId, row.id),
        gt(resumeVersions.createdAt, sql`now() - make_interval(mins => ${AUTOMATIC_VERSION_MINUTES})`),
      ),
    )
    .limit(1);
  if (recent) return;
  await orm.insert(resumeVersions).values({ resumeId: row.id, revision: row.revision, data: row.data });
  const kept = orm
    .select({ id: resumeVersions.id })
    .from(resumeVersions)
    .where(and(eq(resumeVersions.resumeId, row.id), isNull(resumeVersions.name)))
    .orderBy(desc(resumeVersions.createdAt))
    .limit(AUTOMATIC_VERSIONS_MAX);
  await orm
    .delete(resumeVersions)
    .where(and(eq(resumeVersions.resumeId, row.id), isNull(resumeVersions.name), notInArray(resumeVersions.id, kept)));
}
