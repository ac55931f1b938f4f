import { createLateRemotes, type Remotes } from './late-remotes.ts';

const remotes = () => ({ host: {}, platform: {} }) as unknown as Remotes;

test('they are fetched once for all who ask', async () => {
  let fetched = 0;
  const late = createLateRemotes(async () => {
    fetched += 1;
    return remotes();
  });
  const [one, other] = await Promise.all([late.load(), late.load()]);
  expect(one).toBe(other);
  expect(await late.load()).toBe(late.get());
  expect(fetched).toBe(1);
});

test('what failed is fetched again', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(remotes())];
  const late = createLateRemotes(() => answers.shift()!);
  await expect(late.load()).rejects.toThrow('offline');
  expect(await late.load()).toBe(late.get());
});

test('a request that hangs is given up and made again, and whichever answer comes first stays', async () => {
  const requests: ((answer: Remotes) => void)[] = [];
  const late = createLateRemotes(() => new Promise((resolve) => requests.push(resolve)), 20);
  await expect(late.load()).rejects.toThrow('no answer');
  const again = late.load();
  expect(requests).toHaveLength(2);
  const [first, second] = [remotes(), remotes()];
  requests[0]!(first);
  requests[1]!(second);
  expect(await again).toBe(first);
  expect(late.get()).toBe(first);
});
