import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import babelExtractor from '@lingui/cli/api/extractors/babel';
import { type ExtractorType, makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { languagesOf } from '@vitae/bundling/messages/catalog';
import { manifestTexts } from '@vitae/bundling/messages/manifest-texts';
import { SOURCE_LANGUAGE } from '@vitae/contract/language';

export const WORKSPACE_ROOT = path.resolve(import.meta.dirname, '../..');

/** Packages that show texts on a screen. */
const PACKAGES = ['shell', 'mf-*', 'shared/ui', 'shared/remote-kit', 'shared/documents'];

/** Folders of the packages with texts, relative to the workspace: `shared/ui`. */
export function packagesWithTexts(): string[] {
  return globSync(PACKAGES, { cwd: WORKSPACE_ROOT })
    .filter((folder) => existsSync(path.join(WORKSPACE_ROOT, folder, 'package.json')))
    .sort();
}

/** The languages of the site: those that the shell has a catalog in, English first. */
export function siteLanguages(): string[] {
  return languagesOf(path.join(WORKSPACE_ROOT, 'shell'));
}

const codeExtractor: ExtractorType = {
  match: babelExtractor.match,
  // Most files have no text; reading them takes longer than all the rest.
  extract: async (file, code, onMessage, context) => {
    if (code.includes('@lingui/')) await babelExtractor.extract(file, code, onMessage, context);
  },
};

/** Titles and labels of a manifest are texts of its package. */
const manifestExtractor: ExtractorType = {
  match: (file) => /(^|\/)(remote|shell)\.json$/.test(file),
  extract(file, content, onMessage) {
    for (const message of manifestTexts(JSON.parse(content))) {
      onMessage({ id: generateMessageId(message), message, origin: [file, 1], context: undefined, comment: undefined });
    }
  },
};

/** The catalogs of one package, in every language of the site. */
export async function openCatalogs(packageFolder: string) {
  const config = makeConfig(
    {
      rootDir: WORKSPACE_ROOT,
      sourceLocale: SOURCE_LANGUAGE,
      locales: siteLanguages(),
      format: formatter({ lineNumbers: false }),
      extractors: [codeExtractor, manifestExtractor],
      catalogs: [
        {
          path: `<rootDir>/${packageFolder}/src/locales/{locale}`,
          include: [`<rootDir>/${packageFolder}/src`, `<rootDir>/${packageFolder}/*.json`],
          exclude: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'],
        },
      ],
    },
    { skipValidation: true },
  );
  const [catalogs] = await getCatalogs(config);
  if (!catalogs) throw new Error(`${packageFolder} has no catalogs`);
  return catalogs;
}
