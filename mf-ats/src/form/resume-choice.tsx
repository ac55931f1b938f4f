import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { listResumeSummaries } from '@vitae/contract/resumes';
import { useFormats } from '@vitae/remote-kit/formats';
import { usePlatform, useUser } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { isolated } from '@vitae/remote-kit/sentence';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { ChoiceGroup, SelectField } from '@vitae/ui/field';
import { FileField } from '@vitae/ui/file-field';
import { Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Skeleton } from '@vitae/ui/progress';
import { Heading, Text } from '@vitae/ui/text';
import type { ReactNode } from 'react';
import { RESUME_EXTENSIONS } from '../check/resume-file.ts';

type Source = 'account' | 'file';

export function useAccountResumes() {
  const { http } = usePlatform();
  const user = useUser();
  return useQuery({
    queryKey: ['resume-summaries'],
    queryFn: async ({ signal }) => (await send(http, listResumeSummaries, {}, { signal })).resumes,
    enabled: user !== null,
    // One that was written a moment ago is to be seen.
    staleTime: 0,
  });
}

interface ResumeChoiceProps {
  resumes: ReturnType<typeof useAccountResumes>;
  source: Source;
  resumeId: string;
  file: File | null;
  error: string | undefined;
  onSource(source: Source): void;
  onResume(id: string): void;
  onFile(file: File): void;
  onRemoveFile(): void;
  /** Which versions of the resume are checked. */
  versions: ReactNode;
}

/** One of the account's resumes, or a file. */
export function ResumeChoice({
  resumes,
  source,
  resumeId,
  file,
  error,
  onSource,
  onResume,
  onFile,
  onRemoveFile,
  versions,
}: ResumeChoiceProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const hasResumes = (resumes.data?.length ?? 0) > 0;
  return (
    // As high as either choice will be, so that nothing below moves when the resumes of the account have come.
    <Stack gap="lg" css={{ minHeight: '15.5rem' }}>
      <Heading level={2} look="subtitle">
        <Trans>Your resume</Trans>
      </Heading>
      {resumes.isPending ? <Skeleton height="36px" /> : null}
      {resumes.error ? (
        <Banner kind="warning">
          <Trans>The resumes of your account could not be loaded. You can upload a file.</Trans>
        </Banner>
      ) : null}
      {hasResumes ? (
        <ChoiceGroup
          legend={t`What is checked`}
          name="source"
          value={source}
          onChange={(value) => onSource(value as Source)}
          options={[
            { value: 'account', label: t`A resume of my account` },
            { value: 'file', label: t`A file` },
          ]}
        />
      ) : null}
      {source === 'account' && hasResumes ? (
        <SelectField
          label={t`Resume`}
          value={resumeId}
          error={error}
          hint={t`It is judged by the DOCX file that an employer would get.`}
          options={resumes.data!.map(({ id, title, updated_at }) => ({
            value: id,
            label: `${isolated(title)} · ${isolated(date(updated_at))}`,
          }))}
          onChange={({ target }) => onResume(target.value)}
        />
      ) : null}
      {source === 'account' && hasResumes ? versions : null}
      {source === 'file' ? (
        <FileField
          label={t`Resume file`}
          isRequired
          accept={RESUME_EXTENSIONS.join(',')}
          hint={t`PDF, DOC, DOCX or TXT, up to 5 MB`}
          file={file}
          error={error}
          onChoose={onFile}
          onRemove={onRemoveFile}
        />
      ) : null}
      {resumes.data?.length === 0 ? (
        <Text look="caption" tone="soft" as="div">
          <Trans>A resume that is made here can be mended from its report with one click.</Trans>{' '}
          <SiteButtonLink to="/choose-your-resumeflow" size="small" look="quiet">
            <Trans>Make a resume</Trans>
          </SiteButtonLink>
        </Text>
      ) : null}
    </Stack>
  );
}
