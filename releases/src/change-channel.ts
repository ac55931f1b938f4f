import type { Channel } from '@vitae/contract/channel';
import type { RemoteRelease, ShellRelease } from '@vitae/contract/release';
import {
  type Author,
  type CanaryPlan,
  type ChannelSettings,
  type Move,
  movePointer,
  parentOf,
  readPointer,
  removeRevision,
  writeRevision,
} from './channel-files.ts';
import { CHANNEL_INDEX, renderChannelPage } from './channel-page.ts';
import { type ChannelContent, composeChannel, screenFiles } from './compose-channel.ts';
import { ReleaseError } from './errors.ts';
import { readFallbackCandidates } from './fallback-candidates.ts';
import { refuseFrozen } from './freeze.ts';
import { findConflicts } from './gate.ts';
import { previewProblems } from './previews.ts';
import { refuseUnauthorised } from './protection.ts';
import { readRelease, requireChannel, requireRemote } from './store.ts';
import { verifyRelease } from './verify-release.ts';

/** What brings nothing new: a damaged revision written again, and a bad canary taken back. */
const WORKS_WHILE_FROZEN: ReadonlySet<Move['kind']> = new Set(['renew', 'withdraw']);

/** As often as this, a change begins anew because another package of the channel was changed meanwhile. */
const MOST_TRIES = 20;

/** Where the channel stood when a change was begun. */
export interface ChannelState {
  settings: ChannelSettings;
  /** Null before the first promotion. */
  pointer: Move | null;
  /** Package → the version that the channel serves, the shell among them. */
  served: Readonly<Record<string, string>>;
  /** Package → what a part of the visitors get of it. */
  canaries: Readonly<Record<string, CanaryPlan>>;
}

/** What a channel shall serve; its fallbacks follow from its history. */
export interface WantedContent {
  shell: ShellRelease;
  remotes: readonly RemoteRelease[];
}

export interface ChannelChange {
  kind: Move['kind'];
  /** For people: `promote mf-ats@1.2.0`. */
  change: string;
  content: WantedContent;
  /** Default: those of now, but for packages that change or leave. */
  canaries?: Readonly<Record<string, CanaryPlan>>;
  /** Who has approved it before, as a step of a plan. */
  approved?: Pick<Author, 'approvedBy' | 'role'>;
}

export async function readState(store: string, channelName: string): Promise<ChannelState> {
  const settings = await requireChannel(store, channelName);
  const pointer = await readPointer(store, channelName);
  return { settings, pointer, served: pointer?.serves ?? {}, canaries: pointer?.canaries ?? {} };
}

/**
 * Takes a channel from one state to the next, whoever else does the same at that time. `plan` is asked again whenever
 * another writer was first; where both change one of `packages`, this one is told of the other.
 * @param plan the change that the state asks for, or null where it asks for none
 * @returns where the pointer stands now, and whether this change moved it
 */
export async function changeChannel(
  store: string,
  channelName: string,
  packages: readonly string[],
  author: Author,
  plan: (state: ChannelState) => Promise<ChannelChange | null>,
): Promise<{ pointer: Move | null; hasMoved: boolean }> {
  let state = await readState(store, channelName);
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const change = await plan(state);
    if (!change) return { pointer: state.pointer, hasMoved: false };
    if (!WORKS_WHILE_FROZEN.has(change.kind)) await refuseFrozen(store, channelName, state.pointer);
    refuseUnauthorised(channelName, state.pointer, change.kind, { ...author, ...change.approved });
    const { shell, remotes } = change.content;
    const canaries = change.canaries ?? keptCanaries(state, change.content);
    const tried = Object.entries(canaries).map(([name, { version }]) => ({ name, version }));
    const previews = previewProblems([shell, ...remotes, ...tried]);
    if (previews.length > 0) throw new ReleaseError(previews);
    const { revision } = await writeContent(store, channelName, state, change, canaries);
    const move: Move = {
      move: (state.pointer?.move ?? 0) + 1,
      kind: change.kind,
      revision,
      change: change.change,
      by: author.by,
      why: author.why ?? null,
      at: new Date().toISOString(),
      serves: Object.fromEntries([shell, ...remotes].map(({ name, version }) => [name, version])),
      ...(state.pointer?.isFrozen && { isFrozen: true }),
      ...(state.pointer?.protection && { protection: state.pointer.protection }),
      ...(author.approvedBy && { approvedBy: author.approvedBy }),
      ...(Object.keys(canaries).length > 0 && { canaries }),
    };
    if (await movePointer(store, channelName, move)) return { pointer: move, hasMoved: true };
    await removeRevision(store, channelName, revision);
    const now = await readState(store, channelName);
    refuseLostUpdate(channelName, packages, state, now);
    state = now;
  }
  throw new ReleaseError({
    code: 'VITAE-RELEASE-020',
    what: `Other packages of ${channelName} were changed ${MOST_TRIES} times while this change was made.`,
    advice: 'Run the command again.',
  });
}

