import { defineRemote } from '@vitae/remote-kit/define-remote';
import manifest from '../remote.json' with { type: 'json' };
import { messages } from './messages.ts';
import { screens } from './screens.ts';

export default defineRemote({ manifest, messages, routes: screens });
