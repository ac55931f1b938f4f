import { lazyScreen } from '@vitae/remote-kit/lazy-screen';

export const screens = {
  '/ai-chat-landingpage': lazyScreen(
    () => import(/* webpackChunkName: "/ai-chat-landingpage" */ './landing/landing-screen.tsx'),
  ),
  '/ai-chat': lazyScreen(() => import(/* webpackChunkName: "/ai-chat" */ './chat/chat-screen.tsx')),
};
