import { Trans, useLingui } from '@lingui/react/macro';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Row } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { color, radius, space } from '@vitae/ui/tokens';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useEditor } from '../editor/resume-store.ts';
import { Workspace } from '../editor/workspace.tsx';
import { pathOfSection, pathOfTarget } from '../form/form-sections.ts';
import { findingsOf } from './findings.ts';

/** /resume-final-part: a last look, with a way to everything that could be better. */
export function FinalScreen() {
  const resume = useEditor((state) => state.resume);
  const navigate = useNavigate();
  const { t } = useLingui();
  const findings = findingsOf(resume);
  return (
    <Workspace
      onPick={({ section, entry }) => void navigate(pathOfTarget(section, entry))}
      actions={
        <SiteButtonLink to="/resume-final-part/Resume-ready" size="small" look="primary">
          <Trans>It is ready</Trans>
        </SiteButtonLink>
      }
    >
      <header>
        <Heading level={1}>
          <Trans>A last look</Trans>
        </Heading>
        <Text tone="soft">
          {findings.length === 0 ? (
            <Trans>Nothing that a reader would stumble over was found. Read it once aloud; then send it.</Trans>
          ) : (
            <Trans>None of this keeps you from sending it. Each leads to its place.</Trans>
          )}
        </Text>
      </header>
      {findings.length > 0 ? (
        <ul css={{ listStyle: 'none', display: 'grid', gap: space.sm }}>
          {findings.map(({ id, text, about, slug, entry, isMissing }) => (
            <li key={id}>
              <Link
                to={pathOfSection(slug, entry)}
                css={{
                  display: 'flex',
                  gap: space.md,
                  padding: space.md,
                  border: `1px solid ${color.line}`,
                  borderRadius: radius.md,
                  background: color.surface,
                  color: color.ink,
                  textDecoration: 'none',
                  '& svg': {
                    width: 20,
                    height: 20,
                    flex: 'none',
                    marginTop: 2,
                    color: isMissing ? color.danger : color.warning,
                  },
                  '&:hover': { borderColor: color.lineStrong },
                }}
              >
                <CircleAlert aria-hidden="true" />
                <span>
                  {about ? (
                    <strong>
                      <bdi>{typeof about === 'string' ? about : t(about)}</bdi>
                      {': '}
                    </strong>
                  ) : null}
                  {t(text)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <CircleCheck aria-hidden="true" css={{ width: 40, height: 40, color: color.success }} />
      )}
      <Row gap="sm">
        <SiteButtonLink to="/resume-final-design">
          <Trans>Change the design</Trans>
        </SiteButtonLink>
        <SiteButtonLink to="/resume-final-part/Resume-ready" look="primary">
          <Trans>It is ready</Trans>
        </SiteButtonLink>
      </Row>
    </Workspace>
  );
}
