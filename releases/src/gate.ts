import type { RemoteRelease, ShellRelease } from '@vitae/contract/release';
import { routesCollide } from '@vitae/contract/route-pattern';
import semver from 'semver';
import type { ReleaseProblem } from './errors.ts';

/** What a channel would serve. */
export interface Composition {
  shell: ShellRelease;
  remotes: readonly RemoteRelease[];
}

/** Everything that speaks against serving these versions together; empty when nothing does. */
export function findConflicts({ shell, remotes }: Composition): ReleaseProblem[] {
  return [
    ...remotes.flatMap((remote) => contractProblems(shell, remote)),
    ...remotes.flatMap((remote) => sharedLibraryProblems(shell, remote)),
    ...routeProblems(shell, remotes),
  ];
}

function contractProblems(shell: ShellRelease, remote: RemoteRelease): ReleaseProblem[] {
  const range = remote.manifest.contract;
  if (shell.contracts.some((version) => semver.satisfies(version, range, { includePrerelease: true }))) return [];
  const implemented = shell.contracts.join(' and ');
  return [
    {
      code: 'VITAE-RELEASE-012',
      what: `${idOf(remote)} works with contract ${range}, but shell@${shell.version} implements ${implemented}.`,
      advice: `Promote a shell that implements ${range}, or publish ${remote.name} for contract ${implemented}.`,
    },
  ];
}

function sharedLibraryProblems(shell: ShellRelease, remote: RemoteRelease): ReleaseProblem[] {
  return Object.entries(remote.shared).flatMap(([module, range]) => {
    const offered = shell.shared[module]?.version;
    if (offered && semver.satisfies(offered, range)) return [];
    return [
      {
        code: 'VITAE-RELEASE-014' as const,
        what: `${idOf(remote)} needs ${module} ${range}, but shell@${shell.version} ${offered ? `hands out ${offered}` : 'does not hand it out'}.`,
        advice: `Promote a shell with ${module} ${range} first, or together: pnpm release promote shell@VERSION ${idOf(remote)} --to CHANNEL`,
      },
    ];
  });
}

function routeProblems(shell: ShellRelease, remotes: readonly RemoteRelease[]): ReleaseProblem[] {
  const claims = [
    ...shell.routes.map((path) => ({ owner: `shell@${shell.version}`, path })),
    ...remotes.flatMap((remote) => remote.manifest.routes.map(({ path }) => ({ owner: idOf(remote), path }))),
  ];
  return claims.flatMap((claim, index) => {
    const earlier = claims.slice(0, index).find(({ path }) => routesCollide(path, claim.path));
    if (!earlier) return [];
    return [
      {
        code: 'VITAE-RELEASE-013' as const,
        what: `${claim.path} of ${claim.owner} is claimed by ${earlier.owner} too${earlier.path === claim.path ? '' : `, as ${earlier.path}`}.`,
        advice: 'Change one of the two routes in its remote.json and publish that package again.',
      },
    ];
  });
}

function idOf(release: { name: string; version: string }): string {
  return `${release.name}@${release.version}`;
}
