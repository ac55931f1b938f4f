import { randomBytes } from 'node:crypto';
import type { CallInput, CallOutput } from '@vitae/contract/call';
import type * as calls from '@vitae/contract/resumes';
import {
  RESUME_TEXT_LIMITS,
  type ResumeLink,
  type ResumeSummary,
  type ResumeVersion,
  type StoredResume,
  UNTITLED_RESUME,
} from '@vitae/contract/resumes';
import { applyChanges, type Change, type Conflict, isSameJson } from '@vitae/documents/model/changes';
import { emptyResume, LINE_HEIGHT, nameOfResume, type Resume, TEMPLATE_IDS } from '@vitae/documents/model/resume';
import { and, count, desc, eq, gt, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { hashPassword, isPasswordRight } from '../auth/passwords.ts';
import { readCurrentPlan } from '../billing/subscriptions.ts';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { checkResume, readStoredResume } from './resume-data.ts';
import { type LinkRow, type ResumeRow, resumeLinks, resumes, resumeVersions, type VersionRow } from './tables.ts';

/** So long a deleted resume can be taken back. */
export const DELETED_KEPT_DAYS = 30;
/** Of the versions that are kept by themselves. */
const AUTOMATIC_VERSIONS_MAX = 40;
const AUTOMATIC_VERSION_MINUTES = 10;
const NAMED_VERSIONS_MAX = 100;
const TOKEN_BYTES = 18;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Orm = Database['orm'];

const notFound = () =>
  new ApiFailure(404, 'resume_not_found', 'This resume is not there any more. It may have been deleted.');

function toSummary(row: ResumeRow, link: LinkRow | null | undefined): ResumeSummary {
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

function toStored(row: ResumeRow, link: LinkRow | null | undefined): StoredResume {
  return { ...toSummary(row, link), data: readStoredResume(row.data) };
}

function toLink(link: LinkRow): ResumeLink {
  return {
    token: link.token,
    has_password: link.passwordHash !== null,
    expires_at: link.expiresAt?.toISOString() ?? null,
  };
}

function toVersion(row: Omit<VersionRow, 'data' | 'resumeId'>): ResumeVersion {
  return { id: row.id, name: row.name, revision: row.revision, created_at: row.createdAt.toISOString() };
}

const isOwn = (userId: string, id: string) =>
  and(eq(resumes.id, id), eq(resumes.userId, userId), isNull(resumes.deletedAt));

async function findOwn(orm: Orm, userId: string, id: string): Promise<{ row: ResumeRow; link: LinkRow | null }> {
  if (!UUID.test(id)) throw notFound();
  const [found] = await orm
    .select({ row: resumes, link: resumeLinks })
    .from(resumes)
    .leftJoin(resumeLinks, eq(resumeLinks.resumeId, resumes.id))
    .where(isOwn(userId, id));
  if (!found) throw notFound();
  return found;
}

export async function readResume({ orm }: Database, userId: string, id: string): Promise<StoredResume> {
  const { row, link } = await findOwn(orm, userId, id);
  return toStored(row, link);
}

async function selectAll(orm: Orm, userId: string) {
  return orm
    .select({ row: resumes, link: resumeLinks })
    .from(resumes)
    .leftJoin(resumeLinks, eq(resumeLinks.resumeId, resumes.id))
    .where(and(eq(resumes.userId, userId), isNull(resumes.deletedAt)))
    .orderBy(desc(resumes.updatedAt));
}

export async function listResumes(database: Database, userId: string): Promise<CallOutput<typeof calls.listResumes>> {
  const { plan } = await readCurrentPlan(database, userId);
  const all = await selectAll(database.orm, userId);
  return {
    success: true,
    resumes: all.map(({ row, link }) => toStored(row, link)),
    limit: plan.limits.resumes,
    plan: plan.name,
  };
}

export async function listSummaries({ orm }: Database, userId: string): Promise<ResumeSummary[]> {
  return (await selectAll(orm, userId)).map(({ row, link }) => toSummary(row, link));
}

/** Throws a 402 when the plan keeps no further resume. Called within a transaction that holds the user's lock. */
async function requireRoom(database: Database, orm: Orm, userId: string): Promise<void> {
  const { plan } = await readCurrentPlan(database, userId);
  const [own] = await orm
    .select({ count: count() })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isNull(resumes.deletedAt)));
  if (own!.count >= plan.limits.resumes) {
    throw new ApiFailure(
      402,
      'resume_limit_reached',
      `Your ${plan.name} plan keeps ${plan.limits.resumes} resumes. Delete one that you no longer need, or choose a plan with more at /choose-plan.`,
    );
  }
}

