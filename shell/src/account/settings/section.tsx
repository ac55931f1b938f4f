import type { Account } from '@vitae/contract/account';
import { Card } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, space } from '@vitae/ui/tokens';
import { type ReactNode, useId } from 'react';

/** What a subject of the account is given. */
export interface AccountSectionProps {
  account: Account;
  /** Reads the account again. */
  onChanged(): Promise<void>;
}

interface SectionProps {
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
  /** Where a link leads to. */
  anchor?: string;
  isDangerous?: boolean;
}

/** One subject of the account: what it is about beside what can be done. */
export function Section({ title, lead, children, anchor, isDangerous = false }: SectionProps) {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
        gap: `${space.lg} ${space['2xl']}`,
        [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        ...(isDangerous && { borderColor: color.danger }),
      }}
    >
      <div id={anchor} css={{ display: 'grid', gap: space.xs, alignContent: 'start', scrollMarginTop: 96 }}>
        <Heading level={2} look="subtitle" id={id}>
          {title}
        </Heading>
        <Text tone="soft">{lead}</Text>
      </div>
      <div css={{ display: 'grid', gap: space.lg, alignContent: 'start', minWidth: 0 }}>{children}</div>
    </Card>
  );
}

/** Things of one kind, each with what can be done to it. */
export function ItemList({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul
      aria-label={label}
      css={{
        listStyle: 'none',
        padding: 0,
        margin: 0,
        '& > li + li': { borderTop: `1px solid ${color.line}` },
      }}
    >
      {children}
    </ul>
  );
}

interface ItemProps {
  icon: ReactNode;
  title: ReactNode;
  facts: ReactNode;
  action?: ReactNode;
}

export function Item({ icon, title, facts, action }: ItemProps) {
  return (
    <li css={{ display: 'flex', alignItems: 'center', gap: space.md, paddingBlock: space.md }}>
      <span
        aria-hidden="true"
        css={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 40,
          height: 40,
          borderRadius: 12,
          background: color.sunken,
          color: color.inkSoft,
          '& svg': { width: 20, height: 20 },
        }}
      >
        {icon}
      </span>
      <div css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text>{title}</Text>
        <Text look="caption" tone="faint">
          {facts}
        </Text>
      </div>
      {action}
    </li>
  );
}
