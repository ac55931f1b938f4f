import path from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { ReleaseError } from './errors.ts';
import { promote, type ReleaseId } from './promote.ts';
import { publish } from './publish.ts';
import { formatStatus, readStatus } from './status.ts';
import { storeFolder } from './store.ts';

const WORKSPACE_ROOT = path.resolve(import.meta.dirname, '../..');
const store = storeFolder(process.env, WORKSPACE_ROOT);

const program = new Command('pnpm release')
  .description(
    'Publishes packages to the release store and promotes versions to channels.\n' +
      'The store is DATA_DIR/releases (DATA_DIR is .data unless set), or the folder that RELEASE_STORE names.',
  )
  .showHelpAfterError();

program
  .command('publish')
  .description('build a package and add it to the store; a version that is there already is refused')
  .argument('<name>', 'shell, or the folder of a remote: mf-ats')
  .option('--snapshot', 'publish under a version made from the sources, whatever remote.json says')
  .action(async (name: string, { snapshot }: { snapshot?: boolean }) => {
    const { release, isNew } = await publish({ workspaceRoot: WORKSPACE_ROOT, store, name, isSnapshot: snapshot });
    console.log(`${release.name}@${release.version} ${isNew ? 'published' : 'was published before'}`);
  });

program
  .command('promote')
  .description('make a channel serve published versions, all in one step')
  .argument('<releases...>', 'NAME@VERSION, one or more', collectReleaseId)
  .requiredOption('--to <channel>', 'production or staging')
  .action(async (releases: ReleaseId[], { to }: { to: string }) => {
    const channel = await promote(store, to, releases);
    console.log(`${to} is at revision ${channel.revision}: ${channel.change}`);
  });

program
  .command('status')
  .description('show what each channel serves and what is published')
  .option('--json', 'print it as JSON')
  .action(async ({ json }: { json?: boolean }) => {
    const status = await readStatus(store);
    console.log(json ? JSON.stringify(status, null, 2) : formatStatus(status));
  });

function collectReleaseId(text: string, earlier: ReleaseId[] = []): ReleaseId[] {
  const at = text.lastIndexOf('@');
  if (at < 1 || at === text.length - 1) throw new InvalidArgumentError('Write it like mf-ats@1.2.0.');
  return [...earlier, { name: text.slice(0, at), version: text.slice(at + 1) }];
}

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
