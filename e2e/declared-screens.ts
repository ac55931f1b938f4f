import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteRoute } from '@vitae/contract/remote';

const ROOT = path.resolve(import.meta.dirname, '..');

interface Manifest {
  routes: RemoteRoute[];
}
const readManifest = (file: string): Manifest => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

interface DeclaredScreen {
  address: string;
  isForUsers: boolean;
}

/** What shell and remotes declare but for staff; a screen of several addresses by the first that is open to everyone. */
export const DECLARED_SCREENS: DeclaredScreen[] = [
  readManifest('shell/shell.json'),
  ...globSync('mf-*/remote.json', { cwd: ROOT }).sort().map(readManifest),
].flatMap(({ routes }) =>
  routes
    .filter(({ guard, path: pattern, openTo }) => guard !== 'admin' && (openTo || !pattern.includes('/:')))
    .map((route) => ({
      address: route.path.replace(/\/:(\w+)\??/g, (_, part) =>
        route.openTo?.[part] ? `/${route.openTo[part][0]}` : '',
      ),
      isForUsers: route.guard.startsWith('user'),
    })),
);
