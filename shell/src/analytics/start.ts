import type { ActionType } from '@vitae/contract/actions';
import type { UserAction } from '@vitae/contract/analytics';
import { TRACKING_PATHS } from '@vitae/contract/analytics-names';
import type { BusPayload } from '@vitae/contract/events';
import { withoutPrivateData } from '@vitae/contract/secret-fields';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import type { PlatformServices } from '../platform/create-platform.ts';
import type { RouteChange } from '../platform/navigation.ts';
import { createActionQueue, type Delivery } from './action-queue.ts';
import type { EarlyAction } from './early-actions.ts';
import { createLandingVisit } from './landing-visit.ts';
import { createDeviceLink } from './link-device.ts';
import { createPageTimer } from './page-timer.ts';
import { endAnalyticsSession, readSessionPayload } from './session-payload.ts';
import { readShownPage, type ShownPage } from './shown-page.ts';
import { isExpiredToken } from './token-expiry.ts';
import { createWebAnalytics } from './web-analytics.ts';

/** Browsers refuse to keep more than 64 KiB alive after a page. */
const KEEPALIVE_MAX_BYTES = 60_000;

/** Staff at work are not visitors. */
function isTrackedPath(pathname: string): boolean {
  return !/^\/(admin|analytics)/.test(pathname);
}

type Action = BusPayload<'analytics:action@1'>;

interface AnalyticsServices
  extends Pick<
    PlatformServices,
    'platform' | 'session' | 'consent' | 'siteConfig' | 'onRouteChange' | 'takeMissedRouteChanges'
  > {
  early: readonly EarlyAction[];
}

/** Begins to count, as far as the person's choices allow. Failures are logged and never shown. */
export function startAnalytics(services: AnalyticsServices): void {
  const { platform, session, consent, onRouteChange, takeMissedRouteChanges, early } = services;
  const { http, bus } = platform;
  const isAllowed = () => consent.get().statistics && isTrackedPath(location.pathname);

  const queue = createActionQueue({
    deliver: async (actions) => {
      try {
        await http.post(TRACKING_PATHS.actions, actions);
        return 'delivered';
      } catch (error) {
        console.warn('[analytics] actions were not taken', error);
        return readDelivery(error);
      }
    },
    deliverAtLeave(actions) {
      const token = session.getAccessToken();
      const body = JSON.stringify(actions);
      // Nobody is left to refresh a token.
      if (!navigator.onLine || (token && isExpiredToken(token)) || new Blob([body]).size > KEEPALIVE_MAX_BYTES)
        return false;
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
      fetch(TRACKING_PATHS.actions, { method: 'POST', keepalive: true, headers, body }).catch(() => {});
      return true;
    },
    storage: localStorage,
    isOnline: () => navigator.onLine,
  });
  const countVisit = createLandingVisit({
    post: (payload) => http.post(TRACKING_PATHS.visit, payload),
    storage: localStorage,
    sessionStorage,
  });
  const linkDevice = createDeviceLink({
    post: (payload) => http.post(TRACKING_PATHS.device, payload),
    storage: sessionStorage,
  });
  const introduceBrowser = () => {
    if (!isAllowed()) return;
    if (session.getUser()) void linkDevice(readSessionPayload());
    else void countVisit(readSessionPayload);
  };

  const timer = createPageTimer();
  const readPage = () => ({ ...readShownPage(), hadUser: session.getUser() !== null });
  let shown = readPage();

  // A page visit is known when it is over, and the next page may be there already.
  const pageOf = ({ action_type }: Action) => (action_type === 'page_visit' ? shown : readShownPage());
  const record = ({ action_type, action_data }: Action, page: ShownPage, at: Date) => {
    if (!consent.get().statistics || !isTrackedPath(page.pathname)) return;
    try {
      const data = withoutPrivateData(action_type, withDefaults(action_type, action_data));
      queue.add({
        action_type,
        action_data: data,
        // An answer may be lost on its way, and the action is sent again then. Not on a page without a safe connection.
        event_id: crypto.randomUUID?.(),
        occurred_at: at.toISOString(),
        ...readSessionPayload(page),
      } as UserAction);
    } catch (error) {
      console.warn(`[analytics] ${action_type} cannot be sent`, error);
    }
  };
  for (const { action, page, at } of early) record(action, page, at);
  bus.on('analytics:action@1', (action) => record(action, pageOf(action), new Date()));

  const endPageVisit = () => {
    const time_spent = timer.restart();
    if (!shown.hadUser || !session.getUser()) return;
    platform.analytics.track('page_visit', { page_url: shown.url, page_title: shown.title, time_spent });
  };
  const trackNavigation = ({ from, to }: RouteChange) =>
    platform.analytics.track('navigation', { from_page: from, to_page: to });
  takeMissedRouteChanges().forEach(trackNavigation);
  onRouteChange((change) => {
    endPageVisit();
    shown = readPage();
    trackNavigation(change);
    introduceBrowser();
  });

  window.addEventListener('pagehide', () => {
    endPageVisit();
    queue.leave();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      timer.hide();
      // A phone may end a hidden page without another word.
      queue.leave();
    } else {
      timer.show();
      queue.resume();
    }
  });
  window.addEventListener('online', () => void queue.flush());

  consent.subscribe(() => {
    if (consent.get().statistics) introduceBrowser();
    else queue.clear();
  });

  let hadUser = false;
  bus.on('auth:changed@1', ({ user }) => {
    if (hadUser && !user) {
      void queue.flush();
      endAnalyticsSession(sessionStorage);
    }
    hadUser = user !== null;
    introduceBrowser();
  });

  startWebAnalytics(services);
}

function readDelivery(error: unknown): Delivery {
  const { status } = readHttpFailure(error);
  // A session that has ended, too many calls, a broken server: none of that is the actions' fault.
  const isTheirFault = status !== null && status < 500 && status !== 401 && status !== 429;
  return isTheirFault ? 'refused' : 'unreachable';
}

/** Fills in what the sender of an action may leave out. */
function withDefaults(type: ActionType, data: unknown): unknown {
  const fields = data as Record<string, unknown>;
  switch (type) {
    case 'ai_content_used':
      return { usage_count: 1, ...fields };
    case 'signup_attempt':
    case 'login_attempt':
      return { method: 'email', ...fields };
    case 'resume_download':
      return { ...fields, event_data: { file_format: 'pdf', ...(fields.event_data as object) } };
    default:
      return fields;
  }
}

/** Asks whose analytics the site uses once somebody has allowed them, not before. */
function startWebAnalytics({ consent, siteConfig, onRouteChange }: AnalyticsServices): void {
  let webAnalytics: ReturnType<typeof createWebAnalytics> | null = null;
  let isAsked = false;
  let wasAllowed = false;
  const report = () => {
    if (consent.get().webAnalytics) webAnalytics?.pageView(location.pathname + location.search);
  };
  const ask = async () => {
    isAsked = true;
    const config = await siteConfig().catch(() => null);
    if (!config) isAsked = false;
    if (!config?.web_analytics_id) return;
    webAnalytics = createWebAnalytics(config.web_analytics_id);
    followConsent();
  };
  const followConsent = () => {
    const isNowAllowed = consent.get().webAnalytics;
    if (isNowAllowed && !isAsked) void ask();
    if (!webAnalytics) return;
    webAnalytics.setAllowed(isNowAllowed);
    if (isNowAllowed && !wasAllowed) report();
    wasAllowed = isNowAllowed;
  };
  followConsent();
  consent.subscribe(followConsent);
  onRouteChange(report);
}
