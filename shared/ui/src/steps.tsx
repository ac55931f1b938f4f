import { Check } from 'lucide-react';
import { breakpoint, color, radius, space } from './tokens.ts';

interface StepsProps {
  label: string;
  steps: readonly { label: string; href?: string }[];
  /** Zero-based. */
  current: number;
  onNavigate?(href: string): void;
}

/** So many steps have room for their names on a phone. */
const NAMED_ON_PHONES = 3;

/** Where one is in a flow of a few steps. Finished steps with an address are links. */
export function Steps({ label, steps, current, onNavigate }: StepsProps) {
  const hasRoom = steps.length <= NAMED_ON_PHONES;
  return (
    <nav aria-label={label}>
      <ol css={{ listStyle: 'none', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm }}>
        {steps.map((step, index) => {
          const isDone = index < current;
          const isCurrent = index === current;
          const content = (
            <>
              <span
                aria-hidden="true"
                css={{
                  display: 'grid',
                  placeItems: 'center',
                  width: 26,
                  height: 26,
                  borderRadius: radius.pill,
                  fontSize: '0.8125rem',
                  fontWeight: 600,
                  border: `1px solid ${isDone || isCurrent ? color.accent : color.lineStrong}`,
                  background: isCurrent ? color.accent : isDone ? color.accentSoft : 'transparent',
                  color: isCurrent ? color.onAccent : isDone ? color.accent : color.inkFaint,
                }}
              >
                {isDone ? <Check css={{ width: 15, height: 15 }} /> : index + 1}
              </span>
              <span
                css={{
                  fontSize: '0.875rem',
                  fontWeight: isCurrent ? 600 : 450,
                  color: isCurrent ? color.ink : color.inkSoft,
                  [breakpoint.narrow]: { fontSize: '0.8125rem', ...(isCurrent || hasRoom ? {} : { display: 'none' }) },
                }}
              >
                {step.label}
              </span>
            </>
          );
          const look = { display: 'flex', alignItems: 'center', gap: space.sm, textDecoration: 'none' } as const;
          return (
            <li
              key={step.label}
              aria-current={isCurrent ? 'step' : undefined}
              css={{ display: 'flex', alignItems: 'center', gap: space.sm }}
            >
              {index > 0 ? (
                <span
                  aria-hidden="true"
                  css={{ width: 'clamp(6px, 3vw, 44px)', height: 1, background: color.lineStrong }}
                />
              ) : null}
              {isDone && step.href ? (
                <a
                  href={step.href}
                  aria-label={step.label}
                  css={look}
                  onClick={(event) => {
                    if (!onNavigate || event.metaKey || event.ctrlKey) return;
                    event.preventDefault();
                    onNavigate(step.href!);
                  }}
                >
                  {content}
                </a>
              ) : (
                <span css={look}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
