/** `…/remotes/mf-x/1.2.0/…`, in a frame of a stack. */
const RELEASE_IN_ADDRESS = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s]+)\//g;
const SHELL = 'shell';

export interface StackOwner {
  remote: string;
  version: string;
}

/**
 * Whose code a stack has run through: the first release in it that is not the shell's, whose React and libraries run
 * for all. Null where no remote is in it.
 */
export function releaseOfStack(stack: string | undefined): StackOwner | null {
  for (const [, remote, version] of stack?.matchAll(RELEASE_IN_ADDRESS) ?? []) {
    if (remote !== SHELL) return { remote: remote!, version: version! };
  }
  return null;
}
