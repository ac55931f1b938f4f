import { readFileText } from '@vitae/contract/files';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { abortOnDisconnect } from '../http/abort-on-disconnect.ts';
import { routeOf } from '../http/route-of.ts';
import { clientAddress } from '../rate-limit/client-address.ts';
import { limitedTo, type RateLimits } from '../rate-limit/limits.ts';
import type { TextWork } from '../workers/text-work.ts';

export const uploadRoutes: FastifyPluginAsyncZod<{ work: TextWork; limits: RateLimits }> = async (
  app,
  { work, limits },
) => {
  app.route({
    ...routeOf(readFileText, {
      summary: 'Reads the text of a file',
      tags: ['files'],
      config: limitedTo(limits.letters, 'file-texts'),
    }),
    handler: async (request, reply) => {
      const { file, read_pictures } = request.body;
      const upload = { bytes: new Uint8Array(await file.arrayBuffer()), fileName: file.name, mimeType: file.type };
      const options = { client: clientAddress(request), signal: abortOnDisconnect(reply) };
      const read = read_pictures === 'true' ? work.scanText : work.readText;
      return { success: true as const, text: await read(upload, options) };
    },
  });
};
