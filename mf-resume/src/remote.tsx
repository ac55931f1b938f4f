import { defineRemote } from '@vitae/remote-kit/define-remote';
import manifest from '../remote.json' with { type: 'json' };
import { ForgetOnSignOut } from './editor/forget-on-sign-out.tsx';
import { messages } from './messages.ts';
import { routes } from './screens.ts';

export default defineRemote({ manifest, messages, routes, wrapper: ForgetOnSignOut });
