import type { ChatProposal } from '@vitae/contract/chat';
import { inverseOf } from '@vitae/documents/model/changes';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { updateResume } from '../resumes/service.ts';
import { selectProposals, toProposal } from './sessions.ts';
import { chatProposals, chatSessions } from './tables.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const proposalNotFound = () => new ApiFailure(404, 'proposal_not_found', 'This proposal is not there any more.');

async function findProposal({ orm }: Database, userId: string, id: string) {
  if (!UUID.test(id)) throw proposalNotFound();
  const [own] = await orm
    .select({ id: chatProposals.id })
    .from(chatProposals)
    .innerJoin(chatSessions, eq(chatSessions.id, chatProposals.sessionId))
    .where(and(eq(chatProposals.id, id), eq(chatSessions.userId, userId)));
  const [found] = own ? await selectProposals(orm, eq(chatProposals.id, own.id)) : [];
  if (!found) throw proposalNotFound();
  return found;
}

/**
 * Brings a proposal from one state to the next, and the resume with it. Made twice, it is done once. The resume keeps
 * the version before, under the proposal's title.
 */
async function move(database: Database, userId: string, id: string, to: 'accepted' | 'undone'): Promise<ChatProposal> {
  const found = await findProposal(database, userId, id);
  const { proposal } = found;
  if (proposal.state === to || (to === 'undone' && proposal.state === 'open')) return toProposal(found);
  const changes = to === 'accepted' ? proposal.changes : inverseOf(proposal.changes);
  const keepAs = to === 'accepted' ? proposal.title : undefined;
  const { conflicts } = await updateResume(database, userId, proposal.resumeId, { changes }, { keepAs });
  if (conflicts.length > 0) {
    throw new ApiFailure(
      409,
      'proposal_outdated',
      'This place of your resume has been changed since then, so that nothing was written.',
    );
  }
  await database.orm.update(chatProposals).set({ state: to }).where(eq(chatProposals.id, proposal.id));
  return toProposal({ ...found, proposal: { ...proposal, state: to } });
}

export const acceptProposal = (database: Database, userId: string, id: string) =>
  move(database, userId, id, 'accepted');
export const undoProposal = (database: Database, userId: string, id: string) => move(database, userId, id, 'undone');
