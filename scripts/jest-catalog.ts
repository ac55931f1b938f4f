import path from 'node:path';
import { compileCatalogs } from '@vitae/bundling/messages/catalog';

/** Makes a module of a catalog, as the bundler does. */
export default {
  process(_text: string, file: string) {
    const language = path.basename(file, '.po');
    const compiled = compileCatalogs(path.resolve(path.dirname(file), '../..'), language);
    return { code: `export const messages = ${JSON.stringify(compiled)};` };
  },
};
