import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadLater } from './load-later.ts';

const Failed = ({ name, onRetry }: { name: string; onRetry(): void }) => (
  <button type="button" onClick={onRetry}>
    Load {name} again
  </button>
);
const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;
const draw = (Part: React.ComponentType<{ name: string }>) =>
  render(
    <main>
      <h1>Around it</h1>
      <Suspense fallback="Loading…">
        <Part name="Ada" />
      </Suspense>
    </main>,
  );

// React reports what a boundary has caught.
let reported: unknown[][];
const report = console.error;
beforeEach(() => {
  reported = [];
  console.error = (...args) => void reported.push(args);
});
afterEach(() => {
  console.error = report;
});

test('a part that cannot be loaded leaves the rest standing, and comes with the next try', async () => {
  let isOnline = false;
  const Part = loadLater(async () => {
    if (!isOnline) throw new Error('offline');
    return Greeting;
  }, Failed);
  draw(Part);
  const again = await screen.findByRole('button', { name: 'Load Ada again' });
  expect(screen.getByRole('heading', { name: 'Around it' })).toBeVisible();
  expect(reported).not.toEqual([]);

  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Load Ada again' })).toBeVisible();
  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Load Ada again' }));
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('a failure is not remembered for the next visit', async () => {
  let isOnline = false;
  const Part = loadLater(async () => {
    if (!isOnline) throw new Error('offline');
    return Greeting;
  }, Failed);
  const first = draw(Part);
  await screen.findByRole('button', { name: 'Load Ada again' });
  first.unmount();
  isOnline = true;
  draw(Part);
  expect(await screen.findByText('Hello Ada')).toBeVisible();
});

test('a part that throws is replaced too', async () => {
  const Broken = (_: { name: string }): never => {
    throw new Error('broken');
  };
  draw(loadLater(async () => Broken, Failed));
  expect(await screen.findByRole('button', { name: 'Load Ada again' })).toBeVisible();
});
