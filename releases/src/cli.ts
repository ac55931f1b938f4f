import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { defaultAuthor } from './author.ts';
import { withdrawCanary } from './canary/canary.ts';
import { formatSimulations, simulateAll } from './canary/simulate.ts';
import { evidenceFromSite } from './canary/site-evidence.ts';
import { formatWatched, startWatching, watchOnce } from './canary/watch.ts';
import { readPointer } from './channel-files.ts';
import { checkUnchecked } from './checks/check-mount.ts';
import { createChannel } from './create-channel.ts';
import { type ChannelPoint, diffChannels, formatDiff, parseChannelPoint } from './diff.ts';
import { describeProblem, ReleaseError } from './errors.ts';
import { setFrozen } from './freeze.ts';
import { formatHistory, readHistory } from './history.ts';
import { previewLink } from './previews.ts';
import { promote, type ReleaseId } from './promote.ts';
import { approve, changeOrPropose, decline, describeWanted, openProposals, type WantedChange } from './proposals.ts';
import { protectChannel } from './protection.ts';
import { recordProven } from './proven.ts';
import { formatPruning, prune } from './prune.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';
import { formatStatus, readStatus } from './status.ts';
import { readStoreAddress, requireChannel } from './store.ts';
import { verifyStore } from './verify-store.ts';

const WORKSPACE_ROOT = path.resolve(import.meta.dirname, '../..');
const store = readStoreAddress(process.env, WORKSPACE_ROOT);

/** What a command has to say: to people, and with --json to scripts. */
interface Outcome {
  text: string;
  json: object;
  /** The command has found what must be mended. */
  hasFailed?: boolean;
}

/** Where `pnpm start` serves staging; behind another address, only the host of a link differs. */
const STAGING_ORIGIN = `http://staging.localhost:${process.env.PORT || 3000}`;

interface AuthorOptions {
  by: string;
  why?: string;
}

interface PublishFlags {
  snapshot?: boolean;
  preview?: string;
  browser?: boolean;
  json?: boolean;
}

const program = new Command('pnpm release')
  .description(
    'Publishes packages to the release store and promotes versions to channels.\n' +
      'The store is DATA_DIR/releases (DATA_DIR is .data unless set), or what RELEASE_STORE names: a folder, or s3://bucket/folder.',
  )
  .showHelpAfterError();

command(
  program,
  'publish',
  'check a package, build it and add it to the store; a version that is there already is refused',
)
  .argument('<name>', 'shell, or the folder of a remote: mf-ats')
  .option('--snapshot', 'publish under a version made from the sources, whatever remote.json says')
  .option(
    '--preview <name>',
    'publish it for a look on staging: a link shows it there for 14 days, no channel serves it',
  )
  .option('--no-browser', 'do not mount it in a browser; its first promotion does')
  .action(async (name: string, { snapshot, preview, browser, json }: PublishFlags) =>
    say(json, async () => {
      const checks = browser === false ? 'without-browser' : 'all';
      const options = { workspaceRoot: WORKSPACE_ROOT, store, name, isSnapshot: snapshot, preview, checks } as const;
      const { release, isNew } = await publish(options);
      const id = `${release.name}@${release.version}`;
      const link = preview ? previewLink(release, STAGING_ORIGIN) : null;
      const added = `${id} ${isNew ? 'published to' : 'was published before in'} ${store}`;
      return {
        text: link ? `${added}\n${link}` : added,
        json: { name: release.name, version: release.version, isNew, store, ...(link && { link }) },
      };
    }),
  );

