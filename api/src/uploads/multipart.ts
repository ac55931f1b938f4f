import multipart from '@fastify/multipart';
import { RESUME_FILE_MAX_BYTES } from '@vitae/contract/cover-letter';
import type { FastifyInstance } from 'fastify';

/** Bytes. Four per character of the longest text field, a job description. */
const FIELD_MAX_BYTES = 100_000;
const FIELDS_MAX = 30;

/** Multipart forms become a plain body for the route's schema: texts as strings, an uploaded file as a `File`. */
export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: RESUME_FILE_MAX_BYTES, files: 1, fields: FIELDS_MAX, fieldSize: FIELD_MAX_BYTES },
    onFile: async (part) => {
      const bytes = await part.toBuffer();
      part.value = new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype });
    },
  });
}
