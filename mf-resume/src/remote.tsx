import { defineRemote } from '@vitae/remote-kit/define-remote';
import manifest from '../remote.json' with { type: 'json' };
import { ChooseFlowScreen } from './choose-flow/choose-flow-screen.tsx';

export default defineRemote({ manifest, routes: { '/choose-your-resumeflow': ChooseFlowScreen } });
