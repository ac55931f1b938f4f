import { Banner } from '@vitae/ui/message';
import { HEADER_HEIGHT_PX, space } from '@vitae/ui/tokens';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { loadLater } from '../load-later.ts';
import { useServices } from '../services.tsx';
import { TOAST_DURATION_MS } from './toast-duration.ts';

const ToastList = loadLater(async () => (await import('./toast-list.tsx')).ToastList, PlainToasts);

/** Nothing until the first toast; its code is loaded then. */
export function Toasts() {
  const { toasts } = useServices();
  const hasToasts = useSyncExternalStore(toasts.subscribe, toasts.get);
  return hasToasts ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null;
}

/** Says the same without the library that could not be loaded, which the next toast asks for again. */
function PlainToasts({ onRetry }: { onRetry(): void }) {
  const { toasts } = useServices();
  const [messages, setMessages] = useState<string[]>([]);
  useEffect(() => {
    setMessages(toasts.take().map(({ message }) => message));
    const clearing = setTimeout(() => setMessages([]), TOAST_DURATION_MS);
    const unsubscribe = toasts.subscribe(onRetry);
    return () => {
      clearTimeout(clearing);
      unsubscribe();
    };
  }, [toasts, onRetry]);
  return (
    <div
      css={{ position: 'fixed', top: HEADER_HEIGHT_PX + 12, insetInlineEnd: space.lg, zIndex: 90, maxWidth: '92vw' }}
    >
      {messages.map((message) => (
        <Banner key={message} kind="info">
          {message}
        </Banner>
      ))}
    </div>
  );
}