/** Two creations of one user wait for each other, so that both cannot be the last one that the plan allows. */
function lockUser(orm: Orm, userId: string) {
  return orm.execute(sql`select pg_advisory_xact_lock(hashtext(${`resumes:${userId}`}))`);
}

export async function createResume(
  database: Database,
  userId: string,
  body: CallInput<typeof calls.createResume>['body'],
): Promise<StoredResume> {
  const source = body.copy_of === undefined ? null : (await findOwn(database.orm, userId, body.copy_of)).row;
  const data = body.data ? checkResume(body.data) : source ? readStoredResume(source.data) : emptyResume();
  const title = body.title ?? (source ? `Copy of ${source.title}`.slice(0, 120) : titleOf(data));
  const row = await database.orm.transaction(async (transaction) => {
    const orm = transaction as unknown as Orm;
    await lockUser(orm, userId);
    const [known] = await orm
      .select()
      .from(resumes)
      .where(and(eq(resumes.userId, userId), eq(resumes.idempotencyKey, body.idempotency_key)));
    if (known) return known;
    await orm.delete(resumes).where(lt(resumes.deletedAt, sql`now() - make_interval(days => ${DELETED_KEPT_DAYS})`));
    await requireRoom(database, orm, userId);
    const [created] = await orm
      .insert(resumes)
      .values({
        userId,
        idempotencyKey: body.idempotency_key,
        title,
        data,
        parentId: source?.id ?? null,
        job: body.job ?? null,
        tags: source?.tags ?? [],
      })
      .returning();
    return created!;
  });
  return toStored(row, null);
}

function titleOf(data: Resume): string {
  return nameOfResume(data).slice(0, RESUME_TEXT_LIMITS.title) || UNTITLED_RESUME;
}

/** What an update gives: the resume as it is now, or both sides of what could not be merged. */
export type Updated = { resume: StoredResume; conflicts: Conflict[] };

type Update = CallInput<typeof calls.updateResume>['body'];

interface UpdateOptions {
  /** Keeps what the update replaces under this name, however young the last version is. */
  keepAs?: string | undefined;
}

export async function updateResume(
  database: Database,
  userId: string,
  id: string,
  body: Update,
  { keepAs }: UpdateOptions = {},
): Promise<Updated> {
  if (!UUID.test(id)) throw notFound();
  return database.orm.transaction(async (transaction) => {
    const orm = transaction as unknown as Orm;
    const [row] = await orm.select().from(resumes).where(isOwn(userId, id)).for('update');
    if (!row) throw notFound();
    const [link] = await orm.select().from(resumeLinks).where(eq(resumeLinks.resumeId, id));
    const before = readStoredResume(row.data);
    const { document, conflicts } = applyChanges<unknown>(before, (body.changes ?? []) as Change[]);
    if (conflicts.length > 0) return { resume: toStored(row, link), conflicts };

    const data = withTemplate(checkResume(document), body.template);
    // Until somebody names it, a resume is called after whom it names.
    const isNamed = row.title !== titleOf(before);
    const title = body.title ?? (isNamed ? row.title : titleOf(data));
    const changed = {
      ...(title === row.title ? {} : { title }),
      ...(body.tags === undefined ? {} : { tags: body.tags }),
      ...(body.job === undefined ? {} : { job: body.job }),
    };
    if (isSameJson(before, data) && Object.keys(changed).length === 0) {
      return { resume: toStored(row, link), conflicts: [] };
    }
    if (keepAs === undefined || !(await keepNamedVersion(orm, row, keepAs))) await keepVersion(orm, row);
    const [written] = await orm
      .update(resumes)
      .set({ ...changed, data, revision: row.revision + 1, updatedAt: sql`now()` })
      .where(eq(resumes.id, id))
      .returning();
    return { resume: toStored(written!, link), conflicts: [] };
  });
}

