import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { color, radius, space, text } from './tokens.ts';

const kinds = {
  success: { icon: CircleCheck, ink: color.success, ground: color.successSoft, role: 'status' },
  error: { icon: CircleAlert, ink: color.danger, ground: color.dangerSoft, role: 'alert' },
  info: { icon: Info, ink: color.accent, ground: color.accentSoft, role: 'status' },
  warning: { icon: CircleAlert, ink: color.warning, ground: color.warningSoft, role: 'status' },
} as const;

/** A message inside a page. Errors are announced at once, the others when the reader is idle. */
export function Banner({
  kind,
  children,
  action,
}: {
  kind: keyof typeof kinds;
  children: ReactNode;
  action?: ReactNode;
}) {
  const { icon: Icon, ink, ground, role } = kinds[kind];
  return (
    <div
      role={role}
      css={[
        text.body,
        {
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: space.md,
          padding: `${space.md} ${space.lg}`,
          borderRadius: radius.md,
          background: ground,
          color: color.ink,
        },
      ]}
    >
      <Icon aria-hidden="true" css={{ width: 20, height: 20, flex: 'none', color: ink }} />
      {/* Where the words would become a column of their own, the action goes below them. */}
      <div css={{ flex: 1, minWidth: 'min(24ch, 100% - 2rem)', overflowWrap: 'anywhere' }}>{children}</div>
      {action}
    </div>
  );
}

/** What a place shows while there is nothing in it: an icon, a sentence, and what to do next. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div
      css={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: space.md,
        padding: `${space['3xl']} ${space.lg}`,
        color: color.inkSoft,
      }}
    >
      {icon ? (
        <div css={{ color: color.inkFaint, '& svg': { width: 36, height: 36, strokeWidth: 1.4 } }}>{icon}</div>
      ) : null}
      <p css={[text.subtitle, { color: color.ink }]}>{title}</p>
      {children ? <div css={[text.body, { maxWidth: '28.5em' }]}>{children}</div> : null}
      {action}
    </div>
  );
}
