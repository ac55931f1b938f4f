import { Trans } from '@lingui/react/macro';
import { Banner } from '@vitae/ui/message';
import type { Shortfall } from './live-page.tsx';

/** As many as can be read at a glance. */
const SHOWN = 24;

/** Says what the page cannot show as it was written: a box in the file is no surprise, then. */
export function ShortfallNote({ shortfall: { missing, hasStandIns } }: { shortfall: Shortfall }) {
  const letters = missing.slice(0, SHOWN).join(' ');
  return (
    <>
      {missing.length > 0 ? (
        <Banner kind="warning">
          <Trans>
            These characters have no font here, and stand in the PDF as boxes: <bdi>{letters}</bdi>. The Word and text
            files have them.
          </Trans>
        </Banner>
      ) : null}
      {hasStandIns ? (
        <Banner kind="warning">
          <Trans>A font could not be fetched; another stands in for it until you are online again.</Trans>
        </Banner>
      ) : null}
    </>
  );
}
