import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { developmentServerSchema } from '@vitae/contract/overrides';
import Fastify from 'fastify';
import { createFixtureWorkspace } from '../testing/fixture-workspace.ts';
import { serveDevelopmentFiles } from './serve-remote.ts';

test('a deployed site is told what is being developed here, and may read its files', async () => {
  const workspace = await createFixtureWorkspace();
  const output = await mkdtemp(path.join(tmpdir(), 'vitae-dev-'));
  await writeFile(path.join(output, 'remoteEntry.js'), 'window.one = {};');
  const app = Fastify();
  const remote = { workspaceRoot: workspace.root, name: 'mf-one', output, latestBuild: async () => ({}) as never };
  await serveDevelopmentFiles(app, remote, new Set());
  const told = await app.inject('/dev/remote.json');
  expect(told.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  const { name, remote: described } = developmentServerSchema.parse(told.json());
  expect([name, described.routes[0]?.path, described.emits]).toEqual(['mf-one', '/one/:id?', []]);
  const entry = await app.inject(`/releases/${described.entry.path}`);
  expect(entry.body).toBe('window.one = {};');
  expect(entry.headers['access-control-allow-origin']).toBe('*');
  await app.close();
  await workspace.remove();
  await rm(output, { recursive: true });
});
