import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NavigationLink } from '@vitae/contract/remote';
import { Container } from '@vitae/ui/layout';
import { breakpoint, color, focusRing, space, text } from '@vitae/ui/tokens';
import { SiteLink } from '../link.tsx';
import { Brand, NAME } from './brand.tsx';

const ABOUT_LINKS = [
  { label: msg`About us`, path: '/about-us' },
  { label: msg`Plans`, path: '/choose-plan' },
  { label: msg`Terms`, path: '/terms' },
  { label: msg`Privacy`, path: '/privacy-policy' },
  { label: msg`Cookies`, path: '/cookie' },
  { label: msg`Status`, path: '/test' },
];

export function Footer({ links }: { links: NavigationLink[] }) {
  const { t } = useLingui();
  return (
    <footer
      css={{
        marginTop: space['5xl'],
        borderTop: `1px solid ${color.line}`,
        background: color.sunken,
        '@media print': { display: 'none' },
      }}
    >
      <Container
        css={{
          display: 'grid',
          gridTemplateColumns: '2fr 1fr 1fr',
          gap: space['2xl'],
          paddingBlock: space['3xl'],
          [breakpoint.narrow]: { gridTemplateColumns: '1fr 1fr', '& > :first-of-type': { gridColumn: '1 / -1' } },
        }}
      >
        <div css={{ display: 'grid', gap: space.md, alignContent: 'start', maxWidth: '23.5em' }}>
          <Brand />
          <p css={[text.caption, { color: color.inkSoft }]}>
            <Trans>Resumes and letters that say what you have done, in pages that people and machines can read.</Trans>
          </p>
        </div>
        <LinkList title={t`Tools`} links={links} />
        <LinkList title={NAME} links={ABOUT_LINKS.map(({ label, path }) => ({ label: t(label), path }))} />
      </Container>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: { label: string; path: string }[] }) {
  return (
    <nav aria-label={title}>
      <p css={[text.caption, { fontWeight: 600, marginBottom: space.sm }]}>{title}</p>
      <ul css={{ listStyle: 'none', display: 'grid', gap: space.xs }}>
        {links.map((link) => (
          <li key={link.path}>
            <SiteLink
              href={link.path}
              css={[
                focusRing,
                {
                  color: color.inkSoft,
                  fontSize: '0.875rem',
                  textDecoration: 'none',
                  '&:hover': { color: color.ink, textDecoration: 'underline' },
                },
              ]}
            >
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
