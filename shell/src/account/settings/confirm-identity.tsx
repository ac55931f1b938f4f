import { Trans, useLingui } from '@lingui/react/macro';
import { askProofPasskey, confirmIdentity, type Proof } from '@vitae/contract/account';
import { send } from '@vitae/remote-kit/send';
import { Dialog } from '@vitae/ui/dialog';
import { useServices } from '../../services.tsx';
import { ProofForm } from './proof-form.tsx';

interface ConfirmIdentityProps {
  isOpen: boolean;
  hasPassword: boolean;
  hasPasskey: boolean;
  email: string;
  onConfirmed(): void;
  onClose(): void;
}

/** Asks who sits there, before something changes that protects the account. */
export function ConfirmIdentity({ isOpen, onConfirmed, onClose, ...account }: ConfirmIdentityProps) {
  const { t } = useLingui();
  const { platform } = useServices();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Confirm that it is you`}
      description={t`You are about to change something that protects your account.`}
      width="small"
    >
      <ProofForm
        {...account}
        onProof={async (proof: Proof) => {
          await send(platform.http, confirmIdentity, { body: proof });
          onConfirmed();
        }}
        askPasskey={() => send(platform.http, askProofPasskey, {})}
        submitLabel={<Trans>Confirm</Trans>}
      />
    </Dialog>
  );
}
