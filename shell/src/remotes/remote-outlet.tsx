import { Trans, useLingui } from '@lingui/react/macro';
import type { Platform, PlatformLocation } from '@vitae/contract/platform';
import { hasDrafts } from '@vitae/remote-kit/draft';
import { useEffect, useRef, useState } from 'react';
import { FailurePanel } from './failure-panel.tsx';
import type { HostedRemote, HostedState, RemoteHost } from './remote-host.ts';
import { RemoteLoading } from './remote-loading.tsx';

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
  const { t } = useLingui();
  const sayRestarted = useRef(() => {});
  useEffect(() => {
    sayRestarted.current = () =>
      platform.notify(
        'info',
        // Only what is true: a remote that keeps no drafts has lost what was in its fields.
        hasDrafts(name)
          ? t`This screen was restarted after an error. What you typed is kept.`
          : t`This screen was restarted after an error.`,
      );
  });

  useEffect(() => {
    const remote = host.host(name, element.current!, { platform, location: latestLocation.current }, (next) => {
      setState(next);
      if (next.status === 'mounted' && next.isRestarted) sayRestarted.current();
    });
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
      {state.status === 'loading' ? <RemoteLoading title={title} /> : null}
      {state.status === 'failed' ? (
        <FailurePanel
          title={<Trans>“{title}” can't be shown right now</Trans>}
          cause={state.cause}
          hasDrafts={hasDrafts(name)}
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
