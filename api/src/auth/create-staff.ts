// node api/src/auth/create-staff.ts USERNAME [--superuser]
// Makes a staff account, or sets a new password for one. Asks for the password, or reads it from STAFF_PASSWORD.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { newPasswordSchema } from '@vitae/contract/auth';
import { usernameSchema } from '@vitae/contract/profile';
import { migrateUp } from '../database/migrations.ts';
import { openDatabase } from '../database/open.ts';
import { saveStaff } from './staff.ts';

const USAGE = 'Usage: create-staff.ts USERNAME [--superuser]   (password: STAFF_PASSWORD, else it is asked for)';

async function askPassword(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await terminal.question('Password: ');
  } finally {
    terminal.close();
  }
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options: { superuser: { type: 'boolean' } }, allowPositionals: true });
  const username = usernameSchema.safeParse(positionals[0]);
  if (!username.success || positionals.length !== 1) throw new Error(USAGE);
  const password = newPasswordSchema.safeParse(process.env.STAFF_PASSWORD ?? (await askPassword()));
  if (!password.success) throw new Error(password.error.issues[0]!.message);

  const opened = await openDatabase(process.env, { asGuest: true });
  try {
    await migrateUp(opened.owner);
    await saveStaff(opened.database, {
      username: username.data,
      password: password.data,
      isSuperuser: values.superuser ?? false,
    });
    console.log(`${username.data} may sign in at /admin-login.`);
  } finally {
    await opened.release();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
