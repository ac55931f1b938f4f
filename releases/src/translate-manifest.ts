import { languagesOf, readCatalog } from '@vitae/bundling/messages/catalog';
import { manifestTexts } from '@vitae/bundling/messages/manifest-texts';
import { SOURCE_LANGUAGE } from '@vitae/contract/language';
import type { ManifestTranslations } from '@vitae/contract/remote';
import type { ReleasablePackage } from './workspace-package.ts';

/** The manifest's texts in each language that the package has a catalog in. */
export function translateManifest({ folder, manifest }: ReleasablePackage): ManifestTranslations {
  const texts = manifestTexts(manifest);
  const translations: ManifestTranslations = {};
  for (const language of languagesOf(folder)) {
    if (language === SOURCE_LANGUAGE) continue;
    const translated = new Map(
      Object.values(readCatalog(folder, language)).flatMap(({ source, translation, context }) =>
        context ? [] : [[source, translation]],
      ),
    );
    translations[language] = Object.fromEntries(
      texts.flatMap((text) => (translated.get(text) ? [[text, translated.get(text)!]] : [])),
    );
  }
  return translations;
}
