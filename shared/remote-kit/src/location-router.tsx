import type { Platform, PlatformLocation } from '@vitae/contract/platform';
import { type ReactNode, useMemo } from 'react';
import { createPath, type Navigator, Router } from 'react-router-dom';

interface LocationRouterProps {
  location: PlatformLocation;
  navigate: Platform['navigate'];
  children: ReactNode;
}

/** A react-router that owns no history: the shell says where it is, and is asked to go elsewhere. */
export function LocationRouter({ location, navigate, children }: LocationRouterProps) {
  const navigator = useMemo<Navigator>(() => {
    const href = (to: Parameters<Navigator['push']>[0]) => (typeof to === 'string' ? to : createPath(to));
    return {
      createHref: href,
      go: (delta) => navigate(delta),
      push: (to, state) => navigate(href(to), { state }),
      replace: (to, state) => navigate(href(to), { state, replace: true }),
    };
  }, [navigate]);
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
