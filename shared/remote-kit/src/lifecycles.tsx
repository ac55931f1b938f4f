import type { RemoteLifecycles } from '@vitae/contract/platform';
import { Component, type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** What every parcel is given, whatever it shows. */
interface BaseProps {
  /** Unique among all parcels of the page. */
  name: string;
  domElement: HTMLElement;
  onCrash(error: unknown): void;
}

/** One React root on the page. `settle` ends the mount or update that waits for it. */
interface MountedRoot {
  root: Root;
  settle: { resolve(): void; reject(error: unknown): void };
}

/**
 * single-spa lifecycles over a React root of its own. A mount, and an update, resolve when `<Shown>` says that what
 * they asked for is on the screen and its effects have run; an error on the way rejects them, a later one goes to
 * `onCrash`.
 *
 * @param prepare What the first drawing waits for.
 * @param draw What the root shows; must render a `<Shown onShown>` beside it, inside the same `<Suspense>`.
 */
export function createLifecycles<Props extends BaseProps>(
  prepare: (props: Props) => Promise<void>,
  draw: (props: Props, onShown: () => void) => ReactNode,
): RemoteLifecycles<Props> {
  const mounted = new Map<string, MountedRoot>();

  const show = (entry: MountedRoot, props: Props) =>
    new Promise<void>((resolve, reject) => {
      const { settle } = entry;
      entry.settle = { resolve, reject };
      // What an overtaken update asked for will not be drawn any more.
      settle.resolve();
      entry.root.render(
        <CrashBoundary
          onCrash={(error) => {
            entry.settle.reject(error);
            props.onCrash(error);
          }}
        >
          {draw(props, resolve)}
        </CrashBoundary>,
      );
    });

  return {
    bootstrap: async () => {},
    mount: async (props) => {
      const entry = { root: createRoot(props.domElement), settle: { resolve() {}, reject() {} } };
      mounted.set(props.name, entry);
      await prepare(props);
      // It may have been unmounted meanwhile.
      if (mounted.get(props.name) !== entry) return;
      await show(entry, props);
    },
    update: async (props) => {
      const entry = mounted.get(props.name);
      if (entry) await show(entry, props);
    },
    unmount: async (props) => {
      mounted.get(props.name)?.root.unmount();
      mounted.delete(props.name);
    },
  };
}

/** Says that everything beside it has been drawn and is alive after its effects. */
export function Shown({ onShown }: { onShown(): void }) {
  useEffect(() => {
    // Its neighbours' effects belong to the same commit; an error in one of them reaches the boundary before this.
    const timer = setTimeout(onShown);
    return () => clearTimeout(timer);
  }, [onShown]);
  return null;
}

/** Shows nothing after a crash: the shell, which has been told, replaces the whole remote. */
class CrashBoundary extends Component<{ onCrash(error: unknown): void; children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };
  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }
  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
