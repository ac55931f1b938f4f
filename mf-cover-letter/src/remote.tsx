import { defineRemote } from '@vitae/remote-kit/define-remote';
import manifest from '../remote.json';
import { ForgetOnSignOut } from './letter/forget-on-sign-out.tsx';
import { messages } from './messages.ts';
import { contributions, screens } from './screens.ts';

export default defineRemote({ manifest, messages, routes: screens, contributions, wrapper: ForgetOnSignOut });
