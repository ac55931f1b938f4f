import type { FastifyBaseLogger } from 'fastify';

/** What may have to be looked into later. Names are stable: alarms are built on them. */
export type SecurityEvent =
  | 'signed_in'
  | 'log_in_failed'
  | 'log_in_locked'
  | 'second_factor_failed'
  | 'new_device'
  | 'refresh_reused'
  | 'session_ended'
  | 'password_changed'
  | 'email_changed'
  | 'second_factor_changed'
  | 'passkey_changed'
  | 'account_exported'
  | 'account_deleted'
  | 'staff_access';

const WARNINGS = new Set<SecurityEvent>(['log_in_failed', 'log_in_locked', 'second_factor_failed', 'refresh_reused']);

/** Ids and addresses; never a password, a code, a token or an e-mail address. */
export type SecurityDetails = Partial<
  Record<'user' | 'staff' | 'session' | 'account' | 'address' | 'method' | 'call', string | null>
>;

export interface SecurityLog {
  note(event: SecurityEvent, details: SecurityDetails): void;
}

/** A log of its own within the server's: `log: "security"` in every line, and written at every log level. */
export function createSecurityLog(log: FastifyBaseLogger): SecurityLog {
  const lines = log.child({ log: 'security' }, { level: 'info' });
  return {
    note: (event, details) => {
      if (WARNINGS.has(event)) lines.warn({ event, ...details }, event);
      else lines.info({ event, ...details }, event);
    },
  };
}
