import { defineRemote } from '@vitae/remote-kit/define-remote';
import manifest from '../remote.json' with { type: 'json' };
import { AtsCheckerScreen } from './ats-checker/ats-checker-screen.tsx';

export default defineRemote({ manifest, routes: { '/ats-checker': AtsCheckerScreen } });