function withTemplate(resume: Resume, template: string | undefined): Resume {
  if (template === undefined) return resume;
  const selectedTemplate = TEMPLATE_IDS.find((known) => known === template);
  if (!selectedTemplate) {
    throw new ApiFailure(400, 'template_not_found', 'This template does not exist. Please choose another one.');
  }
  return { ...resume, selectedTemplate, lineHeight: LINE_HEIGHT.onTemplateChange };
}

/** Keeps what a write is about to replace, unless the last version is young. */
async function keepVersion(orm: Orm, row: ResumeRow): Promise<void> {
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

export async function deleteResume({ orm }: Database, userId: string, id: string): Promise<void> {
  if (!UUID.test(id)) throw notFound();
  const deleted = await orm
    .update(resumes)
    .set({ deletedAt: sql`now()` })
    .where(isOwn(userId, id))
    .returning({ id: resumes.id });
  if (deleted.length === 0) throw notFound();
}

export async function undeleteResume(database: Database, userId: string, id: string): Promise<StoredResume> {
  if (!UUID.test(id)) throw notFound();
  return database.orm.transaction(async (transaction) => {
    const orm = transaction as unknown as Orm;
    await lockUser(orm, userId);
    const isDeleted = and(eq(resumes.id, id), eq(resumes.userId, userId), isNotNull(resumes.deletedAt));
    const [row] = await orm.select().from(resumes).where(isDeleted);
    if (!row) throw notFound();
    await requireRoom(database, orm, userId);
    const [restored] = await orm.update(resumes).set({ deletedAt: null }).where(isDeleted).returning();
    return toStored(restored!, null);
  });
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
async function keepNamedVersion(orm: Orm, row: ResumeRow, name: string): Promise<VersionRow | null> {
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
  const [version] = UUID.test(versionId)
    ? await orm
        .select()
        .from(resumeVersions)
        .where(and(eq(resumeVersions.id, versionId), eq(resumeVersions.resumeId, row.id)))
    : [];
  if (!version) throw new ApiFailure(404, 'version_not_found', 'This version is not kept any more.');
  return { version: toVersion(version), data: readStoredResume(version.data) };
}

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

function withoutHidden(resume: Resume): Resume {
  const shown = <T extends { isHidden: boolean }>(entries: T[]) => entries.filter((entry) => !entry.isHidden);
  const isHidden = (key: string) => resume.hiddenSections.includes(key);
  const empty = emptyResume();
  const rich = (key: 'certifications' | 'awards') => (isHidden(key) ? empty[key] : resume[key]);
  const { personal } = resume;
  return {
    ...resume,
    personal: {
      ...personal,
      profile: isHidden('summary') ? '' : personal.profile,
      profileImg: personal.showProfileImage ? personal.profileImg : '',
      ...(isHidden('personalDetails') ? hiddenDetails : {}),
    },
    workExperience: isHidden('experience') ? [] : shown(resume.workExperience),
    education: isHidden('education') ? [] : shown(resume.education),
    projects: isHidden('projects') ? [] : shown(resume.projects),
    skills: isHidden('skills') ? [] : resume.skills,
    languages: isHidden('languages') ? [] : resume.languages,
    hobbies: isHidden('hobbies') ? [] : resume.hobbies,
    certifications: rich('certifications'),
    awards: rich('awards'),
    customSections: resume.customSections
      .filter((section) => !isHidden(section.id))
      .map((section) => ({ ...section, entries: shown(section.entries) })),
  };
}

const hiddenDetails = {
  dateOfBirth: '',
  nationality: '',
  maritalStatus: '',
  visaStatus: '',
  gender: '',
  religion: '',
  passport: '',
  other: '',
  targetCountry: '',
};
