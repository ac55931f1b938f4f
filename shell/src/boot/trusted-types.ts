/** A script may come from the release store of this site and from nowhere else. */
export function isTrustedScriptUrl(url: string, storeUrl: string, page: string): boolean {
  const address = new URL(url, page);
  const store = new URL(storeUrl, page);
  return address.origin === store.origin && address.pathname.startsWith(store.pathname);
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/**
 * Installs the page's default Trusted Types policy, through which every script URL passes that webpack's and the
 * federation's loaders set. HTML and inline script have no rule and are refused. Browsers without Trusted Types
 * have the Content-Security-Policy alone.
 */
export function installTrustedTypesPolicy(storeUrl: string): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (isTrustedScriptUrl(url, storeUrl, location.href)) return url;
      throw new TypeError(`VITAE-SHELL-002 Refused a script from outside the release store: ${url}`);
    },
  });
}
