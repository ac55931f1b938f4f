import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRemote } from './build.ts';

const PACKAGES = path.join(import.meta.dirname, '../../remote-kit/node_modules');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitae-remote-'));
  await mkdir(path.join(folder, 'src'));
  await symlink(PACKAGES, path.join(folder, 'node_modules'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const build = async (source: string) => {
  await writeFile(path.join(folder, 'src/remote.tsx'), source);
  const output = path.join(folder, 'output');
  return await buildRemote({ folder, name: 'mf-second', version: '1.0.0', output });
};

test('a remote takes what is shared from the shell', async () => {
  const { build: built } = await build(
    "import { useState } from 'react';\nimport { createRoot } from 'react-dom/client';\nexport default { useState, createRoot };\n",
  );
  expect(Object.keys(built.shared)).toEqual(['react', 'react-dom/client']);
});

test('a remote that would bring a second React is refused, and told by what', async () => {
  const file = path.join(PACKAGES, 'react/index.js');
  await expect(
    build(`import * as react from ${JSON.stringify(file)};\nexport default { hook: react.useState };\n`),
  ).rejects.toThrow(/holds a copy of react, which the shell shares.*remote\.tsx brings it/);
});

test('a remote that imports a part which the shell leaves out is refused, and told which', async () => {
  const { build: built } = await build(
    "import { Link } from 'react-router-dom';\nimport * as router from 'react-router-dom';\nexport default { Link, go: router.useNavigate };\n",
  );
  expect(Object.keys(built.shared)).toEqual(['react-router-dom']);
  await expect(
    build("import { createBrowserRouter } from 'react-router-dom';\nexport default { createBrowserRouter };\n"),
  ).rejects.toThrow(/remote\.tsx imports "createBrowserRouter" of react-router-dom/);
  await expect(build("import * as router from 'react-router-dom';\nexport default { router };\n")).rejects.toThrow(
    /imports the whole of react-router-dom/,
  );
});
