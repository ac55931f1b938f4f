export const WEB_ANALYTICS_SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js';

interface TagWindow {
  dataLayer?: unknown[];
  /** `ga-disable-<id>`: the library looks here before everything that it sends of its own accord. */
  [disabled: `ga-disable-${string}`]: boolean;
}

/** Google Analytics, loaded at the first page view that someone has allowed. Sends path and query, nothing else. */
export function createWebAnalytics(measurementId: string, page: Window = window) {
  const tags = page as unknown as TagWindow;
  const layer = tags.dataLayer ?? [];
  tags.dataLayer = layer;
  let isLoaded = false;
  // The tag library takes the `arguments` object itself, not an array.
  function tag(..._values: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }
  const load = () => {
    isLoaded = true;
    tag('js', new Date());
    tag('config', measurementId, { send_page_view: false });
    const script = page.document.createElement('script');
    script.async = true;
    script.src = `${WEB_ANALYTICS_SCRIPT_URL}?id=${encodeURIComponent(measurementId)}`;
    page.document.head.append(script);
  };
  return {
    pageView(path: string) {
      if (!isLoaded) load();
      tag('event', 'page_view', { page_path: path });
    },
    setAllowed(isAllowed: boolean) {
      tags[`ga-disable-${measurementId}`] = !isAllowed;
    },
  };
}
