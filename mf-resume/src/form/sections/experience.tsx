import { useLingui } from '@lingui/react/macro';
import * as calls from '@vitae/contract/resumes';
import { workExperienceSchema } from '@vitae/documents/model/resume';
import { setField, useEditor } from '../../editor/resume-store.ts';
import { Entries } from '../entries.tsx';
import { JOB_WORDS } from '../entry-words.ts';
import { DateField, LineField } from '../fields.tsx';
import type { Help } from '../writing-help.tsx';
import { Columns } from './columns.tsx';
import { CurrentField } from './current-field.tsx';
import { Description } from './description.tsx';
import { usePeriod } from './period.ts';
import type { SectionProps } from './section-props.ts';

function append(path: readonly string[], before: string, lines: string): void {
  setField(path, [before.trimEnd(), lines].filter(Boolean).join('\n'));
}

function currentDescription(list: 'workExperience', id: string): string {
  return useEditor.getState().resume[list].find((entry) => entry.id === id)?.description ?? '';
}

export function ExperienceSection({ subStep, onSubStep }: SectionProps) {
  const { t } = useLingui();
  const period = usePeriod();
  return (
    <Entries
      path={['workExperience']}
      words={JOB_WORDS}
      openId={subStep}
      onOpen={onSubStep}
      make={(id) => workExperienceSchema.parse({ id, description: '' })}
      headOf={(job) => ({
        title: [job.jobTitle, job.company].filter(Boolean).join(', '),
        detail: period(job),
      })}
    >
      {(job) => {
        const path = ['workExperience', job.id];
        const suggest: Help<typeof calls.suggestHistory> = {
          kind: 'history',
          label: t`Suggest lines`,
          call: calls.suggestHistory,
          input: () => (job.jobTitle.trim() === '' ? null : { body: { job_title: job.jobTitle.slice(0, 200) } }),
          nothing: t`Say the job title first: suggestions follow from it.`,
          useLabel: t`Add`,
          onUse: (lines) => append([...path, 'description'], currentDescription('workExperience', job.id), lines),
        };
        const fromNotes: Help<typeof calls.generateDescription> = {
          kind: 'description',
          label: t`Make a list of my notes`,
          call: calls.generateDescription,
          input: () =>
            job.description.trim() === ''
              ? null
              : {
                  body: {
                    job_title: job.jobTitle.slice(0, 200),
                    company: job.company.slice(0, 200),
                    notes: job.description.slice(0, 5000),
                  },
                },
          nothing: t`Write down in a few words what you did; a list is made of it.`,
          useLabel: t`Put it in its place`,
          onUse: (lines) => setField([...path, 'description'], lines),
        };
        return (
          <>
            <Columns>
              <LineField path={[...path, 'jobTitle']} label={t`Job title`} />
              <LineField path={[...path, 'company']} label={t`Employer`} />
              <DateField path={[...path, 'startDate']} label={t({ message: 'Start', context: 'date' })} />
              {job.current ? null : (
                <DateField path={[...path, 'endDate']} label={t({ message: 'End', context: 'date' })} />
              )}
              <LineField path={[...path, 'location']} label={t({ message: 'Place', context: 'of work or study' })} />
              <LineField path={[...path, 'url']} label={t`Website`} />
            </Columns>
            <CurrentField path={path} label={t`I still work here`} />
            <Description
              path={[...path, 'description']}
              label={t`What you did`}
              helps={[suggest as unknown as Help, fromNotes as unknown as Help]}
            />
          </>
        );
      }}
    </Entries>
  );
}
