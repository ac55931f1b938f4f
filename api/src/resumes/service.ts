import type { CallInput, CallOutput } from '@vitae/contract/call';
import type * as calls from '@vitae/contract/resumes';
import { RESUME_TEXT_LIMITS, type ResumeSummary, type StoredResume, UNTITLED_RESUME } from '@vitae/contract/resumes';
import { applyChanges, type Change, type Conflict, isSameJson } from '@vitae/documents/model/changes';
import { emptyResume, LINE_HEIGHT, nameOfResume, type Resume, TEMPLATE_IDS } from '@vitae/documents/model/resume';
import { and, count, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { readCurrentPlan } from '../billing/subscriptions.ts';
import type { Database } from '../database/connect.ts';
import { isUuid } from '../database/is-uuid.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { findOwn, isOwn, notFound, toStored, toSummary } from './own-resume.ts';
import { checkResume, readStoredResume } from './resume-data.ts';
import { resumeLinks, resumes } from './tables.ts';
import { keepNamedVersion, keepVersion } from './versions.ts';

/** So long a deleted resume can be taken back. */
export const DELETED_KEPT_DAYS = 30;

type Orm = Database['orm'];

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
      `Your ${plan.name} plan keeps ${plan.limits.resumes} resumes. Delete one that you no longer need, or choose a plan with more.`,
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
  if (!isUuid(id)) throw notFound();
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

export async function deleteResume({ orm }: Database, userId: string, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const deleted = await orm
    .update(resumes)
    .set({ deletedAt: sql`now()` })
    .where(isOwn(userId, id))
    .returning({ id: resumes.id });
  if (deleted.length === 0) throw notFound();
}

export async function undeleteResume(database: Database, userId: string, id: string): Promise<StoredResume> {
  if (!isUuid(id)) throw notFound();
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
