import { globSync } from 'node:fs';
import path from 'node:path';
import { readCatalog } from '@vitae/bundling/messages/catalog';
import { SOURCE_LANGUAGE } from '@vitae/contract/language';
import { checkTranslation } from './check-translation.ts';
import { findLiteralTexts } from './literal-texts.ts';
import { openCatalogs, packagesWithTexts, siteLanguages, WORKSPACE_ROOT } from './workspace-catalogs.ts';

/** Everything that is wrong with the catalogs beside the code, a line each. */
export async function checkCatalogs(): Promise<string[]> {
  const problems: string[] = [];
  for (const folder of packagesWithTexts()) {
    const inCode = await (await openCatalogs(folder)).collect();
    if (!inCode) return [`${folder}: its messages could not be read`];
    for (const language of siteLanguages()) {
      const catalog = readCatalog(path.join(WORKSPACE_ROOT, folder), language);
      const report = (text: string, problem: string) =>
        problems.push(`${folder}/src/locales/${language}.po: ${JSON.stringify(text)} ${problem}`);
      for (const [id, { message = id }] of Object.entries(inCode)) {
        const entry = catalog[id];
        if (!entry) report(message, 'is missing');
        else if (language !== SOURCE_LANGUAGE) {
          for (const problem of checkTranslation(language, message, entry.translation)) report(message, problem);
        }
      }
      for (const [id, { source }] of Object.entries(catalog)) if (!inCode[id]) report(source, 'is not used');
    }
  }
  return [...problems, ...findDisagreements()];
}

/** One English text has one translation: a bundle holds the texts of several packages under the same ids. */
function findDisagreements(): string[] {
  const problems: string[] = [];
  for (const language of siteLanguages()) {
    const known = new Map<string, { translation: string; folder: string }>();
    for (const folder of packagesWithTexts()) {
      for (const [id, { source, translation }] of Object.entries(
        readCatalog(path.join(WORKSPACE_ROOT, folder), language),
      )) {
        const other = known.get(id);
        if (translation && other && other.translation !== translation) {
          problems.push(
            `${folder} and ${other.folder} translate ${JSON.stringify(source)} to "${language}" in two ways; give one of them a context`,
          );
        } else if (translation) known.set(id, { translation, folder });
      }
    }
  }
  return problems;
}

/** Texts in JSX that are in no message, a line each. */
export function checkLiteralTexts(): string[] {
  return packagesWithTexts().flatMap((folder) =>
    globSync(`${folder}/src/**/*.tsx`, { cwd: WORKSPACE_ROOT })
      .filter((file) => !/\.test\.tsx$|\/testing\//.test(file))
      .sort()
      .flatMap((file) =>
        findLiteralTexts(path.join(WORKSPACE_ROOT, file)).map(
          ({ line, text }) => `${file}:${line}: ${JSON.stringify(text)} is in no message`,
        ),
      ),
  );
}
