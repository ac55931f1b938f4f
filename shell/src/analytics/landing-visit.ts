import type { SessionPayload } from '@vitae/contract/actions';
import { SESSION_KEYS } from '@vitae/contract/storage';
import { readHttpFailure } from '@vitae/remote-kit/http-error';

const LAST_VISIT_KEY = 'vitae:last-visit';
const COOLDOWN_MS = 24 * 60 * 60 * 1000;

export interface LandingVisitOptions {
  post(payload: SessionPayload): Promise<unknown>;
  readPayload(): SessionPayload;
  storage: Storage;
  sessionStorage: Storage;
  now?(): number;
}

/** Sends an anonymous visit at most once per session and once per 24 hours; it counts as sent only after success. */
export async function trackLandingVisit({
  post,
  readPayload,
  storage,
  sessionStorage,
  now = Date.now,
}: LandingVisitOptions): Promise<void> {
  if (sessionStorage.getItem(SESSION_KEYS.landingTracked)) return;
  if (now() - Number(storage.getItem(LAST_VISIT_KEY) ?? 0) < COOLDOWN_MS) return;
  try {
    await post(readPayload());
  } catch (error) {
    if (!isBackendNotReady(error)) {
      console.warn('[analytics] the visit was not counted', error);
      return;
    }
  }
  sessionStorage.setItem(SESSION_KEYS.landingTracked, 'true');
  storage.setItem(LAST_VISIT_KEY, String(now()));
}

/** A backend without its table of device fingerprints would refuse every further try of this session too. */
function isBackendNotReady(error: unknown): boolean {
  const { status, serverMessage } = readHttpFailure(error);
  return status === 400 && /device.?fingerprint/i.test(serverMessage ?? '');
}
