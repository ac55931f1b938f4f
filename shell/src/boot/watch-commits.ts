/** Called at each commit of React with the element of its root. */
type CommitListener = (container: Element) => void;

interface FiberRoot {
  containerInfo: Element;
}
/** What React, in production too, looks for on the page as it starts: the way in of its developer tools. */
interface CommitHook {
  supportsFiber: true;
  inject(renderer: unknown): number;
  onCommitFiberRoot(renderer: number, root: FiberRoot, ...rest: unknown[]): void;
}

const listeners = new Set<CommitListener>();
const page = window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: CommitHook };
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { supportsFiber: true, inject: () => 1, onCommitFiberRoot() {} };
const hook = page.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const tellTools = hook.onCommitFiberRoot;
hook.onCommitFiberRoot = (renderer, root, ...rest) => {
  for (const listener of listeners) listener(root.containerInfo);
  tellTools.call(hook, renderer, root, ...rest);
};

/** Follows every React on the page, remotes' own included. This module must run before the shell's React does. */
export function onCommit(listener: CommitListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
