import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Steps } from '@vitae/ui/steps';
import { useNavigate } from 'react-router-dom';

const STEPS = [
  { name: 'Template', label: msg`Template`, href: '/coverletter-template' },
  { name: 'Build', label: msg({ message: 'Build', context: 'step' }), href: '/coverletter-builder' },
  { name: 'Download', label: msg`Download`, href: '/coverletter-download' },
] as const;

/** Where one is on the way to a letter: template, build, download. */
export function FlowSteps({ current }: { current: (typeof STEPS)[number]['name'] }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Steps
      label={t`Cover letter steps`}
      steps={STEPS.map(({ label, href }) => ({ label: t(label), href }))}
      current={STEPS.findIndex((step) => step.name === current)}
      onNavigate={navigate}
    />
  );
}
