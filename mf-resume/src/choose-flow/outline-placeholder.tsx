import { Trans } from '@lingui/react/macro';
import { Heading, Text } from '@vitae/ui/text';
import { color, radius, space } from '@vitae/ui/tokens';

/** Widths of the lines, as shares of the column. */
const LINES = [0.42, 0.86, 0.34, 0.78, 0.5, 0.9];

/** Where the outline will be, until a starting point is chosen. */
export function OutlinePlaceholder() {
  return (
    <section aria-labelledby="outline" css={{ display: 'grid', gap: space.lg }}>
      <Heading level={2} id="outline">
        <Trans>Your outline</Trans>
      </Heading>
      <Text tone="soft">
        <Trans>Choose above where you stand. The sections appear here, with what belongs into each.</Trans>
      </Text>
      <div aria-hidden="true" css={{ display: 'grid', gap: 30, borderTop: `2px solid ${color.line}`, paddingTop: 30 }}>
        {LINES.map((share) => (
          <div key={share} css={{ display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', alignItems: 'center' }}>
            <span
              css={{ width: 18, height: 18, borderRadius: radius.pill, border: `1.5px dashed ${color.lineStrong}` }}
            />
            <span
              css={{ height: 10, borderRadius: 5, background: color.sunken }}
              style={{ width: `${share * 100}%` }}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
