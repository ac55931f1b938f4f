import type { SessionPayload } from '@vitae/contract/actions';
import { SESSION_KEYS } from '@vitae/contract/storage';
import { readHttpFailure } from '@vitae/remote-kit/http-error';

const LAST_VISIT_KEY = 'vitae:last-visit';
const COOLDOWN_MS = 24 * 60 * 60 * 1000;

export interface LandingVisitOptions {
  post(payload: SessionPayload): Promise<unknown>;
  storage: Storage;
  sessionStorage: Storage;
  now?(): number;
}

/** Sends an anonymous visit at most once per session and once per 24 hours; it counts as sent only after success. */
export function createLandingVisit({ post, storage, sessionStorage, now = Date.now }: LandingVisitOptions) {
  let isUnderway = false;

  const isDue = () => {
    if (isUnderway || sessionStorage.getItem(SESSION_KEYS.landingTracked)) return false;
    const elapsed = now() - Number(storage.getItem(LAST_VISIT_KEY));
    // A clock that was set back, or somebody's word in place of a time, must not silence the browser for ever.
    return !(elapsed >= 0 && elapsed < COOLDOWN_MS);
  };

  return async (readPayload: () => SessionPayload): Promise<void> => {
    if (!isDue()) return;
    isUnderway = true;
    try {
      await post(readPayload());
      markSent();
    } catch (error) {
      if (isBackendNotReady(error)) markSent();
      else console.warn('[analytics] the visit was not counted', error);
    }
    isUnderway = false;
  };

  function markSent() {
    sessionStorage.setItem(SESSION_KEYS.landingTracked, 'true');
    storage.setItem(LAST_VISIT_KEY, String(now()));
  }
}

/** A backend without its table of device fingerprints would refuse every further try of this session too. */
function isBackendNotReady(error: unknown): boolean {
  const { status, serverMessage } = readHttpFailure(error);
  return status === 400 && /device.?fingerprint/i.test(serverMessage ?? '');
}
