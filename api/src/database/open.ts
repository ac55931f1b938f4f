import { resolve } from 'node:path';
import pg from 'pg';
import { connectDatabase, type Database } from './connect.ts';
import { startEmbeddedDatabase } from './embedded.ts';

export interface OpenedDatabase {
  database: Database;
  /** Connections of the role that owns the tables, for migrations. */
  owner: pg.Pool;
  /** Whether the server was started here, found running, or is somebody else's. */
  server: 'started' | 'found' | 'external';
  /** Closes the connections, and stops the embedded server if it is this process's to stop. */
  release(): Promise<void>;
}

export function dataDirectory(env: NodeJS.ProcessEnv): string {
  return resolve(env.DATA_DIR || '.data');
}

function connectOwner(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 1_000, connectionTimeoutMillis: 3_000 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * The database of `DATABASE_URL` (and, where another role owns its tables, `DATABASE_OWNER_URL` for migrations), else
 * the embedded server whose files lie in `DATA_DIR`. Its files belong to one process at a time: a second is refused,
 * or with `asGuest` uses the server of the first.
 */
export async function openDatabase(
  env: NodeJS.ProcessEnv,
  { asGuest = false }: { asGuest?: boolean } = {},
): Promise<OpenedDatabase> {
  if (env.DATABASE_URL) {
    const database = connectDatabase(env.DATABASE_URL);
    const owner = connectOwner(env.DATABASE_OWNER_URL || env.DATABASE_URL);
    return {
      database,
      owner,
      server: 'external',
      release: async () => {
        await Promise.all([database.close(), owner.end()]);
      },
    };
  }
  const server = await startEmbeddedDatabase({ dataDir: dataDirectory(env), asGuest });
  const database = connectDatabase(server.url);
  const owner = connectOwner(server.ownerUrl);
  return {
    database,
    owner,
    server: server.isStartedHere ? 'started' : 'found',
    release: async () => {
      await Promise.all([database.close(), owner.end()]);
      await server.stop();
    },
  };
}
