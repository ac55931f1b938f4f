import { defineRemote } from '@vitae/remote-kit/define-remote';
import manifest from '../remote.json' with { type: 'json' };
import { AdminLoginScreen } from './login/admin-login-screen.tsx';
import { messages } from './messages.ts';

export default defineRemote({ manifest, messages, routes: { '/admin-login': AdminLoginScreen } });
