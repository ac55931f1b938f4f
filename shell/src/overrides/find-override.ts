import {
  OVERRIDES_URL,
  type Override,
  type OverrideChoices,
  overrideChoicesSchema,
  overrideRefusalSchema,
  overrideSchema,
} from '@vitae/contract/overrides';
import { PERSISTENT_KEYS } from '@vitae/contract/storage';

/** Why the server does not hand a version out. `unreachable`: it did not answer as it should. */
export class OverrideRefused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Asks the store's server, which knows what is published and who may. `link`: what signs the link that was opened. */
export async function findOverride(channel: string, id: string, link?: string): Promise<Override> {
  const query = link === undefined ? '' : `?link=${encodeURIComponent(link)}`;
  return overrideSchema.parse(await ask(`${channel}/${encodeURIComponent(id)}${query}`));
}

export async function listChoices(channel: string): Promise<OverrideChoices['remotes']> {
  return overrideChoicesSchema.parse(await ask(channel)).remotes;
}

async function ask(path: string): Promise<unknown> {
  const staff = localStorage.getItem(PERSISTENT_KEYS.adminAccessToken);
  const headers = staff ? { authorization: `Bearer ${staff}` } : undefined;
  const answer = await fetch(OVERRIDES_URL + path, { headers });
  const body: unknown = await answer.json();
  if (answer.ok) return body;
  const refusal = overrideRefusalSchema.safeParse(body);
  throw refusal.success
    ? new OverrideRefused(refusal.data.code, refusal.data.message)
    : new OverrideRefused('unreachable', `${answer.status}`);
}
