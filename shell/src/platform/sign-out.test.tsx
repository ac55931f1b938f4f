import { act, waitFor } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell.tsx';

test('a sign-out ends the session on the server and empties the browser, whatever those who hear of it throw', async () => {
  const reported: unknown[] = [];
  globalThis.reportError = (error) => reported.push(error);
  const { services, visited } = renderInShell(<p>Here</p>, { username: 'nadia' });
  localStorage.setItem('refresh_token', 'refresh');
  const { platform, session } = services;
  const posted: unknown[] = [];
  platform.http.defaults.adapter = async (config) => {
    posted.push([config.url, JSON.parse(config.data)]);
    return { data: { success: true }, status: 200, statusText: 'OK', headers: {}, config };
  };
  const fail = () => {
    throw new Error('broken subscriber');
  };
  platform.auth.subscribe(fail);
  platform.plan.subscribe(fail);
  session.onEnd(fail);
  act(() => platform.auth.signOut());
  expect([localStorage.getItem('access_token'), localStorage.getItem('refresh_token')]).toEqual([null, null]);
  expect(visited).toEqual(['/LoginPage']);
  expect(reported).toHaveLength(3);
  await waitFor(() => expect(posted).toEqual([['/api/logout/', { refresh: 'refresh' }]]));
});
