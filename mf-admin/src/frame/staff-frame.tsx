import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHttp, usePlatform } from '@vitae/remote-kit/platform';
import { Button } from '@vitae/ui/button';
import { Heading, Text, VisuallyHidden } from '@vitae/ui/text';
import { breakpoint, color, focusRing, font, motion, radius, space } from '@vitae/ui/tokens';
import {
  Activity,
  ChartColumn,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  ScrollText,
  ShieldAlert,
  Users,
} from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useAdmin } from '../session/admin-session.ts';
import { noteLoggedOut } from '../session/logged-out.ts';
import { logOut } from '../session/sign-in.ts';

interface Place {
  path: string;
  label: MessageDescriptor;
  icon: LucideIcon;
  isForSuperusers?: true;
}

const PLACES: readonly Place[] = [
  { path: '/admin-dashboard', label: msg`Overview`, icon: LayoutDashboard },
  { path: '/analytics', label: msg`Analytics`, icon: ChartColumn },
  { path: '/admin-dashboard/remotes', label: msg`Remotes`, icon: Activity },
  { path: '/admin-dashboard/users', label: msg`Users`, icon: Users },
  { path: '/admin-dashboard/operations', label: msg`Operations`, icon: ShieldAlert },
  { path: '/admin-dashboard/audit', label: msg`Audit log`, icon: ScrollText, isForSuperusers: true },
];

/** The same in every language. */
const NAME = 'Vitae';

function isHere(place: string, pathname: string): boolean {
  return place === pathname.replace(/\/$/, '') || (place !== '/admin-dashboard' && pathname.startsWith(`${place}/`));
}

interface StaffFrameProps {
  title: ReactNode;
  /** Beside the title. */
  aside?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** Around every screen of staff: where one is, where else one may go, and who one is. Without a session: the sign-in. */
export function StaffFrame({ title, aside, lead, children }: StaffFrameProps) {
  const admin = useAdmin();
  const { t } = useLingui();
  const { pathname } = useLocation();
  if (!admin) return <Navigate to="/admin-login" replace />;
  const places = PLACES.filter(({ isForSuperusers }) => !isForSuperusers || admin.is_superuser);
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: '232px minmax(0, 1fr)',
        minHeight: '100dvh',
        [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
      }}
    >
      <aside
        css={{
          display: 'flex',
          flexDirection: 'column',
          gap: space.xl,
          position: 'sticky',
          top: 0,
          height: '100dvh',
          padding: `${space.xl} ${space.md}`,
          background: color.sunken,
          borderInlineEnd: `1px solid ${color.line}`,
          [breakpoint.medium]: {
            position: 'static',
            height: 'auto',
            minWidth: 0,
            gap: space.md,
            padding: `${space.md} ${space.lg} 0`,
            borderInlineEnd: 0,
            borderBottom: `1px solid ${color.line}`,
          },
        }}
      >
        <div css={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space.sm }}>
          <Link
            to="/"
            css={[
              focusRing,
              {
                display: 'inline-flex',
                alignItems: 'baseline',
                gap: space.sm,
                paddingInline: space.md,
                borderRadius: radius.sm,
                fontFamily: font.serif,
                fontSize: 22,
                lineHeight: '32px',
                fontWeight: 560,
                letterSpacing: '-0.02em',
                color: color.ink,
                textDecoration: 'none',
                [breakpoint.medium]: { paddingInline: 0 },
              },
            ]}
          >
            {NAME}
            <span
              css={{ fontFamily: font.sans, fontSize: 12, fontWeight: 550, letterSpacing: 0, color: color.inkSoft }}
            >
              <Trans>Staff</Trans>
            </span>
          </Link>
          <div css={{ display: 'none', [breakpoint.medium]: { display: 'block' } }}>
            <Account username={admin.username} isSuperuser={admin.is_superuser} />
          </div>
        </div>
        <nav aria-label={t`Staff screens`}>
          <ul
            css={{
              display: 'grid',
              gap: 2,
              margin: 0,
              padding: 0,
              listStyle: 'none',
              [breakpoint.medium]: { display: 'flex', overflowX: 'auto', paddingBottom: space.sm },
            }}
          >
            {places.map(({ path, label, icon: Icon }) => (
              <li key={path}>
                <Link
                  to={path}
                  aria-current={isHere(path, pathname) ? 'page' : undefined}
                  css={[
                    focusRing,
                    {
                      display: 'flex',
                      alignItems: 'center',
                      gap: space.md,
                      padding: '9px 12px',
                      borderRadius: radius.md,
                      fontSize: 14.5,
                      fontWeight: 500,
                      whiteSpace: 'nowrap',
                      color: color.inkSoft,
                      textDecoration: 'none',
                      transition: `background ${motion.quick}, color ${motion.quick}`,
                      '& svg': { width: 18, height: 18, flex: 'none' },
                      '&:hover': { color: color.ink, background: color.page },
                      '&[aria-current]': {
                        color: color.ink,
                        background: color.surface,
                        boxShadow: `0 0 0 1px ${color.line}`,
                        '& svg': { color: color.accent },
                      },
                    },
                  ]}
                >
                  <Icon aria-hidden="true" />
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div css={{ marginTop: 'auto', [breakpoint.medium]: { display: 'none' } }}>
          <Account username={admin.username} isSuperuser={admin.is_superuser} />
        </div>
      </aside>
      <div
        css={{
          display: 'grid',
          gap: space.xl,
          alignContent: 'start',
          minWidth: 0,
          width: '100%',
          maxWidth: 1320,
          marginInline: 'auto',
          padding: 'clamp(20px, 3vw, 40px) clamp(16px, 3vw, 40px) 72px',
        }}
      >
        <header
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'flex-end',
            justifyContent: 'space-between',
            gap: space.lg,
          }}
        >
          <div css={{ display: 'grid', gap: space.xs, minWidth: 0 }}>
            <Heading level={1} look="title" css={{ overflowWrap: 'anywhere' }}>
              {title}
            </Heading>
            {lead ? (
              <Text as="div" tone="soft">
                {lead}
              </Text>
            ) : null}
          </div>
          {aside}
        </header>
        {children}
      </div>
    </div>
  );
}

