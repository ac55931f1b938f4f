import { Trans, useLingui } from '@lingui/react/macro';
import { REASON_MAX_LENGTH } from '@vitae/contract/admin';
import { useNotify } from '@vitae/remote-kit/platform';
import { Button } from '@vitae/ui/button';
import { Dialog } from '@vitae/ui/dialog';
import { TextAreaField } from '@vitae/ui/field';
import { Banner } from '@vitae/ui/message';
import { space } from '@vitae/ui/tokens';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useFailureText } from '../frame/asked.tsx';

const REASON_MIN_LENGTH = 3;

interface ReasonDialogProps {
  title: string;
  /** What will happen. */
  description: string;
  /** On the button that does it: `Roll back`. */
  action: string;
  /** It takes something away from somebody. */
  isDangerous?: boolean;
  /** What has to be filled in beside the reason. */
  children?: ReactNode;
  /** What is filled in beside the reason, and says so itself, is not right yet. */
  hasError?: boolean;
  /** Said once it is done. */
  done: string;
  onConfirm(reason: string): Promise<unknown>;
  onClose(): void;
}

/** Asks whether it is meant, and why: the reason stands in the audit log. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    description,
    action,
    isDangerous = false,
    children,
    hasError = false,
    done,
    onConfirm,
    onClose,
  } = props;
  const { t } = useLingui();
  const notify = useNotify();
  const failureText = useFailureText();
  const form = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (reason.trim().length < REASON_MIN_LENGTH) return setError(t`Say why, in a few words.`);
    setError(undefined);
    if (hasError) return;
    setFailure(undefined);
    setIsBusy(true);
    try {
      await onConfirm(reason.trim());
      notify('success', done);
      onClose();
    } catch (problem) {
      setFailure(failureText(problem));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      width="small"
      onClose={onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} look={isDangerous ? 'danger' : 'primary'} isBusy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} css={{ display: 'grid', gap: space.lg }}>
        {failure ? (
          <Banner kind="error">
            <span css={{ whiteSpace: 'pre-line' }}>{failure}</span>
          </Banner>
        ) : null}
        {children}
        <TextAreaField
          label={t`Reason`}
          isRequired
          rows={3}
          maxLength={REASON_MAX_LENGTH}
          hint={t`It stays in the audit log for good: name no person in it.`}
          error={error}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
