import { lazyScreen } from '@vitae/remote-kit/lazy-screen';

export const screens = {
  '/ai-chat-landingpage': lazyScreen(() => import('./landing/landing-screen.tsx')),
  '/ai-chat': lazyScreen(() => import('./chat/chat-screen.tsx')),
};
