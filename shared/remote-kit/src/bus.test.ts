import { createBus } from './bus.ts';

test('an event reaches its listeners until they leave', () => {
  const bus = createBus();
  const heard: string[] = [];
  const stop = bus.on('auth:signed-out@1', ({ reason }) => heard.push(reason));
  bus.emit('auth:signed-out@1', { reason: 'user' });
  stop();
  bus.emit('auth:signed-out@1', { reason: 'expired' });
  expect(heard).toEqual(['user']);
});

test('a late listener is told the last state, but not past happenings', () => {
  const bus = createBus();
  bus.emit('plan:changed@1', { plan: 'Free', isPaid: false });
  bus.emit('plan:changed@1', { plan: 'Pro', isPaid: true });
  bus.emit('auth:signed-out@1', { reason: 'user' });
  const plans: string[] = [];
  const ends: string[] = [];
  bus.on('plan:changed@1', ({ plan }) => plans.push(plan));
  bus.on('auth:signed-out@1', ({ reason }) => ends.push(reason));
  expect(plans).toEqual(['Pro']);
  expect(ends).toEqual([]);
});

test('one remote\u2019s broken listener does not silence the others', () => {
  const errors: unknown[] = [];
  const bus = createBus({ onListenerError: (error) => errors.push(error) });
  const heard: string[] = [];
  bus.on('region:changed@1', () => {
    throw new Error('broken');
  });
  bus.on('region:changed@1', ({ targetCountry }) => heard.push(targetCountry));
  bus.emit('region:changed@1', { targetCountry: 'ae' });
  expect(heard).toEqual(['ae']);
  expect(errors).toHaveLength(1);
});
