import { CHAT_KEPT_HOURS, type ChatMessage, type ChatProposal, type ChatSession } from '@vitae/contract/chat';
import { and, asc, desc, eq, exists, gt, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { letterTitle } from '../cover-letters/kept-letters.ts';
import { keptLetters } from '../cover-letters/tables.ts';
import type { Database } from '../database/connect.ts';
import { isUuid } from '../database/is-uuid.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { resumes } from '../resumes/tables.ts';
import type { TalkedMessage } from './coach/turn.ts';
import {
  type AnswerDetails,
  chatMessages,
  chatProposals,
  chatSessions,
  type MessageRow,
  type ProposalRow,
  type QuestionDetails,
  type SessionRow,
} from './tables.ts';
import type { ChatOwner } from './visitor.ts';

const SESSIONS_SHOWN_MAX = 500;
type Orm = Database['orm'];

export const sessionNotFound = () =>
  new ApiFailure(404, 'chat_not_found', 'This conversation is not there any more. It may have been deleted.');

export function toSession(row: SessionRow): ChatSession {
  return {
    id: row.id,
    title: row.title,
    is_pinned: row.isPinned,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Only what belongs to the owner: an account's talks to the account, a browser's to the browser. */
export function isOwnedBy({ userId, visitorHash }: ChatOwner): SQL {
  if (userId !== null) return eq(chatSessions.userId, userId);
  if (visitorHash === null) return sql`false`;
  return and(eq(chatSessions.visitorHash, visitorHash), gt(chatSessions.expiresAt, sql`now()`))!;
}

/** The owner's session. Throws a 404 for anybody else's, as for one that never was. */
export async function findSession(orm: Orm, owner: ChatOwner, id: string): Promise<SessionRow> {
  if (!isUuid(id)) throw sessionNotFound();
  const isWanted = and(eq(chatSessions.id, id), isNull(chatSessions.deletedAt), isOwnedBy(owner));
  const [row] = await orm.select().from(chatSessions).where(isWanted);
  if (!row) throw sessionNotFound();
  return row;
}

/** What a search means literally: its wildcards are characters. */
const containing = (query: string) => `%${query.replace(/[\\%_]/g, '\\$&')}%`;

export async function listSessions({ orm }: Database, owner: ChatOwner, query: string): Promise<ChatSession[]> {
  const says = exists(
    orm
      .select({ id: chatMessages.id })
      .from(chatMessages)
      .where(and(eq(chatMessages.sessionId, chatSessions.id), ilike(chatMessages.text, containing(query)))),
  );
  const isFound = query === '' ? undefined : or(ilike(chatSessions.title, containing(query)), says);
  const rows = await orm
    .select()
    .from(chatSessions)
    .where(and(isOwnedBy(owner), isNull(chatSessions.deletedAt), isFound))
    .orderBy(desc(chatSessions.isPinned), desc(chatSessions.updatedAt))
    .limit(SESSIONS_SHOWN_MAX);
  return rows.map(toSession);
}

type ProposalWithTitle = { proposal: ProposalRow; documentTitle: string };

export function toProposal({ proposal, documentTitle }: ProposalWithTitle): ChatProposal {
  const { id, resumeId, letterId, title, diffs, state } = proposal;
  const document =
    letterId === null ? { kind: 'resume' as const, id: resumeId! } : { kind: 'letter' as const, id: letterId };
  return { id, document: { ...document, title: documentTitle }, title, diffs, state };
}

export function toMessage(row: MessageRow, proposals: readonly ProposalWithTitle[]): ChatMessage {
  const fields = { id: row.id, text: row.text, created_at: row.createdAt.toISOString() };
  if (row.role === 'user') {
    return { ...fields, role: 'user', attachments: (row.details as QuestionDetails).attachments };
  }
  const { sources, choices, practice, writer } = row.details as AnswerDetails;
  return {
    ...fields,
    role: 'assistant',
    sources,
    choices,
    practice,
    writer,
    proposals: proposals.filter(({ proposal }) => proposal.messageId === row.id).map(toProposal),
  };
}

export async function selectProposals(orm: Orm, condition: SQL | undefined): Promise<ProposalWithTitle[]> {
  const { title, letter } = keptLetters;
  const found = await orm
    .select({ proposal: chatProposals, resumeTitle: resumes.title, letter: { title, letter } })
    .from(chatProposals)
    .leftJoin(resumes, eq(resumes.id, chatProposals.resumeId))
    .leftJoin(keptLetters, eq(keptLetters.id, chatProposals.letterId))
    .where(condition)
    .orderBy(asc(chatProposals.createdAt), asc(chatProposals.id));
  return found.map(({ proposal, resumeTitle, letter: changed }) => ({
    proposal,
    documentTitle: changed ? letterTitle(changed) : (resumeTitle ?? ''),
  }));
}

/** A message as an answer looks back on it. */
export function toTalked(row: MessageRow, proposals: readonly ProposalWithTitle[]): TalkedMessage {
  const { role, text } = row;
  if (role === 'user') return { role, text };
  const { about, choices, sources } = row.details as AnswerDetails;
  const own = proposals.filter(({ proposal }) => proposal.messageId === row.id);
  return { role, text, ...(about !== undefined && { about }), choices, sources, proposals: own.map(toProposedChange) };
}

function toProposedChange({ proposal: { resumeId, letterId, title, diffs, changes } }: ProposalWithTitle) {
  const proposed = { title, diffs, changes };
  return letterId === null ? { ...proposed, resumeId: resumeId! } : { ...proposed, letterId };
}

export async function readSession({ orm }: Database, owner: ChatOwner, id: string) {
  const row = await findSession(orm, owner, id);
  const messages = await orm
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.sessionId, row.id))
    .orderBy(asc(chatMessages.position));
  const proposals = await selectProposals(orm, eq(chatProposals.sessionId, row.id));
  return {
    session: toSession(row),
    messages: messages.map((message) => toMessage(message, proposals)),
    resume_id: row.resumeId,
    has_advert: row.advert !== '',
  };
}

export async function updateSession(
  { orm }: Database,
  owner: ChatOwner,
  id: string,
  { title, is_pinned: isPinned }: { title?: string | undefined; is_pinned?: boolean | undefined },
): Promise<ChatSession> {
  const row = await findSession(orm, owner, id);
  const [updated] = await orm
    .update(chatSessions)
    .set({ title: title ?? row.title, isPinned: isPinned ?? row.isPinned })
    .where(eq(chatSessions.id, row.id))
    .returning();
  return toSession(updated!);
}

export async function deleteSession({ orm }: Database, owner: ChatOwner, id: string): Promise<void> {
  const row = await findSession(orm, owner, id);
  await orm.update(chatSessions).set({ deletedAt: sql`now()` }).where(eq(chatSessions.id, row.id));
}

export async function undeleteSession({ orm }: Database, owner: ChatOwner, id: string): Promise<ChatSession> {
  if (!isUuid(id)) throw sessionNotFound();
  const isDeleted = and(eq(chatSessions.id, id), isNotNull(chatSessions.deletedAt), isOwnedBy(owner));
  const [row] = await orm.update(chatSessions).set({ deletedAt: null }).where(isDeleted).returning();
  if (!row) throw sessionNotFound();
  return toSession(row);
}

/** Gives a browser's talks to an account. Returns how many there were. */
export async function claimSessions({ orm }: Database, userId: string, visitorHash: string | null): Promise<number> {
  const claimed = await orm
    .update(chatSessions)
    .set({ userId, visitorHash: null, expiresAt: null })
    .where(and(isOwnedBy({ userId: null, visitorHash }), isNull(chatSessions.deletedAt)))
    .returning({ id: chatSessions.id });
  return claimed.length;
}

/** Removes what was deleted long ago, and what visitors have left behind. */
export async function removeExpiredSessions({ orm }: Database): Promise<void> {
  const isOver = or(
    sql`${chatSessions.deletedAt} < now() - make_interval(hours => ${CHAT_KEPT_HOURS})`,
    sql`${chatSessions.expiresAt} < now()`,
  );
  const over = orm.select({ id: chatSessions.id }).from(chatSessions).where(isOver);
  await orm.delete(chatSessions).where(inArray(chatSessions.id, over));
}
