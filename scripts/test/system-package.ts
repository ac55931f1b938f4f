import { runCommand } from './run-command.ts';

const INSTALL_LIMIT_MS = 600_000;

/** Installs a Debian package where this account may. Returns whether it is there now. */
export async function installSystemPackage(name: string): Promise<boolean> {
  const isRoot = process.getuid?.() === 0;
  const [program, ...prefix] = isRoot ? ['apt-get'] : ['sudo', '--non-interactive', 'apt-get'];
  if (!program) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...options: string[]) =>
    runCommand(program, [...prefix, ...options], { env, isQuiet: true, timeoutMs: INSTALL_LIMIT_MS });
  const install = () => apt('install', '--yes', '--no-install-recommends', name);
  if ((await install()) === 0) return true;
  return (await apt('update')) === 0 && (await install()) === 0;
}
