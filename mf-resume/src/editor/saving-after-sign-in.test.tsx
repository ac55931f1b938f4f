import 'fake-indexeddb/auto';
import { jest } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import type { Platform } from '@vitae/contract/platform';
import { PlatformProvider } from '@vitae/remote-kit/platform';
import { createFakePlatform } from '@vitae/remote-kit/testing';
import type { InternalAxiosRequestConfig } from 'axios';
import { forgetOpenResume, useOpenResume } from './open-resume.ts';
import { setField, useEditor } from './resume-store.ts';

const USER = { username: 'Ada', isPaid: false, plan: 'Free' };
const STATED = { tags: [], parent_id: null, job: null, link: null, created_at: '2026-01-01T00:00:00.000Z' };

/** Takes resumes and changes, and counts the writes. */
function serverOf(platform: Platform) {
  const server = { data: {} as Record<string, unknown>, writes: 0 };
  platform.http.defaults.adapter = async (config: InternalAxiosRequestConfig) => {
    const body = JSON.parse(config.data ?? '{}');
    server.writes += 1;
    if (body.data) server.data = body.data;
    for (const { path, after } of body.changes ?? [])
      server.data = { ...server.data, [path[0]]: { ...(server.data[path[0]] as object), [path[1]]: after } };
    const resume = { ...STATED, id: 'r1', title: 'Mine', template: 'modern', updated_at: STATED.created_at };
    const data = { success: true, resume: { ...resume, revision: server.writes, data: server.data } };
    return { status: 200, statusText: '', data, headers: {}, config };
  };
  return server;
}

/** A screen of the editor, as one visit of the remote shows it. */
const visit = (platform: Platform) =>
  renderHook(useOpenResume, {
    wrapper: ({ children }) => <PlatformProvider platform={platform}>{children}</PlatformProvider>,
  });
const type = (text: string) => setField(['personal', 'firstName'], text);
const saveState = () => useEditor.getState().saveState;

afterEach(() => {
  jest.useRealTimers();
  forgetOpenResume();
  localStorage.clear();
});

test('what was begun before the sign-in goes to the account on coming back, and says so while one types on', async () => {
  const before = visit(createFakePlatform());
  await waitFor(() => expect(before.result.current).toBe(true));
  type('A');
  expect(saveState()).toBe('local');
  before.unmount();

  const platform = createFakePlatform({ user: USER });
  const server = serverOf(platform);
  visit(platform);
  expect(saveState()).toBe('saving');
  type('Ad');
  expect(saveState()).toBe('saving');
  await waitFor(() => expect(server.data).toMatchObject({ personal: { firstName: 'Ad' } }));
  await waitFor(() => expect(saveState()).toBe('saved'));
});

test('who types without a rest is saved within seconds', async () => {
  const platform = createFakePlatform({ user: USER });
  const server = serverOf(platform);
  const { result } = visit(platform);
  await waitFor(() => expect(result.current).toBe(true));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  for (let letters = 1; letters <= 20; letters += 1) {
    type('x'.repeat(letters));
    expect(saveState()).toBe('saving');
    await jest.advanceTimersByTimeAsync(300);
  }
  expect(server.writes).toBe(1);
  await jest.advanceTimersByTimeAsync(700);
  expect(server.writes).toBe(2);
  expect(server.data).toMatchObject({ personal: { firstName: 'x'.repeat(20) } });
  expect(saveState()).toBe('saved');
});
