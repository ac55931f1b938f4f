import { STORE_META, STORE_URL } from '@vitae/contract/page';

/** Where published versions are: this site, or what the page's server names (a CDN). Asked before any other script runs. */
export const storeUrl = document.querySelector<HTMLMetaElement>(`meta[name=${STORE_META}]`)?.content ?? STORE_URL;
