import { isShellsEvent, SHELL_BUS } from '@vitae/contract/bus-manners';
import { busPayloadSchemas } from '@vitae/contract/events';
import type { RemoteRelease, ShellRelease } from '@vitae/contract/release';
import type { SlotValueKind } from '@vitae/contract/remote';
import { routesCollide } from '@vitae/contract/route-pattern';
import { CONTRACT_VERSION } from '@vitae/contract/version';
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
    ...remotes.flatMap(findFaults),
    ...remotes.flatMap((remote) => contractProblems(shell, remote)),
    ...remotes.flatMap((remote) => sharedLibraryProblems(shell, remote)),
    ...collisionProblems(shell, remotes),
    ...slotProblems(remotes),
    ...eventVersionProblems(remotes),
  ];
}

/** What speaks against a remote whatever it is served with. */
export function findFaults(remote: Pick<RemoteRelease, 'name' | 'version' | 'manifest'>): ReleaseProblem[] {
  return [...endlessContractProblems(remote), ...greedyRouteProblems(remote), ...eventProblems(remote)];
}

/** A range that any future contract satisfies promises what nobody can know: "", "*", ">=1.0". */
function hasNoEnd(contractRange: string): boolean {
  return semver.satisfies('99999.0.0', contractRange);
}

type Named = Parameters<typeof findFaults>[0];

function endlessContractProblems(remote: Named): ReleaseProblem[] {
  const range = remote.manifest.contract;
  if (!hasNoEnd(range)) return [];
  return [
    {
      code: 'VITAE-RELEASE-016',
      what: `${idOf(remote)} says "contract": "${range}", which every future contract satisfies, also one that breaks it.`,
      advice: `Name the major version that it was written for, like "^${CONTRACT_VERSION}", and publish it again.`,
      packages: [remote.name],
    },
  ];
}

function contractProblems(shell: ShellRelease, remote: RemoteRelease): ReleaseProblem[] {
  const range = remote.manifest.contract;
  if (hasNoEnd(range)) return [];
  if (shell.contracts.some((version) => semver.satisfies(version, range, { includePrerelease: true }))) return [];
  const implemented = shell.contracts.join(' and ');
  return [
    {
      code: 'VITAE-RELEASE-012',
      what: `${idOf(remote)} works with contract ${range}, but shell@${shell.version} implements ${implemented}.`,
      advice: `Promote a shell that implements ${range}, or publish ${remote.name} for contract ${implemented}.`,
      packages: [remote.name],
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
        advice: `Promote a shell with ${module} ${range} first, or together: pnpm release promote shell@VERSION ${idOf(remote)} --to CHANNEL. A remote that must keep a version of its own says "runtime": "isolated".`,
        packages: [remote.name],
      },
    ];
  });
}

/** `/*` and `/:anything` would take every address that the others leave, also those of remotes to come. */
function greedyRouteProblems(remote: Named): ReleaseProblem[] {
  return remote.manifest.routes.flatMap(({ path }) => {
    if (!/^\/(\*|:)/.test(path)) return [];
    return [
      {
        code: 'VITAE-RELEASE-017' as const,
        what: `${idOf(remote)} claims ${path}, which is every address that no other remote has taken.`,
        advice: `Begin the route with a word of its own, like /${remote.name.replace(/^mf-/, '')}${path}, and publish again.`,
        packages: [remote.name],
      },
    ];
  });
}

function collisionProblems(shell: ShellRelease, remotes: readonly RemoteRelease[]): ReleaseProblem[] {
  const claims = [
    ...shell.routes.map((path) => ({ owner: `shell@${shell.version}`, name: shell.name, path })),
    ...remotes.flatMap((remote) =>
      remote.manifest.routes.map(({ path }) => ({ owner: idOf(remote), name: remote.name, path })),
    ),
  ];
  return claims.flatMap((claim, index) => {
    const earlier = claims.slice(0, index).find(({ path }) => routesCollide(path, claim.path));
    if (!earlier) return [];
    return [
      {
        code: 'VITAE-RELEASE-013' as const,
        what: `${claim.path} of ${claim.owner} is claimed by ${earlier.owner} too${earlier.path === claim.path ? '' : `, as ${earlier.path}`}.`,
        advice: 'Change one of the two routes in its remote.json and publish that package again.',
        packages: [earlier.name, claim.name],
      },
    ];
  });
}

