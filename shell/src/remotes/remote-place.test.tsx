import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakePlatform } from '@vitae/remote-kit/testing';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { createLateRemotes, type Remotes } from './late-remotes.ts';
import { RemotePlace } from './remote-place.tsx';

const location = { pathname: '/x', search: '', hash: '', key: 'first', state: null };
const fetched: Remotes = {
  host: { prefetch() {}, host: () => ({ update() {}, retry() {}, remove() {} }) },
  platform: createFakePlatform(),
  Outlet: ({ name }) => <p>Here is {name}</p>,
};

test('what brings remotes is asked for until it comes, and then once for all of them', async () => {
  let answers = 0;
  const remotes = createLateRemotes(async () => {
    if (answers++ === 0) throw new Error('offline');
    return fetched;
  });
  const { unmount } = renderInShell(<RemotePlace remotes={remotes} name="mf-x" title="Letters" location={location} />);
  expect(screen.getByText('Loading Letters…')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here is mf-x')).toBeVisible();

  unmount();
  renderInShell(<RemotePlace remotes={remotes} name="mf-y" title="Chats" location={location} />);
  expect(screen.getByText('Here is mf-y')).toBeVisible();
  expect(answers).toBe(2);
});

test('a request that hangs is told of, and its answer is shown should it come all the same', async () => {
  const { promise, resolve } = Promise.withResolvers<Remotes>();
  const remotes = createLateRemotes(() => promise, 20);
  renderInShell(<RemotePlace remotes={remotes} name="mf-x" title="Letters" location={location} />);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  resolve(fetched);
  expect(await screen.findByText('Here is mf-x')).toBeVisible();
});
