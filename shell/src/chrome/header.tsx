import { Trans, useLingui } from '@lingui/react/macro';
import type { NavigationLink } from '@vitae/contract/remote';
import { ButtonLink, IconButton } from '@vitae/ui/button';
import { Container } from '@vitae/ui/layout';
import { breakpoint, color, focusRing, HEADER_HEIGHT_PX, motion, radius, space } from '@vitae/ui/tokens';
import { Menu as MenuIcon, Moon, Sun, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { SiteLink, useSiteLink } from '../link.tsx';
import { useServices, useSessionUser } from '../services.tsx';
import { Brand } from './brand.tsx';
import { LanguageSelect } from './language-select.tsx';
import { UserMenu } from './user-menu.tsx';

const NAVIGATION_ID = 'site-navigation';

interface HeaderProps {
  links: NavigationLink[];
  /** The path of the link under which the page stands. */
  section: string | undefined;
  pathname: string;
}

/** The header of every page: brand, the remotes' links, language, theme, and who is signed in. */
export function Header({ links, section, pathname }: HeaderProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const user = useSessionUser();

  // A navigation closes the menu of a narrow screen.
  const [shownPathname, setShownPathname] = useState(pathname);
  if (shownPathname !== pathname) {
    setShownPathname(pathname);
    setIsOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setIsOpen(false);
    window.addEventListener('keydown', closeOnEscape);
    return () => window.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <header
      css={{
        position: 'sticky',
        top: 0,
        zIndex: 50,
        background: `color-mix(in srgb, ${color.page} 88%, transparent)`,
        backdropFilter: 'blur(12px)',
        borderBottom: `1px solid ${color.line}`,
        '@media print': { display: 'none' },
      }}
    >
      <Container
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: space.xl,
          minHeight: HEADER_HEIGHT_PX,
          flexWrap: 'wrap',
          [breakpoint.narrow]: { columnGap: space.sm },
        }}
      >
        <SiteLink href="/" css={[focusRing, { textDecoration: 'none', borderRadius: radius.sm }]}>
          <Brand />
        </SiteLink>
        <nav
          id={NAVIGATION_ID}
          aria-label={t`Main`}
          css={{
            display: 'flex',
            gap: space.xs,
            flex: 1,
            [breakpoint.medium]: {
              display: isOpen ? 'flex' : 'none',
              order: 3,
              flexBasis: '100%',
              flexDirection: 'column',
              paddingBottom: space.lg,
            },
          }}
        >
          {links.map((link) => (
            <NavigationItem key={link.path} link={link} current={currentOf(link.path, section, pathname)} />
          ))}
          <span
            css={{ display: 'none', gap: space.sm, paddingTop: space.md, [breakpoint.narrow]: { display: 'flex' } }}
          >
            <Settings />
          </span>
        </nav>
        <div
          css={{
            display: 'flex',
            alignItems: 'center',
            gap: space.sm,
            [breakpoint.medium]: { marginInlineStart: 'auto' },
            [breakpoint.narrow]: { gap: space.xs },
          }}
        >
          <span css={{ display: 'flex', gap: space.sm, [breakpoint.narrow]: { display: 'none' } }}>
            <Settings />
          </span>
          {user ? (
            <UserMenu username={user.username} />
          ) : (
            <span
              css={{
                display: 'flex',
                gap: space.sm,
                whiteSpace: 'nowrap',
                // Two words of Arabic each, beside the brand and the menu.
                [breakpoint.narrow]: { gap: 0, '& a': { paddingInline: 6, fontSize: '0.875rem' } },
              }}
            >
              <SignInLinks />
            </span>
          )}
          <span css={{ display: 'none', [breakpoint.medium]: { display: 'block' } }}>
            <IconButton
              label={isOpen ? t`Close navigation` : t`Open navigation`}
              aria-expanded={isOpen}
              aria-controls={NAVIGATION_ID}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
            </IconButton>
          </span>
        </div>
      </Container>
    </header>
  );
}

/** `page`: the link's own page is shown; `true`: one that belongs under it. */
const currentOf = (path: string, section: string | undefined, pathname: string) =>
  path === pathname ? 'page' : path === section ? 'true' : undefined;

function NavigationItem({ link, current }: { link: NavigationLink; current: 'page' | 'true' | undefined }) {
  return (
    <a
      {...useSiteLink(link.path)}
      aria-current={current}
      css={[
        focusRing,
        {
          padding: '8px 12px',
          borderRadius: radius.sm,
          fontSize: '0.9375rem',
          fontWeight: 500,
          textDecoration: 'none',
          color: color.inkSoft,
          transition: `background ${motion.quick}, color ${motion.quick}`,
          '&:hover': { background: color.sunken, color: color.ink },
          '&[aria-current]': { color: color.accent, background: color.accentSoft },
        },
      ]}
    >
      {link.label}
    </a>
  );
}

/** Language and theme: in the bar, and on a phone in the menu. */
function Settings() {
  return (
    <>
      <LanguageSelect />
      <ThemeToggle />
    </>
  );
}

function SignInLinks() {
  return (
    <>
      <ButtonLink look="quiet" {...useSiteLink('/LoginPage')}>
        <Trans>Login</Trans>
      </ButtonLink>
      <ButtonLink look="primary" {...useSiteLink('/signup')}>
        <Trans>Signup</Trans>
      </ButtonLink>
    </>
  );
}

function ThemeToggle() {
  const { t } = useLingui();
  const { theme } = useServices();
  const current = useSyncExternalStore(theme.subscribe, theme.get);
  return (
    <IconButton label={current === 'dark' ? t`Use the light theme` : t`Use the dark theme`} onClick={theme.toggle}>
      {current === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  );
}
