import { readFileSync } from 'node:fs';

/** How npx and pnpm look in the list of processes, and the shells between them. */
const LAUNCHER = /^(npx|npm|pnpm)\b|[/ ](npx|npm|pnpm)(-cli)?(\.[cm]?js)?( |$)|^(\S*\/)?(ba|da|)sh -c /;

/**
 * Who started this process on somebody's behalf: pnpm, and npx above it. When one of them is gone, nobody can stop
 * this process by its launcher any more, and it should stop by itself.
 * Where the system has no /proc, the direct parent alone is watched.
 */
export function watchLaunchers(): { areGone(): boolean } {
  const links: { child: number; parent: number }[] = [{ child: process.pid, parent: process.ppid }];
  for (let pid = process.ppid; LAUNCHER.test(commandLine(pid)); ) {
    const parent = parentOf(pid);
    if (parent === null || !LAUNCHER.test(commandLine(parent))) break;
    links.push({ child: pid, parent });
    pid = parent;
  }
  return {
    // A dead parent that nobody has waited for still has its number; that its child was given away tells more.
    areGone: () => links.some(({ child, parent }) => parentOf(child) !== parent),
  };
}

function parentOf(pid: number): number | null {
  if (pid === process.pid) return process.ppid;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is a name in parentheses, which may hold anything.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