change(program, 'promote', 'make a channel serve published versions, all in one step')
  .argument('<releases...>', 'NAME@VERSION, one or more', collectReleaseId)
  .requiredOption('--to <channel>', 'production or staging')
  .option('--downgrade', 'let a version take the place of a newer one')
  .option('--unchecked', 'do not mount in a browser first what was published without that')
  .option('--percent <shares>', 'only for so many of 100 visitors, or one share after the other: 5,25,100', parseShares)
  .option('--every <time>', 'how long each share stays, at least: 10m, 2h, 30s', parseTime)
  .action(
    async (
      releases: ReleaseId[],
      {
        to,
        downgrade,
        unchecked,
        percent,
        every,
        by,
        why,
        json,
      }: AuthorOptions & {
        percent?: number[];
        every?: number;
        to: string;
        downgrade?: boolean;
        unchecked?: boolean;
        json?: boolean;
      },
    ) =>
      say(json, async () => {
        await requireChannel(store, to);
        if (!unchecked) for (const release of releases) await checkUnchecked(store, release);
        const isTried = percent !== undefined && percent[0] !== 100;
        if (isTried && releases.length > 1) program.error('--percent tries one release at a time.');
        const wanted: WantedChange = isTried
          ? { action: 'try', release: releases[0]!, shares: percent, everyMs: every ?? null }
          : { action: 'promote', releases, allowsDowngrade: downgrade };
        const asksForSecond = (await readPointer(store, to))?.protection?.approval;
        if (isTried || asksForSecond) return sayChange(to, await changeOrPropose(store, to, wanted, { by, why }));
        const { channel, outcome } = await promote(store, to, releases, { by, why, allowsDowngrade: downgrade });
        const is = `${to} is at revision ${channel.revision}: ${channel.change}`;
        const ids = releases.map(({ name, version }) => `${name}@${version}`).join(', ');
        return {
          text:
            outcome === 'unchanged' ? `Nothing to do: ${to} serves ${ids} already (revision ${channel.revision}).` : is,
          json: { channel: to, revision: channel.revision, change: channel.change, outcome },
        };
      }),
  );

change(program, 'rollback', 'make a channel serve an earlier revision again')
  .requiredOption('--of <channel>', 'the channel')
  .option('--to <revision>', 'its number; without it, the revision before the present one', parseRevision)
  .action(async ({ of, to, by, why, json }: AuthorOptions & { of: string; to?: number; json?: boolean }) =>
    say(json, async () => {
      const { move } = await rollback(store, of, { to, by, why });
      return { text: `${of} serves revision ${move.revision} again.`, json: { channel: of, ...move } };
    }),
  );

for (const kind of ['freeze', 'thaw'] as const) {
  const description =
    kind === 'freeze'
      ? 'let nothing new come to a channel; a rollback still works'
      : 'let changes come to a channel again';
  change(program, kind, description)
    .argument('<channel>', 'the channel')
    .action(async (channel: string, { by, why, json }: AuthorOptions & { json?: boolean }) =>
      say(json, async () => {
        const move = await setFrozen(store, channel, kind === 'freeze', { by, why });
        return { text: `${channel} is ${move.isFrozen ? 'frozen' : 'open to changes'}.`, json: { channel, ...move } };
      }),
    );
}
change(program, 'withdraw', 'take back a version that only a part of the visitors get')
  .argument('<release>', 'NAME@VERSION', (text) => parseReleaseId(text))
  .requiredOption('--from <channel>', 'the channel')
  .action(async (release: ReleaseId, { from, by, why, json }: AuthorOptions & { from: string; json?: boolean }) =>
    say(json, async () => {
      await requireChannel(store, from);
      const move = await withdrawCanary(store, from, release, { by, why });
      return { text: `${from} is at revision ${move.revision}: ${move.change}`, json: { channel: from, ...move } };
    }),
  );

command(program, 'watch', 'take bad canaries back and go on with sound ones, as the server does by itself')
  .requiredOption('--of <channel>', 'the channel')
  .requiredOption('--site <address>', 'the site whose counts are asked; RELEASE_STAFF_TOKEN is a staff access token')
  .option('--once', 'look once')
  .action(async ({ of, site, once, json }: { of: string; site: string; once?: boolean; json?: boolean }) => {
    const readEvidence = evidenceFromSite(site, process.env.RELEASE_STAFF_TOKEN ?? '');
    const look = () =>
      say(json, async () => {
        await requireChannel(store, of);
        const seen = await watchOnce(store, readEvidence, { only: of });
        return { text: seen.map(formatWatched).join('\n') || `${of} tries nothing.`, json: { channel: of, seen } };
      });
    await look();
    if (!once) startWatching(look, (error) => console.error(error));
  });

command(
  program,
  'simulate',
  'how often canaries would be taken back by mistake, and how soon when they are bad',
).action(async ({ json }: { json?: boolean }) =>
  say(json, async () => {
    const simulations = simulateAll();
    return { text: formatSimulations(simulations), json: { simulations } };
  }),
);

change(program, 'retire', 'take a remote out of a channel; its versions stay in the store')
  .argument('<name>', 'the remote')
  .requiredOption('--from <channel>', 'the channel')
  .action(async (name: string, { from, by, why, json }: AuthorOptions & { from: string; json?: boolean }) =>
    say(json, async () => {
      const wanted: WantedChange = { action: 'retire', name };
      return sayChange(from, await changeOrPropose(store, from, wanted, { by, why }));
    }),
  );

