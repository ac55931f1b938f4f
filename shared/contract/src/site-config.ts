import * as z from 'zod/mini';
import { defineCall } from './call.ts';

const siteConfigSchema = z.object({
  /** Null: no Google button. */
  google_client_id: z.nullable(z.string()),
  /** Null: no web analytics. */
  web_analytics_id: z.nullable(z.string()),
  /** The checkout moves no money. */
  is_demo_payment: z.boolean(),
  /** The deployment sends no mails; the link that its start has printed shows them. */
  has_dev_mailbox: z.boolean(),
});
export type SiteConfig = z.infer<typeof siteConfigSchema>;

/** What the site needs to know of its deployment. */
export const readSiteConfig = defineCall({
  method: 'GET',
  path: '/api/config/',
  access: 'public',
  request: {},
  response: siteConfigSchema,
});
