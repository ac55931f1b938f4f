import { useLingui } from '@lingui/react/macro';
import { RichTextSection } from './rich-text-section.tsx';

export function CertificationsSection() {
  const { t } = useLingui();
  return (
    <RichTextSection
      name="certifications"
      label={t`Certifications`}
      hint={t`One a line: what it is, who gave it, the year.`}
    />
  );
}
