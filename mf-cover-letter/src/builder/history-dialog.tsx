import { useLingui } from '@lingui/react/macro';
import { useUser } from '@vitae/remote-kit/platform';
import { Dialog } from '@vitae/ui/dialog';
import { LetterList } from '../letters/letter-list.tsx';

interface HistoryDialogProps {
  isOpen: boolean;
  onRestored(): void;
  onClose(): void;
}

export default function HistoryDialog({ isOpen, onRestored, onClose }: HistoryDialogProps) {
  const { t } = useLingui();
  const isUser = useUser() !== null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Your letters`}
      description={
        isUser
          ? t`Kept in your account, with their adverts, on every device.`
          : t`Kept in this browser only, until you delete them or log out.`
      }
    >
      <LetterList heading="h3" onOpened={onRestored} />
    </Dialog>
  );
}
