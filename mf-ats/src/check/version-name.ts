import type { AtsCheckSummary } from '@vitae/contract/ats';
import { useFormats } from '@vitae/remote-kit/formats';
import { isolated } from '@vitae/remote-kit/sentence';

/** What a kept version is called: its name, or when it was kept. */
export function useVersionName() {
  const { date } = useFormats();
  return ({ name, created_at }: NonNullable<AtsCheckSummary['resume_version']>) =>
    isolated(name ?? date(created_at, { dateStyle: 'medium', timeStyle: 'short' }));
}

/** What was checked: the resume's name, and its version where that was a kept one. */
export function useCheckedName() {
  const versionName = useVersionName();
  return ({ resume_name, resume_version }: Pick<AtsCheckSummary, 'resume_name' | 'resume_version'>) =>
    resume_version ? `${isolated(resume_name)} · ${versionName(resume_version)}` : resume_name;
}
