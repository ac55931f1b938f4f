import { RichTextSection } from './rich-text-section.tsx';

export function AwardsSection() {
  return <RichTextSection name="awards" label="Key achievements" hint="Prizes, records, results: one a line." />;
}
