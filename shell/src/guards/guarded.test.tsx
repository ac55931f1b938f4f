import { act, screen, waitFor } from '@testing-library/react';
import { channelOf, storedVersion } from '@vitae/contract/testing/channel-fixture';
import { useSiteLocation } from '../services.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { Guarded } from './guarded.tsx';

const signIn = {
  path: '/admin-login',
  guard: 'public',
  layout: 'bare',
  title: 'Staff',
  purpose: 'staff-sign-in',
} as const;
const channel = channelOf({
  'mf-staff': {
    ...storedVersion('mf-staff', '1.0.0', { routes: [signIn] }),
    navigation: [],
    menu: [],
    translations: {},
    previous: null,
  },
});

function Site() {
  const { pathname } = useSiteLocation();
  return (
    <Guarded guard={pathname === '/analytics' ? 'admin' : 'public'} params={{}}>
      <h1>This is {pathname}</h1>
    </Guarded>
  );
}

test('a failed admin check is not remembered for the next visit', async () => {
  history.replaceState(null, '', '/analytics');
  const { services, visited } = renderInShell(<Site />, undefined, channel);
  expect(screen.getByText('Checking admin authentication...')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'This is /admin-login' })).toBeVisible();

  // Somebody signs in there; until the answer comes, the earlier one must not send them away again.
  act(() => services.navigation.navigate('/analytics'));
  expect(screen.getByText('Checking admin authentication...')).toBeVisible();
  expect(visited).toEqual(['/admin-login', '/analytics']);
  await waitFor(() => expect(visited).toEqual(['/admin-login', '/analytics', '/admin-login']));
});
