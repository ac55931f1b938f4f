import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OverrideChoices } from '@vitae/contract/overrides';
import { OVERRIDE_KEY_PARAMETER, OVERRIDE_PARAMETER } from '@vitae/contract/page';
import { useFormats } from '@vitae/remote-kit/formats';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Card, Row, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Skeleton } from '@vitae/ui/progress';
import { Heading, Text } from '@vitae/ui/text';
import { font } from '@vitae/ui/tokens';
import { useEffect, useState } from 'react';
import { useServices } from '../services.tsx';
import { findOverride, listChoices } from './find-override.ts';
import { refusalText } from './refusal-texts.ts';
import { keepOverrides, readOverrides } from './stored-overrides.ts';

/** Versions of one remote that are shown before somebody searches. */
const SHOWN_VERSIONS = 5;

type Choices = OverrideChoices['remotes'];

/** Puts any published version in the place of the channel's, for this tab. */
export function OverridesPanel() {
  const { t } = useLingui();
  const { channel, checkAdmin } = useServices();
  const [choices, setChoices] = useState<Choices | null>(null);
  const [trouble, setTrouble] = useState<MessageDescriptor | null>(null);
  const [search, setSearch] = useState('');
  const overridden = readOverrides(sessionStorage, channel);

  useEffect(() => {
    listChoices(checkAdmin, channel.channel).then(setChoices, (error: unknown) => setTrouble(refusalText(error)));
  }, [channel, checkAdmin]);

  const choose = (id: string) => {
    findOverride(checkAdmin, channel.channel, id).then(
      ({ name, remote }) => {
        keepOverrides(sessionStorage, channel, { ...overridden, [name]: remote });
        window.location.reload();
      },
      (error: unknown) => setTrouble(refusalText(error)),
    );
  };
  const copyLink = (id: string) => {
    findOverride(checkAdmin, channel.channel, id)
      .then(({ key }) => {
        const link = new URL('/', window.location.href);
        link.searchParams.set(OVERRIDE_PARAMETER, id);
        if (key) link.searchParams.set(OVERRIDE_KEY_PARAMETER, key);
        return navigator.clipboard.writeText(link.href);
      })
      .catch((error: unknown) => setTrouble(refusalText(error)));
  };

  return (
    <Card as="section" aria-labelledby="overrides">
      <Stack>
        <Heading level={2} look="subtitle" id="overrides">
          <Trans>Try other versions</Trans>
        </Heading>
        <Text tone="soft">
          <Trans>Any published version, in this tab only. The shortcut to this page is Alt+Shift+V.</Trans>
        </Text>
        {trouble ? <Banner kind="error">{t(trouble)}</Banner> : null}
        {choices ? (
          <>
            <TextField
              label={t`Search remotes and versions`}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            {choices.map(({ name, version, published }) => (
              <Versions
                key={name}
                name={name}
                served={version}
                tried={overridden[name]?.version}
                published={published.filter((one) => `${name}@${one.version}`.includes(search.trim()))}
                onChoose={choose}
                onCopy={copyLink}
              />
            ))}
          </>
        ) : trouble ? null : (
          <Skeleton height="120px" />
        )}
      </Stack>
    </Card>
  );
}

interface VersionsProps {
  name: string;
  served: string;
  tried: string | undefined;
  published: Choices[number]['published'];
  onChoose(id: string): void;
  onCopy(id: string): void;
}

function Versions({ name, served, tried, published, onChoose, onCopy }: VersionsProps) {
  const { t } = useLingui();
  const formats = useFormats();
  if (published.length === 0) return null;
  return (
    <section aria-label={name}>
      <Text>
        <bdi dir="ltr">{name}</bdi>
      </Text>
      <ul css={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {published.slice(0, SHOWN_VERSIONS).map(({ version, at }) => {
          const id = `${name}@${version}`;
          const isShown = version === (tried ?? served);
          return (
            <li key={version}>
              <Row>
                <bdi dir="ltr" css={{ fontFamily: font.mono, fontSize: 13, flex: 1, overflowWrap: 'anywhere' }}>
                  {version}
                </bdi>
                <Text as="span" look="caption" tone="faint">
                  {formats.date(at, { dateStyle: 'medium' })}
                </Text>
                <Button size="small" disabled={isShown} aria-label={t`Use ${id}`} onClick={() => onChoose(id)}>
                  {isShown ? <Trans>In use</Trans> : <Trans>Use</Trans>}
                </Button>
                <Button size="small" look="quiet" aria-label={t`Copy a link to ${id}`} onClick={() => onCopy(id)}>
                  <Trans>Copy link</Trans>
                </Button>
              </Row>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
