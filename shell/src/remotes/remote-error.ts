const EXPLANATIONS = {
  'VITAE-REMOTE-001': 'its code could not be loaded',
  'VITAE-REMOTE-002': 'it took too long to load',
  'VITAE-REMOTE-005': 'it could not start',
  'VITAE-REMOTE-006': 'it stopped with an error',
  'VITAE-REMOTE-007': 'it shows nothing',
  'VITAE-REMOTE-008': 'it took too long to show another page',
  'VITAE-REMOTE-009': 'it did not leave when it was asked to',
  'VITAE-REMOTE-011': 'it went round in circles',
  'VITAE-REMOTE-012': 'something in it failed beside its screen',
  'VITAE-REMOTE-013': 'its slot passes something else than it needs',
  'VITAE-REMOTE-014': 'it said something on the bus that it may not',
} as const;

export type RemoteErrorCode = keyof typeof EXPLANATIONS;

/** What is to blame: `network` passes with time, `code` does not. */
export type FailureCause = 'network' | 'code';

/** A remote that could not be brought to the screen, or not be kept on it. */
export class RemoteError extends Error {
  readonly code: RemoteErrorCode;
  readonly remote: string;
  readonly version: string;
  constructor(code: RemoteErrorCode, remote: string, version: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${code} ${remote}@${version}: ${EXPLANATIONS[code]} (${reason})`, { cause });
    this.name = 'RemoteError';
    this.code = code;
    this.remote = remote;
    this.version = version;
  }
}
