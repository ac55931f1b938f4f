import webpack, { type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;
const PLUGIN = 'FreshAddresses';
/** The first answer to this hook ends it. */
const BEFORE_WEBPACK = -100;

/**
 * A chunk that could not be loaded is asked for under a new address the next time: browsers and caches remember what
 * an address has given, and webpack would wait for a request of its own that hangs. A remote whose entry has been
 * loaded anew (`remoteEntry.js?attempt=1`) asks for all its chunks under the same new attempt.
 */
export class FreshAddresses {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap({ name: PLUGIN, stage: BEFORE_WEBPACK }, (chunk) => {
          compilation.addRuntimeModule(chunk, new FreshAddressesRuntime());
          return undefined;
        });
    });
  }
}

class FreshAddressesRuntime extends RuntimeModule {
  constructor() {
    // After webpack's own loader, which this wraps.
    super('fresh addresses', RuntimeModule.STAGE_TRIGGER);
  }
  override generate(): string {
    const load = RuntimeGlobals.loadScript;
    return `(() => {
  const loadScript = ${load};
  const failures = {};
  const attempt = new URLSearchParams((document.currentScript?.src ?? '').split('?')[1]).get('attempt') ?? '';
  ${load} = (url, done, key, chunkId) => {
    const suffix = [attempt, failures[url]].filter(Boolean).join('.');
    loadScript(suffix ? url + '?attempt=' + suffix : url, (event) => {
      if (event && event.type !== 'load') failures[url] = (failures[url] || 0) + 1;
      done(event);
    }, key && suffix ? key + '?attempt=' + suffix : key, chunkId);
  };
})();`;
  }
}
