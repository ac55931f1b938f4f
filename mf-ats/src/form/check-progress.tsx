import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@vitae/ui/button';
import { Card, Row, Stack } from '@vitae/ui/layout';
import { ProgressBar } from '@vitae/ui/progress';
import { Text } from '@vitae/ui/text';
import { useEffect, useState } from 'react';

const STEPS = [
  msg`Reading your resume as software does…`,
  msg`Comparing it with the advert…`,
  msg`Looking for what would raise the score most…`,
];
const STEPS_ALONE = [STEPS[0]!, STEPS[2]!];
/** How long a step's sentence stands before the next; the last one stands until the report is there. */
const STEP_MS = 900;

interface CheckProgressProps {
  /** How much of the request has left the browser, 0 to 1. */
  sent: number;
  hasAdvert: boolean;
  onCancel(): void;
}

/** What is going on, and a way out of it. */
export function CheckProgress({ sent, hasAdvert, onCancel }: CheckProgressProps) {
  const { t } = useLingui();
  const steps = hasAdvert ? STEPS : STEPS_ALONE;
  const [step, setStep] = useState(0);
  const isSent = sent >= 1;
  useEffect(() => {
    if (!isSent) return;
    const timer = setInterval(() => setStep((before) => Math.min(before + 1, steps.length - 1)), STEP_MS);
    return () => clearInterval(timer);
  }, [isSent, steps]);
  return (
    <Card>
      <Stack gap="md">
        <Row justify="space-between">
          <Text role="status">{isSent ? t(steps[step]!) : t`Sending your resume…`}</Text>
          <Button size="small" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
        <ProgressBar label={t`Progress of the check`} {...(!isSent && { value: sent })} />
      </Stack>
    </Card>
  );
}
