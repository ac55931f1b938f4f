import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { readSharedAtsCheck } from '@vitae/contract/ats';
import { useFormats } from '@vitae/remote-kit/formats';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { useHttp } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Button } from '@vitae/ui/button';
import { Container, Stack } from '@vitae/ui/layout';
import { EmptyState } from '@vitae/ui/message';
import { Loading } from '@vitae/ui/progress';
import { VisuallyHidden } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';
import { useParams } from 'react-router-dom';
import { ReportBody } from '../report/report-body.tsx';
import { ScorePanel } from '../report/score-panel.tsx';

/** /shared-ats-check/:token: a report for whoever has the link, without the resume's own text. */
export default function SharedScreen() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const http = useHttp();
  const formats = useFormats();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['shared-ats-check', token],
    queryFn: ({ signal }) => send(http, readSharedAtsCheck, { params: { token } }, { signal }),
    // It may have been revoked since.
    gcTime: 0,
    retry: false,
  });
  if (isPending)
    return (
      <Loading>
        <Trans>Opening the report…</Trans>
      </Loading>
    );
  if (error) {
    const failure = readHttpFailure(error);
    return (
      <>
        <VisuallyHidden as="h1">
          <Trans>A shared ATS check</Trans>
        </VisuallyHidden>
        <EmptyState
          title={failure.status === null ? t`The report could not be loaded` : t`No report here`}
          action={
            failure.status === null ? (
              <Button onClick={() => void refetch()}>
                <Trans>Try again</Trans>
              </Button>
            ) : (
              <SiteButtonLink to="/ats-checker">
                <Trans>What is an ATS check?</Trans>
              </SiteButtonLink>
            )
          }
        >
          {failure.serverMessage ?? t`Please check your connection.`}
        </EmptyState>
      </>
    );
  }
  const date = formats.date(data.created_at);
  return (
    <Container css={{ paddingBlock: `${space.xl} ${space['3xl']}` }}>
      <Stack gap="xl">
        <ScorePanel
          report={data.report}
          title={data.job_title ? <bdi>{data.job_title}</bdi> : t`A shared ATS check`}
          about={
            <Trans>Checked on {date}. Its owner has shared this report; the resume's text is not part of it.</Trans>
          }
        />
        <ReportBody report={data.report} resumeId={null} jobTitle={data.job_title} hasMachineView={false} />
      </Stack>
    </Container>
  );
}