/** Two writers may change different packages at once; the second one to change the same package is told. */
export function refuseLostUpdate(
  channelName: string,
  packages: readonly string[],
  before: ChannelState,
  now: ChannelState,
): void {
  const lost = packages.filter(
    (name) =>
      before.served[name] !== now.served[name] ||
      JSON.stringify(before.canaries[name]) !== JSON.stringify(now.canaries[name]),
  );
  if (lost.length === 0 || !now.pointer) return;
  const { by, change } = now.pointer;
  throw new ReleaseError({
    code: 'VITAE-RELEASE-020',
    what: `${by} changed ${lost.join(' and ')} in ${channelName} while this change was made: ${change}.`,
    advice: `Look with "pnpm release history --of ${channelName}", and run the command again if it is still wanted.`,
    packages: lost,
  });
}

/** A canary goes on beside changes of other packages. A new version of its own package ends it. */
function keptCanaries({ served, canaries }: ChannelState, { remotes }: WantedContent): Record<string, CanaryPlan> {
  const unchanged = new Set(remotes.filter(({ name, version }) => served[name] === version).map(({ name }) => name));
  return Object.fromEntries(Object.entries(canaries).filter(([name]) => unchanged.has(name)));
}

/** The releases of the canaries. Throws where the gate would refuse one in the place of the version beside it. */
async function readCanaries(
  store: string,
  { shell, remotes }: WantedContent,
  canaries: Readonly<Record<string, CanaryPlan>>,
): Promise<Map<string, { release: RemoteRelease; percent: number }>> {
  const releases = new Map<string, { release: RemoteRelease; percent: number }>();
  for (const [name, { version, percent }] of Object.entries(canaries)) {
    const release = await requireRemote(store, name, version);
    const others = remotes.filter((remote) => remote.name !== name);
    const problems = findConflicts({ shell, remotes: [...others, release] });
    if (problems.length > 0) throw new ReleaseError(problems);
    releases.set(name, { release, percent });
  }
  return releases;
}

async function writeContent(
  store: string,
  channelName: string,
  { settings, pointer, served }: ChannelState,
  { kind, change, content }: ChannelChange,
  canaries: Readonly<Record<string, CanaryPlan>>,
): Promise<Channel> {
  const { shell } = content;
  const canaryReleases = await readCanaries(store, content, canaries);
  const candidates = await readFallbackCandidates(store, channelName, Date.now());
  const remotes: ChannelContent['remotes'][number][] = [];
  for (const current of content.remotes) {
    const isNew = served[current.name] !== current.version;
    const versions = candidates.of(current.name, current.version);
    const canary = canaryReleases.get(current.name);
    remotes.push({ current, canary, previous: await chooseFallback(store, content, current, versions, isNew) });
  }
  const updatedAt = new Date().toISOString();
  const before = pointer?.revision ?? null;
  // Nobody goes back to a damaged revision. Where its record is damaged too, there is nothing to go back to.
  const isRenewed = kind === 'renew' && before !== null;
  const parent = isRenewed ? await parentOf(store, channelName, before).catch(() => null) : before;
  return await writeRevision(store, channelName, parent, (revision) => {
    const head = { channel: channelName, revision, updatedAt, change, overrides: settings.overrides };
    const channel = composeChannel({ shell, remotes }, head);
    const pages: Record<string, string> = { [`${CHANNEL_INDEX}.html`]: renderChannelPage(channel, shell, null) };
    for (const name of Object.keys(channel.remotes)) pages[`${name}.html`] = renderChannelPage(channel, shell, name);
    return { channel, screens: screenFiles({ shell, remotes }), pages };
  });
}

/**
 * The first of these versions that the gate lets pass in the place of the current one. The files of a version that
 * was the fallback before are not read again.
 */
async function chooseFallback(
  store: string,
  { shell, remotes }: WantedContent,
  current: RemoteRelease,
  versions: readonly string[],
  areFilesRead: boolean,
): Promise<RemoteRelease | null> {
  const others = remotes.filter((remote) => remote !== current);
  for (const version of versions) {
    // A version that was removed from the store, or damaged, is no fallback.
    const release = await readRelease(store, current.name, version).catch(() => null);
    if (release?.kind !== 'remote') continue;
    const conflicts = findConflicts({ shell, remotes: [...others, release] });
    if (conflicts.some(({ packages }) => packages?.includes(current.name))) continue;
    if (!areFilesRead || (await verifyRelease(store, release)).length === 0) return release;
  }
  return null;
}
