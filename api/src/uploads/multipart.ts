import multipart from '@fastify/multipart';
import { RESUME_FILE_MAX_BYTES } from '@vitae/contract/cover-letter';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** An error now is the form's own fault. */
    isReadingForm: boolean;
  }
}

/** Bytes. Four per character of the longest text field, a job description. */
const FIELD_MAX_BYTES = 100_000;
const FIELDS_MAX = 30;

/** Multipart forms become a plain body for the route's schema: texts as strings, an uploaded file as a `File`. */
export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  app.decorateRequest('isReadingForm', false);
  app.addHook('preParsing', async (request) => {
    request.isReadingForm = request.headers['content-type']?.startsWith('multipart/') ?? false;
  });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: RESUME_FILE_MAX_BYTES, files: 1, fields: FIELDS_MAX, fieldSize: FIELD_MAX_BYTES },
    onFile: async (part) => {
      const bytes = await part.toBuffer();
      part.value = new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype });
    },
  });
  // After the form was read, which the plugin does in a hook of the same kind.
  app.addHook('preValidation', async (request) => {
    request.isReadingForm = false;
  });
}
