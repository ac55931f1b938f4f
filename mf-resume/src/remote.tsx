import { defineRemote } from '@vitae/remote-kit/define-remote';
import manifest from '../remote.json' with { type: 'json' };
import { ChooseFlowScreen } from './choose-flow/choose-flow-screen.tsx';
import { messages } from './messages.ts';

export default defineRemote({ manifest, messages, routes: { '/choose-your-resumeflow': ChooseFlowScreen } });
