/** What a person allows beside what the site needs to work. */
export interface Consent {
  /** The site's own statistics: no third party, no cookie, nothing that is typed. */
  statistics: boolean;
  /** A web analytics service of someone else. */
  webAnalytics: boolean;
}

const CONSENT_KEY = 'vitae:consent';

/**
 * The stored choice. Until one is made, the site's own statistics are on, as long as the browser does not ask for
 * privacy (Global Privacy Control, Do Not Track), and outside analytics are off.
 */
export function createConsent(
  storage: Storage,
  browser: { globalPrivacyControl?: boolean; doNotTrack?: string | null },
) {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const wantsPrivacy = browser.globalPrivacyControl === true || browser.doNotTrack === '1';
  const defaults: Consent = { statistics: !wantsPrivacy, webAnalytics: false };
  let consent = read(storage) ?? defaults;
  // Another tab's choice counts here too.
  window.addEventListener('storage', ({ key }) => {
    if (key !== CONSENT_KEY && key !== null) return;
    consent = read(storage) ?? defaults;
    tell();
  });
  return {
    get: () => consent,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next: Consent) {
      consent = next;
      try {
        storage.setItem(CONSENT_KEY, JSON.stringify(next));
      } catch {
        // A full storage keeps the old choice; on this page the new one counts all the same.
      }
      tell();
    },
  };
}

function read(storage: Storage): Consent | null {
  try {
    const stored = JSON.parse(storage.getItem(CONSENT_KEY) ?? 'null');
    if (typeof stored?.statistics !== 'boolean' || typeof stored?.webAnalytics !== 'boolean') return null;
    return { statistics: stored.statistics, webAnalytics: stored.webAnalytics };
  } catch {
    return null;
  }
}
