import { useState } from 'react';
import { failureMessage } from './failure-message.ts';

/** Runs a form's call: busy while it runs, and the failure as a sentence that stays until the next try. */
export function useSubmit<Values>(send: (values: Values) => Promise<void>) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (values: Values) => {
    setIsBusy(true);
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      setFailure(failureMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  return { submit, isBusy, failure };
}
