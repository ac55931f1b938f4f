/** Keys of `localStorage`. Other software of this site reads them, so a name never changes. */
export const PERSISTENT_KEYS = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  username: 'username',
  isPaid: 'is_paid',
  paymentPlan: 'payment_plan',
  hasDashboard: 'is_havedashboard',
  resumeCount: 'no_of_resumes',
  resumeId: 'resumeId',
  userPlan: 'userPlan',
  adminAuthenticated: 'admin_authenticated',
  adminUser: 'admin_user',
  adminAccessToken: 'admin_access_token',
  adminRefreshToken: 'admin_refresh_token',
} as const;

/** Keys of `sessionStorage`. */
export const SESSION_KEYS = {
  hasVisited: 'hasVisited',
  landingTracked: 'analytics_landing_tracked',
} as const;

/**
 * What people type is kept below this prefix, `vitae:draft:<remote>:<name>`, until it is sent or cleared.
 * Log-out removes all of it, IndexedDB databases
 * of such a name too; an expired session removes nothing.
 */
export const DRAFT_PREFIX = 'vitae:draft:';

/** The draft by which a remote says that it holds work that no account has: how many pieces. */
export const UNSAVED_DRAFT_NAME = 'unsaved';
