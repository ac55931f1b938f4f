import { resolve } from 'node:path';
import { connectDatabase, type Database } from './connect.ts';
import { startEmbeddedDatabase } from './embedded.ts';

export interface OpenedDatabase {
  database: Database;
  /** Closes the connections, and stops the embedded server if it is this process's to stop. */
  release(): Promise<void>;
}

export function dataDirectory(env: NodeJS.ProcessEnv): string {
  return resolve(env.DATA_DIR || '.data');
}

/**
 * The database of `DATABASE_URL`, else the embedded server whose files lie in `DATA_DIR`. With `takesOver` a server
 * that a killed process left behind is stopped at the end too; without, only one that was started here.
 */
export async function openDatabase(
  env: NodeJS.ProcessEnv,
  { takesOver = false }: { takesOver?: boolean } = {},
): Promise<OpenedDatabase> {
  if (env.DATABASE_URL) {
    const database = connectDatabase(env.DATABASE_URL);
    return { database, release: () => database.close() };
  }
  const server = await startEmbeddedDatabase({ dataDir: dataDirectory(env) });
  const database = connectDatabase(server.url);
  return {
    database,
    release: async () => {
      await database.close();
      if (takesOver || server.isStartedHere) await server.stop();
    },
  };
}
