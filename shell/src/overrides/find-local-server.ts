import type { Channel } from '@vitae/contract/channel';
import { type DevelopmentServer, developmentServerSchema } from '@vitae/contract/overrides';
import { OverrideRefused } from './find-override.ts';

/** As soon as a server of this machine would have answered, a first build included. */
const ANSWER_LIMIT_MS = 20_000;

/** `http://localhost:3100` of what somebody has typed; null where that is not a server of their own machine. */
export function localhostOrigin(typed: string): string | null {
  const address = URL.parse(/^https?:/.test(typed) ? typed : `http://${typed}`);
  const isPlain = address?.pathname === '/' && !address.search && !address.hash && !address.username;
  return isPlain && address.protocol === 'http:' && address.hostname === 'localhost' ? address.origin : null;
}

/**
 * The remote that `pnpm dev` serves on this machine, with whole addresses in place of paths below the store. Its code
 * changes with each save, so no hash is asked for; channels that let it in say so, and their pages' policies with them.
 */
export async function findLocalServer(channel: Channel, typed: string): Promise<DevelopmentServer> {
  const origin = localhostOrigin(typed.trim());
  if (!channel.overrides.localhost || !origin)
    throw new OverrideRefused('local_not_taken', 'Only a server of this machine is taken.');
  let answer: unknown;
  try {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    answer = await (await fetch(`${origin}/dev/remote.json`, { cache: 'no-store', signal })).json();
  } catch (error) {
    throw new OverrideRefused('local_silent', String(error));
  }
  const parsed = developmentServerSchema.safeParse(answer);
  if (!parsed.success) throw new OverrideRefused('local_silent', 'It is no server of pnpm dev.');
  const { name, remote } = parsed.data;
  if (!Object.hasOwn(channel.remotes, name)) throw new OverrideRefused('override_not_in_channel', name);
  return { name, remote: { ...remote, entry: { path: `${origin}/releases/${remote.entry.path}`, integrity: '' } } };
}
