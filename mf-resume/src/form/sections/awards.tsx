import { useLingui } from '@lingui/react/macro';
import { RichTextSection } from './rich-text-section.tsx';

export function AwardsSection() {
  const { t } = useLingui();
  return <RichTextSection name="awards" label={t`Key achievements`} hint={t`Prizes, records, results: one a line.`} />;
}
