import { msg } from '@lingui/core/macro';
import { SOURCE_LANGUAGE } from '@vitae/contract/language';
import type { AnalyticsService, Platform } from '@vitae/contract/platform';
import type { Profile } from '@vitae/contract/profile';
import type { SiteConfig } from '@vitae/contract/site-config';
import { CONTRACT_VERSION } from '@vitae/contract/version';
import { createBus } from '@vitae/remote-kit/bus';
import { createTexts } from '@vitae/remote-kit/texts';
import { isAxiosError } from 'axios';
import { createConsent } from '../cookies/consent.ts';
import { availableLanguages, messages } from '../messages.ts';
import { createAdminCheck } from '../session/admin-check.ts';
import { createSession } from '../session/session.ts';
import { hasUnsavedWork } from '../session/unsaved-work.ts';
import { createHttp, loadSessionCalls } from './http.ts';
import { createLanguage } from './language.ts';
import { createNavigation, createRouteChanges } from './navigation.ts';
import { createQuestion } from './question.ts';
import { createRegion } from './region.ts';
import { createTheme } from './theme.ts';
import { createToastQueue } from './toasts.ts';

const LOGIN_PATH = '/LoginPage';

/** What the shell's own screens have of the platform. Slots come with the code that brings remotes. */
export type ShellPlatform = Omit<Platform, 'slots'>;

/** Everything that outlives a screen: made once per page, handed to the shell's own screens and to remotes. */
export function createServices() {
  const session = createSession({
    storage: localStorage,
    sessionStorage,
    channel: new BroadcastChannel('vitae-session'),
  });
  const navigation = createNavigation();
  const routeChanges = createRouteChanges();
  const theme = createTheme(localStorage, document.documentElement, matchMedia('(prefers-color-scheme: dark)'));
  const language = createLanguage({
    storage: localStorage,
    root: document.documentElement,
    search: location.search,
    preferred: navigator.languages,
    available: availableLanguages,
  });
  const texts = createTexts(language, messages);
  const toasts = createToastQueue();
  const bus = createBus();
  const http = createHttp(session);
  // The API's sentences are English; other readers get theirs by its codes.
  http.interceptors.response.use(undefined, async (error: unknown) => {
    const answer = isAxiosError(error) ? error.response : undefined;
    if (answer?.data?.code && language.get() !== SOURCE_LANGUAGE) {
      const known = await import('../data-texts/translate-data.ts').catch(() => null);
      if (known) answer.data = known.translateFailure(texts.i18n, answer.data);
    }
    throw error;
  });
  const region = createRegion(localStorage);
  const consent = createConsent(localStorage, navigator as Parameters<typeof createConsent>[1]);

  const announceUser = () => {
    const user = session.getUser();
    bus.emit('auth:changed@1', { user });
    bus.emit('plan:changed@1', { plan: user?.plan ?? 'Free', isPaid: user?.isPaid ?? false });
  };
  session.subscribe(announceUser);
  announceUser();
  session.onEnd((reason) => {
    bus.emit('auth:signed-out@1', { reason });
    if (reason === 'expired')
      toasts.notify('info', texts.i18n._(msg`Your session has ended. Sign in again to go on; what you typed is kept.`));
    else {
      // It is part of the resume, and the next person here may apply elsewhere.
      region.clear();
      navigation.navigate(LOGIN_PATH);
    }
  });

  const logOutQuestion = createQuestion();
  const endSession = () => {
    const refresh = session.getRefreshToken();
    // The session ends on the server, where the network allows, whatever those who hear of it here do.
    if (refresh)
      loadSessionCalls()
        .then(({ send, logOut }) => send(http, logOut, { body: { refresh } }))
        .catch(() => {});
    session.end('user');
  };
  const signOut = () => {
    if (hasUnsavedWork(localStorage)) logOutQuestion.ask(endSession);
    else endSession();
  };

  const analytics: AnalyticsService = {
    track: (action_type, action_data) => bus.emit('analytics:action@1', { action_type, action_data }),
  };

  const applyProfile = (profile: Profile) => {
    session.setProfile(profile);
    if (profile.targetCountry) region.set(profile.targetCountry);
    language.setOfAccount(profile.language);
  };
  /** What is shown of plan and region follows the API, whatever the browser's storage says. */
  const refreshProfile = async (): Promise<Profile | null> => {
    if (!session.getUser()) return null;
    const { send, readProfile } = await loadSessionCalls();
    const profile = await send(http, readProfile, {});
    applyProfile(profile);
    return profile;
  };

  const setLanguage = (chosen: string) => {
    language.set(chosen);
    if (!session.getUser()) return;
    // Without an answer the choice is kept in this browser alone.
    loadSessionCalls()
      .then(({ send, changeProfile }) => send(http, changeProfile, { body: { language: chosen } }))
      .catch(() => {});
  };

  let config: Promise<SiteConfig> | null = null;
  const siteConfig = () => {
    config ??= loadSessionCalls().then(({ send, readSiteConfig }) => send(http, readSiteConfig, {}));
    // The next screen asks again.
    config.catch(() => {
      config = null;
    });
    return config;
  };

  const checkAdmin = createAdminCheck({
    ask: async (token) => {
      const { send, readStaffIdentity } = await loadSessionCalls();
      return send(http, readStaffIdentity, {}, { headers: { Authorization: `Bearer ${token}` } });
    },
    refresh: async (token) => {
      const { send, refreshTokens } = await loadSessionCalls();
      return send(http, refreshTokens, { body: { refresh: token } });
    },
    storage: localStorage,
  });

  let plan = { name: 'Free', isPaid: false };
  const readPlan = () => {
    const user = session.getUser();
    const next = { name: user?.plan ?? 'Free', isPaid: user?.isPaid ?? false };
    // The same object until something changes, as React's external stores demand.
    if (next.name !== plan.name || next.isPaid !== plan.isPaid) plan = next;
    return plan;
  };

  const platform: ShellPlatform = {
    contract: CONTRACT_VERSION,
    auth: {
      getUser: session.getUser,
      subscribe: session.subscribe,
      signOut,
      requireSignIn(returnTo = location.pathname + location.search) {
        if (session.getUser()) return true;
        navigation.navigate(`${LOGIN_PATH}?redirectTo=${encodeURIComponent(returnTo)}`);
        return false;
      },
    },
    http,
    bus,
    analytics,
    notify: toasts.notify,
    navigate: navigation.navigate,
    region,
    plan: { get: readPlan, subscribe: session.subscribe },
    theme,
    language: { ...language, set: setLanguage },
  };
  return {
    platform,
    texts,
    session,
    logOutQuestion,
    navigation,
    theme,
    toasts,
    region,
    consent,
    applyProfile,
    refreshProfile,
    siteConfig,
    checkAdmin,
    ...routeChanges,
  };
}

export type PlatformServices = ReturnType<typeof createServices>;
