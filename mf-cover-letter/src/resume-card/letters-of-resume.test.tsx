import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { act, screen } from '@testing-library/react';
import type { LetterSummary } from '@vitae/contract/letters';
import { createFakePlatform } from '@vitae/remote-kit/testing';
import remote from '../remote.tsx';

const contribution = remote.contributions!['letters-of-resume']!;

/** The account's letters as the API gives them. */
let ofAccount: LetterSummary[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((_, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ success: true, letters: ofAccount }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

const letterFrom = (resumeFileName: string): LetterSummary => ({
  id: crypto.randomUUID(),
  title: 'Nurse, Clinic',
  job_title: 'Nurse',
  company_name: 'Clinic',
  template_name: 'Default',
  resume_file_name: resumeFileName,
  excerpt: 'I look after people',
  generated_at: '2026-03-01T10:00:00.000Z',
  versions: 0,
});

/** Each test has somebody else's account: what the one before still waits for is not an answer to this one. */
async function showOn(title: string, username: string) {
  const platform = createFakePlatform({
    user: { username } as never,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const props = { name: 'letters', domElement, platform, data: { resumeId: 'r 1', title }, onCrash: () => {} };
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  await contribution.bootstrap();
  await contribution.mount(props);
  return { platform, end: () => contribution.unmount(props) };
}

afterEach(() => {
  ofAccount = [];
  document.body.replaceChildren();
});

test('a card leads to a letter from its resume', async () => {
  const { platform, end } = await showOn('Nurse', 'ines');
  const link = await screen.findByRole('link', { name: 'Write a letter' });
  expect(link).toHaveAttribute('href', '/coverletter-builder?resume=r%201');
  link.click();
  expect(platform.recorded.navigations).toEqual([{ to: '/coverletter-builder?resume=r%201', replace: false }]);
  expect(screen.queryByRole('link', { name: /letters?$/ })).toBe(link);
  await end();
});

test('it counts the letters of the account that were written from this resume', async () => {
  ofAccount = [letterFrom('Nurse.txt'), letterFrom('Other.txt'), letterFrom('Nurse.txt')];
  const { end } = await showOn('Nurse', 'noor');
  expect(await screen.findByRole('link', { name: '2 letters' })).toHaveAttribute('href', '/coverletter-letters');
  await act(async () => end());
});
