import type { SignedInUser } from '@vitae/contract/events';
import type { Profile } from '@vitae/contract/profile';
import { DRAFT_PREFIX, PERSISTENT_KEYS, SESSION_KEYS } from '@vitae/contract/storage';
import { forgetPageDrafts } from '@vitae/remote-kit/draft';
import { createListeners } from '../platform/listeners.ts';

export interface Tokens {
  access: string;
  refresh: string;
}

/** What the browser keeps of a profile. */
type NamedPlan = Pick<Profile, 'username' | 'is_paid' | 'plan' | 'payment_plan'>;

export type SignOutReason = 'user' | 'expired' | 'other-tab';

export interface SessionOptions {
  storage: Storage;
  sessionStorage: Storage;
  /** Tells the other tabs of this browser why a session has ended. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
}

const DEFAULT_USERNAME = 'Guest';
const DEFAULT_PLAN = 'Free';

/** What log-out removes beside the drafts. The admin's own session is another one and stays. */
const KEYS_OF_A_USER = [
  PERSISTENT_KEYS.accessToken,
  PERSISTENT_KEYS.refreshToken,
  PERSISTENT_KEYS.username,
  PERSISTENT_KEYS.isPaid,
  PERSISTENT_KEYS.paymentPlan,
  PERSISTENT_KEYS.userPlan,
  PERSISTENT_KEYS.hasDashboard,
  PERSISTENT_KEYS.resumeCount,
  PERSISTENT_KEYS.resumeId,
];

/**
 * The token store: who is signed in, kept in the browser's storage under names that others read too.
 * Every tab follows a sign-in and a sign-out in another.
 */
export function createSession({ storage, sessionStorage, channel }: SessionOptions) {
  const listeners = createListeners();
  const endListeners = createListeners<[SignOutReason]>();
  let user = readUser(storage);
  let isEndKnown = false;

  const publish = () => {
    const next = readUser(storage);
    if (JSON.stringify(next) === JSON.stringify(user)) return;
    user = next;
    if (user) isEndKnown = false;
    listeners.tell();
  };

  const writeTokens = ({ access, refresh }: Tokens) => {
    storage.setItem(PERSISTENT_KEYS.accessToken, access);
    storage.setItem(PERSISTENT_KEYS.refreshToken, refresh);
  };

  const setOrRemove = (key: string, value: string | null) => {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
  };

  const announceEnd = (reason: SignOutReason) => {
    publish();
    // Two tabs may find out at once that a session has expired, and each tells the other.
    if (reason === 'expired' && isEndKnown) return;
    isEndKnown = true;
    endListeners.tell(reason);
  };

  const clearDrafts = () => {
    for (const key of Object.keys(storage)) if (key.startsWith(DRAFT_PREFIX)) storage.removeItem(key);
    forgetPageDrafts();
    void clearDraftDatabases();
  };

  // A message may be here before what the other tab has stored: who is signed in is read again when that arrives.
  window.addEventListener('storage', publish);
  channel.addEventListener('message', ({ data }: MessageEvent) => {
    if (data === 'signed-out') announceEnd('other-tab');
    if (data === 'expired') announceEnd('expired');
  });

  return {
    getUser: () => user,
    getAccessToken: () => storage.getItem(PERSISTENT_KEYS.accessToken),
    getRefreshToken: () => storage.getItem(PERSISTENT_KEYS.refreshToken),

    subscribe: listeners.add,
    onEnd: endListeners.add,

    begin(tokens: Tokens & { user: NamedPlan }) {
      // The token comes last: with it another tab takes the rest as known.
      this.setProfile(tokens.user);
      writeTokens(tokens);
      publish();
    },

    /** Keeps what the API says of the person; the browser's copy only decides what is shown. */
    setProfile({ username, is_paid, plan, payment_plan }: NamedPlan) {
      storage.setItem(PERSISTENT_KEYS.username, username);
      setOrRemove(PERSISTENT_KEYS.isPaid, is_paid ? 'true' : null);
      setOrRemove(PERSISTENT_KEYS.paymentPlan, payment_plan);
      storage.setItem(PERSISTENT_KEYS.userPlan, plan);
      publish();
    },

    replaceTokens: writeTokens,

    /**
     * `user`: everything of this person leaves the browser, drafts included. `expired`: only the tokens go, and
     * what was being written stays for the next sign-in.
     */
    end(reason: 'user' | 'expired') {
      if (reason === 'user') {
        for (const key of KEYS_OF_A_USER) storage.removeItem(key);
        clearDrafts();
        sessionStorage.removeItem(SESSION_KEYS.hasVisited);
      } else {
        storage.removeItem(PERSISTENT_KEYS.accessToken);
        storage.removeItem(PERSISTENT_KEYS.refreshToken);
      }
      channel.postMessage(reason === 'user' ? 'signed-out' : 'expired');
      announceEnd(reason);
    },
  };
}

export type Session = ReturnType<typeof createSession>;

function readUser(storage: Storage): SignedInUser | null {
  if (!storage.getItem(PERSISTENT_KEYS.accessToken)) return null;
  return {
    username: storage.getItem(PERSISTENT_KEYS.username) || DEFAULT_USERNAME,
    isPaid: storage.getItem(PERSISTENT_KEYS.isPaid) === 'true',
    plan: storage.getItem(PERSISTENT_KEYS.userPlan) || DEFAULT_PLAN,
  };
}

/** Files that are too large for the storage lie in databases of their own, named as drafts are. */
async function clearDraftDatabases(): Promise<void> {
  const databases = (await globalThis.indexedDB?.databases?.()) ?? [];
  for (const { name } of databases) if (name?.startsWith(DRAFT_PREFIX)) indexedDB.deleteDatabase(name);
}
