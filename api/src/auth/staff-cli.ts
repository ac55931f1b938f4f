// pnpm staff create|password|disable|list|second-factor: staff accounts, made on the server and nowhere else.
import { createInterface } from 'node:readline/promises';
import { newPasswordSchema } from '@vitae/contract/auth';
import { usernameSchema } from '@vitae/contract/profile';
import { Command } from 'commander';
import { renderUnicodeCompact } from 'uqr';
import type { Database } from '../database/connect.ts';
import { migrateUp } from '../database/migrations.ts';
import { dataDirectory, openDatabase } from '../database/open.ts';
import { readNewPassword } from './read-secret.ts';
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from './second-factor.ts';
import { loadSecrets } from './secrets.ts';
import { createStaff, disableStaff, findStaffId, listStaff, setStaffPassword } from './staff.ts';

/** `work` on the site's own database, whether the site runs or not. */
async function onDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const opened = await openDatabase(process.env, { asGuest: true });
  try {
    await migrateUp(opened.owner);
    await work(opened.database);
  } finally {
    await opened.release();
  }
}

function readUsername(name: string): string {
  const username = usernameSchema.safeParse(name);
  if (!username.success) throw new Error('A user name has 1 to 60 characters.');
  return username.data;
}

async function askPassword(): Promise<string> {
  const password = newPasswordSchema.safeParse(await readNewPassword());
  if (!password.success) throw new Error(password.error.issues[0]!.message);
  return password.data;
}

const program = new Command('staff').description(
  'Staff accounts, in the database of DATABASE_URL or DATA_DIR. Passwords are asked for, or piped in.',
);

program
  .command('create <username>')
  .description('makes an account')
  .option('--superuser', 'may change the site', false)
  .action(async (name: string, { superuser }: { superuser: boolean }) => {
    const username = readUsername(name);
    const password = await askPassword();
    await onDatabase((database) => createStaff(database, { username, password, isSuperuser: superuser }));
    console.log(`${username} may sign in at /admin-login.`);
  });

program
  .command('password <username>')
  .description('sets a new password and ends every session of the account')
  .action(async (name: string) => {
    const username = readUsername(name);
    const password = await askPassword();
    await onDatabase((database) => setStaffPassword(database, username, password));
    console.log(`${username} has a new password and is signed out everywhere.`);
  });

program
  .command('disable <username>')
  .description('ends every session of the account; a new password enables it again')
  .action(async (name: string) => {
    const username = readUsername(name);
    await onDatabase((database) => disableStaff(database, username));
    console.log(`${username} may not sign in any more.`);
  });

program
  .command('list')
  .description('shows every account')
  .action(() =>
    onDatabase(async (database) => {
      const members = await listStaff(database);
      if (members.length === 0) console.log('There is no staff account. Make one: pnpm staff create NAME');
      for (const { username, isSuperuser, disabledAt, hasSecondFactor, isSignedIn } of members) {
        const facts = [
          isSuperuser ? 'superuser' : 'staff',
          hasSecondFactor ? 'second factor' : 'no second factor',
          ...(isSignedIn ? ['signed in'] : []),
          ...(disabledAt ? ['disabled'] : []),
        ];
        console.log(`${username}  ${facts.join(', ')}`);
      }
    }),
  );

program
  .command('second-factor <username>')
  .description('sets up an authenticator app in place of the one before; shows recovery codes once')
  .option('--remove', 'only removes it', false)
  .action(async (name: string, { remove }: { remove: boolean }) => {
    const username = readUsername(name);
    const secrets = await loadSecrets(process.env, dataDirectory(process.env));
    await onDatabase(async (database) => {
      const owner = { staffId: await findStaffId(database, username) };
      await removeSecondFactor(database, owner);
      if (remove) {
        console.log(`${username} has no second factor.`);
        return;
      }
      const { secret, uri } = await beginSecondFactor({ database, secrets }, owner, username);
      console.log(
        `${renderUnicodeCompact(uri)}\nScan this with an authenticator app, or enter its secret: ${secret}\n`,
      );
      const terminal = createInterface({ input: process.stdin, output: process.stderr });
      const code = await terminal.question('The code that the app shows: ').finally(() => terminal.close());
      const codes = await confirmSecondFactor({ database, secrets }, owner, code);
      console.log(`Keep these recovery codes. Each works once, and they are not shown again:\n${codes.join('\n')}`);
    });
  });

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
