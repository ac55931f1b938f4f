const EXPLANATIONS = {
  'VITAE-REMOTE-001': 'its code could not be loaded',
  'VITAE-REMOTE-002': 'it took too long to load',
  'VITAE-REMOTE-005': 'it could not start',
  'VITAE-REMOTE-006': 'it stopped with an error',
} as const;

export type RemoteErrorCode = keyof typeof EXPLANATIONS;

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
