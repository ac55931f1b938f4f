import { directionOf, SOURCE_LANGUAGE } from '@vitae/contract/language';

const LANGUAGE_KEY = 'vitae:language';
const QUERY_PARAMETER = 'lang';

export interface LanguageSources {
  storage: Storage;
  /** `<html>`, whose `lang` and `dir` follow. */
  root: HTMLElement;
  /** The page's query, in which `?lang=ar` counts as a choice. */
  search: string;
  /** The browser's languages, best first. */
  preferred: readonly string[];
  /** Those that the shell has texts in. */
  available: readonly string[];
}

/** The page's language: of the link, else as chosen here, else of the account, else what the browser asks for. */
export function createLanguage({ storage, root, search, preferred, available }: LanguageSources) {
  const listeners = new Set<() => void>();
  let ofAccount = '';
  const known = (wanted: string | null) => available.find((language) => language === wanted?.split('-')[0]);

  const read = () =>
    known(storage.getItem(LANGUAGE_KEY)) ??
    known(ofAccount) ??
    preferred.map(known).find((language) => language !== undefined) ??
    SOURCE_LANGUAGE;
  let language: string;
  const apply = () => {
    const next = read();
    if (next === language) return;
    language = next;
    root.lang = language;
    root.dir = directionOf(language);
    for (const listener of listeners) listener();
  };
  const choose = (chosen: string) => {
    storage.setItem(LANGUAGE_KEY, chosen);
    apply();
  };

  const linked = known(new URLSearchParams(search).get(QUERY_PARAMETER));
  if (linked) choose(linked);
  else apply();
  window.addEventListener('storage', (event) => event.key === LANGUAGE_KEY && apply());

  return {
    available,
    get: () => language,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: choose,
    /** What the account says, once it is known. Empty: nothing. */
    setOfAccount(ofProfile: string) {
      ofAccount = ofProfile;
      apply();
    },
  };
}
