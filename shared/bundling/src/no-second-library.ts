import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { packageOfModule, SHARED_LIBRARIES } from './shared-libraries.ts';

const PLUGIN = 'NoSecondLibrary';
const SHARED_PACKAGES = new Set(SHARED_LIBRARIES.map(({ module }) => packageOfModule(module)));

/**
 * Fails the build of a remote that bundles what the shell hands out. Two Reacts on a page know nothing of each other:
 * every hook of the second throws, and only where somebody opens the screen that uses it.
 */
export class NoSecondLibrary {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.afterOptimizeModules.tap(PLUGIN, () => {
        const importers = new Map<string, string>();
        for (const module of bundledModules(compilation)) {
          const name = packageOf(module);
          if (!SHARED_PACKAGES.has(name) || importers.has(name)) continue;
          importers.set(name, importerOf(compilation, module, name));
        }
        for (const [name, importer] of importers) compilation.errors.push(secondLibrary(name, importer));
      });
    });
  }
}

function* bundledModules(compilation: Compilation): Generator<Module> {
  for (const module of compilation.modules) {
    // What tree shaking has left out stands in no chunk.
    if (compilation.chunkGraph.getNumberOfModuleChunks(module) > 0) yield module;
  }
}

/** `…/node_modules/@emotion/react/dist/x.js` → `@emotion/react`; own files → ``. */
function packageOf(module: Module): string {
  const { resource } = module as Module & { resource?: string };
  const [, inside] = /.*[\\/]node_modules[\\/](.*)/.exec(resource ?? '') ?? [];
  return inside ? packageOfModule(inside.replaceAll('\\', '/')) : '';
}

/** The nearest module of another package that imports it, in words. */
function importerOf(compilation: Compilation, module: Module, name: string): string {
  const seen = new Set<Module>();
  for (let candidate: Module | null = module; candidate && !seen.has(candidate); ) {
    seen.add(candidate);
    if (packageOf(candidate) !== name) return candidate.readableIdentifier(compilation.requestShortener);
    const [connection] = compilation.moduleGraph.getIncomingConnections(candidate);
    candidate = connection?.originModule ?? null;
  }
  return 'the entry';
}

function secondLibrary(name: string, importer: string): webpack.WebpackError {
  return new webpack.WebpackError(
    `The bundle holds a copy of ${name}, which the shell shares with every remote; ${importer} brings it. ` +
      `Import one of ${modulesOf(name)} by that name, without an alias or a path into the package, and list ${name} in package.json.`,
  );
}

const modulesOf = (name: string) =>
  SHARED_LIBRARIES.map(({ module }) => module)
    .filter((module) => packageOfModule(module) === name)
    .join(', ');
