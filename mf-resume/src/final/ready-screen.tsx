import { Trans, useLingui } from '@lingui/react/macro';
import { isBlank } from '@vitae/documents/model/resume';
import { TemplateThumbnail } from '@vitae/documents/resume/TemplateThumbnail';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Button } from '@vitae/ui/button';
import { Container, Row, Stack } from '@vitae/ui/layout';
import { EmptyState } from '@vitae/ui/message';
import { Loading } from '@vitae/ui/progress';
import { Heading, Text, VisuallyHidden } from '@vitae/ui/text';
import { breakpoint, radius, shadow } from '@vitae/ui/tokens';
import { Download, FileText } from 'lucide-react';
import { NextSteps } from '../download/next-steps.tsx';
import { useDownload } from '../download/use-download.ts';
import { useOpenResume } from '../editor/open-resume.ts';
import { titleOf, useEditor } from '../editor/resume-store.ts';
import { SaveProblems } from '../editor/save-status.tsx';

/** /resume-final-part/Resume-ready */
export function ReadyScreen() {
  const isOpen = useOpenResume();
  const { resume, id } = useEditor();
  const { t } = useLingui();
  const title = useEditor(titleOf);
  const [busy, download] = useDownload();
  if (!isOpen)
    return (
      <Loading>
        <Trans>Opening your resume…</Trans>
      </Loading>
    );
  if (isBlank(resume)) {
    return (
      <>
        <VisuallyHidden as="h1">
          <Trans>Your resume</Trans>
        </VisuallyHidden>
        <EmptyState
          icon={<FileText />}
          title={t`There is nothing on your resume yet`}
          action={
            <SiteButtonLink to="/resume-form/cv-heading" look="primary">
              <Trans>Begin with your name</Trans>
            </SiteButtonLink>
          }
        />
      </>
    );
  }
  return (
    <Container css={{ paddingBlock: 'clamp(32px, 5vw, 64px)' }}>
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 360px) minmax(0, 1fr)',
          gap: 'clamp(24px, 5vw, 72px)',
          alignItems: 'start',
          [breakpoint.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        }}
      >
        <div
          css={{
            borderRadius: radius.sm,
            overflow: 'hidden',
            boxShadow: shadow.high,
            [breakpoint.medium]: { maxWidth: 300 },
          }}
        >
          <TemplateThumbnail template={resume.selectedTemplate} resume={resume} />
        </div>
        <Stack gap="xl">
          <div>
            <Heading level={1}>
              <Trans>Your resume is ready.</Trans>
            </Heading>
            <Text look="lead" tone="soft">
              <bdi>{title || t`Untitled resume`}</bdi>
            </Text>
          </div>
          <SaveProblems />
          <Row gap="sm">
            <Button
              look="primary"
              size="large"
              isBusy={busy === 'pdf'}
              onClick={() => void download(resume, id, 'pdf')}
            >
              {busy === 'pdf' ? null : <Download aria-hidden="true" />}
              <Trans>Download as PDF</Trans>
            </Button>
            <SiteButtonLink to="/resume-download" size="large">
              <Trans>Other formats</Trans>
            </SiteButtonLink>
          </Row>
          <Row gap="sm">
            <SiteButtonLink to="/resume-form/cv-heading" look="quiet">
              <Trans>Write on</Trans>
            </SiteButtonLink>
            <SiteButtonLink to="/resume-final-design" look="quiet">
              <Trans>Change the design</Trans>
            </SiteButtonLink>
            <SiteButtonLink to="/resume-dashboard" look="quiet">
              <Trans>All my resumes</Trans>
            </SiteButtonLink>
          </Row>
          <NextSteps />
        </Stack>
      </div>
    </Container>
  );
}
