import { type ChannelChange, type ChannelState, changeChannel } from '../change-channel.ts';
import type { Author, CanaryPlan, Move } from '../channel-files.ts';
import { ReleaseError } from '../errors.ts';
import { idOf } from '../gate.ts';
import { contentAfter, type ReleaseId } from '../promote.ts';
import { requireRemote, SHELL } from '../store.ts';
import { verifyRelease } from '../verify-release.ts';

export interface CanaryOptions extends Author {
  /** The share of visitors, in percent, and those that follow: `[5, 25, 100]`. */
  shares: readonly number[];
  /** Milliseconds at each share, at least; null: people go on by hand. */
  everyMs: number | null;
}

/** Gives a version to a part of the visitors. Everyone else keeps what the channel serves. */
export async function startCanary(
  store: string,
  channelName: string,
  { name, version }: ReleaseId,
  { shares, everyMs, ...author }: CanaryOptions,
): Promise<Move> {
  const [percent, ...next] = shares;
  if (percent === undefined || percent > 99) throw new TypeError('A canary begins with less than everyone');
  const { pointer } = await changeChannel(store, channelName, [name], author, async (state) => {
    const stable = state.served[name];
    if (name === SHELL || !stable || stable === version) throw notTried(channelName, name, stable);
    const release = await requireRemote(store, name, version);
    const problems = await verifyRelease(store, release);
    if (problems.length > 0) throw new ReleaseError(problems);
    const plan: CanaryPlan = {
      version,
      percent,
      since: new Date().toISOString(),
      next,
      everyMs,
      ...(author.approvedBy && { approvedBy: author.approvedBy }),
    };
    return await change(store, channelName, state, 'canary', `try ${idOf(release)} with ${percent} %`, {
      ...state.canaries,
      [name]: plan,
    });
  });
  return pointer!;
}

/** The next share of a canary that is doing well, on the same version that was judged. The last share is a promotion. */
export async function nextShare(store: string, channelName: string, id: ReleaseId, author: Author): Promise<Move> {
  const { name, version } = id;
  const { pointer } = await changeChannel(store, channelName, [name], author, async (state) => {
    const plan = requirePlan(state, channelName, id);
    const [percent, ...next] = plan.next;
    if (percent === undefined) return null;
    const { [name]: _plan, ...others } = state.canaries;
    // The plan was looked at as a whole when it was begun.
    const approved = { approvedBy: plan.approvedBy, role: state.pointer?.protection?.role };
    if (percent < 100) {
      const since = new Date().toISOString();
      const text = `try ${name}@${version} with ${percent} %`;
      const canaries = { ...others, [name]: { ...plan, percent, next, since } };
      return { ...(await change(store, channelName, state, 'canary', text, canaries)), approved };
    }
    const content = await contentAfter(store, channelName, state.served, [await requireRemote(store, name, version)]);
    return { kind: 'promote', change: `promote ${name}@${version}, tried before`, content, canaries: others, approved };
  });
  return pointer!;
}

/** Takes a canary back. What else has changed since stays. */
export async function withdrawCanary(store: string, channelName: string, id: ReleaseId, author: Author): Promise<Move> {
  const { pointer } = await changeChannel(store, channelName, [id.name], author, async (state) => {
    const { version } = requirePlan(state, channelName, id);
    const { [id.name]: _plan, ...others } = state.canaries;
    return await change(store, channelName, state, 'withdraw', `take ${id.name}@${version} back`, others);
  });
  return pointer!;
}

async function change(
  store: string,
  channelName: string,
  state: ChannelState,
  kind: ChannelChange['kind'],
  text: string,
  canaries: Record<string, CanaryPlan>,
): Promise<ChannelChange> {
  return { kind, change: text, canaries, content: await contentAfter(store, channelName, state.served, []) };
}

function requirePlan({ canaries }: ChannelState, channelName: string, { name, version }: ReleaseId): CanaryPlan {
  const plan = canaries[name];
  if (plan && plan.version === version) return plan;
  throw new ReleaseError({
    code: 'VITAE-RELEASE-029',
    what: `${channelName} does not try ${name}@${version}.`,
    advice: '"pnpm release status" says what it tries.',
    packages: [name],
  });
}

function notTried(channelName: string, name: string, stable: string | undefined): ReleaseError {
  return new ReleaseError({
    code: 'VITAE-RELEASE-029',
    what: stable
      ? `${channelName} serves ${name}@${stable}, which cannot be tried beside itself${name === SHELL ? '; a page has one shell' : ''}.`
      : `${channelName} does not serve ${name} yet, so that most visitors would have none.`,
    advice: `Promote to everyone: pnpm release promote ${name}@VERSION --to ${channelName}`,
    packages: [name],
  });
}
