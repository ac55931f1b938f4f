import { screen } from '@testing-library/react';
import { createDraft } from '@vitae/remote-kit/draft';
import { createFakePlatform } from '@vitae/remote-kit/testing';
import * as z from 'zod/mini';
import { useServices } from '../services.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { RemoteError } from './remote-error.ts';
import type { HostedState, RemoteHost } from './remote-host.ts';
import { RemoteOutlet } from './remote-outlet.tsx';

const error = new RemoteError('VITAE-REMOTE-006', 'mf-x', '1.0.0', new Error('render'));

/** The outlet of a remote that is in this state at once. */
function renderIn(state: HostedState, typed = '') {
  const host: RemoteHost = {
    prefetch: () => {},
    host: (_name, _element, _props, onState) => {
      if (typed) createDraft('mf-x', 'form', z.string(), '').set(typed);
      onState(state);
      return { update() {}, retry() {}, remove() {} };
    },
  };
  const rendered = renderInShell(<Outlet host={host} />);
  return rendered.services.toasts.take();
}

function Outlet({ host }: { host: RemoteHost }) {
  const services = useServices();
  const platform = { ...createFakePlatform(), notify: services.toasts.notify };
  const location = services.navigation.getLocation();
  return <RemoteOutlet name="mf-x" title="Letters" host={host} platform={platform} location={location} />;
}

test.each([
  ['network', 'Check your connection'],
  ['code', 'has been reported'],
] as const)('a failure of the %s gets its own advice', (cause, advice) => {
  renderIn({ status: 'failed', error, cause });
  expect(screen.getByRole('alert')).toHaveTextContent(advice);
  expect(screen.getByRole('alert')).toHaveTextContent('VITAE-REMOTE-006 · mf-x 1.0.0');
  expect(screen.getByRole('alert')).not.toHaveTextContent('typed');
});

test.each([
  ['', 'This screen was restarted after an error.'],
  ['typed', 'This screen was restarted after an error. What you typed is kept.'],
])('a restart is said, and what is kept only where something is (%j)', (typed, message) => {
  const toasts = renderIn({ status: 'mounted', version: '1.0.0', isRestarted: true }, typed);
  expect(toasts).toEqual([{ kind: 'info', message }]);
});
