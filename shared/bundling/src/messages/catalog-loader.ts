import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { catalogFile, compileCatalogs, packagesWithTexts } from './catalog.ts';

/** Makes a module of `src/locales/ar.po`: the package's own texts and those of the packages that it is bundled with. */
export default function catalogLoader(this: LoaderContext<object>): string {
  const language = path.basename(this.resourcePath, '.po');
  const packageFolder = path.resolve(path.dirname(this.resourcePath), '../..');
  for (const folder of packagesWithTexts(packageFolder)) this.addDependency(catalogFile(folder, language));
  // JSON.parse is read by browsers in a fraction of the time of an object literal.
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compileCatalogs(packageFolder, language)))});`;
}
