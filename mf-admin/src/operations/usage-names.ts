import { useLingui } from '@lingui/react/macro';

/** What plans count, in words. */
export function useUsageNames(): (kind: string) => string {
  const { t } = useLingui();
  const names: Record<string, string> = {
    cover_letters: t`Cover letters`,
    ai_texts: t`Suggestions`,
    ats_checks: t`ATS checks`,
    resumes: t`Resumes kept`,
  };
  return (kind) => names[kind] ?? kind;
}
