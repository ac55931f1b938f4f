import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RemoteRelease } from '@vitae/contract/release';
import type { PublishOptions } from '@vitae/releases/publish';

const ROOT = path.resolve(import.meta.dirname, '..');
const FIXTURES = path.join(import.meta.dirname, 'fixtures/remotes');
const MODULES = 'node_modules';
const run = promisify(execFile);

interface FixtureOptions {
  /** Files in the place of the fixture's. */
  files?: Record<string, string>;
  checks?: PublishOptions['checks'];
}

/**
 * Publishes a remote of e2e/fixtures/remotes to a store, its manifest with these changes, under a version made from its
 * sources: what is there from an earlier run is not built again.
 */
export async function publishFixture(
  store: string,
  name: string,
  changes: object = {},
  { files = {}, checks = 'all' }: FixtureOptions = {},
): Promise<RemoteRelease> {
  const workspace = await mkdtemp(path.join(tmpdir(), 'vitae-workspace-'));
  try {
    const fixture = path.join(FIXTURES, name);
    const folder = path.join(workspace, name);
    await cp(fixture, folder, { recursive: true, filter: (source) => path.basename(source) !== MODULES });
    const manifest = JSON.parse(await readFile(path.join(fixture, 'remote.json'), 'utf8'));
    for (const [file, content] of Object.entries(files)) await writeFile(path.join(folder, file), content);
    await writeFile(path.join(folder, 'remote.json'), JSON.stringify({ ...manifest, ...changes }));
    // Where it brings no package.json it depends on what the browser tests depend on.
    const owner = existsSync(path.join(fixture, 'package.json')) ? fixture : import.meta.dirname;
    await cp(path.join(owner, 'package.json'), path.join(folder, 'package.json'));
    if (existsSync(path.join(owner, MODULES))) await symlink(path.join(owner, MODULES), path.join(folder, MODULES));
    await symlink(path.join(ROOT, 'pnpm-lock.yaml'), path.join(workspace, 'pnpm-lock.yaml'));
    await mkdir(path.join(workspace, MODULES));

    const options = { workspaceRoot: workspace, store, name, isSnapshot: true, checks };
    const script = `import { publish } from ${JSON.stringify(path.join(ROOT, 'releases/src/publish.ts'))};
      console.log(JSON.stringify((await publish(${JSON.stringify(options)})).release));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT });
    return JSON.parse(stdout);
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}

/** `pnpm release …` on a store. */
export async function release(store: string, ...args: string[]): Promise<string> {
  const cli = path.join(ROOT, 'releases/src/cli.ts');
  return (await run(process.execPath, [cli, ...args], { env: { ...process.env, RELEASE_STORE: store } })).stdout;
}
