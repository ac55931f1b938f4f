import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');

/** Files of a small workspace that is built for real: a shell that loads one remote, and a remote with a lazy part. */
const FILES: Record<string, string> = {
  'pnpm-lock.yaml': 'lockfileVersion: fixture\n',
  'shell/package.json': JSON.stringify({ name: 'shell', type: 'module' }),
  'shell/shell.json': JSON.stringify({
    name: 'shell',
    version: '1.0.0',
    routes: [{ path: '/', title: 'Start' }],
    page: { title: 'Fixture', description: 'A <small> site.', themeColor: { light: '#ffffff', dark: '#000000' } },
    icon: 'src/icon.svg',
  }),
  'shell/src/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'shell/src/page.css': 'body { margin: 0 }',
  'shell/src/main.tsx': `
    import * as react from 'react';
    import { createRoot } from 'react-dom/client';
    import './page.css';
    declare const SHARED_VERSIONS: Record<string, string>;
    const queries = () => import(/* webpackChunkName: "shared-react-query" */ '@tanstack/react-query');
    const forms = () => import(/* webpackChunkName: "shared-react-hook-form" */ 'react-hook-form');
    const router = () => import(/* webpackChunkName: "shared-react-router" */ 'react-router-dom');
    Object.assign(window, { react, queries, forms, router, SHARED_VERSIONS });
    createRoot(document.getElementById('root')!).render(<h1>Fixture</h1>);
  `,
  'mf-one/package.json': JSON.stringify({ name: 'mf-one', type: 'module' }),
  'mf-one/remote.json': JSON.stringify({
    name: 'mf-one',
    version: '1.0.0',
    contract: '^1.0',
    routes: [{ path: '/one/:id?', title: 'One' }],
  }),
  'mf-one/src/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'mf-one/src/remote.tsx': `
    import { defineRemote } from '@vitae/remote-kit/define-remote';
    import { lazy } from 'react';
    import manifest from '../remote.json' with { type: 'json' };
    import mark from './mark.svg';
    const Later = lazy(() => import(/* webpackChunkName: "/one/:id?" */ './later.tsx'));
    const One = () => <Later mark={mark} />;
    export default defineRemote({ manifest, routes: { '/one/:id?': One } });
  `,
  'mf-one/src/later.tsx': `
    import { useForm } from 'react-hook-form';
    export default ({ mark }: { mark: string }) => <img src={mark} alt={String(useForm().formState.isValid)} />;
  `,
};

export interface FixtureWorkspace {
  root: string;
  write(file: string, content: string): Promise<void>;
  remove(): Promise<void>;
}

/** A workspace of its own in a temporary folder; its packages use the libraries that this repository installed. */
export async function createFixtureWorkspace(): Promise<FixtureWorkspace> {
  const root = await mkdtemp(path.join(tmpdir(), 'vitae-workspace-'));
  const write = async (file: string, content: string) => {
    const place = path.join(root, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, content);
  };
  for (const [file, content] of Object.entries(FILES)) await write(file, content);
  await symlink(path.join(REPOSITORY, 'shell/node_modules'), path.join(root, 'shell/node_modules'));
  await symlink(path.join(REPOSITORY, 'mf-cover-letter/node_modules'), path.join(root, 'mf-one/node_modules'));
  return { root, write, remove: () => rm(root, { recursive: true, force: true }) };
}
