import { Trans } from '@lingui/react/macro';
import { Button } from '@vitae/ui/button';
import { Container } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';

/** Offers the reload that brings a new shell. Nobody is interrupted by it. */
export function NewShellBar() {
  return (
    <Container>
      <Banner
        kind="info"
        action={
          <Button size="small" onClick={() => window.location.reload()}>
            <Trans>Reload</Trans>
          </Button>
        }
      >
        <Trans>There is a new version of this site. Reload when it suits you; what you have saved is kept.</Trans>
      </Banner>
    </Container>
  );
}
