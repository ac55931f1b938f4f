import { cancelPlan } from '@vitae/contract/billing';
import type { Profile } from '@vitae/contract/profile';
import { send } from '@vitae/remote-kit/send';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Text } from '@vitae/ui/text';
import { useState } from 'react';
import { useSubmit } from '../account/use-submit.ts';
import { useServices } from '../services.tsx';

const formatDay = (moment: string) =>
  new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(new Date(moment));

interface PaidPlanProps {
  profile: Profile;
  paidUntil: string;
  onCanceled(): void;
}

/** What someone has who has paid: until when, whether it is paid again, and the way out of that. */
export function PaidPlan({ profile, paidUntil, onCanceled }: PaidPlanProps) {
  const { platform } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const until = formatDay(paidUntil);
  const { submit, isBusy, failure } = useSubmit(async () => {
    const lastDay = formatDay((await send(platform.http, cancelPlan, {})).paid_until);
    setIsAsking(false);
    platform.notify('success', `${profile.plan} is canceled. It stays yours until ${lastDay}.`);
    onCanceled();
  });

  if (!profile.plan_renews) return <Text tone="soft">This is your plan until {until}. It ends then by itself.</Text>;
  return (
    <Stack gap="sm">
      <Text tone="soft">This is your plan. It renews on {until}.</Text>
      <Button onClick={() => setIsAsking(true)}>Cancel {profile.plan}</Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Cancel ${profile.plan}?`}
        description={`It stays yours until ${until}. After that nothing more is charged, and you go on with Free.`}
        width="small"
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>Keep it</Button>
            <Button look="danger" isBusy={isBusy} onClick={() => void submit(undefined)}>
              Cancel the plan
            </Button>
          </>
        }
      >
        {failure ? <Banner kind="error">{failure}</Banner> : null}
      </Dialog>
    </Stack>
  );
}
