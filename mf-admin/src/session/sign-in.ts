import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { logInStaff } from '@vitae/contract/staff';
import { logOut as logOutCall } from '@vitae/contract/tokens';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { send, UnexpectedAnswerError } from '@vitae/remote-kit/send';
import type { AxiosInstance } from 'axios';
import { clearAdminSession, saveAdminSession } from './admin-session.ts';

const WRONG_CREDENTIALS = msg`Invalid credentials. Please check username and password.`;
const NO_BACKEND = msg`Backend not set up yet...`;
/** Why a right password is not enough. */
const CODE_FAILURES = new Set(['second_factor_needed', 'second_factor_wrong']);
const FAILED = msg`Login failed. Please check your credentials.`;

/** A text of ours, or words that came from the server. */
export type Sentence = MessageDescriptor | string;

export interface Credentials {
  username: string;
  password: string;
  /** Empty until the API asks for it. */
  second_factor_code: string;
}

export interface SignInFailure {
  /** What to tell the person. */
  message: Sentence;
  /** The account has a second factor, and its code is missing or wrong. */
  needsCode: boolean;
}

/**
 * The platform's HTTP without what it does for users: a refused staff password must not send the visitor's own
 * token along, nor refresh it.
 */
function staffHttp(http: AxiosInstance): AxiosInstance {
  return http.create();
}

/** Signs in and keeps the session. Returns `null`, or why that did not work. */
export async function signIn(http: AxiosInstance, credentials: Credentials): Promise<SignInFailure | null> {
  try {
    const body = { ...credentials, second_factor_code: credentials.second_factor_code || undefined };
    const session = await send(staffHttp(http), logInStaff, { body });
    saveAdminSession(session.user, session.tokens);
    return null;
  } catch (error) {
    if (error instanceof UnexpectedAnswerError) return { message: refusalOf(error.answer), needsCode: false };
    const { code, serverMessage } = readHttpFailure(error);
    if (code && CODE_FAILURES.has(code)) return { message: serverMessage ?? FAILED, needsCode: true };
    return { message: messageOf(error), needsCode: false };
  }
}

/** An answer of 200 that is no session. */
function refusalOf(body: unknown): Sentence {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  return typeof error === 'string' && error ? error : FAILED;
}

function messageOf(error: unknown): Sentence {
  const { status, serverMessage } = readHttpFailure(error);
  if (status === 401) return WRONG_CREDENTIALS;
  if (status === null || status === 404 || status === 500) return NO_BACKEND;
  return serverMessage ?? FAILED;
}

/** Forgets the session here at once, and asks the API to end it too. */
export function logOut(http: AxiosInstance): void {
  const refresh = clearAdminSession();
  if (!refresh) return;
  send(staffHttp(http), logOutCall, { body: { refresh } }).catch((error) =>
    console.warn('[admin] the API did not end the session', error),
  );
}
