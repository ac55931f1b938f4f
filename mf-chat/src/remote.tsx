import { defineRemote } from '@vitae/remote-kit/define-remote';
import manifest from '../remote.json' with { type: 'json' };
import { AssistantScreen } from './assistant/assistant-screen.tsx';

export default defineRemote({ manifest, routes: { '/ai-chat-landingpage': AssistantScreen } });
