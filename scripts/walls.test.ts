import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const BIOME = path.join(ROOT, 'node_modules/.bin/biome');
const RULES = ['lint/style/noRestrictedImports', 'lint/correctness/noNodejsModules'];

/** Package's folder, and what a file in it must not import. */
const FORBIDDEN = [
  ['mf-ats/src', 'mf-chat/src/remote.tsx'],
  ['mf-ats/src', '../../mf-chat/src/remote.tsx'],
  ['mf-ats/src', '../../shell/src/app.tsx'],
  ['mf-ats/src', '@vitae/api/services'],
  ['mf-ats/src', '@vitae/releases/store'],
  ['mf-ats/src', '../../scripts/start.ts'],
  ['mf-ats/src', 'node:fs'],
  ['mf-ats/src', 'zod'],
  ['shell/src', '../../mf-chat/src/remote.tsx'],
  ['shell/src', '@vitae/api/services'],
  ['shell/src', '@vitae/releases/store'],
  ['shell/src', 'node:path'],
  ['shell/src', 'zod'],
  ['shared/ui/src', '../../../shell/src/app.tsx'],
  ['shared/ui/src', '../../../mf-ats/src/remote.tsx'],
  ['shared/remote-kit/src', '@vitae/api/services'],
  ['shared/remote-kit/src', 'node:fs'],
  ['shared/documents/src', '@vitae/api/services'],
  ['shared/documents/src', 'zod'],
  ['shared/language/src', '../../../mf-ats/src/remote.tsx'],
  ['shared/bundling/src', '@vitae/releases/store'],
  ['shared/contract/src', '@vitae/ui/button'],
  ['shared/contract/src', '@vitae/api/services'],
  ['shared/contract/src', 'node:fs'],
  ['shared/contract/src', 'zod'],
  ['api/src', '../../shell/src/session/session.ts'],
  ['api/src', '@vitae/remote-kit/bus'],
  ['api/src', 'react'],
  ['releases/src', '@vitae/api/services'],
  ['releases/src', '../../mf-ats/src/remote.tsx'],
  ['releases/src', '@vitae/ui/button'],
];

const ALLOWED = [
  ['mf-ats/src', './b.ts'],
  ['mf-ats/src', 'zod/mini'],
  ['mf-ats/src', '@vitae/remote-kit/platform'],
  ['shell/src', '@vitae/contract/channel'],
  ['api/src', 'node:fs'],
  ['releases/src', '@vitae/bundling/build'],
];

let folder: string;
/** Files of which lint has said that they import what they must not. */
const refused = new Set<string>();

const fileOf = (from: string, index: number) => `${from}/case-${index}.ts`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitae-walls-'));
  await cp(path.join(ROOT, 'biome.json'), path.join(folder, 'biome.json'));
  for (const [index, [from = '', module]] of [...FORBIDDEN, ...ALLOWED].entries()) {
    await mkdir(path.join(folder, from), { recursive: true });
    const text = `import { something } from '${module}';\nconsole.warn(something);\n`;
    await writeFile(path.join(folder, fileOf(from, index)), text);
  }
  const options = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(BIOME, options, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
  for (const { category, location } of diagnostics) {
    if (RULES.includes(category)) refused.add(path.relative(folder, path.resolve(folder, location.path)));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(FORBIDDEN.map(([from = '', module = ''], index) => ({ from, module, file: fileOf(from, index) })))(
  'lint refuses that $from imports $module',
  ({ file }) => expect(refused).toContain(file),
);

test.each(
  ALLOWED.map(([from = '', module = ''], index) => ({ from, module, file: fileOf(from, FORBIDDEN.length + index) })),
)('lint lets $from import $module', ({ file }) => expect(refused).not.toContain(file));
