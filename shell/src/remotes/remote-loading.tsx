import { Trans } from '@lingui/react/macro';
import { Loading } from '@vitae/ui/progress';

/** Lies over the place of the remote's screen, which so is where it belongs from its first paint on. */
export function RemoteLoading({ title }: { title: string }) {
  return (
    <div css={{ position: 'absolute', insetInline: 0, top: 0 }}>
      <Loading>
        <Trans>Loading {title}…</Trans>
      </Loading>
    </div>
  );
}
