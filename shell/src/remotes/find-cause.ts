import type { RemoteVersion, StoredFile } from '@vitae/contract/channel';
import { fileAddress } from './file-address.ts';
import type { FailureCause } from './remote-error.ts';

/** After this the network has answered by not answering. */
const PROBE_LIMIT_MS = 700;

interface ProbeOptions {
  /** The store's address. */
  storeUrl: string;
  fetch?: typeof fetch;
}

/** Whether scripts of a version are on their way: whoever asks for one takes it from the page once it has come. */
export function isLoading({ entry }: RemoteVersion, storeUrl: string): boolean {
  const folder = new URL('.', fileAddress(storeUrl, entry)).href;
  return [...document.scripts].some(({ src }) => src.startsWith(folder));
}

/** A script of webpack's that did not come: its address is in the error. */
function requestOf(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return null;
  return (error as Error & { request?: string }).request ?? null;
}

/**
 * Whether the network is to blame for a failure, or the code. A script element does not tell a lost connection from a
 * missing or an altered file, so the file is asked for once more: a broken connection and a server in trouble (429, 5xx)
 * pass, and so does what comes whole this time.
 *
 * @param entry The remote's entry where it has not run; null where the code had come and threw.
 */
export async function findCause(
  error: unknown,
  entry: StoredFile | null,
  { storeUrl, fetch: ask = fetch }: ProbeOptions,
): Promise<FailureCause> {
  const request = requestOf(error);
  if (!request && !entry) return 'code';
  const probe = (init: RequestInit) =>
    ask(request ?? fileAddress(storeUrl, entry!), {
      ...init,
      credentials: 'omit',
      signal: AbortSignal.timeout(PROBE_LIMIT_MS),
    });
  try {
    const { ok, status } = await probe({ cache: 'no-store' });
    if (status === 429 || status >= 500) return 'network';
    if (!ok) return 'code';
    // What a chunk must hold only its own entry knows; it gets the benefit of the doubt, for a try or two.
    if (request) return 'network';
  } catch {
    return 'network';
  }
  // It came; whole?
  return probe({ cache: 'reload', integrity: entry!.integrity }).then(
    () => 'network',
    (failure) => (failure instanceof Error && failure.name === 'TimeoutError' ? 'network' : 'code'),
  );
}
