import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { translateManifest } from './translate-manifest.ts';
import type { ReleasablePackage } from './workspace-package.ts';

const CATALOG = `
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

msgid "Resume"
msgstr "السيرة الذاتية"

msgctxt "name of the document"
msgid "Resume"
msgstr "سيرة ذاتية (Resume)"
`;

test('a text of the manifest is translated by the entry without a context', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'manifest-'));
  try {
    await mkdir(path.join(folder, 'src/locales'), { recursive: true });
    await writeFile(path.join(folder, 'src/locales/ar.po'), CATALOG);
    const manifest = { name: 'mf-x', routes: [], navigation: [{ label: 'Resume', path: '/x' }] };
    expect(translateManifest({ folder, manifest } as unknown as ReleasablePackage)).toEqual({
      ar: { Resume: 'السيرة الذاتية' },
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
