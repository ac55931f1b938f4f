import { useLingui } from '@lingui/react/macro';
import { educationSchema } from '@vitae/documents/model/resume';
import { Entries } from '../entries.tsx';
import { SCHOOL_WORDS } from '../entry-words.ts';
import { DateField, LineField, NamesField, TextsField } from '../fields.tsx';
import { Columns } from './columns.tsx';
import { CurrentField } from './current-field.tsx';
import { usePeriod } from './period.ts';
import type { SectionProps } from './section-props.ts';

export function EducationSection({ subStep, onSubStep }: SectionProps) {
  const { t } = useLingui();
  const period = usePeriod();
  return (
    <Entries
      path={['education']}
      words={SCHOOL_WORDS}
      openId={subStep}
      onOpen={onSubStep}
      make={(id) => educationSchema.parse({ id })}
      headOf={(school) => ({
        title: [school.degree, school.institution].filter(Boolean).join(', '),
        detail: period(school),
      })}
    >
      {(school) => {
        const path = ['education', school.id];
        return (
          <>
            <Columns>
              <LineField path={[...path, 'degree']} label={t`Degree`} placeholder={t`e.g. Bachelor of Science`} />
              <LineField path={[...path, 'fieldOfStudy']} label={t({ message: 'Subject', context: 'of a degree' })} />
              <LineField path={[...path, 'institution']} label={t`School`} />
              <LineField path={[...path, 'location']} label={t({ message: 'Place', context: 'of work or study' })} />
              <DateField path={[...path, 'startDate']} label={t({ message: 'Start', context: 'date' })} />
              {school.current ? null : (
                <DateField path={[...path, 'endDate']} label={t({ message: 'End', context: 'date' })} />
              )}
              <LineField path={[...path, 'score']} label={t({ message: 'Grade', context: 'of a degree' })} />
              <NamesField path={[...path, 'courses']} label={t`Courses`} hint={t`With commas between.`} />
            </Columns>
            <CurrentField path={path} label={t`I am still studying here`} />
            <TextsField
              path={[...path, 'description']}
              label={t({ message: 'More', context: 'of a school' })}
              rows={3}
            />
          </>
        );
      }}
    </Entries>
  );
}
