import { createLanguage, type LanguageSources } from './language.ts';

const create = (sources: Partial<LanguageSources> = {}) => {
  const root = document.createElement('html');
  const language = createLanguage({
    storage: localStorage,
    root,
    search: '',
    preferred: ['fr-FR', 'en-GB', 'ar'],
    available: ['en', 'ar'],
    ...sources,
  });
  return { language, root };
};

beforeEach(() => localStorage.clear());

test('the browser says the language until somebody chooses one', () => {
  expect(create().language.get()).toBe('en');
  expect(create({ preferred: ['ar-SA', 'en'] }).language.get()).toBe('ar');
  expect(create({ preferred: ['fr'] }).language.get()).toBe('en');
});

test('a choice is applied to the page, told, and kept for the next page', () => {
  const { language, root } = create();
  const heard: string[] = [];
  language.subscribe(() => heard.push(language.get()));
  language.set('ar');
  expect([root.lang, root.dir, ...heard]).toEqual(['ar', 'rtl', 'ar']);
  const next = create();
  expect([next.root.lang, next.root.dir]).toEqual(['ar', 'rtl']);
  next.language.set('en');
  expect([next.root.lang, next.root.dir]).toEqual(['en', 'ltr']);
});

test('the account counts more than the browser and less than a choice made here', () => {
  const { language } = create();
  language.setOfAccount('ar');
  expect(language.get()).toBe('ar');
  language.set('en');
  language.setOfAccount('ar');
  expect(language.get()).toBe('en');
});

test('a link with ?lang= counts as a choice; an unknown language counts for nothing', () => {
  expect(create({ search: '?lang=xx' }).language.get()).toBe('en');
  expect(create({ search: '?from=mail&lang=ar' }).language.get()).toBe('ar');
  expect(create().language.get()).toBe('ar');
});

test('a choice made in another tab is followed', () => {
  const { language } = create();
  localStorage.setItem('vitae:language', 'ar');
  window.dispatchEvent(new StorageEvent('storage', { key: 'vitae:language' }));
  expect(language.get()).toBe('ar');
});
