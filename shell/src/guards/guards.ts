import type { GuardName, RemoteRoute } from '@vitae/contract/remote';

export interface GuardInput {
  hasUser: boolean;
  isPaid: boolean;
  /** In this browser session. */
  hasVisited: boolean;
  hasAdmin: boolean;
  /** Path and query, as one wants to come back to them. */
  target: string;
  /** The route makes an exception for this address. */
  isOpen: boolean;
  /** Where staff sign in. */
  staffSignIn: string;
}

export type GuardVerdict = { isAllowed: true } | { isAllowed: false; redirect: string; isOncePerSession?: true };

const ALLOWED: GuardVerdict = { isAllowed: true };
const toLogin: GuardVerdict = { isAllowed: false, redirect: '/LoginPage' };

const guards: Record<GuardName, (input: GuardInput) => GuardVerdict> = {
  public: () => ALLOWED,
  user: ({ hasUser, isOpen }) => (hasUser || isOpen ? ALLOWED : toLogin),
  'user-return': ({ hasUser, isOpen, target }) =>
    hasUser || isOpen ? ALLOWED : { isAllowed: false, redirect: `/LoginPage?redirectTo=${encodeURIComponent(target)}` },
  landing: ({ hasUser, isPaid, hasVisited }) =>
    hasUser && isPaid && !hasVisited
      ? { isAllowed: false, redirect: '/region-selection', isOncePerSession: true }
      : ALLOWED,
  admin: ({ hasAdmin, staffSignIn }) => (hasAdmin ? ALLOWED : { isAllowed: false, redirect: staffSignIn }),
};

/** Whether a route may be opened, and where to go instead. Redirects replace the entry in the history. */
export function runGuard(name: GuardName, input: GuardInput): GuardVerdict {
  return guards[name](input);
}

/** Whether a route's exceptions hold for the params of an address. */
export function isOpenTo(openTo: RemoteRoute['openTo'], params: Readonly<Record<string, string | undefined>>): boolean {
  return Object.entries(openTo ?? {}).some(([name, values]) => values.includes(params[name] ?? ''));
}
