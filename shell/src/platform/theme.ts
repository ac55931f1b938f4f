import { createListeners } from './listeners.ts';

export type Theme = 'light' | 'dark';

const THEME_KEY = 'vitae:theme';

/** The page's theme: what the person has chosen, else what their system says. Written to `<html data-theme>`. */
export function createTheme(storage: Storage, root: HTMLElement, systemPrefersDark: MediaQueryList) {
  const listeners = createListeners();
  const read = (): Theme => {
    const chosen = storage.getItem(THEME_KEY);
    if (chosen === 'light' || chosen === 'dark') return chosen;
    return systemPrefersDark.matches ? 'dark' : 'light';
  };
  let theme = read();
  const apply = () => {
    theme = read();
    root.dataset.theme = theme;
    listeners.tell();
  };
  apply();
  systemPrefersDark.addEventListener('change', apply);
  window.addEventListener('storage', (event) => event.key === THEME_KEY && apply());
  return {
    get: () => theme,
    subscribe: listeners.add,
    toggle() {
      storage.setItem(THEME_KEY, theme === 'dark' ? 'light' : 'dark');
      apply();
    },
  };
}
