import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { color, radius, shadow } from './tokens.ts';

interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect(): void;
  /** An address makes the entry a real link. */
  href?: string;
}

/** A drop-down menu: arrow keys, type-ahead, closes on Escape and on a click outside. */
export function Menu({
  trigger,
  items,
  defaultOpen = false,
}: {
  trigger: ReactElement;
  items: readonly MenuItem[];
  defaultOpen?: boolean;
}) {
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={6} css={{ zIndex: 80 }}>
          <Base.Popup
            css={{
              minWidth: 210,
              padding: 6,
              background: color.raised,
              border: `1px solid ${color.line}`,
              borderRadius: radius.md,
              boxShadow: shadow.high,
              outline: 'none',
            }}
          >
            {items.map((item) => (
              <Base.Item
                key={item.label}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey) return;
                  event.preventDefault();
                  item.onSelect();
                }}
                render={item.href ? (props) => <a {...props} href={item.href} /> : undefined}
                css={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 10,
                  padding: '9px 12px',
                  borderRadius: radius.sm,
                  color: color.ink,
                  fontSize: '0.875rem',
                  textDecoration: 'none',
                  cursor: 'pointer',
                  outline: 'none',
                  '&[data-highlighted]': { background: color.sunken },
                  '& svg': { width: 17, height: 17, color: color.inkFaint },
                }}
              >
                {item.icon}
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
