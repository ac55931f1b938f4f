import { Trans, useLingui } from '@lingui/react/macro';
import { ATS_LIMITS } from '@vitae/contract/ats';
import { REGIONS, type RegionCode } from '@vitae/contract/regions';
import { useDraft } from '@vitae/remote-kit/draft';
import { useFormats } from '@vitae/remote-kit/formats';
import { useRegion, useTrack } from '@vitae/remote-kit/platform';
import { useIsOnline } from '@vitae/remote-kit/use-is-online';
import { WayToMore } from '@vitae/remote-kit/way-to-more';
import { Button } from '@vitae/ui/button';
import { SelectField } from '@vitae/ui/field';
import { Card, Container, columns, Row, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Heading, Text } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';
import { ScanSearch } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { checkDraft, NO_VERSIONS, NOW } from '../check/check-draft.ts';
import { comparisonPath, resultPath } from '../check/checks.ts';
import { useResumeFile } from '../check/resume-file.ts';
import { useRunCheck } from '../check/run-check.ts';
import { REGION_NAMES } from '../report/region-notes.ts';
import { AdvertField } from './advert-field.tsx';
import { CheckProgress } from './check-progress.tsx';
import { GulfFields } from './gulf-fields.tsx';
import { ResumeChoice, useAccountResumes } from './resume-choice.tsx';
import { VersionChoice } from './version-choice.tsx';

const isGulf = (code: RegionCode) => REGIONS.find((region) => region.code === code)?.group !== null;
const isRegion = (code: string): code is RegionCode => REGIONS.some((region) => region.code === code);

