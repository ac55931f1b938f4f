import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useServices } from './services.tsx';

/** True for a click that the browser itself should handle: new tab, download, other button. */
function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey &&
    !event.defaultPrevented
  );
}

/** Handlers for an anchor to a path of this site: navigates without a page load, prefetches its remote on intent. */
export function useSiteLink(href: string) {
  const { navigation, prefetchPath } = useServices();
  return {
    href,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      navigation.navigate(href);
    },
    onPointerEnter: () => prefetchPath(href),
    onFocus: () => prefetchPath(href),
  };
}

/** A plain link to a path of this site. */
export function SiteLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a {...rest} {...useSiteLink(href)}>
      {children}
    </a>
  );
}
