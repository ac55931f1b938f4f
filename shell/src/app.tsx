import { Trans } from '@lingui/react/macro';
import type { Channel } from '@vitae/contract/channel';
import type { NavigationLink } from '@vitae/contract/remote';
import { Loading } from '@vitae/ui/progress';
import { focusRing, HEADER_HEIGHT_PX, space } from '@vitae/ui/tokens';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { Footer } from './chrome/footer.tsx';
import { Header } from './chrome/header.tsx';
import { LogOutQuestion } from './chrome/log-out-question.tsx';
import { Toasts } from './chrome/toasts.tsx';
import { Guarded } from './guards/guarded.tsx';
import type { Flag } from './live/flag.ts';
import { loadLater } from './load-later.ts';
import { asksForOverrides } from './overrides/stored-overrides.ts';
import type { LateRemotes } from './remotes/late-remotes.ts';
import { RemotePlace } from './remotes/remote-place.tsx';
import { useManifestTexts } from './routes/manifest-texts.ts';
import { useNavigationLinks } from './routes/navigation-links.ts';
import { Redirect } from './routes/redirect.tsx';
import type { MatchedRoute } from './routes/site-routes.ts';
import { useServices, useSiteLocation } from './services.tsx';

interface AppProps {
  remotes: LateRemotes;
  findRoute(pathname: string): MatchedRoute | null;
  /** Raised when another shell is served than the one of this page. */
  newShell: Flag;
  /** Remote → how often its version was taken back while this page was open. */
  withdrawals: Readonly<Record<string, number>>;
}

const MAIN_ID = 'main';

const descriptionTag = document.querySelector<HTMLMetaElement>('meta[name="description"]');
/** What the site is, as its page came. */
const SITE_DESCRIPTION = descriptionTag?.content ?? '';

const NewShellBar = loadLater(
  async () => (await import('./live/new-shell-bar.tsx')).NewShellBar,
  () => null,
);
const OverridesBar = loadLater(
  async () => (await import('./overrides/overrides-bar.tsx')).OverridesBar,
  () => null,
);

/** The site: finds the route, runs its guard, and puts the screen into its layout. */
export function App({ remotes, findRoute, newShell, withdrawals }: AppProps) {
  const hasNewShell = useSyncExternalStore(newShell.subscribe, newShell.get);
  const { announceRouteChange, channel } = useServices();
  const location = useSiteLocation();
  // As of the last navigation: a version that was taken back is left with the next one, not under somebody's hands.
  const visit = useMemo(() => ({ location, withdrawals: { ...withdrawals } }), [location, withdrawals]);
  const shownAddress = useRef(location.pathname + location.search);
  useEffect(() => {
    const address = location.pathname + location.search;
    const from = shownAddress.current;
    shownAddress.current = address;
    if (from !== address) announceRouteChange({ from, to: address });
  }, [location, announceRouteChange]);

  const inLanguage = useManifestTexts();
  const links = useNavigationLinks();
  const match = findRoute(location.pathname);
  if (!match) return <Redirect to="/" />;
  const { route, params } = match;
  const title = inLanguage(route.title);
  const section = sectionOf(channel, route, location.pathname);
  const about = links.find(({ path }) => path === section)?.description ?? inLanguage(SITE_DESCRIPTION);

  return (
    <>
      {hasNewShell ? (
        <Suspense>
          <NewShellBar />
        </Suspense>
      ) : null}
      {asksForOverrides(channel, location.search) ? (
        <Suspense>
          <OverridesBar />
        </Suspense>
      ) : null}
      <Frame
        layout={route.layout}
        links={links}
        section={section}
        pathname={location.pathname}
        title={title}
        about={about}
      >
        <Guarded guard={route.guard} openTo={route.openTo} params={params}>
          {route.screen.kind === 'shell' ? (
            <Suspense
              fallback={
                <Loading>
                  <Trans>Loading {title}…</Trans>
                </Loading>
              }
            >
              <route.screen.Screen />
            </Suspense>
          ) : (
            <RemotePlace
              key={`${route.screen.name} ${visit.withdrawals[route.screen.name] ?? 0}`}
              remotes={remotes}
              name={route.screen.name}
              title={title}
              location={location}
            />
          )}
        </Guarded>
      </Frame>
      <Toasts />
      <LogOutQuestion />
    </>
  );
}

/** The link of the navigation that leads to where this page belongs. */
function sectionOf({ remotes }: Channel, { screen }: MatchedRoute['route'], pathname: string): string | undefined {
  const paths = screen.kind === 'remote' ? remotes[screen.name]?.navigation.map(({ path }) => path) : undefined;
  return paths?.find((path) => path === pathname) ?? paths?.[0];
}

interface FrameProps {
  layout: MatchedRoute['route']['layout'];
  links: NavigationLink[];
  section: string | undefined;
  pathname: string;
  title: string;
  /** What one can do here, in a sentence, for those who find the page in a search. */
  about: string;
  children: ReactNode;
}

/** Header and footer as the layout asks; `<main>` stays the same element, so that a remote keeps its place. */
function Frame({ layout, links, section, pathname, title, about, children }: FrameProps) {
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);

  useEffect(() => {
    document.title = `${title} · Vitae`;
    if (descriptionTag) descriptionTag.content = `${title}. ${about}`;
  }, [title, about]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // As after a page load: a screen reader starts at the new content, and the eye at its top.
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <div css={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      {layout === 'bare' ? null : (
        <>
          <a
            href={`#${MAIN_ID}`}
            css={[
              focusRing,
              { position: 'absolute', insetInlineStart: space.lg, top: -60, zIndex: 60, '&:focus': { top: space.lg } },
            ]}
          >
            <Trans>Skip to content</Trans>
          </a>
          <Header links={links} section={section} pathname={pathname} />
        </>
      )}
      <main
        id={MAIN_ID}
        ref={main}
        tabIndex={-1}
        css={{
          position: 'relative',
          flex: '1 0 auto',
          // As high as the window, whatever is in it so far: the footer is never seen to be pushed away.
          minHeight: layout === 'page' ? `calc(100dvh - ${HEADER_HEIGHT_PX}px)` : undefined,
          display: 'flex',
          flexDirection: 'column',
          minWidth: 0,
          outline: 'none',
          '& > [data-remote]': { flex: 1 },
        }}
      >
        {children}
      </main>
      {layout === 'page' ? <Footer links={links} /> : null}
    </div>
  );
}
