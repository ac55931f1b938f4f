import { Trans, useLingui } from '@lingui/react/macro';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Row } from '@vitae/ui/layout';
import type { StartingPoint } from './starting-points.ts';

/** The ways into the editor; the one that fits the chosen starting point stands out. */
export function BeginLinks({ start }: { start: StartingPoint['id'] | null }) {
  const { t } = useLingui();
  const hasFile = start === 'existing';
  return (
    <nav aria-label={t`Ways to begin`}>
      <Row gap="sm">
        <SiteButtonLink to="/Upload-resume" size="large" look={hasFile ? 'primary' : 'secondary'}>
          <Trans>Bring my file</Trans>
        </SiteButtonLink>
        <SiteButtonLink to="/cv-flowchart" size="large" look={start !== null && !hasFile ? 'primary' : 'secondary'}>
          <Trans>Begin from nothing or an example</Trans>
        </SiteButtonLink>
      </Row>
    </nav>
  );
}
