import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

// A server that is down refuses at once; one that is slow to answer is busy.
const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const POOL_SIZE = 10;

export interface Database {
  orm: NodePgDatabase;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Opens a pool on the server. Connects with the first query, so a server that is down fails that query only. */
export function connectDatabase(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  // A connection that the server closes is an event, and an event without a listener ends the process: of the pool
  // for an idle connection, of the connection itself for one that a transaction holds.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return { orm: drizzle({ client: pool }), pool, close: () => pool.end() };
}
