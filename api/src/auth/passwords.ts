import { hash, verify } from '@node-rs/argon2';
import { ApiFailure } from '../errors/api-failure.ts';
import { isCommonPassword } from './common-passwords.ts';

/** A part of the address that is shorter than this says nothing about the password. */
const ADDRESS_PART_MIN = 4;

/** What is wrong with a new password beyond its length, in a sentence for the user. */
function findPasswordProblem(password: string, email: string): string | null {
  const text = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  const isAddress =
    text === email.toLowerCase() || (name.length >= ADDRESS_PART_MIN && text.replace(/[^a-z]+$/, '') === name);
  if (isAddress) return 'Your e-mail address is the first thing anyone tries. Please choose another password.';
  if (isCommonPassword(password)) {
    return 'This password is on the lists of stolen passwords. Please choose another, for instance three unrelated words.';
  }
  return null;
}

/** Throws a 400 that says what is wrong. The length is the schema's concern. */
export function checkNewPassword(password: string, email: string): void {
  const problem = findPasswordProblem(password, email);
  if (problem) throw new ApiFailure(400, 'weak_password', problem, { fields: { password: problem } });
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
