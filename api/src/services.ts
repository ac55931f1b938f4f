import type { ApiOptions } from './app.ts';
import { migrateUp } from './database/migrations.ts';
import { openDatabase } from './database/open.ts';
import { closeParsingWorkers, readResumeFileInWorker } from './parsing/worker.ts';
import { DEFAULT_RATE_LIMITS, scaleRateLimits } from './rate-limit/limits.ts';
import { createWriter } from './writing/writer.ts';

export interface Services {
  options: ApiOptions;
  /** Closes what was opened. The API's server has to be closed before. */
  close(): Promise<void>;
}

/**
 * Everything that the API stands on, as the environment says:
 * `DATA_DIR`, `DATABASE_URL`, `AI_BASE_URL`, `AI_API_KEY`, `AI_MODEL`, `RATE_LIMIT_FACTOR` (1: as designed).
 * Brings the database up to date.
 */
export async function openServices(env: NodeJS.ProcessEnv): Promise<Services> {
  const opened = await openDatabase(env, { takesOver: true });
  try {
    await migrateUp(opened.database.pool);
    return {
      options: {
        database: opened.database,
        writer: createWriter({ baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY, model: env.AI_MODEL }),
        readResume: readResumeFileInWorker,
        rateLimits: scaleRateLimits(DEFAULT_RATE_LIMITS, Number(env.RATE_LIMIT_FACTOR || 1)),
      },
      close: async () => {
        await closeParsingWorkers();
        await opened.release();
      },
    };
  } catch (error) {
    await opened.release();
    throw error;
  }
}
