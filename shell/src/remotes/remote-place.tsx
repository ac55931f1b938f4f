import type { PlatformLocation } from '@vitae/contract/platform';
import { useEffect, useState } from 'react';
import { ScreenFailure } from '../routes/screen-failure.tsx';
import type { LateRemotes } from './late-remotes.ts';
import { RemoteLoading } from './remote-loading.tsx';

interface RemotePlaceProps {
  remotes: LateRemotes;
  name: string;
  title: string;
  location: PlatformLocation;
}

/**
 * Waits for what brings remotes, and gives it this one. Not by `<Suspense>`: React may hold back what follows a
 * fallback for 300 ms.
 */
export function RemotePlace({ remotes, name, title, location }: RemotePlaceProps) {
  const [arrived, setArrived] = useState(remotes.get);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (arrived || hasFailed) return;
    let isShown = true;
    remotes.load().catch(() => isShown && setHasFailed(true));
    return () => {
      isShown = false;
    };
  }, [remotes, arrived, hasFailed]);

  useEffect(() => {
    let isShown = true;
    // On a slow line it may come after the person was told.
    remotes.arrival.then((loaded) => isShown && setArrived(loaded));
    return () => {
      isShown = false;
    };
  }, [remotes]);

  if (!arrived && hasFailed) return <ScreenFailure onRetry={() => setHasFailed(false)} />;
  if (!arrived) return <RemoteLoading title={title} />;
  const { Outlet, host, platform } = arrived;
  return <Outlet name={name} title={title} host={host} platform={platform} location={location} />;
}
