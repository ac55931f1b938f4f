import * as calls from '@vitae/contract/resumes';
import { workExperienceSchema } from '@vitae/documents/model/resume';
import { setField, useEditor } from '../../editor/resume-store.ts';
import { Entries } from '../entries.tsx';
import { DateField, LineField } from '../fields.tsx';
import type { Help } from '../writing-help.tsx';
import { Columns } from './columns.tsx';
import { CurrentField } from './current-field.tsx';
import { Description } from './description.tsx';
import { period } from './period.ts';
import type { SectionProps } from './section-props.ts';

function append(path: readonly string[], before: string, lines: string): void {
  setField(path, [before.trimEnd(), lines].filter(Boolean).join('\n'));
}

function currentDescription(list: 'workExperience', id: string): string {
  return useEditor.getState().resume[list].find((entry) => entry.id === id)?.description ?? '';
}

export function ExperienceSection({ subStep, onSubStep }: SectionProps) {
  const resume = useEditor((state) => state.resume);
  return (
    <Entries
      path={['workExperience']}
      noun="job"
      openId={subStep}
      onOpen={onSubStep}
      make={(id) => workExperienceSchema.parse({ id, description: '' })}
      headOf={(job) => ({
        title: [job.jobTitle, job.company].filter(Boolean).join(', '),
        detail: period(resume, job),
      })}
    >
      {(job) => {
        const path = ['workExperience', job.id];
        const suggest: Help<typeof calls.suggestHistory> = {
          label: 'Suggest lines',
          call: calls.suggestHistory,
          input: () => (job.jobTitle.trim() === '' ? null : { body: { job_title: job.jobTitle.slice(0, 200) } }),
          nothing: 'Say the job title first: suggestions follow from it.',
          useLabel: 'Add',
          onUse: (lines) => append([...path, 'description'], currentDescription('workExperience', job.id), lines),
        };
        const fromNotes: Help<typeof calls.generateDescription> = {
          label: 'Make a list of my notes',
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
          nothing: 'Write down in a few words what you did; a list is made of it.',
          useLabel: 'Put it in its place',
          onUse: (lines) => setField([...path, 'description'], lines),
        };
        return (
          <>
            <Columns>
              <LineField path={[...path, 'jobTitle']} label="Job title" />
              <LineField path={[...path, 'company']} label="Employer" />
              <DateField path={[...path, 'startDate']} label="Start" />
              {job.current ? null : <DateField path={[...path, 'endDate']} label="End" />}
              <LineField path={[...path, 'location']} label="Place" />
              <LineField path={[...path, 'url']} label="Website" />
            </Columns>
            <CurrentField path={path} label="I still work here" />
            <Description
              path={[...path, 'description']}
              label="What you did"
              helps={[suggest as unknown as Help, fromNotes as unknown as Help]}
            />
          </>
        );
      }}
    </Entries>
  );
}
