import { RichTextSection } from './rich-text-section.tsx';

export function CertificationsSection() {
  return (
    <RichTextSection
      name="certifications"
      label="Certifications"
      hint="One a line: what it is, who gave it, the year."
    />
  );
}
