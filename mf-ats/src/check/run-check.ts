import { useQueryClient } from '@tanstack/react-query';
import { type AtsCheck, checkResume } from '@vitae/contract/ats';
import type { CallInput } from '@vitae/contract/call';
import { type HttpFailure, readHttpFailure } from '@vitae/remote-kit/http-error';
import { usePlatform } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import { useEffect, useRef, useState } from 'react';
import { keepCheck } from './checks.ts';

export type CheckFields = CallInput<typeof checkResume>['form'];

/** Longer than a queue of the API and a slow file together. */
const LIMIT_MS = 60_000;

/** Makes checks, one at a time. `sent` is how much of the request has left the browser, 0 to 1. */
export function useRunCheck() {
  const { http } = usePlatform();
  const client = useQueryClient();
  const controller = useRef<AbortController | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [sent, setSent] = useState(0);
  const [failure, setFailure] = useState<HttpFailure | null>(null);

  const cancel = () => {
    controller.current?.abort();
    controller.current = null;
  };
  useEffect(() => () => controller.current?.abort(), []);

  /** One check after the other; null when one failed or they were cancelled. */
  const run = async (forms: readonly CheckFields[]): Promise<AtsCheck[] | null> => {
    cancel();
    const own = new AbortController();
    const { signal } = own;
    controller.current = own;
    setIsRunning(true);
    setSent(0);
    setFailure(null);
    try {
      const onUploadProgress = ({ progress }: { progress?: number }) => setSent(progress ?? 0);
      const made: AtsCheck[] = [];
      for (const form of forms) {
        const { check } = await send(http, checkResume, { form }, { signal, timeout: LIMIT_MS, onUploadProgress });
        if (signal.aborted) return null;
        keepCheck(client, check);
        made.push(check);
      }
      return made;
    } catch (error) {
      if (!signal.aborted) setFailure(readHttpFailure(error));
      return null;
    } finally {
      // Another one may have begun since this one was cancelled.
      if (controller.current === own || controller.current === null) setIsRunning(false);
    }
  };
  return { run, cancel, isRunning, sent, failure, clearFailure: () => setFailure(null) };
}
