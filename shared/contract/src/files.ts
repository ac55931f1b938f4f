// From zod/mini: browsers check answers with these.
import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** A file is refused with it where its words are in pictures. Reading them off takes seconds a page. */
export const PICTURES_ONLY = 'resume_image_only';

/**
 * The text of a file that need not be a resume: an advert, a certificate, a photo of either. Nothing is kept.
 * Refused with `PICTURES_ONLY` where its words are in pictures that were not to be read.
 */
export const readFileText = defineCall({
  method: 'POST',
  path: '/api/file-text/',
  access: 'optional',
  request: {
    form: z.object({
      file: z.file('Please choose a file.'),
      read_pictures: z._default(z.enum(['true', 'false']), 'false'),
    }),
  },
  response: z.object({ success: z.literal(true), text: z.string() }),
});
