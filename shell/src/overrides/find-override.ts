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

/** Whether staff are signed in here. It refreshes a token whose time is over. */
type CheckAdmin = () => Promise<boolean>;

/** Asks the store's server, which knows what is published and who may. `link`: what signs the link that was opened. */
export async function findOverride(
  checkAdmin: CheckAdmin,
  channel: string,
  id: string,
  link?: string,
): Promise<Override> {
  const query = link === undefined ? '' : `?link=${encodeURIComponent(link)}`;
  return overrideSchema.parse(await ask(checkAdmin, `${channel}/${encodeURIComponent(id)}${query}`));
}

export async function listChoices(checkAdmin: CheckAdmin, channel: string): Promise<OverrideChoices['remotes']> {
  return overrideChoicesSchema.parse(await ask(checkAdmin, channel)).remotes;
}

async function ask(checkAdmin: CheckAdmin, path: string): Promise<unknown> {
  const staff = localStorage.getItem(PERSISTENT_KEYS.adminAccessToken);
  try {
    return await askWith(staff, path);
  } catch (error) {
    const isRefused = error instanceof OverrideRefused && error.code === 'override_staff_only';
    if (!staff || !isRefused || !(await checkAdmin())) throw error;
    return await askWith(localStorage.getItem(PERSISTENT_KEYS.adminAccessToken), path);
  }
}

async function askWith(staff: string | null, path: string): Promise<unknown> {
  const headers = staff ? { authorization: `Bearer ${staff}` } : undefined;
  const answer = await fetch(OVERRIDES_URL + path, { headers });
  const body: unknown = await answer.json();
  if (answer.ok) return body;
  const refusal = overrideRefusalSchema.safeParse(body);
  throw refusal.success
    ? new OverrideRefused(refusal.data.code, refusal.data.message)
    : new OverrideRefused('unreachable', `${answer.status}`);
}
