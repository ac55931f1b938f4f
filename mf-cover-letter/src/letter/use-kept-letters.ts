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
    const begin = () =>
      Promise.all([import('./keep-in-account.ts'), import('./follow-open-letter.ts')]).then(
        ([{ keepLettersInAccount }, { followOpenLetter }]) => {
          if (hasLeft) return;
          const ends = [keepLettersInAccount(platform), followOpenLetter(platform)];
          stop = () => {
            for (const end of ends) end();
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
