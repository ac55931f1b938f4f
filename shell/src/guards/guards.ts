import type { GuardName } from '@vitae/contract/remote';

export interface GuardInput {
  hasUser: boolean;
  isPaid: boolean;
  /** In this browser session. */
  hasVisited: boolean;
  hasAdmin: boolean;
  /** Path and query, as one wants to come back to them. */
  target: string;
  params: Readonly<Record<string, string | undefined>>;
}

export type GuardVerdict = { isAllowed: true } | { isAllowed: false; redirect: string; isOncePerSession?: true };

const ALLOWED: GuardVerdict = { isAllowed: true };
const toLogin: GuardVerdict = { isAllowed: false, redirect: '/LoginPage' };

/** Sections of the resume form that a visitor may fill in before signing up. */
const OPEN_RESUME_SECTIONS = ['cv-heading', 'personal-details'];

const guards: Record<GuardName, (input: GuardInput) => GuardVerdict> = {
  public: () => ALLOWED,
  user: ({ hasUser }) => (hasUser ? ALLOWED : toLogin),
  'user-return': ({ hasUser, target }) =>
    hasUser ? ALLOWED : { isAllowed: false, redirect: `/LoginPage?redirectTo=${encodeURIComponent(target)}` },
  'resume-section': ({ hasUser, params }) =>
    hasUser || OPEN_RESUME_SECTIONS.includes(params.section ?? '') ? ALLOWED : toLogin,
  landing: ({ hasUser, isPaid, hasVisited }) =>
    hasUser && isPaid && !hasVisited
      ? { isAllowed: false, redirect: '/region-selection', isOncePerSession: true }
      : ALLOWED,
  admin: ({ hasAdmin }) => (hasAdmin ? ALLOWED : { isAllowed: false, redirect: '/admin-login' }),
};

/** Whether a route may be opened, and where to go instead. Redirects replace the entry in the history. */
export function runGuard(name: GuardName, input: GuardInput): GuardVerdict {
  return guards[name](input);
}
