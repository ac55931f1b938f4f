import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** What `pnpm start` prints, new at each start. */
const keySchema = z.object({ key: z.optional(z.string().check(z.maxLength(200))) });

/** A page with the mails that were kept in place of being sent. */
export const showDevMailbox = defineCall({
  method: 'GET',
  path: '/api/dev/mailbox',
  access: 'public',
  request: { query: keySchema },
  response: z.string(),
});

/** The same for programs, newest first. */
export const listDevMails = defineCall({
  method: 'GET',
  path: '/api/dev/mailbox/mails',
  access: 'public',
  request: { query: keySchema },
  response: z.object({
    success: z.literal(true),
    mails: z.array(
      z.object({
        id: z.number(),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        sent_at: z.iso.datetime(),
      }),
    ),
  }),
});
