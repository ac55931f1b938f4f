import { Trans, useLingui } from '@lingui/react/macro';
import { cancelPlan } from '@vitae/contract/billing';
import type { Profile } from '@vitae/contract/profile';
import { useFormats } from '@vitae/remote-kit/formats';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Text } from '@vitae/ui/text';
import { useState } from 'react';
import { useSubmit } from '../account/use-submit.ts';
import { useDataTexts } from '../data-texts/use-data-texts.ts';
import { useServices } from '../services.tsx';

interface PaidPlanProps {
  profile: Profile;
  paidUntil: string;
  onCanceled(): void;
}

/** What someone has who has paid: until when, whether it is paid again, and the way out of that. */
export function PaidPlan({ profile, paidUntil, onCanceled }: PaidPlanProps) {
  const { t } = useLingui();
  const { platform } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const formats = useFormats();
  const formatDay = (moment: string) => formats.date(moment, { dateStyle: 'long' });
  const until = formatDay(paidUntil);
  const plan = useDataTexts()(profile.plan);
  const { submit, isBusy, failure } = useSubmit(async () => {
    const lastDay = formatDay((await send(platform.http, cancelPlan, {})).paid_until);
    setIsAsking(false);
    platform.notify('success', t`${plan} is canceled. It stays yours until ${lastDay}.`);
    onCanceled();
  });

  if (!profile.plan_renews)
    return (
      <Text tone="soft">
        <Trans>This is your plan until {until}. It ends then by itself.</Trans>
      </Text>
    );
  return (
    <Stack gap="sm">
      <Text tone="soft">
        <Trans>This is your plan. It renews on {until}.</Trans>
      </Text>
      <Button onClick={() => setIsAsking(true)}>
        <Trans>Cancel {plan}</Trans>
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Cancel ${plan}?`}
        description={t`It stays yours until ${until}. After that nothing more is charged, and you go on with Free.`}
        width="small"
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>
              <Trans>Keep it</Trans>
            </Button>
            <Button look="danger" isBusy={isBusy} onClick={() => void submit(undefined)}>
              <Trans>Cancel the plan</Trans>
            </Button>
          </>
        }
      >
        {failure ? <Banner kind="error">{failure}</Banner> : null}
      </Dialog>
    </Stack>
  );
}