command(program, 'proposals', 'list what waits for a second person')
  .requiredOption('--of <channel>', 'the channel')
  .action(async ({ of, json }: { of: string; json?: boolean }) =>
    say(json, async () => {
      await requireChannel(store, of);
      const proposals = await openProposals(store, of);
      const lines = proposals.map(
        ({ proposal, wanted, by, why, at }) =>
          `${proposal}  ${at}  ${by}: ${describeWanted(wanted)}${why ? `  (${why})` : ''}`,
      );
      return { text: lines.join('\n') || 'Nothing waits.', json: { channel: of, proposals } };
    }),
  );

change(program, 'approve', 'do what somebody else has proposed')
  .argument('<proposal>', 'its number', parseRevision)
  .requiredOption('--of <channel>', 'the channel')
  .action(async (proposal: number, { of, by, why, json }: AuthorOptions & { of: string; json?: boolean }) =>
    say(json, async () => {
      const move = await approve(store, of, proposal, { by, why });
      return { text: `${of} is at revision ${move.revision}: ${move.change}`, json: { channel: of, ...move } };
    }),
  );

change(program, 'decline', 'lay a proposal aside')
  .argument('<proposal>', 'its number', parseRevision)
  .requiredOption('--of <channel>', 'the channel')
  .action(async (proposal: number, { of, by, why, json }: AuthorOptions & { of: string; json?: boolean }) =>
    say(json, async () => {
      const declined = await decline(store, of, proposal, { by, why });
      return { text: `Proposal ${proposal} is laid aside: ${describeWanted(declined.wanted)}`, json: declined };
    }),
  );

change(program, 'proven', 'write down that a version has served visitors well, so that it can be fallen back to')
  .argument('<release>', 'NAME@VERSION', (text) => parseReleaseId(text))
  .requiredOption('--in <channel>', 'the channel')
  .action(async (release: ReleaseId, { in: channel, by, why, json }: AuthorOptions & { in: string; json?: boolean }) =>
    say(json, async () => {
      await recordProven(store, channel, release, { by, why });
      return { text: `${release.name}@${release.version} is proven in ${channel}.`, json: { channel, ...release } };
    }),
  );

command(program, 'history', 'show who changed a channel, when and why')
  .requiredOption('--of <channel>', 'the channel')
  .option('--last <number>', 'how many changes', parseRevision)
  .action(async ({ of, last, json }: { of: string; last?: number; json?: boolean }) =>
    say(json, async () => {
      const moves = await readHistory(store, of, last);
      return { text: formatHistory(moves), json: { channel: of, moves } };
    }),
  );

command(program, 'diff', 'compare what two channels, or two revisions, serve')
  .argument('<from>', 'CHANNEL or CHANNEL#REVISION: staging, production#7', parsePoint)
  .argument('<to>', 'the same', parsePoint)
  .action(async (from: ChannelPoint, to: ChannelPoint, { json }: { json?: boolean }) =>
    say(json, async () => {
      const packages = await diffChannels(store, from, to);
      return { text: formatDiff(packages), json: { from, to, packages } };
    }),
  );

command(program, 'status', 'show what each channel serves and what is published').action(
  async ({ json }: { json?: boolean }) =>
    say(json, async () => {
      const status = await readStatus(store);
      return { text: formatStatus(status), json: status };
    }),
);

command(program, 'verify', 'compare every file that visitors can get with its hash').action(
  async ({ json }: { json?: boolean }) =>
    say(json, async () => {
      const { channels, revisions, versions, problems } = await verifyStore(store);
      const seen = `${versions} versions, ${revisions} revisions and ${channels} channels of ${store}`;
      return {
        text: problems.length ? problems.map(describeProblem).join('\n') : `Nothing is missing or altered in ${seen}.`,
        json: { store, channels, revisions, versions, problems },
        hasFailed: problems.length > 0,
      };
    }),
);

command(program, 'prune', 'list the versions that no channel and no history needs; --yes removes them')
  .option('--yes', 'remove them')
  .action(async ({ yes, json }: { yes?: boolean; json?: boolean }) =>
    say(json, async () => {
      const pruning = await prune(store, { isDone: yes ?? false });
      return { text: formatPruning(pruning), json: pruning };
    }),
  );

