import { rm } from 'node:fs/promises';
import type { EmbeddedDatabase } from './embedded.ts';

export default async function stopTestServer(): Promise<void> {
  const { vitaeTestServer } = globalThis as { vitaeTestServer?: { server: EmbeddedDatabase; dataDir: string } };
  if (!vitaeTestServer) return;
  await vitaeTestServer.server.stop();
  await rm(vitaeTestServer.dataDir, { recursive: true, force: true });
}
