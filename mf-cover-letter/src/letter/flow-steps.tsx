import { Steps } from '@vitae/ui/steps';
import { useNavigate } from 'react-router-dom';

const STEPS = [
  { label: 'Template', href: '/coverletter-template' },
  { label: 'Build', href: '/coverletter-builder' },
  { label: 'Download', href: '/coverletter-download' },
] as const;

/** Where one is on the way to a letter: template, build, download. */
export function FlowSteps({ current }: { current: (typeof STEPS)[number]['label'] }) {
  const navigate = useNavigate();
  return (
    <Steps
      label="Cover letter steps"
      steps={STEPS}
      current={STEPS.findIndex((step) => step.label === current)}
      onNavigate={navigate}
    />
  );
}
