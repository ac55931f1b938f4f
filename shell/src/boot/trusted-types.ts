import { EXTERNAL_SCRIPTS_META } from '@vitae/contract/page';

/** Where the page's server names the scripts of others that this deployment has configured. */
const EXTERNAL_SCRIPTS_SELECTOR = `meta[name=${EXTERNAL_SCRIPTS_META}]`;

export interface TrustedScripts {
  /** Scripts of others, letter by letter. */
  external?: string[] | undefined;
  /** The channel lets the server of `pnpm dev` in, on the machine of the browser. */
  localhost?: boolean;
}

/** A script may come from the release store of this site, or be one of those that are let in beside it. */
export function isTrustedScriptUrl(
  url: string,
  storeUrl: string,
  page: string,
  { external = [], localhost = false }: TrustedScripts = {},
): boolean {
  if (external.includes(url)) return true;
  const address = new URL(url, page);
  const isLocal = address.protocol === 'http:' && address.hostname === 'localhost';
  if (localhost && isLocal && address.pathname.startsWith('/releases/dev/')) return true;
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
export function installTrustedTypesPolicy(storeUrl: string, localhost: boolean): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  const external = document.querySelector<HTMLMetaElement>(EXTERNAL_SCRIPTS_SELECTOR)?.content.split(' ');
  trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (isTrustedScriptUrl(url, storeUrl, location.href, { external, localhost })) return url;
      throw new TypeError(`VITAE-SHELL-002 Refused a script from outside the release store: ${url}`);
    },
  });
}
