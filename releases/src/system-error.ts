/** Whether the operating system gave one of these codes as the reason: `ENOENT`. */
export function isSystemError(error: unknown, ...codes: string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
}
