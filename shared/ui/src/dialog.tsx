import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './button.tsx';
import { breakpoint, color, focusRing, motion, radius, shadow, space, text } from './tokens.ts';

interface DialogProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  description?: string;
  children: ReactNode;
  /** Buttons, at the end of the line below the content. */
  actions?: ReactNode;
  width?: 'small' | 'medium' | 'large';
}

const widths = { small: '440px', medium: '640px', large: '880px' } as const;

/** A modal dialog: traps the focus, closes on Escape and on a click outside, gives the focus back. */
export function Dialog({ isOpen, onClose, title, description, children, actions, width = 'medium' }: DialogProps) {
  const { t } = useLingui();
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Base.Portal>
        <Base.Backdrop
          css={{
            position: 'fixed',
            inset: 0,
            zIndex: 90,
            background: 'rgb(14 16 14 / 55%)',
            transition: `opacity ${motion.quick}`,
            '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
          }}
        />
        <Base.Popup
          css={{
            position: 'fixed',
            zIndex: 91,
            inset: 0,
            margin: 'auto',
            width: `min(${widths[width]}, calc(100% - 32px))`,
            height: 'fit-content',
            maxHeight: 'calc(100dvh - 48px)',
            display: 'flex',
            flexDirection: 'column',
            background: color.raised,
            color: color.ink,
            borderRadius: radius.lg,
            boxShadow: shadow.high,
            outline: 'none',
            transition: `opacity ${motion.quick}, transform ${motion.quick}`,
            '&[data-starting-style], &[data-ending-style]': { opacity: 0, transform: 'translateY(8px) scale(.99)' },
            [breakpoint.narrow]: {
              marginBottom: 0,
              width: '100%',
              maxHeight: '92dvh',
              borderBottomLeftRadius: 0,
              borderBottomRightRadius: 0,
            },
          }}
        >
          <header
            css={{
              display: 'flex',
              alignItems: 'flex-start',
              gap: space.lg,
              padding: `${space.xl} ${space.xl} ${space.md}`,
            }}
          >
            <div css={{ flex: 1 }}>
              <Base.Title css={[text.subtitle, { margin: 0 }]}>{title}</Base.Title>
              {description ? (
                <Base.Description css={[text.body, { margin: 0, color: color.inkSoft }]}>
                  {description}
                </Base.Description>
              ) : null}
            </div>
            <Base.Close
              render={
                <IconButton label={t`Close`}>
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </header>
          <ScrollableContent>{children}</ScrollableContent>
          {actions ? (
            <footer
              css={{
                display: 'flex',
                flexWrap: 'wrap',
                justifyContent: 'flex-end',
                gap: space.sm,
                padding: `${space.lg} ${space.xl}`,
                borderTop: `1px solid ${color.line}`,
              }}
            >
              {actions}
            </footer>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Content that is higher than the window can be scrolled with the keyboard, and only then takes a tab stop. */
function ScrollableContent({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      tabIndex={isScrollable ? 0 : undefined}
      css={[
        focusRing,
        { overflow: 'auto', padding: `0 ${space.xl} ${space.xl}`, '&:focus-visible': { outlineOffset: -2 } },
      ]}
    >
      {children}
    </div>
  );
}
