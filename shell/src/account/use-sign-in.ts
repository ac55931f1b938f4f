import type { Session } from '@vitae/contract/auth';
import { SESSION_KEYS } from '@vitae/contract/storage';
import { useCallback, useEffect } from 'react';
import { useServices } from '../services.tsx';
import { readRedirectTarget } from './redirect-target.ts';

const REGION_PATH = '/region-selection';

/** Takes over what log-in, sign-up, Google or a reset has answered. `useLeaveWhenSignedIn` does the rest. */
export function useSignIn(): (answer: Session) => void {
  const { session, applyProfile } = useServices();
  return useCallback(
    (answer) => {
      session.begin(answer);
      applyProfile(answer.user);
    },
    [session, applyProfile],
  );
}

/** Leaves a screen that is for visitors once somebody is signed in, in another tab too: to where they wanted to go. */
export function useLeaveWhenSignedIn(): void {
  const { session, navigation, placeFor } = useServices();
  useEffect(() => {
    let hasLeft = false;
    const leave = () => {
      const user = session.getUser();
      // The name and the plan follow the token, and by then the address is another.
      if (!user || hasLeft) return;
      hasLeft = true;
      const isFirstVisitOfPaidUser = user.isPaid && !sessionStorage.getItem(SESSION_KEYS.hasVisited);
      const target =
        readRedirectTarget(location.search, location.origin) ??
        (isFirstVisitOfPaidUser ? REGION_PATH : placeFor('home'));
      if (target === REGION_PATH) sessionStorage.setItem(SESSION_KEYS.hasVisited, 'true');
      navigation.navigate(target, { replace: true });
    };
    leave();
    return session.subscribe(leave);
  }, [session, navigation, placeFor]);
}