const channels = program.command('channel').description('make channels, and say who may change them');
command(channels, 'create', 'make an empty channel; nothing else makes one')
  .argument('<channel>', 'small letters, digits and dashes')
  .option('--allow-localhost', 'let developers put a server of their own machine in place of a remote')
  .option('--by <name>', 'who', defaultAuthor())
  .action(
    async (channel: string, { allowLocalhost, by, json }: { allowLocalhost?: boolean; by: string; json?: boolean }) =>
      say(json, async () => {
        const overrides = { localhost: allowLocalhost ?? false };
        await createChannel(store, channel, { overrides, by });
        return {
          text: `${channel} is there, in ${store}. Fill it: pnpm release promote shell@VERSION NAME@VERSION --to ${channel}`,
          json: { channel, overrides, store },
        };
      }),
  );

change(channels, 'protect', 'ask for other people before something new comes to a channel')
  .argument('<channel>', 'the channel')
  .option('--approval', 'a second person approves each promotion')
  .option('--role <role>', 'superuser: only who is signed in with it on the staff page', parseRole)
  .option('--off', 'ask for nobody else')
  .action(
    async (
      channel: string,
      {
        approval = false,
        role = null,
        off,
        by,
        why,
        json,
      }: AuthorOptions & { approval?: boolean; role?: 'superuser' | null; off?: boolean; json?: boolean },
    ) =>
      say(json, async () => {
        if (!off && !approval && !role) program.error('Name --approval, --role or --off.');
        const move = await protectChannel(store, channel, off ? null : { approval, role }, { by, why });
        return { text: `${channel}: ${move.change}`, json: { channel, ...move } };
      }),
  );

function sayChange(channel: string, result: Awaited<ReturnType<typeof changeOrPropose>>): Outcome {
  if ('proposal' in result) {
    const { proposal, wanted } = result.proposal;
    return {
      text: `${channel} asks for a second person. Proposed as ${proposal}: ${describeWanted(wanted)}\nSomebody else: pnpm release approve ${proposal} --of ${channel}`,
      json: { channel, ...result.proposal },
    };
  }
  const { move } = result;
  return { text: `${channel} is at revision ${move.revision}: ${move.change}`, json: { channel, ...move } };
}

function parseRole(text: string): 'superuser' {
  if (text === 'superuser') return text;
  throw new InvalidArgumentError('There is one role: superuser.');
}

function command(parent: Command, name: string, description: string): Command {
  return parent.command(name).description(description).option('--json', 'print it as JSON');
}

/** A command that leaves its trace in the history of a channel. */
function change(parent: Command, name: string, description: string): Command {
  return command(parent, name, description)
    .option('--by <name>', 'who changes it', defaultAuthor())
    .option('--why <text>', 'the reason, for the history');
}

async function say(isJson: boolean | undefined, run: () => Promise<Outcome>): Promise<void> {
  try {
    const { text, json, hasFailed } = await run();
    console.log(isJson ? JSON.stringify(json, null, 2) : text);
    if (hasFailed) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    if (isJson) console.log(JSON.stringify({ problems: error.problems }, null, 2));
    else console.error(error.message);
    process.exitCode = 1;
  }
}

function parseReleaseId(text: string): ReleaseId {
  const at = text.lastIndexOf('@');
  if (at < 1 || at === text.length - 1) throw new InvalidArgumentError('Write it like mf-ats@1.2.0.');
  return { name: text.slice(0, at), version: text.slice(at + 1) };
}

function collectReleaseId(text: string, earlier: ReleaseId[] = []): ReleaseId[] {
  return [...earlier, parseReleaseId(text)];
}

function parseRevision(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new InvalidArgumentError('Write a number like 7.');
}

/** `5,25,100`: growing, from 1 to 100. */
function parseShares(text: string): number[] {
  const shares = text.split(',').map(Number);
  const grow = shares.every((share, index) => share > (shares[index - 1] ?? 0));
  if (grow && shares.every((share) => Number.isInteger(share) && share >= 1 && share <= 100)) return shares;
  throw new InvalidArgumentError('Write growing shares like 5 or 5,25,100.');
}

const UNITS_MS: Record<string, number> = { s: 1_000, m: 60_000, h: 3_600_000 };

function parseTime(text: string): number {
  const [, number, unit = ''] = /^([1-9]\d*)([smh])$/.exec(text) ?? [];
  if (number) return Number(number) * UNITS_MS[unit]!;
  throw new InvalidArgumentError('Write a time like 10m, 2h or 30s.');
}

function parsePoint(text: string): ChannelPoint {
  const point = parseChannelPoint(text);
  if (point) return point;
  throw new InvalidArgumentError('Write it like production or production#7.');
}

await program.parseAsync();
