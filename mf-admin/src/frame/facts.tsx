import { color, space } from '@vitae/ui/tokens';
import { Fragment, type ReactNode } from 'react';

/** Names and what they are. */
export function Facts({ facts }: { facts: readonly [name: string, value: ReactNode][] }) {
  return (
    <dl
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
        columnGap: space.lg,
        rowGap: space.sm,
        margin: 0,
        fontSize: 14.5,
      }}
    >
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt css={{ color: color.inkSoft }}>{name}</dt>
          <dd css={{ margin: 0, overflowWrap: 'anywhere' }}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
