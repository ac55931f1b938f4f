import pg from 'pg';

/** The role that the application works with: rows only, no tables, no roles, no files of the server. */
export const APPLICATION_ROLE = 'vitae_app';

async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes a database, unless it is there. `serverUrl`: any database of the server, as its owner. */
export async function createDatabase(serverUrl: string, name: string): Promise<void> {
  await asOwner(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
}

/** Makes the application's role on a server, with this password. */
export async function createApplicationRole(serverUrl: string, password: string): Promise<void> {
  await asOwner(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [APPLICATION_ROLE]);
    if (rowCount === 0) await client.query(`create role ${APPLICATION_ROLE}`);
    await client.query(
      `alter role ${APPLICATION_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls noinherit ` +
        `password ${client.escapeLiteral(password)}`,
    );
  });
}

/**
 * Lets the application's role read and write the rows of a database: of the tables that are there, and of those that
 * the owner makes later.
 */
export async function grantRows(databaseUrl: string): Promise<void> {
  await asOwner(databaseUrl, async (client) => {
    const database = client.escapeIdentifier(new URL(databaseUrl).pathname.slice(1));
    await client.query(`
      revoke all on database ${database} from public;
      grant connect on database ${database} to ${APPLICATION_ROLE};
      grant usage on schema public to ${APPLICATION_ROLE};
      grant select, insert, update, delete on all tables in schema public to ${APPLICATION_ROLE};
      grant usage on all sequences in schema public to ${APPLICATION_ROLE};
      alter default privileges in schema public
        grant select, insert, update, delete on tables to ${APPLICATION_ROLE};
      alter default privileges in schema public grant usage on sequences to ${APPLICATION_ROLE};
    `);
  });
}
