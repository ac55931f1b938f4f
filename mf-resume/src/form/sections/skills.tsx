import { useLingui } from '@lingui/react/macro';
import * as calls from '@vitae/contract/resumes';
import { Stack } from '@vitae/ui/layout';
import { edit, useEditor } from '../../editor/resume-store.ts';
import { type Help, WritingHelp } from '../writing-help.tsx';
import { ShortList } from './short-list.tsx';
import { withoutPhoto } from './without-photo.ts';

export function SkillsSection() {
  const { t } = useLingui();
  const resume = useEditor((state) => state.resume);
  const suggest: Help<typeof calls.suggestSkills> = {
    kind: 'skills',
    label: t`Suggest skills`,
    call: calls.suggestSkills,
    input: () => ({ body: { job_title: resume.personal.jobTitle.slice(0, 200), data: withoutPhoto(resume) } }),
    nothing: t`No further skills are known for this job title.`,
    useLabel: t`Add`,
    onUse: (name) =>
      edit((before) => ({ ...before, skills: [...before.skills, { name: name.trim(), level: '', keywords: [] }] })),
  };
  return (
    <Stack gap="lg">
      <ShortList
        list="skills"
        nameLabel={t`Skill or group`}
        detailLabel={t`Skills of the group`}
        detail="keywords"
        addLabel={t`Add a skill`}
      />
      <WritingHelp helps={[suggest as unknown as Help]} />
    </Stack>
  );
}
