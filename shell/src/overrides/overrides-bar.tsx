import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { OVERRIDE_KEY_PARAMETER, OVERRIDE_PARAMETER } from '@vitae/contract/page';
import { Button } from '@vitae/ui/button';
import { Container, Row, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { space } from '@vitae/ui/tokens';
import { useEffect, useState } from 'react';
import { SiteLink } from '../link.tsx';
import { useServices } from '../services.tsx';
import { findOverride } from './find-override.ts';
import { refusalText } from './refusal-texts.ts';
import { keepOverrides, localServerOf, readOverrides } from './stored-overrides.ts';

/** Says what stands in the place of the channel's versions, and opens links that ask for a version. */
export function OverridesBar() {
  const { t } = useLingui();
  const { channel, checkAdmin } = useServices();
  const [refused, setRefused] = useState<{ id: string; why: MessageDescriptor } | null>(null);
  const overridden = readOverrides(sessionStorage, channel);
  const names = Object.entries(overridden)
    .map(([name, remote]) => `${name}@${localServerOf(remote) ?? remote.version}`)
    .join(', ');

  useEffect(() => {
    const address = new URL(window.location.href);
    const id = address.searchParams.get(OVERRIDE_PARAMETER);
    if (id === null) return;
    const link = address.searchParams.get(OVERRIDE_KEY_PARAMETER) ?? '';
    address.searchParams.delete(OVERRIDE_PARAMETER);
    address.searchParams.delete(OVERRIDE_KEY_PARAMETER);
    findOverride(checkAdmin, channel.channel, id, link).then(
      ({ name, remote }) => {
        keepOverrides(sessionStorage, channel, { ...readOverrides(sessionStorage, channel), [name]: remote });
        window.location.replace(address);
      },
      (error: unknown) => {
        window.history.replaceState(window.history.state, '', address);
        setRefused({ id, why: refusalText(error) });
      },
    );
  }, [channel, checkAdmin]);

  const reset = () => {
    keepOverrides(sessionStorage, channel, {});
    window.location.reload();
  };

  if (!refused && names === '') return null;
  return (
    <Container css={{ paddingBlock: space.sm }}>
      <Stack gap="sm">
        {refused ? (
          <Banner
            kind="error"
            action={
              <Button size="small" onClick={() => setRefused(null)}>
                <Trans>Close</Trans>
              </Button>
            }
          >
            <bdi dir="ltr">{refused.id}</bdi>: {t(refused.why)}
          </Banner>
        ) : null}
        {names !== '' ? (
          <Banner
            kind="warning"
            action={
              <Row>
                <SiteLink href="/test">
                  <Trans>All versions</Trans>
                </SiteLink>
                <Button size="small" onClick={reset}>
                  <Trans>Reset versions</Trans>
                </Button>
              </Row>
            }
          >
            <Trans>
              In this tab, versions are replaced: <bdi dir="ltr">{names}</bdi>
            </Trans>
          </Banner>
        ) : null}
      </Stack>
    </Container>
  );
}
