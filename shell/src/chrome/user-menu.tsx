import { Button } from '@vitae/ui/button';
import { ChevronDown, UserRound } from 'lucide-react';
import { cloneElement, Suspense, useState } from 'react';
import { loadLater } from '../load-later.ts';

// A visitor never needs it, and who is signed in sees the button before it has come.
const UserMenuList = loadLater(
  async () => (await import('./user-menu-list.tsx')).UserMenuList,
  ({ button, onRetry }) => cloneElement(button, { onClick: onRetry }),
);

/** Top right, when someone is signed in: their name, and what belongs to them. */
export function UserMenu({ username }: { username: string }) {
  // A click that comes before the menu's code opens the menu as soon as it has come.
  const [wanted, setWanted] = useState(false);
  const button = (
    <Button aria-haspopup="menu">
      <UserRound aria-hidden="true" />
      <span css={{ maxWidth: '7.5em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {username}
      </span>
      <ChevronDown aria-hidden="true" />
    </Button>
  );
  return (
    <Suspense fallback={cloneElement(button, { onClick: () => setWanted(true) })}>
      <UserMenuList button={button} isOpenAtFirst={wanted} />
    </Suspense>
  );
}
