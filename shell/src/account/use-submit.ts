import { isAxiosError } from 'axios';
import { useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useFailureMessage } from './failure-message.ts';
import { NotConfirmedError } from './not-confirmed.ts';

/**
 * Runs a form's call, one at a time: busy while it runs, and the failure as a sentence that stays until the next try.
 * What the API says of a field of `form` is shown at that field.
 */
export function useSubmit<Values>(
  send: (values: Values) => Promise<void>,
  form?: Values extends FieldValues ? Pick<UseFormReturn<Values>, 'setError' | 'getValues'> : never,
) {
  const failureMessage = useFailureMessage();
  const isUnderway = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const show = (error: unknown) => {
    if (error instanceof NotConfirmedError) return;
    const errors = Object.entries(readFieldErrors(error)).filter(([name]) => form && name in form.getValues());
    for (const [name, message] of errors)
      form?.setError(name as Path<Values & FieldValues>, { message }, { shouldFocus: true });
    if (errors.length === 0) setFailure(failureMessage(error));
  };

  const submit = async (values: Values) => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      show(error);
    } finally {
      isUnderway.current = false;
      setIsBusy(false);
    }
  };
  return { submit, isBusy, failure };
}

function readFieldErrors(error: unknown): Record<string, string> {
  if (!isAxiosError<{ fields?: Record<string, string> }>(error)) return {};
  return error.response?.data?.fields ?? {};
}
