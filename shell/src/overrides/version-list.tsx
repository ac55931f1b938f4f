import { Trans, useLingui } from '@lingui/react/macro';
import type { OverrideChoices } from '@vitae/contract/overrides';
import { useFormats } from '@vitae/remote-kit/formats';
import { Button } from '@vitae/ui/button';
import { Row } from '@vitae/ui/layout';
import { Tag } from '@vitae/ui/tag';
import { Heading, Text } from '@vitae/ui/text';
import { color, font, space } from '@vitae/ui/tokens';

/** Versions of one remote that are shown before somebody searches. */
const SHOWN_VERSIONS = 5;

interface VersionListProps {
  name: string;
  /** What this tab gets. */
  inUse: string;
  /** What the channel serves. */
  served: string;
  published: OverrideChoices['remotes'][number]['published'];
  onUse(id: string): void;
  onCopyLink(id: string): void;
}

/** The published versions of one remote, the newest first. */
export function VersionList({ name, inUse, served, published, onUse, onCopyLink }: VersionListProps) {
  const { t } = useLingui();
  const formats = useFormats();
  if (published.length === 0) return null;
  return (
    <section aria-label={name}>
      <Heading level={3} look="subtitle" css={{ fontSize: 16 }}>
        <bdi dir="ltr">{name}</bdi>
      </Heading>
      <ul css={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {published.slice(0, SHOWN_VERSIONS).map(({ version, at, brought }) => {
          const id = `${name}@${version}`;
          const publishedAt = formats.date(at, { dateStyle: 'medium', timeStyle: 'short' });
          const { by = '', why = '' } = brought ?? {};
          return (
            <li key={version} css={{ paddingBlock: space.sm, borderBlockEnd: `1px solid ${color.line}` }}>
              <Row justify="space-between">
                <div css={{ flex: '1 1 24ch', minWidth: 0 }}>
                  <Row gap="sm">
                    <bdi dir="ltr" css={{ fontFamily: font.mono, fontSize: 13, overflowWrap: 'anywhere' }}>
                      {version}
                    </bdi>
                    {version === inUse ? (
                      <Tag tone="good">
                        <Trans>In use</Trans>
                      </Tag>
                    ) : null}
                    {version === served && version !== inUse ? (
                      <Tag>
                        <Trans>The channel’s own</Trans>
                      </Tag>
                    ) : null}
                  </Row>
                  <Text look="caption" tone="faint">
                    <Trans>Published {publishedAt}</Trans>
                  </Text>
                  {brought ? (
                    <Text look="caption" tone="faint">
                      <Trans>
                        Brought here by <bdi>{by}</bdi>
                      </Trans>
                      {why ? <bdi>: {why}</bdi> : null}
                    </Text>
                  ) : null}
                </div>
                <Row gap="sm">
                  <Button size="small" look="quiet" aria-label={t`Copy a link to ${id}`} onClick={() => onCopyLink(id)}>
                    <Trans>Copy link</Trans>
                  </Button>
                  {version === inUse ? null : (
                    <Button size="small" aria-label={t`Use ${id}`} onClick={() => onUse(id)}>
                      <Trans>Use</Trans>
                    </Button>
                  )}
                </Row>
              </Row>
            </li>
          );
        })}
      </ul>
      {published.length > SHOWN_VERSIONS ? (
        <Text look="caption" tone="faint">
          <Trans>Older ones come up by searching.</Trans>
        </Text>
      ) : null}
    </section>
  );
}
