import { waitFor } from '@testing-library/react';
import { createBus } from '@vitae/remote-kit/bus';
import { checkedBus } from './checked-bus.ts';

test('a payload unlike its schema is refused with its place, and reaches nobody', async () => {
  const bus = createBus();
  const heard: unknown[] = [];
  bus.on('resume:saved@1', (payload) => heard.push(payload));
  const checked = checkedBus(bus);
  const wrong = { resumeId: 7, title: 'One' } as never;
  await waitFor(() => expect(() => checked.emit('resume:saved@1', wrong)).toThrow('unlike its schema, at resumeId'));
  const before = heard.length;
  checked.emit('resume:saved@1', { resumeId: '7', title: 'One' });
  expect(heard.slice(before)).toEqual([{ resumeId: '7', title: 'One' }]);
});
