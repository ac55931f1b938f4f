import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { whenIdle } from '@vitae/remote-kit/when-idle';
import { Button } from '@vitae/ui/button';
import { Card, Row, Stack } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { useEditor } from '../editor/resume-store.ts';
import { Workspace } from '../editor/workspace.tsx';
import { type Format, loadExporters } from './files.ts';
import { NextSteps } from './next-steps.tsx';
import { useDownload } from './use-download.ts';

const CHOICES: { format: Format; label: MessageDescriptor; what: MessageDescriptor }[] = [
  {
    format: 'pdf',
    label: msg`PDF`,
    what: msg`What you send: the same on every screen and printer, with text that programs can read.`,
  },
  { format: 'docx', label: msg`Word (DOCX)`, what: msg`For agencies and forms that ask for it, and for editing on.` },
  {
    format: 'txt',
    label: msg({ message: 'Text', context: 'format of a file' }),
    what: msg`For form fields that take nothing else.`,
  },
  { format: 'json', label: msg`JSON Resume`, what: msg`For other programs, and as a copy of your own.` },
  { format: 'zip', label: msg`All of them`, what: msg`One archive with the four files.` },
];

/** /resume-download */
export function DownloadScreen() {
  const { t } = useLingui();
  const { resume, id } = useEditor();
  const [busy, download] = useDownload();
  // What cannot be had now is asked for again by the download itself.
  useEffect(() => whenIdle(() => void loadExporters().catch(() => {})), []);
  return (
    <Workspace
      actions={
        <SiteButtonLink to="/resume-final-design" size="small">
          <Trans>Design</Trans>
        </SiteButtonLink>
      }
    >
      <header>
        <Heading level={1}>
          <Trans>Download</Trans>
        </Heading>
        <Text tone="soft">
          <Trans>The page on the screen is the page in the file, line for line.</Trans>
        </Text>
      </header>
      <Card>
        <ul css={{ listStyle: 'none', display: 'grid', gap: space.lg }}>
          {CHOICES.map(({ format, label: message, what }) => {
            const label = t(message);
            return (
              <li key={format}>
                <Row justify="space-between" align="start">
                  <Stack gap="xs" css={{ flex: 1, minWidth: 200 }}>
                    <strong>
                      <bdi>{label}</bdi>
                    </strong>
                    <Text look="caption" tone="soft">
                      {t(what)}
                    </Text>
                  </Stack>
                  <Button
                    look={format === 'pdf' ? 'primary' : 'secondary'}
                    isBusy={busy === format}
                    disabled={busy !== null && busy !== format}
                    aria-label={t`Download ${label}`}
                    onClick={() => void download(resume, id, format)}
                  >
                    {busy === format ? null : <Download aria-hidden="true" />}
                    <Trans>Download</Trans>
                  </Button>
                </Row>
              </li>
            );
          })}
        </ul>
      </Card>
      <NextSteps />
    </Workspace>
  );
}
