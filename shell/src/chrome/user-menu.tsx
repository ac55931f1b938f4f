import { Button } from '@vitae/ui/button';
import { ChevronDown, Globe, LayoutDashboard, LogOut, ScanSearch, UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useServices } from '../services.tsx';

// The menu's positioning code is a third of the header's weight and not needed until the menu opens.
const Menu = lazy(() => import('@vitae/ui/menu').then((module) => ({ default: module.Menu })));

const ENTRIES = [
  { label: 'Dashboard', path: '/resume-dashboard', icon: LayoutDashboard },
  { label: 'ATS Checker', path: '/ats-checker', icon: ScanSearch },
  { label: 'Choose Region', path: '/region-selection', icon: Globe },
];

/** Top right, when someone is signed in: their name, and what belongs to them. */
export function UserMenu({ username }: { username: string }) {
  const { navigation, session } = useServices();
  const [isWanted, setIsWanted] = useState(false);
  const trigger = (
    <Button
      aria-haspopup="menu"
      onPointerEnter={() => setIsWanted(true)}
      onFocus={() => setIsWanted(true)}
      onClick={() => setIsWanted(true)}
    >
      <UserRound aria-hidden="true" />
      <span css={{ maxWidth: '12ch', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {username}
      </span>
      <ChevronDown aria-hidden="true" />
    </Button>
  );
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <Menu
        trigger={trigger}
        items={[
          ...ENTRIES.map(({ label, path, icon: Icon }) => ({
            label,
            icon: <Icon aria-hidden="true" />,
            href: path,
            onSelect: () => navigation.navigate(path),
          })),
          { label: 'Logout', icon: <LogOut aria-hidden="true" />, onSelect: () => session.end('user') },
        ]}
      />
    </Suspense>
  );
}
