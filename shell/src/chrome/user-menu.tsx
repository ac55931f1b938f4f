import { Button } from '@vitae/ui/button';
import { ChevronDown, Globe, LayoutDashboard, LogOut, ScanSearch, UserRound } from 'lucide-react';
import { cloneElement, lazy, Suspense, useState } from 'react';
import { useServices } from '../services.tsx';

// A visitor never needs it, and who is signed in sees the button before it has come.
const Menu = lazy(() => import('@vitae/ui/menu').then((module) => ({ default: module.Menu })));

const ENTRIES = [
  { label: 'Dashboard', path: '/resume-dashboard', icon: LayoutDashboard },
  { label: 'ATS Checker', path: '/ats-checker', icon: ScanSearch },
  { label: 'Choose Region', path: '/region-selection', icon: Globe },
];

/** Top right, when someone is signed in: their name, and what belongs to them. */
export function UserMenu({ username }: { username: string }) {
  const { navigation, platform } = useServices();
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
      <Menu
        trigger={button}
        defaultOpen={wanted}
        items={[
          ...ENTRIES.map(({ label, path, icon: Icon }) => ({
            label,
            icon: <Icon aria-hidden="true" />,
            href: path,
            onSelect: () => navigation.navigate(path),
          })),
          { label: 'Logout', icon: <LogOut aria-hidden="true" />, onSelect: platform.auth.signOut },
        ]}
      />
    </Suspense>
  );
}
