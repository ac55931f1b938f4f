import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { SOURCE_LANGUAGE } from '@vitae/contract/language';
import { workspaceDependencies } from '../installed-version.ts';

/** Where a package keeps its catalogs, below its folder: `src/locales/ar.po`. */
const CATALOGS_FOLDER = 'src/locales';

export interface CatalogText {
  /** The English text, in ICU message format. */
  source: string;
  /** Empty where it has not been translated. */
  translation: string;
  /** Which meaning of the text it is, where it has several. */
  context?: string;
}

/** A catalog of a package by message id; empty where there is none. */
export function readCatalog(packageFolder: string, language: string): Record<string, CatalogText> {
  const file = catalogFile(packageFolder, language);
  if (!existsSync(file)) return {};
  const parsed = formatter().parse(readFileSync(file, 'utf8'), {
    locale: language,
    sourceLocale: SOURCE_LANGUAGE,
    filename: file,
  }) as Record<string, { message?: string; translation?: string; context?: string }>;
  return Object.fromEntries(
    Object.entries(parsed).map(([id, { message, translation, context }]) => [
      id,
      { source: message ?? id, translation: translation ?? '', ...(context && { context }) },
    ]),
  );
}

export function catalogFile(packageFolder: string, language: string): string {
  return path.join(packageFolder, CATALOGS_FOLDER, `${language}.po`);
}

/** Languages that a package has a catalog in, English first. */
export function languagesOf(packageFolder: string): string[] {
  const folder = path.join(packageFolder, CATALOGS_FOLDER);
  if (!existsSync(folder)) return [];
  const languages = readdirSync(folder).flatMap((file) => (file.endsWith('.po') ? [path.basename(file, '.po')] : []));
  return languages.sort((a, b) => Number(b === SOURCE_LANGUAGE) - Number(a === SOURCE_LANGUAGE) || a.localeCompare(b));
}

/** The packages whose texts a bundle of this package may show: its own folder last, so that its words count. */
export function packagesWithTexts(packageFolder: string): string[] {
  const found = new Set<string>();
  const visit = (folder: string) => {
    if (found.has(folder)) return;
    for (const dependency of workspaceDependencies(folder)) visit(dependency);
    found.add(folder);
  };
  visit(packageFolder);
  return [...found].filter((folder) => existsSync(path.join(folder, CATALOGS_FOLDER)));
}

/** Every translated text of a bundle as the browser reads it: message id → tokens. */
export function compileCatalogs(packageFolder: string, language: string): Record<string, CompiledMessage> {
  const compiled: Record<string, CompiledMessage> = {};
  if (language === SOURCE_LANGUAGE) return compiled;
  for (const folder of packagesWithTexts(packageFolder)) {
    for (const [id, { translation }] of Object.entries(readCatalog(folder, language))) {
      if (translation) compiled[id] = compileMessage(translation);
    }
  }
  return compiled;
}
