import { usePlatform } from '@vitae/remote-kit/platform';
import { whenIdle } from '@vitae/remote-kit/when-idle';
import { useEffect } from 'react';

/**
 * While a screen with letters is open: brings them to the account of who is signed in, or signs in, and follows what
 * changes the open one elsewhere.
 */
export function useKeptLetters(): void {
  const platform = usePlatform();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let hasLeft = false;
    // A visitor's letters are in this browser only: nothing changes them elsewhere.
    const following = () => (platform.auth.getUser() ? import('./follow-open-letter.ts') : null);
    const begin = () =>
      Promise.all([import('./keep-in-account.ts'), following()]).then(
        ([{ keepLettersInAccount }, follow]) => {
          if (hasLeft) return;
          const ends = [keepLettersInAccount(platform), follow?.followOpenLetter(platform)];
          stop = () => {
            for (const end of ends) end?.();
          };
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
