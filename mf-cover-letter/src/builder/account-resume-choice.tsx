import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { listResumeSummaries } from '@vitae/contract/resumes';
import { usePlatform } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { SelectField } from '@vitae/ui/field';
import { chooseAccountResume } from '../letter/account-resume.ts';
import { useResumeFile } from '../letter/resume-file.ts';

/** A resume of the account in place of a file. Nothing where the account has none. */
export default function AccountResumeChoice() {
  const { http, notify } = usePlatform();
  const { t } = useLingui();
  const chosen = useResumeFile((state) => state.accountId);
  const { data } = useQuery({
    queryKey: ['resume-summaries'],
    queryFn: async ({ signal }) => (await send(http, listResumeSummaries, {}, { signal })).resumes,
    // One that was written a moment ago is to be seen.
    staleTime: 0,
  });
  if (!data || data.length === 0) return null;
  const choose = (id: string) =>
    chooseAccountResume(http, id).catch(() =>
      notify('error', t`Your resume could not be taken over. Please choose its file.`),
    );
  return (
    <SelectField
      label={t`Or a resume of your account`}
      options={[{ value: '', label: t`Choose…` }, ...data.map(({ id, title }) => ({ value: id, label: title }))]}
      value={chosen ?? ''}
      onChange={(event) => event.target.value && void choose(event.target.value)}
    />
  );
}
