import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type ApiOptions, createApp } from '../app.ts';
import { deriveSecrets } from '../auth/secrets.ts';
import { createDemoPayments } from '../billing/demo-payments.ts';
import { createAnswerer } from '../chat/create-answerer.ts';
import { createTestDatabase } from '../database/test-database.ts';
import { createDevMailbox } from '../mail/dev-mailbox.ts';
import { createTextWork } from '../workers/text-work.ts';
import { createWriter } from '../writing/create-writer.ts';
import { createHelp } from '../writing-help/create-help.ts';
import { TEST_MAILBOX_KEY } from './test-accounts.ts';

export interface TestApp {
  app: FastifyInstance;
  /** What the API was made with. */
  options: ApiOptions;
  close(): Promise<void>;
}

/** The API on a database of its own, with every part real unless the test brings another. */
export async function createTestApp(changes: Partial<ApiOptions> = {}): Promise<TestApp> {
  const database = changes.database ?? (await createTestDatabase());
  const work = createTextWork();
  const options: ApiOptions = {
    writer: createWriter({}, work.craft),
    help: createHelp({}, work),
    assistant: createAnswerer({}, work),
    work,
    secrets: deriveSecrets('the secret of all tests'),
    mailer: createDevMailbox(database),
    devMailboxKey: TEST_MAILBOX_KEY,
    google: null,
    payments: createDemoPayments(database),
    publicUrl: null,
    webAnalyticsId: null,
    hasApiPages: true,
    isStaffFactorRequired: false,
    releases: null,
    ...changes,
    database,
  };
  const app = await createApp({ ...options, logger: false });
  return {
    app,
    options,
    close: async () => {
      await app.close();
      await work.close();
      if (!changes.database) await database.close();
    },
  };
}

/** Posts a multipart form as a browser does. */
export async function postForm(
  app: FastifyInstance,
  url: string,
  form: FormData,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}