function Account({ username, isSuperuser }: { username: string; isSuperuser: boolean }) {
  const { t } = useLingui();
  const http = useHttp();
  const { language } = usePlatform();
  const current = useSyncExternalStore(language.subscribe, language.get);
  const leave = () => {
    noteLoggedOut();
    logOut(http);
  };
  return (
    <div
      css={{
        display: 'grid',
        gap: space.sm,
        paddingInline: space.md,
        [breakpoint.medium]: { display: 'flex', alignItems: 'center', paddingInline: 0 },
      }}
    >
      <div css={{ minWidth: 0, [breakpoint.narrow]: { display: 'none' } }}>
        <VisuallyHidden>
          <Trans>Signed in as</Trans>
        </VisuallyHidden>
        <div css={{ fontSize: 14, fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          <bdi>{username}</bdi>
        </div>
        <Text look="caption" tone="soft">
          {isSuperuser ? t`Superuser` : t`Staff`}
        </Text>
      </div>
      <div css={{ display: 'flex', alignItems: 'center', gap: space.xs, marginInlineStart: -8 }}>
        <Button size="small" look="quiet" onClick={leave}>
          <LogOut aria-hidden="true" />
          <Trans>Log out</Trans>
        </Button>
        <select
          aria-label={t`Language`}
          value={current}
          onChange={(event) => language.set(event.target.value)}
          css={[
            focusRing,
            {
              height: 32,
              border: 0,
              borderRadius: radius.sm,
              background: 'transparent',
              fontSize: 13,
              color: color.inkSoft,
              cursor: 'pointer',
              '& option': { color: color.ink, background: color.raised },
            },
          ]}
        >
          {language.available.map((choice) => (
            <option key={choice} value={choice} lang={choice}>
              {new Intl.DisplayNames(choice, { type: 'language' }).of(choice)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
