import { DrizzleQueryError } from 'drizzle-orm';

/** An error as a log may hold it. The parameters of a statement are people's data; hashes and codes are among them. */
export function toLoggable(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  return Object.assign(new Error(`Failed query: ${error.query}`, { cause: error.cause }), { name: error.name });
}
