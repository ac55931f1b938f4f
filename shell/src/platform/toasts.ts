import type { NotificationKind, NotifyService } from '@vitae/contract/platform';
import { createListeners } from './listeners.ts';

interface Toast {
  kind: NotificationKind;
  message: string;
}

/** Toasts wait here until the code that shows them has been loaded, which the first toast sets off. */
export function createToastQueue() {
  const waiting: Toast[] = [];
  const listeners = createListeners();
  let hasToasts = false;
  const notify: NotifyService = (kind, message) => {
    waiting.push({ kind, message });
    hasToasts = true;
    listeners.tell();
  };
  return {
    notify,
    /** True from the first toast on. */
    get: () => hasToasts,
    take: () => waiting.splice(0),
    subscribe: listeners.add,
  };
}
