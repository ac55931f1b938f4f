import type { Session } from '@vitae/contract/auth';
import { PERSISTENT_KEYS, SESSION_KEYS } from '@vitae/contract/storage';
import { useCallback } from 'react';
import { useServices } from '../services.tsx';
import { readRedirectTarget } from './redirect-target.ts';

export const DASHBOARD_PATH = '/resume-dashboard';
export const REGION_PATH = '/region-selection';

/** Takes over what log-in, sign-up, Google or a reset has answered, and goes where the person wanted to go. */
export function useSignIn(): (answer: Session) => void {
  const { session, navigation, applyProfile } = useServices();
  return useCallback(
    (answer) => {
      session.begin(answer);
      applyProfile(answer.user);
      const isFirstVisitOfPaidUser =
        localStorage.getItem(PERSISTENT_KEYS.isPaid) === 'true' && !sessionStorage.getItem(SESSION_KEYS.hasVisited);
      const target =
        readRedirectTarget(location.search, location.origin) ?? (isFirstVisitOfPaidUser ? REGION_PATH : DASHBOARD_PATH);
      if (target === REGION_PATH) sessionStorage.setItem(SESSION_KEYS.hasVisited, 'true');
      navigation.navigate(target, { replace: true });
    },
    [session, navigation, applyProfile],
  );
}
