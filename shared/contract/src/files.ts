// From zod/mini: browsers check answers with these.
import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** The words are in pictures: `read_pictures` reads them off, which takes seconds a page. */
export const PICTURES_ONLY = 'resume_image_only';

/** Whether the words may be read off pictures. */
export const readPicturesSchema = z._default(z.enum(['true', 'false']), 'false');

/**
 * The text of a file that need not be a resume: an advert, a certificate, a photo of either. Nothing is kept.
 * Refused with `PICTURES_ONLY` where its words are in pictures that were not to be read.
 */
export const readFileText = defineCall({
  method: 'POST',
  path: '/api/file-text/',
  access: 'optional',
  request: { form: z.object({ file: z.file('Please choose a file.'), read_pictures: readPicturesSchema }) },
  response: z.object({ success: z.literal(true), text: z.string() }),
});
