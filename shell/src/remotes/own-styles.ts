import type { HostedRoot } from './mounted-version.ts';
import { releaseOfStack } from './release-of-stack.ts';

type StyleElement = HTMLStyleElement | HTMLLinkElement;

const isStyle = (node: Node): node is StyleElement =>
  node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet');

/** The key of remote-kit's emotion cache. */
const cacheKeyOf = (remote: string) => remote.replace(/[^a-z-]/g, 'x');

/** What is the remote's on the page: its place, and the parts that it contributes to others. */
const scopeOf = (remote: string) => `@scope ([data-remote="${remote}"], [data-remote-part="${remote}"])`;

interface OwnStyles {
  /** Elements on the page at present. */
  mounted: Set<Element>;
  /** Made by its code, on the page or waiting for its next mount. */
  styles: Set<StyleElement>;
}

/**
 * Keeps each remote's styles to itself. A style element that a remote's code makes is that remote's: its rules are put
 * into an `@scope` of the remote's own elements, so that they reach nothing outside, and it is on the page only while
 * the remote is. What remote-kit's emotion cache writes stays as it is: its rules name hashed classes.
 *
 * Measured beside it, in Chromium 156, with `header { display: none }` and a `color … !important`: in an `@layer` both
 * reach the whole page, since the shell sets no display there and a layer's `!important` wins over that of no layer; a
 * shadow root keeps both in, but a label outside has no field inside, focus ends at the root, and a dialog in the body
 * has none of its styles, so that only isolated remotes have one. Where a browser has no `@scope`, such a sheet is
 * switched off: a plain remote is better than a broken page.
 */
export function createStyleGuard(page: Document = document) {
  const makers = new WeakMap<Element, string>();
  const owned = new Map<string, OwnStyles>();
  const hasScope = 'CSSScopeRule' in window;

  const createElement = page.createElement.bind(page) as typeof page.createElement;
  page.createElement = ((tag: string, options?: ElementCreationOptions) => {
    const element = createElement(tag, options);
    if (element instanceof HTMLStyleElement || element instanceof HTMLLinkElement) {
      const maker = releaseOfStack(new Error().stack);
      if (maker) makers.set(element, maker.remote);
    }
    return element;
  }) as typeof page.createElement;

  const ownStylesOf = (remote: string): OwnStyles => {
    const own = owned.get(remote) ?? { mounted: new Set(), styles: new Set() };
    owned.set(remote, own);
    return own;
  };

  const ownerOf = (element: StyleElement): string | null => {
    const key = element.dataset.emotion?.split(' ')[0];
    for (const [remote, { mounted }] of owned) {
      const cacheKey = cacheKeyOf(remote);
      if (key === cacheKey) return null;
      if (key === `${cacheKey}-global`) return remote;
      for (const root of mounted) if (root.contains(element)) return remote;
    }
    return key ? null : (makers.get(element) ?? null);
  };

  const scope = (element: StyleElement, remote: string) => {
    const { sheet } = element;
    if (!sheet || sheet.cssRules.length === 0) return;
    if (!hasScope) {
      sheet.disabled = true;
      return;
    }
    const rules = [...sheet.cssRules].map((rule) => rule.cssText);
    if (rules.every((rule) => rule.startsWith('@scope'))) return;
    const scoped = `${scopeOf(remote)} {\n${rules.join('\n')}\n}`;
    if (element.textContent) element.textContent = scoped;
    else {
      while (sheet.cssRules.length > 0) sheet.deleteRule(0);
      sheet.insertRule(scoped);
    }
  };

  const adopt = (element: StyleElement) => {
    const remote = ownerOf(element);
    if (!remote) return;
    const own = ownStylesOf(remote);
    if (element instanceof HTMLLinkElement && !own.styles.has(element)) {
      element.addEventListener('load', () => scope(element, remote));
    }
    own.styles.add(element);
    scope(element, remote);
    if (own.mounted.size === 0) element.remove();
  };

  new MutationObserver((records) => {
    for (const { addedNodes, target } of records) {
      if (isStyle(target)) adopt(target);
      for (const node of addedNodes) {
        if (isStyle(node)) adopt(node);
        else if (node instanceof Element && owned.size > 0)
          for (const style of node.querySelectorAll('style')) adopt(style);
      }
    }
  }).observe(page.documentElement, { childList: true, subtree: true });

  /** Takes charge of a remote's styles for as long as it is mounted; returns how to end that. */
  return ({ remote, element }: Pick<HostedRoot, 'remote' | 'element'>): (() => void) => {
    const own = ownStylesOf(remote);
    own.mounted.add(element);
    for (const style of own.styles) if (!style.isConnected) page.head.append(style);
    return () => {
      own.mounted.delete(element);
      if (own.mounted.size > 0) return;
      for (const style of own.styles) {
        // What it has taken away itself it will bring again.
        if (style.isConnected) style.remove();
        else own.styles.delete(style);
      }
    };
  };
}
