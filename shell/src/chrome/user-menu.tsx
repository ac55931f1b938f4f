import { Button } from '@vitae/ui/button';
import { ChevronDown, UserRound } from 'lucide-react';
import { cloneElement, lazy, Suspense, useState } from 'react';

// A visitor never needs it, and who is signed in sees the button before it has come.
const UserMenuList = lazy(() => import('./user-menu-list.tsx').then((module) => ({ default: module.UserMenuList })));

/** Top right, when someone is signed in: their name, and what belongs to them. */
export function UserMenu({ username }: { username: string }) {
  // A click that comes before the menu's code opens the menu as soon as it has come.
  const [wanted, setWanted] = useState(false);
  const button = (
    <Button aria-haspopup="menu">
      <UserRound aria-hidden="true" />
      <span css={{ maxWidth: '12ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
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
