import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OverrideChoices } from '@vitae/contract/overrides';
import { OVERRIDE_KEY_PARAMETER, OVERRIDE_PARAMETER } from '@vitae/contract/page';
import { Button } from '@vitae/ui/button';
import { TextField } from '@vitae/ui/field';
import { Card, Row, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Skeleton } from '@vitae/ui/progress';
import { Heading, Text } from '@vitae/ui/text';
import { useEffect, useState } from 'react';
import { useServices } from '../services.tsx';
import { formatBugReport } from './bug-report.ts';
import { findOverride, listChoices } from './find-override.ts';
import { LocalServerForm } from './local-server-form.tsx';
import { refusalText } from './refusal-texts.ts';
import { keepOverrides, mayOverride, readOverrides } from './stored-overrides.ts';
import { readTrail } from './trail.ts';
import { VersionList } from './version-list.tsx';

type Choices = OverrideChoices['remotes'];

/** Puts any published version in the place of the channel's, for this tab. */
export function OverridesPanel() {
  const { t } = useLingui();
  const { channel, checkAdmin, platform } = useServices();
  const { notify } = platform;
  const [choices, setChoices] = useState<Choices | null>(null);
  const [trouble, setTrouble] = useState<MessageDescriptor | null>(null);
  const [search, setSearch] = useState('');
  const overridden = readOverrides(sessionStorage, channel);
  const isAllowed = mayOverride(channel);
  const wanted = search.trim().toLowerCase();

  useEffect(() => {
    if (!isAllowed) return;
    listChoices(checkAdmin, channel.channel).then(setChoices, (error: unknown) => setTrouble(refusalText(error)));
  }, [isAllowed, checkAdmin, channel]);

  const use = (id: string) => {
    findOverride(checkAdmin, channel.channel, id).then(
      ({ name, remote }) => {
        keepOverrides(sessionStorage, channel, { ...overridden, [name]: remote });
        window.location.reload();
      },
      (error: unknown) => setTrouble(refusalText(error)),
    );
  };
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => notify('success', t`Copied.`),
      () => notify('error', t`Failed to copy to clipboard.`),
    );
  const copyLink = (id: string) => {
    findOverride(checkAdmin, channel.channel, id).then(
      ({ remote, key }) => {
        const first = remote.routes.find(({ path }) => !/[:*]/.test(path));
        const link = new URL(first?.path ?? '/', window.location.href);
        link.searchParams.set(OVERRIDE_PARAMETER, id);
        if (key) link.searchParams.set(OVERRIDE_KEY_PARAMETER, key);
        return copy(link.href);
      },
      (error: unknown) => setTrouble(refusalText(error)),
    );
  };
  const copyReport = () =>
    copy(
      formatBugReport({
        channel,
        overridden: Object.keys(overridden),
        trail: readTrail(),
        userAgent: navigator.userAgent,
      }),
    );

  return (
    <Card as="section" aria-labelledby="overrides">
      <Stack>
        <Row justify="space-between">
          <Heading level={2} look="subtitle" id="overrides">
            <Trans>Try other versions</Trans>
          </Heading>
          <Button size="small" onClick={copyReport}>
            <Trans>Copy a bug report</Trans>
          </Button>
        </Row>
        {isAllowed ? (
          <Text tone="soft">
            <Trans>Any published version, in this tab only. The shortcut to this page is Alt+Shift+V.</Trans>
          </Text>
        ) : (
          <Text tone="soft">
            <Trans>Only signed-in staff may try other versions here.</Trans>
          </Text>
        )}
        {channel.overrides.localhost ? <LocalServerForm /> : null}
        {trouble ? <Banner kind="error">{t(trouble)}</Banner> : null}
        {choices ? (
          <>
            <TextField
              label={t`Search remotes and versions`}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
            {choices.map(({ name, version, published }) => (
              <VersionList
                key={name}
                name={name}
                inUse={overridden[name]?.version ?? version}
                served={version}
                published={published.filter(({ version: one, brought }) =>
                  [`${name}@${one}`, brought?.by, brought?.why].some((text) => text?.toLowerCase().includes(wanted)),
                )}
                onUse={use}
                onCopyLink={copyLink}
              />
            ))}
          </>
        ) : isAllowed && !trouble ? (
          <Skeleton height="120px" />
        ) : null}
      </Stack>
    </Card>
  );
}
