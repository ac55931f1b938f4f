import type { Platform, PlatformLocation } from '@vitae/contract/platform';
import { Loading } from '@vitae/ui/progress';
import { useEffect, useRef, useState } from 'react';
import { FailurePanel } from './failure-panel.tsx';
import type { HostedRemote, HostedState, RemoteHost } from './remote-host.ts';

interface RemoteOutletProps {
  name: string;
  title: string;
  host: RemoteHost;
  platform: Platform;
  location: PlatformLocation;
}

/** The place of a remote on the page: its parcel, or why it isn't there. Give it a `key` of the remote's name. */
export function RemoteOutlet({ name, title, host, platform, location }: RemoteOutletProps) {
  const element = useRef<HTMLDivElement>(null);
  const hosted = useRef<HostedRemote>(null);
  const [state, setState] = useState<HostedState>({ status: 'loading' });
  const latestLocation = useRef(location);

  useEffect(() => {
    const remote = host.host(name, element.current!, { platform, location: latestLocation.current }, setState);
    hosted.current = remote;
    return () => remote.remove();
  }, [host, name, platform]);

  useEffect(() => {
    if (latestLocation.current === location) return;
    latestLocation.current = location;
    hosted.current?.update({ location });
  }, [location]);

  return (
    <>
      {state.status === 'loading' ? <Loading>Loading {title}…</Loading> : null}
      {state.status === 'failed' ? (
        <FailurePanel
          subject={`“${title}”`}
          detail={`${state.error.code} · ${state.error.remote} ${state.error.version}`}
          onRetry={() => hosted.current?.retry()}
        />
      ) : null}
      <div
        ref={element}
        hidden={state.status === 'failed'}
        data-remote={name}
        data-remote-version={state.status === 'mounted' ? state.version : undefined}
      />
    </>
  );
}
