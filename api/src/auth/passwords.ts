import { hash, verify } from '@node-rs/argon2';
import { ApiFailure } from '../errors/api-failure.ts';
import { findWeakness } from './password-strength/strength.ts';
import type { Weakness } from './password-strength/weakness.ts';

/** Names of the site, which everybody tries here. */
const SITE_WORDS = ['vitae', 'resume'];

/** Shorter pieces of a name stand in every second word. */
const PIECE_MIN = 3;

const ADVICE = 'Three or four unrelated words make a good one.';
/** What is wrong, and what to do. The codes are stable: `password_common`, `password_personal`. */
const PROBLEMS: Record<Weakness, string> = {
  personal: `Your name and your e-mail address are the first things anyone tries. ${ADVICE}`,
  common: `This password is on the lists of stolen passwords, or nearly. ${ADVICE}`,
  keyboard: `Keys that lie beside each other are tried early. ${ADVICE}`,
  repeated: `A repeated piece adds nothing to guess. ${ADVICE}`,
  sequence: `Runs like "abcd" or "6543" are tried early. ${ADVICE}`,
  date: `Dates are tried early, and yours are known to many. ${ADVICE}`,
  guessable: `This password could be guessed: add a word or two that has nothing to do with the rest. ${ADVICE}`,
};

/** Throws a 400 that says what is wrong, and what to do. The length is the schema's concern. */
export async function checkNewPassword(password: string, ...known: string[]): Promise<void> {
  const pieces = known.flatMap((text) => [text, ...text.split('@'), ...text.split(/[^\p{L}\d]+/u)]);
  const telling = pieces.filter((piece) => piece.length >= PIECE_MIN);
  const weakness = await findWeakness(password, [...telling, ...SITE_WORDS]);
  if (weakness === null) return;
  const problem = PROBLEMS[weakness];
  throw new ApiFailure(400, `password_${weakness}`, problem, { fields: { password: problem } });
}

/** Argon2id with the memory and time that the library takes from OWASP's recommendation. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let decoy: Promise<string> | undefined;

/** Takes the same time whether there is an account with this hash or none. */
export async function isPasswordRight(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hash('no account has this password');
  const isMatch = await verify(passwordHash ?? (await decoy), password);
  return isMatch && passwordHash != null;
}
