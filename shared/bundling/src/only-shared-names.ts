import webpack, { type Compilation, type Compiler, type Dependency, type Module } from 'webpack';
import { SHARED_LIBRARIES } from './shared-libraries.ts';

const PLUGIN = 'OnlySharedNames';
const NAMES = new Map(SHARED_LIBRARIES.map(({ module, names }) => [module, names && new Set(names)]));

/** Fails the build of a remote that imports what the shell leaves out of a library: it would be undefined there. */
export class OnlySharedNames {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.finishModules.tap(PLUGIN, (modules) => {
        for (const module of modules) {
          const { shareKey } = (module as Module & { options?: { shareKey?: string } }).options ?? {};
          const names = shareKey && NAMES.get(shareKey);
          if (!names) continue;
          for (const [name, importer] of importedNames(compilation, module)) {
            if (!names.has(name)) compilation.errors.push(notShared(shareKey, name, importer));
          }
        }
      });
    });
  }
}

type ImportDependency = Dependency & { getIds?(graph: Compilation['moduleGraph']): string[] };

/** What is imported from the module, and by whom. `*`: the whole of it. */
function importedNames(compilation: Compilation, module: Module): Map<string, string> {
  const names = new Map<string, string>();
  for (const { dependency, originModule } of compilation.moduleGraph.getIncomingConnections(module)) {
    const ids = (dependency as ImportDependency | null)?.getIds?.(compilation.moduleGraph);
    if (ids && originModule) names.set(ids[0] ?? '*', originModule.readableIdentifier(compilation.requestShortener));
  }
  return names;
}

function notShared(library: string, name: string, importer: string): webpack.WebpackError {
  const what = name === '*' ? `the whole of ${library}` : `"${name}" of ${library}`;
  return new webpack.WebpackError(
    `${importer} imports ${what}, which the shell does not hand to remotes. ` +
      `Take another way, or add the name to SHARED_LIBRARIES and to the shell, and release the shell first.`,
  );
}
