import { lazy } from 'react';

export const screens = {
  '/ai-chat-landingpage': lazy(() => import('./landing/landing-screen.tsx')),
  '/ai-chat': lazy(() => import('./chat/chat-screen.tsx')),
};
