import { Trans, useLingui } from '@lingui/react/macro';
import type { Channel } from '@vitae/contract/channel';
import { useFormats } from '@vitae/remote-kit/formats';
import { Card } from '@vitae/ui/layout';
import { EmptyState } from '@vitae/ui/message';
import { Heading, Text } from '@vitae/ui/text';
import { color, focusRing, font, space, text } from '@vitae/ui/tokens';
import { Layers } from 'lucide-react';
import { useId } from 'react';

const cell = { paddingBlock: 10, paddingInlineEnd: space.lg, textAlign: 'start', verticalAlign: 'top' } as const;
const code = { fontFamily: font.mono, fontSize: 13 } as const;

/** Which version of the shell and of each remote the page's channel serves. */
export function VersionsCard({ channel }: { channel: Channel | null }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} css={{ display: 'grid', gap: space.lg, minWidth: 0 }}>
      <Heading level={2} look="subtitle" id={id}>
        <Trans>Versions</Trans>
      </Heading>
      {channel ? (
        <ChannelVersions channel={channel} />
      ) : (
        <EmptyState icon={<Layers aria-hidden="true" />} title={t`This page belongs to no channel`}>
          <Trans>Versions are known on pages that a channel serves, such as production or staging.</Trans>
        </EmptyState>
      )}
    </Card>
  );
}

function ChannelVersions({ channel }: { channel: Channel }) {
  const { t } = useLingui();
  const formats = useFormats();
  const remotes = Object.entries(channel.remotes).sort(([a], [b]) => a.localeCompare(b));
  const { channel: name, revision, updatedAt, change } = channel;
  const changedAt = formats.date(updatedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <Text tone="soft">
        <Trans>
          Channel{' '}
          <strong>
            <bdi>{name}</bdi>
          </strong>
          , revision {revision}. Last change on <time dateTime={updatedAt}>{changedAt}</time>:{' '}
          <bdi dir="ltr" css={[code, { overflowWrap: 'anywhere' }]}>
            {change}
          </bdi>
        </Trans>
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <section aria-label={t`Versions by part`} tabIndex={0} css={[focusRing, { overflowX: 'auto' }]}>
        <table css={[text.body, { borderCollapse: 'collapse', width: '100%', minWidth: 600 }]}>
          <thead>
            <tr css={{ borderBottom: `2px solid ${color.ink}` }}>
              {[t`Part`, t`Version`, t`Before`, t`Screens`].map((heading) => (
                <th key={heading} scope="col" css={[cell, { fontWeight: 600 }]}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {channel.shell ? (
              <VersionRow name="shell" version={channel.shell.version} before={null} screens={[]} />
            ) : null}
            {remotes.map(([name, remote]) => (
              <VersionRow
                key={name}
                name={name}
                version={remote.version}
                before={remote.previous?.version ?? null}
                screens={remote.routes.map((route) => route.path)}
              />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

interface VersionRowProps {
  name: string;
  version: string;
  before: string | null;
  screens: readonly string[];
}

function VersionRow({ name, version, before, screens }: VersionRowProps) {
  return (
    <tr css={{ borderBottom: `1px solid ${color.line}` }}>
      <th scope="row" css={[cell, { fontWeight: 600 }]}>
        <bdi>{name}</bdi>
      </th>
      <td css={[cell, code]}>
        <bdi dir="ltr">{version}</bdi>
      </td>
      <td css={[cell, code, { color: color.inkSoft }]}>
        <bdi dir="ltr">{before ?? '–'}</bdi>
      </td>
      <td css={[cell, code, { color: color.inkSoft, lineHeight: '22px', overflowWrap: 'anywhere' }]}>
        {screens.map((path) => (
          <div key={path}>
            <bdi dir="ltr">{path}</bdi>
          </div>
        ))}
      </td>
    </tr>
  );
}
