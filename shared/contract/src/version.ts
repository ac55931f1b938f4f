/**
 * The versions of the promises in this package that the shell implements, newest first: the one place that says so.
 * Minor: something was added. Major: something that a remote may rely on was changed or removed. While teams move to a
 * new major the shell implements both, one entry each; the gate lets a remote pass that works with one of them.
 */
export const CONTRACT_VERSIONS = ['1.2.0'] as const;

/** The version that new remotes are written for. */
export const CONTRACT_VERSION = CONTRACT_VERSIONS[0];
