import { defineRemote } from '@vitae/remote-kit/define-remote';
import manifest from '../remote.json' with { type: 'json' };
import { AdminLoginScreen } from './login/admin-login-screen.tsx';

export default defineRemote({ manifest, routes: { '/admin-login': AdminLoginScreen } });
