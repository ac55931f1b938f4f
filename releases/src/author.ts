import { userInfo } from 'node:os';

/** Whose name a change bears where nobody gives one. */
export function defaultAuthor(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a number that has no name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}
