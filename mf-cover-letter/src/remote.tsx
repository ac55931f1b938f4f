import { defineRemote } from '@vitae/remote-kit/define-remote';
import manifest from '../remote.json';
import { ForgetOnSignOut } from './letter/forget-on-sign-out.tsx';
import { screens } from './screens.ts';

export default defineRemote({ manifest, routes: screens, wrapper: ForgetOnSignOut });
