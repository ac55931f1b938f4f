import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { NotConfirmedError } from '../not-confirmed.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';

export type Confirmed = <T>(work: () => Promise<T>) => Promise<T>;

const ConfirmedContext = createContext<Confirmed | null>(null);

/** Does what needs a recent proof: where the API asks for one, the person is asked, and the work is done again. */
export function useConfirmed(): Confirmed {
  const confirmed = useContext(ConfirmedContext);
  if (!confirmed) throw new Error('useConfirmed() was called outside ConfirmedProvider');
  return confirmed;
}

interface ConfirmedProviderProps {
  hasPassword: boolean;
  hasPasskey: boolean;
  email: string;
  children: ReactNode;
}

export function ConfirmedProvider({ children, ...account }: ConfirmedProviderProps) {
  const [isAsking, setIsAsking] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(() => {});
  const finish = useCallback((isConfirmed: boolean) => {
    setIsAsking(false);
    answer.current(isConfirmed);
  }, []);

  const confirmed = useCallback<Confirmed>(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (readHttpFailure(error).code !== 'sign_in_again') throw error;
    }
    const isConfirmed = await new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setIsAsking(true);
    });
    if (!isConfirmed) throw new NotConfirmedError();
    return work();
  }, []);

  return (
    <ConfirmedContext value={confirmed}>
      {children}
      <ConfirmIdentity {...account} isOpen={isAsking} onConfirmed={() => finish(true)} onClose={() => finish(false)} />
    </ConfirmedContext>
  );
}
