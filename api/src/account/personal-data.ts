import type { Database } from '../database/connect.ts';

export interface DataOwner {
  id: string;
  email: string;
}

type Orm = Database['orm'];
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** Files of the archive by their path: text as it is, everything else as JSON. */
export type ArchiveFiles = Record<string, unknown>;

/**
 * What one domain keeps of people. Each domain declares its own (`personal-data.ts` beside its tables) and stands in
 * the list of `registry.ts`; a test finds tables that nobody has declared.
 */
export interface PersonalData {
  /** The tables that it answers for. */
  tables: readonly string[];
  /** Everything of one person that is worth a copy; no hashes and no secrets. */
  collect(database: Database, owner: DataOwner): Promise<ArchiveFiles>;
  /** Removes everything of one person. What hangs on the user's row by a cascade goes by itself. */
  erase(transaction: Transaction, owner: DataOwner): Promise<void>;
  /** Removes what is kept no longer, whose ever it was. Called every minute. */
  removeExpired?(database: Database): Promise<void>;
}
