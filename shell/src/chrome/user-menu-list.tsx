import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MenuEntry } from '@vitae/contract/remote';
import { Menu } from '@vitae/ui/menu';
import {
  CircleUserRound,
  FileText,
  Globe,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MessageCircle,
  ScanSearch,
} from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { useManifestTexts } from '../routes/manifest-texts.ts';
import { useServices } from '../services.tsx';

const ICONS: Record<MenuEntry['icon'], LucideIcon> = {
  dashboard: LayoutDashboard,
  scan: ScanSearch,
  document: FileText,
  chat: MessageCircle,
};

/** The shell's own, after those of the remotes. */
const OWN_ENTRIES = [
  { label: msg`Choose Region`, path: '/region-selection', icon: Globe },
  { label: msg`Account`, path: '/account', icon: CircleUserRound },
];

interface UserMenuListProps {
  button: ReactElement<ComponentProps<'button'>>;
  isOpenAtFirst: boolean;
}

export function UserMenuList({ button, isOpenAtFirst }: UserMenuListProps) {
  const { t } = useLingui();
  const { navigation, platform, channel } = useServices();
  const inLanguage = useManifestTexts();
  const entries = [
    ...Object.values(channel.remotes)
      .flatMap(({ menu }) => menu)
      .sort((a, b) => a.order - b.order)
      .map(({ label, path, icon }) => ({ label: inLanguage(label), path, icon: ICONS[icon] })),
    ...OWN_ENTRIES.map(({ label, ...entry }) => ({ ...entry, label: t(label) })),
  ];
  return (
    <Menu
      trigger={button}
      defaultOpen={isOpenAtFirst}
      items={[
        ...entries.map(({ label, path, icon: Icon }) => ({
          label,
          icon: <Icon aria-hidden="true" />,
          href: path,
          onSelect: () => navigation.navigate(path),
        })),
        { label: t`Logout`, icon: <LogOut aria-hidden="true" />, onSelect: platform.auth.signOut },
      ]}
    />
  );
}
