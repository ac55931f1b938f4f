import { mailboxKeyOf, startSite } from './site.ts';

/**
 * Starts the site that all tests share, unless SITE_URL names one that runs already (and SITE_MAILBOX_KEY the key of
 * its mailbox). Its limits on calls are a hundred times the usual ones; a test of the limits starts a site of its own.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SITE_URL) return undefined;
  const site = await startSite({ env: { RATE_LIMIT_FACTOR: '100' } });
  // Workers inherit the environment.
  process.env.SITE_MAILBOX_KEY = mailboxKeyOf(site.url);
  process.env.SITE_URL = site.url;
  process.env.SITE_DATA_DIR = site.dataDir;
  return site.stop;
}
