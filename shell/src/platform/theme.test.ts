import { createTheme } from './theme.ts';

function systemThat(prefersDark: boolean) {
  const target = new EventTarget();
  const query = Object.assign(target, { matches: prefersDark }) as unknown as MediaQueryList & { matches: boolean };
  return {
    query,
    change(matches: boolean) {
      Object.assign(query, { matches });
      target.dispatchEvent(new Event('change'));
    },
  };
}

beforeEach(() => localStorage.clear());

test('without a choice the page follows the system', () => {
  const system = systemThat(false);
  const theme = createTheme(localStorage, document.documentElement, system.query);
  expect(theme.get()).toBe('light');
  system.change(true);
  expect([theme.get(), document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
});

test('a choice is kept, told, and stronger than the system', () => {
  const system = systemThat(true);
  const theme = createTheme(localStorage, document.documentElement, system.query);
  let told = 0;
  theme.subscribe(() => {
    told += 1;
  });
  theme.toggle();
  expect([theme.get(), localStorage.getItem('vitae:theme'), told]).toEqual(['light', 'light', 1]);
  system.change(false);
  system.change(true);
  expect(theme.get()).toBe('light');
});

test('a choice in another tab is followed', () => {
  const theme = createTheme(localStorage, document.documentElement, systemThat(false).query);
  localStorage.setItem('vitae:theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'vitae:theme' }));
  expect(theme.get()).toBe('dark');
});

test('a word that is no theme counts as no choice', () => {
  localStorage.setItem('vitae:theme', 'pink');
  expect(createTheme(localStorage, document.documentElement, systemThat(true).query).get()).toBe('dark');
});
