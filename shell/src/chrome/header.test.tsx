import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MenuEntry } from '@vitae/contract/remote';
import { channelOf, storedVersion } from '@vitae/contract/testing/channel-fixture';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { Header } from './header.tsx';

const links = [{ label: 'Cover letter', path: '/coverletter', order: 1 }];
const entry = (label: string, path: string, order: number) => ({ label, path, order, icon: 'document' as const });
const remote = (name: string, menu: MenuEntry[]) => ({
  ...storedVersion(name, '1.0.0'),
  navigation: [],
  translations: {},
  previous: null,
  menu,
});
const channel = channelOf({
  'mf-a': remote('mf-a', [entry('ATS Checker', '/ats-checker', 20)]),
  'mf-b': remote('mf-b', [entry('Dashboard', '/resume-dashboard', 10)]),
});
const renderHeader = (user?: Parameters<typeof renderInShell>[1]) =>
  renderInShell(<Header links={links} section={undefined} pathname="/coverletter" />, user, channel);

test('a visitor finds the remotes, Login and Signup', () => {
  renderHeader();
  expect(screen.getByRole('link', { name: 'Cover letter' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getAllByRole('link', { name: 'Login' })[0]).toHaveAttribute('href', '/LoginPage');
  expect(screen.getAllByRole('link', { name: 'Signup' })[0]).toHaveAttribute('href', '/signup');
});

test('a link goes there without a page load, but leaves new tabs to the browser', async () => {
  const { visited } = renderHeader();
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Cover letter' }));
  expect(visited).toEqual(['/coverletter']);
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Cover letter' }));
  expect(visited).toEqual(['/coverletter']);
});

test('a click before the menu has come is not lost', async () => {
  renderHeader({ username: 'Nadia' });
  const early = screen.getByRole('button', { name: 'Nadia' });
  expect(early).not.toHaveAttribute('aria-expanded');
  fireEvent.click(early);
  expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
});

test('who is signed in has a menu, and Guest is their name when none is stored', async () => {
  const { visited } = renderHeader({ username: '' });
  const user = userEvent.setup();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Guest' })).toHaveAttribute('aria-expanded', 'false'));
  await user.click(screen.getByRole('button', { name: 'Guest' }));
  const menu = await screen.findByRole('menu');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Dashboard', 'ATS Checker', 'Choose Region', 'Account', 'Logout']);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(visited).toEqual(['/region-selection']);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the theme is changed and kept', async () => {
  renderHeader();
  await userEvent.click(screen.getByRole('button', { name: 'Use the dark theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('vitae:theme')).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Use the light theme' }));
  expect(document.documentElement.dataset.theme).toBe('light');
});
