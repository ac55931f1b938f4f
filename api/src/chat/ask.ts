import { randomUUID } from 'node:crypto';
import {
  CHAT_KEPT_HOURS,
  CHAT_LIMITS,
  type ChatAttachment,
  type ChatEvent,
  type ShownAttachment,
  type sendChatMessage,
  type UserMessage,
} from '@vitae/contract/chat';
import { and, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type AllowanceDependencies, spendAllowance } from '../billing/allowance.ts';
import { letterTitle, readKeptLetter } from '../cover-letters/kept-letters.ts';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { readResume } from '../resumes/service.ts';
import type { ChatAnswerer, WrittenAnswer } from './answerer.ts';
import { gatherMaterial } from './gather-turn.ts';
import { findSession, selectProposals, toMessage, toSession, toTalked } from './sessions.ts';
import {
  type AnswerDetails,
  chatMessages,
  chatProposals,
  chatSessions,
  type MessageRow,
  type SessionRow,
} from './tables.ts';
import type { ChatOwner } from './visitor.ts';

const TITLE_MAX = 60;
/** Of the messages before, those that an answer looks back on. */
const HISTORY_MAX = 12;

export interface AskDependencies extends AllowanceDependencies {
  assistant: ChatAnswerer;
}

export type Question = z.output<(typeof sendChatMessage)['request']['body']>;

type Orm = Database['orm'];

/** A question that is kept and waits for its answer. */
export interface Begun {
  session: SessionRow;
  question: MessageRow;
}

const movedOn = () =>
  new ApiFailure(
    409,
    'chat_moved_on',
    'This conversation has gone on elsewhere. Please reload it to see what was said.',
  );

/** Keeps the question. Throws what is wrong with it, before anything is streamed. */
export function beginTurn(
  dependencies: AskDependencies,
  owner: ChatOwner,
  question: Question,
  address: string,
): Promise<Begun> {
  return spendAllowance(dependencies, { userId: owner.userId, address }, 'ai_texts', () =>
    keepQuestion(dependencies.database, owner, question),
  );
}

async function keepQuestion(database: Database, owner: ChatOwner, question: Question): Promise<Begun> {
  const shown = await Promise.all(
    question.attachments.map((attachment) => showAttachment(database, owner, attachment)),
  );
  return database.orm.transaction(async (transaction) => {
    const orm = transaction as unknown as Orm;
    const known = question.session_id
      ? await findSession(orm, owner, question.session_id)
      : await createSession(orm, owner, question.text);
    const session = await attach(orm, known, question.attachments, shown);
    if (question.replaces) await removeFrom(orm, session.id, question.replaces);
    const asked = await keepMessage(orm, session.id, question, shown);
    return { session, question: asked };
  });
}

async function showAttachment(
  database: Database,
  { userId }: ChatOwner,
  attachment: ChatAttachment,
): Promise<ShownAttachment> {
  if (attachment.kind === 'file') return { kind: 'file', name: attachment.name };
  if (attachment.kind === 'advert') {
    return { kind: 'advert', name: attachment.text.split('\n', 1)[0]!.slice(0, CHAT_LIMITS.title) };
  }
  if (userId === null) throw new ApiFailure(401, 'token_missing', 'Please sign in.');
  if (attachment.kind === 'letter') {
    return { kind: 'letter', name: letterTitle(await readKeptLetter(database, userId, attachment.letter_id)) };
  }
  return { kind: 'resume', name: (await readResume(database, userId, attachment.resume_id)).title };
}

async function createSession(orm: Orm, owner: ChatOwner, text: string): Promise<SessionRow> {
  const isVisitor = owner.userId === null;
  const [session] = await orm
    .insert(chatSessions)
    .values({
      userId: owner.userId,
      visitorHash: isVisitor ? owner.visitorHash : null,
      title: titleOf(text),
      expiresAt: isVisitor ? sql`now() + make_interval(hours => ${CHAT_KEPT_HOURS})` : null,
    })
    .returning();
  return session!;
}

function titleOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= TITLE_MAX) return line;
  const cut = line.slice(0, TITLE_MAX);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TITLE_MAX / 2)).trimEnd()}…`;
}

/** What comes with a message stays in the talk's mind until another takes its place. */
async function attach(
  orm: Orm,
  session: SessionRow,
  attachments: readonly ChatAttachment[],
  shown: readonly ShownAttachment[],
): Promise<SessionRow> {
  const changes: Partial<SessionRow> = {};
  for (const [index, attachment] of attachments.entries()) {
    if (attachment.kind === 'resume') changes.resumeId = attachment.resume_id;
    else if (attachment.kind === 'letter') changes.letterId = attachment.letter_id;
    else if (attachment.kind === 'advert') changes.advert = attachment.text;
    else Object.assign(changes, { fileName: shown[index]!.name, fileText: attachment.text });
  }
  const [updated] = await orm
    .update(chatSessions)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(chatSessions.id, session.id))
    .returning();
  return updated!;
}

/** An edited question takes the place of the one it was, and of all that came of it. */
async function removeFrom(orm: Orm, sessionId: string, messageId: string): Promise<void> {
  const [message] = await orm
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), eq(chatMessages.id, messageId), eq(chatMessages.role, 'user')));
  if (!message) return;
  await orm
    .delete(chatMessages)
    .where(and(eq(chatMessages.sessionId, sessionId), gte(chatMessages.position, message.position)));
}

async function keepMessage(
  orm: Orm,
  sessionId: string,
  question: Question,
  attachments: ShownAttachment[],
): Promise<MessageRow> {
  const inSession = eq(chatMessages.sessionId, sessionId);
  const [known] = await orm
    .select()
    .from(chatMessages)
    .where(and(inSession, eq(chatMessages.id, question.message_id)));
  if (known) {
    if (known.role !== 'user' || (await isFollowed(orm, known))) throw movedOn();
    return known;
  }
  const [{ count } = { count: 0 }] = await orm
    .select({ count: sql<number>`count(*)::int` })
    .from(chatMessages)
    .where(inSession);
  if (count >= CHAT_LIMITS.messages) {
    throw new ApiFailure(409, 'chat_full', 'This conversation is full. Please begin a new one.');
  }
  const [kept] = await orm
    .insert(chatMessages)
    .values({ id: question.message_id, sessionId, role: 'user', text: question.text, details: { attachments } })
    .returning();
  return kept!;
}

/** Whether another question came after this one. */
async function isFollowed(orm: Orm, question: MessageRow): Promise<boolean> {
  const isLater = and(
    eq(chatMessages.sessionId, question.sessionId),
    eq(chatMessages.role, 'user'),
    gt(chatMessages.position, question.position),
  );
  return (await orm.select({ id: chatMessages.id }).from(chatMessages).where(isLater).limit(1)).length > 0;
}

interface Asker {
  owner: ChatOwner;
  address: string;
  signal: AbortSignal;
}

/**
 * Writes the answer, tells of it piece by piece, and keeps it once it is whole. Nothing is kept when the asker has gone
 * or the writing fails.
 */
export async function answerTurn(
  { database, assistant }: AskDependencies,
  { session, question }: Begun,
  { language, region }: Question,
  { owner, address, signal }: Asker,
  emit: (event: ChatEvent) => void,
): Promise<void> {
  emit({ event: 'begun', session: toSession(session), message: toMessage(question, []) as UserMessage });
  const history = await database.orm
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.sessionId, session.id), lt(chatMessages.position, question.position)))
    .orderBy(desc(chatMessages.position))
    .limit(HISTORY_MAX);
  const proposals = await selectProposals(database.orm, eq(chatProposals.sessionId, session.id));
  const answer = await assistant.answer(
    {
      text: question.text,
      language,
      region,
      isSignedIn: owner.userId !== null,
      history: history.reverse().map((message) => toTalked(message, proposals)),
      ...(await gatherMaterial(database, owner.userId, session)),
      advert: session.advert,
      file: session.fileText === '' ? null : { name: session.fileName, text: session.fileText },
      practice: session.practice,
    },
    {
      signal,
      client: address,
      onText: (text) => emit({ event: 'text', text }),
      onRestart: () => emit({ event: 'restarted' }),
    },
  );
  signal.throwIfAborted();
  emit(await keepAnswer(database, { session, question }, answer));
}

async function keepAnswer(database: Database, { session, question }: Begun, answer: WrittenAnswer): Promise<ChatEvent> {
  const { text, sources, choices, about, practice, writer } = answer;
  return database.orm.transaction(async (transaction) => {
    const orm = transaction as unknown as Orm;
    // The row's lock: two answers of one session are kept one after the other.
    const [row] = await orm.select().from(chatSessions).where(eq(chatSessions.id, session.id)).for('update');
    const inSession = eq(chatMessages.sessionId, session.id);
    const [asked] = await orm
      .select()
      .from(chatMessages)
      .where(and(inSession, eq(chatMessages.id, question.id)));
    if (!row || row.deletedAt || !asked || (await isFollowed(orm, asked))) throw movedOn();
    // An answer that was there before gives way to this one.
    await orm.delete(chatMessages).where(and(inSession, gt(chatMessages.position, asked.position)));
    const details: AnswerDetails = {
      sources,
      choices,
      practice: practice && { question: practice.notes.length + 1, of: practice.questions.length },
      writer,
      about,
    };
    const [kept] = await orm
      .insert(chatMessages)
      .values({ id: randomUUID(), sessionId: session.id, role: 'assistant', text, details })
      .returning();
    if (answer.proposals.length > 0) {
      await orm.insert(chatProposals).values(
        answer.proposals.map((proposal, index) => ({
          ...proposal,
          sessionId: session.id,
          messageId: kept!.id,
          // They are shown in the order in which they were made, which is that of the document.
          createdAt: sql`now() + ${index} * interval '1 millisecond'`,
        })),
      );
    }
    const [updated] = await orm
      .update(chatSessions)
      .set({ practice, updatedAt: sql`now()` })
      .where(eq(chatSessions.id, session.id))
      .returning();
    const proposals = await selectProposals(
      orm,
      and(eq(chatProposals.sessionId, session.id), eq(chatProposals.messageId, kept!.id)),
    );
    const message = toMessage(kept!, proposals);
    if (message.role !== 'assistant') throw new Error('An answer was kept as a question.');
    return { event: 'done', session: toSession(updated!), message };
  });
}
