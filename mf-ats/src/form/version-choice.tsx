import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { listResumeVersions } from '@vitae/contract/resumes';
import { usePlatform } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { SelectField } from '@vitae/ui/field';
import { Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Skeleton } from '@vitae/ui/progress';
import { Text } from '@vitae/ui/text';
import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import { NOW } from '../check/check-draft.ts';
import { useVersionName } from '../check/version-name.ts';

interface VersionChoiceProps {
  resumeId: string;
  versionId: string;
  /** Empty: nothing is checked beside it. */
  besideId: string;
  onVersion(id: string): void;
  onBeside(id: string): void;
}

/** Which version of a resume is checked, and which one beside it. Asked for by who wants it, so that nothing moves. */
export function VersionChoice({ resumeId, versionId, besideId, onVersion, onBeside }: VersionChoiceProps) {
  const { t } = useLingui();
  const { http } = usePlatform();
  const versionName = useVersionName();
  const [isOpen, setIsOpen] = useState(versionId !== NOW || besideId !== '');
  const {
    data: versions,
    error,
    refetch,
  } = useQuery({
    queryKey: ['resume-versions', resumeId],
    queryFn: async ({ signal }) =>
      (await send(http, listResumeVersions, { params: { id: resumeId } }, { signal })).versions,
    enabled: isOpen,
  });
  if (!isOpen) {
    return (
      <div>
        <Button size="small" look="quiet" onClick={() => setIsOpen(true)}>
          <GitCompareArrows aria-hidden="true" />
          <Trans>Check an earlier version, or two beside each other</Trans>
        </Button>
      </div>
    );
  }
  if (error) {
    return (
      <Banner
        kind="warning"
        action={
          <Button size="small" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>The versions of this resume could not be loaded.</Trans>
      </Banner>
    );
  }
  if (!versions) return <Skeleton height="36px" />;
  if (versions.length === 0) {
    return (
      <Text look="caption" tone="soft">
        <Trans>This resume has no earlier version yet. One is kept with each change.</Trans>
      </Text>
    );
  }
  const options = [
    { value: NOW, label: t`As it is now` },
    ...versions.map((version) => ({ value: version.id, label: versionName(version) })),
  ];
  return (
    <Stack gap="lg">
      <SelectField
        label={t({ message: 'Version', context: 'of a resume' })}
        value={versionId}
        options={options}
        onChange={({ target }) => onVersion(target.value)}
      />
      <SelectField
        label={t`Check beside it`}
        value={besideId}
        options={[{ value: '', label: t`Nothing` }, ...options.filter(({ value }) => value !== versionId)]}
        onChange={({ target }) => onBeside(target.value)}
      />
      {besideId ? (
        <Text look="caption" tone="soft">
          <Trans>Both are checked the same way and shown beside each other. That counts as two checks.</Trans>
        </Text>
      ) : null}
    </Stack>
  );
}
