// pnpm create-remote mf-hello: a working, tested, publishable remote, installed and green at once.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { remoteNameSchema } from '@vitae/contract/remote';
import { routesCollide } from '@vitae/contract/route-pattern';
import { listReleasablePackages } from '@vitae/releases/workspace-package';
import { remoteFiles } from './create-remote/files.ts';
import { runCommand } from './test/run-command.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** pnpm-workspace.yaml takes in folders of this name. */
const PREFIX = 'mf-';

const [name = ''] = process.argv.slice(2);
const complaint = await complaintAbout(name);
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
} else {
  const folder = path.join(ROOT, name);
  for (const [file, content] of Object.entries(remoteFiles(name))) {
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, content);
  }
  // Its place among the packages; nothing is fetched that is not there.
  if (!(await install())) {
    console.error(`${name} is written, but "pnpm install" failed. Run it again.`);
    process.exitCode = 1;
  } else {
    await runCommand(path.join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', name], {
      cwd: ROOT,
      isQuiet: true,
    });
    console.log(`${name} is there. Look at it with "pnpm dev ${name}"; ${name}/README.md says what comes next.`);
  }
}

/** Why there can be no remote of this name, or null. */
async function complaintAbout(wanted: string): Promise<string | null> {
  if (!remoteNameSchema.safeParse(wanted).success || !wanted.startsWith(PREFIX) || wanted === PREFIX) {
    return `Usage: pnpm create-remote mf-hello. A remote is named ${PREFIX} and lower-case words joined by dashes, not "${wanted}".`;
  }
  if (existsSync(path.join(ROOT, wanted))) return `There is a folder ${wanted} already. Choose another name.`;
  const route = `/${wanted.slice(PREFIX.length)}`;
  for (const other of await listReleasablePackages(ROOT)) {
    const file = path.join(ROOT, other, other === 'shell' ? 'shell.json' : 'remote.json');
    const { routes } = JSON.parse(await readFile(file, 'utf8')) as { routes: { path: string }[] };
    if (routes.some(({ path }) => routesCollide(path, route))) {
      return `${other} has the path ${route} already. Choose another name.`;
    }
  }
  return null;
}

/** With the very pnpm that runs this script, where one does. */
async function install(): Promise<boolean> {
  const pnpm = process.env.npm_execpath;
  const [program, options] = pnpm?.endsWith('js') ? [process.execPath, [pnpm]] : [pnpm ?? 'pnpm', []];
  const exitCode = await runCommand(program, [...options, 'install', '--prefer-offline', '--no-frozen-lockfile'], {
    cwd: ROOT,
    isReportHidden: true,
  });
  return exitCode === 0;
}
