import { createHash, randomBytes } from 'node:crypto';
import {
  type AtsCheck,
  type AtsCheckSummary,
  type AtsReport,
  type checkResume,
  gulfAnswersSchema,
} from '@vitae/contract/ats';
import { and, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { FetchedPage, PageFetcher } from '../adverts/fetch-page.ts';
import type { AdvertPage } from '../adverts/read-page.ts';
import { type AllowanceDependencies, spendAllowance } from '../billing/allowance.ts';
import type { Database } from '../database/connect.ts';
import { isUuid } from '../database/is-uuid.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { UnreadableResumeError } from '../parsing/errors.ts';
import { readResume } from '../resumes/service.ts';
import { readVersion } from '../resumes/versions.ts';
import type { RunOptions } from '../workers/pool.ts';
import type { TextWork } from '../workers/text-work.ts';
import type { ScoredSource } from './score-resume.ts';
import { type AtsCheckRow, atsChecks } from './tables.ts';

const HISTORY_MAX = 100;
/** Of the hash that two checks of one advert share; a hundred checks are told apart by far less. */
const ADVERT_KEY_LENGTH = 16;
const TOKEN_BYTES = 18;
export interface AtsDependencies extends AllowanceDependencies {
  work: TextWork;
  fetchPage: PageFetcher;
}

type CheckFields = z.output<(typeof checkResume)['request']['form']>;

interface Caller {
  userId: string;
  address: string;
  signal: AbortSignal;
}

/** Fewer letters are no advert: many pages hold their text only once their scripts have run. */
const LEAST_ADVERT_LETTERS = 200;

/** The advert on a page. Throws ApiFailure where there is none. */
export async function readPage(work: TextWork, page: FetchedPage, options: RunOptions): Promise<AdvertPage> {
  const read = await work.readAdvertPage(page, options).catch((error) => {
    if (error instanceof UnreadableResumeError) return null;
    throw error;
  });
  if (!read || read.text.length < LEAST_ADVERT_LETTERS)
    throw new ApiFailure(
      422,
      'advert_page_empty',
      'No advert could be read on this page. Please open it, copy the text of the advert and paste it here.',
    );
  return read;
}

const notFound = () =>
  new ApiFailure(404, 'ats_check_not_found', 'This check is not there any more. It may have been deleted.');

export async function runCheck(dependencies: AtsDependencies, fields: CheckFields, caller: Caller): Promise<AtsCheck> {
  const { database, work } = dependencies;
  const { source, ...resume } = await sourceOf(database, fields, caller.userId);
  // Forms send every line break as two characters.
  const advert = fields.job_description.replace(/\r\n?/g, '\n');
  const gulf = gulfAnswersSchema.parse(fields);
  const report = await spendAllowance(dependencies, caller, 'ats_checks', () =>
    work.scoreResume(
      {
        source,
        advert: advert ? { text: advert, title: fields.job_title } : null,
        region: fields.region,
        gulf,
        checkedAt: new Date(),
      },
      { client: caller.address, signal: caller.signal },
    ),
  );
  const [row] = await database.orm
    .insert(atsChecks)
    .values({
      userId: caller.userId,
      ...resume,
      jobTitle: fields.job_title || report.match?.title || '',
      jobDescription: advert,
      region: fields.region,
      gulf,
      score: report.score,
      report,
    })
    .returning();
  return toCheck(row!);
}

async function sourceOf(
  database: Database,
  { resume_id, version_id, resume }: CheckFields,
  userId: string,
): Promise<{ source: ScoredSource } & Pick<AtsCheckRow, 'resumeName' | 'resumeId' | 'resumeVersion'>> {
  if (resume_id) {
    const stored = await readResume(database, userId, resume_id);
    const kept = version_id ? await readVersion(database, userId, resume_id, version_id) : null;
    return {
      source: { kind: 'document', data: kept?.data ?? stored.data },
      resumeName: stored.title,
      resumeId: stored.id,
      resumeVersion: kept && { name: kept.version.name, created_at: kept.version.created_at },
    };
  }
  if (!resume || (resume.size === 0 && resume.name === '')) {
    const message = 'Please upload your resume, or choose one of your account.';
    throw new ApiFailure(400, 'ats_resume_required', message, { fields: { resume: message } });
  }
  const bytes = new Uint8Array(await resume.arrayBuffer());
  return {
    source: { kind: 'file', file: { bytes, fileName: resume.name, mimeType: resume.type } },
    resumeName: resume.name,
    resumeId: null,
    resumeVersion: null,
  };
}

/** Line breaks and spaces make no other advert of it. */
function advertKey(advert: string): string {
  const words = advert.replace(/\s+/g, ' ').trim();
  return words && createHash('sha256').update(words).digest('base64url').slice(0, ADVERT_KEY_LENGTH);
}

function toSummary(row: Omit<AtsCheckRow, 'report'> & { version: number }): AtsCheckSummary {
  return {
    id: row.id,
    job_title: row.jobTitle,
    resume_name: row.resumeName,
    resume_id: row.resumeId,
    resume_version: row.resumeVersion,
    region: row.region,
    score: row.score,
    has_advert: row.jobDescription !== '',
    advert_key: advertKey(row.jobDescription),
    version: row.version,
    created_at: row.createdAt.toISOString(),
  };
}

function toCheck(row: AtsCheckRow): AtsCheck {
  return {
    ...toSummary({ ...row, version: row.report.version }),
    report: row.report,
    job_description: row.jobDescription,
    gulf: gulfAnswersSchema.parse(row.gulf),
    link: row.linkToken,
  };
}

const isOfUser = (userId: string, id: string) => and(eq(atsChecks.id, id), eq(atsChecks.userId, userId));
const isOwn = (userId: string, id: string) => and(isOfUser(userId, id), isNull(atsChecks.deletedAt));

export async function listChecks({ orm }: Database, userId: string): Promise<AtsCheckSummary[]> {
  const { report: _, ...columns } = getTableColumns(atsChecks);
  const rows = await orm
    .select({ ...columns, version: sql<number>`(${atsChecks.report}->>'version')::int` })
    .from(atsChecks)
    .where(and(eq(atsChecks.userId, userId), isNull(atsChecks.deletedAt)))
    .orderBy(desc(atsChecks.createdAt))
    .limit(HISTORY_MAX);
  return rows.map(toSummary);
}

export async function readCheck({ orm }: Database, userId: string, id: string): Promise<AtsCheck> {
  if (!isUuid(id)) throw notFound();
  const [row] = await orm.select().from(atsChecks).where(isOwn(userId, id));
  if (!row) throw notFound();
  return toCheck(row);
}

export async function deleteCheck({ orm }: Database, userId: string, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const deleted = await orm
    .update(atsChecks)
    .set({ deletedAt: sql`now()` })
    .where(isOwn(userId, id))
    .returning({ id: atsChecks.id });
  if (deleted.length === 0) throw notFound();
}

/** Brings a deleted check back, and with it its public page. */
export async function undeleteCheck({ orm }: Database, userId: string, id: string): Promise<void> {
  if (!isUuid(id)) throw notFound();
  const restored = await orm
    .update(atsChecks)
    .set({ deletedAt: null })
    .where(and(isOfUser(userId, id), isNotNull(atsChecks.deletedAt)))
    .returning({ id: atsChecks.id });
  if (restored.length === 0) throw notFound();
}

/** The token of the public page; the same one while it is open. */
export async function shareCheck(database: Database, userId: string, id: string): Promise<string> {
  const { link } = await readCheck(database, userId, id);
  if (link) return link;
  const linkToken = randomBytes(TOKEN_BYTES).toString('base64url');
  await database.orm.update(atsChecks).set({ linkToken }).where(isOwn(userId, id));
  return linkToken;
}

export async function revokeLink(database: Database, userId: string, id: string): Promise<void> {
  await readCheck(database, userId, id);
  await database.orm.update(atsChecks).set({ linkToken: null }).where(isOwn(userId, id));
}

/** A shared report, without the resume's own text and fields: those are its owner's. */
export async function readShared(
  { orm }: Database,
  token: string,
): Promise<{ job_title: string; created_at: string; report: AtsReport }> {
  const [row] = await orm
    .select()
    .from(atsChecks)
    .where(and(eq(atsChecks.linkToken, token), isNull(atsChecks.deletedAt)));
  if (!row) {
    throw new ApiFailure(
      404,
      'ats_link_not_found',
      'This link does not lead to a report any more. Ask its owner for a new one.',
    );
  }
  const { report } = row;
  return {
    job_title: row.jobTitle,
    created_at: row.createdAt.toISOString(),
    report: { ...report, machine: { ...report.machine, text: '', fields: [], pages: [], flags: [] } },
  };
}
