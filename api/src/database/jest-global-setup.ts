import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from './embedded.ts';

/** One server for the whole run; each test file makes databases of its own on it (`createTestDatabase`). */
export default async function startTestServer(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitae-test-'));
  const server = await startEmbeddedDatabase({ dataDir });
  process.env.TEST_DATABASE_URL = server.ownerUrl;
  process.env.TEST_APPLICATION_URL = server.url;
  Object.assign(globalThis, { vitaeTestServer: { server, dataDir } });
}
