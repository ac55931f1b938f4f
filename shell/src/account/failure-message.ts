import { useLingui } from '@lingui/react/macro';
import { readHttpFailure } from '@vitae/remote-kit/http-error';

/** Makes a sentence for people of a failed call: the server's own, or what the kind of failure allows to say. */
export function useFailureMessage(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    const { status, serverMessage } = readHttpFailure(error);
    if (status === null) return t`Vitae cannot be reached. Check your connection and try again.`;
    return serverMessage ?? t`Something went wrong on our side. Please try again.`;
  };
}
