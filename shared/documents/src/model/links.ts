const SAFE_SCHEME = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;
const BARE_HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** True for an address that may stand behind a link: web, mail or phone. */
export function isSafeHref(href: string): boolean {
  return SAFE_SCHEME.test(href);
}

/** The link behind an address as people type it: `github.com/ada` gets its `https://`. Null when there is none. */
export function hrefOfAddress(address: string): string | null {
  const trimmed = address.trim();
  if (isSafeHref(trimmed)) return trimmed;
  return BARE_HOST.test(trimmed) ? `https://${trimmed}` : null;
}

/** An address as it is printed: without scheme, `www.` and a last slash. */
export function displayAddress(address: string): string {
  return address
    .trim()
    .replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
}
