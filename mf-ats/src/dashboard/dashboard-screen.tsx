import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type AtsCheckSummary, deleteAtsCheck, undeleteAtsCheck } from '@vitae/contract/ats';
import { CouldNotLoad } from '@vitae/remote-kit/could-not-load';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { usePlatform } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { useIsOnline } from '@vitae/remote-kit/use-is-online';
import { Button } from '@vitae/ui/button';
import { SelectField } from '@vitae/ui/field';
import { Container, Row, Stack } from '@vitae/ui/layout';
import { Banner, EmptyState } from '@vitae/ui/message';
import { Loading } from '@vitae/ui/progress';
import { Heading, Text } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';
import { GitCompareArrows, ScanSearch } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HISTORY_KEY, useHistory } from '../check/checks.ts';
import { CheckRow } from './check-row.tsx';
import { Trends } from './trends.tsx';

const Comparison = lazy(() => import('./comparison.tsx'));

/** More do not fit beside each other, and nobody decides between more. */
const COMPARED_MAX = 5;

const resumeKey = ({ resume_id, resume_name }: AtsCheckSummary) => resume_id ?? `file ${resume_name}`;

/** /ats-dashboard: all checks, how scores move, and what two to five of them say beside each other. */
export default function DashboardScreen() {
  const { t } = useLingui();
  const { http, notify } = usePlatform();
  const client = useQueryClient();
  const isOnline = useIsOnline();
  const { data: checks, error, refetch } = useHistory();
  const [resume, setResume] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [query, setQuery] = useSearchParams();
  const [deleted, setDeleted] = useState<AtsCheckSummary | null>(null);

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      await client.invalidateQueries({ queryKey: HISTORY_KEY });
      return true;
    } catch (failure) {
      notify('error', readHttpFailure(failure).serverMessage ?? t`That did not work. Please check your connection.`);
      return false;
    }
  };
  const remove = async (check: AtsCheckSummary) => {
    if (!(await attempt(() => send(http, deleteAtsCheck, { params: { id: check.id } })))) return;
    setDeleted(check);
    setChosen((before) => before.filter((id) => id !== check.id));
    setQuery({});
  };
  const undo = async () => {
    if (deleted && (await attempt(() => send(http, undeleteAtsCheck, { params: { id: deleted.id } }))))
      setDeleted(null);
  };
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((each) => each !== id)));

  const resumes = [...new Map(checks?.map((check) => [resumeKey(check), check.resume_name]))];
  const asked = new Set(query.get('compare')?.split(','));
  const compared = checks?.map(({ id }) => id).filter((id) => asked.has(id)) ?? [];
  const shown = checks?.filter((check) => resume === '' || resumeKey(check) === resume) ?? [];
  const deletedName = deleted && (deleted.job_title || deleted.resume_name);
  const count = chosen.length;

  return (
    <Container css={{ paddingBlock: `${space['2xl']} ${space['3xl']}` }}>
      <Stack gap="xl">
        <Row justify="space-between" align="end">
          <div>
            <Heading level={1}>
              <Trans>Your ATS checks</Trans>
            </Heading>
            <Text tone="soft">
              <Trans>How your scores move, and which advert your resume fits best.</Trans>
            </Text>
          </div>
          <SiteButtonLink to="/ats-checker-form" look="primary">
            <ScanSearch aria-hidden="true" />
            <Trans>New check</Trans>
          </SiteButtonLink>
        </Row>
        {isOnline ? null : (
          <Banner kind="warning">
            <Trans>You are offline. What is on the screen may not be the newest.</Trans>
          </Banner>
        )}
        {deleted ? (
          <Banner
            kind="info"
            action={
              <Button size="small" onClick={() => void undo()}>
                <Trans>Undo</Trans>
              </Button>
            }
          >
            <Trans>
              The check of “<bdi>{deletedName}</bdi>” was deleted.
            </Trans>
          </Banner>
        ) : null}
        {error && !checks ? (
          <CouldNotLoad title={t`Your checks could not be loaded`} error={error} onRetry={() => void refetch()} />
        ) : !checks ? (
          <Loading>
            <Trans>Loading your checks…</Trans>
          </Loading>
        ) : checks.length === 0 ? (
          <EmptyState
            icon={<ScanSearch />}
            title={t`No check yet`}
            action={
              <SiteButtonLink to="/ats-checker-form" look="primary">
                <Trans>Check a resume</Trans>
              </SiteButtonLink>
            }
          >
            <Trans>Each check stays here with its report, and two or more show how you get on.</Trans>
          </EmptyState>
        ) : (
          <>
            <Trends checks={checks} />
            <section aria-labelledby="history">
              <Stack gap="md">
                <Row justify="space-between" align="end">
                  <div>
                    <Heading level={2} look="subtitle" id="history">
                      <Trans>All checks</Trans>
                    </Heading>
                    <Text look="caption" tone="soft">
                      <Trans>Choose two to five to see them beside each other.</Trans>
                    </Text>
                  </div>
                  {resumes.length > 1 ? (
                    <div css={{ minWidth: 200 }}>
                      <SelectField
                        label={t`Resume`}
                        value={resume}
                        options={[
                          { value: '', label: t({ message: 'All', context: 'resumes' }) },
                          ...resumes.map(([value, label]) => ({ value, label })),
                        ]}
                        onChange={({ target }) => setResume(target.value)}
                      />
                    </div>
                  ) : null}
                </Row>
                <ul css={{ listStyle: 'none' }}>
                  {shown.map((check) => (
                    <CheckRow
                      key={check.id}
                      check={check}
                      isChosen={chosen.includes(check.id)}
                      canBeChosen={chosen.includes(check.id) || count < COMPARED_MAX}
                      onChoose={(isChosen) => choose(check.id, isChosen)}
                      onDelete={() => void remove(check)}
                    />
                  ))}
                </ul>
                {count > 0 ? (
                  <div
                    css={{
                      position: 'sticky',
                      bottom: space.md,
                      display: 'flex',
                      justifyContent: 'center',
                    }}
                  >
                    <Button look="primary" disabled={count < 2} onClick={() => setQuery({ compare: chosen.join(',') })}>
                      <GitCompareArrows aria-hidden="true" />
                      <Plural value={count} one="Choose one more to compare" other="Compare # checks" />
                    </Button>
                  </div>
                ) : null}
              </Stack>
            </section>
            {compared.length > 1 ? (
              <Suspense
                fallback={
                  <Loading>
                    <Trans>Loading…</Trans>
                  </Loading>
                }
              >
                <Comparison ids={compared.slice(0, COMPARED_MAX)} onClose={() => setQuery({})} />
              </Suspense>
            ) : null}
          </>
        )}
      </Stack>
    </Container>
  );
}