/** Events that the contract does not know, and those that are the shell's to say. */
function eventProblems(remote: Named): ReleaseProblem[] {
  const { emits = [], hears = [] } = remote.manifest;
  const unknown = [...new Set([...emits, ...hears])].filter((event) => !Object.hasOwn(busPayloadSchemas, event));
  return [
    ...unknown.map((event) => {
      const others = Object.keys(busPayloadSchemas).filter((known) => known.startsWith(`${event.split('@')[0]}@`));
      return {
        code: 'VITAE-RELEASE-045' as const,
        what: `${idOf(remote)} names the event ${event}, which the contract does not know${others.length ? `; it knows ${others.join(' and ')}` : ''}.`,
        advice: 'Write one of shared/contract/src/events.ts, or add it there first.',
        packages: [remote.name],
      };
    }),
    ...emits.filter(isShellsEvent).map((event) => ({
      code: 'VITAE-RELEASE-046' as const,
      what: `${idOf(remote)} says that it emits ${event}, which only the shell does.`,
      advice: 'Say what happened in an event of your own, and let the shell draw its conclusions.',
      packages: [remote.name],
    })),
  ];
}

/** An event that is heard in one version only, and said in another only. One that nobody says yet is waited for. */
function eventVersionProblems(remotes: readonly RemoteRelease[]): ReleaseProblem[] {
  const subjectOf = (event: string) => event.split('@')[0]!;
  return remotes.flatMap((remote) =>
    (remote.manifest.hears ?? []).flatMap((heard) => {
      if (SHELL_BUS.emits.some((event) => subjectOf(event) === subjectOf(heard))) return [];
      const said = remotes.flatMap(({ name, version, manifest }) =>
        (manifest.emits ?? [])
          .filter((event) => subjectOf(event) === subjectOf(heard))
          .map((event) => ({ name, event, id: idOf({ name, version }) })),
      );
      if (said.length === 0 || said.some(({ event }) => event === heard)) return [];
      const [other] = said;
      return [
        {
          code: 'VITAE-RELEASE-047' as const,
          what: `${idOf(remote)} hears ${heard}, but ${other!.id} emits ${other!.event}.`,
          advice: `Emit both for a while, or promote a ${remote.name} that hears ${other!.event} together with it.`,
          packages: [remote.name, other!.name],
        },
      ];
    }),
  );
}

/** A slot belongs to one remote, and passes what its contributions cannot do without. */
function slotProblems(remotes: readonly RemoteRelease[]): ReleaseProblem[] {
  const problems: ReleaseProblem[] = [];
  const owners = new Map<string, RemoteRelease>();
  for (const remote of remotes) {
    for (const { name } of remote.manifest.slots) {
      const owner = owners.get(name);
      if (!owner) owners.set(name, remote);
      else {
        problems.push({
          code: 'VITAE-RELEASE-019',
          what: `The slot ${name} is offered by ${idOf(owner)} and by ${idOf(remote)}.`,
          advice: 'Rename one of the two in its remote.json and publish that package again.',
          packages: [owner.name, remote.name],
        });
      }
    }
  }
  for (const remote of remotes) {
    for (const { slot, screen, needs } of remote.manifest.contributions) {
      // A slot that nobody offers yet is no fault: the contribution waits for it.
      const owner = owners.get(slot);
      const passes = owner?.manifest.slots.find(({ name }) => name === slot)?.passes;
      if (!owner || !passes) continue;
      for (const [value, kind] of Object.entries(needs)) {
        if (fills(passes[value], kind)) continue;
        problems.push({
          code: 'VITAE-RELEASE-019',
          what: `"${screen}" of ${idOf(remote)} needs ${value} (${kind}) in the slot ${slot}, but ${idOf(owner)} passes ${passes[value] ? `it as ${passes[value]}` : 'no such value'}.`,
          advice: `Ask the team of ${owner.name} to pass it, or change "needs" in the remote.json of ${remote.name}.`,
          packages: [owner.name, remote.name],
        });
      }
    }
  }
  return problems;
}

/** Whether what is passed can stand for what is needed: a value that may be absent fills only a need that may. */
function fills(passed: SlotValueKind | undefined, needed: SlotValueKind): boolean {
  if (passed === needed) return true;
  if (!needed.endsWith('?')) return false;
  return passed === undefined || `${passed}?` === needed;
}

export function idOf(release: { name: string; version: string }): string {
  return `${release.name}@${release.version}`;
}
