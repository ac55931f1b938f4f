export interface ShownPage {
  url: string;
  title: string;
  pathname: string;
}

export function readShownPage(): ShownPage {
  return { url: location.href, title: document.title, pathname: location.pathname };
}
