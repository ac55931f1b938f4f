import { TRACKING_PATHS } from '@vitae/contract/analytics-names';
import type { Channel } from '@vitae/contract/channel';
import type { RemoteReports } from '@vitae/contract/remote-reports';
import { noteStep } from '../overrides/trail.ts';
import { createBatch } from './batch.ts';
import type { keepRemoteNews } from './remote-news.ts';

const TAB_KEY = 'vitae:tab';
/** What happens close together is reported together. */
const BATCH_MS = 2_000;

/** One id for the life of a tab; nobody's name, and nothing that outlives it. */
function readTab(storage: Storage): string {
  const tab = storage.getItem(TAB_KEY) ?? crypto.randomUUID();
  storage.setItem(TAB_KEY, tab);
  return tab;
}

/**
 * Reports loads, mounts and failures of remotes: the health of a release, of which nobody is the subject, so that it
 * needs no consent. A report that cannot be sent is not sent again. `page` is asked anew: an open tab follows its channel.
 */
export function startRemoteReports(follow: ReturnType<typeof keepRemoteNews>, page: Channel): void {
  const batch = createBatch();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const reports = batch.take();
    if (reports.length === 0) return;
    const { channel, revision } = page;
    const body: RemoteReports = { channel, revision, session: readTab(sessionStorage), reports };
    // Also as the page goes.
    fetch(TRACKING_PATHS.remotes, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => {});
  };
  follow((news) => {
    batch.add(news);
    if (news.event === 'remote:failed@2') noteStep(news.payload.message);
    timer ??= setTimeout(send, BATCH_MS);
  });
  window.addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
}
