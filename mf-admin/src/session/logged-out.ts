/** Whether the sign-in that comes next follows a log-out on this page. Told once. */
let hasLoggedOut = false;

export function noteLoggedOut(): void {
  hasLoggedOut = true;
}

export function takeLoggedOut(): boolean {
  const was = hasLoggedOut;
  hasLoggedOut = false;
  return was;
}
