import { Menu } from '@vitae/ui/menu';
import { Globe, LayoutDashboard, LogOut, ScanSearch } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { useServices } from '../services.tsx';

const ENTRIES = [
  { label: 'Dashboard', path: '/resume-dashboard', icon: LayoutDashboard },
  { label: 'ATS Checker', path: '/ats-checker', icon: ScanSearch },
  { label: 'Choose Region', path: '/region-selection', icon: Globe },
];

interface UserMenuListProps {
  button: ReactElement<ComponentProps<'button'>>;
  isOpenAtFirst: boolean;
}

export function UserMenuList({ button, isOpenAtFirst }: UserMenuListProps) {
  const { navigation, platform } = useServices();
  return (
    <Menu
      trigger={button}
      defaultOpen={isOpenAtFirst}
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
  );
}
