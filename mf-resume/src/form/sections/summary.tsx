import { useLingui } from '@lingui/react/macro';
import * as calls from '@vitae/contract/resumes';
import { Stack } from '@vitae/ui/layout';
import { setField, useEditor } from '../../editor/resume-store.ts';
import { TextsField } from '../fields.tsx';
import { type Help, WritingHelp } from '../writing-help.tsx';
import { withoutPhoto } from './without-photo.ts';

export function SummarySection() {
  const { t } = useLingui();
  const resume = useEditor((state) => state.resume);
  const hasTitle = [resume.personal, ...resume.workExperience].some(({ jobTitle }) => jobTitle.trim() !== '');
  const write: Help<typeof calls.generateSummary> = {
    kind: 'summary',
    label: t`Propose a summary`,
    call: calls.generateSummary,
    input: () => ({ body: { data: withoutPhoto(resume) } }),
    nothing: hasTitle
      ? t`No summary can be proposed: the built-in writer knows English and Arabic only.`
      : t`Fill in a job or a job title first: the summary says nothing that the resume does not.`,
    useLabel: t`Use this one`,
    onUse: (summary) => setField(['personal', 'profile'], summary),
  };
  return (
    <Stack gap="md">
      <TextsField
        path={['personal', 'profile']}
        label={t`Summary`}
        rows={6}
        hint={t`Two or three sentences: who you are at work, what you have done, what you look for.`}
      />
      <WritingHelp helps={[write as unknown as Help]} />
    </Stack>
  );
}
