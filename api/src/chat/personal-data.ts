import { asc, eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '../account/personal-data.ts';
import { removeExpiredSessions } from './sessions.ts';
import { chatMessages, chatProposals, chatSessions } from './tables.ts';

export const chatData: PersonalData = {
  tables: ['chat_sessions', 'chat_messages', 'chat_proposals'],

  collect: async ({ orm }, { id }) => {
    const sessions = await orm
      .select()
      .from(chatSessions)
      .where(eq(chatSessions.userId, id))
      .orderBy(asc(chatSessions.createdAt));
    const ids = sessions.map((session) => session.id);
    const messages = await orm
      .select()
      .from(chatMessages)
      .where(inArray(chatMessages.sessionId, ids))
      .orderBy(asc(chatMessages.position));
    const proposals = await orm
      .select()
      .from(chatProposals)
      .where(inArray(chatProposals.sessionId, ids))
      .orderBy(asc(chatProposals.createdAt));
    return { 'chat.json': { sessions, messages, proposals } };
  },

  erase: async (transaction, { id }) => {
    await transaction.delete(chatSessions).where(eq(chatSessions.userId, id));
  },

  removeExpired: removeExpiredSessions,
};
