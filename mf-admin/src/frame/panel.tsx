import { Card } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, space } from '@vitae/ui/tokens';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** A named part of a screen. */
export function Panel({ title, hint, aside, children }: PanelProps) {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      css={{ display: 'grid', gap: space.lg, alignContent: 'start', minWidth: 0 }}
    >
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'start',
          gap: space.md,
          [breakpoint.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
        }}
      >
        <div css={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Heading level={2} look="subtitle" id={id} css={{ fontSize: 17, lineHeight: '24px' }}>
            {title}
          </Heading>
          {hint ? (
            <Text look="caption" tone="soft">
              {hint}
            </Text>
          ) : null}
        </div>
        {aside}
      </div>
      {children}
    </Card>
  );
}
