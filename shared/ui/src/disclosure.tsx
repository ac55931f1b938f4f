import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { color, focusRing, motion, radius, space, text } from './tokens.ts';

interface DisclosureProps {
  title: string;
  /** What is inside, in a few words, while it is closed. */
  summary?: ReactNode;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
  children: ReactNode;
}

/** A part of a page that can be folded away. Closed content stays in the page, so that a form keeps its fields. */
export function Disclosure({ title, summary, isOpen, onToggle, children }: DisclosureProps) {
  const id = useId();
  return (
    <div css={{ border: `1px solid ${color.line}`, borderRadius: radius.md }}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onToggle(!isOpen)}
        css={[
          focusRing,
          {
            display: 'flex',
            alignItems: 'center',
            gap: space.md,
            width: '100%',
            padding: `${space.md} ${space.lg}`,
            border: 0,
            borderRadius: radius.md,
            background: 'transparent',
            textAlign: 'start',
            cursor: 'pointer',
            '&:hover': { background: color.sunken },
          },
        ]}
      >
        <span css={{ fontSize: '0.875rem', fontWeight: 550 }}>{title}</span>
        {summary && !isOpen ? (
          <span
            css={[
              text.caption,
              {
                flex: 1,
                minWidth: 0,
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
                textAlign: 'end',
                color: color.inkFaint,
              },
            ]}
          >
            {summary}
          </span>
        ) : (
          <span css={{ flex: 1 }} />
        )}
        <ChevronDown
          aria-hidden="true"
          css={{ width: 18, height: 18, flex: 'none', color: color.inkFaint, transition: `transform ${motion.quick}` }}
          style={{ transform: isOpen ? 'rotate(180deg)' : undefined }}
        />
      </button>
      <div id={id} hidden={!isOpen} css={{ padding: `${space.sm} ${space.lg} ${space.lg}` }}>
        {children}
      </div>
    </div>
  );
}
