// node api/src/database/migrate.ts up | down [steps]

import { migrateDown, migrateUp } from './migrations.ts';
import { openDatabase } from './open.ts';

const USAGE = 'Usage: migrate.ts up | down [steps]   (DATABASE_URL, else the embedded server of DATA_DIR)';

async function run(direction: string | undefined, steps: string): Promise<void> {
  if (direction !== 'up' && direction !== 'down') throw new Error(USAGE);
  if (!/^[1-9]\d*$/.test(steps)) throw new Error(USAGE);
  const opened = await openDatabase(process.env, { asGuest: true });
  try {
    const names = direction === 'up' ? await migrateUp(opened.owner) : await migrateDown(opened.owner, Number(steps));
    console.log(names.length === 0 ? 'Nothing to do.' : `${direction}: ${names.join(', ')}`);
  } finally {
    await opened.release();
  }
}

try {
  await run(process.argv[2], process.argv[3] ?? '1');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
