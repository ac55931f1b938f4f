import { useLingui } from '@lingui/react/macro';
import { projectSchema } from '@vitae/documents/model/resume';
import { Entries } from '../entries.tsx';
import { PROJECT_WORDS } from '../entry-words.ts';
import { DateField, LineField, NamesField } from '../fields.tsx';
import { Columns } from './columns.tsx';
import { CurrentField } from './current-field.tsx';
import { Description } from './description.tsx';
import { usePeriod } from './period.ts';
import type { SectionProps } from './section-props.ts';

export function ProjectsSection({ subStep, onSubStep }: SectionProps) {
  const { t } = useLingui();
  const period = usePeriod();
  return (
    <Entries
      path={['projects']}
      words={PROJECT_WORDS}
      openId={subStep}
      onOpen={onSubStep}
      make={(id) => projectSchema.parse({ id })}
      headOf={(project) => ({ title: project.name, detail: period(project) })}
    >
      {(project) => {
        const path = ['projects', project.id];
        return (
          <>
            <Columns>
              <LineField path={[...path, 'name']} label={t`Name`} />
              <LineField path={[...path, 'organization']} label={t`Done for`} />
              <DateField path={[...path, 'startDate']} label={t({ message: 'Start', context: 'date' })} />
              {project.current ? null : (
                <DateField path={[...path, 'endDate']} label={t({ message: 'End', context: 'date' })} />
              )}
              <LineField path={[...path, 'url']} label={t({ message: 'Address', context: 'of a web page' })} />
              <NamesField path={[...path, 'keywords']} label={t`Keywords`} hint={t`With commas between.`} />
            </Columns>
            <CurrentField path={path} label={t`It goes on`} />
            <Description path={[...path, 'description']} label={t`What it is and what you did`} />
          </>
        );
      }}
    </Entries>
  );
}
