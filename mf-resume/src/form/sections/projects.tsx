import { projectSchema } from '@vitae/documents/model/resume';
import { useEditor } from '../../editor/resume-store.ts';
import { Entries } from '../entries.tsx';
import { DateField, LineField, NamesField } from '../fields.tsx';
import { Columns } from './columns.tsx';
import { CurrentField } from './current-field.tsx';
import { Description } from './description.tsx';
import { period } from './period.ts';
import type { SectionProps } from './section-props.ts';

export function ProjectsSection({ subStep, onSubStep }: SectionProps) {
  const resume = useEditor((state) => state.resume);
  return (
    <Entries
      path={['projects']}
      noun="project"
      openId={subStep}
      onOpen={onSubStep}
      make={(id) => projectSchema.parse({ id })}
      headOf={(project) => ({ title: project.name, detail: period(resume, project) })}
    >
      {(project) => {
        const path = ['projects', project.id];
        return (
          <>
            <Columns>
              <LineField path={[...path, 'name']} label="Name" />
              <LineField path={[...path, 'organization']} label="Done for" />
              <DateField path={[...path, 'startDate']} label="Start" />
              {project.current ? null : <DateField path={[...path, 'endDate']} label="End" />}
              <LineField path={[...path, 'url']} label="Address" />
              <NamesField path={[...path, 'keywords']} label="Keywords" hint="With commas between." />
            </Columns>
            <CurrentField path={path} label="It goes on" />
            <Description path={[...path, 'description']} label="What it is and what you did" />
          </>
        );
      }}
    </Entries>
  );
}
