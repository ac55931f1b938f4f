import * as account from './account.ts';
import * as admin from './admin.ts';
import * as adminAnalytics from './admin-analytics.ts';
import * as analytics from './analytics.ts';
import * as ats from './ats.ts';
import * as auth from './auth.ts';
import * as billing from './billing.ts';
import type { Call } from './call.ts';
import * as chat from './chat.ts';
import * as coverLetter from './cover-letter.ts';
import * as devMailbox from './dev-mailbox.ts';
import * as files from './files.ts';
import * as health from './health.ts';
import * as letters from './letters.ts';
import * as profile from './profile.ts';
import * as remoteReports from './remote-reports.ts';
import * as resumes from './resumes.ts';
import * as siteConfig from './site-config.ts';
import * as staff from './staff.ts';
import * as tokens from './tokens.ts';

const DOMAINS = {
  account,
  admin,
  adminAnalytics,
  analytics,
  ats,
  auth,
  billing,
  chat,
  coverLetter,
  devMailbox,
  files,
  health,
  letters,
  profile,
  remoteReports,
  resumes,
  siteConfig,
  staff,
  tokens,
};

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;
}

/**
 * Every call of the API by its name, for tests that walk them all. No part of a bundle: it would bring every schema.
 */
export const CALLS: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.values(DOMAINS).flatMap((domain) => Object.entries<unknown>(domain).filter(([, value]) => isCall(value))),
) as Record<string, Call>;
