import { useLingui } from '@lingui/react/macro';
import { isEmptyRichText } from '@vitae/documents/model/rich-text';
import { Stack } from '@vitae/ui/layout';
import { type ReactNode, useState } from 'react';
import { useEditor } from '../editor/resume-store.ts';
import { TextsField } from '../form/fields.tsx';
import { AwardsSection } from '../form/sections/awards.tsx';
import { CertificationsSection } from '../form/sections/certifications.tsx';
import { Columns } from '../form/sections/columns.tsx';
import { HobbiesSection } from '../form/sections/hobbies.tsx';
import { LanguagesSection } from '../form/sections/languages.tsx';
import { PERSONAL_FIELDS, PERSONAL_LABELS } from '../form/sections/personal-details.tsx';
import { type Drop, Part } from './part.tsx';
import type { Target } from './tray.tsx';

interface FurtherPartsProps {
  /** A field of one line, marked where its value is doubtful. */
  line(path: string[], label: string): ReactNode;
  drop(target: Target): Drop;
}

/** The parts that not every resume has: each is there where the file had something for it. */
export function FurtherParts({ line, drop }: FurtherPartsProps) {
  const { t } = useLingui();
  const resume = useEditor((state) => state.resume);
  // What was there at first stays while it is emptied.
  const [found] = useState(() => ({
    certifications: !isEmptyRichText(resume.certifications),
    awards: !isEmptyRichText(resume.awards),
    languages: resume.languages.length > 0,
    hobbies: resume.hobbies.length > 0,
    personal: PERSONAL_FIELDS.filter((name) => resume.personal[name] !== ''),
    other: resume.personal.other !== '',
  }));
  const projectLabel = (number: number) => t`Project ${number}`;
  return (
    <>
      {resume.projects.length > 0 ? (
        <Part title={t`Projects`}>
          {resume.projects.map((project, index) => (
            <Stack key={project.id} gap="md">
              <Columns>
                {line(['projects', project.id, 'name'], projectLabel(index + 1))}
                {line(['projects', project.id, 'organization'], t`Done for`)}
              </Columns>
              <TextsField path={['projects', project.id, 'description']} label={t`What you did`} rows={3} />
            </Stack>
          ))}
        </Part>
      ) : null}
      {found.certifications || !isEmptyRichText(resume.certifications) ? (
        <Part title={t`Certifications`} {...drop('certifications')}>
          <CertificationsSection />
        </Part>
      ) : null}
      {found.awards || !isEmptyRichText(resume.awards) ? (
        <Part title={t`Key achievements`} {...drop('awards')}>
          <AwardsSection />
        </Part>
      ) : null}
      {found.languages ? (
        <Part title={t`Languages`}>
          <LanguagesSection />
        </Part>
      ) : null}
      {found.hobbies ? (
        <Part title={t`Hobbies`}>
          <HobbiesSection />
        </Part>
      ) : null}
      {found.personal.length > 0 || found.other || resume.personal.other !== '' ? (
        <Part title={t`Personal details`} {...drop('other')}>
          <Columns>{found.personal.map((name) => line(['personal', name], t(PERSONAL_LABELS[name])))}</Columns>
          {found.other || resume.personal.other !== '' ? (
            <TextsField
              path={['personal', 'other']}
              label={t({ message: 'Other', context: 'personal details' })}
              rows={2}
            />
          ) : null}
        </Part>
      ) : null}
    </>
  );
}
