const NETWORK_ERRORS = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EPIPE|EAI_AGAIN)$/;
/** SQLSTATE classes: 08 connection exception, 57P0x the server is stopping or starting, 53300 too many connections. */
const UNAVAILABLE_SQLSTATES = /^(08...|57P0.|53300)$/;
/** What `pg` says, without a code, when a connection is lost or none is to be had. */
const LOST_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

interface DatabaseError {
  code?: unknown;
  message?: unknown;
  /** Drizzle wraps the error of `pg`. */
  cause?: unknown;
}

/** Whether an error means that the database cannot be reached, rather than that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause }: DatabaseError = error;
  return (
    NETWORK_ERRORS.test(String(code)) ||
    UNAVAILABLE_SQLSTATES.test(String(code)) ||
    LOST_CONNECTION.test(String(message)) ||
    isDatabaseUnavailable(cause)
  );
}
