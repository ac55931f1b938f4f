/**
 * The version of the promises in this package. A shell implements one version; a remote names the range that
 * it works with. Minor: something was added. Major: something that a remote may rely on was changed or removed.
 */
export const CONTRACT_VERSION = '1.0.0';
