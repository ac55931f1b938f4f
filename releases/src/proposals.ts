import { z } from 'zod';
import { startCanary } from './canary/canary.ts';
import { type Author, channelPath, type Move, readPointer } from './channel-files.ts';
import { ReleaseError } from './errors.ts';
import { promote } from './promote.ts';
import { isSamePerson } from './protection.ts';
import { retire } from './retire.ts';
import { storageOf } from './storage/open-store.ts';
import { requireChannel, requireRelease } from './store.ts';
import { readChecked } from './stored-json.ts';

const releaseIdSchema = z.strictObject({ name: z.string(), version: z.string() });
const wantedSchema = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('promote'),
    releases: z.array(releaseIdSchema).min(1),
    allowsDowngrade: z.boolean().optional(),
  }),
  z.strictObject({
    action: z.literal('try'),
    release: releaseIdSchema,
    /** In percent of the visitors, the first below 100, growing. */
    shares: z.array(z.number().int().min(1).max(100)).min(1),
    /** Milliseconds at each share, at least; null: people go on by hand. */
    everyMs: z.number().int().positive().nullable(),
  }),
  z.strictObject({ action: z.literal('retire'), name: z.string() }),
]);
/** A change that brings something new to a channel. */
export type WantedChange = z.infer<typeof wantedSchema>;

const proposalSchema = z.strictObject({
  proposal: z.number().int().positive(),
  wanted: wantedSchema,
  by: z.string(),
  why: z.string().nullable(),
  at: z.iso.datetime(),
});
export type Proposal = z.infer<typeof proposalSchema>;

const decisionSchema = z.strictObject({
  is: z.enum(['approved', 'declined']),
  by: z.string(),
  why: z.string().nullable(),
  at: z.iso.datetime(),
});

/** `promote mf-ats@1.2.0` */
export function describeWanted(wanted: WantedChange): string {
  const ids = (releases: readonly { name: string; version: string }[]) =>
    releases.map(({ name, version }) => `${name}@${version}`).join(' ');
  if (wanted.action === 'promote') return `promote ${ids(wanted.releases)}`;
  if (wanted.action === 'retire') return `retire ${wanted.name}`;
  return `try ${ids([wanted.release])} with ${wanted.shares.join(', ')} %`;
}

/** Does what is wanted, or where the channel asks for a second person, proposes it. */
export async function changeOrPropose(
  store: string,
  channel: string,
  wanted: WantedChange,
  author: Author,
): Promise<{ move: Move; isUnchanged: boolean } | { proposal: Proposal }> {
  await requireChannel(store, channel);
  const pointer = await readPointer(store, channel);
  if (!pointer?.protection?.approval) return await perform(store, channel, wanted, author);
  // What can be seen to be wrong is said to the one who proposes it.
  const ids = wanted.action === 'promote' ? wanted.releases : wanted.action === 'try' ? [wanted.release] : [];
  for (const { name, version } of ids) await requireRelease(store, name, version);
  return { proposal: await propose(store, channel, wanted, author) };
}

async function perform(store: string, channel: string, wanted: WantedChange, author: Author) {
  const before = await readPointer(store, channel);
  if (wanted.action === 'promote') {
    await promote(store, channel, wanted.releases, { ...author, allowsDowngrade: wanted.allowsDowngrade });
  } else if (wanted.action === 'try') {
    await startCanary(store, channel, wanted.release, { ...author, shares: wanted.shares, everyMs: wanted.everyMs });
  } else {
    await retire(store, channel, wanted.name, author);
  }
  const move = (await readPointer(store, channel))!;
  return { move, isUnchanged: move.move === before?.move };
}

async function propose(store: string, channel: string, wanted: WantedChange, { by, why }: Author): Promise<Proposal> {
  for (;;) {
    const proposal = ((await numbersOf(store, channel)).at(-1) ?? 0) + 1;
    const proposed: Proposal = { proposal, wanted, by, why: why ?? null, at: new Date().toISOString() };
    const file = `${folderOf(channel)}/${proposal}.json`;
    if (await storageOf(store).create(file, toJson(proposalSchema.parse(proposed)))) return proposed;
  }
}

/** Proposals of a channel that nobody has decided on, the first one first. */
export async function openProposals(store: string, channel: string): Promise<Proposal[]> {
  const open: Proposal[] = [];
  for (const number of await numbersOf(store, channel)) {
    const proposal = await readProposal(store, channel, number);
    if (proposal && !(await readDecision(store, channel, number))) open.push(proposal);
  }
  return open;
}

/** Does what somebody else has proposed. The gate decides as it stands now; what it refuses stays proposed. */
export async function approve(store: string, channel: string, number: number, approver: Author): Promise<Move> {
  const { wanted, by, why } = await requireOpen(store, channel, number);
  if (isSamePerson(by, approver.by)) {
    throw new ReleaseError({
      code: 'VITAE-RELEASE-048',
      what: `${by} has proposed this, and cannot approve it.`,
      advice: 'Ask somebody else to look at it.',
    });
  }
  const author: Author = { by, why: why ?? undefined, approvedBy: approver.by, role: approver.role };
  const { move } = await perform(store, channel, wanted, author);
  await decide(store, channel, number, 'approved', approver);
  return move;
}

/** Lays a proposal aside. Whoever made it may do so too. */
export async function decline(store: string, channel: string, number: number, author: Author): Promise<Proposal> {
  const proposal = await requireOpen(store, channel, number);
  await decide(store, channel, number, 'declined', author);
  return proposal;
}

async function decide(store: string, channel: string, number: number, is: 'approved' | 'declined', author: Author) {
  const decision = { is, by: author.by, why: author.why ?? null, at: new Date().toISOString() };
  await storageOf(store).create(`${folderOf(channel)}/${number}-decision.json`, toJson(decisionSchema.parse(decision)));
}

async function requireOpen(store: string, channel: string, number: number): Promise<Proposal> {
  await requireChannel(store, channel);
  const proposal = await readProposal(store, channel, number);
  const decision = proposal && (await readDecision(store, channel, number));
  if (proposal && !decision) return proposal;
  const open = (await openProposals(store, channel)).map((each) => each.proposal).join(', ');
  throw new ReleaseError({
    code: 'VITAE-RELEASE-050',
    what: decision
      ? `Proposal ${number} of ${channel} was ${decision.is} by ${decision.by}.`
      : `${channel} has no proposal ${number}.`,
    advice: open ? `Open: ${open}.` : 'None is open.',
  });
}

const folderOf = (channel: string) => `${channelPath(channel)}/proposals`;

function readProposal(store: string, channel: string, number: number): Promise<Proposal | null> {
  return readChecked(store, `${folderOf(channel)}/${number}.json`, proposalSchema);
}

function readDecision(store: string, channel: string, number: number) {
  return readChecked(store, `${folderOf(channel)}/${number}-decision.json`, decisionSchema);
}

async function numbersOf(store: string, channel: string): Promise<number[]> {
  const names = await storageOf(store).names(folderOf(channel));
  const numbers = names.flatMap((name) => /^([1-9]\d*)\.json$/.exec(name)?.[1] ?? []);
  return numbers.map(Number).sort((a, b) => a - b);
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
