import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type ApiOptions, createApp } from '../app.ts';
import type { Database } from '../database/connect.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createWriter } from '../writing/writer.ts';

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  close(): Promise<void>;
}

/** The API on a database of its own, with every part real unless the test brings another. */
export async function createTestApp(options: Partial<ApiOptions> = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const app = await createApp({
    database,
    writer: createWriter({}),
    readResume: async ({ bytes }) => ({ text: new TextDecoder().decode(bytes) }),
    logger: false,
    ...options,
  });
  return {
    app,
    database,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** Posts a multipart form as a browser does. */
export async function postForm(app: FastifyInstance, url: string, form: FormData): Promise<LightMyRequestResponse> {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
