import { defineRemote } from '@vitae/remote-kit/define-remote';
import manifest from '../remote.json' with { type: 'json' };
import { AssistantScreen } from './assistant/assistant-screen.tsx';
import { messages } from './messages.ts';

export default defineRemote({ manifest, messages, routes: { '/ai-chat-landingpage': AssistantScreen } });
