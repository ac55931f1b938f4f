import { onCommit } from '../boot/watch-commits.ts';
import type { GuardPage } from './mounted-version.ts';
import { createStyleGuard } from './own-styles.ts';
import { createRate } from './rate.ts';

/** More often than any screen is drawn: twice the fastest display. */
const RENDERS_PER_SECOND_MAX = 300;

/** Styles that stay where they belong, and an end to renders without end. */
export function createPageGuard(): GuardPage {
  const guardStyles = createStyleGuard();
  return (root, onLoop) => {
    const stopStyles = guardStyles(root);
    const renders = createRate(RENDERS_PER_SECOND_MAX, 1_000, () =>
      onLoop(new Error(`more than ${RENDERS_PER_SECOND_MAX} renders in a second`)),
    );
    const stopCounting = onCommit((container) => {
      if (root.element.contains(container) || container.getRootNode() === root.element.shadowRoot) renders.count();
    });
    return () => {
      stopCounting();
      stopStyles();
    };
  };
}
