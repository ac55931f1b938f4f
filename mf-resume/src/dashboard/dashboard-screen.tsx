import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listResumes, type StoredResume } from '@vitae/contract/resumes';
import { PERSISTENT_KEYS } from '@vitae/contract/storage';
import { CouldNotLoad } from '@vitae/remote-kit/could-not-load';
import { usePlatform, useUser } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Button } from '@vitae/ui/button';
import { SelectField, TextField } from '@vitae/ui/field';
import { Container, Row, Stack } from '@vitae/ui/layout';
import { Banner, EmptyState } from '@vitae/ui/message';
import { Loading } from '@vitae/ui/progress';
import { Heading, Text } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';
import { FilePlus2, Files, Upload } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { usePlanName } from './plan-names.ts';
import { ResumeCard } from './resume-card.tsx';
import { useDashboardActions } from './use-dashboard-actions.ts';

const SORTS = [
  { value: 'updated', label: msg`Last changed` },
  { value: 'title', label: msg`Name` },
  { value: 'created', label: msg`Newest` },
] as const;
type Sort = (typeof SORTS)[number]['value'];

export const RESUMES_KEY = ['resumes'];

const text = (resume: StoredResume) =>
  [resume.title, resume.tags.join(' '), resume.job?.company, resume.job?.title].filter(Boolean).join(' ').toLowerCase();

function sorted(resumes: readonly StoredResume[], sort: Sort): StoredResume[] {
  return resumes.toSorted((a, b) => {
    if (sort === 'title') return a.title.localeCompare(b.title);
    return sort === 'created' ? b.created_at.localeCompare(a.created_at) : b.updated_at.localeCompare(a.updated_at);
  });
}

/** /resume-dashboard */
export function DashboardScreen() {
  const platform = usePlatform();
  const { t } = useLingui();
  const planName = usePlanName();
  const user = useUser();
  const client = useQueryClient();
  const [sought, setSought] = useState('');
  const [tag, setTag] = useState('');
  const [sort, setSort] = useState<Sort>('updated');
  const { data, isPending, error, refetch } = useQuery({
    queryKey: RESUMES_KEY,
    queryFn: ({ signal }) => send(platform.http, listResumes, {}, { signal }),
    enabled: user !== null,
    // What was written a moment ago on another screen is to be seen.
    staleTime: 0,
  });
  const actions = useDashboardActions(() => client.invalidateQueries({ queryKey: RESUMES_KEY }));
  const resumes = data?.resumes;
  const tags = useMemo(() => [...new Set(resumes?.flatMap((resume) => resume.tags) ?? [])].sort(), [resumes]);

  const count = resumes?.length;
  useEffect(() => {
    if (count === undefined) return;
    try {
      localStorage.setItem(PERSISTENT_KEYS.resumeCount, String(count));
      localStorage.setItem(PERSISTENT_KEYS.hasDashboard, String(count > 0));
    } catch {
      // Other software of this site asks the API, then.
    }
    platform.bus.emit('resume:count@1', { count });
  }, [count, platform]);

  const shown = sorted(
    (resumes ?? []).filter(
      (resume) => text(resume).includes(sought.trim().toLowerCase()) && (tag === '' || resume.tags.includes(tag)),
    ),
    sort,
  );
  const deletedTitle = actions.deleted?.title;
  const isFull = data !== undefined && data.resumes.length >= data.limit;

  return (
    <Container css={{ paddingBlock: 'clamp(24px, 4vw, 56px)' }}>
      <Stack gap="xl">
        <Row justify="space-between" align="end">
          <div>
            <Heading level={1}>
              <Trans>Your resumes</Trans>
            </Heading>
            {data ? (
              <Text tone="soft">
                <Allowance kept={data.resumes.length} limit={data.limit} plan={planName(data.plan)} />
              </Text>
            ) : null}
          </div>
          <Row gap="sm">
            <SiteButtonLink to="/Upload-resume">
              <Upload aria-hidden="true" />
              <Trans>Upload</Trans>
            </SiteButtonLink>
            <SiteButtonLink to="/cv-flowchart" look="primary">
              <FilePlus2 aria-hidden="true" />
              <Trans>New resume</Trans>
            </SiteButtonLink>
          </Row>
        </Row>
        {isFull ? (
          <Banner
            kind="warning"
            action={
              <SiteButtonLink to="/choose-plan" size="small">
                <Trans>See the plans</Trans>
              </SiteButtonLink>
            }
          >
            <Trans>
              Your plan is full. The next resume stays in this browser until you delete one or choose a plan with more.
            </Trans>
          </Banner>
        ) : null}
        {actions.deleted ? (
          <Banner
            kind="info"
            action={
              <Button size="small" onClick={() => void actions.undelete()}>
                <Trans>Undo</Trans>
              </Button>
            }
          >
            <Trans>
              “<bdi>{deletedTitle}</bdi>” was deleted.
            </Trans>
          </Banner>
        ) : null}
        {user === null ? (
          <EmptyState icon={<Files />} title={t`Sign in to see your resumes`}>
            <Button look="primary" onClick={() => platform.auth.requireSignIn('/resume-dashboard')}>
              <Trans>Sign in</Trans>
            </Button>
          </EmptyState>
        ) : isPending ? (
          <Loading>
            <Trans>Loading your resumes…</Trans>
          </Loading>
        ) : error ? (
          <CouldNotLoad title={t`Your resumes could not be loaded`} error={error} onRetry={() => void refetch()} />
        ) : data.resumes.length === 0 ? (
          <EmptyState
            icon={<Files />}
            title={t`No resume yet`}
            action={
              <SiteButtonLink to="/choose-your-resumeflow" look="primary">
                <Trans>Begin your first one</Trans>
              </SiteButtonLink>
            }
          >
            <Trans>From nothing, from a file or from an example of your trade.</Trans>
          </EmptyState>
        ) : (
          <>
            <div
              css={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 280px))', gap: space.md }}
            >
              <TextField
                label={t`Search`}
                type="search"
                value={sought}
                onChange={(event) => setSought(event.target.value)}
              />
              <SelectField
                label={t({ message: 'Order', context: 'sorting' })}
                options={SORTS.map(({ value, label }) => ({ value, label: t(label) }))}
                value={sort}
                onChange={(event) => setSort(event.target.value as Sort)}
              />
              {tags.length > 0 ? (
                <SelectField
                  label={t`Tag`}
                  options={[
                    { value: '', label: t({ message: 'All', context: 'tags' }) },
                    ...tags.map((value) => ({ value, label: value })),
                  ]}
                  value={tag}
                  onChange={(event) => setTag(event.target.value)}
                />
              ) : null}
            </div>
            {shown.length === 0 ? (
              <Text tone="soft">
                <Trans>No resume has these words.</Trans>
              </Text>
            ) : null}
            <ul
              css={{
                listStyle: 'none',
                display: 'grid',
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
                gap: 'clamp(16px, 2vw, 28px)',
              }}
            >
              {shown.map((resume) => (
                <ResumeCard
                  key={resume.id}
                  resume={resume}
                  parent={data.resumes.find(({ id }) => id === resume.parent_id) ?? null}
                  actions={actions}
                />
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Container>
  );
}

function Allowance({ kept, limit, plan }: { kept: number; limit: number; plan: string }) {
  return (
    <Trans>
      {kept} of {limit} that your {plan} plan keeps
    </Trans>
  );
}
