import { Component, type ComponentType, createElement, lazy } from 'react';

/**
 * A part of the shell whose code comes when it is first drawn, inside a `<Suspense>`. Where it cannot be loaded, or
 * throws, `Failed` takes its place until `onRetry`; what stands around it goes on.
 */
export function loadLater<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Failed: ComponentType<P & { onRetry(): void }>,
): ComponentType<P> {
  // React keeps a lazy component's failure for good, so that each failure asks for a new one.
  const create = () => lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  let Latest = create();

  return class LatePart extends Component<P, { Part: ComponentType<P>; hasFailed: boolean }> {
    override state = { Part: Latest, hasFailed: false };
    static getDerivedStateFromError() {
      return { hasFailed: true };
    }
    override componentDidCatch() {
      Latest = create();
    }
    readonly retry = () => this.setState({ Part: Latest, hasFailed: false });
    override render() {
      const { Part, hasFailed } = this.state;
      return hasFailed
        ? createElement(Failed, { ...this.props, onRetry: this.retry })
        : createElement(Part, this.props);
    }
  };
}
