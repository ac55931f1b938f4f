import { forbidCompiledValidators } from './zod-without-eval.ts';

test('zod finds its setting', async () => {
  forbidCompiledValidators();
  const { config } = await import('zod/mini');
  expect(config().jitless).toBe(true);
});
