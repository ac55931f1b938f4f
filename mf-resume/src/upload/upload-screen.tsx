import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePlatform } from '@vitae/remote-kit/platform';
import { useSentences } from '@vitae/remote-kit/sentence';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Button } from '@vitae/ui/button';
import { FileField } from '@vitae/ui/file-field';
import { Card, Container, Row, Stack } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { color, radius, space } from '@vitae/ui/tokens';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cancelUpload, readFile, useUpload } from './upload.ts';

const ACCEPT = '.pdf,.doc,.docx,.odt,.rtf,.txt,.md,.html,.htm,.json,.png,.jpg,.jpeg';

/** /Upload-resume: from a file, a scan, a photo or another program's export. */
export function UploadScreen() {
  const { t } = useLingui();
  const sentence = useSentences();
  const platform = usePlatform();
  const navigate = useNavigate();
  const { stage, error } = useUpload();

  const choose = async (file: File) => {
    const outcome = await readFile(platform, file);
    if (outcome === 'read') void navigate('/ResumeParsing');
    if (outcome === 'imported') void navigate('/ResumeParsing');
  };

  return (
    <Container width="text" css={{ paddingBlock: 'clamp(32px, 6vw, 72px)' }}>
      <Stack gap="xl">
        <Stack gap="sm">
          <Heading level={1} look="title">
            <Trans>Bring the resume you have</Trans>
          </Heading>
          <Text look="lead" tone="soft">
            <Trans>
              It is read into fields that you check and correct. What cannot be placed is kept for you, not thrown away.
            </Trans>
          </Text>
        </Stack>
        <Card>
          {stage === 'idle' ? (
            <FileField
              label={t`Your resume`}
              file={null}
              accept={ACCEPT}
              hint={t`PDF, Word, text, a scan or a photo, up to 5 MB. JSON Resume and Reactive Resume exports, and the PDF that LinkedIn gives you, work too.`}
              onChoose={(file) => void choose(file)}
              onRemove={cancelUpload}
              {...(error && { error: sentence(error) })}
            />
          ) : (
            <Progress />
          )}
        </Card>
        <Row gap="md">
          <SiteButtonLink to="/cv-flowchart" look="quiet">
            <Trans>I have no file</Trans>
          </SiteButtonLink>
          <SiteButtonLink to="/choose-your-resumeflow" look="quiet">
            <Trans>Other ways to begin</Trans>
          </SiteButtonLink>
        </Row>
      </Stack>
    </Container>
  );
}

const WORDS = {
  sending: msg`Sending the file`,
  reading: msg`Reading the text`,
  pictures: msg`Reading the words off the pictures. This takes some seconds a page`,
};

/** What is going on now, how far it is where that is known, and for how long. */
function Progress() {
  const { t } = useLingui();
  const { stage, sent, pages, startedAt, fileName } = useUpload();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1000)), 500);
    return () => clearInterval(timer);
  }, [startedAt]);
  const [page, count] = pages ? [Math.min(pages.read + 1, pages.count), pages.count] : [0, 0];
  const words = stage === 'idle' ? '' : pages ? t`Reading page ${page} of ${count} off its picture` : t(WORDS[stage]);
  const share = stage === 'sending' ? sent : (pages?.share ?? null);
  const percent = share === null ? null : Math.round(share * 100);
  return (
    <Stack gap="md">
      <Text css={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
        <bdi>{fileName}</bdi>
      </Text>
      <div
        role="progressbar"
        aria-label={words}
        {...(percent !== null && { 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 })}
        css={{ height: 8, borderRadius: radius.pill, background: color.sunken, overflow: 'hidden' }}
      >
        <div
          css={{
            height: '100%',
            background: color.accent,
            transition: 'width 200ms',
            '@keyframes reading': { from: { marginInlineStart: '0%' }, to: { marginInlineStart: '70%' } },
            animation: percent === null ? 'reading 1.4s ease-in-out infinite alternate' : undefined,
          }}
          style={{ width: percent === null ? '30%' : `${percent}%` }}
        />
      </div>
      <Row justify="space-between">
        <Text tone="soft" role="status" css={{ paddingBlock: space.xs }}>
          {seconds > 2 ? (
            <Trans>
              {words}, {seconds} s…
            </Trans>
          ) : (
            `${words}…`
          )}
        </Text>
        <Button size="small" onClick={cancelUpload}>
          <Trans>Cancel</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
