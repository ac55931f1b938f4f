import { defineRemote } from '@vitae/remote-kit/define-remote';
import manifest from '../remote.json' with { type: 'json' };
import { AtsCheckerScreen } from './ats-checker/ats-checker-screen.tsx';
import { messages } from './messages.ts';

export default defineRemote({ manifest, messages, routes: { '/ats-checker': AtsCheckerScreen } });
