import { usePlatform } from '@vitae/remote-kit/platform';
import { whenIdle } from '@vitae/remote-kit/when-idle';
import { useEffect } from 'react';

/** While a screen with letters is open: brings them to the account of who is signed in, or signs in. */
export function useKeptLetters(): void {
  const platform = usePlatform();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let hasLeft = false;
    const begin = () =>
      import('./keep-in-account.ts').then(
        ({ keepLettersInAccount }) => {
          if (!hasLeft) stop = keepLettersInAccount(platform);
        },
        () => {},
      );
    whenIdle(() => void begin());
    return () => {
      hasLeft = true;
      stop?.();
    };
  }, [platform]);
}
