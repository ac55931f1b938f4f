import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SECRET_BYTES = 32;
const SECRET_MIN_CHARACTERS = 32;

/** Keys for one purpose each, all from one secret. */
export interface Secrets {
  accessTokenKey: Uint8Array;
  oneTimeCodeKey: Uint8Array;
  clientAddressKey: Uint8Array;
  /** Encrypts the secrets of authenticator apps. */
  secondFactorKey: Uint8Array;
  /** Signs links to versions that are tried. */
  overrideLinkKey: Uint8Array;
}

export function deriveSecrets(secret: string): Secrets {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', purpose, SECRET_BYTES));
  return {
    accessTokenKey: derive('access tokens'),
    oneTimeCodeKey: derive('one-time codes'),
    clientAddressKey: derive('client addresses'),
    secondFactorKey: derive('second factors'),
    overrideLinkKey: derive('override links'),
  };
}

/**
 * `APP_SECRET` (all instances of one deployment share it), else a secret that the first start makes and keeps in the
 * data directory.
 */
export async function loadSecrets(env: NodeJS.ProcessEnv, dataDir: string): Promise<Secrets> {
  if (env.APP_SECRET) {
    if (env.APP_SECRET.length < SECRET_MIN_CHARACTERS) {
      throw new Error(`APP_SECRET is too short: give it at least ${SECRET_MIN_CHARACTERS} random characters.`);
    }
    return deriveSecrets(env.APP_SECRET);
  }
  const file = join(dataDir, 'app-secret');
  await mkdir(dataDir, { recursive: true });
  if (!existsSync(file)) await keepNewSecret(file);
  await chmod(file, 0o600);
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < SECRET_MIN_CHARACTERS) {
    throw new Error(
      `${file} holds no whole secret: put it back from a backup, or delete it for a new one, which ends all sessions.`,
    );
  }
  return deriveSecrets(secret);
}

/** Of two first starts at the same time one makes the file, and neither ever sees a part of it. */
async function keepNewSecret(file: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}`;
  try {
    await writeFile(temporary, randomBytes(SECRET_BYTES).toString('hex'), { flag: 'wx', mode: 0o600, flush: true });
    // Unlike a rename, a link does not replace what is there.
    await link(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}
