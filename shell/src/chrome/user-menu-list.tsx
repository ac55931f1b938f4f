import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Menu } from '@vitae/ui/menu';
import { CircleUserRound, Globe, LayoutDashboard, LogOut, ScanSearch } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { useServices } from '../services.tsx';

const ENTRIES = [
  { label: msg`Dashboard`, path: '/resume-dashboard', icon: LayoutDashboard },
  { label: msg`ATS Checker`, path: '/ats-checker', icon: ScanSearch },
  { label: msg`Choose Region`, path: '/region-selection', icon: Globe },
  { label: msg`Account`, path: '/account', icon: CircleUserRound },
];

interface UserMenuListProps {
  button: ReactElement<ComponentProps<'button'>>;
  isOpenAtFirst: boolean;
}

export function UserMenuList({ button, isOpenAtFirst }: UserMenuListProps) {
  const { t } = useLingui();
  const { navigation, platform } = useServices();
  return (
    <Menu
      trigger={button}
      defaultOpen={isOpenAtFirst}
      items={[
        ...ENTRIES.map(({ label, path, icon: Icon }) => ({
          label: t(label),
          icon: <Icon aria-hidden="true" />,
          href: path,
          onSelect: () => navigation.navigate(path),
        })),
        { label: t`Logout`, icon: <LogOut aria-hidden="true" />, onSelect: platform.auth.signOut },
      ]}
    />
  );
}
