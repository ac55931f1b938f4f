import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Button } from '@vitae/ui/button';
import { Card, Row, Stack } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';
import { Download } from 'lucide-react';
import { useEditor } from '../editor/resume-store.ts';
import { Workspace } from '../editor/workspace.tsx';
import type { Format } from './files.ts';
import { NextSteps } from './next-steps.tsx';
import { useDownload } from './use-download.ts';

const CHOICES: { format: Format; label: string; what: string }[] = [
  {
    format: 'pdf',
    label: 'PDF',
    what: 'What you send: the same on every screen and printer, with text that programs can read.',
  },
  { format: 'docx', label: 'Word (DOCX)', what: 'For agencies and forms that ask for it, and for editing on.' },
  { format: 'txt', label: 'Text', what: 'For form fields that take nothing else.' },
  { format: 'json', label: 'JSON Resume', what: 'For other programs, and as a copy of your own.' },
  { format: 'zip', label: 'All of them', what: 'One archive with the four files.' },
];

/** /resume-download */
export function DownloadScreen() {
  const { resume, id } = useEditor();
  const [busy, download] = useDownload();
  return (
    <Workspace
      actions={
        <SiteButtonLink to="/resume-final-design" size="small">
          Design
        </SiteButtonLink>
      }
    >
      <header>
        <Heading level={1}>Download</Heading>
        <Text tone="soft">The page on the screen is the page in the file, line for line.</Text>
      </header>
      <Card>
        <ul css={{ listStyle: 'none', display: 'grid', gap: space.lg }}>
          {CHOICES.map(({ format, label, what }) => (
            <li key={format}>
              <Row justify="space-between" align="start">
                <Stack gap="xs" css={{ flex: 1, minWidth: 200 }}>
                  <strong>{label}</strong>
                  <Text look="caption" tone="soft">
                    {what}
                  </Text>
                </Stack>
                <Button
                  look={format === 'pdf' ? 'primary' : 'secondary'}
                  isBusy={busy === format}
                  disabled={busy !== null && busy !== format}
                  aria-label={`Download ${label}`}
                  onClick={() => void download(resume, id, format)}
                >
                  {busy === format ? null : <Download aria-hidden="true" />}
                  Download
                </Button>
              </Row>
            </li>
          ))}
        </ul>
      </Card>
      <NextSteps />
    </Workspace>
  );
}
