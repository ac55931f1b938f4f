import { color, font, HEADER_HEIGHT_PX } from '@vitae/ui/tokens';
import { useEffect, useSyncExternalStore } from 'react';
import { Toaster, toast } from 'sonner';
import { useServices } from '../services.tsx';
import { TOAST_DURATION_MS } from './toast-duration.ts';

const MAX_VISIBLE_TOASTS = 3;

export function ToastList() {
  const { toasts, theme } = useServices();
  const currentTheme = useSyncExternalStore(theme.subscribe, theme.get);
  useEffect(() => {
    const show = () => {
      for (const { kind, message } of toasts.take()) toast[kind](message);
    };
    show();
    return toasts.subscribe(show);
  }, [toasts]);
  return (
    <Toaster
      position="top-right"
      duration={TOAST_DURATION_MS}
      visibleToasts={MAX_VISIBLE_TOASTS}
      theme={currentTheme}
      offset={{ top: HEADER_HEIGHT_PX + 12 }}
      mobileOffset={{ top: HEADER_HEIGHT_PX + 8 }}
      toastOptions={{
        style: { fontFamily: font.sans, background: color.raised, color: color.ink, borderColor: color.line },
      }}
    />
  );
}
