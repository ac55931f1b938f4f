import type { ActionType } from '@vitae/contract/actions';
import type { UserAction } from '@vitae/contract/analytics';
import { REMOTE_FAILED_EVENT } from '@vitae/contract/analytics-names';
import type { BusPayload } from '@vitae/contract/events';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import type { PlatformServices } from '../platform/create-platform.ts';
import { createActionQueue, type Delivery } from './action-queue.ts';
import { trackLandingVisit } from './landing-visit.ts';
import { createPageTimer } from './page-timer.ts';
import { readSessionPayload } from './session-payload.ts';
import { createWebAnalytics } from './web-analytics.ts';

const ACTION_PATH = '/api/track-user-action/';

/** Staff at work are not visitors. */
export function isTrackedPath(pathname: string): boolean {
  return !/^\/(admin|analytics)/.test(pathname);
}

interface AnalyticsServices
  extends Pick<PlatformServices, 'platform' | 'session' | 'consent' | 'siteConfig' | 'onRouteChange'> {
  /** Actions from before this code was loaded. */
  early: BusPayload<'analytics:action@1'>[];
}

/** Begins to count, as far as the person's choices allow. Failures are logged and never shown. */
export function startAnalytics({
  platform,
  session,
  consent,
  siteConfig,
  onRouteChange,
  early,
}: AnalyticsServices): void {
  const { http, bus } = platform;

  const deliver = async (actions: UserAction[], { isLeaving }: { isLeaving: boolean }): Promise<Delivery> => {
    if (isLeaving) {
      const token = session.getAccessToken();
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
      await fetch(ACTION_PATH, { method: 'POST', keepalive: true, headers, body: JSON.stringify(actions) });
      return 'delivered';
    }
    try {
      await http.post(ACTION_PATH, actions);
      return 'delivered';
    } catch (error) {
      const { status } = readHttpFailure(error);
      console.warn('[analytics] actions were not taken', error);
      return status !== null && status < 500 && status !== 429 ? 'refused' : 'unreachable';
    }
  };
  const queue = createActionQueue({ deliver, storage: localStorage, isOnline: () => navigator.onLine });

  const record = ({ action_type, action_data }: BusPayload<'analytics:action@1'>) => {
    if (!consent.get().statistics || !isTrackedPath(location.pathname)) return;
    queue.add({
      action_type,
      action_data: withDefaults(action_type, action_data),
      ...readSessionPayload(),
    } as UserAction);
  };
  for (const action of early) record(action);
  bus.on('analytics:action@1', record);
  bus.on('remote:failed@1', (failure) =>
    platform.analytics.track('custom_event', {
      event_name: REMOTE_FAILED_EVENT,
      event_data: failure,
      timestamp: new Date().toISOString(),
    }),
  );
  consent.subscribe(() => {
    if (!consent.get().statistics) queue.clear();
  });

  const timer = createPageTimer();
  let shown = { url: location.href, title: document.title, pathname: location.pathname };
  const endPageVisit = () => {
    const time_spent = timer.restart();
    if (session.getUser() && isTrackedPath(shown.pathname)) {
      platform.analytics.track('page_visit', { page_url: shown.url, page_title: shown.title, time_spent });
    }
  };
  onRouteChange(({ from, to }) => {
    endPageVisit();
    shown = { url: location.href, title: document.title, pathname: location.pathname };
    platform.analytics.track('navigation', { from_page: from, to_page: to });
  });
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? timer.hide() : timer.show(),
  );
  window.addEventListener('pagehide', () => {
    endPageVisit();
    queue.leave();
  });
  window.addEventListener('online', () => void queue.flush());

  const countVisit = () => {
    if (!consent.get().statistics || session.getUser() || !isTrackedPath(location.pathname)) return;
    void trackLandingVisit({
      post: (payload) => http.post('/api/track-anonymous-visit/', payload),
      readPayload: readSessionPayload,
      storage: localStorage,
      sessionStorage,
    });
  };
  countVisit();

  let linkedUser: string | null = null;
  bus.on('auth:changed@1', ({ user }) => {
    if (!user) linkedUser = null;
    else if (linkedUser !== user.username && consent.get().statistics) {
      linkedUser = user.username;
      http
        .post('/api/link-device-to-user/', readSessionPayload())
        .catch((error) => console.warn('[analytics] the device was not linked', error));
    }
  });

  siteConfig().then(
    ({ web_analytics_id }) => {
      if (!web_analytics_id) return;
      const webAnalytics = createWebAnalytics(web_analytics_id);
      const report = () => {
        if (consent.get().webAnalytics) webAnalytics.pageView(location.pathname + location.search);
      };
      report();
      onRouteChange(report);
      consent.subscribe(report);
    },
    () => {},
  );
}

/** Fills in what the sender of an action may leave out. */
function withDefaults(type: ActionType, data: unknown): unknown {
  const fields = data as Record<string, unknown>;
  if (type === 'ai_content_used') return { usage_count: 1, ...fields };
  if (type === 'signup_attempt' || type === 'login_attempt') return { method: 'email', ...fields };
  return fields;
}
