import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy, useEffect, useLayoutEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { defineRemote } from './define-remote.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { usePlatform, useUser } from './platform.tsx';
import { createFakePlatform, renderRemote } from './testing.tsx';

const manifest = { name: 'mf-x1', routes: [{ path: '/one' }, { path: '/two' }] };

const messages = async () => ({ messages: {} });

function One() {
  const user = useUser();
  return (
    <>
      <h1>One for {user?.username ?? 'a visitor'}</h1>
      <Link to="/two?from=one">Go on</Link>
    </>
  );
}

function Two() {
  const [search] = useSearchParams();
  const { notify } = usePlatform();
  return (
    <>
      <h1>
        Two, from {search.get('from')} at {useLocation().pathname}
      </h1>
      <button type="button" onClick={() => notify('success', 'Saved')}>
        Save
      </button>
    </>
  );
}

afterEach(() => document.body.replaceChildren());

test('a remote mounts at its path, follows the shell and leaves nothing behind', async () => {
  const remote = defineRemote({ manifest, messages, routes: { '/one': One, '/two': Two } });
  const { element, platform, unmount } = await renderRemote(
    remote,
    '/one',
    createFakePlatform({ user: { username: 'nadia', isPaid: false, plan: 'Free' } }),
  );
  expect(screen.getByRole('heading')).toHaveTextContent('One for nadia');
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(platform.recorded.navigations).toEqual([{ to: '/two?from=one', replace: false }]);
  expect(await screen.findByRole('heading', { name: 'Two, from one at /two' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(platform.recorded.notifications).toEqual([{ kind: 'success', message: 'Saved' }]);
  await unmount();
  expect(element).toBeEmptyDOMElement();
});

test('what a visit will need is fetched ahead of it, and nothing else', async () => {
  const fetched: string[] = [];
  const screenOf = (name: string, load: () => Promise<ComponentType>) =>
    lazyScreen(async () => {
      fetched.push(name);
      return { default: await load() };
    });
  const remote = defineRemote({
    manifest: { name: 'mf-x1', routes: [{ path: '/one/:part?' }, { path: '/two' }] },
    messages,
    routes: {
      '/one/:part?': screenOf('one', async () => One),
      '/two': screenOf('two', () => Promise.reject(new Error('offline'))),
    },
  });
  remote.prefetch?.('/one/first');
  expect(fetched).toEqual(['one']);
  remote.prefetch?.('/elsewhere');
  remote.prefetch?.('/two');
  expect(fetched).toEqual(['one', 'two']);
});

test('a screen that throws while it mounts fails the mount and is reported', async () => {
  const Broken = () => {
    throw new Error('no data');
  };
  const remote = defineRemote({ manifest, messages, routes: { '/one': Broken, '/two': Two } });
  await expect(renderRemote(remote, '/one')).rejects.toThrow('no data');
});

test.each([
  ['an effect', useEffect],
  ['a layout effect', useLayoutEffect],
])('an error in %s at mount fails the mount', async (_name, useSomeEffect) => {
  const Broken = () => {
    useSomeEffect(() => {
      throw new Error('no data');
    }, []);
    return <h1>Drawn</h1>;
  };
  const remote = defineRemote({ manifest, messages, routes: { '/one': Broken, '/two': Two } });
  await expect(renderRemote(remote, '/one')).rejects.toThrow('no data');
});

test('a mount, and an update, last until the screen is there in place of its waiting sign', async () => {
  let finish = (_screen: { default: ComponentType }) => {};
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        finish = resolve;
      }),
  );
  const remote = defineRemote({ manifest, messages, routes: { '/one': One, '/two': Late } });
  const { goTo, element } = await renderRemote(remote, '/one');
  let isThere = false;
  const going = goTo('/two').then(() => {
    isThere = true;
  });
  await screen.findByText('Loading…');
  expect(isThere).toBe(false);
  finish({ default: Two });
  await going;
  expect(element).toHaveTextContent('Two, from');
});

test('a path that it does not know is a failure, not an empty page', async () => {
  const remote = defineRemote({ manifest, messages, routes: { '/one': One, '/two': Two } });
  await expect(renderRemote(remote, '/three')).rejects.toThrow('VITAE-REMOTE-010');
});

test('a screen that throws later is reported to the shell and shows nothing', async () => {
  const Broken = () => {
    throw new Error('no data');
  };
  const remote = defineRemote({ manifest, messages, routes: { '/one': One, '/two': Broken } });
  const { crashes, goTo, element } = await renderRemote(remote, '/one');
  await expect(goTo('/two')).rejects.toThrow('no data');
  expect(crashes).toEqual([expect.objectContaining({ message: 'no data' })]);
  expect(element).toBeEmptyDOMElement();
});

test('a path without a screen, or a screen without a path, is refused', () => {
  expect(() => defineRemote({ manifest, messages, routes: { '/one': One } })).toThrow(
    'VITAE-REMOTE-004 mf-x1: remote.json declares [/one, /two]',
  );
});
