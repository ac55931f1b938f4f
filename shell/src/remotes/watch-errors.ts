import { releaseOfStack, type StackOwner } from './release-of-stack.ts';

/**
 * Errors that nobody has caught, in handlers, timers and promises: the screen goes on, and whoever wrote it is told.
 * An error counts for the remote through whose code its stack has run; the shell's own and those of browser extensions
 * do not count.
 */
export function watchErrors(onError: (owner: StackOwner, error: unknown) => void): void {
  const read = (error: unknown, address = '') => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const owner = releaseOfStack(`${stack} ${address}`);
    if (owner) onError(owner, error);
  };
  window.addEventListener('error', ({ error, filename }) => read(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => read(reason));
}
