import { containerName } from '@vitae/contract/page';
import type { ScreenScripts } from '@vitae/contract/release';
import webpack, { type Chunk, type Compilation, type Configuration, type Module } from 'webpack';
import type { BundleOptions } from './common.ts';
import { isolatedConfiguration } from './isolated.ts';
import { EXPOSED_CHUNK, REMOTE_ENTRY, remoteConfiguration } from './remote.ts';
import { SHARED_LIBRARIES } from './shared-libraries.ts';
import { SHELL_ENTRY_CHUNK, SHELL_REMOTES_CHUNK, sharedVersions, shellConfiguration } from './shell.ts';

export interface RemoteBuild {
  entry: string;
  /** Scripts of the exposed module. */
  preload: string[];
  /** Shared modules that the remote imports anywhere → the range that it accepts. */
  shared: Record<string, string>;
  /** Those of `shared` that the exposed module's own scripts import: the first screen waits for them. */
  preloadShared: string[];
  /** Route → what its screen needs besides, where `webpackChunkName` of the screen's import is the route's path. */
  screens: Record<string, ScreenScripts>;
  /** Only of an isolated remote: the name on `window` under which its entry leaves the lifecycles. */
  global?: string;
}

/** What was bundled, and the absolute paths of all files that it was made of. */
export interface Built<Build> {
  build: Build;
  sources: string[];
}

export interface ShellBuild {
  entry: string;
  preload: string[];
  styles: string[];
  /** Shared module → its version, and its chunks where it is loaded on demand. */
  shared: Record<string, { version: string; chunks: string[] }>;
  /** Scripts that bring remotes, which the first screen of a remote needs beside the entry. */
  forRemotes: string[];
}

/** Bundles a remote into `options.output`. Throws an Error whose message is webpack's report. */
export async function buildRemote(options: BundleOptions): Promise<Built<RemoteBuild>> {
  return await bundle(remoteConfiguration(options), (compilation) => {
    const firstChunks = chunksOfGroup(compilation, EXPOSED_CHUNK);
    const consumed = [...compilation.modules].filter(isConsumedModule);
    const sharedOf = (chunks: ReadonlySet<Chunk>) => {
      const isOfChunks = (module: Module) =>
        [...compilation.chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunks.has(chunk));
      return [...new Set(consumed.filter(isOfChunks).map(({ options }) => options.shareKey))].sort();
    };
    const preload = filesOfGroup(compilation, EXPOSED_CHUNK, '.js');
    const preloadShared = sharedOf(firstChunks);
    const screens: RemoteBuild['screens'] = {};
    for (const name of compilation.namedChunkGroups.keys()) {
      if (!name.startsWith('/')) continue;
      screens[name] = {
        preload: filesOfGroup(compilation, name, '.js').filter((file) => !preload.includes(file)),
        shared: sharedOf(chunksOfGroup(compilation, name)).filter((module) => !preloadShared.includes(module)),
      };
    }
    const ranges = consumed.map(({ options }) => [options.shareKey, options.requiredVersion || '*']);
    const build: RemoteBuild = {
      entry: REMOTE_ENTRY,
      preload,
      shared: sortedByKey(Object.fromEntries(ranges)),
      preloadShared,
      screens: sortedByKey(screens),
    };
    return { build, sources: sourcesOf(compilation) };
  });
}

/** Bundles an isolated remote into `options.output`. Throws an Error whose message is webpack's report. */
export async function buildIsolatedRemote(options: BundleOptions): Promise<Built<RemoteBuild>> {
  return await bundle(isolatedConfiguration(options), (compilation) => {
    const global = containerName(options.name, options.version);
    const build: RemoteBuild = { entry: REMOTE_ENTRY, preload: [], shared: {}, preloadShared: [], screens: {}, global };
    return { build, sources: sourcesOf(compilation) };
  });
}

/** Bundles the shell into `options.output`. Throws an Error whose message is webpack's report. */
export async function buildShell(options: BundleOptions): Promise<Built<ShellBuild>> {
  return await bundle(shellConfiguration(options), (compilation) => {
    const scripts = filesOfGroup(compilation, SHELL_ENTRY_CHUNK, '.js');
    const entry = scripts.at(-1);
    if (!entry) throw new Error('The shell has no script: src/main.tsx is empty');
    const laterScripts = (chunk: string) =>
      filesOfGroup(compilation, chunk, '.js').filter((file) => !scripts.includes(file));
    const shared: ShellBuild['shared'] = {};
    const versions = sharedVersions(options.folder);
    for (const { module, chunk } of SHARED_LIBRARIES) {
      if (chunk && !compilation.namedChunkGroups.has(chunk)) {
        throw new Error(
          `The shell has no import(/* webpackChunkName: "${chunk}" */ '${module}') to hand to the remotes`,
        );
      }
      shared[module] = { version: versions[module]!, chunks: chunk ? laterScripts(chunk) : [] };
    }
    const styles = filesOfGroup(compilation, SHELL_ENTRY_CHUNK, '.css');
    const forRemotes = laterScripts(SHELL_REMOTES_CHUNK);
    return {
      build: { entry, preload: scripts.slice(0, -1), styles, shared, forRemotes },
      sources: sourcesOf(compilation),
    };
  });
}

/** Runs webpack once. Throws an Error whose message is its report; otherwise `read` takes what is wanted of the result. */
export async function bundle<Result>(configuration: Configuration, read: (compilation: Compilation) => Result) {
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack gave no compiler');
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('webpack gave no result'))));
  });
  try {
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
    return read(stats.compilation);
  } finally {
    await new Promise<void>((resolve, reject) => {
      compiler.close((error) => (error ? reject(error) : resolve()));
    });
  }
}

/** Files of a named chunk (an entry, or an import with a webpackChunkName) and of the chunks that it needs. */
export function filesOfGroup(compilation: Compilation, name: string, extension: string): string[] {
  const group = compilation.namedChunkGroups.get(name);
  return group ? group.getFiles().filter((file) => file.endsWith(extension)) : [];
}

function sourcesOf(compilation: Compilation): string[] {
  const sources = new Set<string>();
  const add = (module: Module) => {
    const { resource, modules } = module as Module & { resource?: string; modules?: Module[] };
    // Several modules that were joined into one.
    for (const inner of modules ?? []) add(inner);
    if (resource) sources.add(resource.replace(/\?.*/, ''));
  };
  for (const module of compilation.modules) add(module);
  return [...sources].sort();
}

function chunksOfGroup(compilation: Compilation, name: string): Set<Chunk> {
  return new Set(compilation.namedChunkGroups.get(name)?.chunks);
}

interface ConsumedModule extends Module {
  options: { shareKey: string; requiredVersion: string | false };
}

function isConsumedModule(module: Module): module is ConsumedModule {
  return module.type === 'consume-shared-module';
}

function sortedByKey<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
}
