import { Global } from '@emotion/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AtsCheck } from '@vitae/contract/ats';
import { CouldNotLoad } from '@vitae/remote-kit/could-not-load';
import { useFormats } from '@vitae/remote-kit/formats';
import { useTrack } from '@vitae/remote-kit/platform';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { useIsOnline } from '@vitae/remote-kit/use-is-online';
import { Button } from '@vitae/ui/button';
import { Container, Row, Stack } from '@vitae/ui/layout';
import { Banner, EmptyState } from '@vitae/ui/message';
import { Loading } from '@vitae/ui/progress';
import { VisuallyHidden } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';
import { Link2, Mail, Printer, RefreshCw, ScanSearch } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { checkDraft, NO_VERSIONS } from '../check/check-draft.ts';
import { checkBefore, resultPath, useCheck, useHistory } from '../check/checks.ts';
import { useRunCheck } from '../check/run-check.ts';
import { useCheckedName } from '../check/version-name.ts';
import { REGION_NAMES } from '../report/region-notes.ts';
import { ReportBody } from '../report/report-body.tsx';
import { ScorePanel } from '../report/score-panel.tsx';
import { ChangeSince } from './change-since.tsx';
import { printStyles, sheetStyles } from './print-styles.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));
const PAGE = '/ats-checker-result';

/** /ats-checker-result?check=…: one report; without an id that of the newest check. */
export default function ResultScreen() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const history = useHistory();
  const asked = query.get('check');
  const id = asked ?? history.data?.[0]?.id;
  const { data: check, error, refetch } = useCheck(id);
  const failure = error ?? (id === undefined ? history.error : null);

  if (check) return <Result key={check.id} check={check} />;
  return (
    <Container css={{ paddingBlock: space['3xl'] }}>
      <VisuallyHidden as="h1">
        <Trans>Result of the check</Trans>
      </VisuallyHidden>
      {failure ? (
        <CouldNotLoad
          icon={<ScanSearch />}
          title={t`The report could not be opened`}
          error={failure}
          onRetry={() => void (id === undefined ? history.refetch() : refetch())}
        >
          <SiteButtonLink to="/ats-dashboard">
            <Trans>Your ATS checks</Trans>
          </SiteButtonLink>
        </CouldNotLoad>
      ) : history.data?.length === 0 && asked === null ? (
        <EmptyState
          icon={<ScanSearch />}
          title={t`No check yet`}
          action={
            <SiteButtonLink to="/ats-checker-form" look="primary">
              <Trans>Check a resume</Trans>
            </SiteButtonLink>
          }
        >
          <Trans>Check a resume, with an advert or without one, and its report is here.</Trans>
        </EmptyState>
      ) : (
        <Loading>
          <Trans>Opening the report…</Trans>
        </Loading>
      )}
    </Container>
  );
}

function Result({ check }: { check: AtsCheck }) {
  const { t } = useLingui();
  const formats = useFormats();
  const navigate = useNavigate();
  const track = useTrack();
  const isOnline = useIsOnline();
  const history = useHistory();
  const before = useCheck(history.data && checkBefore(history.data, check)?.id);
  const again = useRunCheck();
  const [isSharing, setIsSharing] = useState(false);
  const { report, resume_id: resumeId } = check;
  const date = formats.date(check.created_at, { dateStyle: 'medium', timeStyle: 'short' });
  const region = t(REGION_NAMES[check.region]);
  const jobTitle = check.job_title;
  const resumeName = useCheckedName()(check);

  const press = (id: string, text: string) =>
    track('button_click', { button_id: id, button_text: text, page_context: PAGE });
  const checkAgain = async () => {
    press('check-again', 'Check again');
    if (!resumeId) {
      // The file was never kept: its mended copy has to be chosen.
      checkDraft.set({
        source: 'file',
        resumeId: '',
        ...NO_VERSIONS,
        advert: check.job_description,
        jobTitle: check.job_title,
        region: check.region,
        gulf: check.gulf,
      });
      void navigate(Object.values(check.gulf).some(Boolean) ? '/ats-checker-from-gcc' : '/ats-checker-form');
      return;
    }
    const made = await again.run([
      {
        resume_id: resumeId,
        job_description: check.job_description,
        job_title: check.job_title,
        region: check.region,
        ...check.gulf,
      },
    ]);
    if (made) void navigate(resultPath(made[0]!.id));
  };
  const letterPath = `/coverletter-builder?${new URLSearchParams({ check: check.id, ...(resumeId && { resume: resumeId }) })}`;

  return (
    <Container css={[{ paddingBlock: `${space.xl} ${space['3xl']}` }, printStyles]}>
      <Global styles={sheetStyles} />
      <Stack gap="xl">
        {isOnline ? null : (
          <Banner kind="warning">
            <Trans>You are offline. This report stays readable; a new check needs a connection.</Trans>
          </Banner>
        )}
        {again.failure ? (
          <Banner kind="error">
            {again.failure.serverMessage ?? t`The check could not be made. Please check your connection.`}
          </Banner>
        ) : null}
        <ScorePanel
          report={report}
          title={jobTitle ? <bdi>{jobTitle}</bdi> : <Trans>Your resume by itself</Trans>}
          about={
            <Trans>
              <bdi>{resumeName}</bdi> · {region} · {date}
            </Trans>
          }
        >
          <Row gap="sm" className="no-print">
            <Button
              look="primary"
              isBusy={again.isRunning}
              disabled={!isOnline && resumeId !== null}
              onClick={() => void checkAgain()}
            >
              {again.isRunning ? null : <RefreshCw aria-hidden="true" />}
              {check.resume_version ? (
                <Trans>Check it as it is now</Trans>
              ) : resumeId ? (
                <Trans>Check again</Trans>
              ) : (
                <Trans>Check the mended file</Trans>
              )}
            </Button>
            {again.isRunning ? (
              <Button onClick={again.cancel}>
                <Trans>Cancel</Trans>
              </Button>
            ) : null}
            {check.has_advert ? (
              <SiteButtonLink to={letterPath} onClickCapture={() => press('write-letter', 'Write the letter')}>
                <Mail aria-hidden="true" />
                <Trans>Write the letter</Trans>
              </SiteButtonLink>
            ) : (
              <SiteButtonLink to={resumeId ? `/ats-checker-form?resume=${resumeId}` : '/ats-checker-form'}>
                <Trans>Check against an advert</Trans>
              </SiteButtonLink>
            )}
            <Button look="quiet" onClick={() => setIsSharing(true)}>
              <Link2 aria-hidden="true" />
              {check.link ? <Trans>Shared</Trans> : <Trans>Share</Trans>}
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                press('print-report', 'Print or save as PDF');
                window.print();
              }}
            >
              <Printer aria-hidden="true" />
              <Trans>Print or save as PDF</Trans>
            </Button>
            <SiteButtonLink look="quiet" to="/ats-dashboard">
              <Trans>All checks</Trans>
            </SiteButtonLink>
          </Row>
        </ScorePanel>
        {before.data ? <ChangeSince check={check} before={before.data} /> : null}
        <ReportBody report={report} resumeId={resumeId} jobTitle={jobTitle} hasMachineView />
      </Stack>
      <Suspense>{isSharing ? <ShareDialog check={check} onClose={() => setIsSharing(false)} /> : null}</Suspense>
    </Container>
  );
}
