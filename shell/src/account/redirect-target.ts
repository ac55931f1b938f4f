/** From here one signs in: nowhere to go to after it. */
const ACCOUNT_PATHS = ['/LoginPage', '/signup'];

/**
 * Where to go after signing in. `redirectTo` comes out of the address bar, so it counts only as a path of this
 * site: anything that a browser could read as another host or another protocol is dropped.
 */
export function readRedirectTarget(search: string, origin: string): string | null {
  const wanted = new URLSearchParams(search).get('redirectTo');
  if (!wanted?.startsWith('/')) return null;
  let address: URL;
  try {
    address = new URL(wanted, origin);
  } catch {
    return null;
  }
  if (address.origin !== origin || ACCOUNT_PATHS.includes(address.pathname)) return null;
  const path = address.pathname + address.search + address.hash;
  // A second slash or a backslash after the first makes a host of what follows; `/.//host` resolves to one too.
  return [wanted, path].some((text) => /^\/[/\\]/.test(text)) ? null : path;
}