/** What is checked, against what, for where. Every key press is kept in the draft. */
export function CheckForm({ isForGulf }: { isForGulf: boolean }) {
  const { t } = useLingui();
  const formats = useFormats();
  const navigate = useNavigate();
  const track = useTrack();
  const isOnline = useIsOnline();
  const pageRegion = useRegion();
  const [query, setQuery] = useSearchParams();
  const [draft, setDraft] = useDraft(checkDraft);
  const resumes = useAccountResumes();
  const file = useResumeFile();
  const check = useRunCheck();
  const [isResumeMissing, setIsResumeMissing] = useState(false);
  const progress = useRef<HTMLDivElement>(null);
  const { choose: chooseFile, setProblem } = file;

  const asked = query.get('resume');
  useEffect(() => {
    if (!asked) return;
    setDraft((before) => ({ ...before, source: 'account', resumeId: asked, ...NO_VERSIONS }));
    setQuery({}, { replace: true });
  }, [asked, setDraft, setQuery]);

  const regions = REGIONS.filter(({ group }) => !isForGulf || group !== null).map(({ code }) => code);
  const wanted = draft.region || (isRegion(pageRegion) ? pageRegion : 'OTHER');
  const region = regions.includes(wanted) ? wanted : regions[0]!;
  const accountResumes = resumes.data ?? [];
  const isOfAccount = draft.source === 'account' && (resumes.isPending || accountResumes.length > 0);
  const resumeId = accountResumes.some(({ id }) => id === draft.resumeId) ? draft.resumeId : accountResumes[0]?.id;
  const hasResume = isOfAccount ? resumeId !== undefined : file.file !== null;
  const isTooLong = draft.advert.length > ATS_LIMITS.jobDescription;
  const limit = formats.number(ATS_LIMITS.jobDescription);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (check.isRunning || isTooLong) return;
    setIsResumeMissing(!hasResume);
    if (!hasResume) return;
    setTimeout(() => progress.current?.scrollIntoView?.({ block: 'nearest' }));
    track('form_submit', {
      form_id: 'ats-check',
      form_data: {
        has_advert: draft.advert.trim() !== '',
        source: isOfAccount ? 'account' : 'file',
        region,
        isForGulf,
      },
      page_context: isForGulf ? '/ats-checker-from-gcc' : '/ats-checker-form',
    });
    const fields = {
      job_description: draft.advert.trim(),
      job_title: draft.jobTitle.trim(),
      region,
      ...(isForGulf && draft.gulf),
    };
    const chosen = isOfAccount
      ? [draft.versionId, draft.besideId].filter(Boolean).map((id) => ({
          resume_id: resumeId,
          ...(id !== NOW && { version_id: id }),
        }))
      : [{ resume: file.file! }];
    const made = await check.run(chosen.map((resume) => ({ ...resume, ...fields })));
    if (made) void navigate(made.length > 1 ? comparisonPath(made.map(({ id }) => id)) : resultPath(made[0]!.id));
  };

  const { failure } = check;
  const isAboutFile = failure?.code?.startsWith('resume_') === true || failure?.code === 'file_too_large';
  return (
    <Container css={{ paddingBlock: `${space['2xl']} ${space['3xl']}` }}>
      <form noValidate onSubmit={(event) => void submit(event)} aria-label={t`ATS check`}>
        <Stack gap="xl">
          <div>
            <Heading level={1}>
              {isForGulf ? <Trans>Check a resume for the Gulf</Trans> : <Trans>Check a resume</Trans>}
            </Heading>
            <Text tone="soft" css={{ maxWidth: '43.5em' }}>
              {isForGulf ? (
                <Trans>
                  The same check, and what employers in the Gulf ask before anything else. What you say here counts as
                  if the resume said it. For other countries take <Link to="/ats-checker-form">the general form</Link>.
                </Trans>
              ) : (
                <Trans>
                  A score from 0 to 100, what it is made of, and what to mend first. For the Gulf there is{' '}
                  <Link to="/ats-checker-from-gcc">a form of its own</Link>.
                </Trans>
              )}
            </Text>
          </div>
          {isOnline ? null : (
            <Banner kind="warning">
              <Trans>You are offline. What you type is kept; a check needs a connection.</Trans>
            </Banner>
          )}
          <div css={[columns('minmax(0, 1fr) minmax(0, 1fr)'), { gap: space.xl, alignItems: 'start' }]}>
            <Card>
              <ResumeChoice
                resumes={resumes}
                source={isOfAccount ? 'account' : 'file'}
                resumeId={resumeId ?? ''}
                file={file.file}
                error={
                  file.problem
                    ? t(file.problem)
                    : isAboutFile
                      ? (failure?.serverMessage ?? undefined)
                      : isResumeMissing && !hasResume
                        ? t`Please upload your resume.`
                        : undefined
                }
                onSource={(source) => {
                  check.clearFailure();
                  setDraft((before) => ({ ...before, source }));
                }}
                onResume={(id) => setDraft((before) => ({ ...before, resumeId: id, ...NO_VERSIONS }))}
                onFile={(chosen) => {
                  check.clearFailure();
                  void chooseFile(chosen);
                }}
                onRemoveFile={() => {
                  check.clearFailure();
                  setProblem(null);
                  file.remove();
                }}
                versions={
                  resumeId ? (
                    <VersionChoice
                      resumeId={resumeId}
                      versionId={draft.versionId}
                      besideId={draft.besideId}
                      onVersion={(versionId) => setDraft((before) => ({ ...before, versionId, besideId: '' }))}
                      onBeside={(besideId) => setDraft((before) => ({ ...before, besideId }))}
                    />
                  ) : null
                }
              />
            </Card>
            <Card>
              <AdvertField
                advert={draft.advert}
                jobTitle={draft.jobTitle}
                error={isTooLong ? t`This is longer than ${limit} characters. Keep the advert only.` : undefined}
                onAdvert={(advert) => setDraft((before) => ({ ...before, advert }))}
                onJobTitle={(jobTitle) => setDraft((before) => ({ ...before, jobTitle }))}
              />
            </Card>
          </div>
          <Card>
            <Stack gap="lg">
              <div css={{ maxWidth: 360 }}>
                <SelectField
                  label={t`Where is the job?`}
                  hint={t`Customs differ: what is usual in Dubai does harm in London.`}
                  value={region}
                  options={regions.map((code) => ({ value: code, label: t(REGION_NAMES[code]) }))}
                  onChange={({ target }) => setDraft((before) => ({ ...before, region: target.value as RegionCode }))}
                />
              </div>
              {isForGulf ? (
                <GulfFields
                  answers={draft.gulf}
                  onChange={(change) => setDraft((before) => ({ ...before, gulf: { ...before.gulf, ...change } }))}
                />
              ) : isGulf(region) ? (
                <Text look="caption" tone="soft">
                  <Trans>
                    For this country <Link to="/ats-checker-from-gcc">the Gulf form</Link> asks for visa, notice period
                    and languages too.
                  </Trans>
                </Text>
              ) : null}
            </Stack>
          </Card>
          <div ref={progress}>
            <Stack gap="md">
              {failure && !isAboutFile ? (
                <Banner kind="error" action={<WayToMore code={failure.code} />}>
                  {failure.serverMessage ??
                    t`The check could not be made. Check your connection and try again; what you entered is kept.`}
                </Banner>
              ) : null}
              {check.isRunning ? (
                <CheckProgress sent={check.sent} hasAdvert={draft.advert.trim() !== ''} onCancel={check.cancel} />
              ) : (
                <Row gap="md">
                  <Button type="submit" look="primary" size="large" disabled={!isOnline}>
                    <ScanSearch aria-hidden="true" />
                    {draft.advert.trim() ? (
                      <Trans>Check against the advert</Trans>
                    ) : (
                      <Trans>Check the resume alone</Trans>
                    )}
                  </Button>
                  <Text look="caption" tone="faint" css={{ maxWidth: '32em' }}>
                    <Trans>
                      The file is read and thrown away; the report and the advert are kept in your account until you
                      delete them.
                    </Trans>
                  </Text>
                </Row>
              )}
            </Stack>
          </div>
        </Stack>
      </form>
    </Container>
  );
}
