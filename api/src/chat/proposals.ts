import type { ChatProposal } from '@vitae/contract/chat';
import { type Change, inverseOf } from '@vitae/documents/model/changes';
import { and, eq } from 'drizzle-orm';
import { changeLetter } from '../cover-letters/letter-versions.ts';
import type { Database } from '../database/connect.ts';
import { isUuid } from '../database/is-uuid.ts';
import { ApiFailure } from '../errors/api-failure.ts';
import { readResume, updateResume } from '../resumes/service.ts';
import { selectProposals, toProposal } from './sessions.ts';
import { changesLeft } from './standing-changes.ts';
import { chatProposals, chatSessions, type ProposalRow } from './tables.ts';

type State = ChatProposal['state'];
type Goal = 'accepted' | 'undone';

const proposalNotFound = () => new ApiFailure(404, 'proposal_not_found', 'This proposal is not there any more.');
const resumeHasChanged = () =>
  new ApiFailure(
    409,
    'proposal_outdated',
    'This place of your resume has been changed since then, so that nothing was written.',
  );
const letterHasChanged = () =>
  new ApiFailure(
    409,
    'proposal_outdated',
    'This place of your letter has been changed since then, so that nothing was written.',
  );

async function findProposal({ orm }: Database, userId: string, id: string) {
  if (!isUuid(id)) throw proposalNotFound();
  const [own] = await orm
    .select({ id: chatProposals.id })
    .from(chatProposals)
    .innerJoin(chatSessions, eq(chatSessions.id, chatProposals.sessionId))
    .where(and(eq(chatProposals.id, id), eq(chatSessions.userId, userId)));
  const [found] = own ? await selectProposals(orm, eq(chatProposals.id, own.id)) : [];
  if (!found) throw proposalNotFound();
  return found;
}

/** There is nothing to do for one that is there already, and nothing to take back of one that was never accepted. */
const isThere = (state: State, to: Goal) => state === to || (to === 'undone' && state === 'open');

/**
 * Brings a proposal from one state to the next, and its document with it. Made twice, it is done once. The document
 * keeps the version before, under the proposal's title.
 */
async function move(database: Database, userId: string, id: string, to: Goal): Promise<ChatProposal> {
  const found = await findProposal(database, userId, id);
  const { proposal } = found;
  if (isThere(proposal.state, to)) return toProposal(found);
  const changes = to === 'accepted' ? proposal.changes : inverseOf(proposal.changes.toReversed());
  if (proposal.letterId === null) await changeItsResume(database, userId, proposal, changes, to);
  else await changeItsLetter(database, userId, proposal, changes, to);
  return toProposal({ ...found, proposal: { ...proposal, state: to } });
}

async function changeItsResume(
  database: Database,
  userId: string,
  { id, resumeId, title }: ProposalRow,
  changes: Change[],
  to: Goal,
): Promise<void> {
  const isAccepted = to === 'accepted';
  const left = isAccepted ? changesLeft(changes, (await readResume(database, userId, resumeId!)).data) : changes;
  const keepAs = isAccepted ? title : undefined;
  const { conflicts } = await updateResume(database, userId, resumeId!, { changes: left }, { keepAs });
  if (conflicts.length > 0) throw resumeHasChanged();
  await database.orm.update(chatProposals).set({ state: to }).where(eq(chatProposals.id, id));
}

/** A passage that was put in may stand beside what it came from, so that doing it twice would write it twice. */
async function changeItsLetter(
  { orm }: Database,
  userId: string,
  { id, letterId, title }: ProposalRow,
  changes: Change[],
  to: Goal,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const [now] = await transaction.select().from(chatProposals).where(eq(chatProposals.id, id)).for('update');
    if (!now || isThere(now.state, to)) return;
    if (!(await changeLetter(transaction, userId, letterId!, changes, title))) throw letterHasChanged();
    await transaction.update(chatProposals).set({ state: to }).where(eq(chatProposals.id, id));
  });
}

export const acceptProposal = (database: Database, userId: string, id: string) =>
  move(database, userId, id, 'accepted');
export const undoProposal = (database: Database, userId: string, id: string) => move(database, userId, id, 'undone');
