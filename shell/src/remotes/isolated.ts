import type { RemoteVersion } from '@vitae/contract/channel';
import type { RemoteModule } from '@vitae/contract/platform';

/**
 * Loads a remote that brings all of its libraries: a classic script, checked against the channel's hash, that leaves
 * its lifecycles on `window`. They are given an element in a shadow root, so that neither styles nor ids of the two
 * sides meet.
 */
export async function loadIsolated(remote: RemoteVersion, url: string, storeUrl: string): Promise<RemoteModule> {
  const name = remote.global ?? '';
  // Two versions leave the same name.
  Reflect.deleteProperty(window, name);
  await runScript(url, remote.entry.integrity);
  const lifecycles = (window as unknown as Record<string, RemoteModule | undefined>)[name];
  if (!lifecycles?.mount) throw new Error(`its script left no lifecycles under window.${name}`);

  const roots = new WeakMap<HTMLElement, HTMLElement>();
  const inShadow = <Props extends { domElement: HTMLElement }>(props: Props): Props => {
    let inner = roots.get(props.domElement);
    if (!inner) {
      const shadow = props.domElement.attachShadow({ mode: 'open' });
      for (const { path, integrity } of remote.styles) {
        const link = document.createElement('link');
        shadow.append(
          Object.assign(link, { rel: 'stylesheet', href: storeUrl + path, integrity, crossOrigin: 'anonymous' }),
        );
      }
      inner = document.createElement('div');
      shadow.append(inner);
      roots.set(props.domElement, inner);
    }
    return { ...props, domElement: inner };
  };
  return {
    bootstrap: async () => {},
    mount: async (props) => {
      const own = inShadow(props);
      await lifecycles.bootstrap?.();
      await lifecycles.mount(own);
    },
    update: async (props) => lifecycles.update?.(inShadow(props)),
    unmount: async (props) => lifecycles.unmount(inShadow(props)),
  };
}

function runScript(src: string, integrity: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' });
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('its script could not be loaded'));
    document.head.append(script);
  }).finally(() => script.remove());
}
