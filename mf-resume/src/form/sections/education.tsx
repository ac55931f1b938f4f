import { educationSchema } from '@vitae/documents/model/resume';
import { useEditor } from '../../editor/resume-store.ts';
import { Entries } from '../entries.tsx';
import { DateField, LineField, NamesField, TextsField } from '../fields.tsx';
import { Columns } from './columns.tsx';
import { CurrentField } from './current-field.tsx';
import { period } from './period.ts';
import type { SectionProps } from './section-props.ts';

export function EducationSection({ subStep, onSubStep }: SectionProps) {
  const resume = useEditor((state) => state.resume);
  return (
    <Entries
      path={['education']}
      noun="school"
      openId={subStep}
      onOpen={onSubStep}
      make={(id) => educationSchema.parse({ id })}
      headOf={(school) => ({
        title: [school.degree, school.institution].filter(Boolean).join(', '),
        detail: period(resume, school),
      })}
    >
      {(school) => {
        const path = ['education', school.id];
        return (
          <>
            <Columns>
              <LineField path={[...path, 'degree']} label="Degree" placeholder="e.g. Bachelor of Science" />
              <LineField path={[...path, 'fieldOfStudy']} label="Subject" />
              <LineField path={[...path, 'institution']} label="School" />
              <LineField path={[...path, 'location']} label="Place" />
              <DateField path={[...path, 'startDate']} label="Start" />
              {school.current ? null : <DateField path={[...path, 'endDate']} label="End" />}
              <LineField path={[...path, 'score']} label="Grade" />
              <NamesField path={[...path, 'courses']} label="Courses" hint="With commas between." />
            </Columns>
            <CurrentField path={path} label="I am still studying here" />
            <TextsField path={[...path, 'description']} label="More" rows={3} />
          </>
        );
      }}
    </Entries>
  );
}
