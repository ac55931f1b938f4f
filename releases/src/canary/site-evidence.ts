import { type RemoteHealth, readRemoteHealth } from '@vitae/contract/remote-reports';
import { ReleaseError } from '../errors.ts';
import { type Evidence, NO_EVIDENCE } from './rule.ts';
import type { ReadEvidence } from './watch.ts';

/** What the API's counts say of one version in one channel. */
export function evidenceOf(
  releases: RemoteHealth['releases'],
  channel: string,
  remote: string,
  version: string,
): Evidence {
  const found = releases.find((one) => one.channel === channel && one.remote === remote && one.version === version);
  if (!found) return NO_EVIDENCE;
  const { sessions, failed, addresses, failing_addresses, mount_ms } = found.evidence;
  return { sessions, failed, addresses, failingAddresses: failing_addresses, mountMs: mount_ms };
}

/** Asks a running site, as a member of its staff. */
export function evidenceFromSite(site: string, staffToken: string): ReadEvidence {
  return async (channel, remote, version) => {
    const { method, path, response } = readRemoteHealth;
    const answer = await fetch(new URL(path, site), { method, headers: { authorization: `Bearer ${staffToken}` } });
    if (!answer.ok)
      throw new ReleaseError({
        code: 'VITAE-RELEASE-037',
        what: `${site} did not say how its remotes do: ${answer.status}.`,
        advice: 'Set RELEASE_STAFF_TOKEN to the access token of a staff account, and look at the address.',
      });
    return evidenceOf(response.parse(await answer.json()).releases, channel, remote, version);
  };
}
