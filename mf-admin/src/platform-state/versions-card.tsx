import type { Channel } from '@vitae/contract/channel';
import { Card } from '@vitae/ui/layout';
import { EmptyState } from '@vitae/ui/message';
import { Heading, Text } from '@vitae/ui/text';
import { color, focusRing, font, space, text } from '@vitae/ui/tokens';
import { Layers } from 'lucide-react';
import { useId } from 'react';

const cell = { padding: `10px ${space.lg} 10px 0`, textAlign: 'start', verticalAlign: 'top' } as const;
const code = { fontFamily: font.mono, fontSize: 13 } as const;

/** Which version of the shell and of each remote the page's channel serves. */
export function VersionsCard({ channel }: { channel: Channel | null }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} css={{ display: 'grid', gap: space.lg, minWidth: 0 }}>
      <Heading level={2} look="subtitle" id={id}>
        Versions
      </Heading>
      {channel ? (
        <ChannelVersions channel={channel} />
      ) : (
        <EmptyState icon={<Layers aria-hidden="true" />} title="This page belongs to no channel">
          Versions are known on pages that a channel serves, such as production or staging.
        </EmptyState>
      )}
    </Card>
  );
}

function ChannelVersions({ channel }: { channel: Channel }) {
  const remotes = Object.entries(channel.remotes).sort(([a], [b]) => a.localeCompare(b));
  return (
    <>
      <Text tone="soft">
        Channel <strong>{channel.channel}</strong>, revision {channel.revision}. Last change on{' '}
        <time dateTime={channel.updatedAt}>{new Date(channel.updatedAt).toLocaleString()}</time>:{' '}
        <span css={[code, { overflowWrap: 'anywhere' }]}>{channel.change}</span>
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <section aria-label="Versions by part" tabIndex={0} css={[focusRing, { overflowX: 'auto' }]}>
        <table css={[text.body, { borderCollapse: 'collapse', width: '100%', minWidth: 600 }]}>
          <thead>
            <tr css={{ borderBottom: `2px solid ${color.ink}` }}>
              {['Part', 'Version', 'Before', 'Screens'].map((name) => (
                <th key={name} scope="col" css={[cell, { fontWeight: 600 }]}>
                  {name}
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
        {name}
      </th>
      <td css={[cell, code]}>{version}</td>
      <td css={[cell, code, { color: color.inkSoft }]}>{before ?? '–'}</td>
      <td css={[cell, code, { color: color.inkSoft, lineHeight: '22px' }]}>
        {screens.map((path) => (
          <div key={path}>{path}</div>
        ))}
      </td>
    </tr>
  );
}
